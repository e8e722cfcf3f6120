"""Points counted upwards, to seven or another target.

- A win is a point. Whoever accepted trumps and lost has one less.
- After a tie the next win counts two; several ties do not add up.

Source: couillon-points.txt, its paragraphs on scoring; docs/rules/couillon.md, "Scores", for the tie.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine.games.couillon.sheets.sheet import Count, Sheet, changed, sides_with


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
