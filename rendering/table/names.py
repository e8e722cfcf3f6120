"""The names of a side's people over its marks, on one line or two, each as long as the room allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rendering.canvas.chalk import Chalk
from rendering.canvas.fonts import Lettering, cut, lettered, text_mask, width_of
from rendering.canvas.handwriting import size_of

_AND: Final = " & "
_SIZES: Final = ((1, 62), (1, 54), (2, 48), (2, 42))
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
    """Write the names centred on `middle`, a single line on `base`, two lines around it."""
    lines = _lines(names, room)
    size = lines[0][0].size if len(lines) > 1 else 0
    widths = []
    first = base - round(size * _LEADING * (len(lines) - 1) * 0.6)
    for number, line in enumerate(lines):
        width = sum(piece.width for piece in line)
        left, at = middle - width / 2, first + number * size * _LEADING
        for piece in line:
            mask, ascent = text_mask(piece.text, piece.letters, piece.size)
            chalk.letters(mask, (round(left) - 2, round(at) - ascent))
            left += piece.width
        widths.append(width)
    return Written(max(widths), first + (len(lines) - 1) * size * _LEADING)


def _lines(names: Sequence[str], room: int) -> list[list[Piece]]:
    for lines, size in _SIZES:
        if lines <= len(names):
            found = [_line(part, size, last) for part, last in _parts(names, lines)]
            if all(sum(piece.width for piece in line) <= room for line in found):
                return found
    lines, size = min(len(names), 2), _SIZES[-1][1]
    return [_cut(_line(part, size, last), room) for part, last in _parts(names, lines)]


def _parts(names: Sequence[str], lines: int) -> list[tuple[Sequence[str], bool]]:
    """The names of each line, and whether it is the last."""
    if lines == 1:
        return [(names, True)]
    half = (len(names) + 1) // 2
    return [(names[:half], False), (names[half:], True)]


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
    names = line[::2]
    left = room - sum(piece.width for piece in line[1::2])
    share = 0
    for done, width in enumerate(sorted(piece.width for piece in names)):
        share = left // (len(names) - done)
        if width > share:
            break
        left -= width
    found = list(line)
    for place, piece in enumerate(line[::2]):
        if piece.width > share:
            found[2 * place] = piece._replace(text=cut(piece.text, piece.letters, piece.size, share))
    return found
