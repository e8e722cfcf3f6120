"""What evenings come to, for a season, its titles, and the teams of two servers."""

from __future__ import annotations

import json
from datetime import date
from fractions import Fraction
from itertools import chain

import pytest

from engine.clubs.evenings.evening import DateOutcome, EveningResult, PastDate
from engine.clubs.evenings.points import MatchPart, half_up, ranked, read_result, totals, written_result
from engine.clubs.seasons.season import (
    SeasonScoring,
    SeasonState,
    TeamContest,
    ended,
    evenings_of,
    new_season,
    score_of,
    standing,
    team_score,
)
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import FORGOTTEN

NAMES = {1: "Anna", 2: "Ben", 3: "Chloé", 4: "Dirk", 5: "Eva"}


def evening(number: int, *points: tuple[int, int]) -> PastDate:
    """An evening at which these people made so many points, in two matches each."""
    made = sorted(points, key=lambda one: -one[1])
    results = [
        EveningResult(user, NAMES[user], 1 + sum(other > own for _, other in made), own, 2) for user, own in made
    ]
    return PastDate(1, number, date(2026, 12, number), 0.0, float(number), DateOutcome.PLAYED, results=tuple(results))


def match(table: int, *seats: tuple[int | None, int, int]) -> list[MatchPart]:
    """Person, side and place of each seat."""
    return [MatchPart(table, side, place, user, NAMES.get(user or 0, "Fons"), 1.0) for user, side, place in seats]


def test_a_match_won_gives_a_hundred_a_level_one_fifty_and_among_four_a_part_for_each_one_beaten() -> None:
    pairs = match(1, (1, 1, 1), (2, 2, 2), (3, 1, 1), (None, 2, 2))
    level = match(2, (1, 1, 1), (2, 2, 1), (3, 1, 1), (4, 2, 1))
    alone = match(3, (1, 1, 2), (2, 2, 1), (3, 3, 4), (4, 4, 3))
    found = {one.user_id: (round(one.points), one.matches) for one in totals([*pairs, *level, *alone])}
    assert found == {1: (100 + 50 + 67, 3), 2: (0 + 50 + 100, 3), 3: (100 + 50 + 0, 3), 4: (50 + 33, 2)}


def test_who_took_over_a_seat_has_the_part_that_the_results_have() -> None:
    rows = [MatchPart(1, 1, 1, 1, "Anna", 0.25), MatchPart(1, 1, 1, 5, "Eva", 0.75), MatchPart(1, 2, 2, 2, "Ben", 1.0)]
    assert {one.user_id: one.points for one in totals(rows)} == {1: 25, 5: 75, 2: 0}


def test_equal_points_in_fewer_matches_are_ahead_and_a_tournament_ranks_by_itself() -> None:
    rows = totals([*match(1, (1, 1, 1), (2, 2, 2)), *match(2, (3, 1, 1), (2, 2, 2)), *match(3, (2, 1, 1), (4, 2, 2))])
    assert [(one.rank, one.name) for one in ranked(rows)] == [(1, "Anna"), (1, "Chloé"), (3, "Ben"), (4, "Dirk")]
    assert [(one.rank, one.name) for one in ranked(rows, {4: 1, 2: 2, 1: 2})] == [
        (1, "Dirk"), (2, "Anna"), (2, "Ben"), (4, "Chloé"),
    ]  # fmt: skip


def test_the_best_of_somebodys_evenings_count_and_places_give_a_point_for_each_one_behind() -> None:
    dates = [evening(1, (1, 200), (2, 100), (3, 0)), evening(2, (2, 200), (3, 100)), evening(3, (2, 200), (1, 0))]
    rows = standing(dates, SeasonScoring.PLACE, 2)
    assert [(one.name, one.scores, one.counted, one.total) for one in rows] == [
        ("Ben", (2, 2, 2), (True, True, False), 4),
        ("Anna", (3, None, 1), (True, False, True), 4),
        ("Chloé", (1, 1, None), (True, True, False), 2),
    ]
    # Ben has won two evenings, Anna one.
    assert [one.rank for one in rows] == [1, 2, 3]
    everything = standing(dates, SeasonScoring.RESULTS, 0)
    assert [(one.name, one.total) for one in everything] == [("Ben", 500), ("Anna", 200), ("Chloé", 100)]


def test_equal_totals_wins_and_best_evenings_share_a_rank_and_its_title() -> None:
    dates = [evening(1, (1, 100), (2, 100), (3, 50), (4, 0))]
    state = SeasonState(1, 900, 700, "Winter", "en", 0, 0, SeasonScoring.PLACE, 0.0)
    over = ended(state, dates, 5.0)
    assert [(one.rank, one.name, one.total) for one in over.titles] == [(1, "Anna", 4), (1, "Ben", 4), (3, "Chloé", 2)]


def test_somebody_forgotten_has_no_place_and_changes_nobody_elses() -> None:
    before = evening(1, (1, 200), (2, 100), (3, 0))
    gone = before.results[0]._replace(user_id=FORGOTTEN, name="-")
    after = PastDate(1, 1, before.day, 0.0, 1.0, DateOutcome.PLAYED, results=(gone, *before.results[1:]))
    assert [(one.name, one.total) for one in standing([after], SeasonScoring.PLACE, 0)] == [("Ben", 2), ("Chloé", 1)]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"best": 5, "planned": 4}, Refusal.BEST_OF_FEWER),
        ({"name": " "}, Refusal.BAD_CLUB_NAME),
        ({"name": "x" * 41}, Refusal.BAD_CLUB_NAME),
    ],
)
def test_a_season_that_cannot_be_is_refused(changes: dict[str, object], why: Refusal) -> None:
    facts = {"name": "Winter", "best": 0, "planned": 0, **changes}
    with pytest.raises(Refused) as refused:
        new_season(SeasonState(0, 900, 700, language="en", scoring=SeasonScoring.PLACE, began_at=0.0, **facts))  # type: ignore[arg-type]
    assert refused.value.reason is why


def test_the_best_of_each_team_are_compared_evening_by_evening() -> None:
    contest = TeamContest("ABCDEF", 2, 1, "Oudler", 2, "Zandhoven", since=2.0)
    ours = [evening(1, (1, 200)), evening(2, (1, 200), (2, 100), (3, 0)), evening(3, (1, 0))]
    theirs = [evening(4, (4, 200), (5, 200))]
    assert team_score(ours[1], 2) == 150
    evenings = evenings_of(contest, ours, theirs)
    assert [tuple(one) for one in evenings] == [(150, 200), (0, None)]
    assert score_of(evenings) == (0, 2)


def test_points_are_added_up_exactly_and_rounded_once_where_they_are_shown() -> None:
    # Five eighths of a match, and sixty-one and a half hundredths: neither is the other.
    eighths = [MatchPart(1, 1, 1, 1, "Anna", 0.625), MatchPart(1, 2, 2, 2, "Ben", 1.0)]
    halves = [MatchPart(2, 1, 1, 3, "Chloé", 0.615), MatchPart(2, 2, 2, 4, "Dirk", 1.0)]
    rows = ranked(totals([*eighths, *halves]))
    assert [(one.rank, one.name, one.points) for one in rows][:2] == [
        (1, "Anna", Fraction(125, 2)),
        (2, "Chloé", Fraction(123, 2)),
    ]
    assert [half_up(one.points) for one in rows] == [63, 62, 0, 0]
    # Three thirds of a hundred points are a hundred, also after they were kept.
    thirds = [match(number, (1, 1, 3), (2, 2, 2), (3, 3, 1), (4, 4, 4)) for number in range(1, 4)]
    kept = [
        read_result(json.loads(json.dumps([*written_result(one).values()])))
        for one in ranked(totals(chain.from_iterable(thirds)))
    ]
    assert {one.user_id: one.points for one in kept} == {1: 100, 2: 200, 3: 300, 4: 0}
    one = ranked(totals(thirds[0]))
    assert [read_result(json.loads(json.dumps([*written_result(each).values()]))) for each in one] == list(one)


def test_what_an_older_program_kept_is_read_as_it_is() -> None:
    assert read_result([7, "Eva", 2, 63, 1.75]) == EveningResult(7, "Eva", 2, 63, Fraction(7, 4))
