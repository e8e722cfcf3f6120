"""The message about a deal that is over: the score, and how long it is until the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord

from cogs.app.client import Client
from cogs.messages.finished import Finished
from cogs.messages.layout import pictures_of
from cogs.messages.posts import Posts
from cogs.table.table_message import slate_page
from engine.tables.live.table import Table
from engine.tables.model.status import Status

SLATE: Final = "slate"
"""The kind of the message, as the table remembers where it is."""


class Slate:
    """The slate of the newest deal; `newest` returns that deal once it is over."""

    def __init__(self, bot: Client, table: Table, posts: Posts, newest: Callable[[], Finished | None]) -> None:
        self._bot, self._table, self._posts, self._newest = bot, table, posts, newest
        self._open: tuple[Finished, list[str]] | None = None
        """While the next deal is still to come: this one, and where its pictures are."""

    @property
    def is_open(self) -> bool:
        """Whether the next deal is still to come."""
        return self._open is not None

    async def send(self, finished: Finished, more: bool) -> None:
        """Show a deal that has just ended; `more`: another follows."""
        made = await slate_page(self._table, finished, more=more)
        pictures = pictures_of(await self._posts.send(SLATE, made, fact=str(finished.view.deal)))
        if more and pictures:
            self._open = finished, pictures

    async def refresh(self, *, more: bool = True) -> None:
        """Update it as a pause begins or ends, so that the next deal comes at another time, or only by its button."""
        where = self._table.message_ids.get(SLATE)
        if where is None:
            return
        more = more and self._table.status is Status.PLAYING
        if self._open is not None:
            finished, pictures = self._open
            made = await slate_page(self._table, finished, more=more, urls=pictures)
            await self._bot.message_at(where).edit(view=made.view)
        else:
            # After a restart the bot does not know where its pictures are.
            await self._draw(where, more)

    async def renew(self) -> None:
        """Redraw it, with its pictures."""
        where = self._table.message_ids.get(SLATE)
        if where is not None:
            await self._draw(where, self._table.status is Status.PLAYING)

    async def close(self) -> None:
        """Remove the button for the next deal, which has begun."""
        await self.refresh(more=False)
        self._open = None
        await self._table.set_message(SLATE, 0, None)

    async def _draw(self, where: tuple[int, int], more: bool) -> None:
        if (finished := self._newest()) is not None:
            made = await slate_page(self._table, finished, more=more)
            message: discord.Message = await self._bot.message_at(where).edit(view=made.view, attachments=made.files)
            # What is shown at the end of the pause goes under these pictures.
            self._open = (finished, pictures_of(message)) if more else None
