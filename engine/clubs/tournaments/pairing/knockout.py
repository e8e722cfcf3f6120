"""Draws the rounds of a knock-out between two units at a table, with a consolation cup. Pure.

The first round is drawn by lot, with byes so spread that half as many units are left as the next power of two. From
then on the tree decides who meets: neighbours do. Whoever loses in the first round plays for the consolation cup,
drawn by lot in the same way for the second round; so does whoever enters after the first round. If somebody leaves,
whoever was to meet them goes on without a game.

Nothing is remembered but the draws and who won: the trees follow from them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain
from typing import Final, NamedTuple

from engine.clubs.tournaments.pairing.draws import Cup, Field, Layout, RoundDraw, Unit
from engine.core.cards import NumberSource, shuffled

Level = tuple[Unit | None, ...]
"""One level of a tree: neighbours, the first with the second and so on, meet; None: nobody is there."""

_TWO: Final = 2


class KnockoutRound(NamedTuple):
    """A round of a knock-out."""

    draw: RoundDraw
    winners: frozenset[int]
    """The places that won at its tables."""


class Trees(NamedTuple):
    """Per cup its levels so far: the first one as drawn, each further one with those who got there."""

    main: tuple[Level, ...]
    consolation: tuple[Level, ...]


def draw_knockout(field: Field, played: Sequence[KnockoutRound], numbers: NumberSource) -> RoundDraw:
    """The next round; no tables if both cups are won, or if nobody is left to play."""
    if field.per_table != _TWO:
        raise ValueError(f"a knock-out is for two at a table, not for {field.per_table}")
    trees = trees_of(field.layout, field.members, played)
    main = trees.main[-1] if played else _drawn(field.units, numbers)
    consolation: Level = trees.consolation[-1] if trees.consolation else ()
    if len(played) == 1:
        consolation = _drawn(_for_consolation(field, played[0]), numbers)
    here = set(field.units)
    tables, cups, byes = [], [], []
    for cup, level in ((Cup.MAIN, main), (Cup.CONSOLATION, consolation)):
        for pair in _meeting(level):
            there = [unit for unit in pair if unit is not None and unit in here]
            if len(there) == _TWO:
                tables.append(field.layout.seated(there))
                cups.append(cup)
            else:
                byes += there
    return RoundDraw(tuple(tables), tuple(chain.from_iterable(byes)), tuple(cups))


def trees_of(layout: Layout, members: int, played: Sequence[KnockoutRound]) -> Trees:
    """The trees of both cups after these rounds; `members`: how many people a unit has."""
    main: list[Level] = []
    consolation: list[Level] = []
    for number, (draw, winners) in enumerate(played):
        games = [_units_at(layout, members, table) for table in draw.tables]
        of_cup = {cup: [pair for pair, its in zip(games, draw.cups, strict=True) if its == cup] for cup in Cup}
        byes = _chunks(draw.byes, members)
        if number == 0:
            main.append(_rebuilt(of_cup[Cup.MAIN], byes))
        if number == 1:
            in_main = set(main[-1])
            consolation.append(_rebuilt(of_cup[Cup.CONSOLATION], [unit for unit in byes if unit not in in_main]))
        for cup, levels in ((Cup.MAIN, main), (Cup.CONSOLATION, consolation)):
            if levels and len(levels[-1]) > 1:
                levels.append(_next(levels[-1], of_cup[cup], byes, winners))
    return Trees(tuple(main), tuple(consolation))


def ranking(trees: Trees) -> tuple[tuple[int, ...], ...]:
    """Places that got equally far, best first; all who play for the consolation cup come after the others."""
    far: dict[Unit, tuple[bool, int]] = {}
    for is_main, levels in ((False, trees.consolation), (True, trees.main)):
        for number, level in enumerate(levels):
            # Whoever got no further than the first level plays for the consolation cup, unless it is the only one.
            gets_here = is_main and (number > 0 or len(levels) == 1)
            for unit in level:
                if unit is not None and (gets_here or not is_main or unit not in far):
                    far[unit] = (gets_here, number)
    return tuple(
        tuple(sorted(chain.from_iterable(unit for unit, reached in far.items() if reached == step)))
        for step in sorted(set(far.values()), reverse=True)
    )


def _drawn(units: Sequence[Unit], numbers: NumberSource) -> Level:
    """The first level of a tree: two units at each table, and the byes; nothing for one alone."""
    if len(units) < _TWO:
        return ()
    order = shuffled(units, numbers)
    size = 1
    while size < len(order):
        size *= 2
    byes = size - len(order)
    played = len(order) - byes
    games = [(order[number], order[number + 1]) for number in range(0, played, _TWO)]
    return _rebuilt(games, order[played:])


def _rebuilt(games: Sequence[tuple[Unit, Unit]], byes: Sequence[Unit]) -> Level:
    """The first level of a tree with these games, in order, and the byes spread evenly among them."""
    pairs, waiting, playing = len(games) + len(byes), iter(byes), iter(games)
    level: list[Unit | None] = []
    for number in range(pairs):
        is_bye = number * len(byes) // pairs != (number + 1) * len(byes) // pairs
        level += (next(waiting), None) if is_bye else next(playing)
    return tuple(level)


def _for_consolation(field: Field, first: KnockoutRound) -> list[Unit]:
    """Those who lost in the first round, and those who were not drawn for it."""
    still_in = first.winners | set(first.draw.byes)
    return [unit for unit in field.units if not still_in & set(unit)]


def _meeting(level: Level) -> list[tuple[Unit | None, Unit | None]]:
    return [(level[number], level[number + 1]) for number in range(0, len(level) - 1, _TWO)]


def _next(
    level: Level, games: Collection[tuple[Unit, Unit]], byes: Collection[Unit], winners: Collection[int]
) -> Level:
    """Who gets to the next level.

    Somebody may have taken the seat of one of the two who were to meet.
    """
    reached: list[Unit | None] = []
    for pair in _meeting(level):
        game = next((units for units in games if set(units) & set(pair)), None)
        if game is None:
            on = [unit for unit in pair if unit is not None and unit in byes]
        else:
            on = [unit for unit in game if set(unit) & set(winners)]
        reached.append(on[0] if len(on) == 1 else None)
    return tuple(reached)


def _units_at(layout: Layout, members: int, table: Sequence[int]) -> tuple[Unit, Unit]:
    one, other = (tuple(table[seat - 1] for seat in seats) for seats in layout.slots(members))
    return one, other


def _chunks(places: Sequence[int], members: int) -> list[Unit]:
    return [tuple(places[start : start + members]) for start in range(0, len(places), members)]
