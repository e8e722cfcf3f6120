"""The slate: lines with boucles, and the craie dans le trou.

- A win wipes a line. Whoever accepted trumps and lost gets a boucle on one of their lines.
- A line with a boucle takes two wins: the boucle goes first. Boucles hang from the lowest line up.
- After a tie the next win wipes two marks; several ties do not add up.
- Whoever has no lines left has won the match.

Source: couillon-family.txt, "Basic Game", its last five paragraphs; docs/rules/couillon.md, "Scores", for where a
boucle goes and how much a win removes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engine.games.couillon.sheets.sheet import Count, Sheet, sides_with

SideLines = tuple[int, ...]
"""One side's lines from the topmost down: for each line left, the number of boucles on it."""


def marks(lines: SideLines) -> int:
    """Lines and boucles left, which are the wins this side still needs."""
    return len(lines) + sum(lines)


def wipe(lines: SideLines) -> SideLines:
    """Remove one mark: a boucle if the topmost line has one, else that line. An empty slate stays empty."""
    if lines and lines[0]:
        return lines[0] - 1, *lines[1:]
    return lines[1:]


def add_boucle(lines: SideLines) -> SideLines:
    """Hang a boucle on the lowest line without one; if all have one, hang another one on the lowest.

    Where no line is left, in a match with a fixed number of deals, add a line instead, which takes a win to remove.
    """
    if not lines:
        return (0,)
    bare = [index for index, boucles in enumerate(lines) if not boucles]
    at = bare[-1] if bare else len(lines) - 1
    return *lines[:at], lines[at] + 1, *lines[at + 1 :]


@dataclass(frozen=True, slots=True)
class Slate(Sheet):
    """Both sides' lines, and whether a tie has left the craie dans le trou."""

    sides: tuple[SideLines, ...]
    craie: bool = False

    @classmethod
    def clean(cls, lines: int) -> Self:
        """The slate before the first deal."""
        return cls(((0,) * lines, (0,) * lines))

    def after(self, count: Count) -> Self:
        """A side that accepted and took fewer points gets a boucle; the winners wipe one mark, two after a tie.

        A tie only sets the craie, and ties do not add up.
        """
        if count.winner is None:
            return type(self)(self.sides, craie=True)
        sides = list(self.sides)
        if count.penalised is not None:
            sides[count.penalised] = add_boucle(sides[count.penalised])
        for _ in range(2 if self.craie else 1):
            sides[count.winner] = wipe(sides[count.winner])
        return type(self)(tuple(sides))

    def adjusted(self, side: int, by: int) -> Self:
        """Boucles for marks more, and so many wiped for marks less."""
        lines = list(self.sides)
        for _ in range(abs(by)):
            lines[side] = add_boucle(lines[side]) if by > 0 else wipe(lines[side])
        return type(self)(tuple(lines), self.craie)

    @property
    def winners(self) -> tuple[int, ...]:
        """The side with no lines left, once there is one."""
        return sides_with(self.score, 0)

    @property
    def score(self) -> tuple[int, ...]:
        """Marks left; lower is better."""
        return tuple(map(marks, self.sides))
