"""A view of Couillon as the search sees it: rules as numbers, hidden cards spread at random, what a deal is worth."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Final

from engine.core.actions import Play
from engine.core.cards import mask_of
from engine.games.couillon.options import CouillonOptions, pack_for
from engine.games.couillon.order import Order
from engine.games.couillon.play import POINTS
from engine.games.couillon.player.drawing import Drawing, shuffled
from engine.games.couillon.player.known import known_from
from engine.games.couillon.player.told import Told
from engine.games.couillon.player.worth import Worth
from engine.games.couillon.state import CouillonView, counted, per_side
from engine.games.couillon.variants import Following as Rule
from engine.search.deck import deck_of
from engine.search.holdings import bits_of
from engine.search.policy import Habits
from engine.search.position import Following, Position, Rules
from engine.search.search import Imagined, Utility

HABITS: Final = Habits(winning=0.5, trump=6.0, lead_trump=6.0, trump_point=1.5, rank=0.01)
OF_THREE: Final = Habits(winning=0.5, trump=8.0, lead_trump=8.0, trump_point=1.5, rank=0.01)
"""The same where three play for themselves, with ten cards each; both found on packs for building."""
ENDING: Final = {2: 5, 3: 0, 4: 2, 6: 2, 8: 1}
"""By number of seats, with so few cards a hand all are played as well as can be; more take too long."""
TRIES: Final = 60
"""So many deals may be refused before one is taken that does not go well with what was said; few hands allow Kontra."""
PATIENCE: Final = 2000
"""After so many tries for all deals of one choice, those found are taken again."""
_FOLLOWING: Final = {
    Rule.OR_TRUMP: Following.SUIT_OR_TRUMP,
    Rule.STRICT: Following.SUIT_ELSE_TRUMP,
}


def imagine(view: CouillonView, plays: Sequence[Play]) -> Imagined:
    """The view as the search sees it, once trumps are made."""
    options, cards = view.options, [play.card for play in plays]
    rules = rules_of(view)
    drawn = partial(worlds, view, rules)
    return Imagined(rules, drawn, utility_of(view), habits_for(options), ending_for(options), cards)


def rules_of(view: CouillonView) -> Rules:
    """The rules of the deal under way."""
    assert view.order is not None
    return rules_for(view.options, view.order)


@cache
def rules_for(options: CouillonOptions, order: Order) -> Rules:
    """The rules of a deal with this order of cards."""
    variant = options.variant
    deck = deck_of(mask_of(pack_for(options)), order.trump, order.suits, order.strength, POINTS)
    free = Following.FREE if variant.draws else None
    return Rules(deck, variant.sides, _FOLLOWING[variant.following], while_stock=free)


def habits_for(options: CouillonOptions) -> Habits:
    """The weights by which cards are played out."""
    return OF_THREE if max(options.variant.sides) > 1 else HABITS


def ending_for(options: CouillonOptions) -> int:
    """With so few cards a hand all are played as well as can be."""
    return ENDING[options.variant.seats]


def worlds(view: CouillonView, rules: Rules, rng: random.Random) -> Iterator[Position]:
    """Positions that may be, as often as they are likely after what was said, without end."""
    deck, told = rules.deck, Told(view, rules.deck.bits)
    known, start = known_from(view), position_of(view, rules)
    sure = [deck.mask(hand.sure) for hand in known.hands]
    drawing = Drawing(known.holdings.renamed(deck.mask))
    kept: list[tuple[list[int], int, int]] = []
    tries = 0
    while True:
        if tries < PATIENCE:
            for _ in range(TRIES):
                tries += 1
                *found, down, stock = drawing.draw(rng)
                hands = [own | more for own, more in zip(sure, found, strict=True)]
                if told.accepts(hands, rng):
                    break
            kept.append((hands, down, stock))
        else:
            # The same deals again are better than deals that go less well with what was said.
            hands, down, stock = rng.choice(kept)
        at = start.copy()
        at.hands = hands[:]
        at.under = {}
        for cover, card in zip(known.covers, shuffled(bits_of(down), rng), strict=True):
            if cover.up is not None:
                at.under[deck.bits[cover.up]] = card
            else:
                # Its cover lies in the trick under way.
                at.uncovered.append((cover.seat - 1, card))
        if rules.while_stock is not None:
            at.stock = shuffled(bits_of(stock), rng)
        yield at


def position_of(view: CouillonView, rules: Rules, order: Order | None = None) -> Position:
    """What everybody knows of the position: all but the hands, the stock and what lies face down."""
    deck, order, sides = rules.deck, order or view.order, view.sides
    assert order is not None
    tricks = per_side(view.tricks, sides)
    at = Position([0] * view.seats, view.turn - 1, list(per_side(view.card_points, sides)), list(tricks))
    if len(view.trick) < view.seats and view.trick:
        best = order.winner(view.trick)
        at.led = deck.block(view.trick[0].card)
        at.best, at.taker, at.count = deck.bits[best.card], best.seat - 1, len(view.trick)
        at.pot = sum(POINTS[card] for _, card in view.trick)
    return at


def utility_of(view: CouillonView) -> Utility:
    """What the deal is worth to the side of the view's seat."""
    public = view.public
    return Worth(public.match, view.sides[view.seat - 1]).utility(counted(public))
