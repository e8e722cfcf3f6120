"""Direct messages: to whom, in which channel, and which was the last.

The channel of each person is kept in the journal: the library forgets all but 128, and Discord shuts out bots that open
many anew (`conversations`).
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

import discord

from cogs.app.newest import Newest
from cogs.delivery.conversations import Conversations, NotNow
from cogs.delivery.delivery import Delivery
from cogs.delivery.faults import OPENING_TOO_FAST, UNKNOWN_CHANNEL, insist
from cogs.delivery.message_queue import nonce_for
from cogs.delivery.pacer import Urgency
from cogs.messages.layout import Page
from engine.clubs.tables import Tables
from engine.running.openings import Budget, Need
from engine.store.posted import TOLD, Post
from engine.table.model.errors import JournalError

_CHANNEL: Final = "channel"
"""Where those want their cards who want no direct messages (`cogs.app.preferences`)."""
KEPT: Final = 20_000
"""People whose last message is known at most."""


class DirectMessages:
    """Sends direct messages; all raise discord.Forbidden if somebody's are closed, and NotNow if there is none yet.

    NotNow is a Forbidden too: there is no conversation with this person, and none can be begun now.
    """

    def __init__(self, client: discord.Client, delivery: Delivery, tables: Tables, budget: Budget) -> None:
        self._client, self._delivery, self._tables = client, delivery, tables
        self._newest: Newest[int, int] = Newest(KEPT)
        self.conversations = Conversations(client, tables, budget)

    def newest(self, user_id: int) -> int | None:
        """The id of the last message this person got; None: unknown."""
        return self._newest.get(user_id)

    def forget(self, user_id: int) -> None:
        """Forget a person who asked for that; the journal forgets them by itself."""
        self._newest.pop(user_id, None)
        self.conversations.forget(user_id)
        self._delivery.follow_ups.forget(user_id)

    @asynccontextmanager
    async def turn(self, urgency: Urgency, user_id: int) -> AsyncIterator[None]:
        """Wait until a message to this person can be sent; raises NotNow."""
        channel_id = (await self._tables.person(user_id)).dm_channel
        if channel_id is None:
            self.conversations.must_be_possible(user_id, need_of(urgency))
        async with self._delivery.turn(urgency, None, channel_id):
            yield

    async def send(
        self,
        user_id: int,
        made: Page,
        *,
        what: str,
        silent: bool = False,
        nonce: str | None = None,
        urgency: Urgency = Urgency.REST,
        keeps: bool = False,
        people: frozenset[int] = frozenset(),
    ) -> discord.Message:
        """Send a message; `what` it is, in case it has to be sent again because the answer was lost.

        `nonce`: what makes it the same one even after a kill. `urgency`: whether this person is to act. `keeps`: if no
        conversation can be begun now, it is sent as soon as one can; NotNow is raised all the same. `people`: others
        whom it names; once one of them is forgotten, nothing of it stays.
        """

        def send(channel: discord.abc.Messageable) -> Awaitable[discord.Message]:
            return channel.send(view=made.view, files=made.files, silent=silent, nonce=nonce or nonce_for(what))

        try:
            message = await self._sent(user_id, made, send, need_of(urgency))
        except NotNow:
            if keeps:
                self._keep(user_id, made, what, nonce or secrets.token_hex(8), people, silent=silent)
            raise
        message = await self._delivery.brought_up(message, made)
        self._newest[user_id] = message.id
        if people:
            language = (await self._tables.person(user_id)).reads or ""
            await self._tables.posted.note(Post(message.id, message.channel.id, None, TOLD, language, people=people))
        return message

    async def open_ahead(self, user_id: int) -> bool:
        """Begin a conversation with somebody who will get messages, or as soon as one can be begun; False: not now.

        True also where it is no use to try.
        """
        try:
            if (await self._tables.person(user_id)).dm_channel is None:
                await self.conversations.begin(user_id, Need.AHEAD)
        except NotNow:
            again = partial(self.conversations.start, partial(self.open_ahead, user_id))
            self.conversations.later(("ahead", user_id), user_id, lambda: Need.AHEAD, again)
            return False
        except (discord.HTTPException, JournalError, OSError):
            # Whatever is to be sent later finds out.
            return True
        return True

    def open_all_ahead(self, user_ids: Iterable[int]) -> None:
        """The same in the background for those among these people who want their messages there."""
        wanted = [one for one in user_ids if not self.conversations.waits(("ahead", one))]

        async def open_all() -> None:
            for user_id in wanted:
                person = await self._tables.person(user_id)
                if not person.dm_closed and person.hand_in != _CHANNEL:
                    await self.open_ahead(user_id)

        if wanted:
            self.conversations.start(open_all)

    def _keep(self, user_id: int, made: Page, what: str, nonce: str, people: frozenset[int], *, silent: bool) -> None:
        """Send this as soon as there is a conversation."""

        async def send() -> None:
            made.rewind()
            with suppress(discord.HTTPException, JournalError):
                await insist(
                    partial(self.send, user_id, made, what=what, silent=silent, nonce=nonce, keeps=True, people=people)
                )

        again = partial(self.conversations.start, send)
        self.conversations.later((what, user_id, nonce), user_id, lambda: Need.WAITING, again)

    async def written_by(self, user_id: int, channel_id: int) -> None:
        """Somebody has used a command or pressed a button in this channel of theirs: so it exists."""
        if (await self._tables.person(user_id)).dm_channel != channel_id:
            await self.conversations.found(user_id, channel_id)

    async def _sent(
        self,
        user_id: int,
        made: Page,
        send: Callable[[discord.abc.Messageable], Awaitable[discord.Message]],
        need: Need,
    ) -> discord.Message:
        known = (await self._tables.person(user_id)).dm_channel
        try:
            if known is not None:
                try:
                    return await self._in_channel(known, made, send)
                except discord.NotFound as error:
                    if error.code != UNKNOWN_CHANNEL:
                        raise
                    made.rewind()
                    await self.conversations.lost(user_id, known)
            channel_id = await self.conversations.begin(user_id, need)
            return await self._in_channel(channel_id, made, send)
        except NotNow:
            raise
        except discord.HTTPException as error:
            if error.code == OPENING_TOO_FAST:
                # Discord may say so only when something is to be sent.
                raise await self.conversations.refused(user_id) from error
            raise

    async def _in_channel(
        self, channel_id: int, made: Page, send: Callable[[discord.abc.Messageable], Awaitable[discord.Message]]
    ) -> discord.Message:
        channel = self._client.get_partial_messageable(channel_id)
        return await self._delivery.follow_ups.send(channel_id, made, lambda: send(channel), waits=False)


def need_of(urgency: Urgency) -> Need:
    """For whom a conversation would be begun."""
    return Need.ACTING if urgency is Urgency.ACTING else Need.WAITING
