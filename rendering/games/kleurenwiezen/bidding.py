"""The bidding box: everything said in the auction, a column per player, a row per round.

Heads with the players' avatars, eldest on the left, the dealer on the right; below them a sheet of paper with what
they said, in words; below that how the auction stands. A picture of its own in the channel, and the upper half of a
bidder's own picture, above their hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.kleurenwiezen.view import KleurenwiezenView
from locales import Say
from rendering.avatars.avatar import Avatar, avatar, avatar_of, grounds
from rendering.canvas import colours, felt
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, lettered, write
from rendering.canvas.values import WIDTH, Look, Picture, SeatLabel
from rendering.games.kleurenwiezen import facts as kleurenwiezen
from rendering.games.kleurenwiezen.auction import cells
from rendering.games.kleurenwiezen.auction.rounds import Sheet, sheet_of
from rendering.games.kleurenwiezen.auction.undertaken import box_of, put_box
from rendering.table.naming import name_lines

_EDGE: Final = felt.RIM + 7
_TOP: Final = felt.RIM + 11
_APART: Final = 14
"""Between heads, sheet and box."""
_GAP: Final = 8
_COLUMN: Final = (WIDTH - 2 * _EDGE - 3 * _GAP) // 4
_HEAD: Final = 180
_FACE: Final = 84
_SMALL_FACE: Final = 60
"""Over a name of `_MOST_LINES`."""
_MOST_LINES: Final = 3
_NAME: Final = (32, 30)
_NAME_ROOM: Final = _COLUMN - 14
_LEADING: Final = 33
_PAD: Final = 10
"""Between the sheet's edge and its cells."""
_BETWEEN: Final = 6
"""Between rows of cells."""
_INSET: Final = 5
CELL: Final = _COLUMN - 2 * _INSET
"""The width of a cell."""


def draw_bidding(view: KleurenwiezenView, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The auction so far; `labels`: one per seat, from seat 1."""
    image = felt.table(WIDTH, bidding_high(view, labels, look, say) + 2 * _TOP)
    put_bidding(image, view, labels, look, say, _TOP)
    return Picture(encode(image, look.felt), "bidding.png")


def bidding_high(view: KleurenwiezenView, labels: Sequence[SeatLabel], look: Look, say: Say, own: int = 0) -> int:
    """How high `put_bidding` makes the bidding box, in pixels."""
    high = _sheet_high(sheet_of(view, look.index_set, say))
    return _HEAD + _APART + high + _APART + box_of(view, labels, say, own).high


def put_bidding(
    image: Image.Image,
    view: KleurenwiezenView,
    labels: Sequence[SeatLabel],
    look: Look,
    say: Say,
    top: int,
    own: int = 0,
) -> int:
    """Draw the bidding box into a picture `WIDTH` wide, from `top` down; returns where it ends.

    `own`: the seat of who looks, who is `You`; 0 for a picture that everybody sees.
    """
    faces = grounds(labels)
    for place, seat in enumerate(kleurenwiezen.columns(view)):
        label = labels[seat - 1]
        shown = avatar_of(label, faces[seat - 1], seat, say, dealer=seat == view.dealer)
        name = say("picture-you") if seat == own else label.name
        turn = view.contract is None and seat in view.actors
        words = lettered(name, Lettering.BOLD, say("picture-seat", seat=seat))
        _draw_head(image, shown, *words, (_left(place), top), turn)
    top += _HEAD + _APART
    top += _draw_sheet(image, sheet_of(view, look.index_set, say), top, look) + _APART
    return put_box(image, box_of(view, labels, say, own), top, look)


def _left(place: int) -> int:
    return _EDGE + place * (_COLUMN + _GAP)


def _draw_head(
    image: Image.Image, shown: Avatar, name: str, letters: Lettering, at: tuple[int, int], turn: bool
) -> None:
    """Draw who bids in a column; a golden edge for whoever speaks."""
    left, top = at
    middle = left + _COLUMN / 2
    box = left, top, left + _COLUMN, top + _HEAD
    felt.put_panel(image, box, colours.PLATE, colours.GOLD if turn else None, 6)
    lines = name_lines(name, letters, _NAME, _NAME_ROOM, _MOST_LINES)
    face = _FACE if len(lines.texts) < _MOST_LINES else _SMALL_FACE
    avatar(shown, face).put(image, (middle, top + 12 + face / 2))
    base = top + 104 + (face - _SMALL_FACE) * 3 / 8 + (_MOST_LINES - len(lines.texts)) * _LEADING / 2
    for number, text in enumerate(lines.texts):
        write(image, (middle, base + number * _LEADING), text, letters, lines.size, colours.TEXT, "m")


def _sheet_high(sheet: Sheet) -> int:
    rows = len(sheet.rows) * (cells.HIGH + _BETWEEN) - _BETWEEN
    return 2 * _PAD + rows + _earlier_high(sheet)


def _earlier_high(sheet: Sheet) -> int:
    return cells.earlier_high(sheet.earlier, CELL) if sheet.earlier else 0


def _draw_sheet(image: Image.Image, sheet: Sheet, top: int, look: Look) -> int:
    """Draw what was said, on paper; returns how high it is."""
    high = _sheet_high(sheet)
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + high), colours.PAPER)
    y = top + _PAD
    for place, said in enumerate(sheet.earlier):
        if said is not None:
            cells.put_earlier(image, said, (_left(place) + _INSET, y, CELL), look)
    y += _earlier_high(sheet)
    for row in sheet.rows:
        for place, said in enumerate(row):
            box = _left(place) + _INSET, y, CELL
            if said is not None:
                cells.put_call(image, said, box, look)
            elif place == sheet.speaks and row is sheet.rows[-1]:
                cells.put_awaited(image, box)
        y += cells.HIGH + _BETWEEN
    return high
