"""Palette pictures as PNG files, compressed by zlib-ng where there is a wheel of it, else by Pillow.

Nearly all of the time that encoding takes is deflate's. Pillow's wheels link the zlib of the system they were built
on, whatever they say of zlib-ng. At equal bytes zlib-ng takes a third of its time (measured: `benchmarks/results.md`),
and there are wheels for every system and machine that the bot runs on; elsewhere the pictures are the same to the
pixel and somewhat slower. Which of both writes is chosen once, when this module is loaded.

The file is written as the specification says (https://www.w3.org/TR/png-3/): a signature, then chunks of a length, a
name, data and a checksum. Rows are not filtered, which is best for palettes.
"""

from __future__ import annotations

import importlib
import io
import struct
from collections.abc import Callable
from typing import Any, Final, NamedTuple
from zlib import crc32

from PIL import Image

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
