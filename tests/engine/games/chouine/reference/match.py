"""The match of the naive Chouine reference: parties, manches, and who deals next."""

from __future__ import annotations

from tests.engine.games.couillon.reference.table import Line


class ChouineMatch:
    """Who has won what so far, and who deals next."""

    def __init__(self, seats: list[int], dealer: int, parties: int, manches: int) -> None:
        self.seats = seats
        self.enough_parties = (parties + 1) // 2
        self.enough_manches = (manches + 1) // 2
        self.opener = dealer
        """Who dealt first in the first manche."""
        self.dealer = dealer
        self.to_draw = False
        """Whether the next dealer is drawn by lot."""
        self.won = dict.fromkeys(seats, 0)
        self.manches = dict.fromkeys(seats, 0)
        self.between_manches = False

    def round_from(self, seat: int) -> list[int]:
        """All seats clockwise from this one."""
        return self.seats[seat - 1 :] + self.seats[: seat - 1]

    def left_of(self, seat: int) -> int:
        return self.round_from(seat)[1]

    def open_partie(self, dealer: int | None) -> None:
        """Begin a partie. A dealer that is named was drawn, or is the one whose turn it is."""
        if self.between_manches:
            self.won = dict.fromkeys(self.seats, 0)
            self.between_manches = False
        if self.to_draw:
            self.dealer = self.opener if dealer is None else dealer
            self.to_draw = False
        assert dealer in (None, self.dealer), f"{self.dealer} deals, not {dealer}"

    def partie_to(self, seat: int) -> list[Line]:
        """Give the partie to a seat; returns the events."""
        self.won[seat] += 1
        self.dealer = self.left_of(self.dealer)
        if self.won[seat] < self.enough_parties:
            return []
        self.manches[seat] += 1
        self.between_manches = True
        if sum(self.manches.values()) == 1:
            self.dealer = self.left_of(self.opener)
        else:
            self.to_draw = True
        return [{"type": "manche", "seats": [seat], "parties": self.score()}]

    def score(self) -> list[int]:
        return list(self.won.values())

    def winners(self) -> list[int]:
        return [seat for seat in self.seats if self.manches[seat] == self.enough_manches]
