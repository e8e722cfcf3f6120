"""What a drawing is made from and what it makes: plain values, the same whatever the tournament's method."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

COMPUTER: Final = 0
"""Stands for a computer where the place of a person would be."""

Unit = tuple[int, ...]
"""The places, from 1, of those who always sit on the same side: one person, or fixed partners."""
TableSeats = tuple[int, ...]
"""Per seat the place of who sits there, `COMPUTER` included; a dummy's seat has `COMPUTER` too."""


class Cup(StrEnum):
    """What a table of a knock-out is played for."""

    MAIN = "main"
    CONSOLATION = "consolation"


class RoundDraw(NamedTuple):
    """Who plays where in a round."""

    tables: tuple[TableSeats, ...]
    byes: tuple[int, ...] = ()
    """Places that do not play in this round, although they are still in the tournament."""
    cups: tuple[Cup, ...] = ()
    """Per table what it is played for; empty unless it is a knock-out."""


class Layout(NamedTuple):
    """How people sit at every table of a tournament."""

    sides: tuple[int, ...]
    """Per seat the number of its side."""
    dummy: int | None = None
    """The seat that nobody takes."""

    def slots(self, members: int) -> tuple[tuple[int, ...], ...]:
        """The seats, from 1, of each unit of so many people at a table; raises ValueError where they do not fit."""
        return _slots(self, members)

    def sides_of_slots(self, members: int) -> tuple[int, ...]:
        """Per slot the side it is on."""
        return tuple(self.sides[seats[0] - 1] for seats in self.slots(members))

    def seated(self, units: Sequence[Unit]) -> TableSeats:
        """A table with these units, in the order of `slots`."""
        places = [COMPUTER] * len(self.sides)
        for seats, unit in zip(self.slots(len(units[0])), units, strict=True):
            for seat, place in zip(seats, unit, strict=True):
                places[seat - 1] = place
        return tuple(places)


@cache
def _slots(layout: Layout, members: int) -> tuple[tuple[int, ...], ...]:
    seats = [seat for seat in range(1, len(layout.sides) + 1) if seat != layout.dummy]
    of_side = [[seat for seat in seats if layout.sides[seat - 1] == side] for side in set(layout.sides)]
    if any(len(taken) % members for taken in of_side):
        raise ValueError(f"units of {members} do not fill the sides {layout.sides}")
    return tuple(
        sorted(tuple(taken[start : start + members]) for taken in of_side for start in range(0, len(taken), members))
    )


class Field(NamedTuple):
    """Who can play the next round, and how."""

    units: tuple[Unit, ...]
    """All of one size, in the order in which they entered."""
    layout: Layout
    computers: bool = False
    """Whether computers take the places that are left at the last table; otherwise units sit out."""
    in_turn: bool = True
    """Whether those who sit out take turns; otherwise it is always the last entered, as reserves."""
    rounds: int = 0
    """How many rounds are planned, if that is known: some movements are best only over many."""

    @property
    def members(self) -> int:
        return len(self.units[0])

    @property
    def per_table(self) -> int:
        """How many units there are at a table."""
        return len(self.layout.slots(self.members))


def rounds_missed(history: Sequence[RoundDraw], units: Iterable[Unit]) -> dict[Unit, int]:
    """How many rounds each unit did not play, those before it entered included."""
    seated = [set(chain.from_iterable(draw.tables)) for draw in history]
    return {unit: sum(there.isdisjoint(unit) for there in seated) for unit in units}


class Playing(NamedTuple):
    """The units of a round, so many that they fill its tables, and those that sit out."""

    units: tuple[Unit, ...]
    """In the order of entering, computers last."""
    byes: tuple[int, ...]


def who_plays(field: Field, history: Sequence[RoundDraw]) -> Playing:
    """Fill up with computers, or let the last entered sit out of those who did so least often."""
    over = len(field.units) % field.per_table
    if not over:
        return Playing(field.units, ())
    if field.computers:
        return Playing((*field.units, *((COMPUTER,) * field.members,) * (field.per_table - over)), ())
    missed = rounds_missed(history if field.in_turn else (), field.units)
    last_first = list(reversed(field.units))
    out = sorted(last_first, key=missed.__getitem__)[:over]
    byes = tuple(sorted(place for unit in out for place in unit))
    return Playing(tuple(unit for unit in field.units if unit not in out), byes)
