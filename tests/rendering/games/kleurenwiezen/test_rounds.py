"""Kleurenwiezen: what the bidding box says, and where."""

from __future__ import annotations

import pytest

from engine.core.cards import Suit
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, Propose, Word
from engine.games.kleurenwiezen.state import KleurenwiezenView
from locales import LANGUAGES, say_in
from rendering import SeatLabel
from rendering.canvas.fonts import Lettering
from rendering.canvas.letters.graphemes import ELLIPSIS
from rendering.canvas.lines import line_width
from rendering.canvas.values import LEAST_LETTER
from rendering.games.kleurenwiezen.bidding import CELL, MOST_ROWS, SIZES, Said, box_of, columns, draw_bidding, sheet_of
from rendering.games.kleurenwiezen.wording import call_line, in_lines
from tests.rendering.games.kleurenwiezen.test_bidding import (
    EVERY_CONTRACT,
    LABELS,
    LONG,
    LOOK,
    NL,
    long_auction,
    opened,
    seen,
)

EVERY_CALL: tuple[KleurenwiezenAction, ...] = (
    *(Word.PASS, Word.WAIT, Word.PAROLE),
    Propose(Suit.S),
    *map(Bid, EVERY_CONTRACT),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_there_is_fits_into_its_cell_in_letters_that_a_phone_shows(language: str) -> None:
    assert min(SIZES) >= LEAST_LETTER
    for action in EVERY_CALL:
        lines, size = in_lines(call_line(action, say_in(language)), Lettering.BOLD, CELL - 8, SIZES)
        assert len(lines) <= 2
        for line in lines:
            assert line_width(line, Lettering.BOLD, size) < CELL
            assert not any(ELLIPSIS in part for part in line if isinstance(part, str)), (action, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_has_a_word_and_no_two_read_alike(language: str) -> None:
    lines = [call_line(action, say_in(language)) for action in EVERY_CALL]
    for line in lines:
        assert isinstance(line[0], str)
        assert line[0][0].isalpha(), line
    assert len(set(lines)) == len(lines)


def test_of_a_long_auction_the_last_rounds_are_cells_and_those_before_one_line() -> None:
    view = long_auction(5)
    sheet = sheet_of(view, "AHVB", NL)
    assert [len(sheet.rows), len(sheet.earlier), sheet.speaks] == [MOST_ROWS, 4, 0]
    # Seat 1 speaks in a row of its own, so that of the five rounds said one is in cells.
    assert sheet.rows[0] == tuple(Said(call_line(Propose(Suit.S), NL), faded=True) for _ in range(4))
    assert sheet.rows[1] == (None,) * 4
    assert [said and said.line for said in sheet.earlier] == [call_line(Propose(Suit.C), NL)] * 4
    heights = {opened(draw_bidding(long_auction(rounds), LONG, LOOK, NL)).height for rounds in (2, 5, 20)}
    assert len(heights) == 1


def test_the_cell_of_who_speaks_comes_after_what_was_said() -> None:
    for name, place in (("start", 0), ("accepted", 2), ("troel", 0), ("passed", None)):
        sheet = sheet_of(seen(name), "AHVB", NL)
        assert sheet.speaks == place
        assert place is None or not any(sheet.rows[-1][place:])


def test_an_announced_troel_is_the_first_round() -> None:
    troel, partner = (one for one in sheet_of(seen("troel"), "AHVB", NL).rows[0] if one is not None)
    assert (troel.line, partner.line) == (("Troel",), (NL("picture-with-me"),))
    assert troel.highest
    assert partner.highest
    overbid = sheet_of(seen("troel-overbid"), "AHVB", NL)
    assert [one.line for one in overbid.earlier if one] == [("Troel",), (NL("picture-with-me"),)]


def test_the_highest_bid_is_marked_wherever_it_stands() -> None:
    for name in ("accepted", "raised", "parole", "misere", "troel", "troel-overbid"):
        view = seen(name)
        sheet = sheet_of(view, "AHVB", NL)
        marked = {
            columns(view)[place]
            for row in (*sheet.rows, sheet.earlier)
            for place, said in enumerate(row)
            if said is not None and said.highest
        }
        assert marked
        assert marked <= set(view.auction.holders)


def told(view: KleurenwiezenView, labels: tuple[SeatLabel, ...] = LABELS, own: int = 0) -> list[str]:
    """The lines of the box below the bids, suits by their letters."""
    return [
        " ".join(part.name if isinstance(part, Suit) else part for piece in row.pieces for part in piece.line)
        for row in box_of(view, labels, NL, own).rows
    ]


def test_below_the_bids_stand_the_highest_with_who_holds_it_and_what_can_be_joined() -> None:
    assert told(seen("start")) == ["Nog niets geboden"]
    assert told(seen("proposals")) == ["Gevraagd: C Bram S Chloé H Daan"]
    assert told(seen("accepted")) == ["Samen 8 S · Anna en Bram", "Nog gevraagd: D Daan"]
    assert told(seen("accepted"), own=2) == ["Samen 8 S · Anna en jij", "Nog gevraagd: D Daan"]
    assert told(seen("misere")) == ["Kleine miserie · Bram en Chloé"]
    assert told(seen("passed")) == ["Iedereen past: geen score"]
    stars = [[row.star for row in box_of(seen(name), LABELS, NL).rows] for name in ("start", "proposals", "accepted")]
    assert stars == [[False], [False], [True, False]]


def test_long_names_below_the_bids_go_on_in_another_line_and_are_whole() -> None:
    four = tuple(map(SeatLabel, ("Marie-Christine", "Jean-Philippe", "Maximiliaantje", "Christophe")))
    rows = told(seen("proposals"), four)
    assert len(rows) == 2
    assert all(label.name in " ".join(rows) for label in four[1:])
    assert box_of(seen("proposals"), four, NL).size == LEAST_LETTER
