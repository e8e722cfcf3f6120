"""Playing the tricks, counting the deal after the last, and what the deal was about.

- Any card may be led. Nobody has to beat what lies there.
- Nearly everywhere: whoever holds the suit led plays it or a trump; others play anything.
- Kwajongen: follow if possible, else trump if possible, else play anything.
- Troeven with a stock: anything until the stock is gone, then follow or trump.
- From a layout only face-up cards are played, and what must be followed is judged on these alone. A dummy's cards are
  played by its partner.
- After the last trick each side counts the card points it has taken.

Source: couillon-family.txt, "Dealing and Making Trumps" (its paragraphs on play), the sections on Kwajongen and
Troeven; docs/rules/couillon.md, "Following suit" and "Dummy and layouts".
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from engine.core.actions import Event, EventType, Play, gained, new, per_seat_with, seats_of
from engine.core.cards import Played, Rank, cards_in
from engine.core.errors import IllegalAction, Reason
from engine.core.game import DealFacts, DealResult, Feat, Outcome, Step
from engine.core.view import Phase
from engine.games.couillon.actions import CouillonEvent, CouillonReason
from engine.games.couillon.dealing import draw, expose, without
from engine.games.couillon.sheets.chalked import Cows
from engine.games.couillon.sheets.numbers import Points
from engine.games.couillon.sheets.sheet import Count
from engine.games.couillon.state import (
    CouillonMatch,
    CouillonPublic,
    CouillonState,
    controller_of,
    counted,
    partner_of_dummy,
    per_side,
)
from engine.games.couillon.variants import Following, Scoring

CARD_POINTS: Final = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
POINTS: Final = tuple(CARD_POINTS.get(Rank(number % 13), 0) for number in range(52))
"""Card points by card number."""

_OR_TRUMP: Final = Following.OR_TRUMP
"""Kept at hand: looking up an enumeration member takes as long as the rule itself."""


def playable(public: CouillonPublic, hand: int) -> int:
    """The cards of a hand, as masks, that may be played to the trick under way, or led."""
    trick, order = public.trick, public.made.order
    if order is None or not trick or len(trick) == len(public.tricks):
        return hand
    variant = public.match.variant
    if variant.draws and public.stock:
        return hand
    if variant.following is _OR_TRUMP:
        return order.follow_or_trump(hand, trick[0].card)
    return order.follow_else_trump(hand, trick[0].card)


def play(state: CouillonState, seat: int, action: Play) -> Step[CouillonState]:
    """Put a card of the seat on turn on the table, played by `seat`; raises IllegalAction."""
    public, hands, under, rest = state
    match, phase, turn, actors, made, dealt, stock, layouts, trick, played, tricks, points, outcome = public
    card, hand = action.card, hands[turn - 1]
    if not card.bit & playable(public, hand):
        raise _refusal(public, hand, seat, action)
    hands = (*hands[: turn - 1], hand ^ card.bit, *hands[turn:])
    seats = len(tricks)
    put = new(Played, (turn, card))
    trick = (*trick, put) if len(trick) < seats else (put,)
    if layouts[turn - 1]:
        layouts = (*layouts[: turn - 1], without(layouts[turn - 1], card), *layouts[turn:])
    if len(trick) < seats:
        turn = turn % seats + 1
        actors = (turn,) if turn != match.variant.dummy else (partner_of_dummy(turn),)
    public = new(
        CouillonPublic,
        (match, phase, turn, actors, made, dealt, stock, layouts, trick, played, tricks, points, outcome),
    )
    after: CouillonState = new(CouillonState, (public, hands, under, rest))
    return _take_trick(after) if len(trick) == seats else new(Step, (after, ()))


def _refusal(public: CouillonPublic, hand: int, seat: int, action: Play) -> IllegalAction:
    """Why a card may not be played."""
    if not action.card.bit & hand:
        reason = Reason.NOT_HELD if seat == public.turn else CouillonReason.FOR_DUMMY
        return IllegalAction(reason, seat, action, card=action.card)
    order, led = public.made.order, public.trick[0].card
    assert order is not None
    suit, trump = order.suit_of[led], order.trump
    if suit is trump:
        reason = CouillonReason.MUST_FOLLOW_TRUMP
    elif public.match.variant.following is not Following.STRICT:
        reason = CouillonReason.MUST_FOLLOW
    else:
        reason = Reason.MUST_FOLLOW_SUIT if hand & order.suits[suit] else Reason.MUST_TRUMP
    return IllegalAction(reason, seat, action, led=suit, trump=trump)


def _take_trick(state: CouillonState) -> Step[CouillonState]:
    """Gather a complete trick, draw and turn up uncovered cards; after the last trick, count the deal."""
    public, hands, under, rest = state
    match, phase, _, _, made, dealt, stock, layouts, trick, played, tricks, points, outcome = public
    variant, order = match.variant, made.order
    assert order is not None
    taker = order.winner(trick).seat
    worth = sum([POINTS[card] for _, card in trick])
    public = new(
        CouillonPublic,
        (
            *(match, phase, taker, (controller_of(variant, taker),), made, dealt, stock, layouts, trick),
            *((*played, trick), per_seat_with(tricks, taker, 1), per_seat_with(points, taker, worth), outcome),
        ),
    )
    cards = [card.text for _, card in trick]
    events: tuple[Event, ...] = (Event(EventType.TRICK, {"seat": taker, "cards": cards, "card_points": worth}),)
    state = new(CouillonState, (public, hands, under, rest))
    if variant.draws and stock:
        state = draw(state)
    if variant.layouts:
        state, exposed = expose(state)
        events = (*events, *exposed)
    if not any(state.hands):
        state, ended = _count(state)
        events = (*events, *ended)
    return Step(state, events)


def _count(state: CouillonState) -> tuple[CouillonState, tuple[Event, ...]]:
    """End the deal and enter its result on the sheet."""
    public = state.public
    count = counted(public)
    outcome = outcome_of(public.match, count, public.made.declarer, public.tricks, public.card_points)
    after: CouillonMatch = outcome.match
    phase = Phase.OVER if after.winners else Phase.DONE
    events = tuple(_notable(public, count, after))
    return state._replace(public=public._replace(phase=phase, actors=(), outcome=outcome)), events


def outcome_of(
    before: CouillonMatch,
    count: Count,
    declarer: int | None,
    tricks: tuple[int, ...],
    card_points: tuple[int, ...] | None,
) -> Outcome:
    """What a deal that was played out comes to; tricks and card points per seat."""
    after = before.after(before.sheet.after(count))
    result = DealResult(
        contract=None,
        declarers=() if declarer is None else (declarer,),
        tricks=tricks,
        card_points=card_points,
        delta=gained(before.score, after.score),
        score=after.score,
    )
    return Outcome(result, after)


def thrown_in(before: CouillonMatch) -> Outcome:
    """What a deal comes to in which nobody wanted trumps: no score, and the next dealer deals."""
    after = before.after(before.sheet.passed())
    none = (0,) * before.variant.seats
    return Outcome(DealResult(None, (), none, none, none, after.score, thrown_in=True), after)


def _notable(public: CouillonPublic, count: Count, after: CouillonMatch) -> Iterator[Event]:
    """What there is to tell about the end of a deal besides its result."""
    sides = after.variant.sides
    tricks = per_side(public.tricks, sides)
    if after.variant.scoring is Scoring.ROYES and count.maker is not None and not tricks[count.maker]:
        yield Event(CouillonEvent.BOURGUMESSE, {"seat": public.made.declarer})
    if isinstance(after.sheet, Cows) and (winner := after.sheet.cow_winner) is not None:
        yield Event(CouillonEvent.COW, {"seats": list(seats_of(sides, winner))})


SWEEP: Final = "sweep"
"""Taking all the tricks; counted for every seat of the side."""


def facts_of(public: CouillonPublic, outcome: Outcome) -> DealFacts:
    """The facts of a deal: who made trumps and won, who said Mit', Kontra and Re, and who took all the tricks."""
    result, match = outcome.result, outcome.match
    sides, winner, made = match.variant.sides, counted(public).winner, public.made
    said = (("mit", made.mit), ("kontra", made.kontra), ("re", made.re))
    tricks, played = per_side(public.tricks, sides), len(public.played)
    swept = [seat for seat, side in enumerate(sides, 1) if played and tricks[side] == played]
    return DealFacts(
        contract=None,
        declarers=result.declarers,
        made=tuple(seat for seat in result.declarers if sides[seat - 1] == winner),
        points=points_of(match, result.delta),
        tricks=result.tricks,
        feats=(*(Feat(seat, word) for word, seat in said if seat), *(Feat(seat, SWEEP) for seat in swept)),
    )


def points_of(match: CouillonMatch, delta: tuple[int, ...]) -> tuple[int, ...]:
    """What a deal gave each seat; more is better, unlike on most sheets."""
    return delta if isinstance(match.sheet, Points) else tuple(-change for change in delta)


def worst(state: CouillonState, seats: Collection[int]) -> tuple[int, ...]:
    """What the deal gives each seat if everything left goes to the side other than `seats`."""
    public = state.public
    before, all_seats = public.match, len(state.hands)
    taker = next(seat for seat in range(1, all_seats + 1) if seat not in seats)
    under_way = public.trick if len(public.trick) < all_seats else ()
    cards = [card for hand in state.hands for card in cards_in(hand)] + [card for _, card in under_way]
    left = len(cards) // all_seats
    after = public._replace(
        played=(*public.played, *((),) * left),
        tricks=per_seat_with(public.tricks, taker, left),
        card_points=per_seat_with(public.card_points, taker, sum(POINTS[card] for card in cards)),
    )
    score = before.after(before.sheet.after(counted(after))).score
    return points_of(before, gained(before.score, score))
