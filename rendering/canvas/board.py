"""A score sheet on the slate: its title, its sides with their people's names and their standing, in shades of chalk."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from math import ceil
from typing import Final, NamedTuple

from locales import Say
from rendering.canvas import colours
from rendering.canvas.chalk import (
    Chalk,
    figures,
    figures_width,
    fitting_height,
    loop,
    size_of,
    slate,
    write_figures,
    write_words,
)
from rendering.canvas.encode import encode_slate
from rendering.canvas.fonts import Lettering, lettered, text_mask, width_of
from rendering.canvas.lines import in_two, name_lines, reach
from rendering.canvas.outlines import Point
from rendering.canvas.values import WIDTH

_AND: Final = " & "
_SIZES: Final = ((1, 64), (1, 56), (1, 50), (2, 46), (2, 40), (3, 36))
"""Lines, and the height of the letters: the first in which all names fit, broken between names or within a lone one."""
_LEAST: Final = 36
"""The height of letters where each name has lines of its own."""
_MOST_LINES: Final = 5
"""Of a name."""
_LEADING: Final = 0.92
_APART: Final = 2
"""The least between the ink of two lines, in pixels."""
_HIGHEST: Final = 62
"""How far above the usual baseline the ink of several lines may reach, in pixels; what has no room stands below it."""


class NamePiece(NamedTuple):
    """A name, or what stands between two."""

    text: str
    letters: Lettering
    size: int

    @property
    def width(self) -> int:
        return width_of(self.text, self.letters, self.size)


NameLine = list[NamePiece]


class Written(NamedTuple):
    """How far names reach."""

    width: int
    base: float
    """The baseline of the last line, in pixels from the top of the picture."""


def write_names(chalk: Chalk, names: Sequence[str], middle: float, base: float, room: int) -> Written:
    """Write the names centred on `middle`, a single line on `base`, more lines around it and below."""
    lines = _lines(names, room)
    downs = _downs(lines)
    first = max(base - round(downs[-1] * 0.6), base - _HIGHEST + _reach(lines[0])[0] if len(lines) > 1 else 0)
    for line, down in zip(lines, downs, strict=True):
        left, at = middle - _wide(line) / 2, first + down
        for piece in line:
            mask, ascent = text_mask(piece.text, piece.letters, piece.size)
            chalk.letters(mask, (round(left) - (mask.width - piece.width) // 2, round(at) - ascent))
            left += piece.width
    return Written(max(map(_wide, lines)), first + downs[-1])


def _wide(line: NameLine) -> int:
    return sum(piece.width for piece in line)


def _downs(lines: Sequence[NameLine]) -> list[float]:
    """How far each line's baseline is below the first one's: no letter touches one above it."""
    found = [0.0]
    for above, line in pairwise(lines):
        ink = _reach(above)[1] + _reach(line)[0] + _APART
        found.append(found[-1] + max(_leading(line), ink))
    return found


def _reach(line: NameLine) -> tuple[int, int]:
    """How far its ink reaches above and below the baseline, in pixels."""
    above, below = zip(*(reach(*piece) for piece in line), strict=True)
    return max(above), max(below)


def _leading(line: NameLine) -> float:
    return line[0].size * _LEADING


def _lines(names: Sequence[str], room: int) -> list[NameLine]:
    halves = next(iter(in_two(names[0])), ()) if len(names) == 1 else ()
    for lines, size in _SIZES:
        if lines <= max(len(names), len(halves)):
            found = _laid_out(names, halves, lines, size)
            if all(_wide(line) <= room for line in found):
                return found
    return [line for place, name in enumerate(names, 1) for line in _alone(name, room, last=place == len(names))]


def _alone(name: str, room: int, *, last: bool) -> list[NameLine]:
    """A name on lines of its own, in letters as narrow as they must be, with what stands behind it."""
    words, letters = lettered(name, Lettering.CHALK, "–")
    behind = [] if last else [NamePiece(_AND.rstrip(), Lettering.CHALK, _LEAST)]
    lines = name_lines(words, letters, (size_of(letters, _LEAST),), room - _wide(behind), _MOST_LINES)
    found = [[NamePiece(text, lines.letters, lines.size)] for text in lines.texts]
    return [*found[:-1], [*found[-1], *behind]]


def _laid_out(names: Sequence[str], halves: Sequence[str], lines: int, size: int) -> list[NameLine]:
    """The names on so many lines; a lone name on two lines in its `halves`."""
    if lines > 1 and halves:
        return [_line([half], size, last=True) for half in halves]
    ends = [-(-len(names) * number // lines) for number in range(lines + 1)]
    return [_line(names[start:end], size, last=end == len(names)) for start, end in pairwise(ends)]


def _line(names: Sequence[str], size: int, last: bool) -> NameLine:
    pieces = []
    for place, name in enumerate(names, 1):
        words, letters = lettered(name, Lettering.CHALK, "–")
        pieces.append(NamePiece(words, letters, size_of(letters, size)))
        if place < len(names) or not last:
            pieces.append(NamePiece(_AND if place < len(names) else _AND.rstrip(), Lettering.CHALK, size))
    return pieces


HEIGHT: Final = 800
"""Of most slates."""
MIDDLE: Final = WIDTH / 2
TOP: Final = 226.0
"""Marks begin here, below the names."""
LOWEST: Final = 584.0
"""Marks end here, above the standings."""
_TITLE: Final = (56, 50, 44, 40)
_NAMED: Final = 156
"""The baseline of names on one line."""
_SPARE: Final = 30
"""How far below that the last of more lines may stand without lowering anything."""
_FOOT: Final = 652.0
"""The baseline of the words over a standing."""
_FIGURES: Final = 92.0
_BEFORE_TAIL: Final = 14
"""Pixels between a number and what it is out of."""
_COLUMNS: Final = {2: (0.255, 0.745), 3: (0.185, 0.5, 0.815), 4: (0.145, 0.382, 0.618, 0.855)}
_FEET: Final = {2: (0.15, 0.85), 3: (0.185, 0.5, 0.815), 4: (0.145, 0.382, 0.618, 0.855)}
"""Where each side has its names and its standing, by the number of sides, in slate widths."""
_ROOM: Final = {2: 0.43, 3: 0.285, 4: 0.215}
"""For names, by the number of sides, in slate widths."""
_WORDS: Final = (56, 48, 42)
_WORDS_ROOM: Final = {2: 210, 3: 210, 4: 176}


class Board:
    """A slate being written on, `high` pixels high."""

    def __init__(
        self, title: str, sides: Sequence[Sequence[str]], winners: Collection[int], say: Say, high: int = HEIGHT
    ) -> None:
        self.say = say
        self.sides = sides
        self.winners = winners
        self._high = high
        self.standing, self.new, self.wiped, self.faint = (Chalk(WIDTH, high) for _ in range(4))
        write_words(self.new, title, (MIDDLE, 82), _TITLE, WIDTH - 80)

    def chalk(self, stands: bool, stood: bool) -> Chalk:
        """The chalk for a mark, by whether it stands now and whether it did before the deal."""
        if stands:
            return self.standing if stood else self.new
        return self.wiped if stood else self.faint

    def side_chalk(self, side: int) -> Chalk:
        """The chalk for a side's names and standing."""
        return self.new if side in self.winners else self.standing

    def column(self, side: int) -> float:
        """The middle of a side's column."""
        return WIDTH * _COLUMNS[len(self.sides)][side]

    def name_sides(self) -> None:
        """Write every side's names over its column, the winners' underlined twice."""
        room = round(WIDTH * _ROOM[len(self.sides)])
        lowest = max(self._name_side(side, self.column(side), _NAMED, room) for side in range(len(self.sides)))
        self._lower(lowest - _NAMED)

    def name_side(self, side: int, middle: float, base: float, room: int) -> None:
        """Write a side's names centred on `middle`; names that need more lines than usual lower what follows."""
        self._lower(self._name_side(side, middle, base, room) - base)

    def _lower(self, down: float) -> None:
        """Make the slate as much higher as names need, and lower all marks to come by that."""
        if (more := ceil(down - _SPARE)) > 0:
            self._high += more
            for chalk in (self.standing, self.new, self.wiped, self.faint):
                chalk.lower(more)

    def _name_side(self, side: int, middle: float, base: float, room: int) -> float:
        """Write them; returns the baseline of the last line."""
        chalk = self.side_chalk(side)
        width, last = write_names(chalk, self.sides[side], middle, base, room)
        half = width / 2 + 12
        chalk.stroke(f"under {side}", [(middle - half, last + 18), (middle + half, last + 16)], 6)
        if side in self.winners:
            chalk.stroke(f"under again {side}", [(middle - half + 12, last + 29), (middle + half - 12, last + 27)], 5)
        return last

    def foot(self, side: int, key: str, number: int, *, of: int = 0) -> None:
        """Note a side's standing in a corner: its heading and the number, and `of` how many if given.

        For a winner of the match the corner says that instead.
        """
        self.tell(side, key, number, (self.foot_of(side), _FOOT), of=of)

    def foot_of(self, side: int) -> float:
        """The middle of the corner in which a side's standing is noted."""
        return WIDTH * _FEET[len(self.sides)][side]

    def tell(
        self, side: int, key: str, number: int, at: Point, *, of: int = 0, high: float = _FIGURES, room: int = 0
    ) -> None:
        """The same, with the word's baseline at `at`, figures at most `high` pixels high and all in `room` pixels."""
        x, y = at
        chalk, room = self.side_chalk(side), room or _WORDS_ROOM[len(self.sides)]
        if side in self.winners:
            write_words(chalk, self.say("sheet-won"), at, _WORDS, room)
            draw_crown(chalk, (x, y + 68))
            return
        write_words(chalk, self.say(key), at, _WORDS, room)
        text, tail = figures(number), f"/{of}" if of else ""
        size = fitting_height(text + tail, high, room)
        small, wide = size * 0.55, figures_width(text, size)
        behind = figures_width(tail, small) + _BEFORE_TAIL if tail else 0
        write_figures(chalk, f"foot {side}", text, (x - behind / 2, y + 20 + size / 2), size, max(size / 9, 8))
        if tail:
            right = x + (wide + _BEFORE_TAIL) / 2
            write_figures(chalk, f"of {side}", tail, (right, y + 20 + size - small / 2), small, 7)

    def next_win(self, sign: str, stands: bool, stood: bool, ring: Point, words: Point) -> None:
        """Note that the next win counts for more: the sign in a ring, and words with the middle of their baseline."""
        if not stands and not stood:
            return
        chalk = self.chalk(stands, stood)
        chalk.stroke("hole", loop(ring, (41, 40), -0.2, 1.03), 7)
        write_figures(chalk, "next win", sign, ring, 44, 7)
        if stands:
            write_words(chalk, self.say("sheet-next-win"), words, (44, 40), 250)

    def png(self) -> bytes:
        """The finished picture."""
        board = slate(WIDTH, self._high)
        self.faint.smudge(board, 0.16)
        self.wiped.smudge(board, 0.36)
        self.standing.on(board, colours.CHALK)
        self.new.on(board, colours.CHALK_YELLOW)
        return encode_slate(board)


def draw_crown(chalk: Chalk, middle: Point) -> None:
    """Draw a winner's crown."""
    x, y = middle
    points = [(-40, 26), (-46, -16), (-21, 6), (0, -30), (21, 6), (46, -16), (40, 26), (-40, 26)]
    chalk.stroke("crown", [(x + right, y + down) for right, down in points], 7)
    for right, down in ((-46, -24), (0, -39), (46, -24)):
        chalk.stroke(f"pearl {right}", loop((x + right, y + down), (4, 4), 0, 1), 6)
