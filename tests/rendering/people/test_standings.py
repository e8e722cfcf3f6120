"""The picture of a tournament's standings, and the same in words."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from engine.clubs.tournaments.schedule import PEOPLE, TournamentPlace, standings
from locales import LANGUAGES, say_in
from rendering import Picture
from rendering.avatars.avatar import Avatar, Round, avatar
from rendering.canvas import fonts
from rendering.canvas.values import WIDTH, SeatLabel
from rendering.people import names
from rendering.people import standings as podium
from rendering.people.standings import alt_standings, draw_standings
from tests.about import in_one_test

EN = say_in("en")


def entrants(people: int) -> list[SeatLabel]:
    return [SeatLabel(f"Person {place}", computer=place % 3 == 0) for place in range(1, people + 1)]


def rows(people: int, rounds: int) -> tuple[TournamentPlace, ...]:
    return standings(
        people,
        [{place: (place * 5 + played * 7) % 17 - 3 for place in range(1, people + 1)} for played in range(rounds)],
    )


def size(picture: Picture) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture.data)).size


@in_one_test("people", PEOPLE)
@in_one_test("final", [False, True])
def test_standings_of_any_size_are_small_pictures_with_a_row_for_each_place(people: int, final: bool) -> None:
    for rounds in (1, people - 1):
        picture = draw_standings(rows(people, rounds), entrants(people), "After round 1", EN, final=final)
        assert picture.filename == "standings.png"
        assert len(picture.data) < 64_000
        assert size(picture)[0] == WIDTH
    assert size(draw_standings(rows(people, 1), entrants(people), "", EN))[1] > 44 * people


def test_equal_arguments_give_equal_bytes_and_others_do_not() -> None:
    first = draw_standings(rows(8, 3), entrants(8), "After round 3", EN)
    assert draw_standings(rows(8, 3), entrants(8), "After round 3", EN) == first
    others = [
        draw_standings(rows(8, 2), entrants(8), "After round 3", EN),
        draw_standings(rows(8, 3), [*entrants(7), SeatLabel("Zoé")], "After round 3", EN),
        draw_standings(rows(8, 3), entrants(8), "After round 4", EN),
        draw_standings(rows(8, 3), entrants(8), "After round 3", EN, final=True),
    ]
    assert len({picture.data for picture in (first, *others)}) == 5


def ranks_and_people(totals: list[int]) -> list[tuple[int, int]]:
    """The rank of each block of the podium, and how many people stand on it, for these totals."""
    ranked = standings(len(totals), [dict(enumerate(totals, 1))])
    labels = [SeatLabel(f"Person {row.place}") for row in ranked]
    return [(block.rank, len(block.people)) for block in podium.blocks(ranked, labels)]


@in_one_test(
    ("totals", "blocks"),
    [
        ([1, 2, 3, 4], [(1, 1), (2, 1), (3, 1)]),
        ([1, 1, 3, 4], [(1, 1), (1, 1), (3, 1)]),
        ([1, 2, 2, 4], [(1, 1), (2, 1), (2, 1)]),
        ([1, 1, 1, 4], [(1, 1), (1, 1), (1, 1)]),
        ([1, 2, 3, 3], [(1, 1), (2, 1), (3, 2)]),
        ([1, 2, 2, 2], [(1, 1), (2, 2), (2, 1)]),
        ([5, 5, 5, 5, 5, 5, 5, 5], [(1, 3), (1, 3), (1, 2)]),
    ],
)
def test_the_podium_always_has_three_blocks_and_none_is_missing_between_two(
    totals: list[int], blocks: list[tuple[int, int]]
) -> None:
    assert ranks_and_people(totals) == blocks


def test_the_podium_has_room_for_those_who_share_a_block() -> None:
    alone = standings(16, [{place: place for place in range(1, 17)}])
    shared = standings(16, [dict.fromkeys(range(1, 17), 5)])
    one = draw_standings(alone, entrants(16), "", EN, final=True)
    many = draw_standings(shared, entrants(16), "", EN, final=True)
    assert size(many)[1] > size(one)[1]


def test_whoever_wins_has_a_crown_but_a_computer_has_none() -> None:
    table = standings(4, [{1: 0, 2: 4, 3: 6, 4: 8}])
    for computer in (False, True):
        found: list[Avatar] = []

        def watched(shown: Avatar, size: int, found: list[Avatar] = found) -> Round:
            found.append(shown)
            return avatar(shown, size)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("rendering.avatars.avatar.avatar", watched)
            people = [SeatLabel("Anna", computer=computer), SeatLabel("Ben"), SeatLabel("Zoé"), SeatLabel("Jef")]
            draw_standings(table, people, "", EN, final=True)
        assert [(one.won, one.computer) for one in found] == [(not computer, computer), (False, False), (False, False)]


def test_final_standings_of_many_fit_on_one_screen_with_everybody() -> None:
    found: list[str] = []
    put_beside = names.put_beside

    def watched(image: Image.Image, lines: list[names.Line], *where: Any) -> None:
        found.append(" ".join(word.text for line in lines for word in line))
        put_beside(image, lines, *where)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(names, "put_beside", watched)
        high = size(draw_standings(rows(16, 15), entrants(16), "T", EN, final=True))[1]
    assert high <= 1022
    assert sorted(found) == sorted(one.name for one in entrants(16))


def test_of_many_rounds_only_the_last_five_stand_beside_the_total() -> None:
    def written(rounds: int) -> list[str]:
        texts: list[str] = []

        def watched(image: Image.Image, at: tuple[float, float], text: str, *how: Any) -> int:
            texts.append(text)
            return fonts.write(image, at, text, *how)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("rendering.people.standings.write", watched)
            draw_standings(rows(16, rounds), entrants(16), "T", EN)
        return texts

    eight, fifteen = written(8), written(15)
    assert eight[1:10] == [EN("tournament-picture-round", round=1), *map(str, range(2, 9)), "total"]
    assert fifteen[1:7] == [EN("tournament-picture-round", round=11), "12", "13", "14", "15", "total"]
    totals = [str(row.total) for row in rows(16, 15)]
    assert all(total in fifteen for total in totals)


@in_one_test("name", ["", "😀", "x" * 200, "Łukasz *the* `great`", "\u202eright"])
def test_any_name_is_drawn(name: str) -> None:
    assert draw_standings(rows(4, 2), [SeatLabel(name)] * 4, "", EN, final=True).data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_say_rank_name_total_and_rounds(language: str) -> None:
    say = say_in(language)
    table = standings(4, [{1: 9, 2: 3, 3: 9, 4: -1}, {1: 4, 2: 4, 3: 4, 4: 4}])
    alt = alt_standings(
        table, [SeatLabel("Anna"), SeatLabel("Ben"), SeatLabel("Zoé"), SeatLabel("Jef", computer=True)], "T", say
    )
    assert alt.startswith("T. 1. Jef (")
    assert alt.index("Jef") < alt.index("Ben") < alt.index("Anna") < alt.index("Zoé")
    for part in ("3 ", "13 ", "(−1, 4)", "(3, 4)", "(9, 4)"):
        assert part in alt
    assert alt.count("3. ") == 2


def test_the_words_leave_out_the_rounds_where_the_totals_would_not_fit() -> None:
    long = alt_standings(rows(16, 15), entrants(16), "After round 15", EN)
    assert len(long) <= 1024
    assert all(one.name in long for one in entrants(16))
