"""Encodes a drawn picture: its palette, transparent corners, and the PNG file."""

from __future__ import annotations

import importlib
import io
import struct
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple
from zlib import crc32

from PIL import Image, ImageDraw

from rendering.canvas.colours import GREEN_FELT, RGB, WOOD_DARK, palette_colours, palette_image, slate_colours

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = bytes((8, 3, 0, 0, 0))
"""Eight bits a pixel, a palette, and the only ways to compress, filter and not interlace that matter here."""


class Writer(NamedTuple):
    """Something that compresses pictures."""

    png: Callable[[Image.Image, bytes, bytes, int], bytes]
    """PNG bytes of a palette picture: with these colours, three bytes each; how solid the first ones are; a level."""
    usual: int
    """The level of compression for most pictures."""
    large: int
    """The level for those few that would be large."""


def _by_pillow(flat: Image.Image, palette: bytes, solid: bytes, level: int) -> bytes:
    flat.putpalette(palette)
    out = io.BytesIO()
    flat.save(out, "PNG", compress_level=level, transparency=solid)
    return out.getvalue()


def _by(deflate: Any) -> Callable[[Image.Image, bytes, bytes, int], bytes]:
    """Write with a module that has zlib's interface."""

    def png(flat: Image.Image, palette: bytes, solid: bytes, level: int) -> bytes:
        width, height = flat.size
        # Each row begins with its filter, none, which is 0.
        rows = Image.new("P", (width + 1, height))
        rows.paste(flat, (1, 0))
        # Memory for the finest tables, as libpng and Pillow take it.
        packer = deflate.compressobj(level, deflate.DEFLATED, deflate.MAX_WBITS, 9)
        data = packer.compress(rows.tobytes()) + packer.flush()
        chunks = (
            (b"IHDR", struct.pack(">2I", width, height) + _INDEXED),
            (b"PLTE", palette),
            (b"tRNS", solid),
            (b"IDAT", data),
            (b"IEND", b""),
        )
        return _SIGNATURE + b"".join(_chunk(name, body) for name, body in chunks)

    return png


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", crc32(body, crc32(name)))


PILLOW: Final = Writer(_by_pillow, 6, 8)


def chosen(module: str = "zlib_ng.zlib_ng") -> Writer:
    """The best writer that this machine has."""
    try:
        deflate = importlib.import_module(module)
    except ImportError:
        return PILLOW
    return Writer(_by(deflate), 5, 9)


WRITER: Final = chosen()
"""Who writes, in this process."""


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
