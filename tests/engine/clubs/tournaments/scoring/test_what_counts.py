"""What a match counts for whoever plays in a tournament: points or, in the last round, what they make of the totals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.clubs.tournaments.pairing.draws import COMPUTER, RoundDraw
from engine.clubs.tournaments.scoring.totals import BEST_ELSEWHERE, counts_at
from engine.clubs.tournaments.setup import Method, Total
from engine.clubs.tournaments.state import Correction, PlayedTable, TournamentState
from engine.clubs.tournaments.tournament import tables_of_round
from engine.core.game import AddedUp, OtherTotal
from tests.engine.clubs.tournaments.any_method import CHOUINE
from tests.engine.clubs.tournaments.scoring.test_totals import KLEURENWIEZEN, after, table

FIRST, SECOND = RoundDraw(((1, 2, 3, 4), (5, 6, 7, 8))), RoundDraw(((1, 5, 3, 7), (2, 6, 4, 8)))
PLAYED = [
    table(1, (5, 9, 5, 9), (1, 2, 1, 2)),
    table(1, (4, 10, 4, 10), (1, 2, 1, 2), number=2),
]


def last_of(rounds: int, now: TournamentState) -> TournamentState:
    """The same tournament, which has so many rounds."""
    return replace(now, setup=replace(now.setup, rounds=rounds), deadline=None)


def counts(now: TournamentState, tables: Sequence[PlayedTable]) -> tuple[AddedUp | None, ...]:
    return counts_at(now, tables, now.draws[-1].tables)


def test_in_the_last_round_everybody_brings_their_total_and_is_a_rival_elsewhere() -> None:
    now = last_of(2, after([FIRST, SECOND], people=8, total=Total.ROYES))
    here, other = counts(now, PLAYED)
    # A match has left seven on average; fewer are better.
    assert here == AddedUp((-5, -4, -5, -4), tuple(map(OtherTotal, (-16, -16, -17, -17))))
    assert other == AddedUp((-9, -10, -9, -10), tuple(map(OtherTotal, (-11, -11, -12, -12))))
    corrected = replace(now, corrections=(Correction(1, 1, 2, "late", 1, "P1", 0.0),))
    assert counts(corrected, PLAYED)[0] == here._replace(brought=(-7, -4, -5, -4))


def test_before_the_last_round_and_without_results_points_are_all_there_is() -> None:
    assert counts(last_of(3, after([FIRST, SECOND], people=8, total=Total.ROYES)), PLAYED) == (AddedUp(),) * 2
    assert counts(last_of(1, after([FIRST], people=8, total=Total.ROYES)), ()) == (AddedUp(),) * 2


@pytest.mark.parametrize("total", [Total.MATCH_POINTS, Total.VICTORIES])
def test_by_match_points_and_victories_the_match_is_what_counts(total: Total) -> None:
    assert counts(last_of(2, after([FIRST, SECOND], people=8, total=total)), PLAYED) == (None, None)


def test_in_a_knock_out_and_with_a_bonus_by_place_the_match_counts() -> None:
    final = last_of(1, after([RoundDraw(((1, 2),))], CHOUINE, 2, method=Method.KNOCKOUT))
    assert counts(final, ()) == (None,)
    bonus = last_of(2, after([FIRST, SECOND], KLEURENWIEZEN, 8, total=Total.POINTS, bonus=(9, 6, 3)))
    assert counts(bonus, PLAYED) == (None, None)


@pytest.mark.parametrize(
    ("total", "counted"), [(Total.ROYES, AddedUp()), (Total.MATCH_POINTS, AddedUp()), (Total.VICTORIES, None)]
)
def test_with_the_same_deals_all_points_count_in_every_round(total: Total, counted: AddedUp | None) -> None:
    now = last_of(2, after([FIRST, SECOND], people=8, total=total, same_deals=True))
    assert counts(now, PLAYED) == (counted, counted)


def test_a_computer_has_no_total_and_who_sits_out_has_it_for_certain() -> None:
    draw = RoundDraw(((1, 2, 3, COMPUTER),), byes=(4, 5))
    now = last_of(2, after([FIRST._replace(tables=FIRST.tables[:1]), draw], KLEURENWIEZEN, 5, total=Total.POINTS))
    played = [table(1, (30, -10, -24, 4), (1, 3, 4, 2), 16)]
    # Place 4 gets the average of its other rounds, so as much again; place 5 has not played yet.
    assert counts(now, played) == (AddedUp((30, -10, -24, None), (OtherTotal(8, is_known=True),)),)


def test_whoever_came_late_is_expected_to_be_like_the_others_and_only_the_best_elsewhere_are_kept() -> None:
    draws = [RoundDraw(tuple(tuple(range(first, first + 4)) for first in range(1, 4 * tables, 4))) for tables in (5, 6)]
    now = last_of(2, after(draws, KLEURENWIEZEN, 24, total=Total.POINTS))
    played = [table(1, (one, -1, 0, 1 - one), (1, 3, 4, 2), 16, number=one) for one in range(1, 6)]
    *_, late = counts(now, played)
    assert late is not None
    assert late.brought == (0, 0, 0, 0)
    assert len(late.elsewhere) == BEST_ELSEWHERE < 20
    assert [one.total for one in late.elsewhere[:6]] == [5, 4, 3, 2, 1, 0]


def test_the_tables_of_a_round_are_opened_with_it() -> None:
    now = last_of(2, after([FIRST, SECOND], people=8, total=Total.ROYES))
    assert [one.setup.added_up for one in tables_of_round(now, PLAYED)] == [*counts(now, PLAYED)]
