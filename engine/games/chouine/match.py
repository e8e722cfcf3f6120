"""The standing between two deals: parties, manches, and whose turn it is to deal.

- A manche is the best of so many parties, the match the best of so many manches; the third is la belle (decision 10).
- The deal passes on after each partie. One that is annulled counts for nobody, and is dealt again by the same player
  (decision 8).
- The first dealer is drawn, the lowest card deals. The second manche is opened by the next seat, later ones by a seat
  that is drawn (decision 9).

Source: chouine.txt, the paragraphs on the objective and on dealing; docs/rules/chouine.md, "Winning" and the decisions
named.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.seats import next_seat
from engine.games.chouine.options import ChouineOptions


class ChouineMatch(NamedTuple):
    """The standing between two deals. Tuples per seat start with seat 1."""

    options: ChouineOptions
    dealer: int
    """Who deals next; where a draw is due, who deals unless somebody else is drawn."""
    deal: int
    opener: int
    """Who dealt first in the first manche."""
    parties: tuple[int, ...]
    """Parties won in the present manche, or in the one just finished."""
    manches: tuple[int, ...]
    """Manches won, including one just finished."""
    draw_due: bool = False
    """Whether the next dealer is to be drawn."""

    @classmethod
    def before(cls, options: ChouineOptions, dealer: int) -> ChouineMatch:
        """The standing before the first deal."""
        none = (0,) * options.variant.seats
        return cls(options, dealer, 1, dealer, none, none)

    @property
    def score(self) -> tuple[int, ...]:
        """Parties won in the manche."""
        return self.parties

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, won in enumerate(self.manches, 1) if won >= self.options.manches_to_win)

    @property
    def manche_winner(self) -> int | None:
        """Who has won the manche; None while it goes on."""
        most = max(self.parties)
        return self.parties.index(most) + 1 if most >= self.options.parties_to_win else None

    def at_deal(self) -> ChouineMatch:
        """The standing as the next deal begins; a new manche starts from zero."""
        if self.manche_winner is None:
            return self
        return self._replace(parties=(0,) * len(self.parties), draw_due=False)

    def annulled(self) -> ChouineMatch:
        """The standing after a tie: the same dealer deals again."""
        return self._replace(deal=self.deal + 1)

    def won_by(self, seat: int) -> ChouineMatch:
        """The standing after a partie that this seat has won.

        The deal passes to the left. The seat to the left of the first manche's opener opens the second, and a drawn
        seat opens every later one.
        """
        seats = len(self.parties)
        after = self._replace(
            dealer=next_seat(self.dealer, seats), deal=self.deal + 1, parties=one_more(self.parties, seat)
        )
        if after.manche_winner is None:
            return after
        after = after._replace(manches=one_more(self.manches, seat))
        if sum(after.manches) == 1:
            return after._replace(dealer=next_seat(self.opener, seats))
        return after._replace(dealer=self.opener, draw_due=not after.winners)


def one_more(per_seat: tuple[int, ...], seat: int, amount: int = 1) -> tuple[int, ...]:
    """The figures with this seat's raised by one."""
    return (*per_seat[: seat - 1], per_seat[seat - 1] + amount, *per_seat[seat:])
