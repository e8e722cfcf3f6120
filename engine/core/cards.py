"""Cards, suits and ranks, packs and their shuffling, cards on the table, and sets of cards as bit masks.

Outside a game's rules a card is a `Card`; inside them a hand is one int with a bit per card,
which keeps positions small and makes following suit a single `&`.

What is shuffled lies in an order that nobody chooses; the numbers that decide it come from outside: a secret, or
chance.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple, Protocol, TypeVar

from engine.core.errors import Unreadable

RANK_LETTERS: Final = "23456789TJQKA"


def upper_ascii(text: str) -> str:
    """Upper case for notation, which is ASCII: letters that Unicode folds to ASCII, such as a long s, match nothing."""
    return text.upper() if text.isascii() else ""


class Suit(IntEnum):
    """A suit; the letter is its notation."""

    S = 0
    H = 1
    D = 2
    C = 3

    def __str__(self) -> str:
        return self.name

    @property
    def mask(self) -> int:
        """All thirteen cards of the suit as a bit mask."""
        return SUIT_MASKS[self]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """The suit written as S, H, D or C in either case; raises Unreadable."""
        try:
            return cls[upper_ascii(text)]
        except KeyError:
            raise Unreadable("suit", text, "S, H, D or C") from None


class Rank(IntEnum):
    """A rank from two to ace; each game decides which rank beats which."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    def __str__(self) -> str:
        return RANK_LETTERS[self]


class Card(int):
    """One of the 52 cards. Its int value, 13 * suit + rank, is its bit number in a mask.

    There is one object per card: get it with `Card.parse("AS")` or `Card.of(Suit.S, Rank.ACE)`.
    """

    suit: Suit
    rank: Rank
    bit: int
    text: str

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of this suit and rank."""
        return CARDS[13 * suit + rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written as rank and suit, `AS` or `10h`; raises Unreadable."""
        card = _BY_TEXT.get(upper_ascii(text).replace("10", "T"))
        if card is None:
            raise Unreadable("card", text, "a rank A K Q J T 9-2 and a suit S H D C, such as AS or TH")
        return card

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __format__(self, spec: str) -> str:
        return format(self.text, spec)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.text,)


def _make_card(number: int) -> Card:
    card = Card(number)
    card.suit, card.rank = Suit(number // 13), Rank(number % 13)
    card.bit = 1 << number
    card.text = f"{card.rank}{card.suit}"
    return card


SUIT_MASKS: Final = tuple(0x1FFF << 13 * suit for suit in Suit)
CARDS: Final = tuple(_make_card(number) for number in range(52))
_BY_TEXT: Final = {card.text: card for card in CARDS}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by blanks, in order; raises Unreadable at the first word that is not a card."""
    words = text.split()
    try:
        return tuple([_BY_TEXT[word] for word in words])
    except KeyError:
        return tuple(map(Card.parse, words))


def print_cards(cards: Iterable[Card]) -> str:
    """The inverse of `parse_cards`."""
    return " ".join(card.text for card in cards)


def mask_of(cards: Iterable[Card]) -> int:
    """The set of these cards as a bit mask."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


def cards_in(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, by suit S H D C and from two to ace within it."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(CARDS[low.bit_length() - 1])
        mask ^= low
    return tuple(cards)


@cache
def pack_of(ranks: str) -> tuple[Card, ...]:
    """A pack of all four suits with these ranks, such as `AKQJT9`."""
    return tuple(card for card in CARDS if str(card.rank) in ranks)


class Played(NamedTuple):
    """A card on the table and the seat it came from."""

    seat: int
    card: Card


class Pile(NamedTuple):
    """One place of a layout: its face-up card, if there is one, and whether a face-down card lies there."""

    up: Card | None
    covers: bool


Layouts = tuple[tuple[Pile, ...], ...]
"""Per seat its layout, empty where a hand is held as usual."""


T = TypeVar("T")


class NumberSource(Protocol):
    """A source of numbers that nobody chooses."""

    def below(self, bound: int, /) -> int:
        """The next number from 0 to `bound` - 1, all equally likely."""


def shuffled(things: Iterable[T], numbers: NumberSource) -> list[T]:
    """The same things in any order, all orders equally likely.

    From the last on, each is swapped with one not behind it. Source: Fisher and Yates; written out in
    docs/fairness-algorithm.md.
    """
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = numbers.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
