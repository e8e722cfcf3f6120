"""The rounds of a tournament that are finished, and what every seat got in them. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import floor
from typing import Final, NamedTuple

from engine.core.game import Game
from engine.core.registry import game_named
from engine.tables.model.status import Status
from engine.tournaments.opening import layout_of
from engine.tournaments.pairing.draws import Draw
from engine.tournaments.schedule import schedule_for
from engine.tournaments.setup import Total, TournamentSetup
from engine.tournaments.state import PlayedTable, TournamentState


class FinishedRound(NamedTuple):
    """A round of which all tables are over."""

    draw: Draw
    tables: Mapping[int, PlayedTable]
    """By number."""


class SeatScore(NamedTuple):
    """What a place got in a round."""

    score: float
    won: bool
    """Whether its side won, and no other with it."""


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
    """What each place got that played in this round."""
    scorer = _SCORERS[setup.total]
    return {
        place: SeatScore(scorer(setup, played.tables[number], seat), _has_won(setup, played.tables[number], seat))
        for number, places in enumerate(played.draw.tables, 1)
        for seat, place in enumerate(places)
        if place
    }


def tenths(value: float) -> float:
    """To one decimal, halves up; a whole number where it is one."""
    rounded = floor(value * 10 + 0.5) / 10
    return int(rounded) if rounded == int(rounded) else rounded


def _of_whole_match(setup: TournamentSetup, table: PlayedTable, seat: int) -> float:
    """The score; deals that the round's clock took count the average of those that were played at the table."""
    game, score = game_named(setup.options.game), table.scores[seat]
    wanted = int(dict(setup.options.values())[game.length]) if game.length == Game.length else 0
    if not 0 < table.deals < wanted:
        return score
    first = game.begin(setup.options).score[seat]
    return tenths(first + (score - first) * wanted / table.deals)


def _match_points(setup: TournamentSetup, table: PlayedTable, seat: int) -> float:
    sides = layout_of(setup.options).sides
    others = {side: place for side, place in zip(sides, table.placing, strict=True) if side != sides[seat]}
    own = table.placing[seat]
    return sum(2 * (own < other) + (own == other) for other in others.values())


def _has_won(setup: TournamentSetup, table: PlayedTable, seat: int) -> bool:
    sides = layout_of(setup.options).sides
    return {side for side, place in zip(sides, table.placing, strict=True) if place == 1} == {sides[seat]}


def _victory(setup: TournamentSetup, table: PlayedTable, seat: int) -> float:
    return int(_has_won(setup, table, seat))


_SCORERS: Final[Mapping[Total, Callable[[TournamentSetup, PlayedTable, int], float]]] = {
    Total.ROYES: _of_whole_match,
    Total.POINTS: _of_whole_match,
    Total.MATCH_POINTS: _match_points,
    Total.VICTORIES: _victory,
}
