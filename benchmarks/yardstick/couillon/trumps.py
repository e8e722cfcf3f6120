"""Making trumps: what a hand is worth in a suit, and how much is enough."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.core.actions import Action
from engine.core.cards import Rank, Suit, cards_in
from engine.games.couillon.actions import Call, NameTrump
from engine.games.couillon.state import CouillonView, order_of
from engine.games.couillon.variants import Making

TRUMP_WORTH: Final = (0.65, 0.45, 0.30, 0.22, 0.15)
"""What the highest trump, the second highest and so on add to a hand; the others count as `LOW_TRUMP`."""
LOW_TRUMP: Final = 0.1
ACE_WORTH: Final = 0.09
KING_WORTH: Final = 0.02
"""Deals won less deals lost that each such card adds, by regression on self-play, rounded over all variants."""

HELD_BY_PARTNER: Final = 0.5
HELD_BY_SELF: Final = 0.2
"""What is added where the dealer holds the card proposed and is not an opponent."""

ENOUGH_TO_ACCEPT: Final = {
    (Making.UPCARD, 4): 0.6,
    (Making.TONGRES, 4): 1.0,
    (Making.TONGRES, 6): 1.1,
    (Making.DEALER_CARD, 4): 0.9,
}
"""The least worth for accepting a proposal, by way of making trumps and cards held. All found by self-play."""
ENOUGH_TO_NAME: Final = {2: 0.3, 3: 0.4, 4: 0.45}
"""The least worth for naming trumps, by number of cards seen; below it, a card is turned up."""


def hand_worth(cards: int, trump: Suit, queens: int, mit: bool = False) -> float:
    """What these cards (a mask) are worth with this suit as trumps."""
    worths = _worths(trump, queens, mit)
    return sum([worths[card] for card in cards_in(cards)])


@cache
def _worths(trump: Suit, queens: int, mit: bool) -> tuple[float, ...]:
    """Each card's worth, by card number, with these queens as trumps and the Mit' declared or not."""
    order = order_of(trump, queens, mit)
    worths = [0.0] * 52
    for suit in Suit:
        worths[13 * suit + Rank.ACE], worths[13 * suit + Rank.KING] = ACE_WORTH, KING_WORTH
    for place, card in enumerate(order.trumps()):
        worths[card] = TRUMP_WORTH[place] if place < len(TRUMP_WORTH) else LOW_TRUMP
    return tuple(worths)


def choose_trumps(view: CouillonView, legal: Sequence[Action]) -> Action:
    """The answer to the card proposed, or the suit in which the cards seen are worth most."""
    queens = view.options.queens
    if Call.ACCEPT in legal:
        worth = hand_worth(view.held, view.turned_up[-1].suit, queens) + _worth_of_dealer(view)
        enough = ENOUGH_TO_ACCEPT[view.variant.making, len(view.hand)]
        return Call.ACCEPT if worth >= enough else Call.PASS
    cards = view.held if view.turn == view.seat else view.dummy_cards
    names = [action for action in legal if isinstance(action, NameTrump)]
    worths = {suit: hand_worth(cards, suit, queens) for suit in {name.suit for name in names}}
    # Where a card has to be shown, the lowest of the suit tells opponents least.
    best = max(names, key=lambda name: (worths[name.suit], name.suit, -(name.card or 0)))
    worth = worths[best.suit]
    if Call.TURN in legal and worth < ENOUGH_TO_NAME[cards.bit_count()]:
        return Call.TURN
    return best


def _worth_of_dealer(view: CouillonView) -> float:
    """What our side gains by holding the card proposed."""
    if view.variant.making is Making.UPCARD:
        return 0.0
    if view.seat == view.dealer:
        return HELD_BY_SELF
    return HELD_BY_PARTNER if view.sides[view.seat - 1] == view.sides[view.dealer - 1] else 0.0
