"""Rounds that repeat partners and opponents as little as can be, for every number of people."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.clubs.tournaments.pairing.draws import COMPUTER, Field, Layout, RoundDraw, rounds_missed
from engine.clubs.tournaments.pairing.rounds import draw_rounds
from tests.about import in_one_test
from tests.engine.clubs.tournaments.pairing.support import (
    FOUR_ALONE,
    TWO_ALONE,
    TWO_PAIRS,
    check_seating,
    drawn,
    met,
    numbers_of,
    pairs,
    singles,
)

EVERY_NUMBER = range(4, 201)


def opponents_again_at_least(people: int, opponents: int, rounds: int) -> int:
    """Each round somebody has so many opponents, and there are only `people` - 1 to have."""
    return max(0, people * (rounds * opponents - (people - 1)) // 2)


def test_for_every_number_everybody_plays_once_a_round_or_sits_out() -> None:
    for people in EVERY_NUMBER:
        for field in (Field(singles(people), TWO_PAIRS, in_turn=False), Field(singles(people), FOUR_ALONE)):
            for draw in drawn(field, 1):
                check_seating(draw, field)


def test_for_every_number_computers_take_the_places_that_are_left_one_at_a_table_where_that_is_possible() -> None:
    for people in EVERY_NUMBER:
        field = Field(singles(people), TWO_PAIRS, computers=True)
        for draw in drawn(field, 1):
            check_seating(draw, field)
            spread = [table.count(COMPUTER) for table in draw.tables]
            assert max(spread) - min(spread) <= 1


def test_for_every_even_number_fixed_pairs_sit_opposite_each_other() -> None:
    for people in EVERY_NUMBER[::2]:
        field = Field(pairs(people), TWO_PAIRS)
        for draw in drawn(field, 2):
            check_seating(draw, field)
            sitting = {
                tuple(sorted(pair))
                for north, east, south, west in draw.tables
                for pair in ((north, south), (east, west))
            }
            assert sitting <= set(field.units)


@in_one_test("people", [*range(8, 32), 44, 77, 160, 199, 200])
def test_nobody_has_a_partner_twice_in_five_rounds(people: int) -> None:
    field = Field(singles(people), TWO_PAIRS)
    draws = drawn(field, 5)
    for draw in draws:
        check_seating(draw, field)
    assert met(draws, TWO_PAIRS).partners_again == 0


@pytest.mark.parametrize(("people", "rounds"), [(8, 7), (12, 11), (16, 15)])
def test_where_a_movement_is_known_nobody_has_a_partner_twice_until_everybody_was_one(people: int, rounds: int) -> None:
    found = met(drawn(Field(singles(people), TWO_PAIRS, rounds=rounds), rounds), TWO_PAIRS)
    assert found.partners_again == 0
    assert found.opponents_again == opponents_again_at_least(people, 2, rounds)


@in_one_test(
    ("people", "rounds"), [(8, 5), (12, 3), (14, 4), (16, 7), (18, 6), (20, 6), (24, 7), (32, 10), (44, 10), (100, 10)]
)
def test_of_people_drawn_anew_no_more_opponents_meet_again_than_must(people: int, rounds: int) -> None:
    found = met(drawn(Field(singles(people), TWO_PAIRS, rounds=rounds), rounds), TWO_PAIRS)
    assert (found.partners_again, found.opponents_again) == (0, opponents_again_at_least(people, 2, rounds))


def test_forty_four_people_play_four_rounds_with_pairs_drawn_and_meet_nobody_twice_in_any_way() -> None:
    found = met(drawn(Field(singles(44), TWO_PAIRS), 4), TWO_PAIRS)
    assert max((found.partners + found.opponents).values()) == 1


@in_one_test(("people", "rounds"), [(16, 5), (20, 5), (28, 6), (60, 8), (160, 4), (200, 10)])
def test_people_who_play_alone_meet_nobody_twice(people: int, rounds: int) -> None:
    assert met(drawn(Field(singles(people), FOUR_ALONE), rounds), FOUR_ALONE).opponents_again == 0


@pytest.mark.parametrize("people", [4, 10, 26, 200])
def test_two_at_a_table_meet_everybody_once_before_they_meet_again(people: int) -> None:
    rounds = min(people - 1, 9)
    assert met(drawn(Field(singles(people), TWO_ALONE), rounds), TWO_ALONE).opponents_again == 0


@in_one_test("pairs_in_all", [2, 6, 7, 12, 30])
def test_fixed_pairs_meet_everybody_once_before_they_meet_again(pairs_in_all: int) -> None:
    rounds = min(pairs_in_all - 1, 8)
    draws = drawn(Field(pairs(2 * pairs_in_all), TWO_PAIRS), rounds)
    assert met(draws, TWO_PAIRS).opponents_again == 0


@pytest.mark.parametrize(
    ("layout", "people"), [(Layout((0, 1, 2)), 15), (Layout((0, 1) * 3), 30), (Layout((0, 1) * 4), 48)]
)
def test_tables_of_three_six_and_eight_are_drawn_so_that_nobody_meets_again(layout: Layout, people: int) -> None:
    found = met(drawn(Field(singles(people), layout), 4), layout)
    assert (found.partners_again, found.opponents_again) == (0, 0)


def test_nobody_is_drawn_for_the_seat_of_a_dummy() -> None:
    layout = Layout((0, 1, 0, 1), dummy=3)
    for draw in drawn(Field(singles(12), layout), 3):
        assert all(table[2] == COMPUTER and table.count(COMPUTER) == 1 for table in draw.tables)


def test_the_last_entered_of_those_who_sat_out_least_often_sit_out() -> None:
    draws = drawn(Field(singles(10), TWO_PAIRS), 6)
    assert [draw.byes for draw in draws] == [(9, 10), (7, 8), (5, 6), (3, 4), (1, 2), (9, 10)]


def test_reserves_are_always_the_last_entered() -> None:
    assert {draw.byes for draw in drawn(Field(singles(10), TWO_PAIRS, in_turn=False), 4)} == {(9, 10)}


def test_rounds_before_one_came_count_as_rounds_one_sat_out() -> None:
    before = drawn(Field(singles(9), TWO_PAIRS), 2)
    with_a_late_comer = Field(singles(10), TWO_PAIRS)
    assert rounds_missed(before, [(8,), (10,)]) == {(8,): 1, (10,): 2}
    assert drawn(with_a_late_comer, 1, before)[-1].byes == (6, 7)


def test_everybody_has_a_computer_for_a_partner_in_turn() -> None:
    draws = drawn(Field(singles(14), TWO_PAIRS, computers=True), 6)
    partners = Counter(
        table[(seat + 2) % 4] for draw in draws for table in draw.tables for seat in range(4) if table[seat] == COMPUTER
    )
    assert max(partners.values()) == 1


def test_late_comers_appear_and_leavers_vanish_and_still_nobody_has_a_partner_twice() -> None:
    draws = drawn(Field(singles(16), TWO_PAIRS), 2)
    stayed = tuple(unit for unit in singles(19) if unit not in ((3,), (11,), (12,)))
    field = Field(stayed, TWO_PAIRS)
    draws = drawn(field, 3, draws)
    check_seating(draws[-1], field)
    assert met(draws, TWO_PAIRS).partners_again == 0


def test_a_movement_that_was_left_for_a_round_is_not_taken_up_again() -> None:
    field = Field(singles(16), TWO_PAIRS)
    first, second, third = drawn(field, 3)
    other = RoundDraw(tuple(reversed(second.tables)))
    assert drawn(field, 1, [first, second])[-1] == third
    draws = drawn(field, 3, [first, other])
    assert draws[2] != third
    assert met(draws, TWO_PAIRS).partners_again == 0


def test_the_same_numbers_draw_the_same_and_others_draw_others() -> None:
    field = Field(singles(30), TWO_PAIRS)
    assert draw_rounds(field, (), numbers_of(1)) == draw_rounds(field, (), numbers_of(1))
    assert draw_rounds(field, (), numbers_of(1)) != draw_rounds(field, (), numbers_of(2))


def test_too_few_for_a_table_all_sit_out() -> None:
    assert drawn(Field(singles(3), TWO_PAIRS), 1) == [RoundDraw((), (1, 2, 3))]


def test_fixed_pairs_cannot_be_drawn_where_everybody_plays_alone() -> None:
    with pytest.raises(ValueError, match="units of 2 do not fill the sides"):
        drawn(Field(pairs(8), FOUR_ALONE), 1)
