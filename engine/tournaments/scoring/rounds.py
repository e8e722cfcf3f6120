"""The rounds of a tournament that are finished, and what every seat got in them. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from engine.core.game import Game
from engine.core.registry import game_named
from engine.tables.model.status import Status
from engine.tournaments.opening import layout_of
from engine.tournaments.pairing.draws import Draw
from engine.tournaments.schedule import Exact, schedule_for
from engine.tournaments.scoring.same_deals import Scores, TableDeals, above_the_mean, percentages
from engine.tournaments.setup import Total, TournamentSetup
from engine.tournaments.state import PlayedTable, TournamentState

SeatScores = Sequence[Exact | None]


class FinishedRound(NamedTuple):
    """A round of which all tables are over."""

    draw: Draw
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
    for number, draw in enumerate(draws_of(now)[: now.round], 1):
        over = {one.number: one for one in tables if one.round == number and one.status is Status.OVER}
        if len(over) < len(draw.tables):
            break
        rounds.append(FinishedRound(draw, over))
    return tuple(rounds)


def draws_of(now: TournamentState) -> tuple[Draw, ...]:
    """The draws of the rounds begun; of a classic tournament, its whole movement."""
    return tuple(map(Draw, schedule_for(now.setup.people))) if now.is_classic else now.draws


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
    sides = layout_of(setup.options).sides
    places = dict(zip(sides, table.placing, strict=True))
    first, level = table.placing[seat], sum(one == table.placing[seat] for one in places.values())
    return Fraction(sum(setup.bonus[first - 1 : first - 1 + level]), level)


def _match_points(setup: TournamentSetup, table: PlayedTable, seat: int) -> Exact:
    sides = layout_of(setup.options).sides
    others = {side: place for side, place in zip(sides, table.placing, strict=True) if side != sides[seat]}
    own = table.placing[seat]
    return sum(2 * (own < other) + (own == other) for other in others.values())


def _has_won(setup: TournamentSetup, table: PlayedTable, seat: int) -> bool:
    sides = layout_of(setup.options).sides
    return {side for side, place in zip(sides, table.placing, strict=True) if place == 1} == {sides[seat]}


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
