"""Troeven's trees: branches that a ball cancels; one tree with two sides, or three single ones.

- A win puts a ball on a branch. Whoever made trumps and lost adds a branch.
- After a draw, or several, the next win cancels two.
- Three on their own: a player with most points alone cancels a branch; with several at the top nobody does.
- Whoever has cancelled all branches has won the match.

Source: couillon-family.txt, the section on Troeven; docs/rules/couillon.md, "Scores", for three trees.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine.games.couillon.sheets.sheet import Count, Sheet, changed, sides_with


@dataclass(frozen=True, slots=True)
class Tree(Sheet):
    """Branches per side: those it began with, those added, and those cancelled by a ball."""

    branches: int
    added: tuple[int, ...]
    balls: tuple[int, ...]
    doubled: bool = False
    """Whether the next win cancels two branches, after a drawn deal."""

    @classmethod
    def bare(cls, branches: int, sides: int) -> Self:
        """The sheet before the first deal."""
        return cls(branches, (0,) * sides, (0,) * sides)

    def after(self, count: Count) -> Self:
        """The winners cancel branches, no more than are left; a side that made trumps and lost adds one."""
        if count.winner is None:
            return type(self)(self.branches, self.added, self.balls, doubled=True)
        due = min(2 if self.doubled else 1, self.score[count.winner])
        return type(self)(
            self.branches, changed(self.added, count.penalised, 1), changed(self.balls, count.winner, due)
        )

    def adjusted(self, side: int, by: int) -> Self:
        """More branches, or balls on so many."""
        if by > 0:
            return replace(self, added=changed(self.added, side, by))
        return replace(self, balls=changed(self.balls, side, -by))

    @property
    def score(self) -> tuple[int, ...]:
        """Branches left; lower is better."""
        return tuple(self.branches + added - balls for added, balls in zip(self.added, self.balls, strict=True))

    @property
    def winners(self) -> tuple[int, ...]:
        return sides_with(self.score, 0)
