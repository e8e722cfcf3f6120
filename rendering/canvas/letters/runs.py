"""A line as stretches of one font, one script and one direction each, as they stand from left to right.

The directions of the whole line are settled first: they depend on what stands beside a letter, whatever font has it.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final, NamedTuple

from rendering.canvas.letters.bidi import from_left, levels
from rendering.canvas.letters.coverage import coverage, fallbacks
from rendering.canvas.letters.graphemes import graphemes
from rendering.canvas.letters.shaping import Face, Shaped, script_of, shaped

_KEYCAP: Final = "\u20e3"
_HAN: Final = "Hani"
_LATIN: Final = "Latn"
_FORMS_OF_HAN: Final = {"Hira": "ja", "Kana": "ja", "Hang": "ko", "Bopo": "zh-Hant"}
"""Which language's forms Chinese letters have beside letters of another script."""
_CHINESE: Final = "zh-Hans"
_ANY_LANGUAGE: Final = "und"
_UNDRAWN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))


class Run(NamedTuple):
    """A stretch of text in one font."""

    text: str
    """In the order in which it is read."""
    path: str
    leftward: bool
    """It runs from right to left."""
    simple: bool
    """Its letters do not depend on each other."""
    script: str
    language: str

    def shaped(self, weight: int) -> Shaped:
        """The stretch, set in this weight."""
        face = Face(self.path, weight)
        return shaped(self.text, face, leftward=self.leftward, script=self.script, language=self.language)


class _Piece(NamedTuple):
    """A letter with its marks."""

    text: str
    path: str
    level: int
    script: str


@lru_cache(maxsize=8192)
def font_for(grapheme: str, own: str) -> str | None:
    """The file of the font for a letter with its marks: `own` if it can; None if no font can draw it."""
    if unicodedata.category(grapheme[0])[0] in "CM":
        return None
    seen = "".join(letter for letter in grapheme if unicodedata.category(letter) != "Cf")
    able = (path for path in (own, *fallbacks()) if all(map(coverage(path).has, seen)))
    first = next(able, None)
    if first is None or len(grapheme) == 1 or not _is_picture(grapheme):
        return first
    # A font that has a flag's letters may not have the flag; what none can join stands side by side, as in Discord.
    return next((path for path in (first, *able) if _joins(grapheme, path)), first)


@lru_cache(maxsize=2048)
def runs(text: str, own: str) -> tuple[Run, ...]:
    """The text as stretches, from left to right; letters that no font has go to `own`."""
    if text and _plain(own).issuperset(text):
        # Most texts: one stretch, and nothing to settle.
        return (Run(text, own, False, True, next(filter(None, map(script_of, text)), ""), _ANY_LANGUAGE),)
    return _settled(text, own)


@lru_cache(maxsize=64)
def _plain(own: str) -> frozenset[str]:
    """Latin letters and signs that a font has: they run from left to right and do not depend on each other."""
    signs = (chr(number) for number in range(0x20, 0x250))
    latin = (sign for sign in signs if sign.isprintable() and (sign.isascii() or sign.isalpha()))
    return frozenset(one for one in latin if script_of(one) in ("", _LATIN) and coverage(own).has(one))


def _settled(text: str, own: str) -> tuple[Run, ...]:
    """The same for any text."""
    stretches: list[list[_Piece]] = []
    for piece in _pieces(text, own):
        if stretches and _go_on(stretches[-1], piece):
            stretches[-1].append(piece)
        else:
            stretches.append([piece])
    language = _language(text)
    return tuple(
        _run(pieces, own, language) for pieces in from_left(stretches, [pieces[0].level for pieces in stretches])
    )


def _pieces(text: str, own: str) -> list[_Piece]:
    found: list[_Piece] = []
    of_letters, at = levels(text), 0
    for grapheme in graphemes(text):
        level = of_letters[at]
        at += len(grapheme)
        if unicodedata.category(grapheme[0]) in _UNDRAWN:
            continue
        # A blank is always ours: that of emoji is too wide. The chalk has no narrow one that does not break.
        drawn = " " if grapheme.isspace() and not coverage(own).has(grapheme) else grapheme
        path = own if drawn.isspace() else font_for(grapheme, own) or own
        found.append(_Piece(drawn, path, level, script_of(grapheme[0])))
    return found


def _go_on(before: list[_Piece], piece: _Piece) -> bool:
    """Whether the piece is set together with those before it; signs and figures are of any script."""
    last = before[-1]
    if (last.path, last.level) != (piece.path, piece.level):
        return False
    return not piece.script or next(filter(None, (one.script for one in before)), piece.script) == piece.script


def _run(pieces: list[_Piece], own: str, language: str) -> Run:
    text = "".join(piece.text for piece in pieces)
    path, level = pieces[0].path, pieces[0].level
    script = next((piece.script for piece in pieces if piece.script), "")
    simple = path == own and level % 2 == 0 and not any(map(_depends, text))
    return Run(text, path, level % 2 == 1, simple, script, language if script == _HAN else _ANY_LANGUAGE)


def _depends(letter: str) -> bool:
    """Whether it depends on what stands before it: a mark, or what joins letters."""
    return unicodedata.category(letter)[0] in "CM"


def _is_picture(grapheme: str) -> bool:
    return any(letter == _KEYCAP or unicodedata.category(letter) == "So" for letter in grapheme)


def _joins(grapheme: str, path: str) -> bool:
    """Whether the font draws these as one picture."""
    found = shaped(grapheme, Face(path, 400), leftward=False, script="", language=_ANY_LANGUAGE)
    return found.whole and found.pictures == 1


def _language(text: str) -> str:
    """Whose forms its Chinese letters have."""
    return next((_FORMS_OF_HAN[script] for script in map(script_of, text) if script in _FORMS_OF_HAN), _CHINESE)
