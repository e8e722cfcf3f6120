"""Reading figures as people type them, in the digits of any script: `30`, `３０`, `٣٠`. Every typed field does so here.

Python's own tests are no help: `"²".isdigit()` holds, and `int("²")` fails. Here a digit is what has a place in a
number, in whatever script. What is raised, in a circle or a fraction means something else, and is no digit.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_MINUS: Final = str.maketrans(dict.fromkeys("−–—‒‐‑﹣－", "-") | {"＋": "+", "﹢": "+"})
_WHOLE: Final = re.compile(r"[+-]? ?[0-9]+")
_LONGEST: Final = 15
"""Digits of the largest number read, which fits into any column; no number typed here means more."""


def in_figures(typed: str) -> str:
    """The same text with its digits as 0 to 9; everything else, also ², stays as it is."""
    return "".join(str(unicodedata.decimal(one)) if one.isdecimal() else one for one in typed)


def figures_in(typed: str) -> str:
    """The digits of a text, as 0 to 9, without what stands between them."""
    return "".join(one for one in in_figures(typed) if one.isdecimal())


def whole_number(typed: str) -> int | None:
    """The number typed, perhaps with a sign of any kind; None if it is something else, or longer than any is here."""
    text = in_figures(typed).translate(_MINUS).strip()
    if not _WHOLE.fullmatch(text):
        return None
    digits = figures_in(text).lstrip("0")
    if len(digits) > _LONGEST:
        return None
    return -int(digits or 0) if text.startswith("-") else int(digits or 0)


def as_number(typed: str) -> str:
    """A number without blanks, signs of other scripts and leading zeros; other text only without blanks around it."""
    number = whole_number(typed)
    return typed.strip() if number is None else str(number)
