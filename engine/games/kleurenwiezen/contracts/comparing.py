"""Compares two ladders, contract by contract, and gives example results: who would win and lose what.

A server's own ladder is judged by both. Examples of a contract:

- With trumps: just made, made with all thirteen tricks, lost by one trick; for all thirteen, also lost by two.
- Without trumps: made, and lost by a trick too many or, where some are needed, too few.

Source: docs/rules/kleurenwiezen.md, "The ladder".
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

from engine.core.cards import Suit
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, ContractKind, has_suit
from engine.games.kleurenwiezen.contracts.ladders import Ladder, LadderRow
from engine.games.kleurenwiezen.sheet import SEATS, ContractPayment, deltas, is_made, payment, plays_together


class Differs(NamedTuple):
    """A contract that has changed."""

    before: LadderRow | None
    """None: the contract is new."""
    after: LadderRow | None
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


def goals(row: LadderRow) -> tuple[int, ...]:
    """The numbers of tricks that a row's contract may be for: several only for a Troel."""
    return tuple(NATURES[row.kind].goals) if row.kind is ContractKind.TROEL else (row.goal,)


def points(ladder: Ladder, row: LadderRow, goal: int) -> tuple[ContractPayment, ...]:
    """What a row's contract for `goal` tricks pays with 0 to 13 tricks, with no doubles except its own."""
    contract = contract_of(row, goal)
    return tuple(payment(ladder, contract, tricks, 1 + row.doubles) for tricks in range(HAND + 1))


def contract_of(row: LadderRow, goal: int) -> Contract:
    """A row's contract for so many tricks, in any suit."""
    return Contract(row.kind, goal, Suit.S if has_suit(row.kind) else None)


def _paid(ladder: Ladder, row: LadderRow) -> object:
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


class ExampleResult(NamedTuple):
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


def result(ladder: Ladder, row: LadderRow, goal: int, tricks: int) -> ExampleResult:
    """What a row's contract for `goal` tricks pays with so many."""
    contract = contract_of(row, goal)
    declarers = (1, 2) if plays_together(contract) else (1,)
    # It makes no difference which of the declarers won them, and who has the others.
    won = (tricks, 0, HAND - tricks, 0)
    own, *_, against = deltas(ladder, contract, declarers, won, 1 + row.doubles)
    return ExampleResult(tricks, is_made(contract, tricks), len(declarers), own, against)


def examples(ladder: Ladder, row: LadderRow, goal: int) -> tuple[ExampleResult, ...]:
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
