"""One seat's hand, for its owner's eyes only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

import discord

from cogs.games.texts import texts_of
from cogs.hand.binding import answers, question
from cogs.hand.hand_text import hand_lines
from cogs.messages.buttons import TableButton, TableMenu
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import Item, Page, Part, page, shown, shown_already, upload
from cogs.messages.wording import PlainWords, Way, WithCard, button_text, is_with_card, wording_of
from cogs.messages.words import CardWords
from cogs.proposals.claims import own_last
from cogs.telling.table_text import pause_button
from cogs.typed.calltext import Menu
from engine.core.actions import Action, Play
from engine.core.cards import CARDS, Card, Suit
from engine.core.layouts import Pile
from engine.tables.live.table import Table
from engine.tables.model.preferences import Person
from engine.tables.model.status import Pause, Status
from locales import Say
from locales.cards import index_of
from rendering import Look, Picture, draw_hand, draw_layout, look_of
from rendering.canvas.letters.graphemes import shortened
from rendering.canvas.wording import card_words
from rendering.table.alt import alt_hand, alt_layout

Style = discord.ButtonStyle

_ROW: Final = 5
"""Buttons that fit in a row."""
_PILES: Final = 4
"""Piles in a row of a layout."""
_PLACEHOLDER: Final = 150
"""Letters that a menu shows before something is picked."""
_SURE: Final = {Way.PLAY: "prefer-sure", Way.ASIDE: "prefer-sure-aside"}
"""The question before something is done with a card; its end `-yes` is the button's."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What a hand message shows; equal ones look the same."""

    say: Say
    """To its owner."""
    lines: tuple[str, ...]
    cards: tuple[Card, ...]
    """The seat's own."""
    piles: tuple[Pile, ...]
    """The seat's own layout; or the dummy's, while the seat acts for it."""
    for_dummy: bool
    playable: frozenset[Card] | None
    """None: no card can be pressed now."""
    verb: Callable[[Card], Action] | None
    """What pressing one does; None: cards are no buttons now."""
    declarations: tuple[tuple[Action, ...], ...]
    """Cards that can be played with a word, by rows of buttons."""
    calls: tuple[tuple[Action, ...], ...]
    """What can be said without a card, by rows of buttons."""
    menus: tuple[Menu, ...]
    """What can be said besides."""
    has_tricks: bool
    """The seat has tricks of its own to look at."""
    number: int
    """The turn the buttons are for, 0 where none can be pressed."""
    own_last: int = 0
    """The journal entry of its owner's last action that may be undone; 0: there is none."""
    confirms: bool = False
    """Its owner wants to be asked before a card is played."""
    drawn: tuple[Card, ...] = ()
    """What last came from the talon."""
    paused: Pause | None = None
    """Why the match stands still, if it does."""

    @property
    def has_others(self) -> bool:
        """Whether only some of the cards in front of its owner can be played now."""
        before = {*self.cards, *(pile.up for pile in self.piles if pile.up is not None)}
        return self.verb is not None and bool(self.playable) and not before <= (self.playable or set())

    @property
    def stands_out(self) -> frozenset[Card] | None:
        """The cards that the picture marks as playable; a card that is merely shown is not played."""
        return self.playable if self.verb is None or is_with_card(self.verb(CARDS[0])) else None

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to see or to press yet."""
        return not (self.cards or self.playable or self.calls)


def hand_of(table: Table, seat: int, owner: Person, say: Say, emojis: CardEmojis, drawn: Sequence[Card] = ()) -> Hand:
    """The current hand of a seat, in its owner's texts `say`; `drawn` is what last came from the talon."""
    texts = texts_of(table)
    view = table.view(seat)
    # If all are away, whoever acts is back, and the match goes on.
    legal = () if table.paused is Pause.AGREED else table.legal(seat)
    verb = texts.card_verb(view, legal)
    can, cards = frozenset(map(str, legal)), table.game.pack(table.setup.options)
    plays = frozenset(card for card in cards if str(verb(card)) in can) if verb is not None else frozenset()
    for_dummy = bool(legal) and table.dummy is not None and view.turn == table.dummy
    return Hand(
        say=say,
        lines=tuple(hand_lines(table, view, legal, drawn, CardWords(emojis, say), say)),
        cards=texts.in_order(view, owner.sorting),
        piles=texts.piles(view, table.dummy if for_dummy and table.dummy else seat),
        for_dummy=for_dummy,
        playable=plays or None,
        verb=verb,
        declarations=texts.card_rows(legal),
        calls=texts.call_rows(legal),
        menus=texts.call_menus(legal, say),
        has_tricks=table.status is not Status.STOPPED and bool(texts.own_tricks(view)),
        number=table.turn_number(seat) if legal else 0,
        own_last=own_last(table, seat),
        confirms=bool(owner.confirms),
        drawn=tuple(drawn),
        paused=table.paused if table.status is Status.PLAYING else None,
    )


async def hand_page(hand: Hand, table: Table, emojis: CardEmojis) -> Page:
    """The hand, with its picture."""
    if hand.is_empty:
        return _page(hand, table, emojis)
    picture, alt = await asyncio.to_thread(_draw, hand, look_of(hand.say)), alt_of(hand)
    made = _page(hand, table, emojis, shown(picture.filename, alt))
    return Page(made.view, [upload(picture, alt)])


def hand_without_picture(hand: Hand, table: Table, emojis: CardEmojis, url: str | None) -> Page:
    """The hand without delay, under the picture its message already shows at `url`; the new picture follows."""
    if url is None or hand.is_empty:
        return _page(hand, table, emojis)
    return _page(hand, table, emojis, shown_already(url, alt_of(hand)))


def question_page(
    hand: Hand, table: Table, emojis: CardEmojis, action: Action, url: str | None, points: int = 0
) -> Page:
    """Ask whether really to play a card or bid a contract, under the hand its message already shows at `url`.

    `points`: what is at stake in the contract; 0: the question is about a card.
    """
    say, picture = hand.say, [shown_already(url, alt_of(hand))] if url is not None else []
    if not is_with_card(action):
        text = question(action, points, CardWords(emojis, say), say)
        buttons = answers(table, f"{hand.number}:{action}", "sure", "keep", say)
    else:
        text, buttons = question_text(action, emojis, say), _Buttons(hand, table, say, emojis).answers(action)
    return page("\n".join(hand.lines), *picture, text, buttons)


class _BothWords(PlainWords):
    """Cards as emojis and in words."""

    def __init__(self, emojis: CardEmojis, say: Say) -> None:
        super().__init__(say)
        self._emojis, self._look = emojis, look_of(say)

    def card(self, card: Card) -> str:
        return f"{self._emojis.card(card, self._look)} {card_words(card, self._say, self._look.index_set)}"


def question_text(action: WithCard, emojis: CardEmojis, say: Say) -> str:
    """The question, naming the card and what is declared with it."""
    wording, words = wording_of(action), _BothWords(emojis, say)
    way = wording.way(action)
    card = words.card(action.card) if way is Way.ASIDE else wording.said(action, words, say)
    return say(_SURE[way], card=card)


def _draw(hand: Hand, look: Look) -> Picture:
    if hand.piles:
        return draw_layout(hand.piles, hand.stands_out, look, hand.cards if hand.for_dummy else ())
    return draw_hand(hand.cards, hand.stands_out, look)


def alt_of(hand: Hand) -> str:
    """The text alternative of its picture."""
    say, index_set = hand.say, hand.say.index_set
    if hand.piles:
        return alt_layout(hand.piles, hand.stands_out, say, index_set, hand.cards if hand.for_dummy else None)
    return alt_hand(hand.cards, hand.stands_out, say, index_set)


def _page(hand: Hand, table: Table, emojis: CardEmojis, *picture: Item) -> Page:
    say = hand.say
    buttons = _Buttons(hand, table, say, emojis)
    return page("\n".join(hand.lines), *picture, *_card_rows(hand, buttons, say), *_word_rows(hand, buttons, say))


def _card_rows(hand: Hand, buttons: _Buttons, say: Say) -> Iterator[Part]:
    """A button per card, in the rows in which the cards lie."""
    on_top = [[pile.up for pile in hand.piles[at : at + _PILES] if pile.up] for at in range(0, len(hand.piles), _PILES)]
    if hand.verb is None:
        return
    if hand.for_dummy:
        yield say("play-hand-dummy-cards")
        yield from (buttons.cards(row, Style.success) for row in on_top)
        if hand.cards:
            yield say("play-hand-own-cards")
    elif hand.piles:
        yield from (buttons.cards(row, Style.primary) for row in on_top)
        return
    rows = max(1, ceil(len(hand.cards) / _ROW))
    each = ceil(len(hand.cards) / rows)
    yield from (buttons.cards(hand.cards[row * each : (row + 1) * each], Style.primary) for row in range(rows))


def _word_rows(hand: Hand, buttons: _Buttons, say: Say) -> Iterator[Part]:
    """Buttons and menus for calls, with a card or without, and for what is not an action."""
    if hand.declarations:
        yield say("play-hand-declare")
        yield from buttons.declarations()
    *rows, last = [buttons.calls(row) for row in hand.calls] or [[]]
    yield from rows
    yield from ([buttons.menu(menu, place)] for place, menu in enumerate(hand.menus))
    # Not actions: why some cards cannot be played, the tricks taken, undo.
    last += [buttons.why()] if hand.has_others else []
    last += [buttons.tricks()] if hand.has_tricks else []
    last += [buttons.undo()] if hand.own_last else []
    yield [*last, *([buttons.pause()] if hand.paused else [])]


class _Buttons:
    """Makes the buttons of one hand."""

    def __init__(self, hand: Hand, table: Table, say: Say, emojis: CardEmojis) -> None:
        self._hand, self._table, self._say, self._emojis = hand, table, say, emojis
        self._look = look_of(say)

    def cards(self, cards: Sequence[Card], style: discord.ButtonStyle) -> list[TableButton]:
        """Cards, in `style` if playable now; one whose emoji shows its index needs no label, and fits on a phone."""
        playable, verb = self._hand.playable or frozenset(), self._hand.verb or Play
        return [
            self._button(
                verb(card),
                None if self._emojis.has(card, self._look) else index_of(card.rank, self._look.index_set),
                card,
                style=style if card in playable else Style.secondary,
                disabled=card not in playable,
            )
            for card in cards
        ]

    def declarations(self) -> Iterator[list[TableButton]]:
        """Declarations: the card, its index and the word."""
        return map(self.calls, self._hand.declarations)

    def calls(self, row: Sequence[Action]) -> list[TableButton]:
        """One row of calls."""
        return [self._button(call, *button_text(call, self._say), style=wording_of(call).style(call)) for call in row]

    def menu(self, menu: Menu, place: int) -> TableMenu:
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
        yes = say(f"{_SURE[wording_of(action).way(action)]}-yes")
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

    def why(self) -> TableButton:
        return TableButton("why", self._table.id, label=self._say("learn-why-button"))

    def _button(
        self,
        action: Action,
        label: str | None,
        shown: Card | Suit | None,
        *,
        style: discord.ButtonStyle,
        disabled: bool = False,
    ) -> TableButton:
        emoji = None if shown is None else self._emojis.on_button(shown, self._look)
        fact = f"{self._hand.number}:{action}"
        verb = "ask" if self._hand.confirms and is_with_card(action) else "act"
        return TableButton(verb, self._table.id, fact, label=label, emoji=emoji, style=style, disabled=disabled)
