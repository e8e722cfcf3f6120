"""Which card to play: weighs the points on the table by the chance that our side gets them.

Every card is valued by what its trick is likely to bring, less what the card is worth in a later one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core.actions import Action, Play
from engine.core.cards import CARDS, Card, mask_of
from engine.games.couillon.play import POINTS
from engine.games.couillon.player.known import beaters, known_from
from engine.games.couillon.state import CouillonView
from engine.games.couillon.variants import Following
from engine.players.search.holdings import Hand


class CouillonHabits(NamedTuple):
    """The weights for choosing a card, in card points unless said otherwise; found by self-play."""

    trump: float
    """What any trump is worth later."""
    trump_points: float
    """A trump's bonus for each point of its own."""
    top_trump: float
    """The bonus of a trump that no opponent can beat."""
    lead_trump: float
    """What leading a trump to draw trumps is worth."""
    ruff: float
    """Chance that whoever can trump a trick without points does."""
    ruff_per_point: float
    """What each point in the trick adds to that chance."""
    later_foe: float
    """Points that an opponent still to play is likely to add to the trick."""
    later_friend: float
    """Points that a partner still to play is likely to add to the trick."""
    winning: float
    """What winning a trick is worth beyond its points, for the lead to the next."""


TWO_PLAYERS: Final = CouillonHabits(
    trump=4.0,
    trump_points=0.85,
    top_trump=1.3,
    lead_trump=2.0,
    ruff=0.4,
    ruff_per_point=0.1,
    later_foe=0.3,
    later_friend=0.0,
    winning=0.7,
)
MORE_PLAYERS: Final = CouillonHabits(
    trump=4.0,
    trump_points=1.0,
    top_trump=2.6,
    lead_trump=0.0,
    ruff=0.1,
    ruff_per_point=0.08,
    later_foe=0.6,
    later_friend=1.0,
    winning=0.4,
)


def choose_card(view: CouillonView, plays: Sequence[Play], habits: CouillonHabits | None = None) -> Play:
    """The best of these cards of the seat on turn; of equal ones, the one with the fewest points."""
    worths = weigh_cards(view, plays, habits)
    return max(plays, key=lambda play: (worths[play], -POINTS[play.card], -play.card))


def weigh_cards(view: CouillonView, plays: Sequence[Play], habits: CouillonHabits | None = None) -> dict[Action, float]:
    """What each of these cards of the seat on turn is worth, in card points."""
    weighing = CouillonWeighing(view, habits or (TWO_PLAYERS if view.seats == 2 else MORE_PLAYERS))
    return {play: weighing.worth(play.card) for play in plays}


class CouillonWeighing:
    """A position before a card is played, with what the player knows."""

    def __init__(self, view: CouillonView, habits: CouillonHabits) -> None:
        order = view.order
        assert order is not None
        self.order, self.habits = order, habits
        self.trumps = order.suits[order.trump]
        self.beaters = beaters(order.trump, view.options.queens, view.mit is not None)
        self.strict = view.variant.following is Following.STRICT
        self.free = view.variant.draws and view.stock > 0
        self.last_trick = view.hand_sizes[view.turn - 1] == 1
        known = known_from(view)
        self.against = known.against
        self.trick = view.under_way
        self.points = sum([POINTS[played.card] for played in self.trick])
        side = view.sides[view.turn - 1]
        self.best = order.winner(self.trick) if self.trick else None
        self.ours = self.best is not None and view.sides[self.best.seat - 1] == side
        behind = [(view.turn + step) % view.seats for step in range(view.seats - 1 - len(self.trick))]
        self.behind = [(known.hands[at], view.sides[at] == side) for at in behind]

    def worth(self, card: Card) -> float:
        """The points this card is expected to bring our side, less its later worth."""
        habits = self.habits
        led = self.trick[0].card if self.trick else card
        best, ours = card, True
        if self.best is not None and not self._takes(card, self.best.card):
            best, ours = self.best.card, self.ours
        pot = self.points + POINTS[card] + habits.winning
        chance = 1.0 if ours else 0.0
        for hand, friend in self.behind:
            ruff = min(1.0, habits.ruff + habits.ruff_per_point * pot)
            beats = self._chance_to_beat(hand, best, led, ruff)
            if hand.more:
                pot += habits.later_friend if friend else habits.later_foe
            else:
                adds = self._playable(hand.sure, led)
                pot += _most_points(adds) if friend else _fewest_points(adds)
            chance += (1 - chance) * beats if friend else -chance * beats
        bonus = habits.lead_trump if not self.trick and card.bit & self.trumps else 0.0
        return pot * (2 * chance - 1) + bonus - self._later_worth(card)

    def _takes(self, card: Card, best: Card) -> bool:
        """Whether a card beats the best card of the trick so far, which is a trump or of the suit led."""
        return bool(card.bit & (self.beaters[best] | (0 if best.bit & self.trumps else self.trumps)))

    def _playable(self, cards: int, led: Card) -> int:
        """The cards of a known hand that may be played, as a mask."""
        if self.free:
            return cards
        return self.order.follow_else_trump(cards, led) if self.strict else self.order.follow_or_trump(cards, led)

    def _chance_to_beat(self, hand: Hand, best: Card, led: Card, ruff: float) -> float:
        """Chance that a hand beats the best card; `ruff`: chance that it trumps if it can but need not."""
        higher, ruffed = self.beaters[best], bool(best.bit & self.trumps)
        trump_led = bool(led.bit & self.trumps)
        if not hand.more:
            cards = self._playable(hand.sure, led)
            if cards & higher:
                return ruff if ruffed and not trump_led else 1.0
            return ruff if cards & self.trumps and not ruffed else 0.0
        high = hand.has(higher)
        if trump_led:
            return high
        if self.strict:
            void = 1.0 - hand.has(self.order.suits[self.order.suit_of[led]])
            return void * high if ruffed else high + void * hand.has(self.trumps)
        return high * ruff if ruffed else high + (1 - high) * hand.has(self.trumps) * ruff

    def _later_worth(self, card: Card) -> float:
        """What the card is worth in a later trick, beyond its own points."""
        if self.last_trick or not card.bit & self.trumps:
            return 0.0
        habits = self.habits
        top = 0.0 if self.beaters[card] & self.against else habits.top_trump
        return habits.trump + habits.trump_points * POINTS[card] + top


_WORTH_AT_LEAST: Final = tuple(mask_of(card for card in CARDS if POINTS[card] >= points) for points in range(6))


def _most_points(cards: int) -> int:
    """The points of the richest of these cards."""
    return max(points for points in range(5) if not points or cards & _WORTH_AT_LEAST[points])


def _fewest_points(cards: int) -> int:
    """The points of the poorest of these cards; 0 where there are none."""
    return next((points for points in range(5) if cards & ~_WORTH_AT_LEAST[points + 1]), 0)
