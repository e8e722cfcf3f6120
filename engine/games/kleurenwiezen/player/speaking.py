"""A seat's turn in the auction, ready to be asked about many hands that it may have: what it would say as `normal`.

Turns that follow one another are kept, so that an auction which goes on the same way with other hands costs little.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from engine.core.cards import SUIT_MASKS, Suit
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, Propose, Word
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.contracts.contracts import Family
from engine.games.kleurenwiezen.player.bidding import Worth, best_of, proposal, worth_by
from engine.games.kleurenwiezen.player.ducking import danger
from engine.games.kleurenwiezen.player.known import ALL
from engine.games.kleurenwiezen.player.strength import alone
from engine.games.kleurenwiezen.state import Public

POINTS: Final = 2.0
"""Points of loss that make what is said less likely by the factor e."""
LEAST_CHANCE: Final = 0.04
"""How likely it is at least, as not everybody bids as `normal`."""
MOST_DANGER: Final = 2.5
"""With more dangers than this a negative contract is not thought of."""
LEAST_HOPE: Final = 1.5
"""Nor an abondance for which this many tricks are missing."""


class _Choices(NamedTuple):
    """What a hand with cards of certain suits may say, with what it is worth by the hand."""

    usual: list[tuple[KleurenwiezenAction, Worth]]
    negative: list[tuple[KleurenwiezenAction, Worth]]
    many: list[tuple[KleurenwiezenAction, Worth, int, Suit]]
    """Abondances and slams, with their tricks and trumps."""


class Turn:
    """A seat's turn in the auction."""

    def __init__(self, public: Public) -> None:
        self.public, self.seat = public, public.auction.turn
        self._choices: dict[tuple[bool, ...], _Choices] = {}
        self._after: dict[KleurenwiezenAction, Turn] = {}

    def chosen(self, hand: int) -> KleurenwiezenAction:
        """What `normal` says with this hand, a mask."""
        worths = self._worths(hand)
        return best_of(worths) if len(worths) > 1 else next(iter(worths))

    def chance(self, hand: int, action: KleurenwiezenAction) -> float:
        """How likely it is that a seat with this hand says this, beside what is best with it."""
        worths = self._worths(hand)
        own = worths.get(action)
        if own is None:
            if action not in auction.legal(self.public, self.seat, hand):
                return 0.0
            own = worth_by(self.public, self.seat, action)(hand)
        if isinstance(action, Propose):
            # A proposal may be refused and so costs nothing; nobody makes one with a poor hand nevertheless.
            own = min(own, proposal(self.public, action.suit)(hand))
        elif action is Word.WAIT and not own:
            own = -POINTS
        less = max(0.0, max(worths.values()) - own)
        return LEAST_CHANCE + (1 - LEAST_CHANCE) * exp(-less / POINTS)

    def after(self, hand: int, action: KleurenwiezenAction) -> Turn:
        """The turn that follows if a seat with this hand says this; of no seat where the auction is over."""
        if (found := self._after.get(action)) is None:
            said = auction.bid(self.public, self.seat, hand, action)
            found = self._after[action] = Turn(self.public._replace(auction=said))
        return found

    def _worths(self, hand: int) -> dict[KleurenwiezenAction, float]:
        """What is worth thinking of with this hand, and what it is worth."""
        held = tuple([bool(hand & suit) for suit in SUIT_MASKS])
        if (choices := self._choices.get(held)) is None:
            choices = self._choices[held] = self._choices_of(hand)
        worths = {action: worth(hand) for action, worth in choices.usual}
        if choices.negative and danger(hand, ALL & ~hand) < MOST_DANGER:
            worths.update((action, worth(hand)) for action, worth in choices.negative)
        if choices.many:
            hopes = [alone(hand, suit) + LEAST_HOPE for suit in Suit]
            worths.update((action, worth(hand)) for action, worth, goal, suit in choices.many if goal <= hopes[suit])
        return worths

    def _choices_of(self, hand: int) -> _Choices:
        choices = _Choices([], [], [])
        for action in auction.legal(self.public, self.seat, hand):
            worth = worth_by(self.public, self.seat, action)
            if not isinstance(action, Bid):
                choices.usual.append((action, worth))
            elif action.contract.suit is None:
                choices.negative.append((action, worth))
            elif action.contract.family is Family.ABONDANCE:
                choices.many.append((action, worth, action.contract.goal, action.contract.suit))
            else:
                choices.usual.append((action, worth))
        return choices
