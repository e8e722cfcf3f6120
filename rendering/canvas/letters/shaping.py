"""Letters that depend on their neighbours, set and drawn by HarfBuzz: nothing is asked of the system.

Positions are in ems, so a text is set once for all sizes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import uharfbuzz
from PIL import Image

_WEIGHT: Final = "wght"
_NO_GLYPH: Final = 0


class Face(NamedTuple):
    """A font in one weight."""

    path: str
    weight: int
    """100 to 900; a font that has no such weight comes as near as it can."""


class Glyph(NamedTuple):
    """One glyph of a font, and where it stands, in ems from where its text begins: to the right, and up."""

    number: int
    x: float
    y: float


class Shaped(NamedTuple):
    """A text as its font sets it, from left to right."""

    face: Face
    glyphs: tuple[Glyph, ...]
    advance: float
    """From where it begins to where the next text begins, in ems."""
    pictures: int
    """How many glyphs take room of their own."""
    above: float
    below: float
    """How far its ink reaches from the baseline, in ems."""
    beside: float
    """How far its ink reaches to the left of where it begins, or to the right of where it ends, in ems."""

    @property
    def whole(self) -> bool:
        """Whether the font has all it was asked for."""
        return all(glyph.number != _NO_GLYPH for glyph in self.glyphs)


class Put(NamedTuple):
    """A text, where it begins in pixels from a mask's left, and the size of its letters in pixels."""

    shaped: Shaped
    x: float
    size: float


@lru_cache(maxsize=2048)
def shaped(text: str, face: Face, *, leftward: bool, script: str, language: str) -> Shaped:
    """A text of one script and one direction, set; `leftward`: it runs from right to left, with its brackets turned.

    `script`: its four letters in ISO 15924, or empty. `language`: which forms a letter has where languages differ.
    """
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.direction = "rtl" if leftward else "ltr"
    if script:
        buffer.script = script
    buffer.language = language
    font = _font(face)
    uharfbuzz.shape(font, buffer)
    em, x, above, below, left, right, glyphs = font.face.upem, 0, 0, 0, 0, 0, []
    for info, at in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        glyphs.append(Glyph(info.codepoint, (x + at.x_offset) / em, at.y_offset / em))
        ink = font.get_glyph_extents(info.codepoint)
        if ink is not None:
            # HarfBuzz measures heights downwards.
            top = at.y_offset + ink.y_bearing
            above, below = max(above, top), max(below, -ink.height - top)
            start = x + at.x_offset + ink.x_bearing
            left, right = min(left, start), max(right, start + ink.width)
        x += at.x_advance
    pictures = sum(at.x_advance > 0 for at in buffer.glyph_positions)
    return Shaped(face, tuple(glyphs), x / em, pictures, above / em, below / em, max(-left, right - x) / em)


@lru_cache(maxsize=4096)
def script_of(letter: str) -> str:
    """The four letters of a letter's script in ISO 15924; empty where it belongs to several."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(letter)
    buffer.guess_segment_properties()
    return buffer.script or ""


def draw(texts: Sequence[Put], width: int, height: int, baseline: int) -> Image.Image:
    """The texts as a mask, on a baseline so many pixels below its top; clear where there are none."""
    if not texts:
        return Image.new("L", (width, height), 0)
    canvas = uharfbuzz.RasterDraw()
    canvas.extents = uharfbuzz.RasterExtents(0, baseline - height, width, height, 0)
    for put in texts:
        font = _font(put.shaped.face)
        scale = put.size / font.face.upem
        for glyph in put.shaped.glyphs:
            canvas.transform = (scale, 0.0, 0.0, scale, put.x + glyph.x * put.size, glyph.y * put.size)
            canvas.draw_glyph(font, glyph.number)
    drawn = canvas.render()
    # HarfBuzz counts rows from the foot.
    return Image.frombytes("L", (width, height), drawn.buffer, "raw", "L", drawn.extents.stride, -1)


@lru_cache(maxsize=128)
def _font(face: Face) -> uharfbuzz.Font:
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(face.path)))
    for axis in font.face.axis_infos:
        if axis.tag == _WEIGHT:
            font.set_variations({_WEIGHT: min(max(face.weight, axis.min_value), axis.max_value)})
    return font
