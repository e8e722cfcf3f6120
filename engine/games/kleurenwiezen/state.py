"""Positions of Kleurenwiezen: the auction, the deal, and its public part."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.cards import Card, Suit
from engine.core.results import DealResult, Outcome
from engine.core.tricks import Played
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import KleurenwiezenAction, Word
from engine.games.kleurenwiezen.contracts.contracts import Contract
from engine.games.kleurenwiezen.match import SEATS, KleurenwiezenMatch
from engine.games.kleurenwiezen.words import KleurenwiezenPhase

Trick = tuple[Played, ...]

_PLAY: Final = Phase.PLAY
"""Kept at hand: looking up an enumeration member is slow on the path of every card."""


class Status(StrEnum):
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


OPEN = (Status.FRESH, Status.WAITING, Status.PROPOSER)
"""Not committed to anything."""


class Bidder(NamedTuple):
    """A seat in the auction."""

    status: Status = Status.FRESH
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


class Call(NamedTuple):
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
    calls: tuple[Call, ...] = ()
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


class Public(NamedTuple):
    """What everybody at the table knows of a deal. Tuples per seat start with seat 1."""

    match: KleurenwiezenMatch
    """Before the deal, without the pack it was dealt from."""
    phase: StrEnum
    auction: Auction
    troel: Troel | None = None
    contract: Contract | None = None
    """The contract played, once the auction and a Troel's choice have settled it."""
    declarers: tuple[int, ...] = ()
    answers: tuple[Call, ...] = ()
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

    public: Public
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


def actors_of(public: Public) -> tuple[int, ...]:
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
