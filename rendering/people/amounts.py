"""What rounds come to and add up to, as it is written: whole numbers, and averages to one decimal place."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from engine.tournaments.schedule import Exact, Standing
from locales import Say

NOTHING = "–"
"""For a round in which somebody had no part."""


def tenths(value: Exact) -> int:
    """How many tenths are shown of an amount, without its sign: halves up. Nothing is rounded before."""
    return floor(abs(Fraction(value)) * 10 + Fraction(1, 2))


def shown(value: Exact) -> float:
    """The amount as it is shown, for a text with a plural: a whole number where that is one."""
    whole, tenth = divmod(tenths(value), 10)
    rounded = whole + tenth / 10 if tenth else whole
    return -rounded if value < 0 else rounded


def amount(value: Exact | None, say: Say) -> str:
    """A total or a score, as this language writes it, with a real minus."""
    if value is None:
        return NOTHING
    whole, tenth = divmod(tenths(value), 10)
    text = say("board-decimal", whole=str(whole), tenth=str(tenth)) if tenth else str(whole)
    return f"−{text}" if value < 0 and (whole or tenth) else text


def in_round(row: Standing, number: int, say: Say) -> str:
    """What a place has for a round, from 1; an average stands in brackets."""
    text = amount(row.scores[number - 1], say)
    return f"({text})" if number in row.byes else text


def with_sign(value: int) -> str:
    """A correction, so that nobody takes it for a score."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else ""


def with_unit(value: Exact, unit: str, say: Say) -> str:
    """A total with what it counts, such as `7 rôyes`; `unit`: a name of `engine.tournaments.setup.Total`."""
    return say(f"board-unit-{unit}", total=amount(value, say), count=abs(shown(value)))
