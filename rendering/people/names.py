"""The names of people on a line or more, each as long as the room allows; computers get a robot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

from rendering.canvas import marks
from rendering.canvas.colours import RGB
from rendering.canvas.fonts import Lettering, lettered, width_of, write
from rendering.canvas.lines import cut_in_lines, in_two, wrapped
from rendering.canvas.values import SeatLabel

Way = tuple[int, int]
"""Lines, and the height of the letters."""

_SIGN: Final = 0.8
_GAP: Final = 0.32
"""The height of a robot and the room beside it, as shares of the letter size."""
_LEADING: Final = 1.14
_CLOSE: Final = 1.1
"""From line to line, in letter sizes: usually, and in a row of a table."""
_NOBODY: Final = "–"
_MOST_ALONE: Final = 4
"""The most lines of one of several names."""


class Word(NamedTuple):
    """A name, or what stands between two."""

    text: str
    letters: Lettering
    size: int
    name: bool
    computer: bool = False

    @property
    def sign(self) -> int:
        """Room for the robot behind it."""
        return round(self.size * (_SIGN + _GAP)) if self.computer else 0

    @property
    def width(self) -> int:
        return width_of(self.text, self.letters, self.size) + self.sign


Line = list[Word]


def laid_out(people: Sequence[SeatLabel], ways: Sequence[Way], room: int, spare: Sequence[Way] = ()) -> list[Line]:
    """The names in the first of `ways` that fits in `room` pixels.

    Where none does, the last one: a name is broken within a word, then its letters are narrower. Then come `spare`
    ones, and only then is a name cut. Of several, each stands on lines of its own then, as many as it needs.
    """
    if len(people) == 1:
        return _single(people[0], ways, room, spare)
    for lines, size in ways:
        found = _lines(people, lines, size)
        if all(width(line) <= room for line in found):
            return found
    return [line for place, one in enumerate(people, 1) for line in _alone(one, place, len(people), ways[-1], room)]


def _single(one: SeatLabel, ways: Sequence[Way], room: int, spare: Sequence[Way] = ()) -> list[Line]:
    name, letters = lettered(one.name, Lettering.BOLD, _NOBODY)

    def words(texts: Sequence[str], size: int, way: Lettering) -> list[Line]:
        return [
            [Word(text, way, size, True, one.computer and number == len(texts))] for number, text in enumerate(texts, 1)
        ]

    last, narrow = ways[-1], letters.ways[1:]
    whole = ((way, letters, False) for way in ways)
    tight = ((way, of, in_words) for way in (last, *spare) for of in narrow for in_words in (False, True))
    for (lines, size), of, in_words in (*whole, (last, letters, True), *tight):
        sign = Word("", of, size, True, one.computer).sign
        # The robot stands behind the last line only.
        for free in dict.fromkeys((room, room - sign)):
            found = words(wrapped(name, of, size, free, lines, in_words=in_words), size, of)
            if found and width(found[-1]) <= room:
                return found
    lines, size = (*ways, *spare)[-1]
    sign = Word("", letters, size, True, one.computer).sign
    return words(cut_in_lines(name, letters.ways[-1], size, room - sign, lines), size, letters.ways[-1])


def _alone(one: SeatLabel, place: int, people: int, way: Way, room: int) -> list[Line]:
    """One of several names on lines of its own, with what stands behind it."""
    size = way[1]
    between = _between(place, people).rstrip()
    behind = [Word(between, Lettering.BOLD, size, False)] if between else []
    lines = _single(one, tuple((number, size) for number in range(1, _MOST_ALONE + 1)), room - width(behind))
    return [*lines[:-1], [*lines[-1], *behind]]


def _between(place: int, people: int) -> str:
    """What stands behind the name at this place of so many."""
    return {people: "", people - 1: " & "}.get(place, ", ")


def width(line: Line) -> int:
    """The width in pixels."""
    return sum(word.width for word in line)


def high(lines: Sequence[Line]) -> int:
    """From the first line's top to the last line's foot, in pixels."""
    return round(lines[0][0].size * _LEADING * len(lines))


def put_line(image: Image.Image, line: Line, at: tuple[float, float], ink: RGB, ground: RGB) -> None:
    """Write a line from `at` on its baseline, on `ground`."""
    x, base = at
    for word in line:
        end = x + write(image, (x, base), word.text, word.letters, word.size, ink)
        if word.computer:
            sign = round(word.size * _SIGN)
            marks.put_icon(image, marks.ROBOT, (end + word.size * _GAP * 0.7, base - sign + 2), sign, ink, ground)
        x += word.width


def put_beside(image: Image.Image, lines: Sequence[Line], at: tuple[float, float], ink: RGB, ground: RGB) -> None:
    """Write lines from the left, centred on the height of `at`."""
    x, middle = at
    for number, line in enumerate(lines):
        size = line[0].size
        base = middle + size * (0.34 + (number - (len(lines) - 1) / 2) * _CLOSE)
        put_line(image, line, (x, base), ink, ground)


def put_centred(image: Image.Image, lines: Sequence[Line], middle: float, top: float, ink: RGB, ground: RGB) -> None:
    """Write lines centred on `middle`, from `top` down."""
    for number, line in enumerate(lines):
        size = line[0].size
        put_line(image, line, (middle - width(line) / 2, top + size * (_LEADING * number + 0.92)), ink, ground)


def _lines(people: Sequence[SeatLabel], lines: int, size: int) -> list[Line]:
    """The names on so many lines, or fewer; with more lines than names, the longest names are broken in two."""
    words: list[Line] = []
    for place, one in enumerate(people, 1):
        name, letters = lettered(one.name, Lettering.BOLD, _NOBODY)
        between = _between(place, len(people))
        words.append([Word(name, letters, size, True, one.computer)])
        if between:
            words[-1].append(Word(between, Lettering.BOLD, size, False))
    if lines <= len(people):
        ends = [-(-len(words) * number // lines) for number in range(lines + 1)]
        return [[word for of_one in words[start:end] for word in of_one] for start, end in pairwise(ends)]
    longest = sorted(range(len(words)), key=lambda at: -words[at][0].width)[: lines - len(people)]
    return [line for at, of_one in enumerate(words) for line in (_broken(of_one) if at in longest else [of_one])]


def _broken(line: Line) -> list[Line]:
    """A name, and what stands behind it, on two lines if it can be broken."""
    name, *rest = line
    halves = next(iter(in_two(name.text)), None)
    if halves is None:
        return [line]
    return [[name._replace(text=halves[0], computer=False)], [name._replace(text=halves[1]), *rest]]
