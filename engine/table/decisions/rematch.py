"""The match after a match: the same people on the same seats, or with other partners. Pure.

If one person took over from another and both have a result, both may play again; whoever comes first gets the seat.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from engine.core.options import EDITION
from engine.table.decisions import lobby, play
from engine.table.decisions.partners import moved, moves
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import Occupant, Stint
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Status


def opened(ended: Snapshot, by: int, previous: int, others: bool) -> Snapshot:
    """The rematch table, not yet numbered: its opener is host, computers sit, people are awaited.

    `previous`: the table it follows; `others`: with other partners. It is played by the newest edition of the rules,
    and starts by itself when nobody is missing, except with other partners. Raises Refused(of-tournament, not-over,
    not-seated, no-partners).
    """
    ended.must_stand_alone()
    if ended.status.is_live:
        raise Refused(Refusal.NOT_OVER, table=ended.id)
    players = _players(ended)
    if by not in players:
        raise Refused(Refusal.NOT_SEATED)
    seats = [_afresh(one) if one and one.user_id is None else None for one in ended.seats]
    seats[players[by].seat - 1] = Occupant(players[by].name, by, ended.level)
    setup = replace(
        ended.setup,
        options=ended.setup.options.of_edition(EDITION),
        host_id=by,
        invited=ended.setup.invited.union(players),
        previous=previous,
        barred=frozenset(),
        origin=None,
        same_deals=None,
        starts_when_full=not others,
        # It is a new table, however old the one before is.
        plays_last=ended.setup.plays_last is not False,
    )
    return Snapshot(0, 0, setup, Status.LOBBY, moved(ended, seats, others))


def seats_again(ended: Snapshot, others: bool = False) -> Mapping[int, int]:
    """The seat of each person who may play again; two people may have the same one."""
    to = moves(ended, others)
    return {user_id: to[one.seat] for user_id, one in _players(ended).items()}


def _players(ended: Snapshot) -> Mapping[int, Stint]:
    """Who sits there at the end, and who got up but has a result: both, if one person took over from another."""
    shared = play.shares_of(ended) if ended.status is Status.OVER else {}
    left = (Stint(0, seat, one.name, one.user_id) for seat, those in shared.items() for one in those if one.share)
    sitting = (Stint(0, seat, one.name, one.user_id) for seat, one in enumerate(ended.seats, 1) if one)
    return {one.user_id: one for one in (*left, *sitting) if one.user_id}


def _afresh(one: Occupant) -> Occupant:
    """The same occupant, neither away nor offering the seat any more."""
    return Occupant(one.name, one.user_id, one.player)


def sit_again(
    table: Snapshot, user_id: int, name: str, seats: Mapping[int, int], kept_out: Collection[int] = ()
) -> Change:
    """Sit down at a rematch on the seat that `seats` has for this person; a computer makes room.

    If somebody else sits there, take any other seat. If that is the other owner of the seat, though, take none on which
    somebody else is awaited. Raises Refused(seat-shared) and whatever `lobby.sit` raises.
    """
    table.must_be(Status.LOBBY)
    table.must_be_welcome(user_id, kept_out)
    seat = seats[user_id]
    there = table.seats[seat - 1] if seat <= len(table.seats) else None
    if there is not None and not there.is_person:
        table = table.with_occupant(seat, None)
    elif there is not None and seats.get(there.user_id or 0) == seat:
        awaited = {theirs for one, theirs in seats.items() if table.seat_of(one) is None}
        awaited.discard(seat)
        free = sorted(table.free_seats, key=lambda one: one in awaited)
        if len(free) <= len(awaited):
            raise Refused(Refusal.SEAT_SHARED, name=there.name, seat=seat, table=table.id)
        seat = free[0]
    try:
        return lobby.sit(table, user_id, name, seat)
    except Refused as refused:
        if refused.reason not in _SEAT_GONE:
            raise
        return lobby.sit(table, user_id, name, None)


_SEAT_GONE: Final = (Refusal.SEAT_TAKEN, Refusal.NO_SUCH_SEAT, Refusal.DUMMY_SEAT)
"""Why a seat is not available any more: the host may have chosen another variant."""
