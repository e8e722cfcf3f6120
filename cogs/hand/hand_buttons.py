"""The buttons under a hand, in their rows: cards, calls, and what is not an action.

Blurple is what one does, green joins somebody, grey passes, looks or leaves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

import discord

from cogs.hand.hand import Hand
from cogs.messages.buttons import TableButton, TableMenu
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import Item, Part
from cogs.messages.wording import Way, WithCard, button_text, is_with_card, wording_of
from cogs.table_texts.table_text import pause_button
from cogs.typed.calltext import Menu
from engine.core.actions import Action, Play
from engine.core.cards import Card, Suit
from engine.tables.live.table import Table
from locales import Say
from locales.cards import index_of
from rendering import look_of
from rendering.canvas.letters.graphemes import shortened

Style = discord.ButtonStyle

_FEW: Final = 5
"""So many cards all have buttons; of more, only those that may be played, so that they are within reach."""
_ROW: Final = 4
"""Buttons of cards in a row: five do not fit beside each other on a phone."""
_PILES: Final = 4
"""Piles in a row of a layout."""
_PLACEHOLDER: Final = 150
"""Letters that a menu shows before something is picked."""
SURE: Final = {Way.PLAY: "prefer-sure", Way.ASIDE: "prefer-sure-aside"}
"""The question before something is done with a card; its end `-yes` is the button's."""


def rows_of_tops(hand: Hand) -> list[list[Card]]:
    """The open cards of the layout it shows, in the rows in which they lie."""
    piles = hand.piles if hand.turn is None else hand.turn.piles
    return [[pile.up for pile in piles[at : at + _PILES] if pile.up] for at in range(0, len(piles), _PILES)]


def card_rows(hand: Hand, buttons: HandButtons) -> Iterator[Part]:
    """A button per card that may be played, in the order of the picture; of few cards a button for each."""
    playable = hand.playable
    if playable is None:
        return
    cards = [card for row in rows_of_tops(hand) for card in row] or list(hand.cards)
    if len(cards) <= _FEW:
        yield buttons.cards(cards)
    else:
        yield from map(buttons.cards, _rows([card for card in cards if card in playable]))


def _rows(cards: Sequence[Card]) -> Iterator[list[Card]]:
    """Cards in rows, a suit each; a long suit in two or more."""
    for _, of_suit in groupby(cards, key=attrgetter("suit")):
        held = list(of_suit)
        yield from (held[first : first + _ROW] for first in range(0, len(held), _ROW))


def word_rows(hand: Hand, buttons: HandButtons, say: Say) -> Iterator[Part]:
    """Buttons and menus for calls, with a card or without, and for what is not an action."""
    if hand.declarations:
        yield say("play-hand-declare")
        yield from buttons.declarations()
    *rows, last = [buttons.calls(row) for row in hand.calls] or [[]]
    yield from rows
    yield from ([buttons.menu(menu, place)] for place, menu in enumerate(hand.menus))
    yield last
    yield list(_besides(hand, buttons))


def _besides(hand: Hand, buttons: HandButtons) -> Iterator[TableButton]:
    """What is not an action: a hint, tricks to look at, taking back, one's place, going on."""
    if hand.has_hint:
        yield buttons.hint()
    if hand.has_last:
        yield buttons.last_trick()
    if hand.has_tricks:
        yield buttons.tricks()
    if hand.own_last:
        yield buttons.undo()
    if hand.turn is not None:
        yield buttons.seat()
    if hand.paused:
        yield buttons.pause()


class HandButtons:
    """Makes the buttons of one hand."""

    def __init__(self, hand: Hand, table: Table, say: Say, emojis: CardEmojis) -> None:
        self._hand, self._table, self._say, self._emojis = hand, table, say, emojis
        self._look = look_of(say)

    def cards(self, cards: Iterable[Card]) -> list[Item]:
        """Cards, the suit as an emoji and the index in letters, which are larger; those not playable are disabled."""
        playable, verb = self._hand.playable or frozenset(), self._hand.verb or Play
        return [
            self._button(
                verb(card),
                index_of(card.rank, self._look.index_set),
                card.suit,
                style=Style.primary if card in playable else Style.secondary,
                disabled=card not in playable,
            )
            for card in cards
        ]

    def declarations(self) -> Iterator[list[Item]]:
        """Declarations: the card, its index and the word."""
        return map(self.calls, self._hand.declarations)

    def calls(self, row: Sequence[Action]) -> list[Item]:
        """One row of calls."""
        return [self._button(call, *button_text(call, self._say), style=wording_of(call).style(call)) for call in row]

    def menu(self, menu: Menu, place: int) -> Item:
        """A menu whose values are what the facts of buttons would be."""
        options, emojis = [], {}
        for call in menu.calls:
            value, (label, shown) = f"{self._hand.number}:{call}", button_text(call, self._say)
            options.append((value, label))
            if shown is not None:
                emojis[value] = self._emojis.on_button(shown, self._look)
        title = shortened(menu.title, _PLACEHOLDER)
        return TableMenu("act", self._table.id, options, placeholder=title, place=str(place or ""), emojis=emojis)

    def answers(self, action: WithCard) -> list[TableButton]:
        """Yes and no to the question whether this card is to be played."""
        fact, say = f"{self._hand.number}:{action}", self._say
        yes = say(f"{SURE[wording_of(action).way(action)]}-yes")
        return [
            TableButton("act", self._table.id, fact, label=yes, style=Style.success),
            TableButton("keep", self._table.id, label=say("prefer-sure-no")),
        ]

    def tricks(self) -> TableButton:
        return TableButton("tricks", self._table.id, label=self._say("play-my-tricks"))

    def undo(self) -> TableButton:
        return TableButton("undo", self._table.id, str(self._hand.own_last), label=self._say("company-undo-button"))

    def pause(self) -> TableButton:
        return pause_button(self._table, self._say)

    def last_trick(self) -> TableButton:
        return TableButton("last", self._table.id, label=self._say("play-last-trick"))

    def hint(self) -> TableButton:
        return TableButton("hint", self._table.id, label=self._say("hints-button"))

    def seat(self) -> TableButton:
        return TableButton("seat", self._table.id, label=self._say("play-my-seat"))

    def _button(
        self,
        action: Action,
        label: str | None,
        shown: Card | Suit | None,
        *,
        style: discord.ButtonStyle,
        disabled: bool = False,
    ) -> Item:
        suit = shown.suit if isinstance(shown, Card) else shown
        emoji = None if suit is None else self._emojis.on_button(suit, self._look)
        fact = f"{self._hand.number}:{action}"
        verb = "ask" if self._hand.confirms and is_with_card(action) else "act"
        return TableButton(verb, self._table.id, fact, label=label, emoji=emoji, style=style, disabled=disabled)
