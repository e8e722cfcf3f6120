"""Couillon, the basic game: 24 cards, two sides of two, the side with more card points wins the deal.

Each seat gets four cards, two at a time; the first card of the stub is turned up and its suit
proposed as trumps. From eldest on each seat accepts it for its side or passes; if all pass, the bottom
card of the stub is turned and makes trumps. Eldest leads. Holding the suit led one follows or trumps;
else any card goes. A = 4, K = 3, Q = 2, J = 1. The winners wipe a line of the slate; a side that
accepted and lost gets a boucle.

Source: couillon-family.txt, "Basic Game"; docs/rules/couillon.md for what the text leaves open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.cards import Card, Rank, Suit, mask_of, pack_of
from engine.couillon import actions
from engine.couillon.actions import Call, CouillonAction
from engine.couillon.options import OPTIONS, PRESETS, RANKS, CouillonOptions
from engine.couillon.slate import Slate
from engine.couillon.state import HAND, SEATS, SIDES, CouillonMatch, CouillonState, CouillonView, Public
from engine.errors import BadDeal, IllegalAction, Reason, UnknownChoice
from engine.game import Action, DealResult, Event, EventType, Game, Outcome, Phase, Play, Step, plays_of
from engine.options import Options, choose
from engine.seats import clockwise, eldest, next_seat
from engine.tricks import Played, follow_or_trump, winner

CARD_POINTS: Final = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
POINTS: Final = tuple(CARD_POINTS.get(Rank(number % 13), 0) for number in range(52))
"""Card points by card number."""

BATCH: Final = 2
"""Cards are dealt two at a time."""

new: Final = tuple.__new__
"""Builds a named tuple where every card played must pass: without the keyword handling, three times as fast."""


class Couillon(Game[CouillonMatch, CouillonState, CouillonView]):
    """The Couillon family; its presets are rows in `engine.couillon.options`."""

    name = "couillon"
    presets = PRESETS
    options = OPTIONS

    def configure(self, preset: str | None = None, changes: Mapping[str, str] | None = None) -> CouillonOptions:
        name, chosen = choose(OPTIONS, PRESETS, preset, changes)
        return CouillonOptions(name, int(chosen["lines"]), int(chosen["pack"]), chosen["seats_by"])

    def seats(self, options: Options) -> int:
        return SEATS

    def sides(self, options: Options) -> tuple[int, ...]:
        return SIDES

    def pack(self, options: Options) -> tuple[Card, ...]:
        assert isinstance(options, CouillonOptions)
        return pack_of(RANKS[options.pack])

    def begin(self, options: Options, dealer: int = 1) -> CouillonMatch:
        assert isinstance(options, CouillonOptions)
        return CouillonMatch(options, dealer, 1, Slate.clean(options.lines))

    def deal(self, match: CouillonMatch, pack: Sequence[Card]) -> Step[CouillonState]:
        if match.winners:
            raise BadDeal("the match is over: no deal is due")
        expected = self.pack(match.options)
        if len(pack) != len(expected) or set(pack) != set(expected):
            raise BadDeal(f"the pack must hold each of the game's {len(expected)} cards once")
        hands = [0] * SEATS
        order = clockwise(eldest(match.dealer, SEATS), SEATS)
        top = 0
        for _ in range(HAND // BATCH):
            for seat in order:
                hands[seat - 1] |= mask_of(pack[top : top + BATCH])
                top += BATCH
        stub = tuple(pack[top:])
        public = Public(
            match, Phase.TRUMPS, order[0], stub[:1], (), None, None, (), (), (0,) * SEATS, (0,) * SEATS, None
        )
        turned_up = Event(EventType.TURNED_UP, {"card": str(stub[0])})
        return Step(CouillonState(public, tuple(hands), stub), (turned_up,))

    def actors(self, state: CouillonState) -> tuple[int, ...]:
        return state.public.actors

    def view(self, state: CouillonState, seat: int) -> CouillonView:
        if not 0 <= seat <= SEATS:
            raise UnknownChoice("seat", str(seat), map(str, range(SEATS + 1)))
        return new(CouillonView, (seat, state.public, state.hands[seat - 1] if seat else 0))

    def legal_actions(self, view: CouillonView) -> tuple[Action, ...]:
        public = view.public
        if public.turn != view.seat or public.outcome:
            return ()
        if public.phase is Phase.TRUMPS:
            return (Call.ACCEPT, Call.PASS)
        return plays_of(_playable(view.held, public.trick, public.trump))

    def apply(self, state: CouillonState, seat: int, action: Action) -> Step[CouillonState]:
        public = state.public
        if public.outcome:
            raise IllegalAction(Reason.DEAL_OVER, seat, action)
        if seat != public.turn:
            if not 1 <= seat <= SEATS:
                raise IllegalAction(Reason.NO_SUCH_SEAT, seat, action, seats=SEATS)
            raise IllegalAction(Reason.NOT_YOUR_TURN, seat, action, actors=public.turn)
        if isinstance(action, Play):
            if public.phase is Phase.PLAY:
                return _play(state, seat, action)
        elif action not in (Call.ACCEPT, Call.PASS):
            raise IllegalAction(Reason.NOT_IN_THIS_GAME, seat, action)
        elif public.phase is Phase.TRUMPS:
            return _answer_proposal(state, action is Call.ACCEPT)
        raise IllegalAction(Reason.NOT_NOW, seat, action, phase=public.phase)

    def parse_action(self, text: str) -> CouillonAction:
        return actions.parse_action(text)


def _playable(hand: int, trick: tuple[Played, ...], trump: Suit | None) -> int:
    """The cards that may be played to this trick; a complete one has been turned over, so any may be led."""
    if 0 < len(trick) < SEATS:
        return follow_or_trump(hand, trick[0].card.suit, trump)
    return hand


def _answer_proposal(state: CouillonState, accept: bool) -> Step[CouillonState]:
    """One seat accepts or passes; after the fourth pass the bottom card makes trumps for nobody."""
    public, seat = state.public, state.public.turn
    calls = (*public.calls, Call.ACCEPT if accept else Call.PASS)
    if not accept and len(calls) < SEATS:
        asked = public._replace(calls=calls, turn=next_seat(seat, SEATS))
        return Step(state._replace(public=asked), ())
    events: list[Event] = []
    turned_up = public.turned_up
    if not accept:
        turned_up = (*turned_up, state.stub[-1])
        events.append(Event(EventType.TURNED_UP, {"card": str(state.stub[-1])}))
    trump, declarer = turned_up[-1].suit, seat if accept else None
    events.append(Event(EventType.TRUMP, {"suit": str(trump), "seat": declarer}))
    made = public._replace(
        phase=Phase.PLAY,
        turn=eldest(public.match.dealer, SEATS),
        turned_up=turned_up,
        calls=calls,
        declarer=declarer,
        trump=trump,
    )
    return Step(state._replace(public=made), tuple(events))


def _play(state: CouillonState, seat: int, action: Play) -> Step[CouillonState]:
    """One card onto the table; the fourth one completes the trick."""
    public, hands, stub = state
    card, hand, trick = action.card, hands[seat - 1], public.trick
    if not card.bit & _playable(hand, trick, public.trump):
        if not card.bit & hand:
            raise IllegalAction(Reason.NOT_HELD, seat, action, card=card)
        raise IllegalAction(Reason.MUST_FOLLOW, seat, action, led=trick[0].card.suit)
    hands = (*hands[: seat - 1], hand ^ card.bit, *hands[seat:])
    played = new(Played, (seat, card))
    trick = (*trick, played) if len(trick) < SEATS else (played,)
    events: tuple[Event, ...] = ()
    if len(trick) < SEATS:
        match, phase, _, turned_up, calls, declarer, trump, _, complete, tricks, points, outcome = public
        turn = seat % SEATS + 1
        public = new(
            Public,
            (match, phase, turn, turned_up, calls, declarer, trump, trick, complete, tricks, points, outcome),
        )
    else:
        public, events = _take_trick(public, trick, last=not any(hands))
    return new(Step, (new(CouillonState, (public, hands, stub)), events))


def _take_trick(public: Public, trick: tuple[Played, ...], last: bool) -> tuple[Public, tuple[Event, ...]]:
    """Gather a complete trick; after the last one the deal is counted."""
    match, phase, _, turned_up, calls, declarer, trump, _, complete, tricks, card_points, outcome = public
    taker = winner(trick, trump).seat
    points = sum([POINTS[played.card] for played in trick])
    tricks, card_points = _added(tricks, taker, 1), _added(card_points, taker, points)
    complete = (*complete, trick)
    taken: Public = new(
        Public,
        (match, phase, taker, turned_up, calls, declarer, trump, trick, complete, tricks, card_points, outcome),
    )
    cards = [played.card.text for played in trick]
    event = Event(EventType.TRICK, {"seat": taker, "cards": cards, "card_points": points})
    return _count(taken) if last else taken, (event,)


def _added(per_seat: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    return (*per_seat[: seat - 1], per_seat[seat - 1] + amount, *per_seat[seat:])


def _count(public: Public) -> Public:
    """The end of a deal: the side with more card points wins it."""
    before, points = public.match, public.card_points
    sides = points[0] + points[2], points[1] + points[3]
    declarers = () if public.declarer is None else (public.declarer,)
    slate = before.slate.after(sides, SIDES[public.declarer - 1] if public.declarer else None)
    after = CouillonMatch(before.options, next_seat(before.dealer, SEATS), before.deal + 1, slate)
    result = DealResult(
        contract=None,
        declarers=declarers,
        tricks=public.tricks,
        card_points=points,
        delta=tuple(new - old for new, old in zip(after.score, before.score, strict=True)),
        score=after.score,
    )
    return public._replace(phase=Phase.OVER if after.winners else Phase.DONE, outcome=Outcome(result, after))
