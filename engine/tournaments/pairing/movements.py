"""Movements that are known to be best: who sits where in every round, by numbers from 0.

- Two units at a table: the circle method, in which everybody meets everybody else once.
- Two pairs drawn anew each round, 4 to 16 people: the movements of `engine.tournaments.schedule`.
- Each alone at tables of three or more: each seat moves on by its own step from round to round, so that nobody meets
  anybody twice; with 16 people the lines of the affine plane of order 4.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import gcd
from typing import Final

from engine.tournaments.pairing.draws import Draw, Field, TableSeats, Unit
from engine.tournaments.schedule import PEOPLE, schedule_for

Movement = tuple[tuple[tuple[int, ...], ...], ...]
"""Rounds of tables of units' numbers in the order of a table's slots."""

_TWO_PAIRS: Final = (0, 1, 0, 1)
_LEAST_ROUNDS: Final = {12: 8}
"""In fewer rounds of so many people, drawn two and two, a search finds tables with fewer opponents met again."""


def next_of_movement(field: Field, drawn: Sequence[Unit], history: Sequence[Draw]) -> tuple[TableSeats, ...] | None:
    """The next round of a movement that all rounds so far have followed; the first gives everybody `drawn`'s order."""
    movement = _movement_for(field)
    if len(history) >= len(movement):
        return None
    numbered = _numbered(field, movement, history[0]) if history else drawn
    if numbered is None or set(numbered) != set(field.units):
        return None
    rounds = [
        tuple(field.layout.seated([numbered[number] for number in table]) for table in tables)
        for tables in movement[: len(history) + 1]
    ]
    followed = all(draw.tables == tables for draw, tables in zip(history, rounds, strict=False))
    return rounds[-1] if followed else None


def _movement_for(field: Field) -> Movement:
    """The movement for so many units, which may be empty."""
    count, sides = len(field.units), field.layout.sides_of_slots(field.members)
    if count % len(sides):
        return ()
    if len(sides) == 2:
        return _circle(count)
    if sides == _TWO_PAIRS:
        return _changing_partners(count) if count in PEOPLE and field.rounds >= _LEAST_ROUNDS.get(count, 0) else ()
    if len(set(sides)) == len(sides):
        return _PLANE if (count, len(sides)) == (16, 4) else _steps(count // len(sides), len(sides))
    return ()


def _numbered(field: Field, movement: Movement, first: Draw) -> tuple[Unit, ...] | None:
    """Who has which number, from where they sat in the first round; None if it was not this movement's."""
    slots = field.layout.slots(field.members)
    if len(first.tables) != len(movement[0]):
        return None
    sat = {
        number: tuple(table[seat - 1] for seat in seats)
        for table, numbers in zip(first.tables, movement[0], strict=True)
        for seats, number in zip(slots, numbers, strict=True)
    }
    return tuple(sat[number] for number in sorted(sat))


@cache
def _circle(count: int) -> Movement:
    """One stays, the others move round; who sits first at a table changes from round to round."""
    turning = count - 1
    return tuple(
        (
            (turning, turn) if turn % 2 else (turn, turning),
            *(((turn + step) % turning, (turn - step) % turning) for step in range(1, count // 2)),
        )
        for turn in range(turning)
    )


@cache
def _changing_partners(count: int) -> Movement:
    return tuple(tuple(tuple(place - 1 for place in table) for table in tables) for tables in schedule_for(count))


@cache
def _steps(tables: int, seats: int) -> Movement:
    """Seat s moves on by s tables from round to round; no two meet again where 1 to seats - 1 have no divisor in
    common with the number of tables."""
    if any(gcd(step, tables) > 1 for step in range(1, seats)):
        return ()
    return tuple(
        tuple(tuple(seat * tables + (table + seat * turn) % tables for seat in range(seats)) for table in range(tables))
        for turn in range(tables)
    )


def _lines() -> Iterator[tuple[tuple[int, ...], ...]]:
    """The five classes of parallel lines of the plane over the field of four elements."""
    products = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
    for slope in range(4):
        # Addition is exclusive or.
        yield tuple(tuple(4 * x + (products[slope][x] ^ start) for x in range(4)) for start in range(4))
    yield tuple(tuple(4 * x + y for y in range(4)) for x in range(4))


_PLANE: Final[Movement] = tuple(_lines())
