"""Cards and combinations as plain numbers, for deals that somebody imagines.

A card is one bit of 32: eight a suit, the trump suit the highest, and within a suit the better card the higher bit.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from engine.core.cards import CARDS, Card, Suit, cards_in
from engine.games.chouine.combinations import RANKING, Combination, Shape
from engine.games.chouine.options import ChouineOptions
from engine.games.chouine.play import CARD_POINTS

WIDTH: Final = 8
"""Bits of a suit."""
SUIT: Final = (1 << WIDTH) - 1
PACK: Final = (1 << 4 * WIDTH) - 1
TRUMPS: Final = SUIT << 3 * WIDTH
BLOCKS: Final = tuple(SUIT << WIDTH * (number // WIDTH) for number in range(4 * WIDTH))
"""Per number of a card the bits of its suit."""
BRISQUES: Final = 0xC0C0C0C0
SEVEN: Final = 1 << 3 * WIDTH
"""The seven of trumps."""
_ORDER: Final = RANKING[::-1]
POINTS: Final = tuple(
    next((points for rank, points in CARD_POINTS.items() if str(rank) == _ORDER[number % WIDTH]), 0)
    for number in range(4 * WIDTH)
)
"""Card points, per number."""
OF_BRISQUES: Final = 4
"""The place among what a seat has declared of a quinte or trente; 0 to 3 are the suits."""
WINS: Final = 9999
"""What a chouine counts: more than anything."""


class Numbering(NamedTuple):
    """The numbers of the cards while a suit is trumps."""

    suits: tuple[Suit, ...]
    numbers: dict[Card, int]
    cards: tuple[Card, ...]
    """By number."""

    def bits(self, cards: int) -> int:
        """A mask of cards of 52, in these bits."""
        mask = 0
        for card in cards_in(cards):
            mask |= 1 << self.numbers[card]
        return mask

    def place(self, suit: Suit | None) -> int:
        """The place of a suit, None for brisques, among what is declared."""
        return OF_BRISQUES if suit is None else self.suits.index(suit)


@cache
def numbered(trump: Suit) -> Numbering:
    """The numbers of the cards while this suit is trumps."""
    suits = (*(suit for suit in Suit if suit is not trump), trump)
    cards = tuple(next(card for card in CARDS if card.suit is suit and str(card.rank) == rank)
                  for suit in suits for rank in _ORDER)  # fmt: skip
    return Numbering(suits, {card: number for number, card in enumerate(cards)}, cards)


class Word(NamedTuple):
    """A declaration that may go with a card."""

    combination: Combination
    place: int
    """The suit, or `OF_BRISQUES`."""
    cards: int
    points: int


class Choice(NamedTuple):
    """A card, as its bit, and what is declared with it."""

    card: int
    word: Word | None


class Words:
    """What hands may declare under a match's options."""

    def __init__(self, options: ChouineOptions) -> None:
        shapes = options.variant.shapes
        brisques = next(shape for shape in shapes if shape.brisques)
        points = options.quinte if brisques.combination is Combination.QUINTE else brisques.points
        self._need, self._brisques = brisques.brisques, (brisques.combination, points or 0)
        # The largest first: who declares at all declares as much as there is.
        of_suits = sorted((shape for shape in shapes if not shape.brisques), key=lambda shape: -len(shape.ranks))
        self._of_suits, self._all_plain = (
            tuple(tuple(_word(shape, suit, suit == trumps) for shape in of_suits) for suit in range(4))
            for trumps in (3, None)
        )

    def of(self, hand: int, done: int, all_plain: bool = False) -> list[Word]:
        """The best of each suit, and of brisques, that a hand may still declare; `done` are bits of places.

        `all_plain`: there are no trumps yet.
        """
        found: list[Word] = []
        of_suits = self._all_plain if all_plain else self._of_suits
        pairs = hand & hand >> 1 & 0x10101010
        if pairs:
            found += [
                next(word for word in of_suits[suit] if not word.cards & ~hand)
                for suit in range(4)
                if pairs >> WIDTH * suit & SUIT and not done >> suit & 1
            ]
        brisques = hand & BRISQUES
        if brisques.bit_count() == self._need and not done >> OF_BRISQUES & 1:
            found.append(Word(self._brisques[0], OF_BRISQUES, brisques, self._brisques[1]))
        return found

    def choices(self, hand: int, playable: int, done: int, waits: bool, all_plain: bool = False) -> list[Choice]:
        """Each card, alone and with each of these words; without a draw to come (not `waits`) a word is never kept."""
        found = self.of(hand, done, all_plain)
        choices: list[Choice] = []
        while playable:
            card = playable & -playable
            playable ^= card
            said = [Choice(card, word) for word in found if word.cards & card] if found else None
            if said:
                choices += said
            if waits or not said:
                choices.append(Choice(card, None))
        return choices


def _word(shape: Shape, suit: int, is_trump: bool) -> Word:
    cards = sum(1 << _ORDER.index(rank) for rank in shape.ranks) << WIDTH * suit
    points = WINS if shape.points is None else 2 * shape.points if is_trump else shape.points
    return Word(shape.combination, suit, cards, points)


def swapped(cards: int, place: int) -> int:
    """A mask in which this suit and the trump suit have changed places."""
    differs = (cards >> WIDTH * place ^ cards >> 3 * WIDTH) & SUIT
    return cards ^ differs << WIDTH * place ^ differs << 3 * WIDTH


def points_of(cards: int) -> int:
    """The card points of a mask."""
    total = 0
    while cards:
        low = cards & -cards
        cards ^= low
        total += POINTS[low.bit_length() - 1]
    return total
