"""A view of Kleurenwiezen as the search sees it: rules as numbers, the hidden cards spread at random, what it pays."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from engine.core.cards import CARDS, SUIT_MASKS, cards_in
from engine.games.kleurenwiezen.contracts.scoring import deltas
from engine.games.kleurenwiezen.player.known import ALL, known_from
from engine.games.kleurenwiezen.view import KleurenwiezenView
from engine.search.deck import deck_of
from engine.search.holdings import Holdings
from engine.search.playout import SUIT_OF, Following, Position, Rules
from engine.search.search import Utility

_STRENGTH = tuple(int(card.rank) for card in CARDS)
_NOTHING = (0,) * len(CARDS)


def rules_of(view: KleurenwiezenView) -> Rules:
    deck = deck_of(ALL, view.trump, SUIT_MASKS, _STRENGTH, _NOTHING)
    return Rules(deck, view.sides, Following.SUIT, each=1)


def worlds(view: KleurenwiezenView, rules: Rules, rng: random.Random) -> Iterator[Position]:
    deck = rules.deck
    known = known_from(view)
    sure = [deck.mask(hand.sure) for hand in known.hands]
    sure[view.seat - 1] = deck.mask(view.held)
    gone = 0
    under_way = view.trick if len(view.trick) < 4 else ()
    for trick in (*view.played, under_way):
        for _, card in trick:
            gone |= card.bit
    if view.discard is not None:
        gone |= view.discard.bit
    for hand in known.hands:
        gone |= hand.sure
    unseen = deck.mask(ALL & ~gone & ~view.held)
    rooms = [hand.more if at != view.seat - 1 else 0 for at, hand in enumerate(known.hands)]
    among = [deck.mask(hand.among) & unseen for hand in known.hands]
    rooms.append(unseen.bit_count() - sum(rooms))
    among.append(unseen)
    holdings = Holdings(rooms, among)
    sides = view.sides
    points = [0] * (max(sides) + 1)
    for at, won in enumerate(view.tricks):
        points[sides[at]] += won
    start = Position([0] * 4, view.turn - 1, points, list(view.tricks))
    if under_way:
        best = under_way[0]
        for played in under_way[1:]:
            if played.card > best.card if played.card.suit is best.card.suit else played.card.suit is view.trump:
                best = played
        start.led = SUIT_OF[deck.bits[under_way[0].card].bit_length() - 1]
        start.best, start.taker, start.count = deck.bits[best.card], best.seat - 1, len(under_way)
    while True:
        found = holdings.sample(rng)
        at = start.copy()
        at.hands = [own | more for own, more in zip(sure, found, strict=False)]
        yield at


def utility_of(view: KleurenwiezenView) -> Utility:
    ladder, contract, declarers, multiple = view.public.match.ladder, view.contract, view.declarers, view.multiple
    assert contract is not None
    seat, sides = view.seat - 1, view.sides

    @cache
    def worth(tricks: tuple[int, ...]) -> float:
        mine = sum(won for at, won in enumerate(tricks) if sides[at] == sides[seat])
        return deltas(ladder, contract, declarers, tricks, multiple)[seat] + (0 if contract.is_negative else 0.02 * mine)

    return lambda points, tricks: worth(tuple(tricks))
