"""Troel: three or four aces in one hand, announced before the auction, and the partner's choice after it.

- Whoever holds three or four aces must announce it.
- The partner holds the fourth ace or, against all four, the highest heart that the bidder lacks.
- Trumps are the suit of that called card, for 8 tricks, or another one of the partner's choice, for 9.

Source: kleurenwiezen.txt, "9. Troel / Trou", "1. Announcing Troel" and "Variations"; docs/rules/kleurenwiezen.md,
"The bidding", "Options" and decision 11.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import CARDS, Card, Rank, Suit, cards_in, mask_of
from engine.games.kleurenwiezen.actions import Bid
from engine.games.kleurenwiezen.contracts.contracts import NATURES, SUITS_DOWN, TROEL, Contract, Kind
from engine.games.kleurenwiezen.contracts.ladder import Ladder
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from engine.games.kleurenwiezen.state import Troel

ACES_DOWN: Final = tuple(Card.of(suit, Rank.ACE) for suit in SUITS_DOWN)
_ACES: Final = mask_of(ACES_DOWN)
_KINGS_DOWN: Final = tuple(Card.of(suit, Rank.KING) for suit in SUITS_DOWN)
_HEARTS_DOWN: Final = tuple(card for card in reversed(CARDS) if card.suit is Suit.H)
_COUNTS: Final = {"3-or-4": (3, 4), "exactly-3": (3,), "off": ()}


def announced(hands: Sequence[int], options: KleurenwiezenOptions, ladder: Ladder) -> tuple[Troel, Card] | None:
    """The Troel in these hands, masks per seat, and the card that makes the partner; None without a Troel."""
    if not ladder.has(TROEL.kind, TROEL.goal):
        return None
    counts = _COUNTS[options.troel]
    for seat, hand in enumerate(hands, 1):
        aces = (hand & _ACES).bit_count()
        if aces in counts:
            has_all = aces == len(Suit)
            card = _called(hand, options.troel_royal) if has_all else missing_ace(hand)
            partner = next(other for other, held in enumerate(hands, 1) if held & card.bit)
            return Troel(seat, partner, card if has_all else None), card
    return None


def missing_ace(hand: int) -> Card:
    """The highest ace that a hand lacks."""
    return cards_in(_ACES & ~hand)[0]


def _called(hand: int, royal: str) -> Card:
    """The card a hand with all aces calls: the highest heart it lacks; by option, kings come before lower hearts."""
    wanted = (*_KINGS_DOWN, *_HEARTS_DOWN) if royal == "king" else _HEARTS_DOWN
    return next(card for card in wanted if not hand & card.bit)


def choices(options: KleurenwiezenOptions, called: Card) -> tuple[Bid, ...]:
    """The choices of the partner of a Troel that nobody outbid, one in each suit."""
    return tuple(Bid(due(options, called, suit)) for suit in SUITS_DOWN)


def due(options: KleurenwiezenOptions, called: Card, suit: Suit) -> Contract:
    """The Troel with these trumps, for fewer tricks if they are the suit of the card that makes the partner."""
    fewer, more = NATURES[Kind.TROEL].goals
    return Contract(Kind.TROEL, fewer if suit is called.suit and options.troel_tricks != "9" else more, suit)
