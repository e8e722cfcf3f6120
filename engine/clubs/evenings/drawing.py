"""Which of those who wait sit down together. Pure.

With computers, nobody is left over: people are spread as evenly as they can be, so that nobody sits alone among
computers unless they are the only one. Without, those who came last wait until a table is full.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from engine.clubs.evenings.evening import LINE, Guest, Rest

T = TypeVar("T")


def next_tables(
    line: Sequence[Guest], seats: int, rest: Rest, at: float, rng: random.Random
) -> list[tuple[Guest, ...]]:
    """The people of each table to be opened now, in no order; `line`: who waits, the longest first."""
    if rest is Rest.COMPUTER and line and at >= due_at(line):
        return mixed(line, -(-len(line) // seats), rng)
    full = len(line) // seats
    return mixed(line[: full * seats], full, rng) if full else []


def mixed(people: Sequence[T], tables: int, rng: random.Random) -> list[tuple[T, ...]]:
    """People spread over so many tables by lot."""
    order = list(people)
    rng.shuffle(order)
    return [tuple(order[number::tables]) for number in range(tables)]


def due_at(line: Sequence[Guest]) -> float:
    """When computers complete a table for the one who has waited longest."""
    return (line[0].waits or 0.0) + LINE
