"""From the deal to the first lead: auction, a Troel's choice of trumps, doubling, laying cards aside.

- If a Troel stands, the partner keeps the suit of the called card, for 8 tricks, or names another, for 9.
- By an option the opponents may double, in any order; the first one to do so ends that.
- In a small misère everybody lays a card aside, in any order, seen by nobody else.

Source: kleurenwiezen.txt, "7. Small Misère", "9. Troel / Trou" and "Flemish Scoring" (double);
docs/rules/kleurenwiezen.md, "What follows".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import Card
from engine.core.errors import IllegalAction, Reason
from engine.core.events import Event, EventType
from engine.core.game import Step
from engine.core.seats import eldest
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import Bid, Discard, Propose, Word
from engine.games.kleurenwiezen.auction import auction, troel
from engine.games.kleurenwiezen.contracts.contracts import Contract, Family
from engine.games.kleurenwiezen.ending import throw_in
from engine.games.kleurenwiezen.match import SEATS, KleurenwiezenMatch
from engine.games.kleurenwiezen.pack import dealt
from engine.games.kleurenwiezen.state import Call, KleurenwiezenState, Public
from engine.games.kleurenwiezen.words import KleurenwiezenEvent, KleurenwiezenPhase, KleurenwiezenReason

Events = tuple[Event, ...]

ANSWERS: Final = (Word.DOUBLE, Word.NO_DOUBLE)


def begin(match: KleurenwiezenMatch, pack: Sequence[Card]) -> Step[KleurenwiezenState]:
    """Deal the hands and announce three or four aces."""
    match = match._replace(bundles=())
    hands = dealt(pack, match.dealer, match.options.packets)
    found = troel.announced(hands, match.options, match.ladder)
    announced, called = found or (None, None)
    public = Public(
        match=match,
        phase=KleurenwiezenPhase.AUCTION,
        auction=auction.begin(match, announced),
        troel=announced,
        multiple=1 + match.passed_out,
    )
    events: Events = ()
    if announced is not None:
        text = announced.called.text if announced.called is not None else None
        events = (
            Event(KleurenwiezenEvent.TROEL, {"seat": announced.seat, "called": text}),
            Event(KleurenwiezenEvent.WITH_ME, {"seat": announced.partner}),
        )
    return Step(KleurenwiezenState(public, hands, called=called), events)


def bid(state: KleurenwiezenState, seat: int, action: Word | Propose | Bid) -> Step[KleurenwiezenState]:
    """The seat on turn speaks in the auction; raises IllegalAction."""
    public = state.public
    said = auction.bid(public, seat, state.hands[seat - 1], action)
    state = state._replace(public=public._replace(auction=said))
    if said.turn:
        return Step(state, ())
    if said.highest is None:
        return throw_in(state)
    if said.highest.family is Family.TROEL:
        return Step(state._replace(public=state.public._replace(phase=KleurenwiezenPhase.TROEL)), ())
    forced = () if said.forced is None else (Event(KleurenwiezenEvent.FORCED, {"seat": said.forced}),)
    settled, events = _settle(state, said.highest, said.holders)
    return Step(settled, (*forced, *events))


def choose(state: KleurenwiezenState, seat: int, action: Bid) -> Step[KleurenwiezenState]:
    """The partner of a Troel names trumps; raises IllegalAction."""
    public, called = state.public, state.called
    assert public.troel is not None
    assert called is not None
    contract = action.contract
    if contract.family is not Family.TROEL or contract.suit is None:
        raise IllegalAction(Reason.NOT_NOW, seat, action, phase=public.phase)
    due = troel.due(public.match.options, called, contract.suit)
    if contract != due:
        raise IllegalAction(KleurenwiezenReason.TROEL_TRICKS, seat, action, due=due)
    return _settle(state, contract, tuple(sorted((public.troel.seat, public.troel.partner))))


def _settle(state: KleurenwiezenState, contract: Contract, declarers: tuple[int, ...]) -> Step[KleurenwiezenState]:
    """Settle that these seats play this contract."""
    public = state.public
    row = public.match.ladder.row(contract)
    public = public._replace(contract=contract, declarers=declarers, multiple=public.multiple + row.doubles)
    state = state._replace(public=public)
    event = Event(EventType.CONTRACT, {"contract": str(contract), "seats": list(declarers)})
    if public.match.options.doubles and len(declarers) < SEATS:
        return Step(state._replace(public=public._replace(phase=KleurenwiezenPhase.DOUBLE)), (event,))
    return Step(_go_on(state, contract), (event,))


def answer(state: KleurenwiezenState, seat: int, word: Word) -> Step[KleurenwiezenState]:
    """An opponent doubles, after which nobody else can, or declines to."""
    public, contract = state.public, state.public.contract
    assert contract is not None
    answers = (*public.answers, Call(seat, word))
    if word is Word.DOUBLE:
        doubled = state._replace(public=public._replace(answers=answers, multiple=public.multiple + 1))
        return Step(_go_on(doubled, contract), (Event(EventType.DOUBLED, {"seat": seat}),))
    state = state._replace(public=public._replace(answers=answers))
    return Step(_go_on(state, contract) if len(answers) == SEATS - len(public.declarers) else state, ())


def discard(state: KleurenwiezenState, seat: int, action: Discard) -> Step[KleurenwiezenState]:
    """A seat lays a card aside; raises IllegalAction."""
    public, hands, discards = state.public, state.hands, state.discards
    card, hand = action.card, hands[seat - 1]
    if not card.bit & hand:
        raise IllegalAction(Reason.NOT_HELD, seat, action, card=card)
    state = state._replace(
        public=public._replace(discarded=tuple(sorted((*public.discarded, seat)))),
        hands=(*hands[: seat - 1], hand ^ card.bit, *hands[seat:]),
        discards=(*discards[: seat - 1], card, *discards[seat:]),
    )
    return Step(_begin_play(state) if len(state.public.discarded) == SEATS else state, ())


def _go_on(state: KleurenwiezenState, contract: Contract) -> KleurenwiezenState:
    """Go on after the doubling, or after the contract where nobody may double."""
    if contract.nature.discards:
        return state._replace(public=state.public._replace(phase=KleurenwiezenPhase.DISCARD))
    return _begin_play(state)


def _begin_play(state: KleurenwiezenState) -> KleurenwiezenState:
    return state._replace(public=state.public._replace(phase=Phase.PLAY, turn=_leader(state)))


def _leader(state: KleurenwiezenState) -> int:
    """Who leads to the first trick."""
    public, contract = state.public, state.public.contract
    assert contract is not None
    match contract.family:
        case Family.ABONDANCE:
            return public.declarers[0]
        case Family.TROEL:
            assert public.troel is not None
            assert state.called is not None
            partners = public.match.options.troel_lead == "partner-any" or contract.suit is state.called.suit
            return public.troel.partner if partners else public.troel.seat
        case _:
            return eldest(public.match.dealer, SEATS)
