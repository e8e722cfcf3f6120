"""Everybody's hand as the table is now: worked out once, however often it is asked for."""

from __future__ import annotations

from typing import NamedTuple

from cogs.app.client import Client
from cogs.games.texts import texts_of
from cogs.hand.hand import Hand, hand_of, may_do, resting_hand
from cogs.hand.panels import Key
from cogs.proposals.claims import own_last
from engine.core.cards import Card
from engine.core.view import View
from engine.tables.live.table import Table
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
