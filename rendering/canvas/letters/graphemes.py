"""Splits text into what a reader takes for single letters, so that none is ever cut in half.

It follows Unicode's annex 29 for what occurs in names: marks stay with their letter, joined letters and
emoji stay together, and flags stay whole.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

ELLIPSIS: Final = "…"
JOINER: Final = "\u200d"
_TONES: Final = range(0x1F3FB, 0x1F400)
_FLAGS: Final = range(0x1F1E6, 0x1F200)
_TAGS: Final = range(0xE0020, 0xE0080)
_FORMS: Final = "\ufe0e\ufe0f"
_AFTER: Final = "\u0e33\u0eb3\u200c\uff9e\uff9f"
"""Characters that only ever follow another."""
_KEPT_WHOLE: Final = (("\u0e4d\u0e32", "\u0e33"), ("\u0ecd\u0eb2", "\u0eb3"))
"""Thai and Lao vowels that composing takes apart for good."""
_MOST_MARKS: Final = 4
"""The most marks shown on one letter."""


@lru_cache(maxsize=1024)
def graphemes(text: str) -> tuple[str, ...]:
    """The letters of the text, in order; together they are the text."""
    found: list[str] = []
    for letter in text:
        if found and _belongs(letter, found[-1]):
            found[-1] += letter
        else:
            found.append(letter)
    return tuple(found)


def shortened(text: str, most: int) -> str:
    """The text, or as many of its letters as fit in `most` characters with an ellipsis."""
    if len(text) <= most:
        return text
    kept = ""
    for letter in graphemes(text):
        if len(kept) + len(letter) >= most:
            break
        kept += letter
    return kept.rstrip() + ELLIPSIS


def tidy(text: str) -> str:
    """The text composed, with single blanks, and no more marks on a letter than any language has."""
    # What asks for a picture in colours, or in none, asks in vain: there is one form of each here.
    composed = "".join(letter for letter in unicodedata.normalize("NFKC", text) if letter not in _FORMS)
    for parts, whole in _KEPT_WHOLE:
        composed = composed.replace(parts, whole)
    return " ".join("".join(map(_few_marks, graphemes(composed))).split())


def _few_marks(grapheme: str) -> str:
    marks = [at for at, letter in enumerate(grapheme) if unicodedata.category(letter) in ("Mn", "Me")]
    return grapheme if len(marks) <= _MOST_MARKS else grapheme[: marks[_MOST_MARKS]]


def _belongs(letter: str, before: str) -> bool:
    """Whether the character forms one letter with what comes before it."""
    last, code = before[-1], ord(letter)
    return (
        unicodedata.category(letter)[0] == "M"
        or letter == JOINER
        or letter in _AFTER
        or code in _TONES
        or code in _TAGS
        or (last == JOINER and not before.isspace())
        or (code in _FLAGS and len(before) == 1 and ord(before) in _FLAGS)
        or (unicodedata.combining(last) == 9 and unicodedata.category(letter) == "Lo" and _indic(code))
        or _joins_hangul(ord(last), code)
    )


def _indic(code: int) -> bool:
    return 0x0900 <= code <= 0x0DFF


def _joins_hangul(last: int, code: int) -> bool:
    leads, vowels, tails = range(0x1100, 0x1160), range(0x1160, 0x11A8), range(0x11A8, 0x1200)
    return (last in leads and (code in leads or code in vowels or 0xAC00 <= code <= 0xD7A3)) or (
        (last in vowels or last in tails) and (code in tails or (last in vowels and code in vowels))
    )
