"""The message with a hand, for its owner's eyes only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

from cogs.delivery.avatars import WithFaces
from cogs.hand.bid_confirmation import answers, question
from cogs.hand.hand import Hand
from cogs.hand.hand_buttons import SURE, HandButtons, card_rows, rows_of_tops, word_rows
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import Item, Page, in_thread, page, shown, shown_already, upload
from cogs.messages.wording import PlainWords, Way, WithCard, is_with_card, wording_of
from cogs.messages.words import CardWords
from engine.core.actions import Action
from engine.core.cards import Card
from engine.tables.live.table import Table
from locales import Say
from locales.cards import index_of
from rendering import Look, Picture, SeatLabel, draw_hand, draw_layout, draw_turn, look_of
from rendering.canvas.wording import card_words
from rendering.table.alt import alt_hand, alt_layout
from rendering.turn.alt import alt_turn

_BETWEEN_SUITS: Final = "\N{EM SPACE}"
_suit_of: Final = attrgetter("suit")


async def hand_page(hand: Hand, table: Table, emojis: CardEmojis, with_faces: WithFaces) -> Page:
    """The hand, with its picture; `with_faces` puts faces on the labels of a turn."""
    if hand.is_empty:
        return _page(hand, table, emojis)
    labels, alt = with_faces(hand.labels), alt_of(hand)
    picture = await in_thread(lambda: _draw(hand, labels, look_of(hand.say)))
    made = _page(hand, table, emojis, shown(picture.filename, alt))
    return Page(made.view, [upload(picture, alt)])


def hand_with_kept_picture(hand: Hand, table: Table, emojis: CardEmojis, url: str) -> Page:
    """The hand under the picture its message already shows at `url`."""
    return _page(hand, table, emojis, shown_already(url, alt_of(hand)))._replace(keeps_files=True)


def hand_in_words(hand: Hand, table: Table, emojis: CardEmojis) -> Page:
    """The hand without a picture, for somebody who cannot act: its cards in a line, and small below it in words.

    The words are for screen readers, to which the line is the English names of emojis. There are no buttons of cards:
    none could be pressed.
    """
    buttons = HandButtons(hand, table, hand.say, emojis)
    return page("\n".join(hand.lines), *_cards_in_words(hand, emojis), *word_rows(hand, buttons, hand.say))


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
        " ".join([say(f"play-suit-{suit.name.lower()}"), *(index_of(card.rank, say.index_set) for card in of_suit)])
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
        text, buttons = question_text(action, emojis, say), HandButtons(hand, table, say, emojis).answers(action)
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
    buttons = HandButtons(hand, table, hand.say, emojis)
    return page("\n".join(hand.lines), *picture, *card_rows(hand, buttons), *word_rows(hand, buttons, hand.say))
