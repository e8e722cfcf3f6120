"""Rôyes: numbers counted down, from thirteen.

- A win takes one off, and one more for each of: all tricks, Mit', Kontra, Re.
- Whoever made trumps and lost adds one, or two with `ottant` after declaring the Mit'.
- A tie counts for nobody, takes one off both sides (as in tournaments), or is lost by whoever made trumps.
- At nothing or below the match is won.

Source: couillon-family.txt, the table of scores of "Couillon with the Mit'", "Tournament rules" and "Other Variants";
docs/rules/couillon.md, "Scores".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engine.games.couillon.sheets.sheet import Count, Sheet, Tie, changed


@dataclass(frozen=True, slots=True)
class Royes(Sheet):
    """Rôyes left; they may be below zero."""

    left: tuple[int, ...]

    @classmethod
    def full(cls, royes: int) -> Self:
        """The sheet before the first deal."""
        return cls((royes, royes))

    def after(self, count: Count) -> Self:
        """The winners subtract, a side that made trumps and lost adds; a tie may count one for both.

        Where a tie goes to the side that did not make trumps, the others add as if they had lost.
        """
        if count.winner is None:
            due = 1 if count.tie is Tie.BOTH_SCORE else 0
            return type(self)(tuple(left - due for left in self.left))
        left = changed(self.left, count.winner, -(1 + count.swept + count.said))
        return type(self)(changed(left, count.penalised, count.penalty))

    def adjusted(self, side: int, by: int) -> Self:
        return type(self)(changed(self.left, side, by))

    @property
    def score(self) -> tuple[int, ...]:
        """Rôyes left; lower is better."""
        return self.left

    @property
    def winners(self) -> tuple[int, ...]:
        """The side with none left; if both get there together, the lower one, or both where they are equal."""
        return self.leaders if min(self.left) <= 0 else ()
