"""A view of Couillon as the search sees it: rules as numbers, hidden cards spread at random, what a deal is worth.

- Hidden cards are drawn at random, as often as they go well with what was said (`told`).
- A deal is worth to a side what it gains on the sheet, less what others do; near the end of the match, what that makes
  of the chance to win it (`score`).
- While trumps are made, deals that may be are completed by how they go on after a word.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from engine.core.actions import Action, Play
from engine.core.cards import CARDS, Card, mask_of
from engine.games.couillon import trumps
from engine.games.couillon.actions import Call, CouillonPhase, NameTrump
from engine.games.couillon.options import CouillonOptions, pack_for
from engine.games.couillon.play import POINTS
from engine.games.couillon.player.calling import choose_trumps
from engine.games.couillon.player.known import known_from
from engine.games.couillon.player.score import score_of
from engine.games.couillon.player.told import clues_of
from engine.games.couillon.sheets.numbers import Points, Royes
from engine.games.couillon.sheets.sheet import Count, Sheet
from engine.games.couillon.state import CouillonMatch, CouillonState, CouillonView, Order, counted, per_side
from engine.games.couillon.variants import Following, Making
from engine.players.search.drawing import Drawing
from engine.players.search.holdings import Holdings
from engine.players.search.policy import Habits
from engine.players.search.position import FollowRule, Position, Rules, deck_of
from engine.players.search.search import Imagined, Utility, deals

POINT: Final = 0.002
"""What a card point is worth where it changes nothing on the sheet, as the other hands may be better than imagined."""


class Worth:
    """See above, for one seat in one deal of a match."""

    def __init__(self, match: CouillonMatch, seat: int) -> None:
        self._sheet, self._side, self._score = match.sheet, match.variant.sides[seat - 1], score_of(match, seat)
        self._ends_at_zero = isinstance(match.sheet, Royes) and not match.options.deals
        self._known: dict[tuple[Count, tuple[int, ...], bool], float] = {}

    def of(self, count: Count, points: tuple[int, ...], swept: bool) -> float:
        """What a deal with this said is worth once it is played out: each side's points, and whether one swept."""
        key = count, points, swept
        if key not in self._known:
            after = self._sheet.after(count._replace(points=points, swept=swept))
            rest = max(some for at, some in enumerate(points) if at != self._side)
            self._known[key] = self.gain(after) + POINT * (points[self._side] - rest)
        return self._known[key]

    def gain(self, after: Sheet) -> float:
        """What a sheet is worth beyond that before the deal."""
        better = 1 if isinstance(after, Points) else -1
        both = zip(self._figures(after), self._figures(self._sheet), strict=True)
        gains = [better * (new - old) for new, old in both]
        others = [gain for at, gain in enumerate(gains) if at != self._side]
        gain = gains[self._side] - sum(others) / len(others)
        return gain if self._score is None else self._score.worth(after, gain)

    def utility(self, count: Count) -> Utility:
        """The same by what each side's tricks have counted, and whether it took any, for deals with this said."""
        return lambda points, took: self.of(count, points, sum(took) == 1)

    def _figures(self, sheet: Sheet) -> tuple[int, ...]:
        """What is below nothing wins the match no sooner."""
        return tuple(max(0, left) for left in sheet.score) if self._ends_at_zero else sheet.score


HABITS: Final = Habits(winning=0.5, trump=6.0, lead_trump=6.0, trump_point=1.5, rank=0.01)
OF_THREE: Final = Habits(winning=0.5, trump=8.0, lead_trump=8.0, trump_point=1.5, rank=0.01)
"""The same where three play for themselves, with ten cards each; both found on packs for building."""
ENDING: Final = {2: 5, 3: 0, 4: 2, 6: 2, 8: 1}
"""By number of seats, with so few cards a hand all are played as well as can be; more take too long."""
FOLLOWING: Final = {
    Following.OR_TRUMP: FollowRule.SUIT_OR_TRUMP,
    Following.STRICT: FollowRule.SUIT_ELSE_TRUMP,
}


def imagine(view: CouillonView, plays: Sequence[Play]) -> Imagined:
    """The view as the search sees it, once trumps are made."""
    options, cards = view.options, [play.card for play in plays]
    rules = rules_of(view)
    return Imagined(rules, drawing_of(view, rules), utility_of(view), habits_for(options), ending_for(options), cards)


def rules_of(view: CouillonView) -> Rules:
    """The rules of the deal under way."""
    assert view.order is not None
    return rules_for(view.options, view.order)


@cache
def rules_for(options: CouillonOptions, order: Order) -> Rules:
    """The rules of a deal with this order of cards."""
    variant = options.variant
    deck = deck_of(mask_of(pack_for(options)), order.trump, order.suits, order.strength, POINTS)
    free = FollowRule.FREE if variant.draws else None
    return Rules(deck, variant.sides, FOLLOWING[variant.following], while_stock=free)


def habits_for(options: CouillonOptions) -> Habits:
    """The weights by which cards are played out."""
    return OF_THREE if max(options.variant.sides) > 1 else HABITS


def ending_for(options: CouillonOptions) -> int:
    """With so few cards a hand all are played as well as can be."""
    return ENDING[options.variant.seats]


def drawing_of(view: CouillonView, rules: Rules) -> Drawing:
    """Positions that may be, as often as they are likely after what was said."""
    deck, known, start = rules.deck, known_from(view), position_of(view, rules)
    start.hands = [deck.mask(hand.sure) for hand in known.hands]
    covers = tuple((0 if cover.up is None else deck.bits[cover.up], cover.seat - 1) for cover in known.covers)
    holdings = known.holdings.renamed(deck.mask)
    return Drawing(start, holdings, clues_of(view, deck.bits), covers, rules.while_stock is not None)


def position_of(view: CouillonView, rules: Rules, order: Order | None = None) -> Position:
    """What everybody knows of the position: all but the hands, the stock and what lies face down."""
    deck, order, sides = rules.deck, order or view.order, view.sides
    assert order is not None
    tricks = per_side(view.tricks, sides)
    at = Position([0] * view.seats, view.turn - 1, list(per_side(view.card_points, sides)), list(tricks))
    if view.under_way:
        best = order.winner(view.trick)
        at.led = deck.block(view.trick[0].card)
        at.best, at.taker, at.count = deck.bits[best.card], best.seat - 1, len(view.trick)
        at.pot = sum(POINTS[card] for _, card in view.trick)
    return at


def utility_of(view: CouillonView) -> Utility:
    """What the deal is worth to the side of the view's seat."""
    public = view.public
    return Worth(public.match, view.seat).utility(counted(public))


_BITS: Final = tuple(card.bit for card in CARDS)
_CARDS: Final = {card.bit: card for card in CARDS}


def deals_while_making(view: CouillonView, rng: random.Random) -> Iterator[CouillonState]:
    """Deals that may be, as often as they are likely after what was said, without end."""
    public = view.public
    sure = [mask_of([pile.up for pile in layout if pile.up is not None]) for layout in view.layouts]
    sure[view.seat - 1] |= view.held
    aside = view.turned_up if view.variant.making is Making.UPCARD else ()
    if not aside:
        sure[view.dealer - 1] |= mask_of(view.turned_up)
    covers = [sum(pile.covers for pile in layout) for layout in view.layouts]
    rooms = [dealt - down - cards.bit_count() for dealt, down, cards in zip(public.dealt, covers, sure, strict=True)]
    unseen = mask_of(pack_for(view.options)) & ~(mask_of(aside) | sum(sure))
    # What lies face down is of the rest, which is in any order.
    holdings = Holdings((*rooms, 0, unseen.bit_count() - sum(rooms)), (unseen,) * (len(rooms) + 2))
    drawing = Drawing(Position(sure, 0, [0], [0]), holdings, clues_of(view, _BITS), draws=True)
    for at in deals(drawing, rng):
        rest = [_CARDS[bit] for bit in at.stock]
        under: list[tuple[Card | None, ...]] = []
        for layout, count in zip(view.layouts, covers, strict=True):
            down = iter(rest[:count])
            rest = rest[count:]
            under.append(tuple(next(down) if pile.covers else None for pile in layout))
        yield CouillonState(public, tuple(at.hands), tuple(under), (*aside, *rest))


def made_from(state: CouillonState, seat: int, word: Action) -> CouillonState:
    """The deal once trumps are made, or it is thrown in: a seat says this word, and the others what `normal` would."""
    assert isinstance(word, NameTrump | Call)
    state, _ = trumps.say(state, seat, word)
    while state.outcome is None and state.phase is CouillonPhase.TRUMPS:
        (seat,) = state.public.actors
        view = CouillonView(seat, state.public, state.hands[seat - 1])
        answer = choose_trumps(view, trumps.legal(view))
        assert isinstance(answer, NameTrump | Call)
        state, _ = trumps.say(state, seat, answer)
    return state
