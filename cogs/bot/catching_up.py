"""At the start: all that was being played is loaded, and what was saved but not shown is shown."""

from __future__ import annotations

import asyncio
import logging

from cogs.app.client import Client
from cogs.bot.announce import DiscordAnnouncer
from cogs.evenings.boards import ClubBoards
from cogs.score_keeper.sheets import ScoreSheets
from cogs.standings.leaderboard_boards import LeaderboardBoards
from cogs.tournament.board import TournamentBoards
from engine.hall.loading import lives_long
from engine.tables.live.table import Table
from engine.tables.model.errors import JournalError

_log = logging.getLogger(__name__)


class CatchingUp:
    """Made by `CardBot`."""

    def __init__(
        self,
        bot: Client,
        announcer: DiscordAnnouncer,
        boards: tuple[TournamentBoards, ClubBoards, LeaderboardBoards],
    ) -> None:
        self._bot, self._announcer = bot, announcer
        self._tournaments, self._clubs, self._leaderboards = boards
        self._showing: asyncio.Task[None] | None = None
        self._emojis: asyncio.Task[None] | None = None
        """Uploads what is missing of them."""

    async def begin(self) -> None:
        """Load everything; on return people can play, and what is to be shown follows in the background."""
        came = await self._bot.tables.restore()
        self._announcer.came(came)
        self._showing = asyncio.create_task(self._show(came, await self._leaderboards.restore()))

    def close(self) -> None:
        """Stop; the next start continues."""
        for task in (self._showing, self._emojis):
            if task is not None:
                task.cancel()

    async def _show(self, tables: tuple[Table, ...], leaderboards: tuple[int, ...]) -> None:
        """With emojis, as far as there are any."""
        bot = self._bot
        await bot.tiles.find(bot)
        for table in tables:
            # One after the other: people playing now go first. Meanwhile a match may come to its end.
            if not table.is_closed:
                await self._announcer.redraw(table)
        lives_long(len(tables))
        for tournament in bot.tables.tournaments.all():
            await self._tournaments.tournament_changed(tournament)
        await self._clubs.catch_up()
        await bot.part(ScoreSheets).catch_up()
        await self._count_earlier()
        await self._leaderboards.redraw(leaderboards)
        bot.renewing.go_on()
        self._emojis = asyncio.create_task(self._complete_emojis())

    async def _count_earlier(self) -> None:
        try:
            await self._bot.standings.count_earlier()
        except JournalError as error:
            _log.warning("matches of an earlier version are counted at the next start: %s", error)

    async def _complete_emojis(self) -> None:
        await self._bot.tiles.complete(self._bot)
