"""The messages of one table in its channel: sent, edited, moved down and removed by kind."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from datetime import timedelta
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at
from cogs.app.preferences import called
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.message_queue import may_be_there, nonce_for
from cogs.messages.layout import Page, page
from engine.tables.live.table import Table
from engine.tables.store.posted import Post
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

    async def show(self, kind: str, made: Page, fact: str = "") -> discord.Message:
        """Edit the message of this kind, or send one if there is none; nobody is pinged twice.

        Discord allows few edits of old messages: an old one is replaced by a new one, at the bottom of the channel.
        A page that keeps the pictures of its message needs one that is not old; raises CannotEdit if it is gone.
        """
        where = self._table.message_ids.get(kind)
        if where is None:
            return await self.send(kind, made, fact=fact)
        if not is_old(where[1]):
            try:
                return await self._bot.delivery.edit(where, made)
            except CannotEdit as error:
                if made.keeps_files:
                    # Its pictures are gone with it, and have to be drawn again.
                    raise
                if not error.is_there:
                    return await self.send(kind, made._replace(mentions=(), role=None), fact=fact)
        return await self.replace(kind, made, fact=fact)

    async def replace(self, kind: str, made: Page, fact: str = "") -> discord.Message:
        """Send the message of this kind anew, pinging nobody, and delete the one before."""
        before = self._table.message_ids.get(kind)
        sent = await self.send(kind, made._replace(mentions=(), role=None), fact=fact)
        if before is not None:
            with suppress(discord.HTTPException):
                await self._delete(before)
        return sent

    async def send(
        self,
        kind: str | None,
        made: Page,
        nonce: str | None = None,
        *,
        noted: str | None = None,
        fact: str = "",
        people: frozenset[int] = frozenset(),
    ) -> discord.Message:
        """Send a message; `kind` None: the table does not remember it. Of two with the same `nonce` within some minutes
        Discord drops the later and answers with the first.

        `noted`: what it shows, if that is not its kind; with `fact` it can then be re-rendered (`renewing`).
        `people`: those it names who may not be at the table at all.
        """
        channel_id = self._table.setup.channel_id
        channel = self._bot.get_partial_messageable(channel_id, guild_id=self._table.setup.guild_id)
        allowed = await called(self._bot, made.mentions, role_id=made.role)
        message = await channel.send(
            view=made.view,
            files=made.files,
            allowed_mentions=allowed,
            nonce=nonce or self._nonce(noted or kind or "", fact),
        )
        if fact or may_be_there():
            # First, since the nonce of another attempt goes by the message that the table remembers.
            message = await self._bot.delivery.brought_up(message, made)
        if shows := noted or kind:
            # First, since whoever finds it at the table has to know which deal it is about.
            await self._note((channel_id, message.id), shows, fact, people)
        if kind is not None:
            await self._table.set_message(kind, channel_id, message.id)
        return message

    def _nonce(self, shows: str, fact: str) -> str:
        """What tells Discord that a message is the same one again.

        One with a fact is the same even after a kill; it replaces another, or none.
        """
        before = self._table.message_ids.get(shows)
        if fact and shows in OF_A_DEAL:
            same = f"{self._table.id}.{shows}.{fact}.{before[1] if before else 0}"
            # Short enough for Discord, and different for any two messages.
            return hashlib.blake2b(same.encode(), digest_size=12).hexdigest()
        return nonce_for(shows)

    async def note(self, kind: str, shows: str, fact: str, people: frozenset[int] = frozenset()) -> None:
        """Note that the message of this kind shows something else from now on."""
        if where := self._table.message_ids.get(kind):
            await self._note(where, shows, fact, people)

    async def _note(self, where: tuple[int, int], shows: str, fact: str, people: frozenset[int]) -> None:
        post = Post(where[1], where[0], self._table.setup.guild_id, shows, fact, self._table.id, people=people)
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
        where = self._table.message_ids.get(kind)
        if where is None:
            return
        await self._delete(where)
        await self._table.set_message(kind, 0, None)

    async def _delete(self, where: tuple[int, int]) -> None:
        await self._bot.delivery.delete(where)
        await self._bot.tables.posted.drop(where[1])
