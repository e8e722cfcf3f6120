"""Kujong's cows: strokes to cross out, nine for the first two cows and five for a third.

Source: couillon-family.txt, the section on Kujong; docs/rules/couillon.md, "Scores".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from engine.couillon.sheet import Count, Sheet, changed, sides_with

STROKES: Final = 9
LAST_STROKES: Final = 5
"""Of the cow that decides, when each side has won one."""
COWS: Final = 2
"""So many cows win the match."""


@dataclass(frozen=True, slots=True)
class Cows(Sheet):
    """The cow being played, or the one just won, and the cows won before."""

    strokes: int = STROKES
    """That this cow began with, on each side."""
    added: tuple[int, ...] = (0, 0)
    crossed: tuple[int, ...] = (0, 0)
    won: tuple[int, ...] = (0, 0)
    """Cows, each a tail on the side's area."""

    def after(self, count: Count) -> Self:
        """The winners cross out strokes, as many as there are; a side that chose trumps and lost adds."""
        if count.winner is None:
            return self
        due = min(1 + count.swept + count.said, self.score[count.winner])
        after = type(self)(
            self.strokes,
            changed(self.added, count.penalised, count.penalty),
            changed(self.crossed, count.winner, due),
            self.won,
        )
        winner = after.cow_winner
        return type(self)(after.strokes, after.added, after.crossed, changed(self.won, winner, 1))

    def next_deal(self) -> Self:
        """A new cow where the last one is won."""
        if self.cow_winner is None:
            return self
        return type(self)(LAST_STROKES if all(self.won) else STROKES, won=self.won)

    @property
    def cow_winner(self) -> int | None:
        """The side that has crossed out every stroke of this cow."""
        return self.score.index(0) if 0 in self.score else None

    @property
    def score(self) -> tuple[int, ...]:
        """Strokes left in this cow; lower is better."""
        return tuple(self.strokes + added - crossed for added, crossed in zip(self.added, self.crossed, strict=True))

    @property
    def winners(self) -> tuple[int, ...]:
        return sides_with(self.won, COWS)
