"""Who plays with and against whom in each round of a tournament, and what the rounds add up to. Pure.

Source: couillon-family.txt, "Tournament rules": everyone changes to another partner and other opponents, each person
adds up the rôyes of their sides, and the lowest total wins.

The movements are cyclic whist tournaments: one round is written down, and every other is that round with each number
but the last moved on. Over a whole movement, everybody has everybody else as a partner once and as an opponent twice.
The steps are chosen so that opponents stay new for as many rounds as possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

SEATS: Final = 4
"""At every table of a tournament."""


class _Design(NamedTuple):
    """One round as tables of two pairs; places count from 0 here, and the last one never moves."""

    tables: tuple[tuple[int, int, int, int], ...]
    step: int
    """How far the places move on from round to round."""


_DESIGNS: Final = {
    4: _Design(((3, 0, 1, 2),), 1),
    8: _Design(((7, 0, 4, 6), (1, 5, 2, 3)), 3),
    12: _Design(((11, 0, 1, 4), (2, 6, 3, 8), (5, 7, 9, 10)), 5),
    16: _Design(((15, 0, 1, 12), (2, 9, 7, 13), (3, 4, 5, 10), (6, 8, 11, 14)), 7),
}

PEOPLE: Final = tuple(_DESIGNS)
"""How many people can play a tournament."""

TableSeats = tuple[int, ...]
"""The places, from 1, on the seats of one table; opposite seats are partners."""
Round = tuple[TableSeats, ...]


def most_rounds(people: int) -> int:
    """The number of rounds until everybody has had every partner."""
    return people - 1


@cache
def schedule_for(people: int) -> tuple[Round, ...]:
    """All rounds for `people` (one of `PEOPLE`); a shorter tournament plays the first of them."""
    tables, step = _DESIGNS[people]
    turning = people - 1

    def moved(place: int, by: int) -> int:
        return people if place == turning else (place + by) % turning + 1

    return tuple(
        tuple(tuple(moved(place, number * step) for place in (a, c, b, d)) for a, b, c, d in tables)
        for number in range(turning)
    )


Exact = int | Fraction
"""What is added up: never rounded before it is shown."""


class TournamentPlace(NamedTuple):
    """One place after some rounds."""

    rank: int
    """From 1; those who are level share a rank, and the next rank is skipped."""
    place: int
    scores: tuple[Exact | None, ...]
    """Per round what it counts; None: nothing."""
    total: Exact
    """With corrections."""
    byes: tuple[int, ...] = ()
    """The rounds without a game; they count the average of the others, or nothing for whoever has left."""
    corrected: int = 0
    """What directors added to the total, or took off."""
    victories: Exact = 0
    """The share of victories among the rounds played; in a knock-out their number."""
    bonus: Exact = 0
    """What the places at the tables added to the rounds played."""


def ranked(
    rows: Iterable[TournamentPlace], key: Callable[[TournamentPlace], tuple[Exact, ...]]
) -> tuple[TournamentPlace, ...]:
    """The rows in the order of their keys, lowest first, with their ranks; those with equal keys by place."""
    ordered = sorted(rows, key=lambda row: (key(row), row.place))
    keys = [key(row) for row in ordered]
    return tuple(row._replace(rank=1 + keys.index(key(row))) for row in ordered)


def standings(people: int, rounds: Sequence[Mapping[int, Exact]]) -> tuple[TournamentPlace, ...]:
    """The places, best first; `rounds`: per finished round the rôyes left, by place."""
    scores = {place: tuple(played[place] for played in rounds) for place in range(1, people + 1)}
    return ranked((TournamentPlace(0, place, row, sum(row)) for place, row in scores.items()), lambda row: (row.total,))
