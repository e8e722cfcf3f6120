"""The club evenings, seasons and kept scores of a process, and what is kept of people there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from engine.clubs import privacy
from engine.clubs.evenings.running import Evenings
from engine.clubs.score_keeper.keeper import ScoreKeeper
from engine.clubs.seasons.seasons import Seasons
from engine.clubs.tournaments.tournaments import Tournaments
from engine.running.clock import CallLater
from engine.running.services import Services
from engine.running.table import Table


class Clubs:
    """Made by `Tables`. Every method raises JournalError."""

    def __init__(
        self,
        services: Services,
        table: Callable[[int], Awaitable[Table]],
        tournaments: Tournaments,
        call_later: CallLater | None,
    ) -> None:
        self._journal = services.journal
        self.seasons = Seasons(services.journal, services.now)
        self.scores = ScoreKeeper(services.journal, services.now)
        tournaments.tell_corrected(self.seasons.recount)
        self.evenings = Evenings(services, table, tournaments, self.seasons.look, call_later)

    async def export(self, user_id: int) -> dict[str, Any]:
        """What is kept about this person, ready for JSON."""
        return await self._journal.within(privacy.export, user_id)

    async def forget_server(self, guild_id: int) -> None:
        """Delete the evenings, seasons and kept scores of a server that the bot left long ago."""
        await self._journal.within(privacy.forget_server, guild_id)
