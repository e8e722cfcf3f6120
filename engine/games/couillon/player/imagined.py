"""A view of Couillon as the search sees it: rules as numbers, hidden cards spread at random, what a deal is worth."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Final

from engine.core.actions import Play
from engine.core.cards import mask_of
from engine.games.couillon.options import pack_for
from engine.games.couillon.play import POINTS
from engine.games.couillon.player.known import known_from
from engine.games.couillon.sheets.points import Points
from engine.games.couillon.state import CouillonView, counted, per_side
from engine.games.couillon.variants import Following as Rule
from engine.search.deck import deck_of
from engine.search.holdings import bits_of
from engine.search.policy import Habits
from engine.search.position import Following, Position, Rules
from engine.search.search import Imagined, Utility

HABITS: Final = Habits(winning=0.5, trump=3.0, lead_trump=3.0, trump_point=0.5, rank=0.01)
ENDING: Final = {2: 5, 3: 4, 4: 4, 6: 2, 8: 1}
"""By number of seats, with so few cards a hand all are played as well as can be; more take too long."""
POINT: Final = 0.002
"""What a card point is worth where it changes nothing on the sheet, as the other hands may be better than imagined."""
_FOLLOWING: Final = {
    Rule.OR_TRUMP: Following.SUIT_OR_TRUMP,
    Rule.STRICT: Following.SUIT_ELSE_TRUMP,
    Rule.FREE: Following.SUIT_OR_TRUMP,
}


def imagine(view: CouillonView, plays: Sequence[Play]) -> Imagined:
    """The view as the search sees it, once trumps are made."""
    rules = rules_of(view)
    cards = [play.card for play in plays]
    return Imagined(rules, partial(worlds, view, rules), utility_of(view), HABITS, ENDING[view.seats], cards)


def rules_of(view: CouillonView) -> Rules:
    """The rules of the deal under way."""
    order, variant = view.order, view.variant
    assert order is not None
    deck = deck_of(mask_of(pack_for(view.options)), order.trump, order.suits, order.strength, POINTS)
    free = Following.FREE if variant.following is Rule.FREE else None
    return Rules(deck, variant.sides, _FOLLOWING[variant.following], while_stock=free)


def worlds(view: CouillonView, rules: Rules, rng: random.Random) -> Iterator[Position]:
    """Positions that may be, all as likely as each other, without end."""
    deck, seats = rules.deck, view.seats
    known, start = known_from(view), position_of(view, rules)
    sure = [deck.mask(hand.sure) for hand in known.hands]
    holdings = known.holdings.renamed(deck.mask)
    while True:
        *found, down, stock = holdings.sample(rng)
        at = start.copy()
        at.hands = [own | more for own, more in zip(sure, found, strict=True)]
        at.under = {}
        for cover, card in zip(known.covers, _shuffled(down, rng), strict=True):
            if cover.up is not None:
                at.under[deck.bits[cover.up]] = card
            else:
                # Its cover lies in the trick under way.
                at.uncovered.append((cover.seat - 1, card))
        if rules.while_stock is not None:
            at.stock = _shuffled(stock, rng)
        assert len(at.hands) == seats
        yield at


def position_of(view: CouillonView, rules: Rules) -> Position:
    """What everybody knows of the position: all but the hands, the stock and what lies face down."""
    deck, order, sides = rules.deck, view.order, view.sides
    assert order is not None
    tricks = per_side(view.tricks, sides)
    at = Position([0] * view.seats, view.turn - 1, list(per_side(view.card_points, sides)), list(tricks))
    if len(view.trick) < view.seats and view.trick:
        best = order.winner(view.trick)
        at.led = deck.block(view.trick[0].card)
        at.best, at.taker, at.count = deck.bits[best.card], best.seat - 1, len(view.trick)
        at.pot = sum(POINTS[card] for _, card in view.trick)
    return at


def _shuffled(mask: int, rng: random.Random) -> list[int]:
    bits = bits_of(mask)
    rng.shuffle(bits)
    return bits


def utility_of(view: CouillonView) -> Utility:
    """What the deal is worth to the side of the seat on turn: what it gains on the sheet, less what others do."""
    public, sides = view.public, view.sides
    side, count, sheet = sides[view.turn - 1], counted(public), public.match.sheet
    before, better = sheet.score, 1 if isinstance(sheet, Points) else -1

    @cache
    def worth(points: tuple[int, ...], swept: bool) -> float:
        after = sheet.after(count._replace(points=points, swept=swept)).score
        gains = [better * (new - old) for new, old in zip(after, before, strict=True)]
        others = [gain for at, gain in enumerate(gains) if at != side]
        rest = [counted for at, counted in enumerate(points) if at != side]
        return gains[side] - sum(others) / len(others) + POINT * (points[side] - max(rest))

    return lambda points, tricks: worth(tuple(points), sum(map(bool, tricks)) == 1)
