"""Compares two ladders, contract by contract. A server's own ladder is judged by it."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

from engine.core.cards import Suit
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, Kind, has_suit
from engine.games.kleurenwiezen.contracts.ladder import Ladder, Row
from engine.games.kleurenwiezen.contracts.scoring import Payment, payment


class Differs(NamedTuple):
    """A contract that has changed."""

    before: Row | None
    """None: the contract is new."""
    after: Row | None
    """None: the contract is gone."""
    pays: bool = False
    """Whether it pays differently for some number of tricks or some doubling."""
    ranks: bool = False
    """Whether its place among the contracts that were there before has changed."""


def differences(before: Ladder, after: Ladder) -> Iterator[Differs]:
    """The contracts that differ, from the lowest of `after` up, then those that are gone."""
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


def goals(row: Row) -> tuple[int, ...]:
    """The numbers of tricks that a row's contract may be for: several only for a Troel."""
    return tuple(NATURES[row.kind].goals) if row.kind is Kind.TROEL else (row.goal,)


def points(ladder: Ladder, row: Row, goal: int) -> tuple[Payment, ...]:
    """What a row's contract for `goal` tricks pays with 0 to 13 tricks, with no doubles except its own."""
    contract = contract_of(row, goal)
    return tuple(payment(ladder, contract, tricks, 1 + row.doubles) for tricks in range(HAND + 1))


def contract_of(row: Row, goal: int) -> Contract:
    """A row's contract for so many tricks, in any suit."""
    return Contract(row.kind, goal, Suit.S if has_suit(row.kind) else None)


def _paid(ladder: Ladder, row: Row) -> object:
    """Everything a contract can pay, however doubled: pay is linear in the number of doubles."""
    # Points that are equal by different doubles differ once somebody doubles.
    times = [row.doubles + (tricks in row.doubled_at) for tricks in range(HAND + 1)]
    figures = [points(ladder, row, goal) for goal in goals(row)]
    return figures, [[time for time, one in zip(times, paid, strict=True) if any(one)] for paid in figures]


def _moved(before: Ladder, after: Ladder) -> set[str]:
    """The fewest contracts, of those in both, that explain a changed order or changed shared ranks."""
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
