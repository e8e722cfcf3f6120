"""Basic Game, the score: counting the deal, the slate, boucles and the craie dans le trou.

A test writes a slate as one number per line, topmost first: how many boucles hang on it.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import BadDeal
from engine.core.view import Phase
from engine.games.couillon.actions import CouillonPhase
from engine.games.couillon.sheets.chalked import SideLines, Slate
from engine.games.couillon.sheets.sheet import Count
from engine.games.couillon.state import CouillonMatch
from tests.engine.games.couillon.reference.scores import Done
from tests.engine.games.couillon.reference.scores import Slate as NaiveSlate
from tests.engine.games.couillon.written import (
    ACES,
    GAME,
    JACKS,
    KINGS,
    QUEENS,
    dealt,
    finished_deal,
    go,
    legal,
    match_of,
    play_deal,
    public,
    result_of,
)

WON, LOST, TIED = (21, 19), (19, 21), (20, 20)
CLEAN: SideLines = (0, 0, 0)


def slate(first: SideLines = CLEAN, second: SideLines = CLEAN, craie: bool = False) -> Slate:
    return Slate((first, second), craie)


def slate_of(match: CouillonMatch) -> Slate:
    assert isinstance(match.sheet, Slate)
    return match.sheet


# --- Counting the deal


def test_partners_count_their_tricks_together() -> None:
    """Seats 1 and 3 take 10 and 10, seat 2 takes 20: a tie, although seat 2 alone has most."""
    match = play_deal(match_of(dealer=4), won_by=None, accepted_by=None)
    assert slate_of(match).craie
    assert match.score == (7, 7, 7, 7)


def test_the_side_with_more_card_points_wins_the_deal() -> None:
    for side in (0, 1):
        match = play_deal(match_of(), won_by=side, accepted_by=side)
        assert slate_of(match).score[side] == 6
        assert slate_of(match).score[1 - side] == 7


def test_the_side_with_more_tricks_loses_if_it_has_fewer_points() -> None:
    """Seat 1 takes three tricks worth 7 points, seat 4 takes one worth 10."""
    state = dealt("JS TS 9S 9C", "AH TH 9H 9D", "TD JD QD KD", "JC QC TC KC", turned="QS", bottom="KH", dealer=4)
    state = go(state, "accept", "JS", "TH", "TD", "TC")
    state = go(state, "TS", "9H", "JD", "QC", "9S", "9D", "QD", "JC", "9C", "AH", "KD", "KC")
    result = result_of(state)
    assert result.tricks == (3, 0, 0, 1)
    assert result.card_points == (7, 0, 0, 10)
    assert result.delta == (1, -1, 1, -1)


def test_delta_and_score_are_the_sides_figure_for_each_of_its_seats() -> None:
    hands = (KINGS, ACES, QUEENS, JACKS)
    state = go(dealt(*hands, turned="9S", bottom="TS", dealer=4), "accept")
    while state.outcome is None:
        state = go(state, max(legal(state), key=lambda card: "SHDC"[sum(public(state).tricks)] == card[1]))
    result = result_of(state)
    assert result.delta == (1, -1, 1, -1)
    assert result.score == (8, 6, 8, 6)
    assert result.declarers == (1,)
    assert result.contract is None
    assert not result.thrown_in


# --- Lines and boucles


@pytest.mark.parametrize(("option", "lines"), [("7", 7), ("5", 5)])
def test_each_side_begins_with_five_or_seven_lines(option: str, lines: int) -> None:
    match = match_of(lines=option)
    assert slate_of(match) == Slate(((0,) * lines, (0,) * lines), False)
    assert match.score == (lines,) * 4


def test_seven_lines_are_the_default() -> None:
    assert match_of().score == (7, 7, 7, 7)


def test_the_winners_erase_one_line() -> None:
    assert slate().after(Count(WON, None)) == slate((0, 0))
    assert slate().after(Count(LOST, None)) == slate(second=(0, 0))
    assert slate().after(Count(WON, 0)) == slate((0, 0))


def test_a_side_that_accepted_and_takes_fewer_points_gets_a_boucle_and_the_winners_their_line() -> None:
    assert slate().after(Count(LOST, 0)) == slate((0, 0, 1), (0, 0))
    assert slate().after(Count(WON, 1)) == slate((0, 0), (0, 0, 1))


def test_a_boucle_goes_onto_the_lowest_line_without_one() -> None:
    assert slate((0, 0, 1)).after(Count(LOST, 0)).sides[0] == (0, 1, 1)
    assert slate((0, 1, 1)).after(Count(LOST, 0)).sides[0] == (1, 1, 1)
    assert slate((1, 0, 1)).after(Count(LOST, 0)).sides[0] == (1, 1, 1)


def test_when_every_line_has_a_boucle_further_ones_go_onto_the_lowest() -> None:
    assert slate((1, 1, 1)).after(Count(LOST, 0)).sides[0] == (1, 1, 2)
    assert slate((1, 1, 2)).after(Count(LOST, 0)).sides[0] == (1, 1, 3)
    assert slate((1,)).after(Count(LOST, 0)).sides[0] == (2,)


def test_a_win_removes_a_boucle_only_where_the_topmost_line_bears_one() -> None:
    assert slate((0, 0, 1)).after(Count(WON, 0)).sides[0] == (0, 1)
    assert slate((1, 1, 1)).after(Count(WON, 0)).sides[0] == (0, 1, 1)


def test_a_line_with_a_boucle_takes_two_wins_first_the_boucle_then_the_line() -> None:
    one = slate((1, 1)).after(Count(WON, None))
    two = one.after(Count(WON, None))
    assert (one.sides[0], two.sides[0]) == ((0, 1), (1,))


def test_nobody_pays_a_boucle_when_trumps_came_from_the_bottom_card() -> None:
    for side in (0, 1):
        match = play_deal(match_of(), won_by=side, accepted_by=None)
        assert sorted(slate_of(match).score) == [6, 7]


def test_a_deal_accepted_and_lost_changes_both_sides_of_the_slate() -> None:
    match = play_deal(match_of(), won_by=1, accepted_by=0)
    assert slate_of(match) == Slate(((0,) * 6 + (1,), (0,) * 6))
    assert match.score == (8, 6, 8, 6)


# --- Craie dans le trou


def test_in_a_tie_nothing_is_erased_nobody_pays_and_the_craie_is_set() -> None:
    for accepted_by in (None, 0, 1):
        assert slate().after(Count(TIED, accepted_by)) == slate(craie=True)
        match = play_deal(match_of(), won_by=None, accepted_by=accepted_by)
        assert (match.score, slate_of(match).craie) == ((7, 7, 7, 7), True)


def test_with_the_craie_the_next_winners_erase_two_lines_and_the_craie_goes() -> None:
    assert slate(craie=True).after(Count(WON, None)) == slate((0,))
    assert slate(craie=True).after(Count(LOST, None)) == slate(second=(0,))


def test_with_the_craie_the_next_winners_erase_a_line_with_its_boucle() -> None:
    assert slate((1, 0), craie=True).after(Count(WON, None)).sides[0] == (0,)


def test_with_the_craie_the_two_marks_are_taken_one_after_the_other() -> None:
    assert slate((0, 1), craie=True).after(Count(WON, None)).sides[0] == (0,)
    assert slate((2, 0), craie=True).after(Count(WON, None)).sides[0] == (0, 0)


def test_ties_do_not_add_up() -> None:
    twice_tied = slate().after(Count(TIED, None)).after(Count(TIED, 0))
    assert twice_tied == slate(craie=True)
    once = twice_tied.after(Count(WON, None))
    assert once == slate((0,))
    assert once.after(Count(WON, None)) == slate(())


def test_after_the_double_wipe_a_win_erases_one_again() -> None:
    assert slate((0,) * 5, craie=True).after(Count(WON, None)).after(Count(LOST, None)) == slate((0, 0, 0), (0, 0))


def test_a_failed_acceptance_costs_one_boucle_even_with_the_craie_and_the_winners_still_erase_two() -> None:
    assert slate(craie=True).after(Count(LOST, 0)) == slate((0, 0, 1), (0,))


def test_the_craie_outlives_the_deal_and_goes_with_the_next_win() -> None:
    match = play_deal(match_of(), won_by=None, accepted_by=0)
    match = play_deal(match, won_by=1, accepted_by=0)
    assert slate_of(match) == Slate(((0,) * 6 + (1,), (0,) * 5))


# --- The match


def test_the_first_side_to_erase_all_its_lines_wins_the_match_at_once() -> None:
    match = match_of(lines="5", dealer=2)
    for left in (4, 3, 2, 1):
        match = play_deal(match, won_by=0, accepted_by=0)
        assert (match.score, match.winners) == ((left, 5, left, 5), ())
    match = play_deal(match, won_by=0, accepted_by=0)
    assert (match.score, match.winners) == ((0, 5, 0, 5), (1, 3))


def test_seats_two_and_four_win_together_as_well() -> None:
    match = match_of()
    for _ in range(7):
        assert match.winners == ()
        match = play_deal(match, won_by=1, accepted_by=0)
    assert match.winners == (2, 4)
    assert slate_of(match).sides == ((1,) * 7, ())


def test_a_match_is_not_over_while_a_boucle_or_a_line_is_left() -> None:
    assert slate((1,)).after(Count(WON, None)).winners == ()
    assert slate((0,)).after(Count(WON, None)).winners == (0,)
    assert slate((1,), craie=True).after(Count(WON, None)).winners == (0,)


def test_marks_stop_at_nothing_and_delta_is_the_actual_change() -> None:
    assert slate((0,), craie=True).after(Count(WON, None)) == slate(())
    match = match_of(dealer=4)._replace(sheet=slate((0,), (0, 1), craie=True))
    assert match.score == (1, 3, 1, 3)
    result = result_of(finished_deal(match, won_by=0, accepted_by=1))
    assert result.delta == (-1, 1, -1, 1)
    assert result.score == (0, 4, 0, 4)


def test_when_the_match_is_over_the_phase_says_so_and_another_deal_is_refused() -> None:
    match = match_of()._replace(sheet=slate((0,), (0,)))
    state = finished_deal(match, won_by=0, accepted_by=None)
    assert state.phase is Phase.OVER
    assert state.outcome is not None
    with pytest.raises(BadDeal):
        GAME.deal(state.outcome.match, GAME.pack(match.options))


def test_while_nobody_has_won_the_phase_after_a_deal_is_done_and_another_deal_is_due() -> None:
    state = finished_deal(match_of(), won_by=0, accepted_by=None)
    assert state.phase is Phase.DONE
    assert state.outcome is not None
    assert GAME.deal(state.outcome.match, GAME.pack(match_of().options)).state.phase is CouillonPhase.TRUMPS


# --- Any slate, against the naive one and against what must hold of each

some_lines = st.lists(st.integers(0, 3), min_size=1, max_size=7).map(tuple)
slates = st.builds(lambda one, two, craie: Slate((one, two), craie), some_lines, some_lines, st.booleans())
points = st.tuples(st.integers(0, 40), st.integers(0, 40)).filter(lambda taken: sum(taken) <= 40)
acceptors = st.sampled_from([None, 0, 1])


@given(slates, points, acceptors)
def test_any_deal_changes_any_slate_as_the_naive_slate_says(
    before: Slate, taken: tuple[int, int], accepted_by: int | None
) -> None:
    naive = NaiveSlate(0)
    naive.sides = [list(reversed(before.sides[0])), list(reversed(before.sides[1]))]
    naive.craie = before.craie
    naive.count(Done(list(taken), [0, 0], accepted_by))
    after = before.after(Count(taken, accepted_by))
    assert [list(reversed(side)) for side in after.sides] == naive.sides
    assert after.craie == naive.craie
    assert list(after.score) == naive.score()
    assert list(after.winners) == naive.winners(1)


@given(slates, points, acceptors)
def test_a_deal_moves_no_more_marks_than_it_may(before: Slate, taken: tuple[int, int], accepted_by: int | None) -> None:
    after = before.after(Count(taken, accepted_by))
    change = tuple(new - old for new, old in zip(after.score, before.score, strict=True))
    if taken[0] == taken[1]:
        assert (change, after.craie) == ((0, 0), True)
        return
    won = 0 if taken[0] > taken[1] else 1
    assert not after.craie
    assert change[won] == -min(2 if before.craie else 1, before.score[won])
    assert change[1 - won] == (1 if accepted_by == 1 - won else 0)
    assert len(after.sides[1 - won]) == len(before.sides[1 - won]), "losers neither gain nor lose a line"
    assert len(after.sides[won]) <= len(before.sides[won])


@given(st.sampled_from(["5", "7"]), st.lists(st.tuples(points, acceptors), max_size=60))
def test_from_a_clean_slate_boucles_sit_on_the_lowest_lines(
    option: str, deals: list[tuple[tuple[int, int], int | None]]
) -> None:
    """Boucles are hung from the bottom and taken from the top, so no bare line lies below one with a boucle."""
    current = slate_of(match_of(lines=option))
    for taken, accepted_by in deals:
        current = current.after(Count(taken, accepted_by))
        for side in current.sides:
            assert list(side) == sorted(side)
            assert max(side[:-1], default=0) <= 1, "only the lowest line bears more than one"
        if current.winners:
            break
