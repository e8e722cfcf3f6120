"""Shows everybody their own cards, by direct message or in a private answer, and keeps them up to date.

Everybody's hand as the table is now is worked out once, however often it is asked for.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

import aiohttp
import discord

from cogs.app.client import Act, Client
from cogs.app.custom_ids import number_in
from cogs.app.i18n import say_for
from cogs.app.preferences import CHANNEL
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.faults import passes
from cogs.delivery.follow_ups import WaitsForPress
from cogs.delivery.message_queue import MessageQueue
from cogs.delivery.pacer import Urgency
from cogs.games.plain import texts_of
from cogs.hand.hand import Hand, hand_of, may_do, resting_hand
from cogs.hand.hand_messages import HandMessages
from cogs.hand.hand_page import ShownHand, hand_page, next_page, page_at_once, question_page
from cogs.hand.panels import Key, Panels, is_panel
from cogs.hand.take_action import must_be_turn, own_seat, take, to_confirm
from cogs.messages.buttons import at_table
from cogs.messages.layout import Page, page, picture_of
from cogs.messages.wording import is_with_card
from cogs.messages.words import people_of
from cogs.proposals.claims import own_last
from engine.core.cards import Card
from engine.core.view import View
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.preferences import Person
from locales import Say


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


class _Known(NamedTuple):
    """The hands of a table in one position."""

    position: object
    hands: dict[int, tuple[object, Hand]]
    """By person: what else it was made from, and the hand."""


class KnownHands:
    """What they are made from besides the table: the person, their texts, the emojis there are, and the clock."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._held: dict[Key, _Held] = {}
        self._known: dict[int, _Known] = {}

    def now(self, table: Table, user_id: int, seat: int, say: Say) -> Hand:
        """The hand of a person's seat, in their texts `say`; raises like `Table.view`."""
        known = self._known.get(table.id)
        if known is None or known.position is not table.position:
            known = self._known[table.id] = _Known(table.position, {})
        person = self._bot.tables.known_person(user_id)
        source = seat, person, say, own_last(table, seat), self._bot.tiles.count
        if user_id not in known.hands or known.hands[user_id][0] != source:
            hand = hand_of(table, seat, person, say, self._bot.tiles, self._drawn(table, user_id, seat))
            known.hands[user_id] = source, hand
        return known.hands[user_id][1]

    def _drawn(self, table: Table, user_id: int, seat: int) -> tuple[Card, ...]:
        """What last came from the talon, in games with one."""
        key, view = (table.id, user_id), table.view(seat)
        if not texts_of(table).cards_are_drawn(view):
            return ()
        held = self._held[key] = _Held.after(self._held.get(key), view)
        return held.drawn

    def rests_on(self, shown: Hand, table: Table, user_id: int, seat: int, say: Say) -> bool:
        """Whether a person cannot act, and may go on seeing the hand that is shown."""
        if shown.acts or may_do(table, seat):
            return False
        return resting_hand(table, seat, self._bot.tables.known_person(user_id), say).is_as_good_as(shown)

    def forget(self, table_id: int) -> None:
        """Forget a table that is over."""
        self._known.pop(table_id, None)
        for key in [key for key in self._held if key[0] == table_id]:
            del self._held[key]


_log = logging.getLogger(__name__)

_LONGEST_WAIT: Final = 2.0
"""Seconds that forgetting somebody waits for Discord."""


class Hands:
    """Shows hands, and keeps those shown up to date."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._queues: dict[Key, MessageQueue] = {}
        self._messages = HandMessages(bot)
        self._ending: set[Key] = set()
        self._known, self._panels = KnownHands(bot), Panels()

    def deal(self, table: Table) -> None:
        """Show everybody the cards of a new deal."""
        for user_id in people_of(table):
            queue = self._queue(table, user_id)
            queue.post(partial(self._begin, table, user_id))
            queue.post(partial(self._renew_panel, table, user_id))
            queue.post(partial(self._refresh, table, user_id, draws=True))

    def refresh(self, table: Table, *user_ids: int) -> None:
        """Bring these people's hands up to date, or everybody's."""
        for user_id in user_ids or people_of(table):
            if not self._rests(table, user_id):
                self._queue(table, user_id).refresh(partial(self._refresh, table, user_id))

    def _rests(self, table: Table, user_id: int) -> bool:
        """Whether nothing has to be done for somebody who cannot act: most people at most plays."""
        key, seat = (table.id, user_id), table.seat_of(user_id)
        person, shown = self._bot.tables.known_person(user_id), self._messages.shows(key)
        if seat is None or shown is None or person.hand_in == CHANNEL or self._panels.has(key):
            return False
        say = say_for(person, table.setup)
        return self._queue(table, user_id).is_idle and self._known.rests_on(shown.hand, table, user_id, seat, say)

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

    async def withdraw_all(self, user_id: int) -> None:
        """Withdraw the cards of somebody who asked to be forgotten everywhere; wait for that, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_LONGEST_WAIT):
                for (_, who), queue in tuple(self._queues.items()):
                    if who == user_id:
                        await queue.settled()
        await self._messages.let_go_everywhere(user_id)

    def forget(self, table: Table) -> None:
        """Forget what all messages with hands of a table show, and whatever is still to be shown."""
        for key in [key for key in self._queues if key[0] == table.id]:
            self._forget(key)

    def end(self, table: Table) -> None:
        """The table is over: forget each hand of it as soon as its last change has arrived."""
        for key, queue in self._queues.items():
            # Two of these would wait for each other for ever.
            if key[0] == table.id and key not in self._ending:
                self._ending.add(key)
                queue.post(partial(self._end, key, queue))

    async def _end(self, key: Key, queue: MessageQueue) -> None:
        if queue.has_more:
            # A press at the very end asked for one more look.
            queue.post(partial(self._end, key, queue))
        elif self._queues.get(key) is queue:
            self._forget(key)

    def _forget(self, key: Key) -> None:
        self._panels.forget(key)
        self._messages.forget(key)
        self._queues.pop(key, None)
        self._ending.discard(key)
        if not any(other[0] == key[0] for other in self._queues):
            self._known.forget(key[0])

    @at_table("hand")
    async def show(self, act: Act, table: Table, _: str = "") -> None:
        """Answer with the person's hand, to them alone."""
        seat = own_seat(table, act.user_id)
        table.view(seat)
        say = act.say_at(table)
        if act.interaction.type is discord.InteractionType.component:
            # Answered on the message with the button: so that can be edited by this press, too.
            await act.response.defer()
        hand = self.hand_of(table, act.user_id, seat, say)
        made = await hand_page(hand, table, self._bot.tiles, self._bot.avatars.on)
        await self._panels.open((table.id, act.user_id), act.interaction, hand, made, say)
        self.refresh(table, act.user_id)

    @at_table("ask")
    async def ask(self, act: Act, table: Table, fact: str) -> None:
        """Ask somebody who wants that before a card or a contract: nothing is done yet, and the clock runs."""
        seat, (number, _, typed) = own_seat(table, act.user_id), fact.partition(":")
        action = next((one for one in table.legal(seat) if str(one) == typed), None)
        points = 0 if action is None else texts_of(table).binds_for(table.view(seat), action)
        can_be_asked = is_with_card(action) or points
        if action is None or number_in(number) != table.turn_number(seat) or not can_be_asked:
            must_be_turn(table, seat, typed)
            raise Refused(Refusal.STALE)
        await act.put_off()
        hand, url = self._pressed(act, table, seat), self._picture_on(act, table)
        asked = question_page(hand, table, self._bot.tiles, action, url, points)
        await self._show_here(act, table, hand, asked)

    @at_table("keep")
    async def keep(self, act: Act, table: Table, _: str) -> None:
        """Do not play the card: show the hand again."""
        await act.put_off()
        hand = self._pressed(act, table, own_seat(table, act.user_id))
        before = self._shown_on(act, table)
        made = await next_page(hand, before, table, self._bot.tiles, self._bot.avatars.on, draws=True)
        try:
            await self._show_here(act, table, hand, made)
        except CannotEdit:
            self._now_shows(act, table, None)
            self.refresh(table, act.user_id)

    def _pressed(self, act: Act, table: Table, seat: int) -> Hand:
        """The hand of the person who pressed a button of it."""
        table.view(seat)
        return self.hand_of(table, act.user_id, seat, act.say_at(table))

    async def _show_here(self, act: Act, table: Table, hand: Hand, made: Page) -> None:
        """Show a page on the message with the button; it stays until the hand changes."""
        message = await act.answer(made)
        self._now_shows(act, table, ShownHand.on(message, hand))

    def _shown_on(self, act: Act, table: Table) -> ShownHand | None:
        """What the message with the button shows; None: unknown."""
        key = table.id, act.user_id
        return self._panels.shows(key) if is_panel(act.interaction) else self._messages.shows(key)

    def _picture_on(self, act: Act, table: Table) -> str | None:
        """Where the picture of the message with the button is; None: it has none, or it is unknown."""
        if act.message is not None and not act.response.is_done():
            return picture_of(act.message)
        shown = self._shown_on(act, table)
        return shown.url if shown is not None else None

    def _now_shows(self, act: Act, table: Table, shown: ShownHand | None) -> None:
        """Note what a press has made of its message."""
        key = table.id, act.user_id
        if is_panel(act.interaction):
            self._panels.pressed(key, act.interaction, shown, act.say_at(table))
        else:
            self._messages.now_shows(key, shown)

    @at_table("act")
    async def act(self, act: Act, table: Table, fact: str) -> None:
        """Play or call what a button of a hand stands for, and show at once what is left."""
        user_id, action = act.user_id, fact.partition(":")[2]
        person = self._bot.tables.known_person(user_id)
        if to_confirm(table, own_seat(table, user_id), person, action) is not None:
            await self.ask(act, table, fact)
            return
        await self.say(act, table, fact)

    @at_table("sure")
    async def say(self, act: Act, table: Table, fact: str) -> None:
        """The same without asking first, or after having asked."""
        user_id = act.user_id
        number, _, action = fact.partition(":")
        try:
            with self._queue(table, user_id).hold():
                await take(table, user_id, action, number_in(number))
                await self._show_at_once(act, table)
        finally:
            self.refresh(table, user_id)

    async def _show_at_once(self, act: Act, table: Table) -> None:
        seat = table.seat_of(act.user_id)
        if act.message is None or seat is None:
            return
        try:
            await act.put_off()
            hand = self.hand_of(table, act.user_id, seat, act.say_at(table))
            url, before = self._picture_on(act, table), self._shown_on(act, table)
            made = page_at_once(hand, url, before, table, self._bot.tiles)
            message = await act.answer(made)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            # The action counts; the refresh that follows shows the hand.
            _log.warning("a hand could not be changed at once: %s", error)
            self._now_shows(act, table, None)
            return
        # A picture that is kept although its owner acts again is not the newest.
        is_done = not made.keeps_files or (before is not None and before.hand.picture == hand.picture)
        now = ShownHand.on(message, hand)._replace(url=url if made.keeps_files else None)
        self._now_shows(act, table, now if is_done else None)

    async def _begin(self, table: Table, user_id: int) -> None:
        """Leave the message of the last deal, unless its owner sees it anyway."""
        if not self._messages.goes_on(table, user_id):
            say = await self._say(table, user_id)
            await self._messages.leave(table, user_id, say("play-hand-below"))

    async def _renew_panel(self, table: Table, user_id: int) -> None:
        """Show the cards of a new deal on a new panel below the new table, if there was a panel."""
        key, seat = (table.id, user_id), table.seat_of(user_id)
        if seat is not None and self._panels.has(key):
            await self._bot.announcer.table_shown(table)
            say = await self._say(table, user_id)
            hand = self.hand_of(table, user_id, seat, say)
            made = await hand_page(hand, table, self._bot.tiles, self._bot.avatars.on)
            await self._panels.renew(key, hand, made, say)

    async def _refresh(self, table: Table, user_id: int, *, in_place: bool = False, draws: bool = False) -> None:
        key, seat = (table.id, user_id), table.seat_of(user_id)
        say = await self._say(table, user_id)
        if seat is None:
            gone = say("play-hand-left", table=str(table.id))
            await self._panels.close(key, page(gone))
            await self._messages.withdraw(table, user_id, gone)
            return

        def now() -> Hand:
            return self.hand_of(table, user_id, table.seat_of(user_id) or seat, say)

        await self._panels.refresh(key, now, table, self._bot.tiles, self._bot.avatars.on)
        person = await self._bot.tables.person(user_id)
        if person.hand_in == CHANNEL:
            moved = say("prefer-hand-moved", channel=f"<#{table.setup.channel_id}>")
            await self._messages.withdraw(table, user_id, moved)
        elif not person.dm_closed or self._can_answer(table, person):
            try:
                await self._messages.show(table, user_id, now, draws=draws, in_place=in_place)
            except discord.Forbidden as error:
                if self._can_answer(table, person) and isinstance(error, WaitsForPress):
                    raise
                if passes(error):
                    raise
                await self._bot.greetings.refused(user_id, error)

    def _can_answer(self, table: Table, person: Person) -> bool:
        """Whether a table is in somebody's direct messages, where all can be an answer to what they do."""
        return table.setup.guild_id is None and self._bot.delivery.follow_ups.knows(person.dm_channel)

    def hand_of(self, table: Table, user_id: int, seat: int, say: Say) -> Hand:
        """The hand of a person's seat, in their texts `say`; raises like `Table.view`."""
        return self._known.now(table, user_id, seat, say)

    async def _say(self, table: Table, user_id: int) -> Say:
        return say_for(await self._bot.tables.person(user_id), table.setup)

    def _queue(self, table: Table, user_id: int) -> MessageQueue:
        key = (table.id, user_id)
        if key not in self._queues:
            self._queues[key] = self._bot.delivery.queue(self._ignore, Urgency.REST)
        return self._queues[key]

    async def _ignore(self, error: discord.HTTPException) -> bool:
        """Ignore a refusal: the button "My hand" shows the hand again."""
        return False
