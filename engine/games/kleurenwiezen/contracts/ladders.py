"""The ladders that are built in, as far as a table's options allow their contracts.

- Basic: accept 8 to 13, solo 5 to 8 between them, then misères, abondances, Troel and slam, each with its figure.
- Flemish: a solo ranks with the partnership for three tricks more, and ordinary games all pay alike (decision 4).
- Accept 13 that fails costs its flat figure, or goes on from the rows below (decision 2). Troel pays 16, or more with
  every trick (decision 3).
- Contracts without figures in the sources have those of decision 5.

Source: kleurenwiezen.txt, "The Scoring", "Variations" and "Flemish Scoring"; docs/rules/kleurenwiezen.md, "The ladder",
"Options" and the decisions named.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final, NamedTuple

from engine.games.kleurenwiezen.contracts.contracts import HAND, Kind
from engine.games.kleurenwiezen.contracts.ladder import Figures, Ladder, Row
from engine.games.kleurenwiezen.contracts.rows import parse_rows

_SMALL_SLAM: Final = 12
_NONE, _ALL = 0, HAND


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
    edition: int


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
        chain(
            *(accepts[8], solos[5], accepts[9], solos[6], accepts[10], solos[7], accepts[11]),
            [_flat(Kind.SMALL_MISERE, 6)],
            *(accepts[12], solos[8]),
            [_flat(Kind.PICCOLISSIMO, 7)] * choices.piccolissimo,
            [_flat(Kind.PICCOLO, 8)] * choices.piccolo,
            accepts[13],
            abondances[9],
            [_troel(Figures(16), choices.all_tricks)] * choices.troel,
            [_flat(Kind.GRAND_MISERE, 12)],
            *(abondances[10], abondances[11]),
            [_flat(Kind.OPEN_MISERE, 24)],
            abondances[12],
            _small_slams(choices, 30, 45),
            _slams(choices, 60, 90, 90),
        )
    )


def flemish(choices: Choices) -> Ladder:
    """The Flemish ladder: a solo ranks with a partnership for three tricks more; points are fewer, and doubled."""
    # "The score is 'doubled' if a team wins all 13 tricks in an ordinary game": either team, and so an accept 8
    # that wins no trick costs twice (2 + 8). The first edition read it as the declarers' own tricks.
    swept = (_NONE, _ALL) if choices.edition > 1 else (_ALL,)
    solos = [Row(Kind.SOLO, goal, _ordinary(goal), doubled_at=swept) for goal in range(5, 9)]
    accepts = [Row(Kind.ACCEPT, goal, _ordinary(goal), doubled_at=swept) for goal in range(8, 14)]
    return Ladder(
        chain(
            [solos[0]] * choices.solo5,
            [accepts[0]._replace(beside=choices.solo5)],
            *([solo, accept._replace(beside=True)] for solo, accept in zip(solos[1:], accepts[1:4], strict=True)),
            accepts[4:],
            *(_abondance(goal, 3, [], choices, 1) for goal in range(9, 13)),
            _small_slams(choices, 15, 18),
            [_flat(Kind.SMALL_MISERE, 5)],
            [_flat(Kind.PICCOLISSIMO, 5)] * choices.piccolissimo,
            [_flat(Kind.PICCOLO, 5)] * choices.piccolo,
            [_flat(Kind.GRAND_MISERE, 5)],
            [Row(Kind.TROEL, 8, _ordinary(8), doubles=1, doubled_at=(_ALL,))] * choices.troel,
            [_flat(Kind.OPEN_MISERE, 10)],
            _slams(choices, 20, 25, 30),
        )
    )


def custom(rows: str, all_tricks: int) -> Ladder:
    """A ladder of exactly these rows; a Troel whose row does not say pays `all_tricks` for all. Raises Unreadable."""
    return Ladder(
        _troel(row.figures, all_tricks, row) if row.kind is Kind.TROEL and not row.figures.over else row
        for row in parse_rows(rows)
    )


def _troel(figures: Figures, all_tricks: int, row: Row | None = None) -> Row:
    """A Troel with these figures, and with `all_tricks` for all thirteen tricks if they do not say."""
    row = row or Row(Kind.TROEL, 8, figures)
    if _ALL in dict(figures.exact):
        return row
    return row._replace(figures=figures._replace(exact=(*figures.exact, (_ALL, all_tricks))))


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
    # The last step makes up the difference to what all the tricks are worth.
    steps = [3] * (HAND - 1 - goal)
    return Row(Kind.ACCEPT, goal, Figures(basic, (*steps, choices.all_tricks - basic - sum(steps)), 3))


def _abondance(goal: int, figure: int, steps: list[int], choices: Choices, more: int) -> list[Row]:
    """An abondance and, above it, the same with open cards for `more` points; none for twelve beside small slams."""
    if goal == _SMALL_SLAM and choices.slams:
        return []
    rows = [Row(Kind.ABONDANCE, goal, Figures(figure, tuple(steps)))]
    if choices.abondance_table:
        rows.append(Row(Kind.ABONDANCE_TABLE, goal, Figures(figure + more, tuple(steps))))
    return rows


def _small_slams(choices: Choices, closed: int, on_table: int) -> Iterator[Row]:
    if choices.slams:
        yield Row(Kind.SMALL_SLAM, _SMALL_SLAM, Figures(closed))
        if choices.slam_table:
            yield Row(Kind.SMALL_SLAM_TABLE, _SMALL_SLAM, Figures(on_table))


def _slams(choices: Choices, closed: int, on_table: int, opened: int) -> Iterator[Row]:
    yield Row(Kind.SLAM, HAND, Figures(closed))
    if choices.slam_table:
        yield Row(Kind.SLAM_TABLE, HAND, Figures(on_table))
    if choices.open_slam:
        yield Row(Kind.OPEN_SLAM, HAND, Figures(opened))
