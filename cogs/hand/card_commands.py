"""/hand, /play, /bid, /why and /my-tricks: everything the buttons do, as commands."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.app.answers import Denied, answered, completed, tell
from cogs.app.client import Act, Client
from cogs.app.i18n import asks, text
from cogs.games.texts import texts_of
from cogs.hand.hands import Hands
from cogs.hand.take_action import must_be_turn, question_page, take, to_confirm
from cogs.hand.why import unplayable, why_one, why_others
from cogs.messages.wording import is_with_card, own_action_sentence
from cogs.messages.words import CardWords, as_held
from cogs.proposals.claims import YES, YES_CHOICE
from cogs.table_texts.tricks import show_tricks
from cogs.typed.cardtext import read_cards
from cogs.typed.choosing import (
    TABLE,
    Choices,
    Fits,
    call_action,
    call_choices,
    card_action,
    card_choices,
    card_meant,
    near,
    own_table,
    own_tables,
    table_choices,
    table_named,
    table_so_far,
    table_typed,
)
from engine.core.actions import Action
from engine.tables.live.table import Table
from engine.tables.model.status import Status
from locales.cards import card_text


def is_dealt(table: Table) -> bool:
    """Whether a match is in progress and its first cards have been dealt."""
    return table.status is Status.PLAYING and table.deal > 0


def _acts(act: Act, *, with_card: bool) -> Fits:
    """A test for tables where the person may act now, with a card or without one."""

    def may(table: Table) -> bool:
        seat = table.seat_of(act.user_id)
        legal = table.legal(seat) if seat is not None and is_dealt(table) else ()
        return any(is_with_card(one) is with_card for one in legal)

    return may


def _shows_tricks(table: Table) -> bool:
    return is_dealt(table) and texts_of(table).own_tricks(table.view(0)) is not None


def _is_on_turn(act: Act) -> Fits:
    return lambda table: table.seat_of(act.user_id) in table.actors


class PlayCommands(commands.Cog):
    """The commands of a player; they work in direct messages too."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    @app_commands.command(name=text("command-hand"), description=text("command-hand-hint"))
    @asks(**TABLE)
    @answered
    async def hand(self, act: Act, table: str | None = None) -> None:
        """Show the person their own hand, with its buttons, privately."""
        await self._bot.part(Hands).show(act, own_table(table, act, is_dealt))

    @app_commands.command(name=text("command-play"), description=text("command-play-hint"))
    @asks(card="command-card", **TABLE)
    @answered
    async def play(self, act: Act, card: str, table: str | None = None) -> None:
        """Play a card, however it is spelt."""
        chosen = self._acting(act, table, with_card=True)
        seat = self._seat(act, chosen)
        chosen.view(seat)
        try:
            action = card_action(chosen, seat, card, act.say_at(chosen))
        except Denied:
            # Whoever is not on turn need not be asked which card they mean.
            must_be_turn(chosen, seat, card)
            raise
        await self._take(act, chosen, action)

    @app_commands.command(name=text("command-bid"), description=text("command-bid-hint"))
    @asks(call="command-call", sure="company-sure", **TABLE)
    @app_commands.choices(sure=YES_CHOICE)
    @answered
    async def bid(self, act: Act, call: str, sure: str | None = None, table: str | None = None) -> None:
        """Make a call."""
        chosen = self._acting(act, table, with_card=False)
        seat = self._seat(act, chosen)
        action = call_action(chosen, seat, call, act.say_at(chosen))
        must_be_turn(chosen, seat, action.strip().lower())
        asked = to_confirm(chosen, seat, self._bot.tables.known_person(act.user_id), action)
        if asked is not None and sure != YES:
            await tell(act, question_page(act, chosen, seat, asked).view)
            return
        await self._take(act, chosen, action)

    @app_commands.command(name=text("learn-why"), description=text("learn-why-hint"))
    @asks(card=("command-card", "learn-why-card-hint"), **TABLE)
    @answered
    async def why(self, act: Act, card: str | None = None, table: str | None = None) -> None:
        """Say why one card, or each unplayable card, cannot be played now."""
        chosen = own_table(table, act, _is_on_turn(act))
        seat, say = self._seat(act, chosen), act.say_at(chosen)
        words = CardWords(self._bot.tiles, say)
        if card is None:
            await tell(act, why_others(chosen, seat, words, say))
            return
        meant = card_meant((unplayable(chosen, seat), chosen.view(seat).hand), card, say)
        await tell(act, why_one(chosen, seat, meant, words, say))

    @app_commands.command(name=text("command-tricks"), description=text("command-tricks-hint"))
    @asks(**TABLE)
    @answered
    async def tricks(self, act: Act, table: str | None = None) -> None:
        """Show the tricks one has taken, in games where one may look at them."""
        await show_tricks(act, own_table(table, act, _shows_tricks))

    async def _take(self, act: Act, table: Table, action: str) -> None:
        await act.response.defer(ephemeral=True, thinking=True)
        say = act.say_at(table)
        await take(table, act.user_id, action, None)
        await tell(act, own_action_sentence(table.game.parse_action(action), CardWords(self._bot.tiles, say), say))

    @play.autocomplete("card")
    @completed
    async def _complete_card(self, act: Act, typed: str) -> Choices:
        table, legal = self._possible(act, _acts(act, with_card=True))
        seat = table.seat_of(act.user_id) if table is not None and legal else None
        if table is None or seat is None:
            return []
        say = act.say_at(table)
        hand = self._bot.part(Hands).hand_of(table, act.user_id, seat, say)
        return card_choices(table, as_held(legal, hand.cards), typed, say)

    @bid.autocomplete("call")
    @completed
    async def _complete_call(self, act: Act, typed: str) -> Choices:
        table, legal = self._possible(act, _acts(act, with_card=False))
        return call_choices(table, legal, typed, act.say_at(table)) if table else []

    @why.autocomplete("card")
    @completed
    async def _complete_unplayable(self, act: Act, typed: str) -> Choices:
        table = table_so_far(act, own_tables(act), _is_on_turn(act))
        seat = table and table.seat_of(act.user_id)
        if not table or not seat or not is_dealt(table):
            return []
        say = act.say_at(table)
        fits = read_cards(typed, unplayable(table, seat), say)
        return [app_commands.Choice(name=card_text(card, say.index_set), value=card.text) for card in fits]

    @hand.autocomplete("table")
    @tricks.autocomplete("table")
    @why.autocomplete("table")
    @play.autocomplete("table")
    @bid.autocomplete("table")
    @completed
    async def _complete_table(self, act: Act, typed: str) -> Choices:
        return table_choices(own_tables(act), typed, act)

    def _acting(self, act: Act, typed: str | None, *, with_card: bool) -> Table:
        """The person's table that was typed, else the nearest one where they may act so now."""
        own = near(own_tables(act), act) if typed is None else own_tables(act)
        fits = _acts(act, with_card=with_card)
        return table_named(typed, act, own, "refusal-no-table-of-yours", fits=fits)

    def _possible(self, act: Act, fits: Fits) -> tuple[Table | None, tuple[Action, ...]]:
        """The table, None if it is not clear which, and what the person may do there now."""
        own = own_tables(act)
        typed = table_typed(act)
        table = table_so_far(act, own if typed else near(own, act), fits)
        seat = table and table.seat_of(act.user_id)
        return table, table.legal(seat) if table and seat and is_dealt(table) else ()

    def _seat(self, act: Act, table: Table) -> int:
        seat = table.seat_of(act.user_id)
        if seat is None:
            raise Denied("refusal-no-table-of-yours")
        return seat
