"""What a finished deal comes to, and what every score sheet of the family does with it.

- More card points win the deal ("In common"); equal points at the top are a tie.
- Whoever made trumps and did not win pays for it. How much, and what a tie does, is the sheet's affair ("Scores").
- A match ends when a side is done, or after a number of deals: then the better score wins, and equal ones share.

The sheets themselves stand in `numbers` and `chalked`. All are immutable.

Source: docs/rules/couillon.md, the sections named.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import StrEnum
from typing import NamedTuple, Self


class Tie(StrEnum):
    """How a deal counts in which two sides have equal card points."""

    NONE = "none"
    BOTH_SCORE = "both-score"
    """The tournament rule: it counts for both sides."""
    NON_MAKERS = "non-makers"
    """The side that did not make trumps wins it, so no deal is drawn."""


class Count(NamedTuple):
    """A deal that was played out, as the sheets see it. Sides are numbered from 0."""

    points: tuple[int, ...]
    """Card points, per side."""
    maker: int | None
    """The side that made trumps; None if the cards did."""
    swept: bool = False
    """Whether one side has all the tricks."""
    said: int = 0
    """How many of Mit', Kontra and Re were declared."""
    penalty: int = 1
    """What a side that made trumps and lost has to add: two under `ottant` if it declared the Mit', else one."""
    tie: Tie = Tie.NONE

    @property
    def winner(self) -> int | None:
        """The side with the most card points; in a tie, none or the one that did not make trumps."""
        most = max(self.points)
        if self.points.count(most) == 1:
            return self.points.index(most)
        return 1 - self.maker if self.tie is Tie.NON_MAKERS and self.maker is not None else None

    @property
    def penalised(self) -> int | None:
        """The side that made trumps, if another side won the deal."""
        return None if self.winner in (None, self.maker) else self.maker


class Sheet(ABC):
    """The score of a match, with figures per side."""

    __slots__ = ()

    @abstractmethod
    def after(self, count: Count) -> Self:
        """The sheet after a deal was played out."""

    def passed(self) -> Self:
        """The sheet after a deal was thrown in."""
        return self

    def next_deal(self) -> Self:
        """The sheet as the next deal begins."""
        return self

    @abstractmethod
    def adjusted(self, side: int, by: int) -> Self:
        """The sheet with a side's figure changed by an agreement, without a deal; no lower than the sheet can show."""

    @property
    @abstractmethod
    def score(self) -> tuple[int, ...]:
        """One figure per side, as in results and records."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won the match; empty while it goes on. Mostly those with nothing left."""
        return sides_with(self.score, 0)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The sides with the best score, who win after a fixed number of deals."""
        return sides_with(self.score, min(self.score))


def changed(figures: tuple[int, ...], side: int | None, by: int) -> tuple[int, ...]:
    """The figures with one side's changed; None changes nobody's."""
    if side is None:
        return figures
    return *figures[:side], figures[side] + by, *figures[side + 1 :]


def sides_with(figures: tuple[int, ...], figure: int) -> tuple[int, ...]:
    """The sides that have this figure."""
    return tuple(side for side, has in enumerate(figures) if has == figure)
