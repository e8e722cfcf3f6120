"""Kwajongen's "tree": ten points counted down in numbers.

Source: couillon-family.txt, the section on Kwajongen; docs/rules/couillon.md, "Scores", for the tie.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from engine.couillon.sheet import Count, Sheet, changed

TREE: Final = 10
"""Points each side begins with."""


@dataclass(frozen=True, slots=True)
class Numbers(Sheet):
    """Points left; they may be below zero."""

    left: tuple[int, ...] = (TREE, TREE)
    bonus: bool = False
    """A deal was passed round: the next win takes one point more, once."""

    def after(self, count: Count) -> Self:
        """The winners subtract one, two with all the tricks; trump makers who do not win add one, in a tie too."""
        left = self.left
        if count.winner is not None:
            left = changed(left, count.winner, -(1 + count.swept + self.bonus))
        if count.winner != count.maker:
            left = changed(left, count.maker, 1)
        return type(self)(left, self.bonus and count.winner is None)

    def passed(self) -> Self:
        return type(self)(self.left, bonus=True)

    @property
    def score(self) -> tuple[int, ...]:
        """Points left; lower is better."""
        return self.left

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(side for side, left in enumerate(self.left) if left <= 0)
