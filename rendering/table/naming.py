"""Names in little room: on one line, on more, smaller, and only then cut."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering.canvas import colours
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.letters.bidi import closed
from rendering.canvas.lines import cut_in_lines, wrapped


class Lines(NamedTuple):
    """A text as it is written: its lines and the size of its letters."""

    texts: tuple[str, ...]
    size: int
    is_cut: bool = False


@lru_cache(maxsize=512)
def name_lines(name: str, letters: Lettering, sizes: tuple[int, ...], room: int, most: int = 2) -> Lines:
    """A name in the first of `sizes` in which it fits `room` pixels on two lines, or in the last on at most `most`.

    It breaks at a blank or after a hyphen; in the smallest size also within a long word, so that nothing is lost.
    """
    for size in sizes:
        if lines := wrapped(name, letters, size, room, min(most, 2)):
            return Lines(lines, size)
    size = sizes[-1]
    lines = wrapped(name, letters, size, room, most) or wrapped(name, letters, size, room, most, in_words=True)
    return Lines(lines or cut_in_lines(name, letters, size, room, most), size, not lines)


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
