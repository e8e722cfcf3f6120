"""The score sheets other than the slate: points, rôyes, Kwajongen's numbers, Kujong's cows, Troeven's trees."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.view import Phase
from engine.games.couillon.sheets.chalked import Cows, Slate, Tree
from engine.games.couillon.sheets.numbers import Numbers, Points, Royes
from engine.games.couillon.sheets.sheet import Count, Sheet, Tie
from tests.about import in_one_test
from tests.engine.games.couillon.deals import GAME, Deal, match_of

WON, LOST, TIED = (21, 19), (19, 21), (20, 20)
"""Card points, seen from the first side."""

# --- Points


def test_the_side_with_more_card_points_gets_a_game_point() -> None:
    assert Points(7).after(Count(WON, None)) == Points(7, (1, 0))


def test_the_side_that_called_trumps_and_loses_loses_a_point_and_may_go_below_zero() -> None:
    assert Points(7).after(Count(LOST, 0)) == Points(7, (-1, 1))


def test_after_a_tie_the_next_deal_is_worth_two_but_the_penalty_stays_one() -> None:
    tied = Points(7).after(Count(TIED, 0))
    assert tied == Points(7, (0, 0), doubled=True)
    assert tied.after(Count(LOST, 0)) == Points(7, (-1, 2))
    assert tied.after(Count(TIED, 1)).after(Count(WON, 0)) == Points(7, (2, 0)), "ties do not add up"


def test_the_target_wins_the_match_and_more_than_it_too() -> None:
    assert Points(7, (6, 6)).winners == ()
    assert Points(7, (7, 6)).winners == (0,)
    assert Points(7, (6, 6), doubled=True).after(Count(LOST, None)).winners == (1,)


# --- Rôyes


@in_one_test(
    ("count", "left"),
    [
        (Count(WON, 0), (12, 13)),
        (Count(WON, 1), (12, 14)),
        (Count(WON, 0, swept=True), (11, 13)),
        (Count(WON, 0, said=1), (11, 13)),
        (Count(WON, 1, said=2), (10, 14)),
        (Count(WON, 0, swept=True, said=3), (8, 13)),
        (Count(LOST, 0, said=1, penalty=2), (15, 11)),
        (Count(TIED, 0, said=3), (13, 13)),
        (Count(TIED, 0, said=3, tie=Tie.BOTH_SCORE), (12, 12)),
        (Count(TIED, 0, tie=Tie.NON_MAKERS), (14, 12)),
        (Count(TIED, 1, said=3, tie=Tie.NON_MAKERS), (9, 14)),
        (Count(TIED, 0, said=1, penalty=2, tie=Tie.NON_MAKERS), (15, 11)),
        (Count(WON, 0, tie=Tie.NON_MAKERS), (12, 13)),
        (Count(LOST, 0, tie=Tie.NON_MAKERS), (14, 12)),
    ],
)
def test_what_a_deal_counts_in_royes(count: Count, left: tuple[int, int]) -> None:
    assert Royes.full(13).after(count) == Royes(left)


def test_the_first_side_at_zero_or_less_wins() -> None:
    assert Royes((1, 0)).winners == (1,)
    assert Royes((-4, 3)).winners == (0,)
    assert Royes((1, 1)).winners == ()


def test_if_both_reach_zero_together_the_lower_wins_and_equal_sides_both() -> None:
    both = Royes((1, 1)).after(Count(TIED, 0, tie=Tie.BOTH_SCORE))
    assert both.winners == (0, 1)
    assert Royes((-1, 0)).winners == (0,)


@pytest.mark.parametrize(("rule", "delta"), [("none", 0), ("both-score", -1)])
def test_a_tied_deal_counts_by_the_rule_of_the_match(rule: str, delta: int) -> None:
    """Everybody plays the first legal card; some of these packs lead to a tie."""
    match = match_of("malmedy", tie=rule)
    results = []
    for seed in range(60):
        pack = list(GAME.pack(match.options))
        random.Random(seed).shuffle(pack)
        state = GAME.deal(match, pack).state
        while state.outcome is None:
            (seat,) = GAME.actors(state)
            state = GAME.apply(state, seat, GAME.legal_actions(GAME.view(state, seat))[0]).state
        results.append(state.outcome.result)
    tied = [done.delta for done in results if sum((done.card_points or ())[::2]) == sum((done.card_points or ())[1::2])]
    assert len(tied) > 1
    assert set(tied) == {(delta,) * 4}


# --- Numbers: Kwajongen's tree


def test_winners_subtract_one_or_two_with_all_four_tricks() -> None:
    assert Numbers.full(10).after(Count(WON, 0)) == Numbers((9, 10))
    assert Numbers.full(10).after(Count(WON, 0, swept=True)) == Numbers((8, 10))


def test_trump_makers_who_do_not_take_more_points_add_one_in_a_tie_too() -> None:
    assert Numbers.full(10).after(Count(LOST, 0)) == Numbers((11, 9))
    assert Numbers.full(10).after(Count(TIED, 1)) == Numbers((10, 11))


def test_after_a_pass_deal_the_next_win_takes_one_more_once() -> None:
    passed = Numbers.full(10).passed()
    assert passed == Numbers((10, 10), bonus=True)
    assert passed.after(Count(WON, 0)) == Numbers((8, 10))
    assert passed.after(Count(WON, 0, swept=True)) == Numbers((7, 10))
    assert passed.after(Count(WON, 0)).after(Count(WON, 0)) == Numbers((7, 10))


def test_consecutive_pass_deals_do_not_accumulate_and_the_bonus_survives_a_tie() -> None:
    assert Numbers.full(10).passed().passed().after(Count(WON, 0)) == Numbers((8, 10))
    assert Numbers.full(10).passed().after(Count(TIED, 0)) == Numbers((11, 10), bonus=True)


def test_zero_or_less_wins_the_tree() -> None:
    assert Numbers((1, 1), bonus=True).after(Count(WON, 0)).winners == (0,)
    assert Numbers((1, 1)).winners == ()


# --- Cows: Kujong


def test_a_win_crosses_out_one_stroke_one_more_for_the_mit_and_one_for_all_six_tricks() -> None:
    assert Cows().after(Count(WON, 0)).score == (8, 9)
    assert Cows().after(Count(WON, 0, said=1)).score == (7, 9)
    assert Cows().after(Count(WON, 0, said=1, swept=True)).score == (6, 9)


def test_whoever_chose_trumps_and_lost_adds_a_stroke() -> None:
    after = Cows().after(Count(LOST, 0))
    assert (after.added, after.crossed, after.score) == ((1, 0), (0, 1), (10, 8))


def test_twenty_each_and_nobody_scores() -> None:
    assert Cows().after(Count(TIED, 0, said=1)) == Cows()


def test_the_diagram_of_a_cow_in_progress() -> None:
    """Team A has added two strokes and crossed out five, team B has crossed out three: each needs six more."""
    assert Cows(9, (2, 0), (5, 3)).score == (6, 6)


def test_no_more_strokes_are_crossed_out_than_there_are() -> None:
    sheet = Cows(9, (0, 0), (8, 0)).after(Count(WON, 0, said=1, swept=True))
    assert (sheet.crossed, sheet.score) == ((9, 0), (0, 9))


def test_the_result_that_wins_a_cow_still_shows_it_and_the_next_deal_starts_the_next() -> None:
    hands = ("AS KS QS AH AD AC", "9S TS JS 9H 9D 9C", "KH QH JH KD QD JD", "TH TD TC JC QC KC")
    match = match_of("kujong")._replace(sheet=Cows(9, (0, 0), (8, 0)))
    deal = Deal(match, *hands).go("trump S", "AS", "9S", "KH", "TC", "KS", "TS", "JD", "TD", "QS", "JS", "QH", "TH")
    while deal.state.outcome is None:
        deal.go(deal.legal()[0])
    assert (deal.result.delta, deal.result.score) == ((-1, 0, -1, 0), (0, 9, 0, 9))
    assert deal.events[-1] == {"type": "cow", "seats": [1, 3]}
    assert deal.public.phase is Phase.DONE
    following = Deal(deal.after)
    assert following.public.score == (9, 9, 9, 9)


# --- Trees: Troeven


def test_the_winners_cancel_a_branch_and_losing_trump_makers_add_one() -> None:
    tree = Tree.bare(7, 2)
    assert tree.after(Count(WON, 0)).score == (6, 7)
    assert tree.after(Count(LOST, 0)).score == (8, 6)


def test_the_diagram_of_a_tree() -> None:
    """The left side has added one branch and erased one; the right side has erased two and needs five more."""
    assert Tree(7, (1, 0), (1, 2)).score == (7, 5)


def test_after_one_or_more_drawn_hands_the_next_winners_cancel_two() -> None:
    drawn = Tree.bare(7, 2).after(Count(TIED, 0)).after(Count(TIED, 1))
    assert drawn.score == (7, 7)
    once = drawn.after(Count(LOST, 0))
    assert once.score == (8, 5), "the penalty stays one"
    assert once.after(Count(LOST, 1)).score == (8, 4)


def test_branches_do_not_go_below_zero_and_the_first_without_any_wins() -> None:
    tree = Tree(7, (0, 0), (6, 0), doubled=True).after(Count(WON, 0))
    assert (tree.score, tree.winners) == ((0, 7), (0,))


def test_of_three_only_the_player_with_most_points_cancels() -> None:
    tree = Tree.bare(5, 3)
    assert tree.after(Count((18, 12, 10), 0)).score == (4, 5, 5)
    assert tree.after(Count((12, 18, 10), 0)).score == (6, 4, 5)


def test_of_three_a_tie_for_most_cancels_nothing_adds_nothing_and_doubles_the_next() -> None:
    tied = Tree.bare(5, 3).after(Count((15, 15, 10), 2))
    assert (tied.score, tied.doubled) == ((5, 5, 5), True)
    assert tied.after(Count((10, 11, 19), 2)).score == (5, 5, 3)


def test_of_three_a_tie_below_the_top_does_not_matter() -> None:
    assert Tree.bare(5, 3).after(Count((20, 10, 10), 1)).score == (4, 6, 5)


# --- Every sheet


points_of_two = st.integers(0, 40).map(lambda taken: (taken, 40 - taken))
counts = st.builds(
    Count,
    points_of_two,
    st.sampled_from([0, 1]),
    swept=st.just(False),
    said=st.integers(0, 3),
    penalty=st.just(1),
    tie=st.sampled_from([Tie.NONE, Tie.BOTH_SCORE]),
)
SHEETS: tuple[Sheet, ...] = (Slate.clean(7), Points(7), Royes.full(13), Numbers.full(10), Cows(), Tree.bare(7, 2))


@given(st.sampled_from(SHEETS), st.lists(counts, max_size=40))
def test_the_winners_of_a_deal_never_stand_worse_and_the_others_never_better(sheet: Sheet, deals: list[Count]) -> None:
    for count in deals:
        if sheet.winners:
            break
        sheet = sheet.next_deal()
        better = 1 if isinstance(sheet, Points) else -1
        after = sheet.after(count)
        change = [better * (new - old) for new, old in zip(after.score, sheet.score, strict=True)]
        if count.winner is None:
            assert all(moved <= (count.tie is Tie.BOTH_SCORE) for moved in change)
        else:
            assert change[count.winner] >= 1
            assert change[1 - count.winner] == -(count.maker != count.winner)
        sheet = after
