"""Names in little room: on one line, on two, smaller, and only then cut."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from PIL import Image

from rendering.canvas import colours
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.letters.bidi import closed
from rendering.canvas.letters.graphemes import graphemes
from rendering.canvas.lines import in_two

_HYPHEN: Final = "-"


class Lines(NamedTuple):
    """A text as it is written: its lines and the size of its letters."""

    texts: tuple[str, ...]
    size: int


@lru_cache(maxsize=512)
def name_lines(name: str, letters: Lettering, sizes: tuple[int, ...], room: int, most: int = 2) -> Lines:
    """A name in the first of `sizes` in which it fits `room` pixels on at most `most` lines.

    It breaks at a blank or after a hyphen; in the smallest size also within a long word, so that nothing is lost.
    """
    for size in sizes:
        for lines in _ways(name, most):
            if all(width_of(line, letters, size) <= room for line in lines):
                return Lines(lines, size)
    size = sizes[-1]
    if most > 1 and (parted := _parted(name, letters, size, room)):
        return Lines(parted, size)
    fits = (parts for parts in _ways(name, most)[1:] if width_of(parts[0], letters, size) <= room)
    first, *rest = max(fits, key=lambda parts: len(parts[0]), default=("",))
    lines = (first, *(cut(line, letters, size, room) for line in rest)) if first else (cut(name, letters, size, room),)
    return Lines(lines, size)


def _ways(name: str, most: int) -> list[tuple[str, ...]]:
    """The name whole, and, if it may be broken, in two parts."""
    return [(name,), *(in_two(name) if most > 1 else ())]


def _parted(name: str, letters: Lettering, size: int, room: int) -> tuple[str, ...]:
    """The name with its long word broken by a hyphen, as even as it can be; empty if it fits two lines in no way."""
    ends = list(accumulate(map(len, graphemes(name))))
    middle = len(name) / 2
    for end in sorted(ends[1:-2], key=lambda end: abs(end - middle)):
        first, rest = name[:end].rstrip(), name[end:].lstrip()
        lines = closed(first + ("" if first[-1] in "-_." or first != name[:end] else _HYPHEN), rest)
        if all(width_of(line, letters, size) <= room for line in lines):
            return lines
    return ()


def write_name(
    image: Image.Image,
    name: str,
    otherwise: str,
    at: tuple[float, float],
    room: int,
    sizes: tuple[int, ...],
    most: int = 2,
) -> None:
    """Write a name on one line or as many as `most`, its left edge and the middle of its height at `at`.

    `otherwise`: written if no letter of the name can be drawn.
    """
    words, letters = lettered(name, Lettering.BOLD, otherwise)
    lines = name_lines(words, letters, sizes, room, most)
    base = at[1] + lines.size * 0.34 - lines.size * 0.55 * (len(lines.texts) - 1)
    for row, line in enumerate(lines.texts):
        write(image, (at[0], base + row * lines.size * 1.1), line, letters, lines.size, colours.TEXT)


def word_lines(text: str, letters: Lettering, size: int, room: int, most: int = 2) -> Sequence[str]:
    """Words on as many lines as they need, `most` at the most; what is still too long is cut."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (width_of(longer, letters, size) <= room or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(word)
    return [cut(line, letters, size, room) for line in closed(*lines)]
