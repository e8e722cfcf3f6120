"""A knock-out's tree in parts that a phone shows, and the same in words."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image

from locales import LANGUAGES, say_in
from rendering.canvas.values import WIDTH, SeatLabel
from rendering.people import knockout
from rendering.people.knockout import MOST_IN_A_PART, SIDE_BY_SIDE, Tie, alt_tree, draw_tree, parts_of, stage_of
from tests.about import in_one_test
from tests.rendering.lettering import watched
from tests.rendering.names import LONG_NAMES

EN = say_in("en")


def cup(people: int) -> list[list[Tie]]:
    """Who is lower always wins, and the lowest have nobody to meet where not all can."""
    size = 1 << (people - 1).bit_length()
    left, free, rounds = list(range(1, people + 1)), size - people, []
    while len(left) > 1:
        playing = left[free:]
        pairs = zip(playing[::2], playing[1::2], strict=True)
        rounds.append([*(Tie((one,), (), one) for one in left[:free]), *(Tie((a, b), ("3", "1"), a) for a, b in pairs)])
        left, free = [tie.winner for tie in rounds[-1] if tie.winner], 0
    return rounds


def entrants(people: int) -> list[SeatLabel]:
    return [SeatLabel(f"Person {place}") for place in range(1, people + 1)]


@in_one_test("people", [2, 4, 5, 10, 16, 26, 33, 200])
def test_every_game_stands_in_one_part_and_leads_on_to_the_next(people: int) -> None:
    rounds = cup(people)
    parts = parts_of(rounds)
    shown = [(part.first + knot.column, knot.tie.places) for part in parts for knot in part.knots]
    assert sorted(shown) == sorted((number, tie.places) for number, ties in enumerate(rounds, 1) for tie in ties)
    for part in parts:
        assert part.columns <= SIDE_BY_SIDE
        assert part.rows <= MOST_IN_A_PART
        for knot in part.knots:
            last = knot.column == part.columns - 1
            assert (knot.onward is None) == last
            if knot.onward is not None:
                after, place = part.knots[knot.onward[0]], knot.onward[1]
                assert (after.column, after.tie.places[place]) == (knot.column + 1, knot.tie.winner)


def test_no_two_games_of_a_round_overlap() -> None:
    for part in parts_of(cup(26)):
        for column in range(part.columns):
            rows = sorted(knot.row for knot in part.knots if knot.column == column)
            assert all(above + 1 <= below for above, below in pairwise(rows))


def test_rounds_are_called_as_players_call_them() -> None:
    assert [stage_of(ties) for ties in cup(26)] == ["", "", "quarter", "semi", "final"]


def test_a_winner_who_left_leads_nowhere_and_is_shown_all_the_same() -> None:
    part = parts_of([cup(4)[0], [Tie((1, 0), ("3", "0"), 1)]])[0]
    assert [knot.tie.places for knot in part.knots if knot.onward is None] == [(1, 0), (3, 4)]


def test_the_largest_part_is_no_higher_than_a_screen_and_small() -> None:
    rounds, people = cup(26), entrants(26)
    for part in parts_of(rounds):
        picture = draw_tree(part, rounds, people, "Cup", EN)
        size = Image.open(io.BytesIO(picture.data)).size
        assert size[0] == WIDTH
        assert size[1] <= 1100
        assert len(picture.data) < 40_000


@in_one_test("people", [4, 5, 10, 26])
def test_long_names_are_whole_and_no_two_games_touch(people: int) -> None:
    rounds = cup(people)
    named = [SeatLabel(LONG_NAMES[place % len(LONG_NAMES)], place % 5 == 0) for place in range(people)]
    for part in parts_of(rounds):
        with watched() as found:
            draw_tree(part, rounds, named, "Cup", EN)
        assert not [one.text for one in found if "…" in one.text]
        columns = knockout._columns(part.columns)
        boxes = [knockout._box(knot, columns[knot.column], part, rounds, named, EN) for knot in part.knots]
        rows = knockout._rows(part, boxes)
        for column in range(part.columns):
            drawn = sorted(
                (knockout._down(rows, knot.row), box.high)
                for knot, box in zip(part.knots, boxes, strict=True)
                if knot.column == column
            )
            assert drawn[0][0] >= drawn[0][1] / 2
            assert drawn[-1][0] + drawn[-1][1] / 2 <= sum(rows)
            assert all(y + high / 2 + 20 <= below - other / 2 for (y, high), (below, other) in pairwise(drawn))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_say_who_beat_whom_who_had_nobody_and_who_is_playing(language: str) -> None:
    people = [SeatLabel("Anna"), SeatLabel("Ben"), SeatLabel("Zoé")]
    rounds = [[Tie((1,), (), 1), Tie((2, 3), ("1", "3"), 3)], [Tie((1, 3))]]
    told = alt_tree(parts_of(rounds)[0], rounds, people, "T", say_in(language))
    assert told.startswith("T. ")
    assert "3–1" in told
    assert told.index("Anna") < told.index("Zoé") < told.index("Ben") < told.rindex("Zoé")


def test_the_words_of_long_names_keep_to_discords_limit() -> None:
    rounds = cup(26)
    told = alt_tree(parts_of(rounds)[0], rounds, [SeatLabel("x" * 100)] * 26, "Cup", EN)
    assert len(told) <= 1024


@pytest.mark.parametrize("name", ["", "😀", "x" * 200, "\u202eright"])
def test_any_name_is_drawn(name: str) -> None:
    rounds = cup(4)
    assert draw_tree(parts_of(rounds)[0], rounds, [SeatLabel(name)] * 4, name, EN).data
