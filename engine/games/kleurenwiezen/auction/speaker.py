"""The seat that is to speak, and why it may not say something.

- A contract has to outrank the highest one; a negative contract may equal it, which joins its declarers.
- A partnership or a solo is bid for as few tricks as are enough.
- Whether somebody could accept a proposal is judged on what all can see, never on hidden cards.

Source: kleurenwiezen.txt, "The Bidding Process"; docs/rules/kleurenwiezen.md, "The bidding".
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.core.cards import Suit
from engine.core.errors import ReasonBase
from engine.games.kleurenwiezen.auction.higher import Bids, Higher, higher_than
from engine.games.kleurenwiezen.contracts.contracts import Contract
from engine.games.kleurenwiezen.contracts.ladder import Ladder
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from engine.games.kleurenwiezen.state import OPEN, Auction, Bidder, Public
from engine.games.kleurenwiezen.words import KleurenwiezenReason


class Why(NamedTuple):
    """Why something cannot be said, with the facts for a sentence about it."""

    reason: ReasonBase
    facts: Mapping[str, object] = MappingProxyType({})


class Speaker(NamedTuple):
    """The seat on turn in the auction, with everything it has to go by."""

    own: Bidder
    hand: int
    """As a mask."""
    auction: Auction
    higher: Higher
    """The bids that outrank the highest contract so far."""
    options: KleurenwiezenOptions
    ladder: Ladder
    live: tuple[Suit | None, ...]
    """The suits that others propose."""
    accepted: tuple[Suit | None, ...]
    """The suits in which others have become partners."""
    undertaken: tuple[Suit, ...]
    """The suits in which others, not with this seat, have undertaken a partnership or a solo, even a broken one."""
    is_last: bool
    """Whether all others are committed."""

    @classmethod
    def at(cls, public: Public, seat: int, hand: int) -> Speaker:
        """This seat, which holds `hand`, as the speaker."""
        match, auction = public.match, public.auction
        bidders = auction.bidders
        own, others = bidders[seat - 1], bidders[: seat - 1] + bidders[seat:]
        return cls(
            own=own,
            hand=hand,
            auction=auction,
            higher=higher_than(match.ladder, auction.highest),
            options=match.options,
            ladder=match.ladder,
            live=tuple([other.live for other in others]),
            accepted=tuple([other.contract.suit for other in others if other.partner and other.contract]),
            undertaken=tuple([suit for taker, suit in auction.taken if taker not in (seat, own.left_by)]),
            is_last=all(other.status not in OPEN for other in others),
        )

    def too_low(self, contract: Contract) -> Why | None:
        """Why a contract is refused: it has to outrank the highest one or, if negative, at least to equal it."""
        highest = self.auction.highest
        if self.ladder.outranks(contract, highest) or (contract.is_negative and contract == highest):
            return None
        return Why(KleurenwiezenReason.TOO_LOW, {"highest": highest})

    def not_the_least(self, contract: Contract, least: Bids) -> Why | None:
        """Why a partnership or a solo is refused: it has to be bid for the fewest tricks that are enough."""
        too_low = self.too_low(contract)
        if too_low is not None or least[0].contract == contract:
            return too_low
        return Why(KleurenwiezenReason.NOT_THE_LEAST, {"least": least[0].contract})
