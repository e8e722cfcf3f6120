"""Playing the tricks, and counting the deal after the last.

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

from collections.abc import Iterator
from typing import Final

from engine.core.actions import Play, new
from engine.core.cards import Rank
from engine.core.errors import IllegalAction, Reason
from engine.core.events import Event, EventType
from engine.core.game import Step
from engine.core.results import DealResult, Outcome
from engine.core.tricks import Played
from engine.core.view import Phase
from engine.games.couillon.dealing import draw, expose, without
from engine.games.couillon.sheets.cows import Cows
from engine.games.couillon.sheets.sheet import Count
from engine.games.couillon.state import (
    CouillonMatch,
    CouillonState,
    Public,
    controller_of,
    counted,
    partner_of_dummy,
    per_side,
)
from engine.games.couillon.variants import Following, Scoring
from engine.games.couillon.words import CouillonEvent, CouillonReason

CARD_POINTS: Final = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
POINTS: Final = tuple(CARD_POINTS.get(Rank(number % 13), 0) for number in range(52))
"""Card points by card number."""

_OR_TRUMP: Final = Following.OR_TRUMP
"""Kept at hand: looking up an enumeration member takes as long as the rule itself."""


def playable(public: Public, hand: int) -> int:
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
        Public,
        (match, phase, turn, actors, made, dealt, stock, layouts, trick, played, tricks, points, outcome),
    )
    after: CouillonState = new(CouillonState, (public, hands, under, rest))
    return _take_trick(after) if len(trick) == seats else new(Step, (after, ()))


def _refusal(public: Public, hand: int, seat: int, action: Play) -> IllegalAction:
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
        Public,
        (
            *(match, phase, taker, (controller_of(variant, taker),), made, dealt, stock, layouts, trick),
            *((*played, trick), _added(tricks, taker, 1), _added(points, taker, worth), outcome),
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


def _added(per_seat: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    return (*per_seat[: seat - 1], per_seat[seat - 1] + amount, *per_seat[seat:])


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
    score = after.score
    result = DealResult(
        contract=None,
        declarers=() if declarer is None else (declarer,),
        tricks=tricks,
        card_points=card_points,
        delta=tuple(new - old for new, old in zip(score, before.score, strict=True)),
        score=score,
    )
    return Outcome(result, after)


def thrown_in(before: CouillonMatch) -> Outcome:
    """What a deal comes to in which nobody wanted trumps: no score, and the next dealer deals."""
    after = before.after(before.sheet.passed())
    none = (0,) * before.variant.seats
    return Outcome(DealResult(None, (), none, none, none, after.score, thrown_in=True), after)


def _notable(public: Public, count: Count, after: CouillonMatch) -> Iterator[Event]:
    """What there is to tell about the end of a deal besides its result."""
    sides = after.variant.sides
    tricks = per_side(public.tricks, sides)
    if after.variant.scoring is Scoring.ROYES and count.maker is not None and not tricks[count.maker]:
        yield Event(CouillonEvent.BOURGUMESSE, {"seat": public.made.declarer})
    if isinstance(after.sheet, Cows) and (winner := after.sheet.cow_winner) is not None:
        seats = [seat for seat, side in enumerate(sides, 1) if side == winner]
        yield Event(CouillonEvent.COW, {"seats": seats})
