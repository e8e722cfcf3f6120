"""Servers that come to this process, at a start or from another one, and servers that go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from cogs.app.client import Client
from cogs.app.connection import Connection
from cogs.bot.announce import DiscordAnnouncer
from cogs.evenings.boards import ClubBoards
from cogs.score_keeper.sheets import ScoreSheets
from cogs.standings.leaderboard_boards import LeaderboardBoards
from cogs.tournament.board import TournamentBoards
from engine.hall.loading import lives_long
from engine.tables.live.table import Table
from engine.tables.model.errors import JournalError
from engine.tables.store.notices import EmojisComplete, Notice, TableChanged
from engine.tables.store.share import Share

_log = logging.getLogger(__name__)


class Handover:
    """Shows what came, and stops showing what went."""

    def __init__(
        self,
        bot: Client,
        connection: Connection,
        announcer: DiscordAnnouncer,
        boards: tuple[TournamentBoards, ClubBoards, LeaderboardBoards],
        tell: Callable[[Notice], None],
    ) -> None:
        """`tell`: tells other processes something."""
        self._bot, self._connection = bot, connection
        self._announcer, (self._tournaments, self._clubs, self._leaderboards) = announcer, boards
        self._tell = tell
        self._showing: set[asyncio.Task[None]] = set()
        self._emojis: asyncio.Task[None] | None = None
        """Uploads what is missing of them: they belong to the application, so the process with the first shard does."""

    async def hold(self, share: Share) -> None:
        """As `CardBot.hold` says."""
        bot = self._bot
        is_late = not bot.delivery.pacer.is_allowed
        gone = await bot.tables.let_go(share)
        if is_late:
            # What was saved last was not told, as this process still seemed to watch over the table.
            for table in gone.tables:
                self._tell(TableChanged(table.id, table.setup.guild_id, table.revision, ()))
        if not bot.tables.share.holds(None) and self._emojis is not None:
            self._emojis.cancel()
            self._emojis = None
        await asyncio.gather(
            self._announcer.let_go(gone.tables),
            self._tournaments.let_go(gone.tournaments),
            self._clubs.let_go(gone, share),
            bot.part(ScoreSheets).let_go(share),
        )
        self._connection.follow(share)
        came = await bot.tables.hold(share)
        self._announcer.came(came)
        task = asyncio.create_task(self._catch_up(came, await self._leaderboards.restore()))
        self._showing.add(task)
        task.add_done_callback(self._showing.discard)

    def close(self) -> None:
        """Stop; the next start, or another process, continues."""
        for task in (*self._showing, *([self._emojis] if self._emojis else ())):
            task.cancel()

    async def _catch_up(self, tables: tuple[Table, ...], leaderboards: tuple[int, ...]) -> None:
        """In the background, show with emojis what was saved but not shown before."""
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
        if bot.tables.share.holds(None):
            await self._count_earlier()
        await self._leaderboards.redraw(leaderboards)
        bot.renewing.go_on()
        if bot.tables.share.holds(None) and self._emojis is None:
            self._emojis = asyncio.create_task(self._complete_emojis())

    async def _count_earlier(self) -> None:
        try:
            await self._bot.standings.count_earlier()
        except JournalError as error:
            _log.warning("matches of an earlier version are counted at the next start: %s", error)

    async def _complete_emojis(self) -> None:
        if await self._bot.tiles.complete(self._bot):
            self._tell(EmojisComplete())
