"""The trees of a knock-out and of its consolation cup."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.clubs.tournaments.pairing.draws import Cup, Field, RoundDraw
from engine.clubs.tournaments.pairing.knockout import KnockoutRound, draw_knockout, ranking, trees_of
from tests.engine.clubs.tournaments.pairing.support import FOUR_ALONE, TWO_ALONE, TWO_PAIRS, numbers_of, pairs, singles


def next_round(field: Field, played: list[KnockoutRound]) -> RoundDraw:
    return draw_knockout(field, played, numbers_of(len(played) + 1))


def won_by_the_lowest(draw: RoundDraw, members: int = 1) -> KnockoutRound:
    """The unit with the lowest place wins at each table."""
    return KnockoutRound(draw, frozenset(min(table) + more for table in draw.tables for more in range(members)))


def played_out(field: Field) -> list[KnockoutRound]:
    played: list[KnockoutRound] = []
    while (draw := next_round(field, played)).tables:
        played.append(won_by_the_lowest(draw, field.members))
    return played


def games(played: KnockoutRound, cup: Cup) -> int:
    return played.draw.cups.count(cup)


def test_of_twenty_six_ten_games_leave_sixteen_and_the_losers_play_for_consolation() -> None:
    played = played_out(Field(singles(26), TWO_ALONE))
    assert [games(one, Cup.MAIN) for one in played] == [10, 8, 4, 2, 1]
    assert [games(one, Cup.CONSOLATION) for one in played] == [0, 2, 4, 2, 1]
    assert [len(one.draw.byes) for one in played] == [6, 6, 0, 0, 0]
    losers = {max(table) for table in played[0].draw.tables}
    trees = trees_of(TWO_ALONE, 1, played)
    assert {unit[0] for unit in trees.consolation[0] if unit} == losers
    assert (trees.main[-1], trees.consolation[-1]) == (((1,),), ((min(losers),),))


def test_for_every_number_half_a_power_of_two_is_left_and_nobody_plays_after_losing_twice() -> None:
    for people in range(2, 201, 3):
        played = played_out(Field(singles(people), TWO_ALONE))
        size = 1 << (people - 1).bit_length()
        assert len(played) == size.bit_length() - 1
        assert games(played[0], Cup.MAIN) + len(played[0].draw.byes) == size // 2
        lost = [max(table) for one in played for table in one.draw.tables]
        assert max(map(lost.count, lost)) <= 2
        for before, after in pairwise(played):
            assert len(set(after.draw.byes) & set(before.draw.byes)) == 0


def test_two_who_sat_out_the_first_round_do_not_meet_in_the_second_while_others_are_left() -> None:
    for people in (9, 13, 26, 50, 100):
        field = Field(singles(people), TWO_ALONE)
        first = next_round(field, [])
        second = next_round(field, [won_by_the_lowest(first)])
        main = [table for table, cup in zip(second.tables, second.cups, strict=True) if cup is Cup.MAIN]
        both = sum(set(table) <= set(first.byes) for table in main)
        assert both == max(0, len(first.byes) - len(main))


def test_a_rank_says_how_far_somebody_got_and_consolation_comes_after_the_rest() -> None:
    played = played_out(Field(singles(8), TWO_ALONE))
    ranks = ranking(trees_of(TWO_ALONE, 1, played))
    assert [len(places) for places in ranks] == [1, 1, 2, 1, 1, 2]
    losers = {max(table) for table in played[0].draw.tables}
    assert ranks[0] == (1,)
    assert {place for places in ranks[3:] for place in places} == losers
    assert ranks[3] == (min(losers),)


def test_while_it_is_played_those_still_in_share_the_first_rank() -> None:
    field = Field(singles(8), TWO_ALONE)
    assert ranking(trees_of(TWO_ALONE, 1, [])) == ()
    first = won_by_the_lowest(next_round(field, []))
    assert ranking(trees_of(TWO_ALONE, 1, [first]))[0] == tuple(sorted(first.winners))


def test_whoever_was_to_meet_somebody_who_left_goes_on_without_a_game() -> None:
    field = Field(singles(8), TWO_ALONE)
    first = won_by_the_lowest(next_round(field, []))
    assert 1 in first.winners
    rest = Field(tuple(unit for unit in field.units if unit != (1,)), TWO_ALONE)
    second = next_round(rest, [first])
    (lucky,) = second.byes
    assert lucky in first.winners
    last = next_round(rest, [first, won_by_the_lowest(second)])
    assert any(lucky in table for table in last.tables)


def test_whoever_takes_the_seat_of_somebody_who_left_during_a_game_goes_on_if_they_win() -> None:
    field = Field(singles(9), TWO_ALONE)
    first = won_by_the_lowest(next_round(field, []))
    second = next_round(field, [first])
    leaver, winner = second.tables[-1]
    newcomer = next(place for (place,) in field.units if place not in {*sum(second.tables, ()), *second.byes})
    tables = (*second.tables[:-1], (newcomer, winner))
    assert second.cups[-1] is Cup.MAIN
    taken = KnockoutRound(second._replace(tables=tables), frozenset(min(table) for table in tables[:-1]) | {newcomer})
    reached = trees_of(TWO_ALONE, 1, [first, taken]).main[-1]
    assert (newcomer,) in reached
    assert not {(leaver,), (winner,)} & {*reached}


def test_somebody_who_comes_after_the_first_round_plays_for_the_consolation_cup() -> None:
    field = Field(singles(7), TWO_ALONE)
    first = won_by_the_lowest(next_round(field, []))
    second = next_round(Field(singles(8), TWO_ALONE), [first])
    (table,) = (table for table in second.tables if 8 in table)
    assert second.cups[second.tables.index(table)] is Cup.CONSOLATION


def test_fixed_pairs_are_knocked_out_together() -> None:
    field = Field(pairs(12), TWO_PAIRS)
    played = played_out(field)
    assert [games(one, Cup.MAIN) for one in played] == [2, 2, 1]
    assert trees_of(TWO_PAIRS, 2, played).main[-1] == ((1, 2),)
    assert ranking(trees_of(TWO_PAIRS, 2, played))[0] == (1, 2)


def test_more_than_two_at_a_table_cannot_be_knocked_out() -> None:
    with pytest.raises(ValueError, match="two at a table"):
        next_round(Field(singles(8), FOUR_ALONE), [])
