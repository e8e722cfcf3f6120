"""The last message about a match: who won, or who stopped it. After it the table needs no board any more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at
from cogs.delivery.faults import MISSING_ACCESS, MISSING_PERMISSIONS, passes, refusals_ignored
from cogs.messages.posts import Posts
from cogs.standings.rating_change import rating_lines
from cogs.table.slate import Slate
from cogs.table.table_message import match_over_page, stopped_page
from cogs.table_texts import hints
from engine.tables.live.table import Table

OVER: Final = "over"
"""What the message about the end of the match shows: it is only ever found again to remove a name from it."""
STOPPED: Final = "stopped"
"""The same of a match that was stopped."""
LIFTED_WITHIN: Final = 86_400.0
"""Seconds for which the end of a match waits for a permission that is missing."""


class MatchEnd:
    """Shows the end of one table; what fails in passing is raised, to be tried again."""

    def __init__(self, bot: Client, table: Table, posts: Posts, slate: Slate) -> None:
        self._bot, self._table, self._posts, self._slate = bot, table, posts, slate
        self._refused_since: float | None = None

    async def show_result(self) -> None:
        """Show who won."""
        with self._last_thing():
            if self._slate.is_open:
                # It was agreed between two deals.
                with refusals_ignored():
                    await self._slate.refresh(more=False)
            server = self._bot.get_guild(self._table.setup.guild_id or 0)
            name = server.name if server is not None else ""
            say = say_at(self._table.setup)
            remarks = [*hints.taken(self._table, say), *await rating_lines(self._bot, self._table, say)]
            today = discord.utils.utcnow().date()
            made = await match_over_page(self._table, today, name, remarks, self._bot.avatars.on)
            await self._posts.send(None, made, nonce=f"{self._table.id}.{OVER}", noted=OVER)
            self._bot.tables.looking_back.when_idle(self._table)
        await self._table.close()

    async def show_stopped(self, close_others: Callable[[], Awaitable[None]]) -> None:
        """Show that it was stopped; `close_others` takes the buttons off all that is still open."""
        with self._last_thing():
            await close_others()
            with refusals_ignored():
                await self._slate.refresh(more=False)
            if (made := await stopped_page(self._table)) is not None:
                await self._posts.send(None, made, nonce=f"{self._table.id}.{STOPPED}", noted=STOPPED)
        await self._table.close()

    @contextmanager
    def _last_thing(self) -> Iterator[None]:
        """If Discord goes on refusing it, the board is done all the same."""
        try:
            yield
        except discord.HTTPException as error:
            if passes(error) or self._may_be_lifted(error):
                raise
            if not isinstance(error, discord.Forbidden | discord.NotFound):
                self._bot.announcer.end(self._table)
                raise
        self._bot.announcer.end(self._table)

    def _may_be_lifted(self, error: discord.HTTPException) -> bool:
        """Whether a permission is missing that may be given soon."""
        now = asyncio.get_running_loop().time()
        self._refused_since = self._refused_since or now
        return error.code in (MISSING_ACCESS, MISSING_PERMISSIONS) and now - self._refused_since < LIFTED_WITHIN
