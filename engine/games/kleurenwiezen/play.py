"""Playing the tricks.

- Follow suit if possible, else play anything: nobody has to trump or to beat. The best trump takes the trick, else the
  best card of the suit led.
- Eldest leads; in an abondance or a slam its declarer.
- In a Troel the partner leads the called card if its suit is trumps, else the bidder the ace of trumps. By an option
  the partner always leads, any card.
- The hand of an open misère, and of contracts on the table, lies open after the first trick.

Source: kleurenwiezen.txt, "The Play", "Open Misère" and "Variations"; docs/rules/kleurenwiezen.md, "What follows".
"""

from __future__ import annotations

from engine.core.actions import Play, new
from engine.core.cards import SUIT_MASKS, Card, Rank, Suit
from engine.core.errors import IllegalAction, Reason
from engine.core.events import Event, EventType
from engine.core.game import Step
from engine.core.tricks import Played
from engine.games.kleurenwiezen.contracts.contracts import Kind
from engine.games.kleurenwiezen.contracts.settled import is_settled
from engine.games.kleurenwiezen.ending import count
from engine.games.kleurenwiezen.match import SEATS
from engine.games.kleurenwiezen.pack import sorted_hand
from engine.games.kleurenwiezen.state import KleurenwiezenState, Public, Trick
from engine.games.kleurenwiezen.words import KleurenwiezenReason

_NOTHING_OPEN = (0,) * SEATS


def playable(public: Public, hand: int) -> int:
    """The cards of a hand, as masks, that may be played to the trick under way, or led."""
    trick = public.trick
    if 0 < len(trick) < SEATS:
        return hand & SUIT_MASKS[trick[0].card.suit] or hand
    if not trick and (card := _called_lead(public)) is not None:
        return card.bit
    return hand


def _called_lead(public: Public) -> Card | None:
    """The only card that may be led to the first trick of a Troel: the called card, or the ace of its new trumps."""
    contract, troel = public.contract, public.troel
    if contract is None or contract.kind is not Kind.TROEL or public.match.options.troel_lead != "called":
        return None
    assert troel is not None
    assert contract.suit is not None
    if troel.called is not None and troel.called.suit is contract.suit:
        return troel.called
    # Three aces call the fourth.
    return Card.of(contract.suit, Rank.ACE)


def winner(trick: Trick, trump: Suit | None) -> int:
    """The seat with the highest trump, or else the highest card of the suit led."""
    seat, best = trick[0]
    for other, card in trick[1:]:
        if card > best if card.suit is best.suit else card.suit is trump:
            seat, best = other, card
    return seat


def play(state: KleurenwiezenState, seat: int, action: Play) -> Step[KleurenwiezenState]:
    """The seat on turn puts a card on the table; raises IllegalAction."""
    public, hands, discards, called, outcome = state
    (match, phase, auction, troel, contract, declarers, answers, discarded,
     turn, trick, played, tricks, exposed, result, winners, multiple) = public  # fmt: skip
    card, hand = action.card, hands[seat - 1]
    if not card.bit & hand & playable(public, hand):
        raise _refusal(public, hand, seat, action)
    hands = (*hands[: seat - 1], hand ^ card.bit, *hands[seat:])
    put = new(Played, (seat, card))
    trick = (*trick, put) if len(trick) < SEATS else (put,)
    if exposed[seat - 1]:
        exposed = (*exposed[: seat - 1], hand ^ card.bit, *exposed[seat:])
    if complete := len(trick) == SEATS:
        turn = winner(trick, None if contract is None else contract.suit)
        tricks = (*tricks[: turn - 1], tricks[turn - 1] + 1, *tricks[turn:])
        played = (*played, trick)
    else:
        turn = seat % SEATS + 1
    public = new(
        Public,
        (match, phase, auction, troel, contract, declarers, answers, discarded,
         turn, trick, played, tricks, exposed, result, winners, multiple),
    )  # fmt: skip
    after: KleurenwiezenState = new(KleurenwiezenState, (public, hands, discards, called, outcome))
    return _after_trick(after) if complete else new(Step, (after, ()))


def _refusal(public: Public, hand: int, seat: int, action: Play) -> IllegalAction:
    """Why a card may not be played."""
    if not action.card.bit & hand:
        return IllegalAction(Reason.NOT_HELD, seat, action, card=action.card)
    if public.led is None:
        return IllegalAction(KleurenwiezenReason.MUST_LEAD_TROEL, seat, action)
    return IllegalAction(Reason.MUST_FOLLOW_SUIT, seat, action, led=public.led)


def _after_trick(state: KleurenwiezenState) -> Step[KleurenwiezenState]:
    """What follows a complete trick: cards exposed after the first, the count after the last."""
    public, hands = state.public, state.hands
    match, contract = public.match, public.contract
    assert contract is not None
    cards = [card.text for _, card in public.trick]
    events: tuple[Event, ...] = (Event(EventType.TRICK, {"seat": public.turn, "cards": cards}),)
    if len(public.played) == 1 and contract.nature.exposed:
        state, exposed = _expose(state)
        events += exposed
    left = hands[public.turn - 1].bit_count()
    claims = match.options.claim_when_settled
    if not left or (
        claims and is_settled(match.ladder, contract, public.declarers, public.tricks, left, public.multiple)
    ):
        state = count(state)
    return new(Step, (state, events))


def _expose(state: KleurenwiezenState) -> tuple[KleurenwiezenState, tuple[Event, ...]]:
    """Expose the declarers' cards from now on."""
    declarers = state.public.declarers
    exposed = tuple(hand if seat in declarers else 0 for seat, hand in enumerate(state.hands, 1))
    events = tuple(
        Event(EventType.EXPOSED, {"seat": seat, "cards": [card.text for card in sorted_hand(exposed[seat - 1])]})
        for seat in declarers
    )
    return state._replace(public=state.public._replace(exposed=exposed)), events
