"""Tournaments of any method in tests, with any number of people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import Method, TournamentSetup, entries_for, totals_for
from engine.core.registry import GAMES
from tests.engine.running.support import ANNA, CHANNEL, GUILD, Process

MALMEDY = GAMES["couillon"].for_tournament("malmedy", 1)
CHOUINE = GAMES["chouine"].for_tournament("chouine", 1)


def people(count: int) -> tuple[int, ...]:
    """User ids, the host's first."""
    return tuple(range(ANNA, ANNA + count))


def club_setup(method: Method = Method.ROUNDS, **changes: Any) -> TournamentSetup:
    """One that can be opened, for up to twenty people who enter as is usual for the game."""
    options = changes.pop("options", MALMEDY)
    usual: dict[str, Any] = {
        "people": 20,
        "rounds": 2,
        "entry": entries_for(options)[0],
        "total": totals_for(options)[0],
        "turn_seconds": 60,
    }
    return TournamentSetup(
        options=options,
        fill=True,
        guild_id=GUILD,
        channel_id=CHANNEL,
        host_id=ANNA,
        host_name="P11",
        language="en",
        method=method,
        **(usual | changes),
    )


async def entered(tournament: Tournament, guests: Iterable[int]) -> Tournament:
    for guest in guests:
        await tournament.enter(guest, f"P{guest}")
    return tournament


async def opened_by(process: Process, count: int, method: Method = Method.ROUNDS, **changes: Any) -> Tournament:
    """A tournament that so many people have entered."""
    tournament = await process.tables.tournaments.open(club_setup(method, **changes))
    return await entered(tournament, people(count)[1:])
