"""The auction: who is to speak, what that seat may say, and what follows from it.

What may be said while a seat is free is in `engine.kleurenwiezen.bids`, what may be said to raise a contract in
`engine.kleurenwiezen.raising`.

Source: kleurenwiezen.txt, "The Bidding Process"; docs/rules/kleurenwiezen.md, "The auction".
"""

from __future__ import annotations

from typing import Final

from engine.cards import Suit
from engine.errors import IllegalAction, Reason
from engine.kleurenwiezen import bids, raising
from engine.kleurenwiezen.actions import Bid, KleurenAction, Propose, Word
from engine.kleurenwiezen.contracts import TROEL, Contract, Family, Kind
from engine.kleurenwiezen.match import SEATS, KleurenMatch
from engine.kleurenwiezen.speaker import Speaker, Why
from engine.kleurenwiezen.state import OPEN, Auction, Bidder, Call, Public, Status, Troel
from engine.seats import clockwise, eldest, next_seat

_STATUSES: Final = {
    Family.PARTNERSHIP: Status.PARTNER,
    Family.SOLO: Status.SOLO,
    Family.NEGATIVE: Status.NEGATIVE,
    Family.ABONDANCE: Status.ABONDANCE,
}
_AFTER: Final = {seat: clockwise(next_seat(seat, SEATS), SEATS) for seat in range(1, SEATS + 1)}
"""All seats, starting with the one at the left of each; itself last."""
_FORCING: Final = 3
"""The small misères that make the fourth seat play one."""


def begin(match: KleurenMatch, troel: Troel | None) -> Auction:
    """Before the first bid; a Troel that was announced has to be outbid."""
    first = eldest(match.dealer, SEATS)
    if troel is None:
        return Auction((Bidder(),) * SEATS, first)
    return Auction((Bidder(),) * SEATS, first, highest=TROEL, holders=_sorted(troel.seat, troel.partner))


def legal(public: Public, seat: int, hand: int) -> tuple[KleurenAction, ...]:
    """All the seat on turn, which holds `hand`, may say."""
    speaker = Speaker.at(public, seat, hand)
    return raising.legal(speaker) if public.auction.raising else bids.legal(speaker)


def bid(public: Public, seat: int, hand: int, action: KleurenAction) -> Auction:
    """The auction after a seat, which holds `hand`, has said this; raises IllegalAction."""
    why = _refusal(public, seat, hand, action)
    if why is not None:
        raise IllegalAction(why.reason, seat, action, **why.facts)
    auction = public.auction
    said = _said(auction._replace(calls=(*auction.calls, Call(seat, action))), seat, action)
    return _go_on(said, seat, forces=public.match.options.forced_fourth)


def _refusal(public: Public, seat: int, hand: int, action: KleurenAction) -> Why | None:
    auction, match = public.auction, public.match
    if seat != auction.turn:
        return _not_on_turn(auction, seat)
    if action is Word.PAROLE and not match.options.parole:
        return Why(Reason.NOT_IN_THIS_GAME)
    if isinstance(action, Bid):
        kind, goal, _ = action.contract
        if kind is Kind.TROEL:
            return Why(Reason.TROEL_IS_ANNOUNCED)
        if not match.ladder.has(kind, goal):
            return Why(Reason.NOT_IN_THIS_GAME)
    speaker = Speaker.at(public, seat, hand)
    return raising.refusal(speaker, action) if auction.raising else bids.refusal(speaker, action)


def _not_on_turn(auction: Auction, seat: int) -> Why:
    bidder = auction.bidder(seat)
    if bidder.status is Status.PASSED:
        return Why(Reason.HAS_PASSED)
    if bidder.status is Status.PARTNER and not bidder.speaks:
        return Why(Reason.PARTNER_SPEAKS)
    return Why(Reason.NOT_YOUR_TURN, {"actors": str(auction.turn)})


# --- what follows from what was said


def _said(auction: Auction, seat: int, action: KleurenAction) -> Auction:
    """What has been said is legal; the turn stays where it was."""
    own = auction.bidder(seat)
    match action:
        case Word.PASS:
            return _pass(auction, seat, own)
        case Word.WAIT:
            return _with(auction, {seat: own._replace(status=Status.WAITING)})
        case Word.PAROLE if own.partner is not None:
            proposer = auction.bidder(own.partner)._replace(speaks=True)
            return _with(auction, {seat: own._replace(speaks=False, said_parole=True), own.partner: proposer})
        case Propose(suit):
            proposed = own._replace(status=Status.PROPOSER, proposed=(*own.proposed, suit), live=suit)
            return _with(auction, {seat: proposed})
        case Bid(contract) if contract.family is Family.PARTNERSHIP:
            return _together(auction, seat, own, contract)
        case Bid(contract):
            return _alone(auction, seat, own, contract)
    raise AssertionError(f"no bid: {action!r}")


def _pass(auction: Auction, seat: int, own: Bidder) -> Auction:
    """Who speaks for two breaks their partnership; the other one stays bound to the suit."""
    changed = {seat: own._replace(status=Status.PASSED, contract=None, partner=None)}
    if own.partner is not None:
        left = auction.bidder(own.partner)
        changed[own.partner] = left._replace(status=Status.BOUND, partner=None, speaks=True)
    return _with(auction, changed)


def _together(auction: Auction, seat: int, own: Bidder, contract: Contract) -> Auction:
    """A proposal is accepted, or the contract of two is raised by the one who speaks for them."""
    partner = own.partner
    if partner is None:
        partner = next(other for other, bidder in enumerate(auction.bidders, 1) if bidder.live is contract.suit)
        own = own._replace(status=Status.PARTNER, partner=partner, accepted=True)
        proposer = auction.bidder(partner)
        proposer = proposer._replace(status=Status.PARTNER, partner=seat, speaks=False, live=None)
    else:
        proposer = auction.bidder(partner)
    changed = {seat: own._replace(contract=contract), partner: proposer._replace(contract=contract)}
    return _undertaken(_with(auction, changed), contract, _sorted(seat, partner))


def _alone(auction: Auction, seat: int, own: Bidder, contract: Contract) -> Auction:
    """A solo, an abondance, or a negative contract, in which others may take part already."""
    joined = auction.holders if contract == auction.highest else ()
    own = own._replace(status=_STATUSES[contract.family], contract=contract)
    return _undertaken(_with(auction, {seat: own}), contract, _sorted(seat, *joined))


def _undertaken(auction: Auction, contract: Contract, holders: tuple[int, ...]) -> Auction:
    taken = auction.taken
    if contract.family in (Family.PARTNERSHIP, Family.SOLO) and isinstance(contract.suit, Suit):
        taken = tuple(dict.fromkeys((*taken, *((holder, contract.suit) for holder in holders))))
    return auction._replace(highest=contract, holders=holders, taken=taken)


def _with(auction: Auction, changed: dict[int, Bidder]) -> Auction:
    """The auction where these seats stand so."""
    return auction._replace(bidders=tuple(changed.get(seat, bidder) for seat, bidder in enumerate(auction.bidders, 1)))


def _sorted(*seats: int) -> tuple[int, ...]:
    return tuple(sorted(seats))


# --- whose turn it is


def _go_on(auction: Auction, seat: int, *, forces: bool) -> Auction:
    """The next seat is to speak: one that is free; once all are committed, one whose contract is outbid."""
    bidders, after = auction.bidders, _AFTER[seat]
    for other in after:
        bidder = bidders[other - 1]
        if bidder.status in OPEN:
            # Its proposal lived until now.
            return _with(auction, {other: bidder._replace(live=None)})._replace(turn=other)
    for other in after:
        if _is_outbid(bidders[other - 1], auction.highest):
            return auction._replace(turn=other, raising=True)
    return _over(auction, forces=forces)


def _is_outbid(bidder: Bidder, highest: Contract | None) -> bool:
    return bidder.status is not Status.PASSED and bidder.speaks and bidder.contract != highest


def _over(auction: Auction, *, forces: bool) -> Auction:
    """Nobody is left to speak; three small misères may make the fourth seat play one too."""
    over = auction._replace(turn=0)
    small_misere = auction.highest is not None and auction.highest.kind is Kind.SMALL_MISERE
    if not (forces and small_misere and len(auction.holders) == _FORCING):
        return over
    (fourth,) = set(_AFTER) - set(auction.holders)
    return over._replace(holders=tuple(_AFTER), forced=fourth)
