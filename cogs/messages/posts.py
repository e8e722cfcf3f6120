"""The messages of one table in its channel: sent, edited, moved down and removed by kind."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.message_queue import nonce_of
from cogs.messages.layout import Page, page
from cogs.messages.screen import Screen
from engine.running.table import Table
from engine.store.posted import Post
from locales import Say

OF_A_DEAL: Final = frozenset({"table", "slate"})
"""Kinds of messages of which each deal has one."""
EDITABLE: Final = timedelta(hours=1)
"""How long a message may be edited without a special limit."""


def link_to(table: Table, where: tuple[int, int]) -> str:
    """The address of a message of a table, given by its channel's and its own id."""
    return address_of(table.setup.guild_id, where)


def address_of(guild_id: int | None, where: tuple[int, int]) -> str:
    """The address of any message; `guild_id` None: in direct messages. The message need not exist: Discord then shows
    what was said around the time of its id."""
    return f"https://discord.com/channels/{guild_id or '@me'}/{where[0]}/{where[1]}"


def place_of(table: Table, say: Say) -> str:
    """The channel of a table, with a link to its newest message."""
    channel, where = f"<#{table.setup.channel_id}>", newest_of(table)
    return channel if where is None else f"{channel} · {say('stay-link', link=link_to(table, where))}"


def newest_of(table: Table) -> tuple[int, int] | None:
    """Channel and message id of a table's newest message."""
    return table.message_ids.get("table") or table.message_ids.get("lobby")


def is_old(message_id: int) -> bool:
    """Whether a message is so old that Discord allows few edits of it."""
    return discord.utils.utcnow() - discord.utils.snowflake_time(message_id) > EDITABLE


class Posts:
    """The table remembers its messages by kind, so that a restarted bot finds them."""

    def __init__(self, bot: Client, table: Table) -> None:
        self._bot, self._table = bot, table
        self._kept = Screen(bot, lambda post: table.set_message(post.kind, *post.where))
        self._not_kept = Screen(bot)
        """Shows what the table does not remember."""

    async def show(self, kind: str, made: Page, fact: str = "") -> discord.Message:
        """Edit the message of this kind, or send one if there is none; nobody is pinged twice.

        Discord allows few edits of old messages: an old one is replaced by a new one, at the bottom of the channel.
        A page that keeps the pictures of its message needs one that is not old; raises CannotEdit if it is gone.
        """
        post = self._post(kind, fact)
        if post.message_id and is_old(post.message_id):
            return await self.replace(kind, made, fact)
        message = await self._kept.show(post, made, self._nonce(post))
        assert message is not None
        return message

    async def edit(self, kind: str, made: Page, fact: str = "") -> discord.Message | None:
        """Edit the message of this kind, also an old one; None: somebody has deleted it, and so it stays."""
        post = self._post(kind, fact)
        return await self._kept.show(post, made, self._nonce(post), stays_gone=True)

    async def replace(self, kind: str, made: Page, fact: str = "") -> discord.Message:
        """Send the message of this kind anew, pinging nobody, and delete the one before."""
        post = self._post(kind, fact)
        return await self._kept.replace(post, self._table.message_ids.get(kind), made, self._nonce(post))

    async def send(
        self,
        kind: str | None,
        made: Page | None = None,
        nonce: str = "",
        *,
        noted: str = "",
        fact: str = "",
        people: frozenset[int] = frozenset(),
    ) -> discord.Message:
        """Send a message; `kind` None: the table does not remember it. `nonce` as for `Screen.send`.

        `noted`: what one shows that the table does not remember; with `fact` it can then be made again (`posted`).
        `people`: those it names who may not be at the table at all.
        """
        post = self._post(kind or noted, fact, people)
        screen = self._not_kept if kind is None else self._kept
        return await screen.send(post, made, nonce or self._nonce(post))

    def _post(self, kind: str, fact: str = "", people: frozenset[int] = frozenset()) -> Post:
        setup, where = self._table.setup, self._table.message_ids.get(kind)
        # It is sent to where the table is now.
        return Post(
            where[1] if where else 0, setup.channel_id, setup.guild_id, kind, fact, self._table.id, None, people
        )

    def _nonce(self, post: Post) -> str:
        """What tells Discord that a message is the same one again.

        One with a fact is the same even after a kill; it replaces another, or none.
        """
        if post.fact and post.kind in OF_A_DEAL:
            return nonce_of(f"{self._table.id}.{post.kind}.{post.fact}.{post.message_id}")
        return ""

    async def note(self, kind: str, shows: str, fact: str, people: frozenset[int] = frozenset()) -> None:
        """Note that the message of this kind shows something else from now on."""
        if where := self._table.message_ids.get(kind):
            post = self._post(kind, fact, people)._replace(kind=shows, channel_id=where[0])
            await self._bot.tables.posted.note(post)

    async def move_down(self, kind: str, made: Page, fact: str = "") -> None:
        """Send the message of this kind again, pinging nobody; the old one then says where it is now."""
        before = self._table.message_ids.get(kind)
        message = await self.send(kind, made._replace(mentions=(), role=None), fact=fact)
        if before is None:
            return
        link = link_to(self._table, (message.channel.id, message.id))
        moved = page(say_at(self._table.setup)("find-moved", table=str(self._table.id), link=link))
        with suppress(discord.HTTPException, CannotEdit):
            await self._bot.delivery.edit(before, moved)
            await self._bot.tables.posted.drop(before[1])

    async def remove(self, kind: str) -> None:
        """Delete the message of this kind, if there is one."""
        if where := self._table.message_ids.get(kind):
            await self._kept.delete(where)
            await self._table.set_message(kind, 0, None)
