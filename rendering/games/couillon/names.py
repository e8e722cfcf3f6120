"""The names of a side's people over its marks, on up to three lines, each as long as the room allows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from rendering.canvas.chalk import Chalk
from rendering.canvas.fonts import Lettering, cut, lettered, text_mask, width_of
from rendering.canvas.handwriting import size_of
from rendering.canvas.lines import fair_share, in_two

_AND: Final = " & "
_SIZES: Final = ((1, 64), (1, 56), (1, 50), (2, 46), (2, 40), (3, 36))
"""Lines, and the height of the letters: the first in which all names fit, else all are cut to the last."""
_LEADING: Final = 0.92


class Piece(NamedTuple):
    """A name, or what stands between two."""

    text: str
    letters: Lettering
    size: int

    @property
    def width(self) -> int:
        return width_of(self.text, self.letters, self.size)


class Written(NamedTuple):
    """How far names reach."""

    width: int
    base: float
    """The baseline of the last line, in pixels from the top of the picture."""


def write_names(chalk: Chalk, names: Sequence[str], middle: float, base: float, room: int) -> Written:
    """Write the names centred on `middle`, a single line on `base`, more lines around it."""
    lines = _lines(names, room)
    size = lines[0][0].size if len(lines) > 1 else 0
    widths = []
    first = base - round(size * _LEADING * (len(lines) - 1) * 0.6)
    for number, line in enumerate(lines):
        width = sum(piece.width for piece in line)
        left, at = middle - width / 2, first + number * size * _LEADING
        for piece in line:
            mask, ascent = text_mask(piece.text, piece.letters, piece.size)
            chalk.letters(mask, (round(left) - (mask.width - piece.width) // 2, round(at) - ascent))
            left += piece.width
        widths.append(width)
    return Written(max(widths), first + (len(lines) - 1) * size * _LEADING)


def _lines(names: Sequence[str], room: int) -> list[list[Piece]]:
    halves = next(iter(in_two(names[0])), ()) if len(names) == 1 else ()
    possible = [(lines, size) for lines, size in _SIZES if lines <= max(len(names), len(halves))]
    for lines, size in possible:
        found = _laid_out(names, halves, lines, size)
        if all(sum(piece.width for piece in line) <= room for line in found):
            return found
    return [_cut(line, room) for line in _laid_out(names, halves, *possible[-1])]


def _laid_out(names: Sequence[str], halves: Sequence[str], lines: int, size: int) -> list[list[Piece]]:
    """The names on so many lines; a lone name on two lines in its `halves`."""
    if lines > 1 and halves:
        return [_line([half], size, last=True) for half in halves]
    ends = [-(-len(names) * number // lines) for number in range(lines + 1)]
    return [_line(names[start:end], size, last=end == len(names)) for start, end in pairwise(ends)]


def _line(names: Sequence[str], size: int, last: bool) -> list[Piece]:
    pieces = []
    for place, name in enumerate(names, 1):
        words, letters = lettered(name, Lettering.CHALK, "–")
        pieces.append(Piece(words, letters, size_of(letters, size)))
        if place < len(names) or not last:
            pieces.append(Piece(_AND if place < len(names) else _AND.rstrip(), Lettering.CHALK, size))
    return pieces


def _cut(line: list[Piece], room: int) -> list[Piece]:
    """The line cut to `room`: short names stay, the longer ones share what is left."""
    share = fair_share([piece.width for piece in line[::2]], room - sum(piece.width for piece in line[1::2]))
    found = list(line)
    for place, piece in enumerate(line[::2]):
        if piece.width > share:
            found[2 * place] = piece._replace(text=cut(piece.text, piece.letters, piece.size, share))
    return found
