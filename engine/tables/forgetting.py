"""Taking a person's name out of what is kept: at a live table, in a tournament. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.tables import lobby
from engine.tables.people import FORGOTTEN, Seats, Stint
from engine.tables.snapshot import Change, Snapshot
from engine.tables.tournament import TournamentState

NOBODY: Final = "N.N."
"""The name that is left of somebody who wanted to be forgotten, in every language."""


def forget(table: Snapshot, user_id: int) -> Change:
    """Get up, if this person sits here, and leave no name behind; during play a computer goes on."""
    here = [one for one in table.seats if one is not None and user_id in (one.user_id, one.kept_for)]
    names = {one.name for one in here} | {one.name for one in table.stints if one.user_id == user_id}
    seated = table.status.is_live and table.seat_of(user_id) is not None
    change = lobby.leave(table, user_id) if seated else Change(table)
    after = change.after
    setup = replace(
        after.setup,
        host_id=0 if after.setup.host_id == user_id else after.setup.host_id,
        invited=after.setup.invited - {user_id},
        muted=after.setup.muted - {user_id},
    )
    # Also where a computer kept the seat, and with it the name; but not somebody else of that name.
    stints = tuple(
        _came(one, user_id) if one.name in names and one.user_id in (None, user_id) else one for one in after.stints
    )
    drawn = after.drawn
    if drawn is not None:
        drawn = drawn._replace(names=tuple(NOBODY if name in names else name for name in drawn.names))
    seats = without(after.seats, user_id)
    return change._replace(after=replace(after, setup=setup, seats=seats, stints=stints, drawn=drawn))


def _came(stint: Stint, user_id: int) -> Stint:
    return stint._replace(name=NOBODY, user_id=FORGOTTEN if stint.user_id == user_id else None)


def is_known(table: Snapshot, user_id: int) -> bool:
    """Whether anything at a table tells of this person."""
    setup = table.setup
    seated = any(one is not None and user_id in (one.user_id, one.kept_for) for one in table.seats)
    named = user_id == setup.host_id or user_id in setup.invited | setup.muted
    return seated or named or any(one.user_id == user_id for one in table.stints)


def forget_entrant(now: TournamentState, user_id: int) -> TournamentState:
    """A computer has the place of this person, and nothing tells who the host was."""
    setup = now.setup
    if setup.host_id == user_id:
        setup = replace(setup, host_id=0, host_name=NOBODY)
    return replace(now, setup=setup, entrants=tuple(one for one in without(now.entrants, user_id) if one))


def without(seats: Seats, user_id: int) -> Seats:
    """Computers of another name where this person sits, or where a seat is kept for them."""
    taken = {one.name for one in seats if one is not None}
    names = iter([name for name in lobby.COMPUTER_NAMES if name not in taken])
    return tuple(
        replace(one, name=next(names), user_id=None, kept_for=None, away=False)
        if one is not None and user_id in (one.user_id, one.kept_for)
        else one
        for one in seats
    )
