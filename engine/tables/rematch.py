"""The match after a match: the same people on the same seats, or with other partners. Pure.

With other partners the first seat stays, and whoever sits on the others moves on by one, the last to the second: after
three matches each of four has had everybody as a partner. Where one plays with a dummy, the first moves on too.
"""

from __future__ import annotations

from dataclasses import replace

from engine.options import EDITION
from engine.seating import DrawnBy
from engine.tables.errors import Refusal, Refused
from engine.tables.people import Occupant, Seats, Status
from engine.tables.snapshot import Snapshot


def has_partners(table: Snapshot) -> bool:
    """Whether people play together by the seats they choose."""
    sides = table.game.sides(table.setup.options)
    drawn = dict(table.setup.options.values()).get("seats_by") in set(DrawnBy)
    return len(set(sides)) < len(sides) and not drawn


def with_other_partners(table: Snapshot) -> Seats:
    """Everybody moved on by the rule above; raises Refused(no-partners)."""
    if not has_partners(table):
        raise Refused(Refusal.NO_PARTNERS)
    places = [seat for seat in range(1, len(table.seats) + 1) if seat != table.dummy]
    moving = places if table.dummy else places[1:]
    seats = list(table.seats)
    for before, after in zip(moving, (*moving[1:], moving[0]), strict=True):
        seats[after - 1] = table.seats[before - 1]
    return tuple(seats)


def opened(ended: Snapshot, by: int, previous: int, others: bool) -> Snapshot:
    """The table of the rematch, still without a number: who opens it is its host, computers sit, people are awaited.

    `previous`: the table it follows; `others`: with other partners. It is played by the newest edition of the rules,
    and starts by itself when nobody is missing, but not with other partners.
    Raises Refused(of-tournament, not-over, not-seated, no-partners).
    """
    ended.must_stand_alone()
    if ended.status.is_live:
        raise Refused(Refusal.NOT_OVER, table=ended.id)
    ended.own_seat(by)
    seats = [_afresh(one) if one and one.user_id in (None, by) else None for one in _seats(ended, others)]
    people = {one.user_id for one in ended.seats if one and one.user_id is not None}
    setup = replace(
        ended.setup,
        options=ended.setup.options.of_edition(EDITION),
        host_id=by,
        invited=ended.setup.invited | people,
        previous=previous,
        barred=frozenset(),
        starts_when_full=not others,
    )
    return Snapshot(0, 0, setup, Status.LOBBY, tuple(seats))


def seat_again(ended: Snapshot, user_id: int, others: bool) -> int:
    """The seat of this person at the rematch; raises Refused(not-seated)."""
    ended.own_seat(user_id)
    return next(seat for seat, one in enumerate(_seats(ended, others), 1) if one and one.user_id == user_id)


def _seats(ended: Snapshot, others: bool) -> Seats:
    return with_other_partners(ended) if others else ended.seats


def _afresh(one: Occupant) -> Occupant:
    """Neither away nor offering the seat any more."""
    return Occupant(one.name, one.user_id, one.player)
