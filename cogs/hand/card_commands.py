"""/hand, /play, /bid, /why and /my-tricks: everything the buttons do, as commands."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from discord.ext import commands

from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.parameters import MEANT, Choices, Offering, Sure
from cogs.games.plain import texts_of
from cogs.hand.hands import Hands
from cogs.hand.take_action import must_be_turn, question_page, take, to_confirm
from cogs.hand.why import unplayable, why_one, why_others
from cogs.messages.wording import is_with_card, own_action_sentence
from cogs.messages.words import CardWords, as_held
from cogs.table_texts.tricks import show_tricks
from cogs.typed.cardtext import read_cards
from cogs.typed.choosing import (
    ON_TURN,
    OnTurn,
    TableKind,
    call_action,
    card_action,
    card_choices,
    card_meant,
    near,
    own,
    own_tables,
)
from engine.core.actions import Action
from engine.running.table import Table
from engine.table.model.status import Status
from locales.cards import card_text


def is_dealt(table: Table) -> bool:
    """Whether a match is in progress and its first cards have been dealt."""
    return table.status is Status.PLAYING and table.deal > 0


def _acts(act: Act, table: Table, *, with_card: bool) -> bool:
    """Whether the person may act there now, with a card or without one."""
    seat = table.seat_of(act.user_id)
    legal = table.legal(seat) if seat is not None and is_dealt(table) else ()
    return any(is_with_card(one) is with_card for one in legal)


def _shows_tricks(table: Table) -> bool:
    return is_dealt(table) and texts_of(table).own_tricks(table.view(0)) is not None


def _to_act_at(*, with_card: bool) -> TableKind:
    """The person's table that was typed, else the nearest one where they may act so now."""

    def tables(act: Act, typed: str | None) -> tuple[Table, ...]:
        return near(own_tables(act), act) if typed is None else own_tables(act)

    return TableKind(tables, fits=partial(_acts, with_card=with_card))


_TO_PLAY_AT: Final = _to_act_at(with_card=True)
_TO_CALL_AT: Final = _to_act_at(with_card=False)


async def _possible(act: Act, kind: TableKind) -> tuple[Table | None, tuple[Action, ...]]:
    """The table, None if it is not clear which, and what the person may do there now."""
    table = await kind.so_far(act)
    seat = table and table.seat_of(act.user_id)
    return table, table.legal(seat) if table and seat and is_dealt(table) else ()


async def _card_choices(act: Act, typed: str) -> Choices:
    table, legal = await _possible(act, _TO_PLAY_AT)
    seat = table.seat_of(act.user_id) if table is not None and legal else None
    if table is None or seat is None:
        return []
    say = act.say_at(table)
    hand = act.bot.part(Hands).hand_of(table, act.user_id, seat, say)
    return card_choices(table, as_held(legal, hand.cards), typed, say)


async def _call_choices(act: Act, typed: str) -> Choices:
    table, legal = await _possible(act, _TO_CALL_AT)
    return texts_of(table).call_choices(legal, typed, act.say_at(table)) if table else []


async def _unplayable_choices(act: Act, typed: str) -> Choices:
    table = await ON_TURN.so_far(act)
    seat = table and table.seat_of(act.user_id)
    if not table or not seat or not is_dealt(table):
        return []
    say = act.say_at(table)
    fits = read_cards(typed, unplayable(table, seat), say)
    return [(card_text(card, say.index_set), card.text) for card in fits]


_Card = Annotated[str, Offering("command-card", _card_choices)]
_Call = Annotated[str, Offering("command-call", _call_choices)]
_Unplayable = Annotated[str | None, Offering(("command-card", "learn-why-card-hint"), _unplayable_choices)]
_ToPlayAt = Annotated[Table, _TO_PLAY_AT]
_ToCallAt = Annotated[Table, _TO_CALL_AT]
_Dealt = Annotated[Table, own(lambda _, table: is_dealt(table))]
_WithTricks = Annotated[Table, own(lambda _, table: _shows_tricks(table))]


class PlayCommands(commands.Cog):
    """The commands of a player; they work in direct messages too."""

    @command("command-hand")
    async def hand(self, act: Act, table: _Dealt = MEANT) -> None:
        """Show the person their own hand, with its buttons, privately."""
        await act.bot.part(Hands).show(act, table)

    @command("command-play")
    async def play(self, act: Act, card: _Card, table: _ToPlayAt = MEANT) -> None:
        """Play a card, however it is spelt."""
        seat = self._seat(act, table)
        table.view(seat)
        try:
            action = card_action(table, seat, card, act.say_at(table))
        except Denied:
            # Whoever is not on turn need not be asked which card they mean.
            must_be_turn(table, seat, card)
            raise
        await self._take(act, table, action)

    @command("command-bid")
    async def bid(self, act: Act, call: _Call, sure: Sure = False, table: _ToCallAt = MEANT) -> None:
        """Make a call."""
        seat = self._seat(act, table)
        action = call_action(table, seat, call, act.say_at(table))
        must_be_turn(table, seat, action.strip().lower())
        asked = to_confirm(table, seat, act.bot.tables.known_person(act.user_id), action)
        if asked is not None and not sure:
            await tell(act, question_page(act, table, seat, asked))
            return
        await self._take(act, table, action)

    @command("learn-why")
    async def why(self, act: Act, card: _Unplayable = None, table: OnTurn = MEANT) -> None:
        """Say why one card, or each unplayable card, cannot be played now."""
        seat, say = self._seat(act, table), act.say_at(table)
        words = CardWords(act.bot.tiles, say)
        if card is None:
            await tell(act, why_others(table, seat, words, say))
            return
        meant = card_meant((unplayable(table, seat), table.view(seat).hand), card, say)
        await tell(act, why_one(table, seat, meant, words, say))

    @command("command-tricks")
    async def tricks(self, act: Act, table: _WithTricks = MEANT) -> None:
        """Show the tricks one has taken, in games where one may look at them."""
        await show_tricks(act, table)

    async def _take(self, act: Act, table: Table, action: str) -> None:
        await act.response.defer(ephemeral=True, thinking=True)
        say = act.say_at(table)
        await take(table, act.user_id, action, None)
        await tell(act, own_action_sentence(table.game.parse_action(action), CardWords(act.bot.tiles, say), say))

    def _seat(self, act: Act, table: Table) -> int:
        seat = table.seat_of(act.user_id)
        if seat is None:
            raise Denied("refusal-no-table-of-yours")
        return seat
