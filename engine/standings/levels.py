"""The levels of computers as players that are rated: their numbers, and where they begin.

A number below zero stands for a level wherever a rating belongs to somebody. Those of deleted people count down from -1
and never get there.
"""

from __future__ import annotations

from typing import Final

from engine.players import LEVELS

BEGINS: Final = {"easy": 700, "normal": 1000, "strong": 1300}
"""What a level is rated before its first match: how far they are apart follows from many deals."""
KNOWN_WITHIN: Final = 200
"""The uncertainty of that, half of a newcomer's: so a result moves a level a quarter as far as it moves a newcomer."""

_FIRST: Final = -(2**62)
IDS: Final = {level: _FIRST - number for number, level in enumerate(LEVELS)}
"""Ratings are stored under these: they stay what they are."""
NAMED: Final = {number: level for level, number in IDS.items()}
