"""The slate: lines with boucles, and the craie dans le trou.

Source: couillon-family.txt, "Basic Game", its last five paragraphs; docs/rules/couillon.md,
decision 2, for where a boucle goes and how much a win removes.
"""

from __future__ import annotations

from typing import NamedTuple

SideLines = tuple[int, ...]
"""One side's lines from the topmost down: for each line left, the number of boucles on it."""


def marks(lines: SideLines) -> int:
    """Lines and boucles left: the wins this side still needs."""
    return len(lines) + sum(lines)


def wipe(lines: SideLines) -> SideLines:
    """Remove one mark: a boucle if the topmost line has one, else that line. Nothing left stays nothing."""
    if lines and lines[0]:
        return lines[0] - 1, *lines[1:]
    return lines[1:]


def add_boucle(lines: SideLines) -> SideLines:
    """Hang a boucle on the lowest line without one; if all have one, a further one on the lowest."""
    bare = [index for index, boucles in enumerate(lines) if not boucles]
    at = bare[-1] if bare else len(lines) - 1
    return *lines[:at], lines[at] + 1, *lines[at + 1 :]


class Slate(NamedTuple):
    """Both sides' lines, and whether a tie has left the craie dans le trou."""

    sides: tuple[SideLines, SideLines]
    craie: bool = False

    @classmethod
    def clean(cls, lines: int) -> Slate:
        """The slate before the first deal."""
        return cls(((0,) * lines, (0,) * lines))

    def after(self, points: tuple[int, int], accepted_by: int | None) -> Slate:
        """The slate after a deal in which the sides took `points`; `accepted_by` made trumps, if a side did.

        A side that accepted and took fewer points gets a boucle; the winners wipe one mark, two after a
        tie; a tie only sets the craie, and ties do not add up.
        """
        if points[0] == points[1]:
            return self._replace(craie=True)
        won = 0 if points[0] > points[1] else 1
        sides = list(self.sides)
        if accepted_by == 1 - won:
            sides[1 - won] = add_boucle(sides[1 - won])
        for _ in range(2 if self.craie else 1):
            sides[won] = wipe(sides[won])
        return Slate((sides[0], sides[1]))

    @property
    def winner(self) -> int | None:
        """The side without lines, once there is one."""
        return next((side for side, lines in enumerate(self.sides) if not lines), None)

    @property
    def score(self) -> tuple[int, int]:
        """Marks left, per side; lower is better."""
        return marks(self.sides[0]), marks(self.sides[1])
