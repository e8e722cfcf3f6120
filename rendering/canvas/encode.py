"""Encodes a drawn picture: its palette, transparent corners, PNG.

PNG with a palette was chosen over WebP by measuring (`benchmarks/pictures.py`). At equal quality, that is with
an equal error or less, lossy WebP is larger and takes many times as long; lossless WebP of the same
palette's colours saves a fifth of the bytes for several times the time, and a bot at many tables is
shorter of time. zlib-ng's level 6 saves four bytes in a hundred for half more time; level 9 saves eight for six
times the time, which only the few large pictures are worth: eight court cards, or a photograph at every seat.

Most of the time, and of the bytes, is what deflate makes of soft edges. So drawings have few shades
(`rendering.canvas.masks`), and what changes slowly changes in steps (`rendering.canvas.felt`).
"""

from __future__ import annotations

import io
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from rendering.canvas.colours import (
    GREEN_FELT,
    RGB,
    WOOD_DARK,
    palette_colours,
    palette_image,
    slate_colours,
)
from rendering.canvas.output.png import WRITER

RADIUS: Final = 26
LARGE: Final = 50_000
"""What would be larger than so many bytes is compressed again, as well as it goes."""
CORNER_STEPS: Final = 4
"""Palette entries kept for the see-through corners: wood from clear to nearly solid."""
_NOWHERE: Final = ((255, 0, 255),) * CORNER_STEPS
"""In their place while the picture is brought down: a colour to which no colour drawn is nearest."""
_CLEAR: Final = bytes(255 * step // CORNER_STEPS for step in range(CORNER_STEPS))
"""How solid the palette's first entries are. They come first, since all after those named in a file are solid."""


def encode(image: Image.Image, felt: str = GREEN_FELT) -> bytes:
    """PNG bytes of an RGB picture drawn on green felt, recoloured to this felt, with its four corners rounded."""
    return _encoded(image, palette_colours(), palette_colours(felt))


def encode_slate(image: Image.Image) -> bytes:
    """PNG bytes of an RGB picture of a slate, with its four corners rounded."""
    return _encoded(image, slate_colours(), slate_colours())


def _encoded(image: Image.Image, drawn: tuple[RGB, ...], shown: tuple[RGB, ...]) -> bytes:
    """Each pixel becomes the nearest of the colours drawn, and is shown as the one in the same place."""
    flat = image.quantize(palette=palette_image((*_NOWHERE, *drawn)), dither=Image.Dither.NONE)
    width, height = image.size
    for name, at in (
        ("nw", (0, 0)),
        ("ne", (width - RADIUS, 0)),
        ("sw", (0, height - RADIUS)),
        ("se", (width - RADIUS, height - RADIUS)),
    ):
        corner, mask = _corner(name)
        flat.paste(corner, at, mask)
    data = _png(flat, _palette(shown), WRITER.usual)
    return data if len(data) <= LARGE else _png(flat, _palette(shown), WRITER.large)


def _png(flat: Image.Image, palette: bytes, level: int) -> bytes:
    return WRITER.png(flat, palette, _CLEAR, level)


def encode_whole(image: Image.Image) -> bytes:
    """PNG bytes of an RGBA picture in full colour, for small tiles with their own soft edges."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


@cache
def _palette(shown: tuple[RGB, ...]) -> bytes:
    return bytes(part for colour in [WOOD_DARK] * CORNER_STEPS + list(shown) for part in colour)


@cache
def _corner(name: str) -> tuple[Image.Image, Image.Image]:
    """The palette entries of one corner, and the mask of where they replace the picture."""
    scale = 8
    big = Image.new("L", (RADIUS * scale, RADIUS * scale), 0)
    across = 2 * RADIUS * scale
    left = 0 if name[1] == "w" else -RADIUS * scale
    top = 0 if name[0] == "n" else -RADIUS * scale
    ImageDraw.Draw(big).ellipse((left, top, left + across, top + across), fill=255)
    solid = big.reduce(scale)
    entries = solid.point(lambda level: min(level * CORNER_STEPS // 255, CORNER_STEPS - 1))
    corner = Image.new("P", solid.size)
    corner.putdata(list(entries.tobytes()))
    return corner, solid.point(lambda level: 255 if level < 250 else 0)
