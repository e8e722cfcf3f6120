"""Positions of Kleurenwiezen: the auction, the deal, its public part, and what one seat or a spectator may know of it.

- The hands of others are seen by nobody, until the hand of an open contract lies open.
- Which card somebody has laid aside is known to that seat alone; that it has laid one aside, to all.
- The called card of three aces is known to the bidder and the partner until it is led (decision 11).
- Of the gathered pack no view has anything.

Source: docs/rules/kleurenwiezen.md, "What follows", "Events" and the decision named.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.cards import Card, Played, Suit, cards_in
from engine.core.game import DealResult, Outcome
from engine.core.view import SPECTATOR, Phase, SeatView
from engine.games.kleurenwiezen.actions import KleurenwiezenAction, KleurenwiezenPhase, Word
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from engine.games.kleurenwiezen.sheet import SEATS, KleurenwiezenMatch, sides

Trick = tuple[Played, ...]

_PLAY: Final = Phase.PLAY
"""Kept at hand: looking up an enumeration member is slow on the path of every card."""


class BidderStatus(StrEnum):
    """Where a seat stands in the auction. All but the first three are committed."""

    FRESH = "fresh"
    WAITING = "waiting"
    PROPOSER = "proposer"
    PASSED = "passed"
    PARTNER = "partner"
    SOLO = "solo"
    NEGATIVE = "negative"
    ABONDANCE = "abondance"
    BOUND = "bound"
    """Its partner has broken their partnership, and it may still bid solo in their suit."""


OPEN = (BidderStatus.FRESH, BidderStatus.WAITING, BidderStatus.PROPOSER)
"""Not committed to anything."""


class Bidder(NamedTuple):
    """A seat in the auction."""

    status: BidderStatus = BidderStatus.FRESH
    contract: Contract | None = None
    """What it undertakes, alone or with its partner; for a bound seat, what it undertook last."""
    partner: int | None = None
    speaks: bool = True
    """Whether, in a partnership, it is the one who raises or passes."""
    accepted: bool = False
    """Whether it was the acceptor of its partnership."""
    said_parole: bool = False
    proposed: tuple[Suit, ...] = ()
    """The suits it has proposed, in order; a suit proposed twice appears twice."""
    live: Suit | None = None
    """Its proposal that can be accepted now."""
    left_by: int | None = None
    """Who broke their partnership."""


class AuctionCall(NamedTuple):
    """Something said in the auction, or in answer to a Troel or about doubling."""

    seat: int
    action: KleurenwiezenAction


class Troel(NamedTuple):
    """Three or four aces in one hand, announced."""

    seat: int
    partner: int
    called: Card | None
    """The card that makes the partner, if everybody knows it; otherwise that is the bidder's missing ace."""


class Auction(NamedTuple):
    """Everything said so far, which everybody has heard. Tuples per seat start with seat 1."""

    bidders: tuple[Bidder, ...]
    turn: int
    """Who is to speak; 0 when the auction is over."""
    calls: tuple[AuctionCall, ...] = ()
    raising: bool = False
    """Whether all are committed and higher bids decide, which is the third stage."""
    highest: Contract | None = None
    holders: tuple[int, ...] = ()
    """The seats that would play the highest contract."""
    taken: tuple[tuple[int, Suit], ...] = ()
    """Who has undertaken a partnership or a solo, even a broken one, and in which suit."""
    forced: int | None = None
    """The fourth seat where three small misères made it play one."""

    def bidder(self, seat: int) -> Bidder:
        return self.bidders[seat - 1]

    def live_proposals(self) -> dict[Suit, int]:
        """The suits that can be accepted now, and who proposed each."""
        return {bidder.live: seat for seat, bidder in enumerate(self.bidders, 1) if bidder.live is not None}


class KleurenwiezenPublic(NamedTuple):
    """What everybody at the table knows of a deal. Tuples per seat start with seat 1."""

    match: KleurenwiezenMatch
    """Before the deal, without the pack it was dealt from."""
    phase: StrEnum
    auction: Auction
    troel: Troel | None = None
    contract: Contract | None = None
    """The contract played, once the auction and a Troel's choice have settled it."""
    declarers: tuple[int, ...] = ()
    answers: tuple[AuctionCall, ...] = ()
    """`double` and `no-double`, in the order said."""
    discarded: tuple[int, ...] = ()
    """The seats that have laid a card aside."""
    turn: int = 0
    """The seat whose card is due; after the last one the seat that took the last trick; 0 before the play."""
    trick: Trick = ()
    """The cards on the table; a complete trick stays until the next lead."""
    played: tuple[Trick, ...] = ()
    """All complete tricks, in order."""
    tricks: tuple[int, ...] = (0,) * SEATS
    exposed: tuple[int, ...] = (0,) * SEATS
    """Per seat the cards in its hand that lie open, as a mask."""
    result: DealResult | None = None
    winners: tuple[int, ...] = ()
    """The winners of the match, once it is over."""
    multiple: int = 1
    """The factor of the doubles known so far; once the deal is over, including doubling by the tricks won."""

    @property
    def trump(self) -> Suit | None:
        return self.contract.suit if self.contract is not None else None

    @property
    def doubled_by(self) -> int | None:
        """Who has said double."""
        return next((call.seat for call in self.answers if call.action is Word.DOUBLE), None)

    @property
    def led(self) -> Suit | None:
        """The suit of the trick under way; None where a lead is due."""
        return self.trick[0].card.suit if 0 < len(self.trick) < SEATS else None


class KleurenwiezenState(NamedTuple):
    """A position within a deal: what is public, and the secrets."""

    public: KleurenwiezenPublic
    hands: tuple[int, ...]
    """Per seat, as masks."""
    discards: tuple[Card | None, ...] = (None,) * SEATS
    """Per seat the card laid aside before a small misère."""
    called: Card | None = None
    """The card that makes the partner of a Troel."""
    outcome: Outcome | None = None
    """Kept out of the public part because it holds the gathered pack."""

    @property
    def match(self) -> KleurenwiezenMatch:
        return self.public.match

    @property
    def phase(self) -> StrEnum:
        return self.public.phase


def actors_of(public: KleurenwiezenPublic) -> tuple[int, ...]:
    """The seats that may act now, sorted; everybody knows them."""
    phase, seats = public.phase, range(1, SEATS + 1)
    if phase is _PLAY:
        return (public.turn,)
    match phase:
        case KleurenwiezenPhase.AUCTION:
            return (public.auction.turn,)
        case KleurenwiezenPhase.TROEL:
            return (public.troel.partner,) if public.troel is not None else ()
        case KleurenwiezenPhase.DOUBLE:
            answered = {call.seat for call in public.answers}
            return tuple(seat for seat in seats if seat not in public.declarers and seat not in answered)
        case KleurenwiezenPhase.DISCARD:
            return tuple(seat for seat in seats if seat not in public.discarded)
    return ()


class _KleurenwiezenSeen(NamedTuple):
    """The fields of a view."""

    seat: int
    public: KleurenwiezenPublic
    held: int
    discard: Card | None
    called: Card | None
    """The card that makes the partner of a Troel, where this seat knows it."""


class KleurenwiezenView(_KleurenwiezenSeen, SeatView[KleurenwiezenOptions]):
    """What one seat, or a spectator, may know: what is public, its own hand as a mask, and its own discard."""

    __slots__ = ()

    @property
    def sides(self) -> tuple[int, ...]:
        """Everybody alone until the contract is known; then the declarers, together or each alone, and the others."""
        contract = self.contract
        if contract is None:
            return tuple(range(SEATS))
        declaring = sides(contract, self.declarers)
        number = {seat: place for place, side in enumerate(declaring) for seat in side}
        return tuple(number.get(seat, len(declaring)) for seat in range(1, SEATS + 1))

    @property
    def actors(self) -> tuple[int, ...]:
        return actors_of(self.public)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        public = self.public
        on_table = {played.seat for played in self.under_way}
        left = HAND - len(public.played)
        return tuple(left - (seat in on_table) - (seat in public.discarded) for seat in range(1, SEATS + 1))

    @property
    def auction(self) -> Auction:
        return self.public.auction

    @property
    def troel(self) -> Troel | None:
        return self.public.troel

    @property
    def contract(self) -> Contract | None:
        """The contract played, once it is settled."""
        return self.public.contract

    @property
    def trump(self) -> Suit | None:
        return self.public.trump

    @property
    def declarers(self) -> tuple[int, ...]:
        return self.public.declarers

    @property
    def multiple(self) -> int:
        """The factor by which the doubles known so far multiply the figures."""
        return self.public.multiple

    @property
    def doubled_by(self) -> int | None:
        return self.public.doubled_by

    @property
    def discarded(self) -> tuple[int, ...]:
        """The seats that have laid a card aside."""
        return self.public.discarded

    @property
    def exposed(self) -> tuple[tuple[Card, ...], ...]:
        """Per seat the cards in its hand that lie open."""
        return tuple(map(cards_in, self.public.exposed))

    @property
    def taker(self) -> int | None:
        """Who won the complete trick on the table."""
        return self.public.turn if len(self.public.trick) == SEATS else None

    @property
    def played(self) -> tuple[Trick, ...]:
        """All complete tricks, in order; everybody has seen them, but only the last may be looked at."""
        return self.public.played

    @property
    def result(self) -> DealResult | None:
        """What the deal came to, once it is over."""
        return self.public.result

    @property
    def deals_played(self) -> int:
        """Deals of the match so far, with this deal once it is over; those thrown in only where they count."""
        result, match = self.public.result, self.public.match
        return match.played + (result is not None and (match.options.passed_counts or not result.thrown_in))

    @property
    def score(self) -> tuple[int, ...]:
        """Points of the match so far per seat, with this deal once it is over."""
        return self.public.result.score if self.public.result is not None else self.public.match.score

    @property
    def winners(self) -> tuple[int, ...]:
        return self.public.winners

    @property
    def won_by(self) -> tuple[int, ...]:
        return self.winners or (() if self.result is None else self.result.winners(self.options))

    def extras(self) -> dict[str, object]:
        """What only this game's views have."""
        names = (
            *("turn", "auction", "troel", "called", "contract", "multiple", "doubled_by", "discarded", "discard"),
            *("exposed", "played"),
        )
        return {name: getattr(self, name) for name in names}


def view_of(state: KleurenwiezenState, seat: int) -> KleurenwiezenView:
    """The view of a seat, which must exist, or of a spectator."""
    public, troel = state.public, state.public.troel
    called = troel.called if troel is not None else None
    if seat == SPECTATOR:
        return KleurenwiezenView(seat, public, 0, None, called)
    if troel is not None and seat in (troel.seat, troel.partner):
        called = state.called
    return KleurenwiezenView(seat, public, state.hands[seat - 1], state.discards[seat - 1], called)
