"""What people may not have meant in a ladder that some club may well play: it is told, and refused nowhere.

- More tricks of the same kind that pay less than fewer.
- A contract that brings nothing to those who make it, or costs nothing when it is lost.
- Opponents with figures of their own, so that the points of a deal do not add up to zero.

Source: docs/rules/kleurenwiezen.md, decisions 6 and 9; docs/house-reference.md, "The score table".
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from engine.games.kleurenwiezen.contracts.comparing import goals
from engine.games.kleurenwiezen.contracts.contradictions import IN_ORDER
from engine.games.kleurenwiezen.contracts.examples import balances, examples
from engine.games.kleurenwiezen.contracts.ladder import Ladder, Row


class Doubtful(StrEnum):
    """What may not be meant; every language has a sentence for each."""

    PAYS_LESS = "pays-less"
    MADE_FOR_NOTHING = "made-for-nothing"
    LOST_FOR_NOTHING = "lost-for-nothing"
    UNBALANCED = "unbalanced"


class Doubt(NamedTuple):
    """Something in a ladder that may not be meant."""

    why: Doubtful
    row: Row | None = None
    other: Row | None = None
    """The contract for fewer tricks that pays more."""


def doubts(ladder: Ladder) -> Iterator[Doubt]:
    """All of them, contract by contract from the lowest up; whether it balances comes last."""
    shown = {row: examples(ladder, row, goals(row)[0]) for row in ladder}
    made = {row: results[0].own for row, results in shown.items()}
    for row, results in shown.items():
        if other := next((one for one in made if _asks_less(one, row) and made[one] > made[row]), None):
            yield Doubt(Doubtful.PAYS_LESS, row, other)
        if made[row] <= 0:
            yield Doubt(Doubtful.MADE_FOR_NOTHING, row)
        if any(one.own >= 0 for one in results if not one.made):
            yield Doubt(Doubtful.LOST_FOR_NOTHING, row)
    if not balances(ladder):
        yield Doubt(Doubtful.UNBALANCED)


def _asks_less(one: Row, other: Row) -> bool:
    """Whether a contract asks for fewer tricks than another of its kind."""
    return one.goal < other.goal and any(one.kind in kinds and other.kind in kinds for kinds in IN_ORDER)
