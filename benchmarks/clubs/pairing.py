"""How long it takes to draw all rounds of a tournament, beside drawing them by lot alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import median
from typing import Final

from benchmarks.measure import Line, compare
from engine.clubs.tournaments.pairing.draws import COMPUTER, Field, Layout, RoundDraw
from engine.clubs.tournaments.pairing.rounds import draw_rounds, tables_of
from engine.clubs.tournaments.pairing.swiss import draw_swiss
from engine.core.cards import shuffled
from engine.core.chance.fairness import Stream

ROUNDS: Final = 10
TIMES: Final = 5
_TWO_PAIRS: Final = Layout((0, 1, 0, 1))
_ALONE: Final = Layout((0, 1, 2, 3))

Drawing = Callable[[Field, Sequence[RoundDraw], Stream], RoundDraw]


def _by_lot(field: Field, history: Sequence[RoundDraw], numbers: Stream) -> RoundDraw:
    """Whoever has met, and with as many people as fill the tables."""
    full = len(field.units) - len(field.units) % field.per_table
    return RoundDraw(tables_of(field, shuffled(field.units, numbers)[:full]))


def _by_place(field: Field, history: Sequence[RoundDraw], numbers: Stream) -> RoundDraw:
    """As if those who entered first always led."""
    return draw_swiss(field, history, [place for unit in field.units for place in unit], numbers)


def _drawn(field: Field, drawing: Drawing) -> list[RoundDraw]:
    draws: list[RoundDraw] = []
    for number in range(1, ROUNDS + 1):
        draws.append(drawing(field, draws, Stream(b"benchmark", f"draw:{number}")))
    return draws


def _again(draws: Sequence[RoundDraw], field: Field) -> str:
    """How often partners, unless they are fixed, and opponents met again."""
    sides, counts = field.layout.sides, {True: 0, False: 0}
    seen: set[tuple[bool, frozenset[int]]] = set()
    for table in (table for draw in draws for table in draw.tables):
        for one, other in combinations(range(len(table)), 2):
            both = (sides[one] == sides[other], frozenset((table[one], table[other])))
            if COMPUTER not in both[1]:
                counts[both[0]] += both in seen
                seen.add(both)
    partners = f"{counts[True]} partners and " if field.members == 1 and len(set(sides)) < len(sides) else ""
    return f"{partners}{counts[False]} opponents again"


def _line(what: str, field: Field, drawing: Drawing = draw_rounds) -> Line:
    draws = _drawn(field, drawing)

    def work(by: Drawing) -> int:
        _drawn(field, by)
        return 1

    sides = compare({"ours": lambda: work(drawing), "lot": lambda: work(_by_lot)}, TIMES)
    ours, lot = sides["ours"].seconds, sides["lot"].seconds
    return Line(
        what,
        f"{ours * 1000:.0f} ms CPU, {_again(draws, field)}",
        f"by lot alone: {lot * 1000:.0f} ms, {_again(_drawn(field, _by_lot), field)}",
        f"{ours / lot:.1f}",
        "under 1 s",
    )


def run() -> list[Line]:
    def alone(people: int) -> tuple[tuple[int, ...], ...]:
        return tuple((place,) for place in range(1, people + 1))

    pairs = tuple((place, place + 1) for place in range(1, 200, 2))
    return [
        _line("all 10 rounds of 200 people, pairs drawn anew", Field(alone(200), _TWO_PAIRS)),
        _line("all 10 rounds of 199 people, one computer", Field(alone(199), _TWO_PAIRS, computers=True)),
        _line("all 10 rounds of 200 people, each alone", Field(alone(200), _ALONE)),
        _line("all 10 rounds of 100 fixed pairs", Field(pairs, _TWO_PAIRS)),
        _line("all 10 rounds of 200 people by standing", Field(alone(200), _TWO_PAIRS), _by_place),
        _line("all 10 rounds of 24 people, pairs drawn anew", Field(alone(24), _TWO_PAIRS)),
        _slowest(),
    ]


def _slowest() -> Line:
    """The number of people whose ten rounds take longest: few, who have to meet again."""
    spent: dict[int, float] = {}
    for people in range(8, 64):
        field = Field(tuple((place,) for place in range(1, people + 1)), _TWO_PAIRS)
        times = []
        for _ in range(3):
            before = time.process_time()
            _drawn(field, draw_rounds)
            times.append(time.process_time() - before)
        spent[people] = median(times)
    slowest = max(spent, key=spent.__getitem__)
    figure = f"{spent[slowest] * 1000:.0f} ms CPU"
    return Line(f"the slowest number from 8 to 63, {slowest} people, 10 rounds", figure, "-", "-", "under 1 s")
