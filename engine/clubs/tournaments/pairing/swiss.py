"""Draws a round by standing: Swiss, where nobody meets again if that can be avoided, and Danish, where all may. Pure.

Danish is what bridge calls a Swiss tournament in which people may meet again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.clubs.tournaments.pairing.draws import COMPUTER, Field, RoundDraw, Unit, who_plays
from engine.clubs.tournaments.pairing.rounds import (
    OPPONENTS_AGAIN,
    Costs,
    Matrix,
    costs_of,
    draw_rounds,
    search,
    tables_of,
)
from engine.core.cards import NumberSource

_MUST_NOT: Final = 10_000_000
"""What a meeting again costs here: more than any distance between ranks."""
_FAR: Final = 3
"""Nobody changes places to come nearer to those who are within so many tables in the standing."""


def draw_swiss(field: Field, history: Sequence[RoundDraw], standing: Sequence[int], numbers: NumberSource) -> RoundDraw:
    """The next round; `standing`: all places, best first, equals by lot. The first round is drawn by lot."""
    if not history:
        return draw_rounds(field, history, numbers)
    ranked, byes = _by_rank(field, history, standing)
    if not ranked:
        return RoundDraw((), byes)
    costs = costs_of(ranked, field.layout, history)
    strict = Costs(_by_standing(costs.partners), _by_standing(costs.opponents))
    sides = field.layout.sides_of_slots(field.members)
    found = search(_start(len(ranked), sides), sides, strict, numbers, enough=_MUST_NOT - 1)
    found = search(found.order, sides, strict, numbers, enough=(_FAR * len(sides)) ** 2)
    return RoundDraw(tables_of(field, [ranked[number] for number in found.order]), byes)


def draw_danish(
    field: Field, history: Sequence[RoundDraw], standing: Sequence[int], numbers: NumberSource
) -> RoundDraw:
    """The same, whoever has met whom: neighbours in the standing are at one table, the first of all at the first."""
    if not history:
        return draw_rounds(field, history, numbers)
    ranked, byes = _by_rank(field, history, standing)
    order = _start(len(ranked), field.layout.sides_of_slots(field.members))
    return RoundDraw(tables_of(field, [ranked[number] for number in order]), byes)


def _by_rank(field: Field, history: Sequence[RoundDraw], standing: Sequence[int]) -> tuple[list[Unit], tuple[int, ...]]:
    """Who plays, best first and computers last, and the places that sit out."""
    units, byes = who_plays(field, history)
    ranks = {place: rank for rank, place in enumerate(standing)}
    return sorted(units, key=lambda unit: _rank(unit, ranks)), byes


def _rank(unit: Unit, ranks: dict[int, int]) -> tuple[bool, int]:
    return unit[0] == COMPUTER, min(ranks.get(place, len(ranks)) for place in unit)


def _start(count: int, sides: Sequence[int]) -> list[int]:
    """Neighbours in the standing at one table, and there the first and the last on one side."""
    numbers = sorted(set(sides))
    there_and_back = [*numbers, *reversed(numbers)]
    turns = [there_and_back[place % len(there_and_back)] for place in range(len(sides))]
    taken: list[int] = []
    for slot, side in enumerate(sides):
        nth = sides[:slot].count(side)
        taken.append([place for place, turn in enumerate(turns) if turn == side][nth])
    return [start + place for start in range(0, count, len(sides)) for place in taken]


def _by_standing(again: Matrix) -> Matrix:
    """What must not be again costs most; then distance in the standing costs its square."""
    return [
        [
            cost // OPPONENTS_AGAIN * _MUST_NOT + cost % OPPONENTS_AGAIN + (one - other) ** 2
            for other, cost in enumerate(row)
        ]
        for one, row in enumerate(again)
    ]
