"""A gold band across the picture: whose turn it is, and what they may do."""

from __future__ import annotations

from typing import Final

from PIL import Image

from rendering.canvas import colours, marks
from rendering.canvas.felt import RIM
from rendering.canvas.fonts import Lettering, cut, width_of, write
from rendering.canvas.values import LEAST_LETTER

HIGH: Final = 70
_SIZES: Final = (40, 36, 33, LEAST_LETTER)
_ARROW: Final = 26
_GAP: Final = 16


def put_band(image: Image.Image, top: int, strong: str, rest: str = "") -> None:
    """Draw the band from frame to frame: an arrow, `strong` in bold, and after a dot `rest`."""
    image.paste(colours.GOLD, (RIM + 2, top, image.width - RIM - 2, top + HIGH))
    room = image.width - 2 * RIM - 40 - _ARROW - _GAP
    plain = f"· {rest}" if rest else ""
    size = next((size for size in _SIZES if _wide(strong, plain, size) <= room), _SIZES[-1])
    if plain:
        plain = cut(plain, Lettering.PLAIN, size, room - width_of(strong, Lettering.BOLD, size) - _GAP)
    x = (image.width - _wide(strong, plain, size) - _ARROW - _GAP) / 2
    base = top + HIGH / 2 + size * 0.33
    marks.put_shape(image, marks.ARROW, (x, top + (HIGH - _ARROW) / 2), _ARROW, colours.INK)
    x += _ARROW + _GAP
    x += write(image, (x, base), strong, Lettering.BOLD, size, colours.INK) + _GAP
    if plain:
        write(image, (x, base), plain, Lettering.PLAIN, size, colours.INK)


def _wide(strong: str, plain: str, size: int) -> int:
    return width_of(strong, Lettering.BOLD, size) + (_GAP + width_of(plain, Lettering.PLAIN, size) if plain else 0)
