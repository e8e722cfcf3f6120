"""Duplicate scoring: what a seat did beside the same seat at other tables."""

from __future__ import annotations

from fractions import Fraction

from engine.clubs.tournaments.scoring.rounds import above_the_mean, match_points, percentages


def pair(points: int) -> tuple[int, int, int, int]:
    """A deal of two pairs, of which one wins what the other loses."""
    return points, -points, points, -points


def row(*figures: Fraction | int) -> tuple[Fraction | None, ...]:
    return tuple(map(Fraction, figures))


def test_two_for_each_table_beaten_and_one_for_each_that_is_level() -> None:
    assert match_points([3, 1, 3, 5]) == (3, 0, 3, 6)
    assert match_points([7, 7]) == (1, 1)
    assert match_points([-2]) == (0,)


def test_the_best_at_every_deal_has_all_the_match_points_and_who_is_level_with_everybody_half() -> None:
    top, level, bottom = percentages([[pair(2), pair(1)], [pair(1), pair(0)], [pair(0), pair(-1)]])
    assert top == row(100, 0, 100, 0)
    assert level == row(50, 50, 50, 50)
    assert bottom == row(0, 100, 0, 100)


def test_match_points_count_how_many_were_beaten_and_not_by_how_much() -> None:
    assert percentages([[pair(50), pair(0)], [pair(0), pair(1)]]) == (row(*[50] * 4), row(*[50] * 4))


def test_the_difference_from_the_mean_counts_by_how_much() -> None:
    first, second, third = above_the_mean([[pair(6), pair(0)], [pair(0), pair(1)], [pair(0), pair(2)]])
    assert first == row(3, -3, 3, -3)
    assert second == row(-2, 2, -2, 2)
    assert third == row(-1, 1, -1, 1)


def test_where_the_auction_decides_each_seat_is_compared_with_the_same_seat() -> None:
    # Abondance by seat 1 at the first table, seats 2 and 4 together at the second, a misère of seat 3 at the third.
    deals = [[(12, -4, -4, -4)], [(-3, 3, -3, 3)], [(-5, -5, 15, -5)]]
    assert percentages(deals) == (row(100, 50, 0, 50), row(50, 100, 50, 100), row(0, 0, 100, 0))
    assert above_the_mean(deals)[0] == row(12 - Fraction(4, 3), -2, -4 - Fraction(8, 3), -2)


def test_a_deal_that_a_late_table_did_not_play_is_compared_among_the_others() -> None:
    whole = [pair(1), pair(1), pair(3)]
    late = [pair(2)]
    other = [pair(0), pair(1), pair(5)]
    scores = percentages([whole, late, other])
    assert [table[0] for table in scores] == [Fraction(50 + 50 + 0, 3), 100, Fraction(0 + 50 + 100, 3)]


def test_a_deal_left_out_in_the_middle_costs_nothing() -> None:
    scores = above_the_mean([[pair(4), None, pair(2)], [pair(0), pair(9), pair(0)]])
    assert scores == (row(3, -3, 3, -3), row(-3, 3, -3, 3))


def test_a_deal_that_nobody_else_played_counts_for_nobody() -> None:
    assert percentages([[pair(1)], []]) == ((None,) * 4, (None,) * 4)
    assert above_the_mean([[pair(1)]]) == ((None,) * 4,)
    assert percentages([]) == ()


def test_what_one_gains_on_a_deal_others_lose_so_that_all_tables_together_have_the_mean() -> None:
    deals = [[pair(5), pair(1)], [pair(-2), pair(1)], [pair(0), pair(7)], [pair(0), pair(-3)]]
    for seat in range(4):
        assert sum(table[seat] or 0 for table in percentages(deals)) == 50 * len(deals)
        assert sum(table[seat] or 0 for table in above_the_mean(deals)) == 0
