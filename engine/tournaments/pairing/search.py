"""A local search for tables that cost little.

One unit that costs something changes places with whichever other one saves most, even where nothing is saved; two that
have just changed places stay for a while. This is the min-conflicts heuristic with a tabu list (Minton and others,
1992; Glover, 1989).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core.shuffling import Numbers
from engine.tournaments.pairing.meetings import Costs

MOST_WORK: Final = 240_000
"""Pairs of units looked at, at most: a tenth of a second."""
PATIENCE: Final = 20_000
"""Pairs of units looked at since the cost was last lower, at most."""
STEP: Final = 24
"""Each step takes as long as looking at so many more."""
REST: Final = 3
"""Steps for which a unit stays where it has just come."""

Order = tuple[int, ...]
"""The units' numbers, table by table and slot by slot."""


class _Neighbours(NamedTuple):
    """The other slots of a slot's table, as distances from the table's first slot."""

    partners: tuple[int, ...]
    opponents: tuple[int, ...]


class Found(NamedTuple):
    """The best order that was found, and what it costs."""

    order: Order
    cost: int


def search(start: Sequence[int], sides: Sequence[int], costs: Costs, numbers: Numbers, enough: int = 0) -> Found:
    """Improve an order of units at tables whose slots have these sides, until no unit costs more than `enough`."""
    room = _Room(list(start), sides, costs)
    best = Found(tuple(room.order), room.total)
    since = 0
    work = len(start) * (len(sides) - 1) + STEP
    free_again = [0] * len(start)
    for step in range(MOST_WORK // work):
        costly = [slot for slot, unit in enumerate(room.order) if room.cost[unit] > enough]
        if not costly or since * work > PATIENCE:
            break
        slot = costly[numbers.below(len(costly))]
        savings = room.changes(slot)
        allowed = [
            (change, other)
            for other, change in enumerate(savings)
            if other != slot and (free_again[room.order[other]] <= step or room.total + change < best.cost)
        ]
        if not allowed:
            since += 1
            continue
        least = min(allowed)[0]
        candidates = [other for change, other in allowed if change == least]
        other = candidates[numbers.below(len(candidates))] if len(candidates) > 1 else candidates[0]
        free_again[room.order[slot]] = free_again[room.order[other]] = step + REST
        room.swap(slot, other, least)
        since += 1
        if room.total < best.cost:
            best, since = Found(tuple(room.order), room.total), 0
    return best


class _Room:
    """Tables, who is where, and what each unit costs there."""

    def __init__(self, order: list[int], sides: Sequence[int], costs: Costs) -> None:
        self.order, self._costs, self._seats = order, costs, len(sides)
        others = [[place for place in range(len(sides)) if place != own] for own in range(len(sides))]
        self._neighbours = [
            _Neighbours(
                tuple(place for place in others[own] if sides[place] == side),
                tuple(place for place in others[own] if sides[place] != side),
            )
            for own, side in enumerate(sides)
        ]
        self.cost = [0] * len(order)
        for slot, unit in enumerate(order):
            self.cost[unit] = self._cost_at(unit, slot)
        self.total = sum(self.cost) // 2

    def _cost_at(self, unit: int, slot: int) -> int:
        first = slot - slot % self._seats
        partners, opponents = self._neighbours[slot - first]
        as_partners, as_opponents = self._costs.partners[unit], self._costs.opponents[unit]
        return sum(as_partners[self.order[first + place]] for place in partners) + sum(
            as_opponents[self.order[first + place]] for place in opponents
        )

    def changes(self, slot: int) -> list[int]:
        """Per slot how much more everything costs if this slot's unit changes places with the one there."""
        order, seats, cost = self.order, self._seats, self.cost
        unit, first = order[slot], slot - slot % seats
        joining = self._joining(slot)
        partner_row, opponent_row = self._costs.partners[unit], self._costs.opponents[unit]
        as_partner = [partner_row[other] for other in order]
        as_opponent = [opponent_row[other] for other in order]
        changes: list[int] = []
        own = cost[unit]
        for start in range(0, len(order), seats):
            if start == first:
                changes += [self._change_inside(slot, other) for other in range(start, start + seats)]
                continue
            for place, (partners, opponents) in enumerate(self._neighbours):
                new = 0
                for mate in partners:
                    new += as_partner[start + mate]
                for mate in opponents:
                    new += as_opponent[start + mate]
                other = order[start + place]
                changes.append(new + joining[other] - own - cost[other])
        return changes

    def _joining(self, slot: int) -> list[int]:
        """Per unit what it would cost on this slot."""
        first = slot - slot % self._seats
        partners, opponents = self._neighbours[slot - first]
        rows = [self._costs.partners[self.order[first + place]] for place in partners]
        rows += [self._costs.opponents[self.order[first + place]] for place in opponents]
        return [sum(column) for column in zip(*rows, strict=True)]

    def _change_inside(self, slot: int, other: int) -> int:
        """The same for two slots of one table: each gets the other's partners, and loses them as opponents."""
        first = slot - slot % self._seats
        mine, theirs = self._neighbours[slot - first].partners, self._neighbours[other - first].partners
        if slot == other or not mine or other - first in mine:
            return 0
        order, partners, opponents = self.order, self._costs.partners, self._costs.opponents
        one, two = order[slot], order[other]
        change = 0
        for sign, mates in ((1, mine), (-1, theirs)):
            for mate in (order[first + place] for place in mates):
                change += sign * (
                    partners[two][mate] - opponents[two][mate] - partners[one][mate] + opponents[one][mate]
                )
        return change

    def swap(self, slot: int, other: int, change: int) -> None:
        """Let two units change places, which changes the total by this much."""
        self.order[slot], self.order[other] = self.order[other], self.order[slot]
        self.total += change
        for first in {slot - slot % self._seats, other - other % self._seats}:
            for place in range(first, first + self._seats):
                self.cost[self.order[place]] = self._cost_at(self.order[place], place)
