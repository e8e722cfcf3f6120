"""What `normal` would say with imagined cards: who declares the Mit', and whether Kontra and Re follow."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import Suit
from engine.games.couillon.actions import Call
from engine.games.couillon.options import QUEEN_OF_SPADES, CouillonOptions
from engine.games.couillon.player import mit
from engine.games.couillon.player.trumps import card_worths
from engine.search.holdings import bits_of

Seats = Sequence[int]


class Words:
    """See above, once trumps are made. Hands are masks of these bits, one for each card of 52, per seat."""

    def __init__(self, options: CouillonOptions, trump: Suit, makers: Seats, bits: Sequence[int]) -> None:
        self._sides, self._kontra = options.variant.sides, options.mit == "kontra"
        self._queen = bits[QUEEN_OF_SPADES]
        both = zip(bits, card_worths(trump, options.queens, mit=True), strict=True)
        self._worths = {bit: worth for bit, worth in both if bit}
        self._enough = {
            word: [mit.enough(self._sides, seat, makers, word) for seat in range(1, len(self._sides) + 1)]
            for word in (Call.MIT, Call.KONTRA, Call.RE)
        }

    def declares(self, hands: Sequence[int], seats: Seats) -> int | None:
        """Which of these seats declares the Mit'."""
        for seat in seats:
            if hands[seat - 1] & self._queen:
                return seat if self._says(Call.MIT, seat, hands) else None
        return None

    def answered(self, holder: int, hands: Sequence[int]) -> int:
        """How many words are said once this seat has declared: one, with Kontra two, with Re three."""
        every = range(1, len(hands) + 1)
        return 1 + self.kontra(holder, hands, every) if self._kontra else 1

    def kontra(self, holder: int, hands: Sequence[int], seats: Seats) -> int:
        """How many words follow the Mit', where these seats may still say Kontra."""
        if not any(self._says(Call.KONTRA, seat, hands) for seat in seats if not self._are_partners(seat, holder)):
            return 0
        return 1 + self.re(holder, hands, range(1, len(hands) + 1))

    def re(self, holder: int, hands: Sequence[int], seats: Seats) -> int:
        """How many words follow Kontra, where these seats may still say Re."""
        return any(self._says(Call.RE, seat, hands) for seat in seats if self._are_partners(seat, holder))

    def _are_partners(self, one: int, other: int) -> bool:
        return self._sides[one - 1] == self._sides[other - 1]

    def _says(self, word: Call, seat: int, hands: Sequence[int]) -> bool:
        worth = sum([self._worths[bit] for bit in bits_of(hands[seat - 1])])
        return worth >= self._enough[word][seat - 1]
