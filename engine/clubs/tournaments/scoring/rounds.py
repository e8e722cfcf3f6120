"""The rounds of a tournament that are finished, and what every seat got in them. Pure.

Where all tables of a round played the same deals, each seat is worth what it is beside the same seat elsewhere: whoever
sits on a seat has the cards that others have on that seat, so only these are compared. With partners it is for a side,
because both get what their side gets; in games where the auction decides who plays together, for each seat.

Source of that: the scoring of duplicate bridge, by match points (two for each table beaten, one for each that is level)
and by difference from the mean.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from engine.clubs.tournaments.pairing.draws import RoundDraw
from engine.clubs.tournaments.schedule import Exact
from engine.clubs.tournaments.setup import Total, TournamentSetup, layout_of
from engine.clubs.tournaments.state import PlayedTable, TournamentState
from engine.core.game import Game
from engine.core.registry import game_named
from engine.table.model.status import Status

Points = Sequence[int]
"""What a deal brought each seat of a table, as in `DealFacts.points`: more is better."""
TableDeals = Sequence[Points | None]
"""A table's deals in order; None, or left out at the end: not played there."""
Scores = tuple[tuple[Fraction | None, ...], ...]
"""Per table and seat; None: no deal of that table was played at another one."""

_WHOLE: Final = 100


class _Worth(NamedTuple):
    """What a deal is worth on one seat, per table that played it, as fractions with one denominator."""

    numerators: Sequence[int]
    denominator: int


def match_points(points: Sequence[int]) -> tuple[int, ...]:
    """Per table two for each other one that got fewer points with the same cards, one for each that got as many."""
    ordered = sorted(points)
    return tuple(bisect_left(ordered, own) + bisect_right(ordered, own) - 1 for own in points)


def percentages(tables: Sequence[TableDeals]) -> Scores:
    """Match points per seat, as a percentage of those that could be won: 50 is as good as the others."""

    def shares(points: Sequence[int]) -> _Worth:
        return _Worth([_WHOLE * one for one in match_points(points)], 2 * (len(points) - 1))

    found = _added_up(tables, shares)
    return tuple(tuple(None if one is None else one.total / one.deals for one in seats) for seats in found)


def above_the_mean(tables: Sequence[TableDeals]) -> Scores:
    """By how many points each seat did better than the mean of all tables that played a deal, over all its deals."""

    def differences(points: Sequence[int]) -> _Worth:
        total = sum(points)
        return _Worth([own * len(points) - total for own in points], len(points))

    found = _added_up(tables, differences)
    return tuple(tuple(None if one is None else one.total for one in seats) for seats in found)


class _Sum(NamedTuple):
    """What the deals of a seat are worth together, and how many of them could be compared."""

    total: Fraction
    deals: int


def _added_up(
    tables: Sequence[TableDeals], worth: Callable[[Sequence[int]], _Worth]
) -> tuple[tuple[_Sum | None, ...], ...]:
    """Per table and seat; `worth`: of a deal on one seat, from the points there at each table that played it."""
    seats = next((len(points) for deals in tables for points in deals if points is not None), 0)
    # Whole numbers by denominator, because adding up fractions takes ten times as long.
    sums = [[Counter[int]() for _ in range(seats)] for _ in tables]
    compared = [0] * len(tables)
    for deal in range(max(map(len, tables), default=0)):
        there = {
            number: points
            for number, deals in enumerate(tables)
            if deal < len(deals) and (points := deals[deal]) is not None
        }
        if len(there) < 2:
            continue
        for number in there:
            compared[number] += 1
        for seat in range(seats):
            numerators, denominator = worth([points[seat] for points in there.values()])
            for number, numerator in zip(there, numerators, strict=True):
                sums[number][seat][denominator] += numerator
    return tuple(
        tuple(
            _Sum(sum((Fraction(above, below) for below, above in parts.items()), Fraction()), deals) if deals else None
            for parts in row
        )
        for row, deals in zip(sums, compared, strict=True)
    )


SeatScores = Sequence[Exact | None]


class FinishedRound(NamedTuple):
    """A round of which all tables are over."""

    draw: RoundDraw
    tables: Mapping[int, PlayedTable]
    """By number."""


class SeatScore(NamedTuple):
    """What a place got in a round."""

    score: Exact
    won: bool
    """Whether its side won, and no other with it."""
    bonus: Exact = 0
    """What the place at the table added to the score."""


def finished_rounds(now: TournamentState, tables: Sequence[PlayedTable]) -> tuple[FinishedRound, ...]:
    """All rounds up to the first of which a table is still being played."""
    rounds: list[FinishedRound] = []
    for number, draw in enumerate(now.movement[: now.round], 1):
        over = {one.number: one for one in tables if one.round == number and one.status is Status.OVER}
        if len(over) < len(draw.tables):
            break
        rounds.append(FinishedRound(draw, over))
    return tuple(rounds)


def scores_of(setup: TournamentSetup, played: FinishedRound) -> Mapping[int, SeatScore]:
    """What each place got that played in this round; with the same deals, that had somebody to be compared with."""
    beside = _BESIDE_OTHERS.get(setup.total) if setup.same_deals else None
    scores = _each_by_itself(setup, played) if beside is None else _compared(beside, played)
    found = {}
    for number, places in enumerate(played.draw.tables, 1):
        for seat, (place, score) in enumerate(zip(places, scores[number], strict=True)):
            if place and score is not None:
                bonus = _bonus(setup, played.tables[number], seat)
                found[place] = SeatScore(score + bonus, _has_won(setup, played.tables[number], seat), bonus)
    return found


def _each_by_itself(setup: TournamentSetup, played: FinishedRound) -> Mapping[int, Sequence[Exact]]:
    """Per table and seat what its own match was worth."""
    scorer = _SCORERS[setup.total]
    return {
        number: [scorer(setup, played.tables[number], seat) for seat in range(len(places))]
        for number, places in enumerate(played.draw.tables, 1)
    }


def _compared(beside: Callable[[Sequence[TableDeals]], Scores], played: FinishedRound) -> Mapping[int, SeatScores]:
    """Per table and seat what its deals were worth beside those of the other tables; None: nothing to compare."""
    numbers = range(1, len(played.draw.tables) + 1)
    rows = beside([played.tables[number].points for number in numbers])
    return {
        number: row or [None] * len(places)
        for number, places, row in zip(numbers, played.draw.tables, rows, strict=True)
    }


def _of_whole_match(setup: TournamentSetup, table: PlayedTable, seat: int) -> Exact:
    """The score; deals that the round's clock took count the average of those that were played at the table."""
    game, score = game_named(setup.options.game), table.scores[seat]
    wanted = int(dict(setup.options.values())[game.length]) if game.length == Game.length else 0
    if not 0 < table.deals < wanted:
        return score
    first: int = game.begin(setup.options).score[seat]
    return first + Fraction((score - first) * wanted, table.deals)


def _bonus(setup: TournamentSetup, table: PlayedTable, seat: int) -> Exact:
    """What this place at the table adds; sides that are level share what their places add together."""
    if not setup.bonus:
        return 0
    places = _places(setup, table)
    first, level = table.placing[seat], sum(one == table.placing[seat] for one in places.values())
    return Fraction(sum(setup.bonus[first - 1 : first - 1 + level]), level)


def _places(setup: TournamentSetup, table: PlayedTable) -> dict[int, int]:
    """Per side its place."""
    return dict(zip(layout_of(setup.options).sides, table.placing, strict=True))


def beaten(places: Mapping[int, int], own: int) -> int:
    """Two for each other side that this one has beaten, one for each that is level; `places`: of each side."""
    return sum(2 * (places[own] < place) + (places[own] == place) for side, place in places.items() if side != own)


def _match_points(setup: TournamentSetup, table: PlayedTable, seat: int) -> Exact:
    return beaten(_places(setup, table), layout_of(setup.options).sides[seat])


def _has_won(setup: TournamentSetup, table: PlayedTable, seat: int) -> bool:
    return table.placing[seat] == 1 and [*_places(setup, table).values()].count(1) == 1


def _victory(setup: TournamentSetup, table: PlayedTable, seat: int) -> Exact:
    return int(_has_won(setup, table, seat))


def _below_the_mean(tables: Sequence[TableDeals]) -> Scores:
    """How many rôyes more than the mean are left: fewer are better."""
    return tuple(tuple(None if one is None else -one for one in row) for row in above_the_mean(tables))


_BESIDE_OTHERS: Final[Mapping[Total, Callable[[Sequence[TableDeals]], Scores]]] = {
    Total.ROYES: _below_the_mean,
    Total.POINTS: above_the_mean,
    Total.MATCH_POINTS: percentages,
}
"""How a total is counted where all tables of a round play the same deals; matches won stay matches won."""
_SCORERS: Final[Mapping[Total, Callable[[TournamentSetup, PlayedTable, int], Exact]]] = {
    Total.ROYES: _of_whole_match,
    Total.POINTS: _of_whole_match,
    Total.MATCH_POINTS: _match_points,
    Total.VICTORIES: _victory,
}
