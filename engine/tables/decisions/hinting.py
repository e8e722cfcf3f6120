"""Whether people may ask what a strong player would do, and how often they did. Pure."""

from __future__ import annotations

from dataclasses import replace

from engine.hints.hint import knows
from engine.tables.decisions.lobby import at_any_time
from engine.tables.model.change import Change
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status


def are_allowed(table: Snapshot) -> bool:
    """Whether hints are given here: as the host chose, else where computers play along from the start.

    Matches with computers are not rated, unless their server rates them; then hints are off when the table is opened.
    There are none in a tournament, where other tables play the same deals, and in a game that nobody has taught the
    computers.
    """
    setup = table.setup
    if setup.tournament is not None or setup.same_deals is not None or not knows(setup.game):
        return False
    return _has_computers(table) if setup.hints is None else setup.hints


def _has_computers(table: Snapshot) -> bool:
    """Whether a computer sits here before the match, or sat here at its start."""
    if table.status is Status.LOBBY or not table.stints:
        return any(one is not None and one.user_id is None for one in table.seats)
    return any(stint.deal == 0 and stint.user_id is None for stint in table.stints)


def allow(table: Snapshot, by: int, allowed: bool) -> Change:
    """Host: whether hints are given, before the start."""
    table.must_be(Status.LOBBY)
    table.must_stand_alone()
    table.must_have_own_deals()
    table.must_be_host(by)
    return at_any_time(replace(table, setup=replace(table.setup, hints=allowed)))


def count(table: Snapshot, user_id: int) -> Change:
    """Somebody was given a hint."""
    seat = table.own_seat(user_id)
    own = table.seated(seat)
    return Change(replace(table, seats=table.with_occupant(seat, replace(own, hints=own.hints + 1))))
