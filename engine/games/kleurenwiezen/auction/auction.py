"""From the deal to the first lead: Troel, the auction, the choice of trumps, doubling, laying cards aside.

- Whoever holds three or four aces must announce it: a Troel, which comes first and is the contract to outbid. The
  partner holds the fourth ace or, against all four, the highest heart that the bidder lacks.
- Free seats speak clockwise from eldest until everybody has passed, found a partner, or bid a contract (`bids`).
- A proposal lives until its seat speaks again. Accepting it makes a partnership, for which the acceptor speaks.
- If several sides are left, those outbid raise or pass, clockwise from the last speaker.
- A partner's pass breaks the partnership and leaves the other one bound to the suit.
- If a Troel stands, the partner keeps the suit of that called card as trumps, for 8 tricks, or names another, for 9.
- By an option the opponents may double, in any order; the first one to do so ends that.
- In a small misère everybody lays a card aside, in any order, seen by nobody else.

Source: kleurenwiezen.txt, "The Bidding Process", "7. Small Misère", "9. Troel / Trou", "1. Announcing Troel",
"Variations" and "Flemish Scoring" (double); docs/rules/kleurenwiezen.md, "The bidding", "What follows", "Options" and
decision 11.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.actions import Event, EventType, eldest, from_eldest
from engine.core.cards import CARDS, Card, Rank, Suit, cards_in, mask_of
from engine.core.errors import IllegalAction, Reason
from engine.core.game import Step
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import (
    Bid,
    Discard,
    KleurenwiezenAction,
    KleurenwiezenEvent,
    KleurenwiezenPhase,
    KleurenwiezenReason,
    Propose,
    Word,
)
from engine.games.kleurenwiezen.auction import bids
from engine.games.kleurenwiezen.auction.bids import Speaker, Why
from engine.games.kleurenwiezen.contracts.contracts import NATURES, SUITS_DOWN, TROEL, Contract, ContractKind, Family
from engine.games.kleurenwiezen.contracts.ladders import Ladder
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from engine.games.kleurenwiezen.pack import dealt
from engine.games.kleurenwiezen.play import throw_in
from engine.games.kleurenwiezen.sheet import SEATS, KleurenwiezenMatch
from engine.games.kleurenwiezen.state import (
    OPEN,
    Auction,
    AuctionCall,
    Bidder,
    BidderStatus,
    KleurenwiezenPublic,
    KleurenwiezenState,
    Troel,
)

ACES_DOWN: Final = tuple(Card.of(suit, Rank.ACE) for suit in SUITS_DOWN)
_ACES: Final = mask_of(ACES_DOWN)
_KINGS_DOWN: Final = tuple(Card.of(suit, Rank.KING) for suit in SUITS_DOWN)
_HEARTS_DOWN: Final = tuple(card for card in reversed(CARDS) if card.suit is Suit.H)
_COUNTS: Final = {"3-or-4": (3, 4), "exactly-3": (3,), "off": ()}


def announced_troel(hands: Sequence[int], options: KleurenwiezenOptions, ladder: Ladder) -> tuple[Troel, Card] | None:
    """The Troel in these hands, masks per seat, and the card that makes the partner; None without a Troel."""
    counts = counts_of_aces(options, ladder)
    for seat, hand in enumerate(hands, 1):
        aces = (hand & _ACES).bit_count()
        if aces in counts:
            has_all = aces == len(Suit)
            card = _called(hand, options.troel_royal) if has_all else missing_ace(hand)
            partner = next(other for other, held in enumerate(hands, 1) if held & card.bit)
            return Troel(seat, partner, card if has_all else None), card
    return None


def counts_of_aces(options: KleurenwiezenOptions, ladder: Ladder) -> tuple[int, ...]:
    """How many aces in one hand make a Troel, from the fewest up; nothing where there is none."""
    return _COUNTS[options.troel] if ladder.has(TROEL.kind, TROEL.goal) else ()


def missing_ace(hand: int) -> Card:
    """The highest ace that a hand lacks."""
    return cards_in(_ACES & ~hand)[0]


def _called(hand: int, royal: str) -> Card:
    """The card a hand with all aces calls: the highest heart it lacks; by option, kings come before lower hearts."""
    wanted = (*_KINGS_DOWN, *_HEARTS_DOWN) if royal == "king" else _HEARTS_DOWN
    return next(card for card in wanted if not hand & card.bit)


def troel_choices(options: KleurenwiezenOptions, called: Card) -> tuple[Bid, ...]:
    """The choices of the partner of a Troel that nobody outbid, one in each suit."""
    return tuple(Bid(troel_contract(options, called, suit)) for suit in SUITS_DOWN)


def troel_contract(options: KleurenwiezenOptions, called: Card, suit: Suit) -> Contract:
    """The Troel with these trumps, for fewer tricks if they are the suit of the card that makes the partner."""
    fewer, more = NATURES[ContractKind.TROEL].goals
    return Contract(ContractKind.TROEL, fewer if suit is called.suit and options.troel_tricks != "9" else more, suit)


_STATUSES: Final = {
    Family.PARTNERSHIP: BidderStatus.PARTNER,
    Family.SOLO: BidderStatus.SOLO,
    Family.NEGATIVE: BidderStatus.NEGATIVE,
    Family.ABONDANCE: BidderStatus.ABONDANCE,
}
_IN_A_SUIT: Final = (Family.PARTNERSHIP, Family.SOLO)
"""The families of contracts that keep others from a solo in their suit."""
_AFTER: Final = {seat: from_eldest(seat, SEATS) for seat in range(1, SEATS + 1)}
"""Per seat all seats clockwise, starting to its left and ending with itself."""


def begin_auction(match: KleurenwiezenMatch, troel: Troel | None) -> Auction:
    """The auction before the first bid; an announced Troel has to be outbid."""
    first = eldest(match.dealer, SEATS)
    if troel is None:
        return Auction((Bidder(),) * SEATS, first)
    return Auction((Bidder(),) * SEATS, first, highest=TROEL, holders=_sorted(troel.seat, troel.partner))


def legal(public: KleurenwiezenPublic, seat: int, hand: int) -> tuple[KleurenwiezenAction, ...]:
    """Everything the seat on turn, which holds `hand`, may say."""
    speaker = Speaker.at(public, seat, hand)
    return bids.legal_raises(speaker) if public.auction.raising else bids.legal_bids(speaker)


def say_in_auction(public: KleurenwiezenPublic, seat: int, hand: int, action: KleurenwiezenAction) -> Auction:
    """The auction after a seat, which holds `hand`, has said this; raises IllegalAction."""
    why = _refusal(public, seat, hand, action)
    if why is not None:
        raise IllegalAction(why.reason, seat, action, **why.facts)
    before, bidders = public.auction, list(public.auction.bidders)
    highest, holders, taken = before.highest, before.holders, before.taken
    if isinstance(action, Bid):
        highest, holders = action.contract, _undertake(before, bidders, seat, action.contract)
        if highest.suit is not None and highest.family in _IN_A_SUIT:
            taken = (*taken, *[(holder, highest.suit) for holder in holders if (holder, highest.suit) not in taken])
    else:
        _say(bidders, seat, action)
    turn, raises = _next(bidders, seat, highest)
    forced = _forced(highest, holders) if not turn and public.match.options.forced_fourth else None
    calls = (*before.calls, AuctionCall(seat, action))
    holders = holders if forced is None else tuple(_AFTER)
    return Auction(tuple(bidders), turn, calls, before.raising or raises, highest, holders, taken, forced)


def not_on_turn(auction: Auction, seat: int) -> Why:
    """Why a seat that is not on turn cannot say anything."""
    bidder = auction.bidder(seat)
    if bidder.status is BidderStatus.PASSED:
        return Why(KleurenwiezenReason.HAS_PASSED)
    if bidder.status is BidderStatus.PARTNER and not bidder.speaks:
        return Why(KleurenwiezenReason.PARTNER_SPEAKS)
    return Why(Reason.NOT_YOUR_TURN, {"actors": str(auction.turn)})


def _refusal(public: KleurenwiezenPublic, seat: int, hand: int, action: KleurenwiezenAction) -> Why | None:
    auction, match = public.auction, public.match
    if seat != auction.turn:
        return not_on_turn(auction, seat)
    if action is Word.PASS:
        return None
    if isinstance(action, Bid):
        kind, goal, _ = action.contract
        if kind is ContractKind.TROEL:
            return Why(KleurenwiezenReason.TROEL_IS_ANNOUNCED)
        if not match.ladder.has(kind, goal):
            return Why(Reason.NOT_IN_THIS_GAME)
    speaker = Speaker.at(public, seat, hand)
    return bids.refusal_of_raise(speaker, action) if auction.raising else bids.refusal_of_bid(speaker, action)


# --- what follows from what was said: the bidders as they stand then


def _say(bidders: list[Bidder], seat: int, action: KleurenwiezenAction) -> None:
    own = bidders[seat - 1]
    match action:
        case Propose(suit):
            bidders[seat - 1] = own._replace(status=BidderStatus.PROPOSER, proposed=(*own.proposed, suit), live=suit)
        case Word.WAIT:
            bidders[seat - 1] = own._replace(status=BidderStatus.WAITING)
        case Word.PAROLE:
            bidders[seat - 1] = own._replace(speaks=False, said_parole=True)
            _change(bidders, own.partner, speaks=True)
        case Word.PASS:
            bidders[seat - 1] = own._replace(status=BidderStatus.PASSED, contract=None, partner=None)
            # A speaker who passes breaks the partnership; the other partner stays bound to the suit.
            _change(bidders, own.partner, status=BidderStatus.BOUND, partner=None, speaks=True, left_by=seat)


def _undertake(before: Auction, bidders: list[Bidder], seat: int, contract: Contract) -> tuple[int, ...]:
    """A contract is bid, joined or raised; returns the seats that would play it."""
    own = bidders[seat - 1]
    if contract.family is not Family.PARTNERSHIP:
        bidders[seat - 1] = own._replace(status=_STATUSES[contract.family], contract=contract)
        return _sorted(seat, *before.holders) if contract == before.highest else (seat,)
    if own.partner is not None:
        bidders[seat - 1] = own._replace(contract=contract)
        _change(bidders, own.partner, contract=contract)
        return _sorted(seat, own.partner)
    proposer = next(other for other, bidder in enumerate(bidders, 1) if bidder.live is contract.suit)
    together = BidderStatus.PARTNER
    bidders[seat - 1] = own._replace(status=together, contract=contract, partner=proposer, accepted=True)
    _change(bidders, proposer, status=together, contract=contract, partner=seat, speaks=False, live=None)
    return _sorted(seat, proposer)


def _change(bidders: list[Bidder], seat: int | None, **changes: Any) -> None:
    """Change how a seat stands in the auction, if there is one."""
    if seat is not None:
        bidders[seat - 1] = bidders[seat - 1]._replace(**changes)


def _sorted(*seats: int) -> tuple[int, ...]:
    return tuple(sorted(seats))


# --- whose turn it is


def _next(bidders: list[Bidder], seat: int, highest: Contract | None) -> tuple[int, bool]:
    """Who is to speak after a seat (0: nobody), and whether to raise, which comes once all are committed."""
    after = _AFTER[seat]
    for other in after:
        bidder = bidders[other - 1]
        if bidder.status in OPEN:
            if bidder.live is not None:
                # A proposal lives until its proposer's next turn.
                bidders[other - 1] = bidder._replace(live=None)
            return other, False
    for other in after:
        bidder = bidders[other - 1]
        if bidder.status is not BidderStatus.PASSED and bidder.speaks and bidder.contract != highest:
            return other, True
    return 0, False


def _forced(highest: Contract | None, holders: tuple[int, ...]) -> int | None:
    """The fourth seat, if the other three play a small misère."""
    if highest is None or highest.kind is not ContractKind.SMALL_MISERE or len(holders) != SEATS - 1:
        return None
    return next(seat for seat in _AFTER if seat not in holders)


Events = tuple[Event, ...]

ANSWERS: Final = (Word.DOUBLE, Word.NO_DOUBLE)


def begin(match: KleurenwiezenMatch, pack: Sequence[Card]) -> Step[KleurenwiezenState]:
    """Deal the hands and announce three or four aces."""
    match = match._replace(bundles=())
    hands = dealt(pack, match.dealer, match.options.packets)
    found = announced_troel(hands, match.options, match.ladder)
    announced, called = found or (None, None)
    public = KleurenwiezenPublic(
        match=match,
        phase=KleurenwiezenPhase.AUCTION,
        auction=begin_auction(match, announced),
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
    said = say_in_auction(public, seat, state.hands[seat - 1], action)
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
    due = troel_contract(public.match.options, called, contract.suit)
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
    answers = (*public.answers, AuctionCall(seat, word))
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
