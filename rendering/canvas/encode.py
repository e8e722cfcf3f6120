"""Encodes a drawn picture: the shared palette, transparent corners, PNG, and WebP for large tables.

PNG with one palette was chosen over WebP by measuring (`benchmarks/pictures.py`). At equal quality, that is with
an equal error or less, lossy WebP is larger and takes seven times as long; lossless WebP of the same
palette's colours saves a sixth of the bytes for more than twice the time, and a bot at many tables is
shorter of time. zlib's level 7 brings nearly every table under 50 kB; 8 takes twice as long.
The few that stay above, full of court cards, are written as lossless WebP, a fifth smaller for 60 ms more.
"""

from __future__ import annotations

import io
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from rendering.canvas.colours import CORNER_STEPS, GREEN_FELT, WOOD_DARK, palette_colours, palette_image
from rendering.canvas.values import Picture

RADIUS: Final = 26
LARGE: Final = 50_000
"""The size in bytes above which a table is worth the time that WebP takes."""
LEVEL: Final = 7
"""The compression level of zlib."""
_FIRST_CLEAR: Final = 256 - CORNER_STEPS


def encode(image: Image.Image, felt: str = GREEN_FELT) -> bytes:
    """PNG bytes of an RGB picture drawn on green felt, recoloured to this felt, with its four corners rounded."""
    flat = image.quantize(palette=palette_image(), dither=Image.Dither.NONE)
    width, height = image.size
    for name, at in (
        ("nw", (0, 0)),
        ("ne", (width - RADIUS, 0)),
        ("sw", (0, height - RADIUS)),
        ("se", (width - RADIUS, height - RADIUS)),
    ):
        corner, mask = _corner(name)
        flat.paste(corner, at, mask)
    flat.putpalette(_palette(felt))
    return _png(flat, bytes([255] * _FIRST_CLEAR + [255 * step // CORNER_STEPS for step in range(CORNER_STEPS)]))


def encode_table(image: Image.Image, felt: str) -> Picture:
    """What `encode` makes, or the same pixels as lossless WebP if that would be large."""
    data = encode(image, felt)
    if len(data) < LARGE:
        return Picture(data, "table.png")
    out = io.BytesIO()
    with Image.open(io.BytesIO(data)) as flat:
        flat.convert("RGBA").save(out, "WEBP", lossless=True, method=2, quality=60)
    return Picture(out.getvalue(), "table.webp")


def encode_whole(image: Image.Image) -> bytes:
    """PNG bytes of an RGBA picture in full colour, for small tiles with their own soft edges."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _png(flat: Image.Image, transparency: bytes) -> bytes:
    out = io.BytesIO()
    flat.save(out, "PNG", compress_level=LEVEL, transparency=transparency)
    return out.getvalue()


@cache
def _palette(felt: str) -> list[int]:
    colours = list(palette_colours(felt))
    colours += [WOOD_DARK] * (256 - len(colours))
    return [part for colour in colours for part in colour]


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
    entries = solid.point(lambda level: min(_FIRST_CLEAR + level * CORNER_STEPS // 255, 255))
    corner = Image.new("P", solid.size)
    corner.putdata(list(entries.tobytes()))
    return corner, solid.point(lambda level: 255 if level < 250 else 0)
