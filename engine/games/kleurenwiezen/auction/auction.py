"""The auction: who is to speak, what that seat may say, and what follows from it.

- A Troel comes first and is the contract to outbid.
- Free seats speak clockwise from eldest until everybody has passed, found a partner, or bid a contract (`bids`).
- A proposal lives until its seat speaks again. Accepting it makes a partnership, for which the acceptor speaks.
- If several sides are left, those outbid raise or pass, clockwise from the last speaker (`raising`).
- A partner's pass breaks the partnership and leaves the other one bound to the suit.

Source: kleurenwiezen.txt, "The Bidding Process"; docs/rules/kleurenwiezen.md, "The bidding".
"""

from __future__ import annotations

from typing import Any, Final

from engine.core.errors import IllegalAction, Reason
from engine.core.seats import clockwise, eldest, next_seat
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, Propose, Word
from engine.games.kleurenwiezen.auction import bids, raising
from engine.games.kleurenwiezen.auction.speaker import Speaker, Why
from engine.games.kleurenwiezen.contracts.contracts import TROEL, Contract, Family, Kind
from engine.games.kleurenwiezen.match import SEATS, KleurenwiezenMatch
from engine.games.kleurenwiezen.state import OPEN, Auction, Bidder, Call, Public, Status, Troel
from engine.games.kleurenwiezen.words import KleurenwiezenReason

_STATUSES: Final = {
    Family.PARTNERSHIP: Status.PARTNER,
    Family.SOLO: Status.SOLO,
    Family.NEGATIVE: Status.NEGATIVE,
    Family.ABONDANCE: Status.ABONDANCE,
}
_IN_A_SUIT: Final = (Family.PARTNERSHIP, Family.SOLO)
"""The families of contracts that keep others from a solo in their suit."""
_AFTER: Final = {seat: clockwise(next_seat(seat, SEATS), SEATS) for seat in range(1, SEATS + 1)}
"""Per seat all seats clockwise, starting to its left and ending with itself."""


def begin(match: KleurenwiezenMatch, troel: Troel | None) -> Auction:
    """The auction before the first bid; an announced Troel has to be outbid."""
    first = eldest(match.dealer, SEATS)
    if troel is None:
        return Auction((Bidder(),) * SEATS, first)
    return Auction((Bidder(),) * SEATS, first, highest=TROEL, holders=_sorted(troel.seat, troel.partner))


def legal(public: Public, seat: int, hand: int) -> tuple[KleurenwiezenAction, ...]:
    """Everything the seat on turn, which holds `hand`, may say."""
    speaker = Speaker.at(public, seat, hand)
    return raising.legal(speaker) if public.auction.raising else bids.legal(speaker)


def bid(public: Public, seat: int, hand: int, action: KleurenwiezenAction) -> Auction:
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
    calls = (*before.calls, Call(seat, action))
    holders = holders if forced is None else tuple(_AFTER)
    return Auction(tuple(bidders), turn, calls, before.raising or raises, highest, holders, taken, forced)


def not_on_turn(auction: Auction, seat: int) -> Why:
    """Why a seat that is not on turn cannot say anything."""
    bidder = auction.bidder(seat)
    if bidder.status is Status.PASSED:
        return Why(KleurenwiezenReason.HAS_PASSED)
    if bidder.status is Status.PARTNER and not bidder.speaks:
        return Why(KleurenwiezenReason.PARTNER_SPEAKS)
    return Why(Reason.NOT_YOUR_TURN, {"actors": str(auction.turn)})


def _refusal(public: Public, seat: int, hand: int, action: KleurenwiezenAction) -> Why | None:
    auction, match = public.auction, public.match
    if seat != auction.turn:
        return not_on_turn(auction, seat)
    if action is Word.PASS:
        return None
    if isinstance(action, Bid):
        kind, goal, _ = action.contract
        if kind is Kind.TROEL:
            return Why(KleurenwiezenReason.TROEL_IS_ANNOUNCED)
        if not match.ladder.has(kind, goal):
            return Why(Reason.NOT_IN_THIS_GAME)
    speaker = Speaker.at(public, seat, hand)
    return raising.refusal(speaker, action) if auction.raising else bids.refusal(speaker, action)


# --- what follows from what was said: the bidders as they stand then


def _say(bidders: list[Bidder], seat: int, action: KleurenwiezenAction) -> None:
    own = bidders[seat - 1]
    match action:
        case Propose(suit):
            bidders[seat - 1] = own._replace(status=Status.PROPOSER, proposed=(*own.proposed, suit), live=suit)
        case Word.WAIT:
            bidders[seat - 1] = own._replace(status=Status.WAITING)
        case Word.PAROLE:
            bidders[seat - 1] = own._replace(speaks=False, said_parole=True)
            _change(bidders, own.partner, speaks=True)
        case Word.PASS:
            bidders[seat - 1] = own._replace(status=Status.PASSED, contract=None, partner=None)
            # A speaker who passes breaks the partnership; the other partner stays bound to the suit.
            _change(bidders, own.partner, status=Status.BOUND, partner=None, speaks=True, left_by=seat)


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
    together = Status.PARTNER
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
        if bidder.status is not Status.PASSED and bidder.speaks and bidder.contract != highest:
            return other, True
    return 0, False


def _forced(highest: Contract | None, holders: tuple[int, ...]) -> int | None:
    """The fourth seat, if the other three play a small misère."""
    if highest is None or highest.kind is not Kind.SMALL_MISERE or len(holders) != SEATS - 1:
        return None
    return next(seat for seat in _AFTER if seat not in holders)
