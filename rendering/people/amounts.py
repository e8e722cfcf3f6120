"""What rounds come to and add up to, as it is written: whole numbers, and averages to one decimal place."""

from __future__ import annotations

from math import floor

from engine.tournaments.schedule import Standing
from locales import Say

NOTHING = "–"
"""For a round in which somebody had no part."""


def amount(value: float | None, say: Say) -> str:
    """A total or a score, as this language writes it, with a real minus."""
    if value is None:
        return NOTHING
    tenths = floor(abs(value) * 10 + 0.5)
    whole, tenth = divmod(tenths, 10)
    text = say("board-decimal", whole=str(whole), tenth=str(tenth)) if tenth else str(whole)
    return f"−{text}" if value < 0 and tenths else text


def in_round(row: Standing, number: int, say: Say) -> str:
    """What a place has for a round, from 1; an average stands in brackets."""
    text = amount(row.scores[number - 1], say)
    return f"({text})" if number in row.byes else text


def with_sign(value: int) -> str:
    """A correction, so that nobody takes it for a score."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else ""


def with_unit(value: float, unit: str, say: Say) -> str:
    """A total with what it counts, such as `7 rôyes`; `unit`: a name of `engine.tournaments.setup.Total`."""
    return say(f"board-unit-{unit}", total=amount(value, say), count=abs(value))
