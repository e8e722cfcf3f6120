"""Lettering: the fonts, which come as packages, and text as cached masks.

People choose their own names, which may hold anything. Each letter is drawn with the first font that has
it: of this module, of a package for other scripts, or of the system. A letter that no font has is never
drawn as a box but dropped; if nothing is left, Latin initials stand in, or else the caller's own word (a
seat number).
"""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from enum import Enum
from functools import lru_cache
from importlib.resources import as_file, files
from itertools import groupby
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from rendering.canvas.colours import RGB
from rendering.canvas.letters.coverage import coverage
from rendering.canvas.letters.fallbacks import fallback
from rendering.canvas.letters.graphemes import ELLIPSIS, graphemes, tidy
from rendering.canvas.masks import stepped

_BESIDE: Final = 0.92
"""The size of other scripts relative to ours, because they have more above and below the line."""
_MOST_INITIALS: Final = 3
_SHAPED: Final = range(0x0900, 0x1900)
"""Scripts of India and South East Asia, whose letters depend on their neighbours."""


class Lettering(Enum):
    """A font: its package and file, and the weight of other fonts beside it."""

    PLAIN = ("font_source_sans_pro", "SourceSansPro-Semibold.ttf", 600)
    BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.ttf", 700)
    BLACK = ("font_source_sans_pro", "SourceSansPro-Black.ttf", 900)
    CHALK = ("font_amatic_sc", "AmaticSC-Bold.ttf", 700)


class _Run(NamedTuple):
    """A stretch of text in one font."""

    text: str
    path: str
    scale: float
    shaped: bool
    """Its letters join or run from right to left."""


@lru_cache(maxsize=8)
def _path(lettering: Lettering) -> str:
    package, name, _ = lettering.value
    with as_file(files(package) / "files" / name) as path:
        return str(path)


def font(lettering: Lettering, size: int) -> ImageFont.FreeTypeFont:
    """The font at `size` pixels; simple layout, so that every machine draws the same."""
    return _open(_path(lettering), size, 0, False)


@lru_cache(maxsize=128)
def _open(path: str, size: int, weight: int, shaped: bool) -> ImageFont.FreeTypeFont:
    layout = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    opened = ImageFont.truetype(path, size, layout_engine=layout)
    if weight:
        with suppress(OSError):
            # A font of many weights; anything heavier than its heaviest becomes that.
            opened.set_variation_by_axes([_on_axis(axis, weight) for axis in opened.get_variation_axes()])
    return opened


def _on_axis(axis: ImageFont.Axis, weight: int) -> float:
    return min(weight, axis["maximum"] or weight) if axis["name"] == b"Weight" else axis["default"] or 0


def _needs_shaping(text: str) -> bool:
    return any(
        unicodedata.bidirectional(letter) in ("R", "AL")
        or unicodedata.category(letter)[0] == "M"
        or ord(letter) in _SHAPED
        for letter in text
    )


@lru_cache(maxsize=8192)
def _font_for(grapheme: str, lettering: Lettering) -> str | None:
    """The file of the font for a letter with its marks; None if it cannot be drawn."""
    if unicodedata.category(grapheme[0])[0] in "CM" or (_needs_shaping(grapheme) and not _can_shape()):
        return None
    seen = "".join(letter for letter in grapheme if unicodedata.category(letter) != "Cf" and letter != "\ufe0f")
    if len(grapheme) > 1 and unicodedata.category(grapheme[0]) == "So" and not _is_marked(grapheme):
        # In a font that cannot join them, a family emoji would be a crowd, and a flag two letters.
        return None
    own = _path(lettering)
    return own if all(map(coverage(own).has, seen)) else fallback(seen)


def _is_marked(grapheme: str) -> bool:
    """Whether nothing but marks follows the first character."""
    return all(unicodedata.category(letter)[0] == "M" for letter in grapheme[1:])


@lru_cache(maxsize=1)
def _can_shape() -> bool:
    return bool(features.check("raqm") and features.check("fribidi"))


@lru_cache(maxsize=2048)
def _runs(text: str, lettering: Lettering) -> tuple[_Run, ...]:
    """The text as stretches of one font each, from left to right."""
    own = _path(lettering)
    fonts: list[tuple[str, str]] = []
    for grapheme in graphemes(text):
        # A blank takes the font of what it follows if that is shaped as a whole; that of emoji is too wide.
        follows = fonts and grapheme.isspace() and _needs_shaping(fonts[-1][1])
        path = fonts[-1][0] if follows else _font_for(grapheme, lettering) or own
        # The chalk has no narrow space that does not break.
        fonts.append((path, " " if grapheme.isspace() and not coverage(path).has(grapheme) else grapheme))
    runs = []
    for path, group in groupby(fonts, key=lambda pair: pair[0]):
        part = "".join(grapheme for _, grapheme in group)
        runs.append(_Run(part, path, 1 if path == own else _BESIDE, _needs_shaping(part) and _can_shape()))
    strong = (unicodedata.bidirectional(letter) for letter in text)
    first = next((way for way in strong if way in ("L", "R", "AL")), "L")
    return tuple(runs if first == "L" else reversed(runs))


def _opened(run: _Run, lettering: Lettering, size: int) -> ImageFont.FreeTypeFont:
    weight = 0 if run.path == _path(lettering) else lettering.value[2]
    return _open(run.path, round(size * run.scale), weight, run.shaped)


@lru_cache(maxsize=512)
def lettered(text: str, lettering: Lettering, otherwise: str) -> tuple[str, Lettering]:
    """The text as far as it can be drawn, and the lettering: `lettering`, or the plain one if that has more letters.

    If no letter can be drawn, initials; if there are none either, `otherwise`.
    """
    whole = tidy(text)
    kept = " ".join("".join(one for one in graphemes(whole) if one.isspace() or _font_for(one, lettering)).split())
    if not any(letter.isalnum() or unicodedata.category(letter) == "So" for letter in kept):
        return initials(whole) or otherwise, lettering
    chalk, plain = (_own_letters(kept, one) for one in (lettering, Lettering.BOLD))
    return kept, Lettering.BOLD if lettering is Lettering.CHALK and (plain > chalk or not chalk) else lettering


def _own_letters(text: str, lettering: Lettering) -> int:
    return sum(coverage(_path(lettering)).has(letter) for letter in text if not letter.isspace())


def initials(text: str) -> str:
    """Latin initials of words in any alphabet, `N. H.`, from the names Unicode gives their letters; empty if none."""
    found = [initial for word in text.split() if (initial := _initial(word[0]))]
    return " ".join(f"{letter}." for letter in found[:_MOST_INITIALS])


def _initial(letter: str) -> str:
    """The first letter of a letter's name: `GEORGIAN LETTER NAR` is an N; ideographs and signs have none."""
    words = unicodedata.name(letter, "").split()
    for kind in ("LETTER", "SYLLABLE", "CHARACTER"):
        if kind in words[:-1]:
            own = [word for word in words[words.index(kind) + 1 :] if word not in ("SMALL", "CAPITAL")]
            return own[0][0] if own else ""
    return ""


@lru_cache(maxsize=2048)
def width_of(text: str, lettering: Lettering, size: int) -> int:
    """The width of the text in pixels."""
    return round(_length(text, lettering, size))


def _length(text: str, lettering: Lettering, size: int) -> float:
    return sum(_opened(run, lettering, size).getlength(run.text) for run in _runs(text, lettering))


@lru_cache(maxsize=1024)
def cut(text: str, lettering: Lettering, size: int, room: int) -> str:
    """The text, or as much of it as fits in `room` pixels, with an ellipsis, at the end of a word if one is near."""
    if width_of(text, lettering, size) <= room:
        return text
    letters = graphemes(text)
    fits = 0
    for length in range(1, len(letters)):
        if _length("".join(letters[:length]).rstrip() + ELLIPSIS, lettering, size) > room:
            break
        fits = length
    kept = "".join(letters[:fits])
    space = text.rfind(" ", 0, len(kept) + 1)
    if space >= len(kept) * 0.7:
        kept = text[:space]
    return kept.rstrip(" .,-–·&") + ELLIPSIS


@lru_cache(maxsize=1024)
def text_mask(text: str, lettering: Lettering, size: int) -> tuple[Image.Image, int]:
    """The text as a mask, and how far below the mask's top its baseline lies."""
    ascent = round(size * 1.15)
    mask = Image.new("L", (width_of(text, lettering, size) + 4, ascent + round(size * 0.35)), 0)
    draw = ImageDraw.Draw(mask)
    x = 2.0
    for run in _runs(text, lettering):
        opened = _opened(run, lettering, size)
        # Chalk is thicker than the pen this font was drawn with.
        thicker = 1.2 if lettering is Lettering.CHALK and run.scale == 1 else 0
        draw.text((x, ascent), run.text, fill=255, font=opened, anchor="ls", stroke_width=thicker)
        x += opened.getlength(run.text)
    return stepped(mask), ascent


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    lettering: Lettering,
    size: int,
    colour: RGB,
    anchor: str = "l",
) -> int:
    """Write on one baseline at `at`; `anchor` l, m or r says which part of the text `at` is. Returns its width."""
    mask, ascent = text_mask(text, lettering, size)
    width = mask.width - 4
    left = {"l": 0.0, "m": width / 2, "r": float(width)}[anchor]
    image.paste(colour, (round(at[0] - left) - 2, round(at[1]) - ascent), mask)
    return width
