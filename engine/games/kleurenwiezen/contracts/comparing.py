"""What one ladder has otherwise than another, contract by contract. A ladder of one's own is judged by it."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

from engine.core.cards import Suit
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, Kind, has_suit
from engine.games.kleurenwiezen.contracts.ladder import Ladder, Row
from engine.games.kleurenwiezen.contracts.scoring import Payment, payment


class Differs(NamedTuple):
    """A contract that is not as it was."""

    before: Row | None
    """None: there was none."""
    after: Row | None
    """None: there is none any more."""
    pays: bool = False
    """It pays otherwise, for some number of tricks or some doubling."""
    ranks: bool = False
    """It stands elsewhere among those that were there before."""


def differences(before: Ladder, after: Ladder) -> Iterator[Differs]:
    """From the lowest contract of `after` on, then those that are gone."""
    was, now = ({row.name: row for row in ladder} for ladder in (before, after))
    moved = _moved(before, after)
    for name, row in now.items():
        if name not in was:
            yield Differs(None, row)
            continue
        pays, ranks = _paid(before, was[name]) != _paid(after, row), name in moved
        if pays or ranks:
            yield Differs(was[name], row, pays, ranks)
    yield from (Differs(row, None) for name, row in was.items() if name not in now)


def points(ladder: Ladder, row: Row, goal: int) -> tuple[Payment, ...]:
    """What the contract of a row for `goal` tricks pays with 0 to 13 tricks, without doubles but its own."""
    contract = Contract(row.kind, goal, Suit.S if has_suit(row.kind) else None)
    return tuple(payment(ladder, contract, tricks, 1 + row.doubles) for tricks in range(HAND + 1))


def _paid(ladder: Ladder, row: Row) -> object:
    """All that a contract can pay, however doubled: that is linear in the number of doubles."""
    goals = NATURES[row.kind].goals if row.kind is Kind.TROEL else (row.goal,)
    # Equal points by other doubles are other points once somebody doubles.
    times = [row.doubles + (tricks in row.doubled_at) for tricks in range(HAND + 1)]
    figures = [points(ladder, row, goal) for goal in goals]
    return figures, [[time for time, one in zip(times, paid, strict=True) if any(one)] for paid in figures]


def _moved(before: Ladder, after: Ladder) -> set[str]:
    """The contracts of both that stand in another order or share their rank with others; as few as explain it."""
    both = {row.name for row in before} & {row.name for row in after}
    was, now = ([sorted({row.name for row in rank} & both) for rank in ladder.rows] for ladder in (before, after))
    shared = {name: rank for rank in was for name in rank}
    order, other = ([name for rank in ranks for name in rank] for ranks in (was, now))
    kept = {
        name
        for block in SequenceMatcher(None, order, other, autojunk=False).get_matching_blocks()
        for name in order[block.a : block.a + block.size]
    }
    return {name for rank in now for name in rank if name not in kept or shared[name] != rank}
