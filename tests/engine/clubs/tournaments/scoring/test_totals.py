"""What the rounds add up to: four totals, byes, corrections, ties, and deals that the clock took."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from engine.clubs.tournaments.pairing.draws import RoundDraw
from engine.clubs.tournaments.schedule import Exact
from engine.clubs.tournaments.scoring.totals import standings_of
from engine.clubs.tournaments.setup import Total
from engine.clubs.tournaments.state import Correction, PlayedTable, TournamentState
from engine.core.options import Options
from engine.core.registry import GAMES
from engine.table.model.people import Occupant
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.any_method import club_setup

MALMEDY = GAMES["couillon"].for_tournament("malmedy", 8)
KLEURENWIEZEN = GAMES["kleurenwiezen"].for_tournament("pagat", 16)
PARTNERS, OTHERS = (1, 2, 3, 4), (1, 4, 2, 3)


def after(draws: Sequence[RoundDraw], options: Options = MALMEDY, people: int = 4, **changes: Any) -> TournamentState:
    """A tournament after these rounds."""
    entrants = tuple(Occupant(f"P{place}", place) for place in range(1, people + 1))
    setup = club_setup(options=options, rounds=9, **changes)
    return TournamentState(1, 0, setup, Status.PLAYING, entrants, round=len(draws), draws=tuple(draws), deadline=0.0)


def table(played: int, scores: Sequence[int], placing: Sequence[int], deals: int = 8, number: int = 1) -> PlayedTable:
    return PlayedTable(1, played, number, Status.OVER, tuple(scores), tuple(placing), deals)


def totals(now: TournamentState, tables: Sequence[PlayedTable]) -> dict[int, tuple[int, Exact]]:
    """Place -> rank and total."""
    return {row.place: (row.rank, row.total) for row in standings_of(now, tables)}


TWO_ROUNDS = [table(1, (5, 9, 5, 9), (1, 2, 1, 2)), table(2, (3, 8, 3, 8), (1, 2, 1, 2))]


@pytest.mark.parametrize(
    ("total", "expected"),
    [
        # Places 1 and 3, then 1 and 2, were partners.
        (Total.ROYES, {1: (1, 8), 3: (2, 13), 2: (2, 12), 4: (4, 17)}),
        (Total.MATCH_POINTS, {1: (1, 4), 2: (2, 2), 3: (2, 2), 4: (4, 0)}),
        (Total.VICTORIES, {1: (1, 2), 2: (2, 1), 3: (2, 1), 4: (4, 0)}),
    ],
)
def test_royes_match_points_and_victories(total: Total, expected: dict[int, tuple[int, Exact]]) -> None:
    now = after([RoundDraw((PARTNERS,)), RoundDraw((OTHERS,))], total=total)
    found = totals(now, TWO_ROUNDS)
    assert {place: figure for place, (_, figure) in found.items()} == {
        place: figure for place, (_, figure) in expected.items()
    }
    assert found[1][0] == 1
    assert found[4][0] == 4


def test_each_alone_gets_match_points_by_place_at_the_table_and_points_as_they_are() -> None:
    scores, placing = (20, -7, -7, -6), (1, 3, 3, 2)
    draw = [RoundDraw((PARTNERS,))]
    points = after(draw, KLEURENWIEZEN, total=Total.POINTS)
    assert totals(points, [table(1, scores, placing, 16)]) == {1: (1, 20), 4: (2, -6), 2: (3, -7), 3: (3, -7)}
    by_place = after(draw, KLEURENWIEZEN, total=Total.MATCH_POINTS)
    assert totals(by_place, [table(1, scores, placing, 16)]) == {1: (1, 6), 4: (2, 4), 2: (3, 1), 3: (3, 1)}


def test_a_level_match_is_a_point_each_and_nobodys_victory() -> None:
    level = [table(1, (5, 5, 5, 5), (1, 1, 1, 1))]
    assert set(totals(after([RoundDraw((PARTNERS,))], total=Total.MATCH_POINTS), level).values()) == {(1, 1)}
    assert set(totals(after([RoundDraw((PARTNERS,))], total=Total.VICTORIES), level).values()) == {(1, 0)}


def test_a_bye_and_a_round_before_one_came_count_the_average_of_ones_own_other_rounds() -> None:
    draws = [RoundDraw((PARTNERS,), (5,)), RoundDraw(((5, 2, 1, 4),), (3,)), RoundDraw(((3, 2, 5, 1),), (4,))]
    played = [*TWO_ROUNDS, table(3, (6, 4, 6, 4), (2, 1, 2, 1))]
    rows = {row.place: row for row in standings_of(after(draws, people=5), played)}
    assert list(rows[5].scores) == [4.5, 3, 6]
    assert rows[5].total == 13.5
    assert [rows[place].byes for place in (5, 3, 1)] == [(1,), (2,), ()]


def test_the_results_of_a_leaver_stay_below_those_who_play_on() -> None:
    draws = [RoundDraw((PARTNERS,)), RoundDraw(((5, 2, 3, 4),))]
    rows = standings_of(after(draws, people=5), TWO_ROUNDS)
    assert rows[-1].place == 1
    assert (rows[-1].scores, rows[-1].total) == ((5, None), 5)


def test_who_has_not_played_yet_has_no_row() -> None:
    now = after([RoundDraw((PARTNERS,), (5,))], people=5)
    assert [row.place for row in standings_of(now, TWO_ROUNDS)] == [1, 3, 2, 4]
    assert standings_of(now, ()) == ()


def test_corrections_count_in_the_total_and_are_shown() -> None:
    correction = Correction(1, 1, 6, "wrong lead", 1, "P1", 0.0)
    now = replace(after([RoundDraw((PARTNERS,))]), corrections=(correction,))
    row = next(row for row in standings_of(now, TWO_ROUNDS) if row.place == 1)
    assert (row.rank, row.scores, row.total, row.corrected) == (4, (5,), 11, 6)
    # A correction of a round that is not finished waits for it.
    now = replace(now, corrections=(correction._replace(round=2),))
    assert totals(now, TWO_ROUNDS)[1] == (1, 5)


def test_equal_totals_go_by_victories_then_by_the_result_against_each_other() -> None:
    draws = [RoundDraw((PARTNERS,)), RoundDraw((PARTNERS,))]
    # All have 20 rôyes left, but only places 2 and 4 have won, by more than they lost.
    played = [table(1, (4, 10, 4, 10), (2, 1, 2, 1)), table(2, (16, 10, 16, 10), (1, 1, 1, 1))]
    assert totals(after(draws), played) == {2: (1, 20), 4: (1, 20), 1: (3, 20), 3: (3, 20)}
    alone = after([RoundDraw((PARTNERS,)), RoundDraw((PARTNERS,))], KLEURENWIEZEN, total=Total.POINTS)
    played = [table(1, (8, 4, -2, -10), (1, 2, 3, 4), 16), table(2, (-2, 2, 4, -4), (3, 2, 1, 4), 16)]
    # Places 1 and 2 have 6 points each; place 1 won once and place 2 never.
    assert totals(alone, played)[1][0] == 1
    played = [table(1, (8, 4, 10, -22), (2, 3, 1, 4), 16), table(2, (-2, 2, 4, -4), (3, 2, 1, 4), 16)]
    # Neither has won, and each was once before the other: they share the rank.
    assert [totals(alone, played)[place][0] for place in (1, 2)] == [2, 2]


def test_of_two_who_are_level_the_one_who_came_before_the_other_is_higher() -> None:
    draws = [RoundDraw((PARTNERS,)), RoundDraw(((1, 5, 6, 7), (2, 8, 9, 10)))]
    now = after(draws, KLEURENWIEZEN, people=10, total=Total.POINTS)
    first = table(1, (6, 4, 9, -19), (2, 3, 1, 4), 16)
    elsewhere = [table(2, (0, 0, 0, 0), (1, 1, 1, 1), 16), table(2, (2, 2, -2, -2), (1, 1, 3, 3), 16, number=2)]
    found = totals(now, [first, *elsewhere])
    assert [found[place] for place in (1, 2)] == [(1, 6), (2, 6)]


def test_deals_that_the_clock_took_count_the_average_that_was_made_in_the_others() -> None:
    # Malmedy begins at thirteen: four rôyes in four deals are eight in eight.
    short = [table(1, (9, 14, 9, 14), (1, 2, 1, 2), deals=4)]
    assert totals(after([RoundDraw((PARTNERS,))]), short) == {1: (1, 5), 3: (1, 5), 2: (3, 15), 4: (3, 15)}
    short = [table(1, (8, 1, -3, -6), (1, 2, 3, 4), deals=12)]
    points = after([RoundDraw((PARTNERS,))], KLEURENWIEZEN, total=Total.POINTS)
    assert totals(points, short) == {1: (1, Fraction(32, 3)), 2: (2, Fraction(4, 3)), 3: (3, -4), 4: (4, -8)}
    # A match that was won early was not cut short.
    chouine = after([RoundDraw(((1, 2),))], GAMES["chouine"].for_tournament("chouine", 5), people=2, total=Total.POINTS)
    assert totals(chouine, [table(1, (3, 0), (1, 2), deals=3)]) == {1: (1, 3), 2: (2, 0)}


def test_averages_are_added_up_exactly_and_equal_totals_share_a_rank_only_if_they_are_equal() -> None:
    # Place 5 sat out two of five rounds, with 4 + 4 + 5 in the others: 13 and two thirds of 13 are 21 2/3.
    draws = [RoundDraw(((5, 2, 3, 4),), (1,)) for _ in range(3)] + [RoundDraw(((1, 2, 3, 4),), (5,)) for _ in range(2)]
    scores = [(4, 9, 4, 9), (4, 9, 4, 9), (5, 9, 5, 9), (7, 9, 7, 9), (7, 9, 7, 9)]
    played = [table(number, one, (1, 2, 1, 2)) for number, one in enumerate(scores, 1)]
    rows = {row.place: row for row in standings_of(after(draws, people=5), played)}
    assert rows[5].scores == (4, 4, 5, Fraction(13, 3), Fraction(13, 3))
    assert rows[5].total == Fraction(65, 3)
    assert rows[1].total == 35


def test_a_bye_loses_no_tie_by_victories() -> None:
    # Place 1 won its only round and sat out the other; place 2 won both. Both have the same total.
    draws = [RoundDraw(((1, 6, 7, 8), (2, 3, 4, 5))), RoundDraw(((2, 3, 6, 5), (4, 7, 8, 9)), (1,))]
    first = [table(1, (5, 9, 5, 9), (1, 2, 1, 2)), table(1, (5, 9, 5, 9), (1, 2, 1, 2), number=2)]
    second = [table(2, (5, 9, 5, 9), (1, 2, 1, 2)), table(2, (8, 8, 8, 8), (1, 1, 1, 1), number=2)]
    rows = {row.place: row for row in standings_of(after(draws, people=9), [*first, *second])}
    assert rows[1].total == rows[2].total == 10
    assert rows[1].victories == rows[2].victories == 1
    assert rows[1].rank == rows[2].rank == 1


BONUS = (90, 60, 30)


@pytest.mark.parametrize(
    ("placing", "expected"),
    [
        ((1, 2, 3, 4), (90, 60, 30, 0)),
        ((4, 3, 2, 1), (0, 30, 60, 90)),
        ((1, 1, 3, 4), (75, 75, 30, 0)),
        ((1, 2, 2, 2), (90, 30, 30, 30)),
        ((1, 2, 2, 4), (90, 45, 45, 0)),
        ((1, 1, 1, 1), (45, 45, 45, 45)),
    ],
)
def test_a_bonus_by_place_is_added_to_the_points_and_who_share_places_share_what_they_add(
    placing: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    now = after([RoundDraw(((1, 2, 3, 4),))], KLEURENWIEZEN, total=Total.POINTS, bonus=BONUS)
    rows = standings_of(now, [table(1, (-7, 12, 0, -5), placing, deals=16)])
    found = {row.place: (row.total, row.bonus) for row in rows}
    points = dict(enumerate((-7, 12, 0, -5), 1))
    assert found == {place: (points[place] + bonus, bonus) for place, bonus in enumerate(expected, 1)}
    without = standings_of(replace(now, setup=replace(now.setup, bonus=())), [table(1, (-7, 12, 0, -5), placing, 16)])
    assert {row.place: (row.total, row.bonus) for row in without} == {place: (points[place], 0) for place in points}


def test_partners_have_the_place_of_their_side_each() -> None:
    points = GAMES["couillon"].for_tournament("malmedy", 8, {"mit": "none", "scoring": "points"})
    now = after([RoundDraw((PARTNERS,))], points, total=Total.POINTS, bonus=(30,))
    assert totals(now, [table(1, (5, 9, 5, 9), (2, 1, 2, 1))]) == {1: (3, 5), 3: (3, 5), 2: (1, 39), 4: (1, 39)}


def test_a_round_without_a_game_counts_the_average_with_the_bonus() -> None:
    draws = [RoundDraw(((1, 2, 3, 4),), (5,)), RoundDraw(((5, 2, 3, 4),), (1,))]
    now = after(draws, KLEURENWIEZEN, people=5, total=Total.POINTS, bonus=BONUS)
    tables = [table(1, (10, 0, -5, -5), (1, 2, 3, 4), 16), table(2, (0, 20, -10, -10), (2, 1, 3, 4), 16)]
    assert totals(now, tables)[1] == (1, 200)
    assert totals(now, tables)[2] == (2, 60 + 110)
    assert totals(now, tables)[5] == (3, 120)
