"""Playing the tricks, and the end of the deal: what it pays goes onto the sheet, and the cards are gathered.

- Follow suit if possible, else play anything: nobody has to trump or to beat. The best trump takes the trick, else the
  best card of the suit led.
- Eldest leads; in an abondance or a slam its declarer.
- In a Troel the partner leads the called card if its suit is trumps, else the bidder the ace of trumps. By an option
  the partner always leads, any card.
- The hand of an open misère, and of contracts on the table, lies open after the first trick.
- What a deal pays is added to each score; by an option it counts double after a deal that was thrown in.
- All have passed and no Troel stands: thrown in, without score, and the same player deals again.

Source: kleurenwiezen.txt, "The Play", "Open Misère", "Variations", "The Scoring" and "2. Forming partnerships or
choosing contracts" (thrown in); docs/rules/kleurenwiezen.md, "What follows", "The ladder" and decision 1.
"""

from __future__ import annotations

from engine.core.actions import Event, EventType, Play, new
from engine.core.cards import SUIT_MASKS, Card, Played, Rank, Suit
from engine.core.errors import IllegalAction, Reason
from engine.core.game import DealFacts, DealResult, Outcome, Step
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import KleurenwiezenReason
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind
from engine.games.kleurenwiezen.pack import bundles_of, sorted_hand
from engine.games.kleurenwiezen.sheet import (
    SEATS,
    KleurenwiezenMatch,
    deltas,
    is_made,
    is_settled,
    multiplier,
    sides,
    won_by,
)
from engine.games.kleurenwiezen.state import KleurenwiezenPublic, KleurenwiezenState, Trick


def throw_in(state: KleurenwiezenState) -> Step[KleurenwiezenState]:
    """End a deal that all have passed: nothing is played, and the same dealer deals again."""
    return Step(_over(state, thrown_in(state.match), multiple=1), (Event(EventType.THROWN_IN, {}),))


def thrown_in(match: KleurenwiezenMatch) -> DealResult:
    """The result of a deal that all have passed."""
    none = (0,) * SEATS
    return DealResult(None, (), none, None, none, match.score, thrown_in=True)


def count(state: KleurenwiezenState) -> KleurenwiezenState:
    """Count a deal once the last trick is played or nothing can change any more."""
    public = state.public
    match, contract, declarers, tricks = public.match, public.contract, public.declarers, public.tricks
    assert contract is not None
    result, multiple = counted(match, contract, declarers, tricks, public.multiple)
    return _over(state, result, multiple)


def counted(
    match: KleurenwiezenMatch,
    contract: Contract,
    declarers: tuple[int, ...],
    tricks: tuple[int, ...],
    multiple: int,
) -> tuple[DealResult, int]:
    """The result of a deal with these tricks, per seat, and its multiple; `multiple` excludes what tricks double."""
    delta = deltas(match.ladder, contract, declarers, tricks, multiple)
    score = tuple(map(sum, zip(match.score, delta, strict=True)))
    won = won_by(sides(contract, declarers)[0], tricks)
    # Of a deal with real cards nobody may have told the trumps.
    text = contract.name if contract.suit is None else str(contract)
    result = DealResult(text, declarers, tricks, None, delta, score)
    return result, multiplier(match.ladder, contract, won, multiple)


def facts_of(contract: Contract | None, result: DealResult) -> DealFacts:
    """The kind of contract that was played, None where all passed, and which declarers made it."""
    if contract is None:
        return DealFacts(None, (), (), points=result.delta, tricks=result.tricks)
    made = [side for side in sides(contract, result.declarers) if is_made(contract, won_by(side, result.tricks))]
    return DealFacts(contract.kind.value, result.declarers, sum(made, ()), result.delta, result.tricks)


def _over(state: KleurenwiezenState, result: DealResult, multiple: int) -> KleurenwiezenState:
    public = state.public
    after = public.match.after(result, multiple, bundles_of(public, state.hands, state.discards))
    phase = Phase.OVER if after.winners else Phase.DONE
    public = public._replace(phase=phase, result=result, winners=after.winners, multiple=multiple)
    return state._replace(public=public, outcome=Outcome(result, after))


def playable(public: KleurenwiezenPublic, hand: int) -> int:
    """The cards of a hand, as masks, that may be played to the trick under way, or led."""
    trick = public.trick
    if 0 < len(trick) < SEATS:
        return hand & SUIT_MASKS[trick[0].card.suit] or hand
    if not trick and (card := _called_lead(public)) is not None:
        return card.bit
    return hand


def _called_lead(public: KleurenwiezenPublic) -> Card | None:
    """The only card that may be led to the first trick of a Troel: the called card, or the ace of its new trumps."""
    contract, troel = public.contract, public.troel
    if contract is None or contract.kind is not ContractKind.TROEL or public.match.options.troel_lead != "called":
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
        KleurenwiezenPublic,
        (match, phase, auction, troel, contract, declarers, answers, discarded,
         turn, trick, played, tricks, exposed, result, winners, multiple),
    )  # fmt: skip
    after: KleurenwiezenState = new(KleurenwiezenState, (public, hands, discards, called, outcome))
    return _after_trick(after) if complete else new(Step, (after, ()))


def _refusal(public: KleurenwiezenPublic, hand: int, seat: int, action: Play) -> IllegalAction:
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
