"""Shows everybody their own cards, by direct message or in a private answer, and keeps them up to date.

Everybody's hand as the table is now is worked out once, however often it is asked for.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

import discord

from cogs.app.client import Act, Client
from cogs.app.custom_ids import number_in
from cogs.app.i18n import say_for
from cogs.app.preferences import CHANNEL
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.faults import FAILURES
from cogs.delivery.message_queue import MessageQueue
from cogs.delivery.pacer import Urgency
from cogs.games.plain import texts_of
from cogs.hand.hand import Hand, hand_of, may_do, resting_hand
from cogs.hand.hand_messages import HandMessage, kind_of
from cogs.hand.hand_page import ShownHand, hand_page, next_page, page_at_once, question_page
from cogs.hand.panels import HandPanel, is_panel
from cogs.hand.place import HandPlace, Now
from cogs.hand.take_action import must_be_turn, take, to_confirm
from cogs.messages.buttons import at_table
from cogs.messages.layout import Page, alt_on
from cogs.messages.wording import is_with_card
from cogs.messages.words import people_of
from cogs.proposals.claims import own_last
from engine.core.cards import Card
from engine.core.view import View
from engine.running.table import Table
from engine.store.rows import BadHistory
from engine.table.model.errors import Refusal, Refused
from locales import Say

Key = tuple[int, int]
"""Table id and user id."""


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

    def resting(self, table: Table, user_id: int, seat: int, say: Say) -> Hand | None:
        """What lasts of the hand of a person who cannot act; None: they can."""
        if may_do(table, seat):
            return None
        return resting_hand(table, seat, self._bot.tables.known_person(user_id), say)

    def forget(self, table_id: int) -> None:
        """Forget a table that is over."""
        self._known.pop(table_id, None)
        for key in [key for key in self._held if key[0] == table_id]:
            del self._held[key]


_log = logging.getLogger(__name__)

_LONGEST_WAIT: Final = 2.0
"""Seconds that forgetting somebody waits for Discord."""


class _Shown:
    """Somebody's hand of a table, at all its places."""

    def __init__(self, bot: Client, table: Table, user_id: int, queue: MessageQueue) -> None:
        self.panel, self.message = HandPanel(bot, table, user_id), HandMessage(bot, table, user_id)
        self.places: tuple[HandPlace, ...] = self.panel, self.message
        self.queue = queue
        self.ends = False
        """It is forgotten as soon as its last change has arrived."""


class Hands:
    """Shows hands, and keeps those shown up to date."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._shown: dict[Key, _Shown] = {}
        self._known = KnownHands(bot)

    def deal(self, table: Table) -> None:
        """Show everybody the cards of a new deal."""
        for user_id in people_of(table):
            of = self._of(table, user_id)
            for place in (of.message, of.panel):
                of.queue.post(partial(self._begin, table, user_id, place))
            of.queue.post(partial(self._refresh, table, user_id, draws=True))

    def refresh(self, table: Table, *user_ids: int) -> None:
        """Bring these people's hands up to date, or everybody's."""
        for user_id in user_ids or people_of(table):
            if not self._rests(table, user_id):
                self._of(table, user_id).queue.refresh(partial(self._refresh, table, user_id))

    def _rests(self, table: Table, user_id: int) -> bool:
        """Whether nothing has to be done for somebody who cannot act: most people at most plays."""
        of, seat = self._of(table, user_id), table.seat_of(user_id)
        person = self._bot.tables.known_person(user_id)
        if seat is None or person.hand_in == CHANNEL or of.panel.is_there or not of.queue.is_idle:
            return False
        hand = self._known.resting(table, user_id, seat, say_for(person, table.setup))
        return hand is not None and of.message.is_enough(hand)

    def restore(self, table: Table) -> None:
        """Bring everybody's message up to date after a restart, when it is unknown what they show.

        People not on turn get no new message for that, as long as Discord lets the old one be edited.
        """
        on_turn = people_of(table, *table.actors) if table.actors else frozenset()
        for user_id in people_of(table):
            refresh = partial(self._refresh, table, user_id, in_place=user_id not in on_turn)
            self._of(table, user_id).queue.refresh(refresh)

    def refresh_all(self, user_id: int) -> None:
        """Bring somebody's hands at all tables up to date."""
        for table in self._bot.tables.of_user(user_id):
            if table.deal:
                self.refresh(table, user_id)

    async def withdraw_all(self, user_id: int) -> None:
        """Withdraw the cards of somebody who asked to be forgotten everywhere; wait for that, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_LONGEST_WAIT):
                for (_, who), of in tuple(self._shown.items()):
                    if who == user_id:
                        await of.queue.settled()
        for table in self._bot.tables.live:
            # Tables that can no longer be read are reported after all else is forgotten.
            with suppress(Refused, BadHistory):
                if kind_of(user_id) in table.message_ids:
                    await self._of(table, user_id).message.let_go()

    def forget(self, table: Table) -> None:
        """Forget what all messages with hands of a table show, and whatever is still to be shown."""
        for key in [key for key in self._shown if key[0] == table.id]:
            self._forget(key)

    def end(self, table: Table) -> None:
        """The table is over: forget each hand of it as soon as its last change has arrived."""
        for key, of in self._shown.items():
            # Two of these would wait for each other for ever.
            if key[0] == table.id and not of.ends:
                of.ends = True
                of.queue.post(partial(self._end, key, of))

    async def _end(self, key: Key, of: _Shown) -> None:
        if of.queue.has_more:
            # A press at the very end asked for one more look.
            of.queue.post(partial(self._end, key, of))
        elif self._shown.get(key) is of:
            self._forget(key)

    def _forget(self, key: Key) -> None:
        for place in self._shown.pop(key).places:
            place.forget()
        if not any(other[0] == key[0] for other in self._shown):
            self._known.forget(key[0])

    @at_table("hand")
    async def show(self, act: Act, table: Table, _: str = "") -> None:
        """Answer with the person's hand, to them alone."""
        seat = table.own_seat(act.user_id)
        table.view(seat)
        if act.interaction.type is discord.InteractionType.component:
            # Answered on the message with the button: so that can be edited by this press, too.
            await act.response.defer()
        hand = self.hand_of(table, act.user_id, seat, act.say_at(table))
        made = await hand_page(hand, table, self._bot.tiles, self._bot.avatars.on)
        await self._of(table, act.user_id).panel.open(act, hand, made)
        self.refresh(table, act.user_id)

    @at_table("ask")
    async def ask(self, act: Act, table: Table, fact: str) -> None:
        """Ask somebody who wants that before a card or a contract: nothing is done yet, and the clock runs."""
        seat, (number, _, typed) = table.own_seat(act.user_id), fact.partition(":")
        action = next((one for one in table.legal(seat) if str(one) == typed), None)
        points = 0 if action is None else texts_of(table).binds_for(table.view(seat), action)
        can_be_asked = is_with_card(action) or points
        if action is None or number_in(number) != table.turn_number(seat) or not can_be_asked:
            must_be_turn(table, seat, typed)
            raise Refused(Refusal.STALE)
        await act.put_off()
        hand, place = self._pressed(act, table, seat), self._place_of(act, table)
        asked = question_page(hand, table, self._bot.tiles, action, place.picture_on(act), points)
        await self._show_here(act, place, asked, ShownHand.whole(hand))

    @at_table("keep")
    async def keep(self, act: Act, table: Table, _: str) -> None:
        """Do not play the card: show the hand again."""
        await act.put_off()
        hand, place = self._pressed(act, table, table.own_seat(act.user_id)), self._place_of(act, table)
        made, shown = await next_page(hand, place.shown, table, self._bot.tiles, self._bot.avatars.on, draws=True)
        try:
            await self._show_here(act, place, made, shown)
        except CannotEdit:
            place.pressed(act, None)
            self.refresh(table, act.user_id)

    def _pressed(self, act: Act, table: Table, seat: int) -> Hand:
        """The hand of the person who pressed a button of it."""
        table.view(seat)
        return self.hand_of(table, act.user_id, seat, act.say_at(table))

    async def _show_here(self, act: Act, place: HandPlace, made: Page, shown: ShownHand) -> None:
        """Show a page on the message with the button; it stays until the hand changes."""
        message = await act.answer(made)
        place.pressed(act, shown.on(message))

    def _place_of(self, act: Act, table: Table) -> HandPlace:
        """Where the message with the button is."""
        of = self._of(table, act.user_id)
        return of.panel if is_panel(act) else of.message

    @at_table("act")
    async def act(self, act: Act, table: Table, fact: str) -> None:
        """Play or call what a button of a hand stands for, and show at once what is left."""
        user_id, action = act.user_id, fact.partition(":")[2]
        person = self._bot.tables.known_person(user_id)
        if to_confirm(table, table.own_seat(user_id), person, action) is not None:
            await self.ask(act, table, fact)
            return
        await self.say(act, table, fact)

    @at_table("sure")
    async def say(self, act: Act, table: Table, fact: str) -> None:
        """The same without asking first, or after having asked."""
        user_id = act.user_id
        number, _, action = fact.partition(":")
        try:
            with self._of(table, user_id).queue.hold():
                await take(table, user_id, action, number_in(number))
                await self._show_at_once(act, table)
        finally:
            self.refresh(table, user_id)

    async def _show_at_once(self, act: Act, table: Table) -> None:
        seat, place = table.seat_of(act.user_id), self._place_of(act, table)
        if act.message is None or seat is None:
            return
        try:
            await act.put_off()
            hand = self.hand_of(table, act.user_id, seat, act.say_at(table))
            url, alt = place.picture_on(act), alt_on(act.message)
            made, shown = page_at_once(hand, url, alt, place.shown, table, self._bot.tiles)
            message = await act.answer(made)
        except FAILURES as error:
            # The action counts; the refresh that follows shows the hand.
            _log.warning("a hand could not be changed at once: %s", error)
            place.pressed(act, None)
            return
        place.pressed(act, shown.on(message) if shown is not None else None)

    async def _begin(self, table: Table, user_id: int, place: HandPlace) -> None:
        if (now := await self._now(table, user_id)) is not None:
            await place.begin_deal(now)

    async def _refresh(self, table: Table, user_id: int, *, in_place: bool = False, draws: bool = False) -> None:
        now, places = await self._now(table, user_id), self._of(table, user_id).places
        for place in places:
            if now is None:
                await place.withdraw((await self._say(table, user_id))("play-hand-left", table=str(table.id)))
            else:
                await place.show(now, draws=draws, in_place=in_place)

    async def _now(self, table: Table, user_id: int) -> Now | None:
        """Somebody's hand as it is whenever it is asked for; None: they have left."""
        seat, say = table.seat_of(user_id), await self._say(table, user_id)
        return None if seat is None else lambda: self.hand_of(table, user_id, table.seat_of(user_id) or seat, say)

    def hand_of(self, table: Table, user_id: int, seat: int, say: Say) -> Hand:
        """The hand of a person's seat, in their texts `say`; raises like `Table.view`."""
        return self._known.now(table, user_id, seat, say)

    async def _say(self, table: Table, user_id: int) -> Say:
        return say_for(await self._bot.tables.person(user_id), table.setup)

    def _of(self, table: Table, user_id: int) -> _Shown:
        key = table.id, user_id
        if key not in self._shown:
            queue = self._bot.delivery.queue(self._ignore, Urgency.REST)
            self._shown[key] = _Shown(self._bot, table, user_id, queue)
        return self._shown[key]

    async def _ignore(self, error: discord.HTTPException) -> bool:
        """Ignore a refusal: the button "My hand" shows the hand again."""
        return False
