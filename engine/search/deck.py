"""The cards of one deal, numbered so that whole numbers say what beats what.

A card is one bit. Each suit has sixteen bits of its own, the trump suit the highest, and within a suit a card that
beats another is the higher bit. So the best of some cards of a suit is their highest bit, and one comparison says who
takes a trick. Only cards that belong to a suit when it is followed are in its bits: a queen that is always a trump is
in the trump suit's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.core.cards import CARDS, Card, Suit, cards_in

WIDTH: Final = 16
"""Bits of a suit."""
SUIT: Final = (1 << WIDTH) - 1
BLOCKS: Final = tuple(SUIT << WIDTH * block for block in range(4))
"""The bits of each suit, lowest first."""


@dataclass(frozen=True, slots=True)
class Deck:
    """See above. `points` has 64 places."""

    trump: int
    """The bits of the trump suit; 0 without trumps."""
    points: tuple[int, ...]
    """Per bit number what its card counts."""
    bits: tuple[int, ...]
    """Per card of 52 its bit; 0 for a card that is not in the pack."""

    def mask(self, cards: int) -> int:
        """A mask of cards of 52, in these bits."""
        mask = 0
        for card in cards_in(cards):
            mask |= self.bits[card]
        return mask

    def block(self, card: Card) -> int:
        """The bits of the suit a card belongs to."""
        return BLOCKS[(self.bits[card].bit_length() - 1) // WIDTH]


@cache
def deck_of(
    pack: int, trump: Suit | None, suits: tuple[int, ...], strength: tuple[int, ...], points: tuple[int, ...]
) -> Deck:
    """Number the cards of a pack, a mask.

    `suits` are the cards that belong to each suit, as masks; `strength` and `points` are per card of 52, and only the
    strengths of one suit are compared.
    """
    bits, counts = [0] * len(CARDS), [0] * 64
    for block, suit in enumerate(_lowest_first(trump)):
        for place, card in enumerate(_rising(cards_in(suits[suit] & pack), strength)):
            number = WIDTH * block + place
            bits[card], counts[number] = 1 << number, points[card]
    return Deck(BLOCKS[3] if trump is not None else 0, tuple(counts), tuple(bits))


def _lowest_first(trump: Suit | None) -> tuple[Suit, ...]:
    plain = tuple(suit for suit in Suit if suit is not trump)
    return plain if trump is None else (*plain, trump)


def _rising(cards: Iterable[Card], strength: Sequence[int]) -> list[Card]:
    return sorted(cards, key=lambda card: strength[card])
