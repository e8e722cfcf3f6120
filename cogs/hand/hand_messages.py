"""The direct messages with hands: one for each person at a table, which goes on from deal to deal while they play."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_for
from cogs.app.preferences import Why, wants
from cogs.delivery.conversations import NotNow
from cogs.delivery.delivery import CannotEdit, DraftPage
from cogs.delivery.faults import UNKNOWN_CHANNEL
from cogs.delivery.pacer import Urgency
from cogs.hand.hand import Hand, hand_of
from cogs.hand.hand_page import ShownHand, hand_page, next_page, urgency_of
from cogs.hand.panels import Key
from cogs.messages.layout import Page, page
from cogs.messages.posts import is_old
from cogs.messages.screen import NoPage, posted, table_of
from engine.hall.openings import Need
from engine.tables.live.table import Table
from engine.tables.model.errors import Refused
from engine.tables.store.posted import Post
from engine.tables.store.rows import BadHistory

HAND: Final = "hand"
"""What the direct message shows: its fact is the deal and the seat."""


@posted(HAND)
async def _hand(bot: Client, post: Post) -> Page:
    """The hand of a deal that is over, in its owner's messages."""
    deal, _, seat = post.fact.partition(".")
    table = await table_of(bot, post, int(deal))
    channel = await bot.fetch_channel(post.channel_id)
    owner = getattr(channel, "recipient", None)
    if table.result is None or owner is None:
        raise NoPage
    person = await bot.tables.person(owner.id)
    say = say_for(person, table.setup)
    return await hand_page(hand_of(table, int(seat), person, say, bot.tiles), table, bot.tiles, bot.avatars.on)


class HandMessages:
    """Keeps them up to date. Only one call at a time for a person and a table."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._shown: dict[Key, ShownHand] = {}
        self._noted: dict[Key, tuple[int, str]] = {}
        """Which message is noted, and as showing what."""

    def forget(self, key: Key) -> None:
        """Forget what somebody's message at a table shows."""
        self._shown.pop(key, None)
        self._noted.pop(key, None)
        self._bot.direct.conversations.drop((HAND, *key))

    def shows(self, key: Key) -> ShownHand | None:
        """What somebody's message shows; None: unknown."""
        return self._shown.get(key)

    def now_shows(self, key: Key, shown: ShownHand | None) -> None:
        """Somebody's press has changed their message; None: it is unknown what it shows now."""
        self._shown.pop(key, None)
        if shown is not None:
            self._shown[key] = shown

    def goes_on(self, table: Table, user_id: int) -> bool:
        """Whether the message of one deal can be that of the next, which calls nobody.

        Its owner has pressed it lately, so they are there; it is the newest they have, and can be edited.
        """
        where = table.message_ids.get(kind_of(user_id))
        if where is None or is_old(where[1]) or self._bot.delivery.tokens.of(where[1]) is None:
            return False
        return self._bot.direct.newest(user_id) == where[1]

    async def show(
        self, table: Table, user_id: int, now: Callable[[], Hand], *, draws: bool = False, in_place: bool = False
    ) -> None:
        """Show the hand that `now` returns; `draws`: as a picture in any case.

        `in_place`: even on a message so old that Discord allows few edits. Raises Discord's refusals, and NotNow: then
        it is shown as soon as a conversation can be begun.
        """
        key = table.id, user_id
        shown, where = self._shown.get(key), table.message_ids.get(kind_of(user_id))
        if shown is not None and shown.is_enough(now()):
            return
        if where is not None and is_old(where[1]) and not in_place:
            await self._drop(table, user_id, where)
            await self._send(table, user_id, now, instead_of=where[1])
            return
        if where is None:
            await self._send(table, user_id, now)
            return

        async def draw() -> DraftPage[Hand] | None:
            before, hand = self._shown.get(key), now()
            if before is not None and before.is_enough(hand):
                return None
            made = await next_page(hand, before, table, self._bot.tiles, self._bot.avatars.on, draws=draws)
            return DraftPage(made, hand, where[1], lambda: self._shown.get(key) is before and now().is_as_good_as(hand))

        urgency = urgency_of(now())
        async with self._bot.delivery.turn(urgency, where):
            try:
                draft = await self._bot.delivery.drawn(urgency, draw)
                if draft is None:
                    return
                message = await self._bot.delivery.edit(where, draft.page)
            except CannotEdit as error:
                await self._drop(table, user_id, where if error.is_there else None)
                # An edit would not have called anybody.
                await self._send(table, user_id, now, silent=error.is_there, instead_of=where[1])
                return
            except discord.NotFound as error:
                if error.code != UNKNOWN_CHANNEL:
                    raise
                await self._drop(table, user_id, None)
                await self._send(table, user_id, now, instead_of=where[1])
                return
            except BaseException:
                # It may be done all the same, and may have undone what a press has shown meanwhile.
                self._shown.pop(key, None)
                raise
        await self._now_shows(table, user_id, message, draft.of)

    def _later(self, table: Table, user_id: int) -> None:
        """Send it as soon as there is a conversation, to those on turn first."""

        def need() -> Need:
            return Need.ACTING if table.seat_of(user_id) in table.actors else Need.WAITING

        again = partial(self._bot.hands.refresh, table, user_id)
        self._bot.direct.conversations.later((HAND, table.id, user_id), user_id, need, again)

    async def withdraw(self, table: Table, user_id: int, text: str) -> None:
        """Have the message, if any, say this instead of showing a hand."""
        where = table.message_ids.get(kind_of(user_id))
        if where is None:
            return
        with suppress(CannotEdit):
            await self._bot.delivery.edit(where, page(text))
        await self.let_go(table, user_id)
        # It no longer names anybody, and nobody is to be shown these cards again.
        await self._bot.tables.posted.drop(where[1])

    async def leave(self, table: Table, user_id: int, text: str) -> None:
        """Let the message of the last deal go as it is; if it asks for a card, or may, it says this instead."""
        shown, where = self._shown.get((table.id, user_id)), table.message_ids.get(kind_of(user_id))
        if where is not None and (shown is None or shown.hand.acts):
            with suppress(discord.Forbidden, discord.NotFound):
                async with self._bot.delivery.turn(Urgency.ACTING, where):
                    await self.withdraw(table, user_id, text)
        await self.let_go(table, user_id)

    async def let_go(self, table: Table, user_id: int) -> None:
        """Leave the message as it is; the next hand goes into a new one."""
        self._shown.pop((table.id, user_id), None)
        self._noted.pop((table.id, user_id), None)
        if kind_of(user_id) in table.message_ids:
            await table.set_message(kind_of(user_id), 0, None)

    async def let_go_everywhere(self, user_id: int) -> None:
        """The same at all tables."""
        for table in self._bot.tables.live:
            # Tables that can no longer be read are reported after all else is forgotten.
            with suppress(Refused, BadHistory):
                await self.let_go(table, user_id)

    async def _send(
        self, table: Table, user_id: int, now: Callable[[], Hand], *, silent: bool = False, instead_of: int = 0
    ) -> None:
        """Send a message, once for each deal and each message before it, even if a kill comes before that is noted."""
        if now().is_empty:
            # The cards are dealt once trumps are made, and the message comes with them.
            return
        silent = silent or not wants(self._bot.tables.known_person(user_id), Why.TURN)
        try:
            await self._sent(table, user_id, now, silent=silent, instead_of=instead_of)
        except NotNow:
            self._later(table, user_id)
            raise

    async def _sent(
        self, table: Table, user_id: int, now: Callable[[], Hand], *, silent: bool, instead_of: int
    ) -> None:
        urgency = urgency_of(now())

        async def draw() -> DraftPage[Hand]:
            hand = now()
            made = await next_page(hand, None, table, self._bot.tiles, self._bot.avatars.on, draws=True)
            return DraftPage(made, hand, None, lambda: now().is_as_good_as(hand))

        async with self._bot.direct.turn(urgency, user_id):
            draft = await self._bot.delivery.drawn(urgency, draw)
            assert draft is not None
            same = f"{table.id}.{HAND}.{user_id}.{table.deal}.{instead_of}"
            nonce = hashlib.blake2b(same.encode(), digest_size=12).hexdigest()
            message = await self._bot.direct.send(
                user_id, draft.page, what=HAND, silent=silent, nonce=nonce, urgency=urgency
            )
        await table.set_message(kind_of(user_id), message.channel.id, message.id)
        await self._now_shows(table, user_id, message, draft.of)

    async def _now_shows(self, table: Table, user_id: int, message: discord.Message, hand: Hand) -> None:
        """Note whose hand of which deal it shows, in case a name must be removed from it."""
        key, fact = (table.id, user_id), f"{table.deal}.{table.seat_of(user_id) or 0}"
        self._shown[key] = ShownHand.on(message, hand)
        if self._noted.get(key) != (message.id, fact):
            await self._bot.tables.posted.note(Post(message.id, message.channel.id, None, HAND, fact, table.id))
            self._noted[key] = message.id, fact

    async def _drop(self, table: Table, user_id: int, there: tuple[int, int] | None) -> None:
        """Forget the message, and delete it if it is still there."""
        await self.let_go(table, user_id)
        if there is not None:
            with suppress(discord.HTTPException):
                await self._bot.delivery.delete(there)
                await self._bot.tables.posted.drop(there[1])


def kind_of(user_id: int) -> str:
    """The kind of the message, as the table remembers where it is."""
    return f"hand-{user_id}"
