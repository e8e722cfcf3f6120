"""The ladders that are built in, as far as a table's options allow their contracts.

Source: kleurenwiezen.txt, "The Scoring", "Variations" and "Flemish Scoring"; docs/rules/kleurenwiezen.md, ladder,
options and decisions 2, 4 and 5.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.kleurenwiezen.contracts import HAND, Kind
from engine.kleurenwiezen.ladder import Figures, Ladder, Row, parse_rows

_SMALL_SLAM: Final = 12


class Choices(NamedTuple):
    """The options that decide which contracts there are and what they pay."""

    flemish: bool
    solo5: bool
    piccolo: bool
    piccolissimo: bool
    troel: bool
    abondance_table: bool
    slams: bool
    slam_table: bool
    open_slam: bool
    all_tricks: int
    abondance_overtricks: bool
    accept13_undertricks: bool


def basic(choices: Choices) -> Ladder:
    """The ladder of the main description."""
    accepts = {goal: [_accept(goal, choices)] for goal in range(8, 14)}
    solos = {goal: [Row(Kind.SOLO, goal, Figures(goal - 2, (1,) * (8 - goal), 1))] for goal in range(6, 8)}
    solos[5] = [Row(Kind.SOLO, 5, Figures(3, (1, 1, 1), 1))] if choices.solo5 else []
    solos[8] = [Row(Kind.SOLO, 8, Figures(7, (), 1))]
    steps = [5, 5, 10] if choices.abondance_overtricks else []
    figures = dict(zip(range(9, 13), (10, 15, 20, 30), strict=True))
    abondances = {goal: _abondance(goal, figure, steps[goal - 9 :], choices, 2) for goal, figure in figures.items()}
    return Ladder(
        [
            *(accepts[8], solos[5], accepts[9], solos[6], accepts[10], solos[7], accepts[11]),
            [_flat(Kind.SMALL_MISERE, 6)],
            *(accepts[12], solos[8]),
            [_flat(Kind.PICCOLISSIMO, 7)] if choices.piccolissimo else [],
            [_flat(Kind.PICCOLO, 8)] if choices.piccolo else [],
            accepts[13],
            *abondances[9],
            [Row(Kind.TROEL, 8, Figures(16, all_tricks=choices.all_tricks))] if choices.troel else [],
            [_flat(Kind.GRAND_MISERE, 12)],
            *abondances[10],
            *abondances[11],
            [_flat(Kind.OPEN_MISERE, 24)],
            *abondances[12],
            *_small_slams(choices, 30, 45),
            *_slams(choices, 60, 90, 90),
        ]
    )


def flemish(choices: Choices) -> Ladder:
    """A solo ranks with a partnership for three tricks more; the points are fewer, and doubled."""
    ordinary = [
        [Row(Kind.SOLO, goal, _ordinary(goal))] * (goal > 5 or choices.solo5)
        + [Row(Kind.ACCEPT, goal + 3, _ordinary(goal + 3))]
        for goal in range(5, 9)
    ]
    abondances = [row for goal in range(9, 13) for row in _abondance(goal, 3, [], choices, 1)]
    return Ladder(
        [
            *ordinary,
            *([Row(Kind.ACCEPT, goal, _ordinary(goal))] for goal in (12, 13)),
            *abondances,
            *_small_slams(choices, 15, 18),
            [_flat(Kind.SMALL_MISERE, 5)],
            [_flat(Kind.PICCOLISSIMO, 5)] if choices.piccolissimo else [],
            [_flat(Kind.PICCOLO, 5)] if choices.piccolo else [],
            [_flat(Kind.GRAND_MISERE, 5)],
            [Row(Kind.TROEL, 8, _ordinary(8), doubles=1)] if choices.troel else [],
            [_flat(Kind.OPEN_MISERE, 10)],
            *_slams(choices, 20, 25, 30),
        ],
        all_tricks_double=True,
    )


def custom(rows: str, all_tricks: int) -> Ladder:
    """A ladder of exactly these rows; raises Unreadable. A Troel without steps pays `all_tricks` for all thirteen."""
    return Ladder(
        [row._replace(figures=row.figures._replace(all_tricks=all_tricks))]
        if row.kind is Kind.TROEL and not row.figures.over
        else [row]
        for row in parse_rows(rows)
    )


def _flat(kind: Kind, figure: int) -> Row:
    goal = {Kind.PICCOLO: 1, Kind.PICCOLISSIMO: 2}.get(kind, 0)
    return Row(kind, goal, Figures(figure))


def _ordinary(goal: int) -> Figures:
    return Figures(2, (1,) * (HAND - goal), 1)


def _accept(goal: int, choices: Choices) -> Row:
    if goal == HAND:
        own = Figures(choices.all_tricks)
        return Row(Kind.ACCEPT, goal, own._replace(lost=23, under=3) if choices.accept13_undertricks else own)
    basic = 3 * goal - 16
    # The last step makes up what all the tricks are worth.
    steps = [3] * (HAND - 1 - goal)
    return Row(Kind.ACCEPT, goal, Figures(basic, (*steps, choices.all_tricks - basic - sum(steps)), 3))


def _abondance(goal: int, figure: int, steps: list[int], choices: Choices, more: int) -> list[list[Row]]:
    """An abondance and, above it, the same with open cards for `more` points; none of twelve beside small slams."""
    if goal == _SMALL_SLAM and choices.slams:
        return []
    rows = [[Row(Kind.ABONDANCE, goal, Figures(figure, tuple(steps)))]]
    if choices.abondance_table:
        rows.append([Row(Kind.ABONDANCE_TABLE, goal, Figures(figure + more, tuple(steps)))])
    return rows


def _small_slams(choices: Choices, closed: int, on_table: int) -> Iterator[list[Row]]:
    if choices.slams:
        yield [Row(Kind.SMALL_SLAM, _SMALL_SLAM, Figures(closed))]
        if choices.slam_table:
            yield [Row(Kind.SMALL_SLAM_TABLE, _SMALL_SLAM, Figures(on_table))]


def _slams(choices: Choices, closed: int, on_table: int, opened: int) -> Iterator[list[Row]]:
    yield [Row(Kind.SLAM, HAND, Figures(closed))]
    if choices.slam_table:
        yield [Row(Kind.SLAM_TABLE, HAND, Figures(on_table))]
    if choices.open_slam:
        yield [Row(Kind.OPEN_SLAM, HAND, Figures(opened))]
