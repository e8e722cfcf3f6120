"""What the bidding box says and where: the last rounds in cells, those before in one line, a column per player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.games.kleurenwiezen.actions import Word
from engine.games.kleurenwiezen.match import SEATS
from engine.games.kleurenwiezen.view import KleurenwiezenView
from locales import Say
from rendering.canvas.lines import Line
from rendering.games.kleurenwiezen import facts as kleurenwiezen
from rendering.games.kleurenwiezen.facts import Cell
from rendering.games.kleurenwiezen.lines import call_line, troel_line

MOST_ROWS: Final = 2
"""The most rounds in cells."""


class Said(NamedTuple):
    """Something said, as it stands in a cell."""

    line: Line
    highest: bool = False
    """The contract so far, or its declarer's partner."""
    faded: bool = False
    """Nothing that counts any more."""


Row = tuple[Said | None, ...]
"""A round, in the order of `facts.columns`; None where the auction skipped somebody, or has not come yet."""


class Sheet(NamedTuple):
    """The bidding box."""

    earlier: Row
    """Per column, what was said last before the rounds in cells; empty if these are all."""
    rows: tuple[Row, ...]
    speaks: int | None
    """The column of who speaks, in the last row; None when the auction is over."""


def sheet_of(view: KleurenwiezenView, index_set: str, say: Say) -> Sheet:
    """The bidding box of an auction; an announced Troel stands like a round before all others."""
    rows: list[Row] = [tuple(_said(cell, say) for cell in row) for row in kleurenwiezen.rounds(view)]
    if view.troel is not None:
        rows.insert(0, _troel(view, index_set, say))
    speaks = None
    if view.contract is None and view.actors:
        speaks = kleurenwiezen.columns(view).index(view.actors[0])
        if not rows or (view.troel is not None and len(rows) == 1) or any(rows[-1][speaks:]):
            rows.append((None,) * SEATS)
    before = rows[:-MOST_ROWS]
    earlier = tuple(_last_of([row[place] for row in before]) for place in range(SEATS)) if before else ()
    return Sheet(earlier, tuple(rows[-MOST_ROWS:]), speaks)


def _said(cell: Cell | None, say: Say) -> Said | None:
    if cell is None:
        return None
    action = cell.call.action
    return Said(call_line(action, say), cell.highest, cell.gone or action in (Word.PASS, Word.WAIT))


def _troel(view: KleurenwiezenView, index_set: str, say: Say) -> Row:
    """The announced Troel, and its bidder's partner."""
    troel = view.troel
    assert troel is not None
    stands = kleurenwiezen.troel_stands(view)
    said = {
        troel.seat: Said(troel_line(troel.called, index_set, say), stands),
        troel.partner: Said((say("picture-with-me"),), stands),
    }
    return tuple(said.get(seat) for seat in kleurenwiezen.columns(view))


def _last_of(column: Sequence[Said | None]) -> Said | None:
    return next((one for one in reversed(column) if one is not None), None)
