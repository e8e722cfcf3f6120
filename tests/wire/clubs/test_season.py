"""A short season of the club model: an open evening and a tournament, with a kill in the midst and one between them."""

from __future__ import annotations

from benchmarks.club_evenings.counted import Line, counted
from benchmarks.club_evenings.season import SeasonPlan, hold_season


def test_the_boards_of_two_evenings_say_what_is_counted_by_hand_whenever_they_are_looked_at() -> None:
    outcome = hold_season(SeasonPlan(people=7, evenings=2, best=1, matches=1))
    assert outcome.faults == []
    assert outcome.kills == 2
    assert outcome.lines[0].total == 4
    assert len(outcome.lines) >= 4
    assert outcome.presses > 50
    assert outcome.looks > 100


def test_by_hand_equal_totals_go_to_more_evenings_won_and_then_to_the_best_evening() -> None:
    ann, ben, cleo = 1, 2, 3
    evenings = [{ann: 5, ben: 3, cleo: 3}, {ben: 2, cleo: 1}, {cleo: 9}]
    assert counted(evenings, 2) == [Line(1, ben, 4), Line(2, ann, 3), Line(3, cleo, 3)]
    assert counted(evenings, 1) == [Line(1, ann, 3), Line(2, ben, 2), Line(2, cleo, 2)]
