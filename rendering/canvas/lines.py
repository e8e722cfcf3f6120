"""Lines of text that show suits as signs, not words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import Suit
from locales.cards import SUIT_SYMBOLS
from rendering.canvas import colours, marks
from rendering.canvas.colours import RGB
from rendering.canvas.fonts import Lettering, cut, width_of, write
from rendering.canvas.values import Look

Line = tuple[str | Suit, ...]

_SUITS: Final = {symbol: suit for suit, symbol in SUIT_SYMBOLS.items()}
_PARTS: Final = re.compile(f"([{''.join(_SUITS)}])")
_GAP: Final = 0.22
"""Between text and a sign, in letter sizes."""


def line_of(text: str) -> Line:
    """The text, with every suit's symbol as a sign."""
    parts = (part.strip() for part in _PARTS.split(text))
    return tuple(_SUITS.get(part, part) for part in parts if part)


def sign_size(size: int) -> int:
    """How large a suit is beside letters of this size."""
    return round(size * 0.84)


def line_width(line: Line, letters: Lettering, size: int) -> int:
    """How wide `put_line` makes the line."""
    widths = [sign_size(size) if isinstance(part, Suit) else width_of(part, letters, size) for part in line]
    return sum(widths) + round(size * _GAP) * (len(line) - 1)


def fitting(line: Line, letters: Lettering, sizes: Sequence[int], room: int) -> tuple[Line, int]:
    """The line in the first of `sizes` in which it fits; in the last size its longest text is cut if need be."""
    size = next((size for size in sizes if line_width(line, letters, size) <= room), sizes[-1])
    over = line_width(line, letters, size) - room
    if over <= 0:
        return line, size
    longest = max((part for part in line if isinstance(part, str)), key=lambda part: width_of(part, letters, size))
    shorter = cut(longest, letters, size, max(width_of(longest, letters, size) - over, 0))
    return tuple(shorter if part is longest else part for part in line), size


def put_line(
    image: Image.Image,
    at: tuple[float, float],
    line: Line,
    letters: Lettering,
    size: int,
    ink: RGB,
    look: Look,
    *,
    on_paper: bool = True,
    faded: bool = False,
    anchor: str = "l",
) -> int:
    """Write the line, its baseline at `at`; returns its width.

    On a dark ground (`on_paper` False) suits stand on paper tiles; `faded` ones take the text's own colour.
    """
    wide = line_width(line, letters, size)
    x = at[0] - {"l": 0.0, "m": wide / 2, "r": float(wide)}[anchor]
    sign = sign_size(size)
    for part in line:
        if isinstance(part, Suit):
            colour = ink if faded else colours.suit_colour(part, look.four_colours)
            put = marks.put_suit if on_paper else marks.put_tile
            put(image, part, (x, at[1] - size * 0.76), sign, colour)
            x += sign
        else:
            x += write(image, (x, at[1]), part, letters, size, ink)
        x += round(size * _GAP)
    return wide


def fair_share(widths: Sequence[int], room: int) -> int:
    """The most room each may take: short ones keep theirs, the longer ones share what is left."""
    share = room
    for done, wide in enumerate(sorted(widths)):
        share = room // (len(widths) - done)
        if wide > share:
            break
        room -= wide
    return share
