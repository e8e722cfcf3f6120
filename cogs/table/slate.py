"""The message about a deal that is over: the score, and how long it is until the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord

from cogs.app.client import Client
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.pacer import Urgency
from cogs.messages.finished_deal import FinishedDeal
from cogs.messages.layout import Page, pictures_of
from cogs.messages.posts import Posts
from cogs.table.table_message import slate_page
from engine.tables.live.table import Table
from engine.tables.model.status import Status

SLATE: Final = "slate"
"""The kind of the message, as the table remembers where it is."""


class Slate:
    """The slate of the newest deal; `newest` returns that deal once it is over."""

    def __init__(self, bot: Client, table: Table, posts: Posts, newest: Callable[[], FinishedDeal | None]) -> None:
        self._bot, self._table, self._posts, self._newest = bot, table, posts, newest
        self._open: tuple[FinishedDeal, list[str]] | None = None
        """While the next deal is still to come: this one, and where its pictures are."""
        self._sent = 0
        """The last deal whose slate has been sent: after a restart, news and looking over may both ask for it."""

    @property
    def is_open(self) -> bool:
        """Whether the next deal is still to come."""
        return self._open is not None

    async def send(self, finished: FinishedDeal, more: bool) -> None:
        """Show a deal that has just ended; `more`: another follows."""
        deal = str(finished.view.deal)
        if finished.view.deal == self._sent:
            return
        async with self._bot.delivery.turn(Urgency.SLATE, None, self._table.setup.channel_id):
            made = await slate_page(self._table, finished, more=more)
            sent = await self._posts.send(SLATE, made, fact=deal)
        self._sent = finished.view.deal
        pictures = pictures_of(sent)
        if more and pictures:
            self._open = finished, pictures

    async def send_missed(self, finished: FinishedDeal) -> None:
        """Show a deal that ended before the one on the table, and was never shown."""
        made = await slate_page(self._table, finished, more=False)
        await self._posts.send(None, made, noted=SLATE, fact=str(finished.view.deal))

    async def refresh(self, *, more: bool = True) -> None:
        """Update it as a pause begins or ends, so that the next deal comes at another time, or only by its button."""
        where = self._table.message_ids.get(SLATE)
        if where is None:
            return
        more = more and self._table.status is Status.PLAYING
        if self._open is not None:
            finished, pictures = self._open
            made = await slate_page(self._table, finished, more=more, urls=pictures)
            await self._edit(where, made, finished)
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
            message = await self._edit(where, made, finished)
            # What is shown at the end of the pause goes under these pictures.
            self._open = (finished, pictures_of(message)) if more and message is not None else None

    async def _edit(self, where: tuple[int, int], made: Page, finished: FinishedDeal) -> discord.Message | None:
        """Edit it; None: somebody has deleted it, and the result of a deal is not told twice."""
        try:
            return await self._bot.delivery.edit(where, made)
        except CannotEdit as error:
            if not error.is_there or made.keeps_files:
                return None
        # It needs a picture that an edit cannot bring.
        return await self._posts.replace(SLATE, made, fact=str(finished.view.deal))
