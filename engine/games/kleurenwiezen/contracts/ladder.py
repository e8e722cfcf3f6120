"""The ladder: which contracts there are, their rank and their figures, as data.

- Every place plays by a table of its own, lowest contract first: rank, points, further and missing tricks.
- Two are built in (`ladders`), with rows that come and go by options.
- A server may write its own, row by row (`rows`); then there is nothing but its rows (decision 9).

Source: kleurenwiezen.txt, "The Scoring" and "Flemish Scoring"; docs/rules/kleurenwiezen.md, "The ladder" and
decision 9.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from engine.games.kleurenwiezen.contracts.contracts import NATURES, Contract, Kind, names_goal, outranks


class Figures(NamedTuple):
    """What a contract pays to each member of a side."""

    basic: int
    over: tuple[int, ...] = ()
    """What each overtrick adds, in order; overtricks beyond these add nothing."""
    under: int = 0
    """What each undertrick adds to the loss."""
    lost: int | None = None
    """The loss before undertricks are added, if it is not the basic figure."""
    exact: tuple[tuple[int, int], ...] = ()
    """Numbers of tricks, ascending, with what exactly that many pay (below zero: cost) regardless of the rest."""

    def points(self, tricks: int, more: int, *, made: bool) -> int:
        """What this many tricks pay, below zero where the contract fails.

        `more`: overtricks, below zero for undertricks; 0 for a negative contract.
        """
        for number, figure in self.exact:
            if number == tricks:
                return figure
        if made:
            return self.basic + sum(self.over[:more])
        return -((self.basic if self.lost is None else self.lost) - self.under * more)


class Row(NamedTuple):
    """A contract in the ladder."""

    kind: Kind
    goal: int
    """Tricks, as in the contract; for a Troel, the lower of its two numbers."""
    figures: Figures
    against: Figures | None = None
    """What its opponents lose and win, in ladders that do not balance."""
    doubles: int = 0
    """Doubles it counts as having from the start."""
    doubled_at: tuple[int, ...] = ()
    """Numbers of tricks, ascending, with which its side counts one more double."""
    beside: bool = False
    """Whether it shares the rank of the row before it, so that suits decide between them."""

    @property
    def name(self) -> str:
        """The contract without its suit: `accept 8`, `slam`."""
        return f"{self.kind} {self.goal}" if is_numbered(self.kind) else str(self.kind)


class Ladder:
    """Rows in ascending order; contracts on the same row are ranked by their suits."""

    def __init__(self, rows: Iterable[Row]) -> None:
        ranks: list[tuple[Row, ...]] = []
        for row in rows:
            if row.beside and ranks:
                ranks[-1] += (row,)
            else:
                ranks.append((row._replace(beside=False),))
        self.rows = tuple(ranks)
        """One tuple per rank, with the rows that share it."""
        self._places = {(one.kind, one.goal): (rank, one) for rank, row in enumerate(self.rows) for one in row}

    def __iter__(self) -> Iterator[Row]:
        """The rows from the lowest up."""
        return (one for row in self.rows for one in row)

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process, too, one object per ladder, by which what is worked out for it is found again."""
        return _ladder_of, (tuple(self),)

    def has(self, kind: Kind, goal: int) -> bool:
        """Whether there is such a contract."""
        return (kind, goal) in self._places

    def rank(self, contract: Contract) -> int:
        """The contract's rank, from 0; raises KeyError where it has no row."""
        return self._places[_place(contract)][0]

    def row(self, contract: Contract) -> Row:
        """The contract's row; raises KeyError where there is none."""
        return self._places[_place(contract)][1]

    def outranks(self, one: Contract, other: Contract | None) -> bool:
        """Whether a contract is higher than another, by its rank or, on the same rank, by its suit."""
        if other is None:
            return True
        rank, than = self.rank(one), self.rank(other)
        if rank == than and one.suit is not None and other.suit is not None:
            return outranks(one.suit, other.suit)
        return rank > than

    def goals(self, kind: Kind) -> tuple[int, ...]:
        """The numbers of tricks for which there is a contract of this kind, ascending."""
        return tuple(goal for goal in NATURES[kind].goals if (kind, goal) in self._places)


@lru_cache(maxsize=64)
def _ladder_of(rows: tuple[Row, ...]) -> Ladder:
    return Ladder(rows)


def is_numbered(kind: Kind) -> bool:
    """Whether each number of tricks of this kind has a row of its own."""
    return names_goal(kind) and kind is not Kind.TROEL


def _place(contract: Contract) -> tuple[Kind, int]:
    """The key of a contract's row; a Troel has a single row, whatever its trumps."""
    return contract.kind, NATURES[Kind.TROEL].goals[0] if contract.kind is Kind.TROEL else contract.goal
