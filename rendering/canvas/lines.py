"""Lines of text that show suits as signs, not words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise, starmap
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Suit
from locales.cards import SUIT_SYMBOLS
from rendering.canvas import colours, marks
from rendering.canvas.colours import RGB
from rendering.canvas.fonts import Lettering, cut, text_mask, width_of, write
from rendering.canvas.letters.bidi import closed
from rendering.canvas.letters.graphemes import graphemes
from rendering.canvas.values import LEAST_LETTER, Look

Line = tuple[str | Suit, ...]

_SUITS: Final = {symbol: suit for suit, symbol in SUIT_SYMBOLS.items()}
_PARTS: Final = re.compile(f"([{''.join(_SUITS)}])")
_SIGNS: Final = "-_."
_BREAK: Final = re.compile(rf"(?<=[{_SIGNS}])(?=[^{_SIGNS}\s])|\s+")
"""Where a name may go on on the next line."""
_HYPHEN: Final = "-"
_LEAST_PART: Final = 3
"""Letters of a broken word that stay together at either side."""
_NEVER_FIRST: Final = ("Pc", "Pd", "Pe", "Pf", "Po", "Lm")
"""Kinds of signs that no line begins with."""
_AFTER_BLANKS: Final = ":;!?»"
"""Signs that French writes after a blank, at which no line ends."""
_VOWELS: Final = frozenset("aeiouyæøœаеёиоуыэюяіїєαεηιουω")
_ONE_SOUND: Final = frozenset(("ch", "gh", "ph", "rh", "sh", "th", "ck"))
_ISOLATE: Final = ("\u2068", "\u2069")
_GAP: Final = 0.22
"""Between text and a sign, in letter sizes."""
_SIGN: Final = 0.84
"""The height of a suit on paper, in letter sizes."""
_TILE: Final = (1.16, 1.05, 0.8)
"""On a dark ground: the width and height of the paper tile, and of the suit on it, in letter sizes."""


def line_of(text: str) -> Line:
    """The text, with every suit's symbol as a sign."""
    parts = (part.strip() for part in _PARTS.split(text))
    return tuple(_SUITS.get(part, part) for part in parts if part)


def sign_width(size: int, *, on_paper: bool = True) -> int:
    """How wide a suit is beside letters of this size, with its tile if it needs one."""
    return round(size * (_SIGN if on_paper else _TILE[0]))


def line_width(line: Line, letters: Lettering, size: int, *, on_paper: bool = True) -> int:
    """How wide `put_line` makes the line."""
    sign = sign_width(size, on_paper=on_paper)
    widths = [sign if isinstance(part, Suit) else width_of(part, letters, size) for part in line]
    return sum(widths) + round(size * _GAP) * (len(line) - 1)


def fitting(
    line: Line, letters: Lettering, sizes: Sequence[int], room: int, *, on_paper: bool = True
) -> tuple[Line, int]:
    """The line in the first of `sizes` in which it fits; in the last size its longest text is cut if need be."""
    size = next((size for size in sizes if line_width(line, letters, size, on_paper=on_paper) <= room), sizes[-1])
    over = line_width(line, letters, size, on_paper=on_paper) - room
    if over <= 0:
        return line, size
    longest = max((part for part in line if isinstance(part, str)), key=lambda part: width_of(part, letters, size))
    shorter = cut(longest, letters, size, max(width_of(longest, letters, size) - over, 0))
    return tuple(shorter if part is longest else part for part in line), size


def narrowed_line(
    line: Line, letters: Lettering, size: int, room: int, *, on_paper: bool = True
) -> tuple[Line, Lettering]:
    """The line in letters as narrow as `room` pixels ask for; cut only if the narrowest are too wide."""
    for way in letters.ways:
        if line_width(line, way, size, on_paper=on_paper) <= room:
            return line, way
    return fitting(line, letters.ways[-1], (size,), room, on_paper=on_paper)[0], letters.ways[-1]


def put_line(
    image: Image.Image,
    at: tuple[float, float],
    line: Line,
    letters: Lettering,
    size: int,
    ink: RGB,
    look: Look,
    *,
    on_paper: bool = True,
    faded: bool = False,
    anchor: str = "l",
) -> int:
    """Write the line, its baseline at `at`; returns its width.

    On a dark ground (`on_paper` False) suits stand on paper tiles; `faded` ones take the text's own colour.
    """
    wide = line_width(line, letters, size, on_paper=on_paper)
    x = at[0] - {"l": 0.0, "m": wide / 2, "r": float(wide)}[anchor]
    for part in line:
        if isinstance(part, Suit):
            colour = ink if faded else colours.suit_colour(part, look.four_colours)
            put = _put_sign if on_paper else _put_tile
            put(image, part, (x, at[1]), size, colour)
            x += sign_width(size, on_paper=on_paper)
        else:
            x += write(image, (x, at[1]), part, letters, size, ink)
        x += round(size * _GAP)
    return wide


def _put_sign(image: Image.Image, suit: Suit, at: tuple[float, float], size: int, colour: RGB) -> None:
    """Draw a suit on the baseline `at`, on paper."""
    marks.put_suit(image, suit, (at[0], at[1] - size * 0.76), sign_width(size), colour)


def _put_tile(image: Image.Image, suit: Suit, at: tuple[float, float], size: int, colour: RGB) -> None:
    """Draw a suit on a paper tile as high as the line: red on a dark ground would hardly be seen."""
    wide, high, sign = (round(size * share) for share in _TILE)
    left, top = round(at[0]), round(at[1] - size * 0.34 - high / 2)
    image.paste(colours.PAPER, (left, top), marks.rounded(wide, high, round(size * 0.17)))
    marks.put_suit(image, suit, (left + (wide - sign) / 2, top + (high - sign) / 2), sign, colour)


def in_two(name: str) -> list[tuple[str, str]]:
    """Every way to break a name at a blank or after a hyphen, a dot or a line below, the most even ones first."""
    broken = ((name[: gap.start()], name[gap.end() :]) for gap in _BREAK.finditer(name))
    whole = [parts for parts in broken if all(part.strip(_SIGNS) for part in parts)]
    whole.sort(key=lambda parts: max(map(len, parts)))
    return [(first, rest) for first, rest in starmap(closed, whole)]


class _Break(NamedTuple):
    """Where a line of a name may end: before the letter `end`, the next one beginning with the letter `start`."""

    end: int
    start: int
    tail: str = ""
    """What is written where it ends: a hyphen within a word."""
    in_word: bool = False
    rough: bool = False
    """In a word, and not before a consonant that a vowel follows, where most languages divide syllables."""


class _Way(NamedTuple):
    """Lines of a name, or of the end of one; the least is the best."""

    broken: int
    """How many words are broken."""
    parts: int
    rough: int
    widest: int
    lines: tuple[str, ...]


@lru_cache(maxsize=1024)
def wrapped(
    name: str, letters: Lettering, size: int, room: int, most: int, *, in_words: bool = False
) -> tuple[str, ...]:
    """A name on as few lines as it needs, the most even ones, `most` at the most; empty if it fits in no way.

    It breaks at blanks and after hyphens, dots and lines below; `in_words`: also within as few words as can be.
    """
    if width_of(name, letters, size) <= room:
        return (name,)
    if width_of(name, letters, size) > most * room + (most - 1) * size:
        # Too long even for full lines: a blank that a line leaves out is narrower than the letters are high.
        return ()
    inner, isolate = _without_isolate(name)
    parts, everywhere = _parted(inner)
    breaks = [one for one in everywhere if in_words or not one.in_word]

    @cache
    def best(start: int, left: int) -> _Way | None:
        rest = "".join(parts[start:])
        wide = width_of(rest, letters, size)
        if wide <= room:
            return _Way(0, 1, 0, wide, (rest,))
        found: list[_Way] = []
        for one in breaks if left > 1 else ():
            line = "".join(parts[start : one.end])
            if one.end <= start or not line.strip(_SIGNS):
                continue
            if width_of(line, letters, size) > room:
                break
            wide, after = width_of(line + one.tail, letters, size), best(one.start, left - 1)
            if wide <= room and after is not None:
                costs = after.broken + one.in_word, after.parts + 1, after.rough + one.rough
                found.append(_Way(*costs, max(wide, after.widest), (line + one.tail, *after.lines)))
        return min(found, default=None)

    way = best(0, most)
    return tuple(line.join(isolate) for line in way.lines) if way is not None else ()


class Lines(NamedTuple):
    """A text as it is written: its lines, and the size and kind of its letters."""

    texts: tuple[str, ...]
    size: int
    letters: Lettering
    is_cut: bool = False

    @property
    def width(self) -> int:
        """Of the widest line, in pixels."""
        return max(width_of(text, self.letters, self.size) for text in self.texts)

    def put(self, image: Image.Image, at: tuple[float, float], leading: float, ink: RGB, anchor: str = "m") -> None:
        """Write them, the baseline of the first one at `at`, and each so many pixels below the one before."""
        for row, text in enumerate(self.texts):
            write(image, (at[0], at[1] + row * leading), text, self.letters, self.size, ink, anchor)

    def leading(self, least: int) -> int:
        """From one baseline to the next, in pixels: `least`, or more where letters would touch those above them."""
        inks = [reach(text, self.letters, self.size) for text in self.texts]
        return max(least, *(above[1] + below[0] + 1 for above, below in pairwise(inks)), 0)


def reach(text: str, letters: Lettering, size: int) -> tuple[int, int]:
    """How far ink reaches above and below the baseline, in pixels."""
    mask, ascent = text_mask(text, letters, size)
    _, top, _, foot = mask.getbbox() or (0, ascent, 0, ascent)
    return ascent - top, foot - ascent


@lru_cache(maxsize=512)
def name_lines(name: str, letters: Lettering, sizes: tuple[int, ...], room: int, most: int = 2) -> Lines:
    """A name in the first of `sizes` in which it fits `room` pixels on two lines, or in the last on at most `most`.

    It breaks at a blank or after a hyphen; in the smallest size also within a long word, and then in narrower letters,
    so that nothing is lost.
    """
    for size in sizes:
        if lines := wrapped(name, letters, size, room, min(most, 2)):
            return Lines(lines, size, letters)
    size, ways = sizes[-1], letters.ways
    for way in ways:
        if lines := wrapped(name, way, size, room, most) or wrapped(name, way, size, room, most, in_words=True):
            return Lines(lines, size, way)
    return Lines(cut_in_lines(name, ways[-1], size, room, most), size, ways[-1], is_cut=True)


def word_lines(text: str, letters: Lettering, size: int, room: int, most: int = 2) -> Sequence[str]:
    """Words on as many lines as they need, `most` at the most; what is still too long is cut."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (width_of(longer, letters, size) <= room or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(word)
    return [cut(line, letters, size, room) for line in closed(*lines)]


def cut_in_lines(name: str, letters: Lettering, size: int, room: int, most: int) -> tuple[str, ...]:
    """As much of a name as has room on so many lines; the last one ends with an ellipsis if it is not all of it."""
    inner, isolate = _without_isolate(name)
    (parts, breaks), start = _parted(inner), 0
    lines: list[str] = []
    while len(lines) < most - 1:
        fits: list[_Break] = []
        for one in breaks:
            line = "".join(parts[start : one.end])
            if one.end > start and width_of(line + one.tail, letters, size) <= room:
                fits.append(one)
            elif width_of(line, letters, size) > room:
                # Those after it are longer still.
                break
        last = max((one for one in fits if not one.in_word), key=lambda one: one.end, default=None)
        last = last or max(fits, key=lambda one: one.end, default=None)
        if last is None:
            break
        lines.append(("".join(parts[start : last.end]) + last.tail).join(isolate))
        start = last.start
    return (*lines, cut("".join(parts[start:]).join(isolate), letters, size, room))


def _without_isolate(name: str) -> tuple[str, tuple[str, str]]:
    """A name without the isolate that all of it stands in, and the two signs of that, empty ones if there is none."""
    if (name[:1], name[-1:]) == _ISOLATE:
        return name[1:-1], _ISOLATE
    return name, ("", "")


@lru_cache(maxsize=512)
def _parted(name: str) -> tuple[Sequence[str], Sequence[_Break]]:
    """The letters of a name and where it may be broken, which is asked for each size and width of letters."""
    parts = graphemes(name)
    return parts, tuple(_breaks(parts))


def _breaks(parts: Sequence[str]) -> Iterator[_Break]:
    """Every place where a name of these letters may be broken, in order."""
    for at in range(1, len(parts)):
        before, after = parts[at - 1], parts[at]
        if after.isspace():
            if at + 1 < len(parts) and parts[at + 1] not in _AFTER_BLANKS:
                yield _Break(at, at + 1)
        elif before in _SIGNS:
            if after not in _SIGNS:
                yield _Break(at, at)
        elif not before.isspace() and after not in _SIGNS and unicodedata.category(after[0]) not in _NEVER_FIRST:
            near = parts[max(at - _LEAST_PART, 0) : at + _LEAST_PART]
            whole = not any(part.isspace() or part in _SIGNS for part in near)
            free = all(unicodedata.east_asian_width(part[0]) in "WF" for part in (before, after))
            if free or (whole and _LEAST_PART <= at <= len(parts) - _LEAST_PART):
                is_cased = all(part[0].lower() != part[0].upper() for part in (before, after))
                divides = free or (
                    not _is_vowel(after) and _is_vowel(parts[at + 1]) and before + after not in _ONE_SOUND
                )
                yield _Break(at, at, _HYPHEN if is_cased else "", not free, not divides)


def _is_vowel(letter: str) -> bool:
    return unicodedata.normalize("NFD", letter)[0].casefold() in _VOWELS


class HeadLine(NamedTuple):
    """One line in the middle: the first of these wordings that has room is taken."""

    ways: tuple[Line, ...]
    ink: RGB = colours.QUIET
    sizes: tuple[int, ...] = (LEAST_LETTER,)
    starred: bool = False
    """A star before it: who made trumps or plays the contract."""

    @property
    def letters(self) -> Lettering:
        return Lettering.BOLD if self.ink == colours.TEXT else Lettering.PLAIN
