"""Kwajongen's "tree": points counted down in numbers, from ten.

- A win takes a point off, two with all tricks. At nothing or below the match is won.
- Whoever made trumps and does not win adds a point, in a tie too.
- After a deal that everybody passed the next win takes one more off, however many were passed.

Source: couillon-family.txt, the section on Kwajongen; docs/rules/couillon.md, "Scores", for the tie.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine.games.couillon.sheets.sheet import Count, Sheet, changed


@dataclass(frozen=True, slots=True)
class Numbers(Sheet):
    """Points left; they may be below zero."""

    left: tuple[int, ...]
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

    def adjusted(self, side: int, by: int) -> Self:
        return replace(self, left=changed(self.left, side, by))

    @property
    def score(self) -> tuple[int, ...]:
        """Points left; lower is better."""
        return self.left

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(side for side, left in enumerate(self.left) if left <= 0)
