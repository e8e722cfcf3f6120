"""What one seat of Kleurenwiezen, or a spectator, may know of a position.

- The hands of others are seen by nobody, until the hand of an open contract lies open.
- Which card somebody has laid aside is known to that seat alone; that it has laid one aside, to all.
- The called card of three aces is known to the bidder and the partner until it is led (decision 11).
- Of the gathered pack no view has anything.

Source: docs/rules/kleurenwiezen.md, "What follows", "Events" and the decision named.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.cards import Card, Suit, cards_in
from engine.core.results import DealResult
from engine.core.view import SPECTATOR, SeatView
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract
from engine.games.kleurenwiezen.contracts.scoring import sides
from engine.games.kleurenwiezen.match import SEATS
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from engine.games.kleurenwiezen.state import Auction, KleurenwiezenState, Public, Trick, Troel, actors_of


class _Seen(NamedTuple):
    """The fields of a view."""

    seat: int
    public: Public
    held: int
    discard: Card | None
    called: Card | None
    """The card that makes the partner of a Troel, where this seat knows it."""


class KleurenwiezenView(_Seen, SeatView[KleurenwiezenOptions]):
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
        on_table = {played.seat for played in public.trick} if len(public.trick) < SEATS else set()
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
