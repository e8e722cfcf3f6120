"""Lettering: the fonts, which come as packages, and text as cached masks.

Names are people's own and hold anything. A letter the font lacks is never drawn as a box: it is
dropped, and where nothing is left the caller's own word (a seat number) stands in.
"""

from __future__ import annotations

import unicodedata
from enum import Enum
from functools import lru_cache
from importlib.resources import as_file, files
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from rendering.colours import RGB

ELLIPSIS: Final = "…"


class Lettering(Enum):
    """A font: its package and file."""

    PLAIN = ("font_source_sans_pro", "SourceSansPro-Semibold.ttf")
    BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.ttf")
    BLACK = ("font_source_sans_pro", "SourceSansPro-Black.ttf")
    CHALK = ("font_amatic_sc", "AmaticSC-Bold.ttf")


@lru_cache(maxsize=64)
def font(lettering: Lettering, size: int) -> ImageFont.FreeTypeFont:
    """The font at `size` pixels; simple layout, so that every machine draws the same."""
    package, name = lettering.value
    with as_file(files(package) / "files" / name) as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _has(lettering: Lettering, letter: str) -> bool:
    if letter.isspace():
        return True
    if unicodedata.category(letter)[0] in "MC" or unicodedata.bidirectional(letter) in ("R", "AL"):
        return False
    probe = font(lettering, 32)
    drawn = bytes(probe.getmask(letter))
    return any(drawn) and drawn != bytes(probe.getmask("\uffff"))


@lru_cache(maxsize=512)
def lettered(text: str, lettering: Lettering, otherwise: str) -> tuple[str, Lettering]:
    """The text as far as a font can draw it, and the font: `lettering`, or the plain one if that draws more.

    Where no font can draw any of its letters, `otherwise`.
    """
    composed = " ".join(unicodedata.normalize("NFKC", text).split())
    best = ("", lettering)
    for candidate in dict.fromkeys((lettering, Lettering.BOLD)):
        kept = " ".join("".join(letter for letter in composed if _has(candidate, letter)).split())
        if len(kept) > len(best[0]):
            best = (kept, candidate)
    return best if any(letter.isalnum() for letter in best[0]) else (otherwise, lettering)


@lru_cache(maxsize=2048)
def width_of(text: str, lettering: Lettering, size: int) -> int:
    """The width of the text in pixels."""
    return round(font(lettering, size).getlength(text))


@lru_cache(maxsize=1024)
def cut(text: str, lettering: Lettering, size: int, room: int) -> str:
    """The text, or as much of it as fits in `room` pixels, ending in an ellipsis, at a word's end if one is near."""
    if width_of(text, lettering, size) <= room:
        return text
    fits = 0
    for length in range(1, len(text)):
        if font(lettering, size).getlength(text[:length].rstrip() + ELLIPSIS) > room:
            break
        fits = length
    space = text.rfind(" ", 0, fits + 1)
    kept = text[: space if space >= fits * 0.7 else fits]
    return kept.rstrip(" .,-–·&") + ELLIPSIS


@lru_cache(maxsize=1024)
def text_mask(text: str, lettering: Lettering, size: int) -> tuple[Image.Image, int]:
    """The text as a mask, and how far below the mask's top its baseline lies."""
    ascent = round(size * 1.15)
    mask = Image.new("L", (width_of(text, lettering, size) + 4, ascent + round(size * 0.35)), 0)
    # Chalk is thicker than the pen that font was drawn with.
    thicker = 1.2 if lettering is Lettering.CHALK else 0
    draw = ImageDraw.Draw(mask)
    draw.text((2, ascent), text, fill=255, font=font(lettering, size), anchor="ls", stroke_width=thicker)
    return mask, ascent


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    lettering: Lettering,
    size: int,
    colour: RGB,
    anchor: str = "l",
) -> int:
    """Write on one baseline at `at`; `anchor` l, m or r says which part of the text is there. Returns its width."""
    mask, ascent = text_mask(text, lettering, size)
    width = mask.width - 4
    left = {"l": 0.0, "m": width / 2, "r": float(width)}[anchor]
    image.paste(colour, (round(at[0] - left) - 2, round(at[1]) - ascent), mask)
    return width
