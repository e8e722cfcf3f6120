"""Standings of tournaments in which all tables of a round play the same deals."""

from __future__ import annotations

from dataclasses import replace

from engine.clubs.tournaments.pairing.draws import RoundDraw
from engine.clubs.tournaments.schedule import Exact
from engine.clubs.tournaments.scoring.totals import standings_of
from engine.clubs.tournaments.setup import EntryMode, Method, Remainder, Total
from engine.clubs.tournaments.state import Correction, PlayedTable, TournamentState
from engine.table.model.people import Occupant
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.tournaments import tournament_setup


def tournament(total: Total, preset: str = "malmedy", people: int = 8) -> TournamentState:
    """Eight people after a round at two tables, 1 to 4 at the first."""
    setup = replace(
        tournament_setup(people, 2, 2, preset, fill=False),
        method=Method.ROUNDS,
        entry=EntryMode.DRAWN,
        remainder=Remainder.BYE,
        total=total,
        same_deals=True,
    )
    entrants = tuple(Occupant(f"Speler {place}", place) for place in range(1, people + 1))
    draws = (RoundDraw(((1, 2, 3, 4), (5, 6, 7, 8)), tuple(range(9, people + 1))),)
    return TournamentState(5, 1, setup, Status.PLAYING, entrants, round=1, draws=draws)


def table(number: int, *points: tuple[int, ...], scores: tuple[int, ...] = (5, 9, 5, 9)) -> PlayedTable:
    placing = tuple(1 + sum(other < own for other in set(scores)) for own in scores)
    return PlayedTable(60 + number, 1, number, Status.OVER, scores, placing, len(points), points)


FIRST = table(1, (2, 0, 2, 0), (0, 1, 0, 1))
SECOND = table(2, (0, 1, 0, 1), (0, 1, 0, 1))


def totals(now: TournamentState, *tables: PlayedTable) -> dict[int, Exact]:
    """The totals by place, best first."""
    return {row.place: row.total for row in standings_of(now, tables)}


def test_match_points_are_a_percentage_of_the_tables_beaten_with_the_same_cards() -> None:
    found = totals(tournament(Total.MATCH_POINTS), FIRST, SECOND)
    assert found == {1: 75, 3: 75, 6: 75, 8: 75, 2: 25, 4: 25, 5: 25, 7: 25}
    assert {*list(found)[:4]} == {1, 3, 6, 8}


def test_points_are_those_above_the_mean_of_all_tables() -> None:
    found = totals(tournament(Total.POINTS), FIRST, SECOND)
    assert list(found.items()) == [(1, 1), (3, 1), (6, 0.5), (8, 0.5), (2, -0.5), (4, -0.5), (5, -1), (7, -1)]


def test_royes_are_those_that_are_left_beyond_the_mean_and_the_fewest_win() -> None:
    found = totals(tournament(Total.ROYES), FIRST, SECOND)
    assert list(found.items()) == [(1, -1), (3, -1), (6, -0.5), (8, -0.5), (2, 0.5), (4, 0.5), (5, 1), (7, 1)]


def test_matches_won_are_counted_at_each_table_by_itself() -> None:
    found = totals(tournament(Total.VICTORIES), FIRST, SECOND)
    assert found == {1: 1, 3: 1, 5: 1, 7: 1, 2: 0, 4: 0, 6: 0, 8: 0}


def test_a_bye_counts_the_average_and_a_correction_is_added() -> None:
    now = tournament(Total.MATCH_POINTS, people=9)
    now = replace(
        now,
        round=2,
        draws=(*now.draws, RoundDraw(((9, 2, 3, 4), (5, 6, 7, 8)), (1,))),
        corrections=(Correction(1, 1, -5, "spoke to the next table", 2, "Bram", 1_000_000.0),),
    )
    second_round = tuple(one._replace(round=2) for one in (FIRST, SECOND))
    rows = {row.place: row for row in standings_of(now, (FIRST, SECOND, *second_round))}
    assert (rows[1].scores, rows[1].total) == ((75, 75), 145)
    assert (rows[9].scores, rows[9].total) == ((75, 75), 150)


def test_a_round_in_which_nobody_could_be_compared_counts_for_nobody() -> None:
    alone = replace(tournament(Total.MATCH_POINTS), draws=(RoundDraw(((1, 2, 3, 4),), (5, 6, 7, 8)),))
    assert standings_of(alone, (FIRST,)) == ()


def test_a_late_table_is_compared_by_the_deals_it_played() -> None:
    late = table(2, (0, 1, 0, 1))
    found = totals(tournament(Total.MATCH_POINTS), FIRST, late)
    assert found == {1: 100, 3: 100, 6: 100, 8: 100, 2: 0, 4: 0, 5: 0, 7: 0}
