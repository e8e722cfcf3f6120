"""Lettering: the fonts, which come as packages, and text as cached masks.

People choose their own names, which may hold anything. Each letter is drawn with the first font that has
it: of this module, of a package for other scripts, or of the system. A letter that no font has is never
drawn as a box but dropped; if nothing is left, Latin initials stand in, or else the caller's own word (a
seat number).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from enum import Enum
from functools import lru_cache
from importlib.resources import as_file, files
from math import ceil
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from engine.core.names import isolated
from rendering.canvas.colours import RGB
from rendering.canvas.letters.bidi import closed
from rendering.canvas.letters.coverage import coverage
from rendering.canvas.letters.graphemes import ELLIPSIS, graphemes, tidy
from rendering.canvas.letters.runs import Run, font_for, runs
from rendering.canvas.letters.shaping import Put, Shaped, draw
from rendering.canvas.masks import stepped

_BESIDE: Final = 0.92
"""The size of other scripts relative to ours, because they have more above and below the line."""
_TALLEST: Final = 1.05
"""How high their ink may be, in letter sizes: what is higher is written smaller, clear of the lines beside it."""
_ABOVE: Final = 1.15
_BELOW: Final = 0.35
"""The room that a text's mask has above and below its baseline, in letter sizes; more where its letters need it."""
_MARGIN: Final = 2
"""The room that it has at either side, in pixels; more where its letters need it."""
_MOST_INITIALS: Final = 3


class Lettering(Enum):
    """A font: its package and file, the weight of other fonts beside it, and how wide its letters are beside usual."""

    PLAIN = ("font_source_sans_pro", "SourceSansPro-Semibold.ttf", 600, 1.0)
    PLAIN_NARROW = ("font_source_sans_pro", "SourceSansPro-Semibold.ttf", 600, 0.8)
    PLAIN_NARROWER = ("font_source_sans_pro", "SourceSansPro-Semibold.ttf", 600, 0.65)
    PLAIN_NARROWEST = ("font_source_sans_pro", "SourceSansPro-Semibold.ttf", 600, 0.45)
    BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.ttf", 700, 1.0)
    BOLD_NARROW = ("font_source_sans_pro", "SourceSansPro-Bold.ttf", 700, 0.8)
    BOLD_NARROWER = ("font_source_sans_pro", "SourceSansPro-Bold.ttf", 700, 0.65)
    BOLD_NARROWEST = ("font_source_sans_pro", "SourceSansPro-Bold.ttf", 700, 0.45)
    BLACK = ("font_source_sans_pro", "SourceSansPro-Black.ttf", 900, 1.0)
    BLACK_NARROW = ("font_source_sans_pro", "SourceSansPro-Black.ttf", 900, 0.8)
    BLACK_NARROWER = ("font_source_sans_pro", "SourceSansPro-Black.ttf", 900, 0.65)
    BLACK_NARROWEST = ("font_source_sans_pro", "SourceSansPro-Black.ttf", 900, 0.45)
    CHALK = ("font_amatic_sc", "AmaticSC-Bold.ttf", 700, 1.0)
    CHALK_NARROW = ("font_amatic_sc", "AmaticSC-Bold.ttf", 700, 0.8)
    CHALK_NARROWEST = ("font_amatic_sc", "AmaticSC-Bold.ttf", 700, 0.65)

    @property
    def package(self) -> str:
        return self.value[0]

    @property
    def file(self) -> str:
        return self.value[1]

    @property
    def weight(self) -> int:
        """Of other fonts beside it."""
        return self.value[2]

    @property
    def width(self) -> float:
        """As a share of the font's own width: names are narrowed before they are cut."""
        return self.value[3]

    @property
    def ways(self) -> tuple[Lettering, ...]:
        """Itself and its narrower ones, widest first."""
        return tuple(one for one in Lettering if one.value[1] == self.value[1] and one.width <= self.width)


@lru_cache(maxsize=16)
def path_of(lettering: Lettering) -> str:
    """The file of the font."""
    with as_file(files(lettering.package) / "files" / lettering.file) as path:
        return str(path)


@lru_cache(maxsize=128)
def font(lettering: Lettering, size: int) -> ImageFont.FreeTypeFont:
    """The font at `size` pixels; simple layout, so that every machine draws the same."""
    return ImageFont.truetype(path_of(lettering), size, layout_engine=ImageFont.Layout.BASIC)


def _size(run: Run, lettering: Lettering, size: int) -> float:
    """The size of a stretch beside letters of ours of this size."""
    if run.path == path_of(lettering):
        return size
    shaped = run.shaped(lettering.weight)
    return size * min(_BESIDE, _TALLEST / max(shaped.above + shaped.below, _TALLEST))


def _advance(run: Run, lettering: Lettering, size: int) -> float:
    """How wide a stretch is in the font's own width, in pixels."""
    if run.simple:
        return font(lettering, size).getlength(run.text)
    return run.shaped(lettering.weight).advance * _size(run, lettering, size)


@lru_cache(maxsize=512)
def lettered(text: str, lettering: Lettering, otherwise: str) -> tuple[str, Lettering]:
    """The text as far as it can be drawn, and the lettering: `lettering`, or the plain one if that has more letters.

    If no letter can be drawn, initials; if there are none either, `otherwise`. What runs from right to left is
    isolated, so that words and figures after it keep their place.
    """
    whole = tidy(text)
    own = path_of(lettering)
    kept = " ".join("".join(one for one in graphemes(whole) if one.isspace() or font_for(one, own)).split())
    if not any(letter.isalnum() or unicodedata.category(letter) == "So" for letter in kept):
        return initials(whole) or otherwise, lettering
    chalk, plain = (_own_letters(kept, one) for one in (lettering, Lettering.BOLD))
    plainer = lettering is Lettering.CHALK and (plain > chalk or not chalk)
    return isolated(kept), Lettering.BOLD if plainer else lettering


def _own_letters(text: str, lettering: Lettering) -> int:
    return sum(coverage(path_of(lettering)).has(letter) for letter in text if not letter.isspace())


def initials(text: str) -> str:
    """Latin initials of words in any alphabet, `N. H.`, from the names Unicode gives their letters; empty if none."""
    found = [initial for word in text.split() if (initial := _initial(word[0]))]
    return " ".join(f"{letter}." for letter in found[:_MOST_INITIALS])


def first_word(text: str) -> str:
    """The first word of what `lettered` gave."""
    (word,) = closed(text.split(maxsplit=1)[0])
    return word


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
    return sum(_advance(run, lettering, size) for run in runs(text, path_of(lettering))) * lettering.width


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
    (shown,) = closed(kept.rstrip(" .,-–·&") + ELLIPSIS)
    return shown


def narrowed(
    text: str, lettering: Lettering, sizes: Sequence[int], room: int, least: float = 0
) -> tuple[str, Lettering, int]:
    """The text in the first of `sizes` in which it fits `room` pixels, else in letters as narrow as that asks for.

    It is cut only where the narrowest have no room, or those that are at least `least` of the usual width. Returns the
    text, its letters and their size.
    """
    narrow = [(way, sizes[-1]) for way in lettering.ways[1:] if way.width >= least]
    ways = [*((lettering, size) for size in sizes), *narrow]
    fits, size = next((way for way in ways if width_of(text, *way) <= room), ways[-1])
    return cut(text, fits, size, room), fits, size


@lru_cache(maxsize=1024)
def text_mask(text: str, lettering: Lettering, size: int) -> tuple[Image.Image, int]:
    """The text as a mask with as much room at the left as at the right, and how far below its top its baseline lies."""
    simple: list[tuple[str, float]] = []
    shaped: list[Put] = []
    x = 0.0
    for run in runs(text, path_of(lettering)):
        if run.simple:
            simple.append((run.text, x))
        else:
            shaped.append(Put(run.shaped(lettering.weight), x, _size(run, lettering, size)))
        x += _advance(run, lettering, size)

    def room(usual: float, needed: Callable[[Shaped], float]) -> int:
        return max(round(usual), *(ceil(needed(put.shaped) * put.size) + 1 for put in shaped), 0)

    ascent = room(size * _ABOVE, lambda one: one.above)
    descent = room(size * _BELOW, lambda one: one.below)
    margin = room(_MARGIN, lambda one: one.beside)
    extent = round(x) + 2 * margin, ascent + descent
    mask = draw([put._replace(x=put.x + margin) for put in shaped], *extent, ascent)
    drawing, own = ImageDraw.Draw(mask), font(lettering, size)
    # Chalk is thicker than the pen its font was drawn with.
    thicker = 1.2 if lettering.file == Lettering.CHALK.file else 0
    for words, start in simple:
        drawing.text((start + margin, ascent), words, fill=255, font=own, anchor="ls", stroke_width=thicker)
    return stepped(_narrowed(mask, lettering.width, width_of(text, lettering, size) + 2 * margin)), ascent


def _narrowed(mask: Image.Image, share: float, wide: int) -> Image.Image:
    """The mask narrower by that share, with room at either side so that it is `wide` pixels wide."""
    if share == 1:
        return mask
    letters = mask.resize((round(mask.width * share), mask.height), Image.Resampling.BOX)
    whole = Image.new("L", (wide, mask.height), 0)
    whole.paste(letters, ((wide - letters.width) // 2, 0))
    return whole


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
    width = width_of(text, lettering, size)
    left = at[0] - {"l": 0.0, "m": width / 2, "r": float(width)}[anchor]
    image.paste(colour, (round(left) - (mask.width - width) // 2, round(at[1]) - ascent), mask)
    return width
