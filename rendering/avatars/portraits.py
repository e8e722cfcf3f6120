"""People's avatars in colours that every picture has and that no felt exchanges, so that nobody turns green with it.

Fixed colours were chosen over those of each avatar by measuring: its own sixteen would save a quarter of a
photograph's two kilobytes, but a palette that differs from picture to picture can draw felt and letters in
somebody's colours. But each avatar has only `_COLOURS` of them, which saves a third of its bytes: it is seen 40
pixels wide. They are not dithered: dots cost a third more bytes.
"""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

from PIL import Image, ImageFilter, ImageOps

from rendering.canvas.colours import PLATE, palette_image, steady_colours
from rendering.canvas.values import FACE

_FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")
_COLOURS: Final = 12
_WIDEST: Final = 1024
"""Pixels; a file may claim to be a picture as large as memory."""


def face_of(file: bytes) -> bytes | None:
    """The middle square of a picture file, `FACE` by `FACE` pixels of three bytes (RGB); None: it is no picture.

    Of a moving picture it is the beginning. What is see-through shows the plate.
    """
    try:
        with Image.open(io.BytesIO(file), formats=_FORMATS) as image:
            if max(image.size) > _WIDEST:
                return None
            clear = ImageOps.fit(image.convert("RGBA"), (FACE, FACE), Image.Resampling.LANCZOS)
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None
    face = Image.new("RGB", clear.size, PLATE)
    face.paste(clear, (0, 0), clear)
    return face.tobytes()


@lru_cache(maxsize=128)
def portrait(face: bytes, size: int) -> Image.Image:
    """A face (RGB, `FACE` by `FACE` pixels) as an RGB picture `size` pixels wide and high; never change it."""
    whole = Image.frombytes("RGB", (FACE, FACE), face)
    if size != FACE:
        whole = whole.resize((size, size), Image.Resampling.LANCZOS)
    few = whole.quantize(_COLOURS, kmeans=2).convert("RGB")
    flat = few.quantize(palette=palette_image(steady_colours()), dither=Image.Dither.NONE)
    # Each pixel becomes what most around it are: specks are a fifth of the bytes, and nobody misses them.
    places = Image.frombytes("L", flat.size, flat.tobytes()).filter(ImageFilter.ModeFilter(3))
    flat.frombytes(places.tobytes())
    return flat.convert("RGB")
