"""People's names as they are kept and shown, without anything that affects the text around them.

People may use any name, in any script. Characters that turn a line's direction, break it, pile up over other lines or
cannot be seen are left out; joined emoji stay, and so do joiners and marks that a script needs.
"""

from __future__ import annotations

import unicodedata
from typing import Final

UNNAMED: Final = "?"
"""Shown where nothing of a name is left."""
MOST_MARKS: Final = 4
"""Marks on one letter: no script writes more, and a pile of them covers the lines above."""

_JOINERS: Final = frozenset("\u200c\u200d")
"""They join emoji, or letters in scripts with joined letters; in Latin script they have no visible effect."""
_FIRST_THAT_JOINS: Final = 0x590
"""The first code point of scripts that use joiners; Latin, Greek, Cyrillic and Armenian come before it."""
_BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Unicode counts them as letters, but they are invisible."""
_BREAKS: Final = frozenset(("Cc", "Zs", "Zl", "Zp"))
_UNSEEN: Final = frozenset(("Cf", "Cs", "Co"))
_MARKS: Final = frozenset(("Mn", "Me"))
_BLACK_FLAG: Final = "\U0001f3f4"
_TAGS: Final = range(0xE0020, 0xE0080)
_LONGEST_FLAG: Final = 7
"""Tags of a flag such as Scotland's, the last one included."""
_ISOLATED: Final = "\u2068{}\u2069"
_RIGHT_TO_LEFT: Final = frozenset(("R", "AL"))


def clean_name(name: str) -> str:
    """The name on one line, without anything that affects other text; `UNNAMED` where nothing is left.

    An empty name, such as that of somebody whose data was erased, stays empty.
    """
    if not name or (name.isascii() and name.isprintable() and name == " ".join(name.split())):
        return name
    kept: list[str] = []
    marks = tags = 0
    for at, char in enumerate(name):
        category = unicodedata.category(char)
        if category in _BREAKS or char in _BLANKS:
            kept.append(" ")
        elif category in _MARKS:
            marks += 1
            if marks <= MOST_MARKS and kept and kept[-1] != " ":
                kept.append(char)
        elif ord(char) in _TAGS:
            tags += 1
            if tags <= _LONGEST_FLAG and kept and (kept[-1] == _BLACK_FLAG or ord(kept[-1]) in _TAGS):
                kept.append(char)
        elif char in _JOINERS:
            if kept and _joins(kept[-1], name[at + 1 : at + 2]):
                kept.append(char)
        elif category not in _UNSEEN and not _is_no_character(char):
            kept.append(char)
            marks = tags = 0
    return " ".join("".join(kept).split()) or UNNAMED


def isolated(name: str) -> str:
    """The name, wrapped if it reads from right to left, so that figures and names after it keep their place."""
    if not name.isascii() and any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in name):
        return _ISOLATED.format(name)
    return name


def _joins(before: str, after: str) -> bool:
    """Whether a joiner has any effect between these two."""
    if before in _JOINERS or ord(before) < _FIRST_THAT_JOINS or not after:
        return False
    category = unicodedata.category(after)
    return category[0] in "LS" and ord(after) >= _FIRST_THAT_JOINS and after not in _BLANKS


def _is_no_character(char: str) -> bool:
    code = ord(char)
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF
