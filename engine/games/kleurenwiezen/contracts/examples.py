"""Example results of a contract: who would win and lose what.

- With trumps: just made, made with all thirteen tricks, lost by one trick; for all thirteen, also lost by two.
- Without trumps: made, and lost by a trick too many or, where some are needed, too few.

Source: docs/rules/kleurenwiezen.md, "The ladder".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.kleurenwiezen.contracts.comparing import contract_of
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract
from engine.games.kleurenwiezen.contracts.ladder import Ladder, Row
from engine.games.kleurenwiezen.contracts.scoring import deltas, is_made, plays_together
from engine.games.kleurenwiezen.match import SEATS


class Result(NamedTuple):
    """What a contract pays with so many tricks, if nobody has doubled; below zero is lost."""

    tricks: int
    made: bool
    declarers: int
    """How many play it: one, or two together."""
    own: int
    """What each declarer gets."""
    against: int
    """What each opponent gets."""

    @property
    def total(self) -> int:
        """What all four get together: 0 where the ladder balances."""
        return self.own * self.declarers + self.against * (SEATS - self.declarers)


def result(ladder: Ladder, row: Row, goal: int, tricks: int) -> Result:
    """What a row's contract for `goal` tricks pays with so many."""
    contract = contract_of(row, goal)
    declarers = (1, 2) if plays_together(contract) else (1,)
    # It makes no difference which of the declarers won them, and who has the others.
    won = (tricks, 0, HAND - tricks, 0)
    own, *_, against = deltas(ladder, contract, declarers, won, 1 + row.doubles)
    return Result(tricks, is_made(contract, tricks), len(declarers), own, against)


def examples(ladder: Ladder, row: Row, goal: int) -> tuple[Result, ...]:
    """Two or three results of a row's contract for `goal` tricks, the one just made first."""
    return tuple(result(ladder, row, goal, tricks) for tricks in _tricks(contract_of(row, goal)))


def balances(ladder: Ladder) -> bool:
    """Whether the points of every deal add up to zero, as far as figures say so: none are the opponents' own."""
    return all(row.against is None or row.against == row.figures for row in ladder)


def _tricks(contract: Contract) -> Iterator[int]:
    yield contract.goal
    if contract.is_negative:
        yield contract.goal + 1
        if contract.goal:
            yield contract.goal - 1
    else:
        if contract.goal < HAND:
            yield HAND
        yield contract.goal - 1
        if contract.goal == HAND:
            yield contract.goal - 2
