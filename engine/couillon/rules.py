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

from engine.cards import Card, Rank, Suit, cards_in, mask_of, pack_of
from engine.couillon import actions
from engine.couillon.actions import Call, CouillonAction
from engine.couillon.options import OPTIONS, PRESETS, RANKS, CouillonOptions
from engine.couillon.slate import Slate
from engine.couillon.state import SEATS, SIDES, CouillonMatch, CouillonState, CouillonView
from engine.errors import BadDeal, IllegalAction, Reason
from engine.game import Action, DealResult, Event, EventType, Game, Outcome, Phase, Play, Step
from engine.options import Options, choose
from engine.seats import clockwise, eldest, next_seat
from engine.tricks import Played, follow_or_trump, winner

CARD_POINTS: Final = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
POINTS: Final = tuple(CARD_POINTS.get(Rank(number % 13), 0) for number in range(52))
"""Card points by card number."""

HAND: Final = 4
BATCH: Final = 2
"""Cards are dealt two at a time."""


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
        state = CouillonState(
            match,
            Phase.TRUMPS,
            order[0],
            tuple(hands),
            stub,
            (),
            stub[:1],
            None,
            None,
            (),
            (),
            (0,) * 4,
            (0,) * 4,
            None,
        )
        return Step(state, (Event(EventType.TURNED_UP, {"card": str(stub[0])}),))

    def actors(self, state: CouillonState) -> tuple[int, ...]:
        return () if state.outcome else (state.turn,)

    def view(self, state: CouillonState, seat: int) -> CouillonView:
        match = state.match
        return CouillonView(
            seat,
            match.options,
            match.deal,
            match.dealer,
            state.phase,
            self.actors(state),
            cards_in(state.hands[seat - 1]) if seat else (),
            tuple(hand.bit_count() for hand in state.hands),
            state.turned_up,
            state.calls,
            () if state.declarer is None else (state.declarer,),
            state.trump,
            state.trick,
            state.played,
            state.tricks,
            state.card_points,
            state.outcome.match.slate if state.outcome else match.slate,
            state.outcome,
        )

    def legal_actions(self, view: CouillonView) -> tuple[Action, ...]:
        if view.seat not in view.actors:
            return ()
        if view.phase is Phase.TRUMPS:
            return (Call.ACCEPT, Call.PASS)
        led = _led(view.trick)
        return tuple(map(Play, cards_in(_playable(mask_of(view.hand), led, view.trump))))

    def apply(self, state: CouillonState, seat: int, action: Action) -> Step[CouillonState]:
        if state.outcome:
            raise IllegalAction(Reason.DEAL_OVER, seat, action)
        if not 1 <= seat <= SEATS:
            raise IllegalAction(Reason.NO_SUCH_SEAT, seat, action, seats=SEATS)
        if seat != state.turn:
            raise IllegalAction(Reason.NOT_YOUR_TURN, seat, action, actors=state.turn)
        if isinstance(action, Play) and state.phase is Phase.PLAY:
            return _play(state, action)
        if action in (Call.ACCEPT, Call.PASS) and state.phase is Phase.TRUMPS:
            return _answer_proposal(state, action is Call.ACCEPT)
        known = isinstance(action, Play) or action in (Call.ACCEPT, Call.PASS)
        reason = Reason.NOT_NOW if known else Reason.NOT_IN_THIS_GAME
        raise IllegalAction(reason, seat, action, phase=state.phase)

    def parse_action(self, text: str) -> CouillonAction:
        return actions.parse_action(text)


def _led(trick: tuple[Played, ...]) -> Suit | None:
    """The suit a card must follow, None on lead: a complete trick has been turned over."""
    return trick[0].card.suit if 0 < len(trick) < SEATS else None


def _playable(hand: int, led: Suit | None, trump: Suit | None) -> int:
    return hand if led is None else follow_or_trump(hand, led, trump)


def _answer_proposal(state: CouillonState, accept: bool) -> Step[CouillonState]:
    """One seat accepts or passes; after the fourth pass the bottom card makes trumps for nobody."""
    calls = (*state.calls, Call.ACCEPT if accept else Call.PASS)
    leader = eldest(state.match.dealer, SEATS)
    if accept:
        suit = state.turned_up[0].suit
        made = state._replace(calls=calls, phase=Phase.PLAY, turn=leader, declarer=state.turn, trump=suit)
        return Step(made, (_trump_made(suit, state.turn),))
    if len(calls) < SEATS:
        return Step(state._replace(calls=calls, turn=next_seat(state.turn, SEATS)), ())
    bottom = state.stub[-1]
    made = state._replace(
        calls=calls, phase=Phase.PLAY, turn=leader, turned_up=(*state.turned_up, bottom), trump=bottom.suit
    )
    return Step(made, (Event(EventType.TURNED_UP, {"card": str(bottom)}), _trump_made(bottom.suit, None)))


def _trump_made(suit: Suit, by: int | None) -> Event:
    return Event(EventType.TRUMP, {"suit": str(suit), "seat": by})


def _play(state: CouillonState, action: Play) -> Step[CouillonState]:
    card, seat = action.card, state.turn
    hand = state.hands[seat - 1]
    if not hand & card.bit:
        raise IllegalAction(Reason.NOT_HELD, seat, action, card=card)
    led = _led(state.trick)
    if not _playable(hand, led, state.trump) & card.bit:
        raise IllegalAction(Reason.MUST_FOLLOW, seat, action, led=led)
    hands = (*state.hands[: seat - 1], hand ^ card.bit, *state.hands[seat:])
    on_table = state.trick if led is not None else ()
    trick = (*on_table, Played(seat, card))
    if len(trick) < SEATS:
        return Step(state._replace(hands=hands, trick=trick, turn=next_seat(seat, SEATS)), ())
    return _take_trick(state._replace(hands=hands, trick=trick))


def _take_trick(state: CouillonState) -> Step[CouillonState]:
    """Gather a complete trick; after the last one the deal is counted."""
    trick = state.trick
    taker = winner(trick, state.trump).seat
    points = sum(POINTS[played.card] for played in trick)
    state = state._replace(
        turn=taker,
        played=(*state.played, trick),
        tricks=_added(state.tricks, taker, 1),
        card_points=_added(state.card_points, taker, points),
    )
    event = Event(
        EventType.TRICK, {"seat": taker, "cards": [str(played.card) for played in trick], "card_points": points}
    )
    return Step(state if any(state.hands) else _count(state), (event,))


def _added(per_seat: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    return (*per_seat[: seat - 1], per_seat[seat - 1] + amount, *per_seat[seat:])


def _count(state: CouillonState) -> CouillonState:
    """The end of a deal: the side with more card points wins it."""
    before = state.match
    points = state.card_points
    sides = points[0] + points[2], points[1] + points[3]
    slate = before.slate.after(sides, None if state.declarer is None else SIDES[state.declarer - 1])
    after = CouillonMatch(before.options, next_seat(before.dealer, SEATS), before.deal + 1, slate)
    result = DealResult(
        contract=None,
        declarers=() if state.declarer is None else (state.declarer,),
        tricks=state.tricks,
        card_points=points,
        delta=tuple(new - old for new, old in zip(after.score, before.score, strict=True)),
        score=after.score,
    )
    return state._replace(phase=Phase.OVER if after.winners else Phase.DONE, outcome=Outcome(result, after))
