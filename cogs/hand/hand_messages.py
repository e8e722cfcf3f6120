"""The direct message with a hand: one for each person at a table, which goes on from deal to deal while they play."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from typing import Final

import discord

from cogs.app.client import Act, Client
from cogs.app.i18n import say_for
from cogs.app.preferences import CHANNEL, Why, wants
from cogs.delivery.conversations import NotNow
from cogs.delivery.delivery import CannotEdit, DraftPage
from cogs.delivery.faults import UNKNOWN_CHANNEL, passes
from cogs.delivery.follow_ups import WaitsForPress
from cogs.delivery.message_queue import nonce_of
from cogs.delivery.pacer import Urgency
from cogs.hand.hand import hand_of
from cogs.hand.hand_page import ShownHand, hand_page, urgency_of
from cogs.hand.place import HandPlace, Now
from cogs.messages.layout import Page, page
from cogs.messages.posts import is_old
from cogs.messages.screen import NoPage, posted, table_of
from engine.running.openings import Need
from engine.running.table import Table
from engine.store.posted import Post
from engine.table.model.preferences import Person

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


class HandMessage(HandPlace):
    """The direct message with somebody's hand of a table."""

    def __init__(self, bot: Client, table: Table, user_id: int) -> None:
        super().__init__(bot, table, user_id)
        self._noted: tuple[int, str] | None = None
        """Which message is noted, and as showing what."""

    @property
    def where(self) -> tuple[int, int] | None:
        """The message and its channel, which the table remembers."""
        return self._table.message_ids.get(self._kind)

    @property
    def message_id(self) -> int | None:
        where = self.where
        return where[1] if where is not None else None

    @property
    def _has_token(self) -> bool:
        return self.message_id is not None and self._bot.delivery.tokens.of(self.message_id) is not None

    @property
    def _kind(self) -> str:
        return kind_of(self._user_id)

    def forget(self) -> None:
        self._now_shows(None)
        self._noted = None
        self._bot.direct.conversations.drop((HAND, self._table.id, self._user_id))

    def pressed(self, act: Act, shown: ShownHand | None) -> None:
        self._now_shows(shown)

    async def show(self, now: Now, *, draws: bool, in_place: bool) -> None:
        person = await self._bot.tables.person(self._user_id)
        if person.hand_in == CHANNEL:
            await self.withdraw((await self._say())("prefer-hand-moved", channel=f"<#{self._table.setup.channel_id}>"))
        elif (not person.dm_closed or self._can_answer(person)) and not self.is_enough(now()):
            try:
                await self._show(now, draws=draws, in_place=in_place)
            except discord.Forbidden as error:
                if passes(error) or (isinstance(error, WaitsForPress) and self._can_answer(person)):
                    raise
                await self._bot.greetings.refused(self._user_id, error)

    def _can_answer(self, person: Person) -> bool:
        """Whether the table is in somebody's direct messages, where all can be an answer to what they do."""
        return self._table.setup.guild_id is None and self._bot.delivery.follow_ups.knows(person.dm_channel)

    async def _show(self, now: Now, *, draws: bool, in_place: bool) -> None:
        where = self.where
        if where is None:
            await self._send(now)
        elif is_old(where[1]) and not in_place:
            await self._drop(where)
            await self._send(now, instead_of=where[1])
        else:
            await self._bring_up(now, draws=draws)

    def _turn(self, urgency: Urgency) -> AbstractAsyncContextManager[None]:
        return self._bot.delivery.turn(urgency, self.where)

    async def _edit(self, draft: DraftPage[ShownHand], now: Now) -> None:
        if (where := self.where) is None:
            return
        changes = self._changes
        try:
            message = await self._bot.delivery.edit(where, draft.page)
        except CannotEdit as error:
            await self._drop(where if error.is_there else None)
            # An edit would not have called anybody.
            await self._send(now, silent=error.is_there, instead_of=where[1])
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            await self._drop(None)
            await self._send(now, instead_of=where[1])
        else:
            await self._note(message, draft.of, changes)

    @property
    def _is_beside_table(self) -> bool:
        """Whether the table is in the same conversation: then each deal has its cards below its table."""
        return self._table.setup.guild_id is None

    async def begin_deal(self, now: Now) -> None:
        """Leave the message of the last deal as it is, unless its owner sees it anyway.

        One that asks for a card, or may, says instead that the cards are further down.
        """
        where = self.where
        if self._is_beside_table:
            await self._bot.announcer.table_shown(self._table)
        elif self._goes_on(where):
            return
        if where is not None and (self.shown is None or self.shown.asks):
            with suppress(discord.Forbidden, discord.NotFound):
                async with self._bot.delivery.turn(Urgency.ACTING, where):
                    await self.withdraw((await self._say())("play-hand-below"))
        await self.let_go()

    def _goes_on(self, where: tuple[int, int] | None) -> bool:
        """Whether the message of one deal can be that of the next, which calls nobody.

        Its owner has pressed it lately, so they are there; it is the newest they have, and can be edited.
        """
        if where is None or is_old(where[1]) or self._bot.delivery.tokens.of(where[1]) is None:
            return False
        return self._bot.direct.newest(self._user_id) == where[1]

    async def withdraw(self, text: str) -> None:
        if (where := self.where) is not None:
            with suppress(CannotEdit):
                await self._bot.delivery.edit(where, page(text))
            await self.let_go()
            # It no longer names anybody, and nobody is to be shown these cards again.
            await self._bot.tables.posted.drop(where[1])

    async def let_go(self) -> None:
        """Leave the message as it is; the next hand goes into a new one."""
        self._now_shows(None)
        self._noted = None
        if self._kind in self._table.message_ids:
            await self._table.set_message(self._kind, 0, None)

    async def _send(self, now: Now, *, silent: bool = False, instead_of: int = 0) -> None:
        """Send a message, once for each deal and each message before it, even if a kill comes before that is noted."""
        if now().is_empty:
            # The cards are dealt once trumps are made, and the message comes with them.
            return
        # A table that has just come in the same conversation has called its owner already.
        silent = silent or (self._is_beside_table and not instead_of)
        silent = silent or not wants(self._bot.tables.known_person(self._user_id), Why.TURN)
        try:
            await self._sent(now, silent=silent, instead_of=instead_of)
        except NotNow:
            self._later()
            raise

    async def _sent(self, now: Now, *, silent: bool, instead_of: int) -> None:
        urgency = urgency_of(now())

        async def draw() -> DraftPage[ShownHand]:
            hand = now()
            made = await hand_page(hand, self._table, self._bot.tiles, self._bot.avatars.on)
            return DraftPage(made, ShownHand.whole(hand), None, lambda: now().is_as_good_as(hand))

        async with self._bot.direct.turn(urgency, self._user_id):
            draft = await self._bot.delivery.drawn(urgency, draw)
            assert draft is not None
            same = f"{self._table.id}.{HAND}.{self._user_id}.{self._table.deal}.{instead_of}"
            nonce = nonce_of(same)
            changes = self._changes
            message = await self._bot.direct.send(
                self._user_id, draft.page, what=HAND, silent=silent, nonce=nonce, urgency=urgency
            )
        await self._table.set_message(self._kind, message.channel.id, message.id)
        await self._note(message, draft.of, changes)

    def _later(self) -> None:
        """Send it as soon as there is a conversation, to those on turn first."""
        table, user_id = self._table, self._user_id

        def need() -> Need:
            return Need.ACTING if table.seat_of(user_id) in table.actors else Need.WAITING

        again = partial(self._bot.hands.refresh, table, user_id)
        self._bot.direct.conversations.later((HAND, table.id, user_id), user_id, need, again)

    async def _note(self, message: discord.Message, shown: ShownHand, changes: int) -> None:
        """Note what it shows, and whose hand of which deal that is, in case a name must be removed from it.

        `changes`: how many there were before it was shown. If it has been pressed since, nobody knows which came last.
        """
        self._now_shows(shown.on(message) if self._changes == changes else None)
        noted = message.id, f"{self._table.deal}.{self._table.seat_of(self._user_id) or 0}"
        if self._noted != noted:
            await self._bot.tables.posted.note(
                Post(message.id, message.channel.id, None, HAND, noted[1], self._table.id)
            )
            self._noted = noted

    async def _drop(self, there: tuple[int, int] | None) -> None:
        """Forget the message, and delete it if it is still there."""
        await self.let_go()
        if there is not None:
            with suppress(discord.HTTPException):
                await self._bot.delivery.delete(there)
                await self._bot.tables.posted.drop(there[1])


def kind_of(user_id: int) -> str:
    """The kind of the message, as the table remembers where it is."""
    return f"hand-{user_id}"
