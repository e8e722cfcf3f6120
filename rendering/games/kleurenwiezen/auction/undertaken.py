"""The box below the bids: the highest bid with who holds it, and the suits that can still be joined, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.games.kleurenwiezen.view import KleurenwiezenView
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.colours import RGB
from rendering.canvas.fonts import Lettering, lettered
from rendering.canvas.lines import Line, fitting, line_width, put_line
from rendering.canvas.values import WIDTH, Look, SeatLabel
from rendering.canvas.wording import together
from rendering.games.kleurenwiezen import facts as kleurenwiezen
from rendering.games.kleurenwiezen.lines import contract_line

_EDGE: Final = felt.RIM + 7
_PAD: Final = 20
_LINE: Final = 46
_SIZES: Final = (36, 33, 30)
"""Sizes of letters: the first in which nothing has to go on in another line."""
_STAR: Final = 30
_INDENT: Final = _STAR + 10
_BLANK: Final = 0.24
"""Between pieces, in letter sizes."""
_ROOM: Final = WIDTH - 2 * (_EDGE + _PAD)


class Piece(NamedTuple):
    """A part of a line that stays together."""

    line: Line
    ink: RGB
    letters: Lettering = Lettering.PLAIN

    def width(self, size: int) -> int:
        return line_width(self.line, self.letters, size, on_paper=False)


class Row(NamedTuple):
    """A line of the box."""

    pieces: tuple[Piece, ...]
    indent: int = 0
    star: bool = False
    """Before who holds the highest bid."""


class Box(NamedTuple):
    """The lines of the box, and the size of their letters."""

    rows: tuple[Row, ...]
    size: int

    @property
    def high(self) -> int:
        """How high the box is, in pixels."""
        return len(self.rows) * _LINE + _PAD


def box_of(view: KleurenwiezenView, labels: Sequence[SeatLabel], say: Say, own: int = 0) -> Box:
    """What the box says, in the largest letters in which everything has a line of its own; `own`: who looks, or 0."""
    names = [
        lettered(label.name, Lettering.PLAIN, say("picture-seat", seat=seat))[0] for seat, label in enumerate(labels, 1)
    ]
    if own:
        names[own - 1] = say("picture-you").lower()
    said = list(_said(view, names, say))
    for size in _SIZES:
        rows = tuple(row for one in said for row in _broken(one, size))
        if len(rows) == len(said):
            break
    return Box(rows, size)


def put_box(image: Image.Image, box: Box, top: int, look: Look) -> int:
    """Draw the box across a picture, from `top` down; returns where it ends."""
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + box.high), colours.PLATE)
    for number, row in enumerate(box.rows):
        x: float = _EDGE + _PAD
        base = top + _PAD / 2 + _LINE * (number + 0.5) + box.size * 0.34
        if row.star:
            marks.put_shape(image, marks.STAR, (x, base - 27), _STAR, colours.GOLD)
        x += row.indent
        for piece in row.pieces:
            line, _ = fitting(piece.line, piece.letters, (box.size,), _ROOM - row.indent, on_paper=False)
            x += put_line(image, (x, base), line, piece.letters, box.size, piece.ink, look, on_paper=False)
            x += box.size * _BLANK
    return top + box.high


def _said(view: KleurenwiezenView, names: Sequence[str], say: Say) -> Iterator[Row]:
    contract, holders = kleurenwiezen.so_far(view)
    live = view.auction.live_proposals()
    if contract is not None:
        people = together([names[seat - 1] for seat in holders], say)
        undertaken = Piece(contract_line(contract, say), colours.GOLD, Lettering.BOLD)
        yield Row((undertaken, *_words(f"· {people}", colours.TEXT)), _INDENT, star=True)
    elif not live:
        over = kleurenwiezen.passed_out(view)
        yield Row(_words(say("picture-thrown-in" if over else "picture-bidding-nothing"), colours.TEXT))
    if live:
        head, ink = ("still", colours.QUIET) if contract is not None else ("live", colours.TEXT)
        proposals = (Piece((suit, names[seat - 1]), ink) for suit, seat in live.items())
        yield Row((*_words(say(f"picture-bidding-{head}"), colours.QUIET), *proposals))


def _words(text: str, ink: RGB) -> tuple[Piece, ...]:
    return tuple(Piece((word,), ink) for word in text.split(" "))


def _broken(row: Row, size: int) -> Iterator[Row]:
    """The row as lines that fit, broken between its pieces."""
    line: list[Piece] = []
    wide, star = 0.0, row.star
    for piece in row.pieces:
        longer = wide + (size * _BLANK if line else 0) + piece.width(size)
        if line and longer > _ROOM - row.indent:
            yield Row(tuple(line), row.indent, star)
            line, star, longer = [], False, float(piece.width(size))
        line.append(piece)
        wide = longer
    yield Row(tuple(line), row.indent, star)
