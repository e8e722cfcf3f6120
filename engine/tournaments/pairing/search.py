"""A local search for tables that cost little.

One unit that costs something changes places with whichever other one saves most, even where nothing is saved; two that
have just changed places stay for a while. This is the min-conflicts heuristic with a tabu list (Minton and others,
1992; Glover, 1989).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import chain
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
"""Steps for which a unit stays where it has just come, that in which it came included."""
_NEVER: Final = 1 << 62

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
    moved: deque[tuple[int, ...]] = deque(maxlen=REST - 1)
    for _ in range(MOST_WORK // work):
        costly = [slot for slot, unit in enumerate(room.order) if room.cost[unit] > enough]
        if not costly or since * work > PATIENCE:
            break
        slot = costly[numbers.below(len(costly))]
        changes = room.changes(slot)
        changes[slot] = _NEVER
        for one in chain.from_iterable(moved):
            if room.total + changes[room.slot[one]] >= best.cost:
                changes[room.slot[one]] = _NEVER
        since += 1
        least = min(changes)
        if least == _NEVER:
            moved.append(())
            continue
        candidates = [other for other, change in enumerate(changes) if change == least]
        other = candidates[numbers.below(len(candidates))] if len(candidates) > 1 else candidates[0]
        moved.append((room.order[slot], room.order[other]))
        room.swap(slot, other, least)
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
        self.cost, self.slot = [0] * len(order), [0] * len(order)
        for slot, unit in enumerate(order):
            self.cost[unit], self.slot[unit] = self._cost_at(unit, slot), slot
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
        partner_row, opponent_row = self._costs.partners[unit], self._costs.opponents[unit]
        as_partner = [partner_row[other] for other in order]
        as_opponent = [opponent_row[other] for other in order]
        own = cost[unit]
        leaving = [joining - own - before for joining, before in zip(self._joining(slot), cost, strict=True)]
        changes = [0] * len(order)
        # All tables at once for each place at them: far faster than one table after the other.
        for place, (partners, opponents) in enumerate(self._neighbours):
            rows = [as_partner[mate::seats] for mate in partners]
            rows += [as_opponent[mate::seats] for mate in opponents]
            joining = map(sum, zip(*rows, strict=True))
            changes[place::seats] = [
                new + leaving[other] for new, other in zip(joining, order[place::seats], strict=True)
            ]
        for other in range(first, first + seats):
            changes[other] = self._change_inside(slot, other)
        return changes

    def _joining(self, slot: int) -> list[int]:
        """Per unit what it would cost on this slot."""
        first = slot - slot % self._seats
        partners, opponents = self._neighbours[slot - first]
        rows = [self._costs.partners[self.order[first + place]] for place in partners]
        rows += [self._costs.opponents[self.order[first + place]] for place in opponents]
        return list(map(sum, zip(*rows, strict=True)))

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
        self.slot[self.order[slot]], self.slot[self.order[other]] = slot, other
        self.total += change
        for first in {slot - slot % self._seats, other - other % self._seats}:
            for place in range(first, first + self._seats):
                self.cost[self.order[place]] = self._cost_at(self.order[place], place)
