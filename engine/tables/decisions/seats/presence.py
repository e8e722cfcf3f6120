"""Whose seat may be offered, taken over or gone on without: the answer that every way to a seat asks. Pure.

Nobody who is present loses a seat. People are away if they said so, by getting up or offering the seat, or if their
clock ran out: two turns, or a day after somebody wanted to go on. A pause that was agreed makes nobody away: the others
wait for whoever has not pressed since as long as a turn would have taken, an hour where there is no clock. Only then
may the host ask the others, as for removing somebody, and computers act meanwhile; the seat still belongs to them.
"""

from __future__ import annotations

from typing import Final

from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.pauses import RESUMED_WITHIN
from engine.tables.model.setup import Setup
from engine.tables.model.snapshot import Snapshot

CLOCKLESS_PATIENCE: Final = 3600.0
"""Seconds that whoever has not pressed since a pause is waited for, where there is no clock."""


def patience(setup: Setup) -> float:
    """Seconds that whoever has not pressed since a pause is waited for before the others may be asked."""
    return float(setup.turn_seconds) or CLOCKLESS_PATIENCE


def resumed_within(setup: Setup) -> float:
    """Seconds to answer that one is back; never less than a turn."""
    return max(RESUMED_WITHIN, float(setup.turn_seconds))


def present(table: Snapshot) -> frozenset[int]:
    """The seats of the people for whom no computer acts."""
    return frozenset(seat for seat, one in enumerate(table.seats, 1) if one and one.is_person and not one.away)


def must_be_away(table: Snapshot, seat: int) -> None:
    """Raises Refused(seat-not-away) for the seat of somebody who is there: nobody else may offer it."""
    occupant = table.seated(seat)
    if not occupant.away or occupant.awaited:
        raise Refused(Refusal.SEAT_NOT_AWAY, seat=seat, name=occupant.name)


def must_be_free_to_go(table: Snapshot, seat: int, by: int) -> None:
    """Raises Refused(takes-agreement) if somebody else, who is there, has this seat."""
    occupant = table.seated(seat)
    if occupant.is_there and occupant.user_id != by:
        raise Refused(Refusal.TAKES_AGREEMENT)


def must_be_free_to_take(table: Snapshot, seat: int) -> None:
    """Raises Refused(not-offered) unless a computer has this seat, or it is offered by who has it or for who is away.

    In a tournament the seats of computers are kept for somebody, and have to be offered too.
    """
    occupant = table.seated(seat)
    is_kept = occupant.is_person or table.setup.tournament is not None
    if (is_kept and not occupant.offered) or occupant.awaited:
        raise Refused(Refusal.NOT_OFFERED, seat=seat, name=occupant.name)


def must_have_been_waited_for(table: Snapshot, by: int, answered: frozenset[int], now: float) -> None:
    """Raises Refused(still-awaited) if whoever has not pressed since the pause has time left.

    `by`: the seat of the host; `answered`: the seats that are back. Where nobody but the host is, there is nobody to
    ask, and those missing have all the time there is.
    """
    since = (table.deadline or now) - resumed_within(table.setup)
    others = (present(table) & answered) - {by}
    until = since + (patience(table.setup) if others else resumed_within(table.setup))
    if now < until:
        raise Refused(Refusal.STILL_AWAITED, until=int(until))
