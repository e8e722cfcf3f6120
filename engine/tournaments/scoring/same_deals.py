"""What a round is worth in which all tables played the same deals: each seat beside the same seat elsewhere. Pure.

Whoever sits on a seat has the cards that others have on that seat, so only these are compared: with partners for a
side, because both get what their side gets; in games where the auction decides who plays together, for each seat.

Source: the scoring of duplicate bridge, by match points (two for each table beaten, one for each that is level) and by
difference from the mean.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

Points = Sequence[int]
"""What a deal brought each seat of a table, as in `DealFacts.points`: more is better."""
TableDeals = Sequence[Points | None]
"""A table's deals in order; None, or left out at the end: not played there."""
Scores = tuple[tuple[Fraction | None, ...], ...]
"""Per table and seat; None: no deal of that table was played at another one."""

_WHOLE: Final = 100


class _Worth(NamedTuple):
    """What a deal is worth on one seat, per table that played it, as fractions with one denominator."""

    numerators: Sequence[int]
    denominator: int


def match_points(points: Sequence[int]) -> tuple[int, ...]:
    """Per table two for each other one that got fewer points with the same cards, one for each that got as many."""
    ordered = sorted(points)
    return tuple(bisect_left(ordered, own) + bisect_right(ordered, own) - 1 for own in points)


def percentages(tables: Sequence[TableDeals]) -> Scores:
    """Match points per seat, as a percentage of those that could be won: 50 is as good as the others."""

    def shares(points: Sequence[int]) -> _Worth:
        return _Worth([_WHOLE * one for one in match_points(points)], 2 * (len(points) - 1))

    found = _added_up(tables, shares)
    return tuple(tuple(None if one is None else one.total / one.deals for one in seats) for seats in found)


def above_the_mean(tables: Sequence[TableDeals]) -> Scores:
    """By how many points each seat did better than the mean of all tables that played a deal, over all its deals."""

    def differences(points: Sequence[int]) -> _Worth:
        total = sum(points)
        return _Worth([own * len(points) - total for own in points], len(points))

    found = _added_up(tables, differences)
    return tuple(tuple(None if one is None else one.total for one in seats) for seats in found)


class _Sum(NamedTuple):
    """What the deals of a seat are worth together, and how many of them could be compared."""

    total: Fraction
    deals: int


def _added_up(
    tables: Sequence[TableDeals], worth: Callable[[Sequence[int]], _Worth]
) -> tuple[tuple[_Sum | None, ...], ...]:
    """Per table and seat; `worth`: of a deal on one seat, from the points there at each table that played it."""
    seats = next((len(points) for deals in tables for points in deals if points is not None), 0)
    # Whole numbers by denominator, because adding up fractions takes ten times as long.
    sums = [[Counter[int]() for _ in range(seats)] for _ in tables]
    compared = [0] * len(tables)
    for deal in range(max(map(len, tables), default=0)):
        there = {
            number: points
            for number, deals in enumerate(tables)
            if deal < len(deals) and (points := deals[deal]) is not None
        }
        if len(there) < 2:
            continue
        for number in there:
            compared[number] += 1
        for seat in range(seats):
            numerators, denominator = worth([points[seat] for points in there.values()])
            for number, numerator in zip(there, numerators, strict=True):
                sums[number][seat][denominator] += numerator
    return tuple(
        tuple(
            _Sum(sum((Fraction(above, below) for below, above in parts.items()), Fraction()), deals) if deals else None
            for parts in row
        )
        for row, deals in zip(sums, compared, strict=True)
    )
