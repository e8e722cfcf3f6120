"""Tournaments in tests: opened, entered and played to their end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import TournamentSetup
from engine.core.registry import GAMES
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, CHANNEL, GUILD, NAMES, Process, act_somehow, user_to_move


def tournament_setup(
    people: int = 4, rounds: int = 3, deals: int = 1, preset: str = "malmedy", *, host: int = ANNA, fill: bool = True
) -> TournamentSetup:
    return TournamentSetup(
        options=GAMES["couillon"].for_tournament(preset, deals),
        people=people,
        rounds=rounds,
        fill=fill,
        guild_id=GUILD,
        channel_id=CHANNEL,
        host_id=host,
        host_name=NAMES[host],
        language="en",
        turn_seconds=60,
    )


async def opened(process: Process, setup: TournamentSetup, guests: Iterable[int] = ()) -> Tournament:
    """A tournament that waits to be started; these people entered after the host."""
    tournament = await process.tables.tournaments.open(setup)
    for guest in guests:
        await tournament.enter(guest, NAMES[guest])
    return tournament


async def of_computers(process: Process, setup: TournamentSetup) -> Tournament:
    """A tournament whose only person is away at every table, so it plays itself."""
    tournament = await opened(process, setup)
    await tournament._change(lambda now: now.with_entrant(1, replace(now.entrants[0], away=True)))
    await tournament.start(setup.host_id)
    await process.fire_due()
    return tournament


async def a_step(process: Process) -> bool:
    """One thing happens at the tables: a person acts, or else the clock does. False if nothing is left to do."""
    for table in process.tables.in_guild(GUILD):
        if user_to_move(table) is not None:
            await act_somehow(table)
            return True
    if process.next_wake is None:
        return False
    process.hour.time = max(process.hour.time, process.next_wake)
    await process.fire_due()
    return True


async def played_out(process: Process, tournament: Tournament) -> None:
    """Go on until the tournament is over."""
    for _ in range(20_000):
        if tournament.status is not Status.PLAYING:
            return
        assert await a_step(process), "nothing is left to do, and the tournament is not over"
    raise AssertionError("the tournament does not end")
