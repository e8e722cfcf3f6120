"""What shows evenings and seasons."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.evenings.board import EveningBoards
from cogs.seasons.board import SeasonBoards


class ClubBoards:
    """One for each process: the announcers of its evenings and seasons."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self.evenings, self.seasons = EveningBoards(bot), SeasonBoards(bot)
        bot.tables.clubs.evenings.announce_to(self.evenings)
        bot.tables.clubs.seasons.announce_to(self.seasons)

    async def catch_up(self) -> None:
        """Show what was saved but not shown before."""
        for evening in self._bot.tables.clubs.evenings.all():
            await self.evenings.evening_changed(evening)
        await self.seasons.restore()
