"""Draws a round so that partners and opponents are met again as little as can be. Pure.

Where a movement is known that does this best, it is followed for as long as the rounds so far are its rounds with
nobody more and nobody less. In all other cases a search finds the tables from whatever has been played, so late
comers simply appear and leavers vanish.

- Who has met whom is what it costs to let two units meet again: one cost as partners, one as opponents. All are whole
  numbers, so that every machine draws the same.
- Movements say who sits where in every round, by numbers from 0. Two units at a table: the circle method, in which
  everybody meets everybody else once. Two pairs drawn anew each round, 4 to 16 people: the movements of
  `engine.clubs.tournaments.schedule`. Each alone at tables of three or more: each seat moves on by its own step from
  round to round, so that nobody meets anybody twice; with 16 people the lines of the affine plane of order 4.
- The search: one unit that costs something changes places with whichever other one saves most, even where nothing is
  saved; two that have just changed places stay for a while. This is the min-conflicts heuristic with a tabu list
  (Minton and others, 1992; Glover, 1989).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations
from math import gcd
from typing import Final, NamedTuple

from engine.clubs.tournaments.pairing.draws import COMPUTER, Field, Layout, RoundDraw, TableSeats, Unit, who_plays
from engine.clubs.tournaments.schedule import PEOPLE, schedule_for
from engine.core.cards import NumberSource, shuffled

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


def costs_of(units: Sequence[Unit], layout: Layout, history: Sequence[RoundDraw]) -> Costs:
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


class FoundOrder(NamedTuple):
    """The best order that was found, and what it costs."""

    order: Order
    cost: int


def search(
    start: Sequence[int], sides: Sequence[int], costs: Costs, numbers: NumberSource, enough: int = 0
) -> FoundOrder:
    """Improve an order of units at tables whose slots have these sides, until no unit costs more than `enough`."""
    room = _Room(list(start), sides, costs)
    best = FoundOrder(tuple(room.order), room.total)
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
            best, since = FoundOrder(tuple(room.order), room.total), 0
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


Movement = tuple[tuple[tuple[int, ...], ...], ...]
"""Rounds of tables of units' numbers in the order of a table's slots."""

_TWO_PAIRS: Final = (0, 1, 0, 1)
_LEAST_ROUNDS: Final = {12: 8}
"""In fewer rounds of so many people, drawn two and two, a search finds tables with fewer opponents met again."""


def next_of_movement(
    field: Field, drawn: Sequence[Unit], history: Sequence[RoundDraw]
) -> tuple[TableSeats, ...] | None:
    """The next round of a movement that all rounds so far have followed; the first gives everybody `drawn`'s order."""
    movement = _movement_for(field)
    if len(history) >= len(movement):
        return None
    numbered = _numbered(field, movement, history[0]) if history else drawn
    if numbered is None or set(numbered) != set(field.units):
        return None
    rounds = [
        tuple(field.layout.seated([numbered[number] for number in table]) for table in tables)
        for tables in movement[: len(history) + 1]
    ]
    followed = all(draw.tables == tables for draw, tables in zip(history, rounds, strict=False))
    return rounds[-1] if followed else None


def _movement_for(field: Field) -> Movement:
    """The movement for so many units, which may be empty."""
    count, sides = len(field.units), field.layout.sides_of_slots(field.members)
    if count % len(sides):
        return ()
    if len(sides) == 2:
        return _circle(count)
    if sides == _TWO_PAIRS:
        return _changing_partners(count) if count in PEOPLE and field.rounds >= _LEAST_ROUNDS.get(count, 0) else ()
    if len(set(sides)) == len(sides):
        return _PLANE if (count, len(sides)) == (16, 4) else _steps(count // len(sides), len(sides))
    return ()


def _numbered(field: Field, movement: Movement, first: RoundDraw) -> tuple[Unit, ...] | None:
    """Who has which number, from where they sat in the first round; None if it was not this movement's."""
    slots = field.layout.slots(field.members)
    if len(first.tables) != len(movement[0]):
        return None
    sat = {
        number: tuple(table[seat - 1] for seat in seats)
        for table, numbers in zip(first.tables, movement[0], strict=True)
        for seats, number in zip(slots, numbers, strict=True)
    }
    return tuple(sat[number] for number in sorted(sat))


@cache
def _circle(count: int) -> Movement:
    """One stays, the others move round; who sits first at a table changes from round to round."""
    turning = count - 1
    return tuple(
        (
            (turning, turn) if turn % 2 else (turn, turning),
            *(((turn + step) % turning, (turn - step) % turning) for step in range(1, count // 2)),
        )
        for turn in range(turning)
    )


@cache
def _changing_partners(count: int) -> Movement:
    return tuple(tuple(tuple(place - 1 for place in table) for table in tables) for tables in schedule_for(count))


@cache
def _steps(tables: int, seats: int) -> Movement:
    """Seat s moves on by s tables from round to round; no two meet again where 1 to seats - 1 have no divisor in
    common with the number of tables."""
    if any(gcd(step, tables) > 1 for step in range(1, seats)):
        return ()
    return tuple(
        tuple(tuple(seat * tables + (table + seat * turn) % tables for seat in range(seats)) for table in range(tables))
        for turn in range(tables)
    )


def _lines() -> Iterator[tuple[tuple[int, ...], ...]]:
    """The five classes of parallel lines of the plane over the field of four elements."""
    products = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
    for slope in range(4):
        # Addition is exclusive or.
        yield tuple(tuple(4 * x + (products[slope][x] ^ start) for x in range(4)) for start in range(4))
    yield tuple(tuple(4 * x + y for y in range(4)) for x in range(4))


_PLANE: Final[Movement] = tuple(_lines())


def draw_rounds(field: Field, history: Sequence[RoundDraw], numbers: NumberSource) -> RoundDraw:
    """The next round; `history`: all rounds so far."""
    units, byes = who_plays(field, history)
    if not units:
        return RoundDraw((), byes)
    drawn = shuffled(units, numbers)
    known = next_of_movement(field, drawn, history)
    tables = _searched(field, drawn, history, numbers) if known is None else known
    return RoundDraw(tables, byes)


def _searched(
    field: Field, units: Sequence[Unit], history: Sequence[RoundDraw], numbers: NumberSource
) -> tuple[tuple[int, ...], ...]:
    sides = field.layout.sides_of_slots(field.members)
    found = search(range(len(units)), sides, costs_of(units, field.layout, history), numbers)
    return tables_of(field, [units[number] for number in found.order])


def tables_of(field: Field, units: Sequence[Unit]) -> tuple[tuple[int, ...], ...]:
    """The tables of units given in the order of their slots."""
    size = field.per_table
    return tuple(field.layout.seated(units[start : start + size]) for start in range(0, len(units), size))
