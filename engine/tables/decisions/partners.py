"""Changing partners: everybody moves on by one seat. Pure.

The first seat stays; people on the others move on, and the last moves to the second. After three matches, each of four
people has had everybody as a partner. In a game with a dummy, the first seat moves on too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.chance.seating import DrawnBy
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.people import Occupant, Seats
from engine.tables.model.snapshot import Snapshot


def has_partners(table: Snapshot) -> bool:
    """Whether people play together by the seats they choose."""
    sides = table.game.sides(table.setup.options)
    drawn = dict(table.setup.options.values()).get("seats_by") in set(DrawnBy)
    return len(set(sides)) < len(sides) and not drawn


def with_other_partners(table: Snapshot) -> Seats:
    """Everybody moved on by the rule above; raises Refused(no-partners)."""
    return moved(table, table.seats, others=True)


def moves(table: Snapshot, others: bool) -> Mapping[int, int]:
    """The new seat for each seat; raises Refused(no-partners)."""
    same = {seat: seat for seat in range(1, len(table.seats) + 1)}
    if not others:
        return same
    if not has_partners(table):
        raise Refused(Refusal.NO_PARTNERS)
    places = [seat for seat in same if seat != table.dummy]
    moving = places if table.dummy else places[1:]
    return same | dict(zip(moving, (*moving[1:], moving[0]), strict=True))


def moved(table: Snapshot, seats: Sequence[Occupant | None], others: bool) -> Seats:
    """These occupants on their seats in the next match; raises Refused(no-partners)."""
    after = list(seats)
    for before, seat in moves(table, others).items():
        after[seat - 1] = seats[before - 1]
    return tuple(after)
