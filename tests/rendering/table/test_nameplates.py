"""Whoever sits anywhere is named whole, and known by colour and initials."""

from __future__ import annotations

import itertools

import pytest

from engine.core.cards import Card, parse_cards
from locales import LANGUAGES, say_in
from rendering import Look, SeatLabel
from rendering.avatars.avatar import BADGE, Avatar, avatar, avatar_of, grounds, initials_of
from rendering.canvas import colours
from rendering.canvas.fonts import Lettering, width_of
from rendering.canvas.lines import name_lines
from rendering.canvas.values import FACE, LEAST_LETTER
from rendering.cards.small_cards import tiles_size
from rendering.table.nameplates import CROWDED, LYING_HIGH, LYING_ROOM, STANDING, Facts, Standing, lying, standing
from tests.about import in_one_test
from tests.rendering.colours import contrast

LOOK = Look("1RDV")
NAMES = ("Marie-Christine", "Jean-Philippe", "Christophe", "Constantinopel", "Maximilianusss", "Wim van den Berg")
"""Fourteen letters and more, of one word and of several."""


def facts(name: str, shown: tuple[Card, ...] = ()) -> Facts:
    """Somebody with all that a plate can tell: the declarer, who deals, is away and is to play."""
    say, label = say_in("nl"), SeatLabel(name, away=True)
    seen = avatar_of(label, colours.AVATARS[0], 1, say, side=1, star=True, dealer=True)
    return Facts(name, 1, seen, 4, 3, say("picture-turn-play"), say("picture-away"), turn=True, shown=shown)


@in_one_test("name", NAMES)
@in_one_test(("sizes", "room"), [(STANDING.names, 154), (CROWDED.names, 150), ((36, LEAST_LETTER), 185)])
def test_fourteen_letters_are_whole_in_the_least_room_there_is(name: str, sizes: tuple[int, ...], room: int) -> None:
    lines = name_lines(name, Lettering.BOLD, sizes, room)
    joined = "".join(lines.texts).replace("-", "").replace(" ", "")
    assert joined == name.replace("-", "").replace(" ", "")
    assert len(lines.texts) <= 2
    assert lines.size >= LEAST_LETTER
    assert all(width_of(line, lines.letters, lines.size) <= room for line in lines.texts)


def test_a_name_breaks_at_its_hyphen_before_it_gets_smaller() -> None:
    assert name_lines("Marie-Louise", Lettering.BOLD, (32, 30), 148).texts == ("Marie-", "Louise")
    assert name_lines("Anneke", Lettering.BOLD, (32, 30), 148).texts == ("Anneke",)
    assert name_lines("Wim van den Berg", Lettering.BOLD, (32, 30), 148).texts == ("Wim van", "den Berg")


def test_only_what_fits_in_no_way_is_cut() -> None:
    lines = name_lines("W" * 60, Lettering.BOLD, (32, 30), 148)
    assert lines.texts[-1].endswith("…")
    assert all(width_of(line, lines.letters, 30) <= 148 for line in lines.texts)


@pytest.mark.parametrize("room", [300, LYING_ROOM, 460])
def test_a_plate_that_lies_is_as_wide_as_its_name_and_never_wider_than_its_room(room: int) -> None:
    for name, cards in itertools.product(("Jo", *NAMES, "W" * 40), ((), parse_cards("TH"), parse_cards("TH QS"))):
        plate = lying(facts(name, shown=cards), LOOK, say_in("fr"), room)
        assert plate.height == LYING_HIGH
        assert 300 <= plate.width <= room


@pytest.mark.parametrize("measure", [STANDING, CROWDED])
def test_a_plate_that_stands_grows_with_what_it_shows(measure: Standing) -> None:
    for name in ("Jo", *NAMES):
        bare = standing(facts(name), LOOK, say_in("de"), measure)
        shown = standing(facts(name, shown=parse_cards("TH QS")), LOOK, say_in("de"), measure)
        assert bare.width == shown.width
        row = tiles_size(parse_cards("TH"))[1] - (LEAST_LETTER if measure is CROWDED else 0)
        assert shown.height - bare.height >= row or bare.height == STANDING.least


def test_neighbours_never_have_the_same_colour() -> None:
    for seats in range(2, 9):
        for start in range(60):
            chosen = grounds([SeatLabel("x", person=start * 31 + seat) for seat in range(seats)])
            around = zip(chosen, (*chosen[1:], chosen[0]), strict=True)
            assert all(one != other for one, other in around)


def test_a_person_has_a_colour_of_their_own_whatever_they_are_called() -> None:
    assert grounds([SeatLabel("Anna", person=7)]) == grounds([SeatLabel("Anneke", person=7)])
    assert len({grounds([SeatLabel("x", person=one)]) for one in range(1, 40)}) == len(colours.AVATARS)
    assert grounds([SeatLabel("x", person=7, computer=True)]) == (colours.NOBODY,)


@in_one_test(
    ("name", "initials"),
    [("Jean-Pierre", "JP"), ("Anneke", "An"), ("Łukasz", "Łu"), ("marie louise", "ML"), ("x", "x"), ("♠♠", "P3")],
)
def test_initials_are_one_or_two_letters(name: str, initials: str) -> None:
    assert initials_of(name, "Place 3") == initials


def test_white_initials_are_legible_on_every_ground() -> None:
    assert all(contrast(colours.TEXT, one) >= 4.5 for one in (*colours.AVATARS, colours.NOBODY))


def test_every_corner_of_an_avatar_is_seen() -> None:
    plain = Avatar("An", colours.AVATARS[0])
    said = [
        plain,
        plain._replace(side=0),
        plain._replace(side=1),
        plain._replace(star=True),
        plain._replace(away=True),
        plain._replace(won=True),
        plain._replace(dealer="D"),
        plain._replace(computer=True),
        plain._replace(face=bytes(FACE * FACE * 3)),
        plain._replace(ground=colours.AVATARS[1]),
        plain._replace(initials="Bo"),
    ]
    assert len({avatar(one, 88).colour.tobytes() for one in said}) == len(said)
    assert avatar(plain, 78).colour.size == (78 + BADGE, 78 + BADGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_due_is_written_whole_on_every_plate(language: str) -> None:
    say = say_in(language)
    for key in ("act", "accept", "name", "kontra", "re", "play", "bid", "double", "discard"):
        words = say(f"picture-turn-{key}").split()
        assert all(width_of(word, Lettering.BOLD, LEAST_LETTER) <= CROWDED.wide - 8 for word in words), key
