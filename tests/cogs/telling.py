"""An announcer that can wait until a deal is over, so that a deal nobody looks at is shown once, not after each play.

The bot shows no more than that where plays come faster than it draws.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cogs import DiscordAnnouncer
from engine.running.table import Table
from engine.table.model.news import DealOver, MatchOver, News


class Announcer(DiscordAnnouncer):
    """The bot's own, which tells everything at once unless it was told to wait."""

    _kept: dict[Table, list[News]] | None = None

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        if self._kept is not None:
            self._kept.setdefault(table, []).extend(news)
            if not any(isinstance(item, DealOver | MatchOver) for item in news):
                return
            news = tuple(self._kept.pop(table))
        await super().announce(table, news)

    @asynccontextmanager
    async def deal_by_deal(self) -> AsyncIterator[None]:
        """Meanwhile, tell what happens only when a deal is over, and at the end."""
        self._kept = {}
        try:
            yield
        finally:
            kept, self._kept = self._kept, None
            for table, news in kept.items():
                await self.announce(table, tuple(news))
