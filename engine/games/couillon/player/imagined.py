"""A view of Couillon as the search sees it: rules as numbers, the hidden cards spread at random, what a deal is worth."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

from engine.core.cards import mask_of
from engine.games.couillon.options import pack_for
from engine.games.couillon.play import POINTS
from engine.games.couillon.player.known import known_from
from engine.games.couillon.sheets.points import Points
from engine.games.couillon.sheets.sheet import Tie
from engine.games.couillon.state import CouillonView, counted, per_side
from engine.games.couillon.variants import Following as Rule
from engine.search.deck import deck_of
from engine.search.holdings import Holdings
from engine.search.playout import Following, Position, Rules
from engine.search.search import Utility

FOLLOWING: Final = {
    Rule.OR_TRUMP: Following.SUIT_OR_TRUMP,
    Rule.STRICT: Following.SUIT_ELSE_TRUMP,
    Rule.FREE: Following.SUIT_OR_TRUMP,
}
TRUMP_COSTS: Final = 5


def rules_of(view: CouillonView) -> Rules:
    """The rules of the deal under way, once trumps are made."""
    order, variant = view.order, view.variant
    assert order is not None
    deck = deck_of(mask_of(pack_for(view.options)), order.trump, order.suits, order.strength, POINTS)
    free = Following.FREE if variant.following is Rule.FREE else None
    return Rules(deck, variant.sides, FOLLOWING[variant.following], while_stock=free, trump_costs=TRUMP_COSTS)


def worlds(view: CouillonView, rules: Rules, rng: random.Random) -> Iterator[Position]:
    """Positions that may be, all as likely as each other, without end."""
    deck, seats = rules.deck, view.seats
    known = known_from(view)
    sure = [deck.mask(hand.sure) for hand in known.hands]
    seen = mask_of([card for trick in (*view.played, view.trick) for _, card in trick]) | mask_of(view.turned_up)
    for hand in known.hands:
        seen |= hand.sure
    seen |= view.held
    unseen = deck.mask(mask_of(pack_for(view.options)) & ~seen)
    rooms = [hand.more for hand in known.hands]
    among = [deck.mask(hand.among) & unseen for hand in known.hands]
    covers = [(seat, deck.bits[pile.up] if pile.up is not None else 0) for seat, layout in enumerate(view.layouts)
              for pile in layout if pile.covers]
    rooms += [len(covers), unseen.bit_count() - sum(rooms) - len(covers)]
    among += [unseen, unseen]
    holdings = Holdings(rooms, among)
    start = _position(view, rules)
    draws = view.variant.following is Rule.FREE
    while True:
        found = holdings.sample(rng)
        at = start.copy()
        at.hands = [own | more for own, more in zip(sure, found, strict=False)]
        if covers:
            hidden = _shuffled(found[seats], rng)
            at.under = {}
            for (seat, up), card in zip(covers, hidden, strict=True):
                if up:
                    at.under[up] = card
                else:
                    # Its cover lies in the trick under way.
                    at.uncovered.append((seat, card))
        if draws:
            at.stock = _shuffled(found[seats + 1], rng)
        yield at


def _position(view: CouillonView, rules: Rules) -> Position:
    """The position without hands."""
    deck, order = rules.deck, view.order
    assert order is not None
    trick = view.trick if len(view.trick) < view.seats else ()
    at = Position([0] * view.seats, view.turn - 1, list(per_side(view.card_points, view.sides)), list(view.tricks))
    if trick:
        best = order.winner(trick)
        at.led = deck.mask(order.suits[order.suit_of[trick[0].card]])
        at.best, at.taker, at.count = deck.bits[best.card], best.seat - 1, len(trick)
        at.pot = sum(POINTS[card] for _, card in trick)
    return at


def _shuffled(mask: int, rng: random.Random) -> list[int]:
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low)
        mask ^= low
    rng.shuffle(bits)
    return bits


def utility_of(view: CouillonView) -> Utility:
    """What the deal is worth to the side of the seat on turn: its own gain on the sheet less that of the others."""
    public, sides = view.public, view.sides
    side = sides[view.turn - 1]
    count = counted(public)
    sheet = public.match.sheet
    before, better = sheet.score, 1 if isinstance(sheet, Points) else -1
    sweeps = [sum(side == other for other in sides) for side in range(max(sides) + 1)]

    @cache
    def worth(points: tuple[int, ...], swept: bool) -> float:
        after = sheet.after(count._replace(points=points, swept=swept)).score
        gains = [better * (new - old) for new, old in zip(after, before, strict=True)]
        others = [gain for at, gain in enumerate(gains) if at != side]
        rest = [point for at, point in enumerate(points) if at != side]
        return gains[side] - sum(others) / len(others) + 0.002 * (points[side] - max(rest))

    def of(points, tricks):
        total = sum(tricks)
        by = [0] * len(sweeps)
        for seat, won in enumerate(tricks):
            by[sides[seat]] += won
        return worth(tuple(points), total in by)

    return of
