"""Messages that the bot posts and keeps up to date.

What each kind of them shows is declared once, where that page is made: `@posted("slate") async def slate(bot, post) ->
Page` makes it from what is noted of the message. It is the same at first, after a restart, further down, and without
the name of somebody who was forgotten. A `Screen` sends, edits, replaces, notes and deletes them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar

import discord

from cogs.app.answers import fill_answer
from cogs.app.client import Act, Client
from cogs.app.preferences import called
from cogs.delivery.delivery import CannotEdit, Where
from cogs.delivery.faults import refusals_ignored
from cogs.delivery.message_queue import nonce_for
from cogs.messages.layout import Page
from engine.clubs.kept.kept import Kept
from engine.running.table import Table
from engine.store.posted import Post

PostedPage = Page | str | None
"""A page, the words of a message without one, or nothing: then the message is to be deleted."""
PageMaker = Callable[[Client, Post], Awaitable[PostedPage]]
"""Makes the page of a message; raises NoPage, JournalError, and Discord's refusals."""
M = TypeVar("M", bound=PageMaker)
K = TypeVar("K", bound=Kept[Any])

PAGES: Final[dict[str, PageMaker]] = {}
"""By the kind of the message, or by what stands before the number in it."""


class NoPage(Exception):
    """The same page can no longer be made."""


def posted(*kinds: str) -> Callable[[M], M]:
    """Declare what makes the pages of messages of these kinds, or of `kind-number`."""

    def declare(make: M) -> M:
        for kind in kinds:
            assert kind not in PAGES, f"{kind} is declared twice"
            PAGES[kind] = make
        return make

    return declare


def kind_of(post: Post) -> str:
    """The kind of a message as it is declared, so mostly without its number."""
    return post.kind if post.kind in PAGES else post.kind.partition("-")[0]


async def page_of(bot: Client, post: Post) -> PostedPage:
    """What a message shows; raises what its maker raises."""
    if (make := PAGES.get(kind_of(post))) is None:
        raise NoPage
    return await make(bot, post)


async def goes(bot: Client, post: Post) -> None:
    """Of messages that ask for something: once it is over they are deleted."""


async def is_not_made_again(bot: Client, post: Post) -> PostedPage:
    """Of messages that show what is kept nowhere else."""
    raise NoPage


async def table_of(bot: Client, post: Post, deal: int | None = None) -> Table:
    """The table of a message as it is, or as it was at the end of a deal; never asked for the deal still in play."""
    if post.table_id is None:
        raise NoPage
    return await bot.tables.find(post.table_id) if deal is None else await bot.tables.as_of(post.table_id, deal)


@contextmanager
def left_as_it_is() -> Iterator[None]:
    """Wrap an edit that may be left undone if Discord refuses it or the message is gone, but not if that passes."""
    with refusals_ignored(), suppress(CannotEdit):
        yield


async def _nowhere(post: Post) -> None: ...


class _Board(Protocol):
    """The messages about one thing."""

    def refresh(self) -> None: ...


class KeptBoards(Generic[K]):
    """The boards of all things of a kind that are kept, made as soon as there is something to show of one."""

    def __init__(
        self, all_of_them: Callable[[], Iterable[K]], make: Callable[[K, Callable[[], object]], _Board]
    ) -> None:
        """`make`: with what a board calls when all of it has been shown for good."""
        self._all_of_them, self._make = all_of_them, make
        self._boards: dict[int, _Board] = {}

    async def catch_up(self) -> None:
        """Show what was saved but not shown before."""
        for one in self._all_of_them():
            self.refresh(one)

    def refresh(self, one: K) -> None:
        """Only note that there is something to show: drawing takes its time."""
        if one.id not in self._boards:
            self._boards[one.id] = self._make(one, partial(self._boards.pop, one.id, None))
        self._boards[one.id].refresh()


class Screen:
    """Shows messages, each told by a `Post`: what it shows, and where it is; its `message_id` 0: it is yet to be sent.

    In direct messages in which Discord takes none they are answers, or wait for a press (`cogs.delivery.follow_ups`).

    A page that is not given is the one that is declared for its kind; a kind without a name is not noted.
    """

    def __init__(
        self, bot: Client, remember: Callable[[Post], Awaitable[object]] = _nowhere, *, silent: bool = False
    ) -> None:
        """`remember` is awaited with whatever was sent, once it is noted: a kill in between may send it again, but
        leaves no message that nobody knows of. `silent`: nobody's device rings."""
        self._bot, self._remember, self._silent = bot, remember, silent

    async def show(
        self, post: Post, made: Page | None = None, nonce: str = "", *, stays_gone: bool = False
    ) -> discord.Message | None:
        """Edit a message, or send one if there is none; one that cannot be edited is replaced. Nobody is pinged twice.

        `stays_gone`: if somebody has deleted it, nothing is sent; then None. Raises CannotEdit if the page keeps the
        pictures of its message, and those are gone with it.
        """
        made = made or await _whole_page(self._bot, post)
        if not post.message_id:
            return await self.send(post, made, nonce)
        try:
            return await self.edit(post, made)
        except CannotEdit as error:
            if made.keeps_files:
                raise
            if error.is_there:
                return await self.replace(post, post.where, made, nonce)
        await self._bot.tables.posted.drop(post.message_id)
        return None if stays_gone else await self.replace(post, None, made, nonce)

    async def edit(self, post: Post, made: Page | None = None) -> discord.Message:
        """Edit a message that is there, and note whom it names now; raises CannotEdit."""
        message = await self._bot.delivery.edit(post.where, made or await _whole_page(self._bot, post))
        if post.people:
            await self._bot.tables.posted.note(post)
        return message

    async def replace(
        self, post: Post, before: Where | None, made: Page | None = None, nonce: str = ""
    ) -> discord.Message:
        """Send a message anew, pinging nobody, and delete the one before, which may stand in another channel."""
        made = made or await _whole_page(self._bot, post)
        message = await self.send(post, made._replace(mentions=(), role=None), nonce)
        if before is not None:
            with suppress(discord.HTTPException):
                await self.delete(before)
        return message

    async def send(self, post: Post, made: Page | None = None, nonce: str = "") -> discord.Message:
        """Send a message. Of two with the same `nonce` within some minutes Discord drops the later and answers with the
        first, which is brought up to date; without one, all attempts of one job have the same."""
        made = made or await _whole_page(self._bot, post)
        channel = self._bot.get_partial_messageable(post.channel_id, guild_id=post.guild_id)
        mentions = await called(self._bot, made.mentions, role_id=made.role)

        def send() -> Awaitable[discord.Message]:
            return channel.send(
                view=made.view,
                files=made.files,
                allowed_mentions=mentions,
                silent=self._silent,
                nonce=nonce or nonce_for(post.kind),
            )

        if post.guild_id is not None:
            message = await send()
        else:
            message = await self._bot.delivery.follow_ups.send(post.channel_id, made, send, waits=True)
        # First, since the nonce of another attempt may go by the message that is remembered.
        message = await self._bot.delivery.brought_up(message, made)
        sent = post._replace(message_id=message.id)
        if post.kind:
            # First, since whoever finds it has to know what it is about.
            await self._bot.tables.posted.note(sent)
        await self._remember(sent)
        return message

    async def delete(self, where: Where) -> None:
        """Delete a message, if it is still there; raises Discord's refusals."""
        await self._bot.delivery.delete(where)
        await self._bot.tables.posted.drop(where[1])


async def answer_all(
    act: Act,
    kind: str,
    fact: str,
    made: Page | None = None,
    *,
    table_id: int | None = None,
    people: frozenset[int] = frozenset(),
) -> None:
    """Fill a deferred answer that everybody reads, and note it; the arguments are as for `Post` and `Screen`."""
    post = Post(0, act.channel_id or 0, act.guild_id, kind, fact, table_id, people=people)
    message = await fill_answer(act, made or await _whole_page(act.bot, post))
    await act.bot.tables.posted.note(post._replace(message_id=message.id, channel_id=message.channel.id))


async def _whole_page(bot: Client, post: Post) -> Page:
    made = await page_of(bot, post)
    if not isinstance(made, Page):
        raise NoPage
    return made
