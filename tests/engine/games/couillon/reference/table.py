"""The table of the naive reference: who sits where, the deal in its batches, and what lies where."""

from __future__ import annotations

from tests.engine.games.couillon.reference.rules import Rules

Line = dict[str, object]
Said = tuple[int, str]
"""A seat and what it does."""


class Table:
    """Seats around a table, and the cards of one deal."""

    def __init__(self, rules: Rules, dealer: int) -> None:
        self.rules = rules
        self.seats = list(range(1, rules.seats + 1))
        self.dealer = dealer

    def side(self, seat: int) -> int:
        """The side of a seat, from 0: partners sit alternately."""
        return seat - 1 if self.rules.single else (seat + 1) % 2

    def round_from(self, seat: int) -> list[int]:
        """All seats clockwise from this one."""
        return self.seats[seat - 1 :] + self.seats[: seat - 1]

    def left_of(self, seat: int) -> int:
        return self.round_from(seat)[1]

    def per_seat(self, per_side: list[int]) -> list[int]:
        return [per_side[self.side(seat)] for seat in self.seats]

    # --- The deal

    def take_up(self, pack: list[str]) -> None:
        """Take up a pack; nothing is dealt yet."""
        assert sorted(pack) == sorted(self.rules.pack)
        self.pack = list(pack)
        self.eldest = self.left_of(self.dealer)
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.down: dict[int, list[str | None]] = {seat: [] for seat in self.seats}
        self.up: dict[int, list[str | None]] = {seat: [] for seat in self.seats}
        self.rest: list[str] = []

    def give(self, batches: list[str]) -> list[Line]:
        """Deal these batches off the top of the pack."""
        events = []
        for batch in batches:
            if batch == "r":
                self.rest = [self.pack.pop(0) for _ in range(self.size_of_rest())]
                continue
            for seat in self.people(batch):
                cards = [self.pack.pop(0) for _ in range(int(batch[:-1]))]
                if len(self.down[seat]) < self.rules.face_down(seat):
                    self.down[seat] += cards
                elif self.rules.face_down(seat):
                    self.up[seat] += cards
                    events.append({"type": "face-up", "seat": seat, "cards": cards})
                else:
                    self.hands[seat] += cards
        return events

    def people(self, batch: str) -> list[int]:
        """Who gets such a batch, in the order of dealing."""
        everybody = self.round_from(self.eldest)
        return {
            "*": everybody,
            "e": everybody[:1],
            "o": everybody[1:],
            "n": everybody[:-1],
            "d": everybody[-1:],
        }[batch[-1]]

    def size_of_rest(self) -> int:
        dealt = [batch for batch in self.rules.before + self.rules.after if batch != "r"]
        return len(self.rules.pack) - sum(int(batch[:-1]) * len(self.people(batch)) for batch in dealt)

    # --- In play

    def holding(self, seat: int) -> list[str]:
        """The cards this seat could play from."""
        return self.hands[seat] + [card for card in self.up[seat] if card]

    def uncover(self, seat: int) -> list[str]:
        """Turn up the face-down cards that nothing covers any more."""
        turned = []
        for pile in range(len(self.up[seat])):
            card = self.down[seat][pile]
            if self.up[seat][pile] is None and card is not None:
                self.up[seat][pile], self.down[seat][pile] = card, None
                turned.append(card)
        return turned
