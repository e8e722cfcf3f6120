"""Rounds by standing, without meeting again."""

from __future__ import annotations

from engine.clubs.tournaments.pairing.draws import COMPUTER, Field, Layout, RoundDraw
from engine.clubs.tournaments.pairing.swiss import draw_swiss
from tests.about import in_one_test
from tests.engine.clubs.tournaments.pairing.support import (
    FOUR_ALONE,
    TWO_ALONE,
    TWO_PAIRS,
    check_seating,
    met,
    numbers_of,
    pairs,
    singles,
)


def swiss(field: Field, rounds: int) -> list[RoundDraw]:
    """A tournament in which those who entered first always win."""
    draws: list[RoundDraw] = []
    standing = sorted(place for unit in field.units for place in unit)
    for number in range(1, rounds + 1):
        draws.append(draw_swiss(field, draws, standing, numbers_of(number)))
        check_seating(draws[-1], field)
    return draws


def test_neighbours_in_the_standing_meet() -> None:
    first = RoundDraw(((1, 4), (2, 5), (3, 6)))
    second = draw_swiss(Field(singles(6), TWO_ALONE), [first], [6, 5, 1, 3, 2, 4], numbers_of(2))
    assert second.tables == ((6, 5), (1, 3), (2, 4))


def test_of_four_neighbours_the_first_plays_with_the_last() -> None:
    elsewhere = RoundDraw(((11, 12, 13, 14),))
    draw = draw_swiss(Field(singles(8), TWO_PAIRS), [elsewhere], [*range(8, 0, -1)], numbers_of(2))
    assert draw.tables == ((8, 7, 5, 6), (4, 3, 1, 2))


@in_one_test(
    ("field", "rounds"),
    [
        (Field(singles(8), TWO_ALONE), 5),
        (Field(singles(26), TWO_ALONE), 7),
        (Field(singles(40), TWO_PAIRS), 5),
        (Field(singles(41), TWO_PAIRS, computers=True), 4),
        (Field(singles(40), FOUR_ALONE), 4),
        (Field(pairs(30), TWO_PAIRS), 6),
        (Field(singles(200), TWO_PAIRS), 4),
    ],
)
def test_nobody_meets_again_where_that_can_be_avoided(field: Field, rounds: int) -> None:
    found = met(swiss(field, rounds), field.layout)
    fixed = field.members > 1
    assert (0 if fixed else found.partners_again, found.opponents_again) == (0, 0)


def test_whoever_has_met_all_near_them_meets_the_next_nearest() -> None:
    draws = swiss(Field(singles(100), TWO_ALONE), 6)
    assert max(abs(one - other) for one, other in draws[-1].tables) <= 12


def test_whoever_came_late_is_last_and_computers_come_after_everybody() -> None:
    layout = Layout((0, 1, 2))
    before = [RoundDraw(((1, 4, 7), (2, 5, 9)))]
    draw = draw_swiss(Field(singles(8), layout, computers=True), before, [*range(7, 0, -1)], numbers_of(2))
    assert {8, COMPUTER} <= set(draw.tables[-1])
