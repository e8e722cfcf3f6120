"""Auctions of Kleurenwiezen that short texts drive. Seats 1 to 4 are North, East, South and West; West deals."""

from __future__ import annotations

from engine.core.errors import ReasonBase
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase
from engine.games.kleurenwiezen.state import Auction, Bidder
from tests.engine.games.kleurenwiezen.deals import MIXED, dealt, go, legal, refused

ABONDANCES = {f"abondance {tricks} {suit}" for tricks in range(9, 13) for suit in "SHDC"}
NEGATIVES = {"small-misere", "piccolo", "grand-misere", "open-misere"}
PROPOSALS = {f"propose {suit}" for suit in "SHDC"}
SLAMS = {f"slam {suit}" for suit in "SHDC"}


class Bidding:
    """An auction under way. By default every hand has all suits and none has three aces."""

    def __init__(
        self, *said: str, hands: tuple[str, ...] = MIXED, preset: str = "pagat", dealer: int = 4, **changes: str
    ) -> None:
        self.state = dealt(hands, preset=preset, dealer=dealer, **changes)
        self.say(*said)

    def say(self, *lines: str) -> Bidding:
        """Say each of these on the turn of the seat it names: `1 propose H`, `2 accept 8 H`."""
        for line in lines:
            assert self.turn == int(line[0]), f"it is seat {self.turn}'s turn: {line}"
            self.state = go(self.state, line)
        return self

    @property
    def auction(self) -> Auction:
        return self.state.public.auction

    @property
    def turn(self) -> int:
        """The seat whose turn it is to bid; 0 when the auction is over."""
        return self.auction.turn

    @property
    def legal(self) -> set[str]:
        """What the seat on turn may say."""
        return legal(self.state, self.turn)

    def why_not(self, *texts: str) -> ReasonBase:
        """Why the seat on turn may say none of these; one reason covers them all."""
        (reason,) = {refused(self.state, self.turn, text).reason for text in texts}
        return reason

    def sentence(self, text: str) -> str:
        """Why the seat on turn may not say this, in words."""
        return str(refused(self.state, self.turn, text))

    def bidder(self, seat: int) -> Bidder:
        return self.auction.bidder(seat)

    @property
    def highest(self) -> str:
        """The highest contract so far and the seats that would play it: `accept 8 H by 1 4`."""
        return " ".join((str(self.auction.highest), "by", *map(str, self.auction.holders)))

    @property
    def end(self) -> str:
        """The end of the auction: `accept 8 H by 1 4`, or `thrown in`."""
        assert self.turn == 0, f"it is seat {self.turn}'s turn"
        public = self.state.public
        if public.contract is None:
            return "troel" if public.phase is KleurenwiezenPhase.TROEL else "thrown in"
        return " ".join((str(public.contract), "by", *map(str, public.declarers)))
