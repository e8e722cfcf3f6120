"""The seat that is to speak, and why it may not say something."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.errors import Reason
from engine.kleurenwiezen.contracts import Contract
from engine.kleurenwiezen.higher import Bids, Higher, higher_than
from engine.kleurenwiezen.ladder import Ladder
from engine.kleurenwiezen.options import KleurenOptions
from engine.kleurenwiezen.state import Auction, Bidder, Public


class Why(NamedTuple):
    """Why something cannot be said, and the facts of a sentence about it."""

    reason: Reason
    facts: Mapping[str, object] = MappingProxyType({})


class Speaker(NamedTuple):
    """The seat on turn in the auction, with all it has to go by."""

    seat: int
    hand: int
    """As a mask."""
    own: Bidder
    others: tuple[Bidder, ...]
    auction: Auction
    higher: Higher
    """The bids that outrank the highest contract so far."""
    options: KleurenOptions
    ladder: Ladder

    @classmethod
    def at(cls, public: Public, seat: int, hand: int) -> Speaker:
        """This seat, which holds `hand`."""
        match, auction = public.match, public.auction
        bidders, higher = auction.bidders, higher_than(match.ladder, auction.highest)
        others = bidders[: seat - 1] + bidders[seat:]
        return cls(seat, hand, bidders[seat - 1], others, auction, higher, match.options, match.ladder)

    def too_low(self, contract: Contract) -> Why | None:
        """Why a contract is refused that has to outrank the highest one, or to equal it where it is negative."""
        highest = self.auction.highest
        if self.ladder.outranks(contract, highest) or (contract.is_negative and contract == highest):
            return None
        return Why(Reason.TOO_LOW, {"highest": highest})

    def not_the_least(self, contract: Contract, least: Bids) -> Why | None:
        """Why a partnership or a solo is refused, which are bid for as few tricks as are enough."""
        too_low = self.too_low(contract)
        if too_low is not None or least[0].contract == contract:
            return too_low
        return Why(Reason.NOT_THE_LEAST, {"least": least[0].contract})
