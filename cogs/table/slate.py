"""The messages about what is over: after a deal the score, and how long it is until the next; after a match its end.

The end says who won, or who stopped the match. After it the table needs no board any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.faults import NOT_PERMITTED, passes, refusals_ignored
from cogs.delivery.pacer import Urgency
from cogs.messages.game_rooms import FinishedDeal
from cogs.messages.layout import Page, pictures_of
from cogs.messages.posts import Posts
from cogs.messages.screen import NoPage, posted, table_of
from cogs.standings.match_text import rating_lines
from cogs.table.table_message import match_over_page, result_drawing, slate_page, stopped_page
from engine.running.table import Table
from engine.store.posted import Post
from engine.table.model.status import Status

SLATE: Final = "slate"
"""The kind of the message, as the table remembers where it is."""


@posted(SLATE)
async def _slate(bot: Client, post: Post) -> Page:
    """The slate of a deal that is over, without a button."""
    table = await table_of(bot, post, int(post.fact))
    if (finished := finished_deal(table)) is None:
        raise NoPage
    return await slate_page(table, finished, more=False)


def finished_deal(table: Table) -> FinishedDeal | None:
    """The deal on the table; None: it is not over."""
    if table.result is None:
        return None
    return FinishedDeal(table.result, table.view(0), tuple(table.view(seat) for seat in range(1, len(table.seats) + 1)))


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
        if SLATE not in self._table.message_ids:
            return
        more = more and self._table.status is Status.PLAYING
        if self._open is not None:
            finished, pictures = self._open
            made = await slate_page(self._table, finished, more=more, urls=pictures)
            await self._edit(made, finished)
        else:
            # After a restart the bot does not know where its pictures are.
            await self._draw(more)

    async def renew(self) -> None:
        """Redraw it, with its pictures."""
        if SLATE in self._table.message_ids:
            await self._draw(self._table.status is Status.PLAYING)

    async def close(self) -> None:
        """Remove the button for the next deal, which has begun."""
        await self.refresh(more=False)
        self._open = None
        await self._table.set_message(SLATE, 0, None)

    async def _draw(self, more: bool) -> None:
        if (finished := self._newest()) is not None:
            made = await slate_page(self._table, finished, more=more)
            message = await self._edit(made, finished)
            # What is shown at the end of the pause goes under these pictures.
            self._open = (finished, pictures_of(message)) if more and message is not None else None

    async def _edit(self, made: Page, finished: FinishedDeal) -> discord.Message | None:
        """Edit it; None: somebody has deleted it, or the pictures it was to keep: no result is told twice."""
        with suppress(CannotEdit):
            return await self._posts.edit(SLATE, made, fact=str(finished.view.deal))
        return None


OVER: Final = "over"
"""What the message about the end of the match shows: it is only ever found again to remove a name from it."""
STOPPED: Final = "stopped"
"""What the message about the end of a match that was stopped shows."""
LIFTED_WITHIN: Final = 86_400.0
"""Seconds for which the end of a match waits for a permission that is missing."""


@posted(OVER)
async def _over(bot: Client, post: Post) -> Page:
    """Who won; it ended when the message was sent, if that was before."""
    table = await table_of(bot, post)
    if table.status is not Status.OVER:
        raise NoPage
    say, guild = say_at(table.setup), bot.get_guild(table.setup.guild_id or 0)
    at = discord.utils.snowflake_time(post.message_id) if post.message_id else discord.utils.utcnow()
    drawing = result_drawing(table, at.date(), guild.name if guild else "", say, bot.avatars.on)
    return await match_over_page(table, drawing, await rating_lines(bot, table, say))


@posted(STOPPED)
async def _stopped(bot: Client, post: Post) -> Page | None:
    return await stopped_page(await table_of(bot, post))


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
            await self._posts.send(None, nonce=f"{self._table.id}.{OVER}", noted=OVER)
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
        return error.code in NOT_PERMITTED and now - self._refused_since < LIFTED_WITHIN
