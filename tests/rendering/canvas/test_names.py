"""People call themselves anything; a picture shows what it can and never a box or a crash."""

from __future__ import annotations

import pytest

from engine.core.cards import parse_cards
from engine.core.chance.seating import Draw
from engine.games.couillon.sheets.numbers import Royes
from locales import say_in
from rendering import SeatLabel, draw_draw, draw_table
from rendering.canvas.fonts import Lettering, cut, lettered, width_of
from rendering.canvas.letters.graphemes import ELLIPSIS
from rendering.games.couillon.sheets import ShownSheet, draw_sheet
from tests.about import in_one_test
from tests.rendering.positions import LABELS, LOOK, STAGES

SAY = say_in("en")
WILD = [
    "",
    " ",
    "\n\t",
    "مرحبا",
    "שלום",
    "🎉🎉",
    "日本語",
    "\u200b\u202e",
    "Z" + "\u0301" * 90,
    "W" * 200,
    "ﷺ" * 50,
    "\ue000",
]


def table_with(name: str) -> bytes:
    return draw_table(STAGES["full trick"], [SeatLabel(name, person=1), *LABELS[1:]], LOOK, SAY).data


@in_one_test("name", WILD)
def test_no_name_breaks_a_picture(name: str) -> None:
    assert table_with(name)
    assert draw_sheet(ShownSheet(Royes((13, 13)), ((name,) * 3, (name,)), name, full=13), SAY).data
    draw = Draw(tuple((card,) for card in parse_cards("AS KS QS JS")), (0, 2, 1, 3))
    assert draw_draw(draw, [name] * 4, LOOK, SAY).data


@in_one_test("name", ["", "\u200b", "!!!", "\ue000", "\U0010fffd", "\u202e"])
def test_a_name_without_a_letter_becomes_the_seat(name: str) -> None:
    assert table_with(name) == table_with("Seat 1")


@in_one_test("name", ["\ue000 Jo \ue000", "Jo\u200b", "  Jo  ", "𝐉𝐨", "Jo \U0010fffd"])
def test_letters_we_lack_are_left_out_and_no_box_stands_for_them(name: str) -> None:
    assert table_with(name) == table_with("Jo")


@in_one_test("name", ["Zoé", "Noël", "Loïc", "Côme", "François", "Jürgen Groß", "Łukasz", "Čapek", "Şule"])
def test_names_of_our_neighbours_are_written_in_full_on_plates_and_slate(name: str) -> None:
    assert lettered(name, Lettering.BOLD, "-") == (name, Lettering.BOLD)
    assert lettered(name, Lettering.CHALK, "-") == (name, Lettering.CHALK)


@pytest.mark.parametrize("name", ["Олег", "Ελένη"])
def test_scripts_the_chalk_lacks_are_written_plainly(name: str) -> None:
    assert lettered(name, Lettering.BOLD, "-") == (name, Lettering.BOLD)
    assert lettered(name, Lettering.CHALK, "-") == (name, Lettering.BOLD)


def test_two_long_names_are_cut_to_fit_at_a_word_s_end_if_one_is_near() -> None:
    short = cut("Anne-Marie van den Broeck", Lettering.BOLD, 30, 260)
    assert short == "Anne-Marie van" + ELLIPSIS
    for room in (60, 120, 240):
        assert width_of(cut("W" * 200, Lettering.BOLD, 30, room), Lettering.BOLD, 30) <= room


def test_a_name_that_fits_is_left_alone() -> None:
    assert cut("Zoé", Lettering.BOLD, 30, 200) == "Zoé"


@pytest.mark.parametrize("lettering", Lettering)
def test_a_blank_that_a_font_lacks_is_written_as_one_that_it_has(lettering: Lettering) -> None:
    """French writes one before its marks; the chalk would draw a box."""
    narrow, plain = (width_of(f"gagné{blank}!", lettering, 40) for blank in ("\N{NARROW NO-BREAK SPACE}", " "))
    assert narrow <= plain
