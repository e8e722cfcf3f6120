"""Shows everybody's hand: in a direct message per deal, or in a private answer in the channel."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

import discord

from cogs.app.answers import TOO_OLD_TO_EDIT, UNKNOWN_MESSAGE
from cogs.app.client import Client, Interaction
from cogs.app.custom_ids import number_in
from cogs.app.i18n import say_for, say_to
from cogs.app.mentions import Why, wants
from cogs.app.preferences import CHANNEL
from cogs.games.texts import texts_of
from cogs.hand.binding import to_confirm
from cogs.hand.hand_page import Hand, hand_of, hand_page, hand_without_picture, question_page
from cogs.hand.panels import Key, Panels
from cogs.hand.take_action import must_be_turn, own_seat, take
from cogs.messages.buttons import Handler
from cogs.messages.layout import Page, page, picture_of
from cogs.messages.message_queue import MessageQueue
from cogs.messages.posts import is_old
from cogs.messages.wording import is_with_card
from cogs.messages.words import people_of
from engine.core.cards import Card
from engine.core.view import View
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.store.posted import Post
from engine.tables.store.rows import BadHistory
from locales import Say

_log = logging.getLogger(__name__)

HAND: Final = "hand"
"""What the direct message shows: its fact is the deal and the seat."""
_LONGEST_WAIT: Final = 2.0
"""Seconds that forgetting somebody waits for Discord."""


class _Held(NamedTuple):
    """The cards somebody held when their hand was last shown, in games with a talon."""

    deal: int
    tricks: int
    cards: frozenset[Card]
    drawn: tuple[Card, ...]

    @classmethod
    def after(cls, before: _Held | None, view: View) -> _Held:
        """The hand in this view, and what it adds to the one shown before, which is unknown after a restart."""
        now = cls(view.deal, sum(view.tricks), frozenset(view.hand), ())
        if before is None or before.deal != now.deal or not now.tricks:
            return now
        # A turned-up card taken in exchange for another did not come from the talon.
        drawn = tuple(now.cards - before.cards - set(view.turned_up[:-1]))
        return now._replace(drawn=before.drawn if before.tricks == now.tricks else drawn)


class Hands:
    """Shows hands, and keeps those shown up to date."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._queues: dict[Key, MessageQueue] = {}
        self._sent: dict[Key, Hand] = {}
        """What the direct message shows."""
        self._held: dict[Key, _Held] = {}
        self._panels = Panels()

    def deal(self, table: Table) -> None:
        """Give everybody a new message for a new deal."""
        for user_id in people_of(table):
            self._queue(table, user_id).post(partial(self._send_anew, table, user_id))

    def refresh(self, table: Table, *user_ids: int) -> None:
        """Bring these people's hands up to date, or everybody's."""
        for user_id in user_ids or people_of(table):
            self._queue(table, user_id).refresh(partial(self._refresh, table, user_id))

    def restore(self, table: Table) -> None:
        """Bring everybody's message up to date after a restart, when it is unknown what they show.

        People not on turn get no new message for that, as long as Discord lets the old one be edited.
        """
        on_turn = people_of(table, *table.actors) if table.actors else frozenset()
        for user_id in people_of(table):
            refresh = partial(self._refresh, table, user_id, in_place=user_id not in on_turn)
            self._queue(table, user_id).refresh(refresh)

    def refresh_all(self, user_id: int) -> None:
        """Bring somebody's hands at all tables up to date."""
        for table in self._bot.tables.of_user(user_id):
            if table.deal:
                self.refresh(table, user_id)

    async def part_with(self, user_id: int) -> None:
        """Withdraw the cards of somebody who asked to be forgotten everywhere; wait for that, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_LONGEST_WAIT):
                for (_, who), pump in tuple(self._queues.items()):
                    if who == user_id:
                        await pump.settled()
        for table in self._bot.tables.live:
            # Tables that can no longer be read are reported after all else is forgotten.
            with suppress(Refused, BadHistory):
                await self._forget_message(table, user_id)

    def forget(self, table: Table) -> None:
        """Forget a table that is over and has been shown completely."""
        self._panels.forget(table.id)
        for known in (self._queues, self._sent, self._held):
            for key in [key for key in known if key[0] == table.id]:
                del known[key]

    async def show(self, interaction: Interaction, table: Table, _: str = "") -> None:
        """Answer with the person's hand, to them alone."""
        seat = own_seat(table, interaction.user.id)
        table.view(seat)
        say = say_to(interaction, table)
        hand = self.hand_of(table, interaction.user.id, seat, say)
        made = await hand_page(hand, table, self._bot.tiles)
        await self._panels.open((table.id, interaction.user.id), interaction, hand, made, say)
        self.refresh(table, interaction.user.id)

    async def ask(self, interaction: Interaction, table: Table, fact: str) -> None:
        """Ask somebody who wants that before a card or a contract: nothing is done yet, and the clock runs."""
        seat, (number, _, typed) = own_seat(table, interaction.user.id), fact.partition(":")
        action = next((one for one in table.legal(seat) if str(one) == typed), None)
        points = 0 if action is None else texts_of(table).binds_for(table.view(seat), action)
        can_be_asked = is_with_card(action) or points
        if action is None or number_in(number) != table.turn_number(seat) or not can_be_asked:
            must_be_turn(table, seat, typed)
            raise Refused(Refusal.STALE)
        url = picture_of(interaction.message) if interaction.message is not None else None
        hand = self._pressed(interaction, table, seat)
        asked = question_page(hand, table, self._bot.tiles, action, url, points)
        await self._show_here(interaction, table, hand, asked)

    async def keep(self, interaction: Interaction, table: Table, _: str) -> None:
        """Do not play the card: show the hand again."""
        hand = self._pressed(interaction, table, own_seat(table, interaction.user.id))
        await self._show_here(interaction, table, hand, await hand_page(hand, table, self._bot.tiles))

    def _pressed(self, interaction: Interaction, table: Table, seat: int) -> Hand:
        """The hand of the person who pressed a button of it."""
        table.view(seat)
        return self.hand_of(table, interaction.user.id, seat, say_to(interaction, table))

    async def _show_here(self, interaction: Interaction, table: Table, hand: Hand, made: Page) -> None:
        """Show a page on the message with the button; it stays until the hand changes."""
        files = made.files or discord.utils.MISSING
        await interaction.response.edit_message(view=made.view, attachments=files)
        key = (table.id, interaction.user.id)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            self._panels.pressed(key, interaction, hand)
        else:
            self._sent[key] = hand

    async def act(self, interaction: Interaction, table: Table, fact: str) -> None:
        """Play or call what a button of a hand stands for, and show at once what is left."""
        user_id, action = interaction.user.id, fact.partition(":")[2]
        person = self._bot.tables.known_person(user_id)
        if to_confirm(table, own_seat(table, user_id), person, action) is not None:
            await self.ask(interaction, table, fact)
            return
        await self.say(interaction, table, fact)

    async def say(self, interaction: Interaction, table: Table, fact: str) -> None:
        """The same without asking first, or after having asked."""
        user_id = interaction.user.id
        number, _, action = fact.partition(":")
        try:
            with self._queue(table, user_id).hold():
                await take(table, user_id, action, number_in(number))
                await self._show_at_once(interaction, table)
        finally:
            self.refresh(table, user_id)

    async def _show_at_once(self, interaction: Interaction, table: Table) -> None:
        message, key = interaction.message, (table.id, interaction.user.id)
        seat = table.seat_of(interaction.user.id)
        if message is None or seat is None:
            return
        hand = self.hand_of(table, interaction.user.id, seat, say_to(interaction, table))
        made = hand_without_picture(hand, table, self._bot.tiles, picture_of(message))
        try:
            await interaction.response.edit_message(view=made.view)
        except discord.HTTPException as error:
            # The action counts; the refresh that follows shows the hand and its picture.
            _log.warning("a hand could not be changed at once: %s", error)
            return
        if message.flags.ephemeral:
            self._panels.pressed(key, interaction)
        else:
            self._sent.pop(key, None)

    async def _send_anew(self, table: Table, user_id: int) -> None:
        """Send a new message, and a new panel if there was one, below the new table."""
        await self._forget_message(table, user_id)
        await self._bot.announcer.table_shown(table)
        key, seat = (table.id, user_id), table.seat_of(user_id)
        if seat is not None and self._panels.has(key):
            say = await self._say(table, user_id)
            hand = self.hand_of(table, user_id, seat, say)
            made = await hand_page(hand, table, self._bot.tiles)
            await self._panels.renew(key, hand, made, say)
        await self._refresh(table, user_id)

    async def _refresh(self, table: Table, user_id: int, *, in_place: bool = False) -> None:
        key, seat = (table.id, user_id), table.seat_of(user_id)
        say = await self._say(table, user_id)
        if seat is None:
            await self._take_back(table, user_id, say)
            return
        hand = self.hand_of(table, user_id, seat, say)
        if not self._panels.shows(key, hand):
            await self._panels.refresh(key, hand, await hand_page(hand, table, self._bot.tiles))
        person = await self._bot.tables.person(user_id)
        if person.hand_in == CHANNEL:
            await self._withdraw(table, user_id, say("prefer-hand-moved", channel=f"<#{table.setup.channel_id}>"))
        elif not person.dm_closed and self._sent.get(key) != hand:
            made = await hand_page(hand, table, self._bot.tiles)
            await self._refresh_message(table, user_id, hand, made, in_place=in_place)

    async def _refresh_message(self, table: Table, user_id: int, hand: Hand, made: Page, *, in_place: bool) -> None:
        where = table.message_ids.get(_kind(user_id))
        try:
            if where is None:
                if hand.is_empty:
                    # The cards are dealt once trumps are made, and the message comes with them.
                    return
                channel = await self._bot.create_dm(discord.Object(user_id))
                person = self._bot.tables.known_person(user_id)
                silent = not wants(person, Why.TURN)
                message = await channel.send(view=made.view, files=made.files, silent=silent)
                await table.set_message(_kind(user_id), channel.id, message.id)
                seat = f"{table.deal}.{table.seat_of(user_id) or 0}"
                await self._bot.tables.posted.note(Post(message.id, channel.id, None, HAND, seat, table.id))
            else:
                if is_old(where[1]) and not in_place:
                    await self._anew(table, user_id, where)
                    return
                await self._bot.message_at(where).edit(view=made.view, attachments=made.files)
        except discord.Forbidden as error:
            await self._bot.greetings.refused(user_id, error)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT):
                raise
            await self._forget_message(table, user_id)
            await self._refresh(table, user_id)
            return
        self._sent[table.id, user_id] = hand

    async def _anew(self, table: Table, user_id: int, before: tuple[int, int]) -> None:
        """Replace a message that is hours or days old with a fresh one."""
        await self._forget_message(table, user_id)
        with suppress(discord.HTTPException):
            await self._bot.message_at(before).delete()
            await self._bot.tables.posted.drop(before[1])
        await self._refresh(table, user_id)

    async def _take_back(self, table: Table, user_id: int, say: Say) -> None:
        """Withdraw the cards of somebody who got up, so that they have none left to press."""
        gone = say("play-hand-left", table=str(table.id))
        await self._panels.close((table.id, user_id), page(gone))
        await self._withdraw(table, user_id, gone)

    async def _withdraw(self, table: Table, user_id: int, text: str) -> None:
        """Have the direct message, if any, say this instead of showing a hand."""
        where = table.message_ids.get(_kind(user_id))
        if where is not None:
            await self._forget_message(table, user_id)
            with suppress(discord.NotFound):
                await self._bot.message_at(where).edit(view=page(text).view, attachments=[])
                # It no longer names anybody, and nobody is to be shown these cards again.
                await self._bot.tables.posted.drop(where[1])

    async def _forget_message(self, table: Table, user_id: int) -> None:
        self._sent.pop((table.id, user_id), None)
        if _kind(user_id) in table.message_ids:
            await table.set_message(_kind(user_id), 0, None)

    def hand_of(self, table: Table, user_id: int, seat: int, say: Say) -> Hand:
        """The hand of a person's seat, in their texts `say`; raises like `Table.view`."""
        view = table.view(seat)
        drawn: tuple[Card, ...] = ()
        if texts_of(table).cards_are_drawn(view):
            held = self._held[table.id, user_id] = _Held.after(self._held.get((table.id, user_id)), view)
            drawn = held.drawn
        return hand_of(table, seat, self._bot.tables.known_person(user_id), say, self._bot.tiles, drawn)

    async def _say(self, table: Table, user_id: int) -> Say:
        return say_for(await self._bot.tables.person(user_id), table.setup)

    def _queue(self, table: Table, user_id: int) -> MessageQueue:
        key = (table.id, user_id)
        if key not in self._queues:
            self._queues[key] = MessageQueue(self._bot.announcer.shown, self._ignore)
        return self._queues[key]

    async def _ignore(self, error: discord.HTTPException) -> None:
        """Ignore a failure: the button "My hand" shows the hand again."""

    def handlers(self) -> dict[str, Handler]:
        return {"hand": self.show, "act": self.act, "sure": self.say, "ask": self.ask, "keep": self.keep}


def _kind(user_id: int) -> str:
    return f"hand-{user_id}"
