"""Sheets of plain numbers: points counted upwards, Kwajongen's "tree" and the rôyes counted down.

Points, to seven or another target:

- A win is a point. Whoever accepted trumps and lost has one less.
- After a tie the next win counts two; several ties do not add up.

Kwajongen's "tree", from ten:

- A win takes a point off, two with all tricks. At nothing or below the match is won.
- Whoever made trumps and does not win adds a point, in a tie too.
- After a deal that everybody passed the next win takes one more off, however many were passed.

Rôyes, from thirteen:

- A win takes one off, and one more for each of: all tricks, Mit', Kontra, Re.
- Whoever made trumps and lost adds one, or two with `ottant` after declaring the Mit'.
- A tie counts for nobody, takes one off both sides (as in tournaments), or is lost by whoever made trumps.
- At nothing or below the match is won.

Source: couillon-points.txt, its paragraphs on scoring; couillon-family.txt, the section on Kwajongen, the table of
scores of "Couillon with the Mit'", "Tournament rules" and "Other Variants"; docs/rules/couillon.md, "Scores".
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine.games.couillon.sheets.sheet import Count, Sheet, Tie, changed, sides_with


@dataclass(frozen=True, slots=True)
class Points(Sheet):
    """Game points won; they may be below zero."""

    target: int
    totals: tuple[int, ...] = (0, 0)
    doubled: bool = False
    """Whether the next win counts two, after a tie."""

    def after(self, count: Count) -> Self:
        """One point for the winners, one less for a side that accepted trumps and lost."""
        if count.winner is None:
            return type(self)(self.target, self.totals, doubled=True)
        totals = changed(self.totals, count.winner, 2 if self.doubled else 1)
        return type(self)(self.target, changed(totals, count.penalised, -1))

    def adjusted(self, side: int, by: int) -> Self:
        return replace(self, totals=changed(self.totals, side, by))

    @property
    def score(self) -> tuple[int, ...]:
        """Points; higher is better."""
        return self.totals

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(side for side, total in enumerate(self.totals) if total >= self.target)

    @property
    def leaders(self) -> tuple[int, ...]:
        return sides_with(self.totals, max(self.totals))


@dataclass(frozen=True, slots=True)
class Countdown(Sheet):
    """What each side has left; it may be below zero."""

    left: tuple[int, ...]

    def adjusted(self, side: int, by: int) -> Self:
        return replace(self, left=changed(self.left, side, by))

    @property
    def score(self) -> tuple[int, ...]:
        """What is left; lower is better."""
        return self.left


@dataclass(frozen=True, slots=True)
class Numbers(Countdown):
    """Points left."""

    bonus: bool = False
    """Whether everybody has passed a deal, so that the next win takes one point more."""
    stops_at_zero: bool = False
    """Whether a fixed number of deals is played, in which nobody goes below zero."""

    @classmethod
    def full(cls, points: int, stops_at_zero: bool = False) -> Self:
        """The sheet before the first deal."""
        return cls((points, points), stops_at_zero=stops_at_zero)

    def after(self, count: Count) -> Self:
        """The winners subtract one, two with all the tricks; trump makers who do not win add one, in a tie too."""
        left = self.left
        if count.winner is not None:
            due = 1 + count.swept + self.bonus
            left = changed(left, count.winner, -min(due, left[count.winner]) if self.stops_at_zero else -due)
        if count.winner != count.maker:
            left = changed(left, count.maker, 1)
        return replace(self, left=left, bonus=self.bonus and count.winner is None)

    def passed(self) -> Self:
        return replace(self, bonus=True)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(side for side, left in enumerate(self.left) if left <= 0)


@dataclass(frozen=True, slots=True)
class Royes(Countdown):
    """Rôyes left."""

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

    @property
    def winners(self) -> tuple[int, ...]:
        """The side with none left; if both get there together, the lower one, or both where they are equal."""
        return self.leaders if min(self.left) <= 0 else ()
