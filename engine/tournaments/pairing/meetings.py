"""Who has met whom, as what it costs to let two units meet again.

A cost is for each two units: one as partners, one as opponents. All are whole numbers, so that every machine draws
the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from engine.tournaments.pairing.draws import COMPUTER, Draw, Layout, Unit

PARTNERS_AGAIN: Final = 1_000_000
WITH_A_COMPUTER_AGAIN: Final = 10_000
"""A computer for a partner once more."""
OPPONENTS_AGAIN: Final = 1_000
"""For each time that two were opponents before; a third time costs twice as much as a second."""
COMPUTERS_TOGETHER: Final = 500
"""Two computers at one table, so that they are spread."""
AGAINST_A_COMPUTER_AGAIN: Final = 20
OTHERWISE_AGAIN: Final = 1
"""Opponents who were partners, or partners who were opponents."""

Matrix = list[list[int]]


class Costs(NamedTuple):
    """What each two of the units cost at one table, by their numbers in the list of units."""

    partners: Matrix
    opponents: Matrix


def costs_of(units: Sequence[Unit], layout: Layout, history: Sequence[Draw]) -> Costs:
    """The costs for the next round."""
    count = len(units)
    costs = Costs([[0] * count for _ in units], [[0] * count for _ in units])
    number = {place: index for index, unit in enumerate(units) for place in unit if place != COMPUTER}
    computers = [index for index, unit in enumerate(units) if COMPUTER in unit]
    for one, other in combinations(computers, 2):
        _add(costs, one, other, COMPUTERS_TOGETHER, COMPUTERS_TOGETHER)
    pairs = _pairs(layout)
    for draw in history:
        for table in draw.tables:
            for first, second, are_partners in pairs:
                one, other = table[first], table[second]
                if one in number and other in number and number[one] != number[other]:
                    _add(costs, number[one], number[other], *_AGAIN[are_partners])
                for person in number.keys() & {one, other} if COMPUTER in (one, other) else ():
                    for index in computers:
                        _add(costs, number[person], index, *_COMPUTER_AGAIN[are_partners])
    return costs


_AGAIN: Final = {True: (PARTNERS_AGAIN, OTHERWISE_AGAIN), False: (OTHERWISE_AGAIN, OPPONENTS_AGAIN)}
"""Whether they were partners -> what it costs if they are partners or opponents now."""
_COMPUTER_AGAIN: Final = {True: (WITH_A_COMPUTER_AGAIN, 0), False: (0, AGAINST_A_COMPUTER_AGAIN)}


def _pairs(layout: Layout) -> tuple[tuple[int, int, bool], ...]:
    """Each two seats of a table, from 0, and whether they are on one side."""
    seats = [seat for seat in range(len(layout.sides)) if seat + 1 != layout.dummy]
    return tuple((one, other, layout.sides[one] == layout.sides[other]) for one, other in combinations(seats, 2))


def _add(costs: Costs, one: int, other: int, as_partners: int, as_opponents: int) -> None:
    costs.partners[one][other] += as_partners
    costs.partners[other][one] += as_partners
    costs.opponents[one][other] += as_opponents
    costs.opponents[other][one] += as_opponents
