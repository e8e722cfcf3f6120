"""A season counted with pencil and paper: of every evening only how good everybody was, and nothing of the bot's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Evening = Mapping[int, float]
"""Of everybody who played, how good they were; more is better."""


class Line(NamedTuple):
    """One person's line on the paper."""

    rank: int
    user: int
    total: int


def points(evening: Evening) -> dict[int, int]:
    """A point for oneself and for everybody who was no better: the best of twenty gets twenty."""
    return {user: sum(other <= good for other in evening.values()) for user, good in evening.items()}


def counted(evenings: Sequence[Evening], best: int) -> list[Line]:
    """Everybody, best first; those with one rank in no order.

    Of equal totals the one with more evenings won is better, then the one with the better best evening.
    """
    all_points = [points(evening) for evening in evenings]
    keys = {}
    for user in {user for evening in evenings for user in evening}:
        mine = sorted((made[user] for made in all_points if user in made), reverse=True)
        won = sum(user in evening and evening[user] == max(evening.values()) for evening in evenings)
        keys[user] = sum(mine[:best]), won, mine[0]
    lines = [Line(1 + sum(key > keys[user] for key in keys.values()), user, keys[user][0]) for user in keys]
    return sorted(lines)
