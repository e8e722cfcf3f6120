"""Rounds strictly by standing, whoever has met before."""

from __future__ import annotations

import pytest

from engine.clubs.tournaments.pairing.draws import COMPUTER, Field, RoundDraw
from engine.clubs.tournaments.pairing.swiss import draw_danish, draw_swiss
from tests.engine.clubs.tournaments.pairing.support import (
    FOUR_ALONE,
    TWO_ALONE,
    TWO_PAIRS,
    check_seating,
    numbers_of,
    pairs,
    singles,
)


@pytest.mark.parametrize(
    ("field", "size"),
    [
        (Field(singles(40), FOUR_ALONE), 4),
        (Field(singles(42), FOUR_ALONE), 4),
        (Field(singles(26), TWO_ALONE), 2),
        (Field(singles(150), FOUR_ALONE, computers=True), 4),
        (Field(singles(41), TWO_PAIRS, computers=True), 4),
        (Field(pairs(30), TWO_PAIRS), 4),
    ],
)
def test_the_first_of_the_standing_are_at_the_first_table_and_so_on_down(field: Field, size: int) -> None:
    draws = [draw_danish(field, [], [], numbers_of(1))]
    places = sorted(place for unit in field.units for place in unit)
    for number in range(2, 6):
        draws.append(draw_danish(field, draws, places, numbers_of(number)))
        check_seating(draws[-1], field)
        seated = [place for place in places if place not in draws[-1].byes]
        tables = [{place for place in table if place != COMPUTER} for table in draws[-1].tables]
        assert tables == [set(seated[start : start + size]) for start in range(0, len(seated), size)]


def test_those_who_have_met_meet_again_where_swiss_would_part_them() -> None:
    before = [RoundDraw(((1, 2), (3, 4)))]
    field = Field(singles(4), TWO_ALONE)
    assert draw_danish(field, before, [2, 1, 4, 3], numbers_of(2)).tables == ((2, 1), (4, 3))
    assert {1, 2} not in [{*table} for table in draw_swiss(field, before, [2, 1, 4, 3], numbers_of(2)).tables]


def test_the_first_round_is_by_lot_and_the_first_plays_with_the_last_of_four() -> None:
    field = Field(singles(8), TWO_PAIRS)
    assert draw_danish(field, [], [], numbers_of(1)) == draw_swiss(field, [], [], numbers_of(1))
    draw = draw_danish(field, [RoundDraw(((1, 2, 3, 4), (5, 6, 7, 8)))], [*range(1, 9)], numbers_of(2))
    assert draw.tables == ((1, 2, 4, 3), (5, 6, 8, 7))
