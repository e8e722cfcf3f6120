"""The combinations as a table: which cards they are and what they count.

- Of a suit, plain and in trumps: mariage K Q, 20 and 40; tierce K Q J, 30 and 60; quateron A K Q J, 40 and 80.
- Quinte: five brisques, aces or tens, 100, or 50 by the printed booklet. With hands of three: trente, three brisques.
- Chouine: A 10 K Q J of a suit, or K Q J with hands of three. It wins the partie.
- Card values: ace 11, ten 10, king 4, queen 3, jack 2.

Source: chouine.txt, "Players, Cards and Objective", "Card Combinations" and "Three or Four Players";
docs/rules/chouine.md, "Cards" and "Combinations".
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from engine.core.cards import CARDS, Card, Rank, Suit, cards_in, mask_of

RANKING: Final = "ATKQJ987"
"""The ranks, highest first."""


class Combination(StrEnum):
    """A combination's name, which is also its word in the notation."""

    MARIAGE = "mariage"
    TIERCE = "tierce"
    QUATERON = "quateron"
    QUINTE = "quinte"
    TRENTE = "trente"
    CHOUINE = "chouine"


class Shape(NamedTuple):
    """What a combination is made of and worth."""

    combination: Combination
    ranks: str
    points: int | None
    """Points in a plain suit; in trumps twice that. None: it wins the partie."""
    brisques: int = 0
    """How many cards of these ranks it takes, in any suits; 0: one card of each rank, all of one suit."""


_MARIAGE: Final = Shape(Combination.MARIAGE, "KQ", 20)
OF_FIVE: Final = (
    _MARIAGE,
    Shape(Combination.TIERCE, "KQJ", 30),
    Shape(Combination.QUATERON, "AKQJ", 40),
    Shape(Combination.QUINTE, "AT", 100, brisques=5),
    Shape(Combination.CHOUINE, "ATKQJ", None),
)
"""With hands of five cards."""
OF_THREE: Final = (
    _MARIAGE,
    Shape(Combination.TRENTE, "AT", 30, brisques=3),
    Shape(Combination.CHOUINE, "KQJ", None),
)
"""With hands of three cards."""

MAKES_TRUMPS: Final = frozenset({Combination.MARIAGE, Combination.TIERCE, Combination.QUATERON})
"""What fixes the trump suit in the Mondoubleau variant."""

_BRISQUES: Final = mask_of(card for card in CARDS if card.rank in (Rank.ACE, Rank.TEN))

_QUEENS: Final = mask_of(card for card in CARDS if card.rank is Rank.QUEEN)


class FoundCombination(NamedTuple):
    """A combination in a hand: its suit, None where it has cards of several, and its cards as a mask."""

    combination: Combination
    suit: Suit | None
    cards: int


def found_in(hand: int, shapes: tuple[Shape, ...]) -> list[FoundCombination]:
    """Every combination that a hand, a mask, holds."""
    found = []
    # All of one suit hold its king and queen, which lie side by side in a mask.
    pair = hand & hand >> 1 & _QUEENS
    for combination, ranks, _, brisques in shapes:
        if brisques:
            held = hand & _BRISQUES
            # No hand has more cards than this combination takes.
            if held.bit_count() == brisques:
                found.append(FoundCombination(combination, None, held))
        elif pair:
            found += [
                FoundCombination(combination, suit, cards) for suit, cards in _of_suits(ranks) if hand & cards == cards
            ]
    return found


@cache
def _of_suits(ranks: str) -> tuple[tuple[Suit, int], ...]:
    """Each suit with its cards of these ranks as a mask."""
    return tuple((suit, mask_of(Card.parse(f"{rank}{suit}") for rank in ranks)) for suit in Suit)


def in_order(cards: int) -> tuple[Card, ...]:
    """The cards of a combination as people show them: by suit, highest first."""
    return tuple(sorted(cards_in(cards), key=lambda card: (card.suit, RANKING.index(str(card.rank)))))
