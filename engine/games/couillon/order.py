"""Which cards are trumps, and what beats what, once trumps are made.

- In every suit A K Q J 10 9 8 7. The best trump takes the trick, else the best card of the suit led.
- The queen of clubs, where she is the Dame de Make, and the red queens, where they are played, are trumps in every
  deal: above the king of trumps, clubs over hearts over diamonds.
- The queen of spades, once declared as the Mit', stands above these and below the ace.
- Such a queen belongs to the trump suit for following too, and her own suit has a card less.

Source: couillon-family.txt, "Play with Mit', Kontra and Re", "Dame de Make" and "Other Variants";
docs/rules/couillon.md, "In common" and "Queens above the king".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.core.cards import CARDS, SUIT_MASKS, Card, Rank, Suit, cards_in, mask_of
from engine.core.tricks import Played

_OVER_THE_KING: Final = tuple(map(Card.parse, ("QD", "QH", "QC", "QS")))
"""Promoted queens from the lowest to the highest."""
_TRUMP: Final = 100
"""Every trump has at least this strength, every other card less."""


class Order(NamedTuple):
    """The ranking for one trump suit. Tuples of 52 are indexed by card."""

    trump: Suit
    suits: tuple[int, ...]
    """Per suit the cards that belong to it, as a mask: promoted queens belong to the trump suit."""
    suit_of: tuple[Suit, ...]
    strength: tuple[int, ...]

    def winner(self, trick: Sequence[Played]) -> Played:
        """The best card of a trick, complete or not; the trick must not be empty."""
        suit_of, strength = self.suit_of, self.strength
        best = trick[0]
        led, most = suit_of[best.card], strength[best.card]
        for played in trick:
            card = played.card
            if strength[card] > most and (suit_of[card] is led or strength[card] >= _TRUMP):
                best, most = played, strength[card]
        return best

    def follow_or_trump(self, hand: int, led: Card) -> int:
        """The playable cards of a hand, as masks, where a player may trump even when able to follow suit."""
        follow = hand & self.suits[self.suit_of[led]]
        return follow | hand & self.suits[self.trump] if follow else hand

    def follow_else_trump(self, hand: int, led: Card) -> int:
        """The playable cards of a hand, as masks, where a player must follow suit, or else trump."""
        return hand & self.suits[self.suit_of[led]] or hand & self.suits[self.trump] or hand

    def trumps(self) -> tuple[Card, ...]:
        """All trumps of a full pack, highest first."""
        return tuple(sorted(cards_in(self.suits[self.trump]), key=self.strength.__getitem__, reverse=True))


@cache
def order_of(trump: Suit, queens: int, mit: bool) -> Order:
    """The ranking with this trump suit, these queens (a mask) as trumps, and the Mit' declared or not."""
    promoted = [card for card in _OVER_THE_KING if card.bit & queens or (mit and card.suit is Suit.S)]
    away = mask_of(promoted)
    suits = tuple(mask & ~away | (away if suit is trump else 0) for suit, mask in zip(Suit, SUIT_MASKS, strict=True))
    own = [card for card in CARDS if card.suit is trump and not card.bit & away]
    ranking = [*(card for card in own if card.rank <= Rank.KING), *promoted, Card.of(trump, Rank.ACE)]
    strength = [int(card.rank) for card in CARDS]
    for place, card in enumerate(ranking):
        strength[card] = _TRUMP + place
    suit_of = tuple(trump if card.bit & suits[trump] else card.suit for card in CARDS)
    return Order(trump, suits, suit_of, tuple(strength))
