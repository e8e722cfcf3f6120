"""Draws a round so that partners and opponents are met again as little as can be. Pure.

Where a movement is known that does this best, it is followed for as long as the rounds so far are its rounds with
nobody more and nobody less. In all other cases a search finds the tables from whatever has been played, so late
comers simply appear and leavers vanish.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.shuffling import Numbers, shuffled
from engine.tournaments.pairing.draws import Draw, Field, Unit, who_plays
from engine.tournaments.pairing.meetings import costs_of
from engine.tournaments.pairing.movements import next_of_movement
from engine.tournaments.pairing.search import search


def draw_rounds(field: Field, history: Sequence[Draw], numbers: Numbers) -> Draw:
    """The next round; `history`: all rounds so far."""
    units, byes = who_plays(field, history)
    if not units:
        return Draw((), byes)
    drawn = shuffled(units, numbers)
    known = next_of_movement(field, drawn, history)
    tables = _searched(field, drawn, history, numbers) if known is None else known
    return Draw(tables, byes)


def _searched(
    field: Field, units: Sequence[Unit], history: Sequence[Draw], numbers: Numbers
) -> tuple[tuple[int, ...], ...]:
    sides = field.layout.sides_of_slots(field.members)
    found = search(range(len(units)), sides, costs_of(units, field.layout, history), numbers)
    return tables_of(field, [units[number] for number in found.order])


def tables_of(field: Field, units: Sequence[Unit]) -> tuple[tuple[int, ...], ...]:
    """The tables of units given in the order of their slots."""
    size = field.per_table
    return tuple(field.layout.seated(units[start : start + size]) for start in range(0, len(units), size))
