"""The message with the table of the deal being played; each deal has its own.

The views of those deals are kept of which something is still to be shown, a little or long after the events.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from cogs.app.client import Client
from cogs.delivery.delivery import CannotEdit, DraftPage
from cogs.delivery.pacer import Urgency
from cogs.messages.game_rooms import FinishedDeal
from cogs.messages.layout import Page, pictures_of
from cogs.messages.posts import Posts, is_old
from cogs.messages.screen import posted, table_of
from cogs.table.table_message import table_page, table_picture_key
from engine.core.game import DealResult
from engine.core.view import View
from engine.running.table import Table
from engine.store.posted import Post
from engine.table.model.news import Acted, TookBack


class RecentDeals:
    """The deal on the table and those before it that are not shown to their end yet, by number."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.views: dict[int, View] = {}
        """The newest position, as everybody sees it."""
        self._ends: dict[int, tuple[View, ...]] = {}
        """The same as each seat sees it, where the deal is over."""
        self.last: dict[int, Acted | TookBack] = {}
        """What was said, played or taken back last."""

    def look(self) -> int:
        """Record how the table stands now; returns the number of its deal."""
        if self._table.deal:
            view = self._table.view(0)
            self.views[view.deal] = view
            if self._table.result is not None:
                self._ends[view.deal] = tuple(self._table.view(seat) for seat in range(1, view.seats + 1))
        return self._table.deal

    def are_shown(self, deal: int) -> None:
        """All before this one are shown to their end and forgotten: several may begin while Discord is slow."""
        for known in (self.views, self._ends, self.last):
            for number in [one for one in known if one < deal]:
                del known[number]

    def finished(self, deal: int, result: DealResult) -> FinishedDeal:
        """One of these deals, which is over."""
        return FinishedDeal(result, self.views[deal], self._ends.get(deal, ()))

    def newest(self) -> FinishedDeal | None:
        """The deal on the table, if it is over."""
        result = self._table.result
        return None if result is None else self.finished(self._table.deal, result)


LONGEST_WAIT: Final = 3.0
"""Seconds that hands wait for the table to appear above them."""

TABLE: Final = "table"
"""The kind of the message, as the table remembers where it is."""


@posted(TABLE)
async def _last_position(bot: Client, post: Post) -> Page:
    """The end of a deal that is over."""
    table = await table_of(bot, post, int(post.fact))
    return await table_page(table, table.view(0), None, bot.tiles, with_faces=bot.avatars.on)


class _Drawn(NamedTuple):
    """The pictures of the message."""

    message_id: int
    picture: object
    """What they show."""
    urls: tuple[str, ...]
    """Where they are."""


class DealMessage:
    """Shows the newest position, and draws it only if the picture changes."""

    def __init__(self, bot: Client, table: Table, posts: Posts, deals: RecentDeals) -> None:
        self._bot, self._table, self._posts, self._deals = bot, table, posts, deals
        self._drawn: _Drawn | None = None
        self._is_there = asyncio.Event()
        self._is_there.set()

    @property
    def is_old(self) -> bool:
        """Whether Discord allows few edits of it."""
        where = self._table.message_ids.get(TABLE)
        return where is not None and is_old(where[1])

    def begin(self) -> None:
        """A new deal begins: its message is still to come."""
        self._is_there.clear()

    async def let_go(self, deal: int) -> None:
        """Leave the message of the last deal as it is: this one begins."""
        await self._table.set_message(TABLE, 0, None)
        self._deals.are_shown(deal)

    async def wait(self) -> None:
        """Wait, but not for long, until the message of the newest deal is there."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                await self._is_there.wait()

    async def show(self, deal: int) -> None:
        """Show the newest position of a deal, as soon as Discord takes it."""
        try:
            if deal in self._deals.views:
                await self._show(deal)
        finally:
            if deal == self._table.deal:
                self._is_there.set()

    async def renew(self) -> None:
        """Edit the message that is there, with a new picture; raises HTTPException."""
        self._drawn = None
        await self._show(self._table.deal)

    async def move_down(self) -> None:
        """Send it again, at the bottom of the channel."""
        deal = self._deals.look()
        await self._posts.move_down(TABLE, await self._page(deal), fact=str(deal))

    async def _show(self, deal: int) -> None:
        table, where = self._table, self._table.message_ids.get(TABLE)
        # Everybody waits for the table of a new deal.
        urgency = Urgency.TABLE if where is not None else Urgency.ACTING
        async with self._bot.delivery.turn(urgency, where, table.setup.channel_id):
            draft = await self._bot.delivery.drawn(urgency, partial(self._draw, deal, where))
            assert draft is not None
            try:
                message = await self._posts.show(TABLE, draft.page, fact=str(deal))
            except CannotEdit:
                # Somebody has deleted it, and its pictures with it.
                message = await self._posts.show(TABLE, await self._page(deal), fact=str(deal))
            self._drawn = _Drawn(message.id, draft.of, tuple(pictures_of(message)))

    async def _draw(self, deal: int, where: tuple[int, int] | None) -> DraftPage[object]:
        """The newest position of a deal, and what its picture shows."""
        view = self._deals.views[deal]
        picture = table_picture_key(self._table, view)
        made = await self._page(deal, self._urls_of(picture))
        return DraftPage(made, picture, where[1] if where else None, lambda: self._deals.views[deal] is view)

    async def _page(self, deal: int, urls: Sequence[str] = ()) -> Page:
        view, last = self._deals.views[deal], self._deals.last.get(deal)
        return await table_page(self._table, view, last, self._bot.tiles, urls, self._bot.avatars.on)

    def _urls_of(self, picture: object) -> tuple[str, ...]:
        """Where this picture is already, on a message that can be edited."""
        where, drawn = self._table.message_ids.get(TABLE), self._drawn
        if drawn is None or where is None or self.is_old:
            return ()
        return drawn.urls if (drawn.message_id, drawn.picture) == (where[1], picture) else ()
