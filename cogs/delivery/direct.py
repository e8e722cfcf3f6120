"""Direct messages: to whom, in which channel, and which was the last.

The channel of each person is kept in the journal: the library forgets all but 128, and Discord shuts out bots that open
many anew.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

import discord

from cogs.delivery.delivery import Delivery
from cogs.delivery.faults import UNKNOWN_CHANNEL
from cogs.delivery.message_queue import may_be_there, nonce_for
from cogs.delivery.pacer import Urgency
from cogs.messages.layout import Page
from engine.hall.tables import Tables

KEPT: Final = 20_000
"""People whose last message is known at most."""


class DirectMessages:
    """Sends direct messages; all raise discord.Forbidden if somebody's are closed."""

    def __init__(self, client: discord.Client, delivery: Delivery, tables: Tables) -> None:
        self._client, self._delivery, self._tables = client, delivery, tables
        self._newest: OrderedDict[int, int] = OrderedDict()

    def newest(self, user_id: int) -> int | None:
        """The id of the last message this person got; None: unknown."""
        return self._newest.get(user_id)

    def forget(self, user_id: int) -> None:
        """Forget a person who asked for that; the journal forgets them by itself."""
        self._newest.pop(user_id, None)

    @asynccontextmanager
    async def turn(self, urgency: Urgency, user_id: int) -> AsyncIterator[None]:
        """Wait until a message to this person can be sent."""
        channel_id = (await self._tables.person(user_id)).dm_channel
        async with self._delivery.turn(urgency, None, channel_id):
            yield

    async def send(
        self, user_id: int, made: Page, *, what: str, silent: bool = False, nonce: str | None = None
    ) -> discord.Message:
        """Send a message; `what` it is, in case it has to be sent again because the answer was lost.

        `nonce`: what makes it the same one even after a kill.
        """

        def send(channel: discord.abc.Messageable) -> Awaitable[discord.Message]:
            return channel.send(view=made.view, files=made.files, silent=silent, nonce=nonce or nonce_for(what))

        message = await self._sent(user_id, made, send)
        if nonce is not None or may_be_there():
            message = await self._delivery.brought_up(message, made)
        self._sent_last(user_id, message.id)
        return message

    def _sent_last(self, user_id: int, message_id: int) -> None:
        self._newest[user_id] = message_id
        self._newest.move_to_end(user_id)
        while len(self._newest) > KEPT:
            self._newest.popitem(last=False)

    async def _sent(
        self, user_id: int, made: Page, send: Callable[[discord.abc.Messageable], Awaitable[discord.Message]]
    ) -> discord.Message:
        known = (await self._tables.person(user_id)).dm_channel
        if known is not None:
            try:
                return await send(self._client.get_partial_messageable(known))
            except discord.NotFound as error:
                if error.code != UNKNOWN_CHANNEL:
                    raise
                made.rewind()
        channel = await self._client.create_dm(discord.Object(user_id))
        await self._tables.change_person(user_id, lambda person: replace(person, dm_channel=channel.id))
        return await send(channel)
