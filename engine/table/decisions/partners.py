"""Changing partners: everybody moves on by one seat, or the host changes seats and everybody affected is told. Pure.

To move on, the first seat stays; people on the others move on, and the last moves to the second. After three matches,
each of four people has had everybody as a partner. In a game with a dummy, the first seat moves on too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import PartnersChanged
from engine.table.model.people import Occupant, Seats
from engine.table.model.snapshot import Change, Snapshot


def has_partners(table: Snapshot) -> bool:
    """Whether people play together by the seats they choose."""
    return len(set(table.sides)) < len(table.sides) and table.partners_drawn_by is None


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


def told(before: Snapshot, change: Change, by: int) -> Change:
    """The host's change in the lobby, with news for all people whose partners it changes.

    A match that was to start by itself then waits for the host: people who counted on their partner see it first.
    """
    was, now = _partners(before), _partners(change.after)
    concerned = tuple(sorted(one for one in was.keys() & now.keys() if was[one] != now[one] and one != by))
    if not concerned:
        return change
    setup = replace(change.after.setup, starts_when_full=False)
    news = (*change.news, PartnersChanged(concerned))
    return change._replace(after=replace(change.after, setup=setup), news=news)


def _partners(table: Snapshot) -> Mapping[int, frozenset[str] | None]:
    """The names of the partners of each person who sits there; None: cards decide."""
    sides, drawn = table.sides, table.partners_drawn_by is not None
    found: dict[int, frozenset[str] | None] = {}
    for own, one in zip(sides, table.seats, strict=True):
        if one is not None and one.user_id is not None:
            mates = (other.name for side, other in zip(sides, table.seats, strict=True) if side == own and other)
            found[one.user_id] = None if drawn else frozenset(mates) - {one.name}
    return found
