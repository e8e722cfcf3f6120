"""A view of Kleurenwiezen as the search sees it: rules as numbers, hidden cards spread at random, what a deal pays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.core.actions import Play
from engine.core.cards import CARDS, SUIT_MASKS
from engine.games.kleurenwiezen.pack import STRENGTH
from engine.games.kleurenwiezen.play import winner
from engine.games.kleurenwiezen.player.known import ALL, known_from
from engine.games.kleurenwiezen.player.play import safe
from engine.games.kleurenwiezen.player.score import score_of
from engine.games.kleurenwiezen.sheet import SEATS, deltas
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.search.drawing import Drawing
from engine.players.search.policy import Habits
from engine.players.search.position import FollowRule, Position, Rules, deck_of
from engine.players.search.search import Imagined, Utility

HABITS: Final = Habits(winning=0.0, trump=0.15, lead_trump=0.0, trump_point=0.0, rank=0.01)
ENDING: Final = 3
ENDING_OF_HUNT: Final = 5
TRICK: Final = 0.02
"""What a trick is worth where it pays nothing, as the other hands may be better than imagined."""
NOTHING: Final = (0,) * len(CARDS)


def imagine(view: KleurenwiezenView, plays: Sequence[Play]) -> Imagined | None:
    """The view as the search sees it, once there is a contract."""
    if view.contract is None:
        return None
    rules = rules_of(view)
    cards = [play.card for play in safe(view, plays) or plays]
    ending = ENDING_OF_HUNT if rules.hunted else ENDING
    return Imagined(rules, drawing_of(view, rules), utility_of(view), HABITS, ending, cards)


def rules_of(view: KleurenwiezenView) -> Rules:
    """The rules of the deal under way."""
    deck = deck_of(ALL, view.trump, SUIT_MASKS, STRENGTH, NOTHING)
    contract = view.contract
    if contract is None or not contract.is_negative:
        return Rules(deck, view.sides, FollowRule.SUIT, each=1)
    # Declarers are the first sides, each alone.
    hunted = (1 << len(view.declarers)) - 1
    return Rules(deck, view.sides, FollowRule.SUIT, each=1, hunted=hunted, goal=contract.goal)


def drawing_of(view: KleurenwiezenView, rules: Rules) -> Drawing:
    """Positions that may be, all as likely as each other."""
    known, start = known_from(view), position_of(view, rules)
    start.hands = [rules.deck.mask(hand.sure) for hand in known.hands]
    return Drawing(start, known.holdings.renamed(rules.deck.mask))


def position_of(view: KleurenwiezenView, rules: Rules) -> Position:
    """What everybody knows of the position: all but the hands."""
    deck, sides = rules.deck, view.sides
    tricks = [0] * (max(sides) + 1)
    for side, won in zip(sides, view.tricks, strict=True):
        tricks[side] += won
    at = Position([0] * SEATS, view.turn - 1, tricks[:], tricks)
    trick = view.trick if len(view.trick) < SEATS else ()
    if trick:
        taker = winner(trick, view.trump)
        at.led, at.taker, at.count = deck.block(trick[0].card), taker - 1, len(trick)
        at.best = next(deck.bits[card] for seat, card in trick if seat == taker)
    return at


def utility_of(view: KleurenwiezenView) -> Utility:
    """What the deal pays the seat, by tricks a side; in the last deals, what that is worth by the score."""
    ladder, contract, declarers, multiple = view.public.match.ladder, view.contract, view.declarers, view.multiple
    assert contract is not None
    place, sides, score = view.seat - 1, view.sides, score_of(view.public.match, view.seat)
    first = [sides.index(side) for side in range(max(sides) + 1)]

    @cache
    def worth(points: tuple[int, ...]) -> float:
        tricks = [0] * SEATS
        for at, won in zip(first, points, strict=True):
            tricks[at] = won
        gained = deltas(ladder, contract, declarers, tuple(tricks), multiple)
        paid = gained[place] if score is None else score.worth(gained)
        return paid + TRICK * points[sides[place]]

    return lambda points, _: worth(points)
