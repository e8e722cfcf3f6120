"""What an evening opens: tables for those drawn, or a tournament of all who are there."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import fields, replace
from typing import Final

from engine.clubs.evenings.evening import MOST_PEOPLE, EveningSetup, EveningState, Guest
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import (
    DrawnTables,
    EntryMode,
    Method,
    Remainder,
    Total,
    TournamentSetup,
    entries_for,
    must_be_possible,
    people_at_a_table,
    totals_for,
)
from engine.table.decisions import lobby
from engine.table.model.errors import Refused
from engine.table.model.people import Occupant
from engine.table.model.snapshot import Snapshot

LEAST: Final = 4
"""So many people begin a tournament."""


def table_for(setup: EveningSetup, people: Sequence[Guest], channel_id: int, *, plays_last: bool = True) -> Snapshot:
    """A table as it is written, complete and waiting to be started; the first person is its host.

    `plays_last`: whether the last trick plays itself at it.
    """
    table = lobby.empty_table(setup.table(people[0].user_id, channel_id, plays_last=plays_last))
    # Opposite seats first: two people among computers are partners where there are sides.
    free = sorted(table.free_seats, key=lambda seat: (seat % 2 == 0, seat))
    for seat, guest in zip(free, people, strict=False):
        drawn = Occupant(guest.name, guest.user_id, setup.level, drawn=True)
        table = table.with_occupant(seat, drawn)
    return lobby.with_computers(table, len(table.free_seats), setup.level)


def are_enough(state: EveningState) -> bool:
    """Whether a tournament can begin with those who are there."""
    return len(state.present) >= _tournament(state.setup).fewest


def rooms_wanted(state: EveningState) -> int:
    """How many tables a round of the tournament has at most."""
    return -(-len(state.present) // people_at_a_table(state.setup.options))


def tournament_for(state: EveningState) -> TournamentSetup:
    """The tournament of those who are there; its first guest is its host if nobody directs the evening."""
    setup, first = state.setup, state.present[0]
    host = (setup.director_id, setup.director_name) if setup.director_id else (first.user_id, first.name)
    return replace(_tournament(setup), host_id=host[0], host_name=host[1], evening=state.id)


def must_be_a_tournament(setup: EveningSetup) -> None:
    """Raises Refused with the first reason why the evening cannot be such a tournament."""
    # It has no beginning of its own, so that it is never too late.
    must_be_possible(_tournament(setup), now=0.0)


def _tournament(setup: EveningSetup) -> TournamentSetup:
    part = setup.tournament
    return TournamentSetup(
        **{one.name: getattr(setup, one.name) for one in fields(DrawnTables)},
        people=MOST_PEOPLE,
        rounds=part.rounds,
        fill=True,
        host_id=setup.director_id,
        host_name=setup.director_name,
        method=Method(part.method),
        entry=EntryMode(part.entry) if part.entry else entries_for(setup.options)[0],
        remainder=Remainder(setup.rest.value),
        total=Total(part.total) if part.total else totals_for(setup.options)[0],
        least=LEAST,
        round_minutes=part.minutes,
        same_deals=part.same_deals,
        bonus=part.bonus,
    )


async def fill_and_start(tournament: Tournament, state: EveningState, channels: Sequence[int]) -> None:
    """Enter all who are there and are not in it yet, and begin; it can be done again at any point."""
    people = {one.user_id for one in state.present}
    for entrant in tournament.entrants:
        if entrant.user_id is not None and entrant.user_id not in people:
            # The director directs, and plays only if they are there.
            with suppress(Refused):
                await tournament.withdraw(entrant.user_id)
    for guest in state.present:
        if tournament.state.place_of(guest.user_id) is None:
            await tournament.enter(guest.user_id, guest.name)
    await tournament.start(tournament.setup.host_id, channels)


def ranks_of(tournament: Tournament) -> dict[int, int]:
    """The rank of each person in a tournament that is over."""
    found = {}
    for row in tournament.standings():
        user_id = tournament.entrants[row.place - 1].user_id
        if user_id is not None:
            found[user_id] = row.rank
    return found
