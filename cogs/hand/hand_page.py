"""The message with a hand, for its owner's eyes only: its page, its buttons, what it shows and should show next.

A picture is drawn for somebody who can act, and when cards are dealt. It stays while they wait for their next turn, and
is said to be of the last; where it may not, a line of cards takes its place. The buttons stand in rows: cards, calls,
and what is not an action. Blurple is what one does, green joins somebody, grey passes, looks or leaves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final, NamedTuple

import discord
from discord.utils import as_chunks

from cogs.app import presses
from cogs.app.presses import Button, Style
from cogs.delivery.avatars import WithFaces
from cogs.delivery.pacer import Urgency
from cogs.hand.hand import Hand
from cogs.hand.take_action import answers, question
from cogs.messages.buttons import table_button
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import Drawing, Item, Page, Part, drawn, page, picture_of, shown_already
from cogs.messages.wording import PlainWords, Way, WithCard, button_text, is_with_card, wording_of
from cogs.messages.words import CardWords
from cogs.table_texts.table_text import pause_button
from engine.core.actions import Action, Play
from engine.core.cards import Card, Suit
from engine.running.table import Table
from locales import Say
from locales.cards import index_of
from rendering import Look, Picture, SeatLabel, draw_hand, draw_layout, draw_turn, look_of
from rendering.canvas.wording import card_words
from rendering.table.alt import alt_hand, alt_layout
from rendering.turn.picture import alt_turn

_FEW: Final = 5
"""So many cards all have buttons; of more, only those that may be played, so that they are within reach."""
_ROW: Final = 4
"""Buttons of cards in a row: five do not fit beside each other on a phone."""
_PILES: Final = 4
"""Piles in a row of a layout."""
_suit_of: Final = attrgetter("suit")
SURE: Final = {Way.PLAY: "prefer-sure", Way.ASIDE: "prefer-sure-aside"}
"""The question before something is done with a card; its end `-yes` is the button's."""


def rows_of_tops(hand: Hand) -> list[list[Card]]:
    """The open cards of the layout it shows, in the rows in which they lie."""
    piles = hand.piles if hand.turn is None else hand.turn.piles
    return [[pile.up for pile in row if pile.up] for row in as_chunks(piles, _PILES)]


class HandButtons:
    """Makes the buttons of one hand, in rows."""

    def __init__(self, hand: Hand, table: Table, emojis: CardEmojis) -> None:
        self._hand, self._table, self._emojis = hand, table, emojis
        self._say, self._look = hand.say, look_of(hand.say)

    def card_rows(self) -> Iterator[Part]:
        """A button per card that may be played, in the order of the picture; of few cards a button for each."""
        playable = self._hand.playable
        if playable is None:
            return
        cards = [card for row in rows_of_tops(self._hand) for card in row] or list(self._hand.cards)
        if len(cards) <= _FEW:
            yield self._cards(cards)
            return
        # A suit in each row; a long suit in two or more.
        for _, of_suit in groupby((card for card in cards if card in playable), key=_suit_of):
            yield from map(self._cards, as_chunks(of_suit, _ROW))

    def word_rows(self) -> Iterator[Part]:
        """Buttons and menus for calls, with a card or without, and for what is not an action."""
        yield from self.declarations()
        *rows, last = [self.calls(row) for row in self._hand.calls] or [[]]
        yield from rows
        yield from self.menus()
        yield last
        yield list(self._besides())

    def declarations(self) -> Iterator[Part]:
        """Declarations: the card, its index and the word."""
        if self._hand.declarations:
            yield self._say("play-hand-declare")
            yield from map(self.calls, self._hand.declarations)

    def calls(self, row: Sequence[Action]) -> list[Item]:
        """One row of calls."""
        return [self._button(call, *button_text(call, self._say), style=wording_of(call).style(call)) for call in row]

    def menus(self) -> Iterator[Part]:
        """Menus whose values are what buttons would say, each in a row of its own."""
        for place, menu in enumerate(self._hand.menus):
            texts = {self._value(call): button_text(call, self._say) for call in menu.calls}
            emojis = {
                value: self._emojis.on_button(shown, self._look)
                for value, (_, shown) in texts.items()
                if shown is not None
            }
            options = [(value, text) for value, (text, _) in texts.items()]
            yield [presses.menu(self._menu_id(str(place or "")), options, placeholder=menu.title, emojis=emojis)]

    def answers(self, action: WithCard) -> list[Button]:
        """Yes and no to the question whether this card is to be played."""
        say = self._say
        yes = say(f"{SURE[wording_of(action).way(action)]}-yes")
        return [
            table_button("act", self._table.id, self._value(action), label=yes, style=Style.success),
            table_button("keep", self._table.id, label=say("prefer-sure-no")),
        ]

    def _besides(self) -> Iterator[Button]:
        """What is not an action: a hint, tricks to look at, taking back, one's place, going on."""
        hand, number, say = self._hand, self._table.id, self._say
        if hand.has_hint:
            yield table_button("hint", number, label=say("hints-button"))
        if hand.has_last:
            yield table_button("last", number, label=say("play-last-trick"))
        if hand.has_tricks:
            yield table_button("tricks", number, label=say("play-my-tricks"))
        if hand.own_last:
            yield table_button("undo", number, str(hand.own_last), label=say("company-undo-button"))
        if hand.turn is not None:
            yield table_button("seat", number, label=say("play-my-seat"))
        if hand.paused:
            yield pause_button(self._table, say)

    def _cards(self, cards: Iterable[Card]) -> list[Item]:
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

    def _button(
        self, action: Action, label: str, shown: Card | Suit | None, *, style: Style, disabled: bool = False
    ) -> Item:
        suit = shown.suit if isinstance(shown, Card) else shown
        emoji = None if suit is None else self._emojis.on_button(suit, self._look)
        return presses.button(self._button_id(action), label, emoji=emoji, style=style, disabled=disabled)

    def _value(self, action: Action) -> str:
        """What stands for an action in a custom id, and in a menu."""
        return f"{self._hand.number}:{action}"

    def _button_id(self, action: Action) -> str:
        verb = "ask" if self._hand.confirms and is_with_card(action) else "act"
        return f"{verb}:{self._table.id}:{self._value(action)}"

    def _menu_id(self, place: str) -> str:
        return f"pick.act:{self._table.id}:{place}"


_BETWEEN_SUITS: Final = "\N{EM SPACE}"


async def hand_page(hand: Hand, table: Table, emojis: CardEmojis, with_faces: WithFaces) -> Page:
    """The hand, with its picture; `with_faces` puts faces on the labels of a turn."""
    if hand.is_empty:
        return _page(hand, table, emojis)
    labels = with_faces(hand.labels)
    pictures, files = await drawn([Drawing(lambda: _draw(hand, labels, look_of(hand.say)), alt_of(hand))])
    return _page(hand, table, emojis, *pictures)._replace(files=files)


def hand_with_kept_picture(hand: Hand, table: Table, emojis: CardEmojis, url: str, alt: str | None = None) -> Page:
    """The hand under the picture its message already shows at `url`; `alt`: of a picture that is not of this hand."""
    return _page(hand, table, emojis, shown_already(url, alt or alt_of(hand)))._replace(keeps_files=True)


def hand_between_turns(hand: Hand, turn: Hand, table: Table, emojis: CardEmojis, url: str) -> Page:
    """The hand of somebody who waits, under the picture of their last turn, which its message shows at `url`.

    What has happened since stands above it, and that it is of then; what is left of the cards below it, small in words.
    """
    say = hand.say
    left = [f"-# {alt_of(hand)}"] if hand.piles else []
    if hand.cards and not hand.piles:
        left.append(f"-# {say('play-hand-still', cards=_by_suit(hand.cards, say))}")
    return page(
        "\n".join((*hand.lines, f"-# {say('play-hand-then')}")),
        shown_already(url, alt_of(turn)),
        *left,
        *HandButtons(hand, table, emojis).word_rows(),
    )._replace(keeps_files=True)


def hand_in_words(hand: Hand, table: Table, emojis: CardEmojis) -> Page:
    """The hand without a picture, for somebody who cannot act: its cards in a line, and small below it in words.

    The words are for screen readers, to which the line is the English names of emojis. There are no buttons of cards:
    none could be pressed.
    """
    buttons = HandButtons(hand, table, emojis)
    return page("\n".join(hand.lines), *_cards_in_words(hand, emojis), *buttons.word_rows())


def _cards_in_words(hand: Hand, emojis: CardEmojis) -> Iterator[str]:
    """The cards of a hand in a line, or of a layout in the rows in which they lie; then in words."""
    if hand.piles:
        yield "\n".join(f"## {CardWords(emojis, hand.say).cards(row)}" for row in rows_of_tops(hand) if row)
        yield f"-# {alt_of(hand)}"
    elif hand.cards:
        yield f"## {_in_a_line(hand.cards, emojis, hand.say)}"
        yield f"-# {_by_suit(hand.cards, hand.say)}"


def _in_a_line(cards: Sequence[Card], emojis: CardEmojis, say: Say) -> str:
    """The emojis of cards, suits apart where they lie together."""
    words = CardWords(emojis, say)
    return _BETWEEN_SUITS.join(words.cards(of_suit) for _, of_suit in groupby(cards, key=_suit_of))


def _by_suit(cards: Sequence[Card], say: Say) -> str:
    """Cards as they are read aloud: `spades A 10 · hearts K`."""
    return " · ".join(
        " ".join([PlainWords(say).suit(suit), *(index_of(card.rank, say.index_set) for card in of_suit)])
        for suit, of_suit in groupby(cards, key=_suit_of)
    )


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
        text, buttons = question_text(action, emojis, say), HandButtons(hand, table, emojis).answers(action)
    return page("\n".join(hand.lines), *picture, text, buttons)._replace(keeps_files=bool(picture))


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
    return say(SURE[way], card=card)


def _draw(hand: Hand, labels: Sequence[SeatLabel], look: Look) -> Picture:
    if hand.turn is not None:
        return draw_turn(hand.turn, labels, look, hand.say)
    if hand.piles:
        return draw_layout(hand.piles, None, look)
    return draw_hand(hand.cards, None, look)


def alt_of(hand: Hand) -> str:
    """The text alternative of its picture."""
    say, index_set = hand.say, hand.say.index_set
    if hand.turn is not None:
        return alt_turn(hand.turn, hand.labels, say, index_set)
    if hand.piles:
        return alt_layout(hand.piles, None, say, index_set)
    return alt_hand(hand.cards, None, say, index_set)


def _page(hand: Hand, table: Table, emojis: CardEmojis, *picture: Item) -> Page:
    buttons = HandButtons(hand, table, emojis)
    return page("\n".join(hand.lines), *picture, *buttons.card_rows(), *buttons.word_rows())


class ShownHand(NamedTuple):
    """A hand as a message shows it."""

    hand: Hand
    pictured: Hand | None = None
    """The hand in its picture, which between turns is that of the last turn; None: it has none, or that is unknown."""
    url: str | None = None
    """Where its picture is; None: it has none, or that is unknown."""

    @classmethod
    def whole(cls, hand: Hand) -> ShownHand:
        """A hand with its own picture."""
        return cls(hand, hand)

    def on(self, message: discord.Message | None) -> ShownHand:
        """The same on a message as Discord tells it; None: it has not told."""
        return self if message is None else self._replace(url=picture_of(message))

    @property
    def asks(self) -> bool:
        """Whether it asks for something, if only in its picture."""
        return self.hand.acts or (self.pictured is not None and self.pictured.turn is not None)

    def is_enough(self, hand: Hand) -> bool:
        """Whether nothing has to be changed."""
        return hand.is_as_good_as(self.hand)


def urgency_of(hand: Hand) -> Urgency:
    """Who is to act is shown their hand first."""
    return Urgency.ACTING if hand.acts else Urgency.REST


PageOf = tuple[Page, ShownHand]
"""A page, and what it shows, on a message yet to be told."""


async def next_page(
    hand: Hand,
    before: ShownHand | None,
    table: Table,
    emojis: CardEmojis,
    with_faces: WithFaces,
    *,
    draws: bool,
) -> PageOf:
    """The page of a hand, on a message that shows `before`, as far as that is known.

    `draws`: its owner is to see a picture, whether or not they can act.
    """
    if (same := _with_picture_of(before, hand, table, emojis)) is not None:
        return same
    other_looks = before is not None and before.hand.say != hand.say
    if draws or hand.acts or other_looks:
        return await hand_page(hand, table, emojis, with_faces), ShownHand.whole(hand)
    return hand_in_words(hand, table, emojis), ShownHand(hand)


def _with_picture_of(before: ShownHand | None, hand: Hand, table: Table, emojis: CardEmojis) -> PageOf | None:
    """The page of a hand under the picture there is; None: that may not stay."""
    if before is None or before.url is None or before.pictured is None:
        return None
    if before.pictured.picture == hand.picture:
        return hand_with_kept_picture(hand, table, emojis, before.url), before._replace(hand=hand)
    if hand.is_later_than(before.pictured):
        made = hand_between_turns(hand, before.pictured, table, emojis, before.url)
        return made, before._replace(hand=hand)
    return None


def _at(before: ShownHand | None, url: str | None) -> ShownHand | None:
    """The same on a message with a picture at `url`; None: that is not the picture it is known to have."""
    if before is None or (before.url is not None and _file_of(before.url) != _file_of(url)):
        return None
    return before._replace(url=url)


def _file_of(url: str | None) -> str:
    """The part of an address that does not change: Discord signs it anew each time."""
    return (url or "").partition("?")[0]


def page_at_once(
    hand: Hand, url: str | None, alt: str | None, before: ShownHand | None, table: Table, emojis: CardEmojis
) -> tuple[Page, ShownHand | None]:
    """The page of a hand without waiting for a drawing, on a message with a picture at `url`, told as `alt`.

    With what it shows; None: there is more to come.
    """
    if (same := _with_picture_of(_at(before, url), hand, table, emojis)) is not None:
        return same
    if url is not None and hand.acts:
        # The new picture follows. Told as that already, the message would pass for one that has it.
        return hand_with_kept_picture(hand, table, emojis, url, alt), None
    return hand_in_words(hand, table, emojis), ShownHand(hand)
