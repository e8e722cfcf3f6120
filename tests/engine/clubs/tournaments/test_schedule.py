"""The published movements, and how totals become ranks."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from engine.clubs.tournaments.schedule import PEOPLE, SEATS, schedule_for, standings

Pair = frozenset[int]


def partners(people: int, rounds: int) -> Counter[Pair]:
    return Counter(
        frozenset(pair)
        for played in schedule_for(people)[:rounds]
        for one, two, three, four in played
        for pair in ((one, three), (two, four))
    )


def opponents(people: int, rounds: int) -> Counter[Pair]:
    return Counter(
        frozenset(pair)
        for played in schedule_for(people)[:rounds]
        for one, two, three, four in played
        for pair in ((one, two), (two, three), (three, four), (four, one))
    )


def test_four_eight_twelve_or_sixteen_people_play() -> None:
    assert PEOPLE == (4, 8, 12, 16)


@pytest.mark.parametrize("people", PEOPLE)
def test_in_every_round_everybody_sits_once_at_a_table_of_four(people: int) -> None:
    for played in schedule_for(people):
        assert {len(table) for table in played} == {SEATS}
        assert sorted(place for table in played for place in table) == list(range(1, people + 1))


@pytest.mark.parametrize("people", PEOPLE)
def test_everybody_has_everybody_else_as_a_partner_exactly_once(people: int) -> None:
    every_pair = [frozenset(pair) for pair in combinations(range(1, people + 1), 2)]
    assert partners(people, len(schedule_for(people))) == Counter(every_pair)


@pytest.mark.parametrize("people", PEOPLE)
def test_everybody_has_everybody_else_as_an_opponent_exactly_twice(people: int) -> None:
    every_pair = [frozenset(pair) for pair in combinations(range(1, people + 1), 2)]
    assert opponents(people, len(schedule_for(people))) == Counter(every_pair * 2)


def test_four_people_play_three_rounds_each_with_another_partner() -> None:
    assert len(schedule_for(4)) == 3
    assert [{frozenset(table[::2]) for table in played} for played in schedule_for(4)] == [
        {frozenset((4, 1))},
        {frozenset((4, 2))},
        {frozenset((4, 3))},
    ]


@pytest.mark.parametrize(("people", "rounds"), [(8, 3), (16, 7)])
def test_opponents_stay_new_as_long_as_there_are_new_ones(people: int, rounds: int) -> None:
    # Each round brings two new opponents of people - 1; one round more would repeat somebody.
    assert rounds == (people - 1) // 2
    assert set(opponents(people, rounds).values()) == {1}


def test_of_twelve_people_nobody_meets_an_opponent_three_times_and_few_meet_again_soon() -> None:
    again = [sum(times - 1 for times in opponents(12, rounds).values()) for rounds in range(1, 6)]
    assert again == [0, 1, 3, 6, 10]


def test_the_lowest_total_leads_and_equal_totals_share_a_rank() -> None:
    table = standings(4, [{1: 5, 2: 9, 3: 5, 4: 9}, {1: 4, 2: 4, 3: 8, 4: -1}])
    assert [(row.rank, row.place, row.scores, row.total) for row in table] == [
        (1, 4, (9, -1), 8),
        (2, 1, (5, 4), 9),
        (3, 2, (9, 4), 13),
        (3, 3, (5, 8), 13),
    ]
    tied = standings(4, [{1: 5, 2: 9, 3: 5, 4: 9}])
    assert [(row.rank, row.place) for row in tied] == [(1, 1), (1, 3), (3, 2), (3, 4)]
