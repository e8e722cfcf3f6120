"""What is looked over every hour: what has served, and what nobody has done anything in for long."""

from __future__ import annotations

import logging
from typing import Final

from discord.ext import commands, tasks

from cogs.app.client import Client
from engine.tables.model.errors import JournalError, Refused

_log = logging.getLogger(__name__)

HOURS: Final = 1
"""At most so long after it has served a mark is deleted, as docs/privacy.md says."""


class Upkeep(commands.Cog):
    """One look after the other, so that none waits for another's lock; one that fails is repeated in an hour."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    async def cog_unload(self) -> None:
        self.look.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin once everything is loaded."""
        if not self.look.is_running():
            self.look.start()

    @tasks.loop(hours=HOURS)
    async def look(self) -> None:
        """Delete marks that have served; sheets and tournaments without an act warn, and end by themselves."""
        tables = self._bot.tables
        looks = {
            "marks that have served": tables.marks.drop_ended,
            "score sheets without an act": tables.clubs.scores.look,
            "tournaments without an act": tables.tournaments.look,
        }
        for what, look in looks.items():
            try:
                await look()
            except (JournalError, Refused) as error:
                _log.warning("%s are looked over again in an hour: %s", what, error)
