"""Taking a person's name out of what is kept at a table. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine.table.decisions import lobby
from engine.table.model.commitment import Drawn
from engine.table.model.marks import MarkKey, marks_of
from engine.table.model.people import FORGOTTEN, Occupant, Seats, Stint
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Stop

NOBODY: Final = "N.N."
"""The name left for somebody who wanted to be forgotten, in every language."""


class Traces(NamedTuple):
    """What names a person at a table, by its position, because others may have the same name."""

    seats: frozenset[int]
    """Where they sit, or a computer keeps their seat under their name."""
    stints: frozenset[int]
    """Indices."""
    drawn: frozenset[int]
    """Indices of the names in the draw for partners."""
    people: frozenset[int]
    """Where they sat in the lobby as the match started, counted from 0."""

    @classmethod
    def of(cls, user_id: int, seats: Seats, stints: Sequence[Stint], drawn: Drawn | None) -> Traces:
        sitting = {seat: one for seat, one in enumerate(seats, 1) if one and user_id in (one.user_id, one.kept_for)}
        own = [one for one in stints if one.user_id == user_id]
        names = {one.name for one in sitting.values()} | {one.name for one in own}
        places = {*sitting, *(one.seat for one in own)}
        kept = {
            index
            for index, one in enumerate(stints)
            if one.user_id == user_id or (one.user_id is None and one.seat in places and one.name in names)
        }
        # In matches from before stints were recorded, nobody knows who came later.
        began = {stints[index].seat for index in kept if not stints[index].deal} if stints else set(sitting)
        of_seat = drawn.draw.seats if drawn else ()
        # They may have got up, or arrived, between the start and the draw: the first on a seat was there at the start.
        first = {one.seat: index for index, one in reversed([*enumerate(stints)])}
        people = {seat: of_seat[seat - 1] if of_seat else seat - 1 for seat in began}
        drew = {person for person in people.values() if drawn and drawn.names[person] in names}
        started = {person for seat, person in people.items() if first.get(seat) in kept}
        return cls(frozenset(sitting), frozenset(kept), frozenset(drew), frozenset(started))

    def out_of_stints(self, stints: Sequence[Stint], user_id: int, stand_in: int) -> tuple[Stint, ...]:
        """The same stints with nobody in their place."""
        return tuple(
            one._replace(name=NOBODY, user_id=stand_in if one.user_id == user_id else None)
            if index in self.stints
            else one
            for index, one in enumerate(stints)
        )

    def out_of_drawn(self, drawn: Drawn | None) -> Drawn | None:
        if drawn is None:
            return None
        return drawn._replace(
            names=tuple(NOBODY if index in self.drawn else name for index, name in enumerate(drawn.names))
        )


def forget(table: Snapshot, user_id: int, key: MarkKey) -> Change:
    """Get this person up, if they sit here, and leave no name behind; during play a computer goes on.

    A mark made with `key` keeps them off other seats; it lapses with the deal.
    """
    seat = table.seat_of(user_id)
    seen = table.known_hands(user_id, key) | ({seat} if seat else frozenset())
    change = lobby.leave(table, user_id) if table.status.is_live and seat is not None else Change(table)
    after = change.after
    # A seat they got up from has a computer of another name or, in a tournament, one that keeps it for them.
    traces = Traces.of(user_id, after.seats, after.stints, after.drawn)
    setup = replace(
        after.setup,
        host_id=FORGOTTEN if after.setup.host_id == user_id else after.setup.host_id,
        invited=after.setup.invited - {user_id},
        muted=after.setup.muted - {user_id},
        barred=after.setup.barred - {user_id},
    )
    after = replace(
        after,
        setup=setup,
        seats=without(after.seats, user_id, left=setup.tournament is not None),
        stints=traces.out_of_stints(after.stints, user_id, FORGOTTEN),
        drawn=traces.out_of_drawn(after.drawn),
        commitment=after.commitment and after.commitment.without(traces.people),
        marks=after.marks + marks_of(user_id, table.id, table.deal, seen, key),
        stopped=stop_without(after.stopped, user_id, FORGOTTEN),
    )
    return change._replace(after=lobby.with_removals_marked(after, user_id, key))


def stop_without(stop: Stop | None, user_id: int, stand_in: int) -> Stop | None:
    """How a table was stopped, without this person and what they said about it."""
    if stop is None or stop.by != user_id:
        return stop
    return stop._replace(by=stand_in, name=NOBODY, reason="")


def is_known(table: Snapshot, user_id: int) -> bool:
    """Whether anything at a table names this person."""
    setup = table.setup
    seated = any(one is not None and user_id in (one.user_id, one.kept_for) for one in table.seats)
    stopped = table.stopped is not None and table.stopped.by == user_id
    kept = setup.invited | setup.muted | setup.barred | table.removed.keys()
    named = stopped or user_id == setup.host_id or user_id in kept
    return seated or named or any(one.user_id == user_id for one in table.stints)


def without(seats: Seats, user_id: int, *, left: bool = False) -> Seats:
    """Put computers of another name where this person sits, or where a seat is kept for them.

    `left`: others may take it, like any place that was left in a tournament.
    """
    names = lobby.names_beside(seats)
    return tuple(
        Occupant(next(names, lobby.COMPUTER_NAMES[0]), None, one.player, offered=one.offered or left)
        if one is not None and user_id in (one.user_id, one.kept_for)
        else one
        for one in seats
    )
