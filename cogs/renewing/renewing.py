"""Removes names from posted messages: every message that is due is re-rendered, one after the other.

What is due is in the database (`posted`), so a restart continues where it stopped, and what Discord refuses is retried
every hour and can be looked up (`/admin health`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_on
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.faults import ARCHIVED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.delivery.message_queue import Closed
from cogs.hand.hand_messages import HAND
from cogs.lobby.lobby import LOBBY
from cogs.messages.layout import Page, in_words, page
from cogs.messages.posts import is_old
from cogs.messages.screen import NoPage, PostedPage, page_of, posted
from cogs.proposals.proposals import PROPOSAL
from cogs.shared_deals.page import SENT
from cogs.table.beginning import FIRST_CUT
from cogs.table.deal_message import TABLE
from cogs.table.slate import SLATE
from engine.running.table import Table
from engine.store.posted import TOLD, Post
from engine.store.rows import BadHistory
from engine.table.model.errors import JournalError, Refused
from engine.table.model.status import Status
from locales import say_in

_log = logging.getLogger(__name__)

PACE: Final = 30.0
"""Seconds after an edit of a message that is older than an hour: Discord lets few of those through in a channel."""
AGAIN: Final = 3600.0
"""Seconds until failures are retried."""
_GONE: Final = (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL)
_SHOWN_NOW: Final = (LOBBY, TABLE, SLATE, PROPOSAL, FIRST_CUT)
"""Kinds of messages that a live table keeps up to date."""
_NO_CODE: Final = -1
"""Stands for trouble that Discord has no code for."""


async def renewed(bot: Client, post: Post) -> PostedPage:
    """What a message shows from now on: if its page can no longer be made, that something stood there.

    Raises JournalError, and Discord's refusals.
    """
    try:
        return await page_of(bot, post)
    except (JournalError, discord.HTTPException):
        raise
    except NoPage:
        pass
    except Exception:
        # Whatever is wrong with a table reloaded after years, the name must go.
        _log.exception("message %s cannot be shown as it was", post.message_id)
    return page((await say_on(bot, post.guild_id))("forget-stood-here"))


@posted(TOLD)
async def _told_page(_: Client, post: Post) -> Page:
    """A direct message that named somebody else: it is about what has passed, and shown nowhere else."""
    return page(say_in(post.fact or "en")("forget-stood-here"))


class _Report(NamedTuple):
    """Whom to tell when these messages are done."""

    wanted: frozenset[int]
    """Ids of messages."""
    until: float
    """On the loop's clock: after that it cannot be told any more."""
    tell: Callable[[], Awaitable[None]]


class Renewing:
    """Re-renders the messages of one bot; `go_on` sets it to work. There is no resident task."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._task: asyncio.Task[None] | None = None
        self._again: asyncio.Task[None] | None = None
        """Waits to try once more what failed."""
        self._is_asked = False
        """Whether it was set to work since it last began to look."""
        self._tried: set[int] = set()
        """What was tried since it was set to work last."""
        self._being_forgotten = 0
        """How many people are, just now."""
        self._begun = 0
        """How often somebody began to be forgotten."""
        self._reports: list[_Report] = []

    def go_on(self) -> None:
        """Start on everything due, including what failed before."""
        self._is_asked = True
        self._tried.clear()
        if self._again is not None:
            self._again.cancel()
            self._again = None
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    @contextmanager
    def forgetting(self) -> Iterator[None]:
        """Wrap the forgetting of somebody, from when their messages are due; then it is set to work.

        A page that is made meanwhile may still have their name: it stays due.
        """
        self._being_forgotten += 1
        self._begun += 1
        try:
            yield
        finally:
            self._being_forgotten -= 1
            self.go_on()

    def close(self) -> None:
        """Stop; the next start continues."""
        for task in (self._task, self._again):
            if task is not None:
                task.cancel()

    def report(self, wanted: frozenset[int], seconds: float, tell: Callable[[], Awaitable[None]]) -> None:
        """Have `tell` called once all these messages have been tried, unless that takes longer than `seconds`."""
        self._reports.append(_Report(wanted, asyncio.get_running_loop().time() + seconds, tell))

    async def _run(self) -> None:
        left: list[Post] | None = None
        try:
            # What is marked just as it ends must not wait for the next start.
            while self._is_asked:
                self._is_asked = False
                await self._all()
                left = await self._due()
        except JournalError as error:
            _log.warning("names cannot be taken out of messages now: %s", error)
        finally:
            self._task = None
        if left != []:
            self._again = asyncio.create_task(self._try_again())

    async def _try_again(self) -> None:
        await asyncio.sleep(AGAIN)
        self._again = None
        self.go_on()

    async def _all(self) -> None:
        while todo := await self._untried():
            waiting = {one.message_id for one in todo}
            for post in todo:
                # Before, since it is to be tried again if it is set to work meanwhile.
                self._tried.add(post.message_id)
                await self._one(post)
                waiting.discard(post.message_id)
                self._bot.announcer.shown()
                await self._tell(waiting)
                if is_old(post.message_id):
                    await asyncio.sleep(PACE)
        await self._tell(())

    async def _untried(self) -> list[Post]:
        return [one for one in await self._due() if one.message_id not in self._tried]

    async def _due(self) -> list[Post]:
        return list(await self._bot.tables.posted.due())

    async def _tell(self, waiting: Collection[int]) -> None:
        """Call the reports for which nothing is waiting any more."""
        now = asyncio.get_running_loop().time()
        done = [one for one in self._reports if one.wanted.isdisjoint(waiting)]
        self._reports = [one for one in self._reports if one not in done and now < one.until]
        for one in done:
            if now < one.until:
                await one.tell()

    async def _one(self, post: Post) -> None:
        posted, begun = self._bot.tables.posted, self._begun
        try:
            await self._renew(post)
        except Closed:
            # The bot stops.
            return
        except discord.HTTPException as error:
            if error.code not in _GONE:
                _log.warning("message %s still names somebody who was forgotten: %s", post.message_id, error)
                await posted.failed(post, error.code or _NO_CODE)
                return
        if self._being_forgotten or self._begun != begun:
            return
        if post.kind in (SENT, TOLD):
            # It names nobody any more, and where it is would tell of the other's conversation.
            await posted.drop(post.message_id)
        else:
            await posted.shown(post)

    async def _renew(self, post: Post) -> None:
        table = await self._live(post)
        if table is not None and await self._is_shown_now(table, post):
            return
        try:
            await self._put(post, await renewed(self._bot, post))
        except discord.HTTPException as error:
            thread = await self._bot.fetch_channel(post.channel_id) if error.code == ARCHIVED else None
            if not isinstance(thread, discord.Thread):
                raise
            # Nothing can be edited in an archived thread: unarchive it for a moment.
            await thread.edit(archived=False)
            try:
                await self._put(post, await renewed(self._bot, post))
            finally:
                await thread.edit(archived=True)

    async def _live(self, post: Post) -> Table | None:
        """The table of a message, if it is live."""
        if post.table_id is None:
            return None
        with suppress(Refused, BadHistory):
            table = await self._bot.tables.find(post.table_id)
            return table if table.status.is_live else None
        return None

    async def _is_shown_now(self, table: Table, post: Post) -> bool:
        """Whether the table still keeps this message up to date: then the table re-renders it itself."""
        if post.kind == HAND:
            # People holding cards are shown them again when somebody gets up.
            return post.fact.partition(".")[0] == str(table.deal)
        if post.kind == LOBBY and table.status is not Status.LOBBY:
            return False
        if post.kind not in _SHOWN_NOW or table.message_ids.get(post.kind) != post.where:
            return False
        await self._bot.announcer.renew(table, post.kind)
        # The table may have left it behind meanwhile, and so alone.
        return table.message_ids.get(post.kind) == post.where

    async def _put(self, post: Post, made: PostedPage) -> None:
        message = self._bot.message_at(post.where)
        if made is None:
            await message.delete()
        elif isinstance(made, str):
            await message.edit(content=made)
        else:
            try:
                async with self._bot.delivery.editing(made, message.id):
                    await message.edit(view=made.view, attachments=made.files)
            except CannotEdit:
                # Nobody wants old messages again at the bottom of the channel, and the name must go.
                words = in_words(made)
                async with self._bot.delivery.editing(words, message.id):
                    await message.edit(view=words.view, attachments=[])
