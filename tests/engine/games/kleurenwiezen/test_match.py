"""Deal after deal (kleurenwiezen.txt, "The Deal", "Forming partnerships"; docs page, options, decisions 4 and 8)."""

from __future__ import annotations

import pytest

from engine.core.errors import BadDeal
from engine.core.view import SPECTATOR, Phase
from engine.games.kleurenwiezen.sheet import KleurenwiezenMatch
from engine.games.kleurenwiezen.state import KleurenwiezenState
from tests.engine.games.kleurenwiezen.deals import (
    GAME,
    MIXED,
    SUITS_EACH,
    after,
    contracted,
    deal,
    match_of,
    passed_by_all_but,
    played_out,
    result_of,
)


def next_deal(match: KleurenwiezenMatch, *bids: str) -> KleurenwiezenState:
    """The end of a deal in which every seat holds one suit, seat 1 the spades."""
    return played_out(passed_by_all_but(deal(match, SUITS_EACH)[0], *bids))


def slams(match: KleurenwiezenMatch, *seats: int) -> KleurenwiezenMatch:
    """The match after deals in which these seats make a slam, each in its own suit."""
    for seat in seats:
        match = after(next_deal(match, f"{seat} slam {'SHDC'[seat - 1]}"))
    return match


def test_the_turn_to_deal_passes_to_the_left() -> None:
    match = match_of(dealer=3)
    dealers = []
    for _ in range(5):
        dealers.append(match.dealer)
        match = slams(match, 1)
    assert dealers == [3, 4, 1, 2, 3]


def test_after_a_deal_that_is_thrown_in_the_same_player_deals_again() -> None:
    match = after(contracted(dealer=2))
    assert (match.dealer, match.deal, match.played, match.score) == (2, 2, 0, (0, 0, 0, 0))
    again = after(next_deal(match))
    assert (again.dealer, again.deal, again.played) == (2, 3, 0)
    assert (slams(again, 1).dealer, slams(again, 1).played) == (3, 1)


def test_the_score_is_the_sum_of_the_deals_and_balances() -> None:
    match = slams(match_of(), 1, 1, 2)
    assert match.score == (300, 60, -180, -180)
    assert sum(match.score) == 0
    assert [line.result.score for line in match.sheet] == [
        (180, -60, -60, -60),
        (360, -120, -120, -120),
        (300, 60, -180, -180),
    ]


def test_a_match_is_over_after_its_deals_and_the_highest_score_wins() -> None:
    match = slams(match_of(deals="4"), 1, 2, 2)
    assert match.winners == ()
    over = next_deal(match, "3 slam D")
    assert (over.phase, over.public.winners, after(over).winners) == (Phase.OVER, (2,), (2,))
    with pytest.raises(BadDeal):
        deal(after(over))


def test_all_who_have_the_highest_score_win() -> None:
    assert slams(match_of(deals="4"), 1, 2, 2, 1).winners == (1, 2)
    assert slams(match_of(deals="4"), 1, 2, 3, 4).winners == (1, 2, 3, 4)


def test_deals_thrown_in_do_not_count_towards_the_length() -> None:
    match = slams(match_of(deals="4"), 1, 1, 1)
    match = after(next_deal(match))
    assert (match.winners, match.played, match.deal) == ((), 3, 5)
    assert slams(match, 1).winners == (1,)


def test_a_match_lasts_sixteen_deals_unless_said_otherwise_and_nought_is_an_open_end() -> None:
    assert slams(match_of(), *[1] * 15).winners == ()
    assert slams(match_of(), *[1] * 16).winners == (1,)
    assert slams(match_of(deals="0"), *[1] * 17).winners == ()


def test_a_deal_passed_out_doubles_the_next_one_once() -> None:
    match = after(next_deal(match_of(pass_doubles="yes")))
    assert match.passed_out
    doubled = next_deal(match, "1 slam S")
    assert result_of(doubled).delta == (360, -120, -120, -120)
    assert result_of(next_deal(after(doubled), "1 slam S")).delta == (180, -60, -60, -60)


def test_several_deals_passed_out_in_a_row_count_once() -> None:
    match = after(next_deal(after(next_deal(match_of(pass_doubles="yes")))))
    assert result_of(next_deal(match, "1 slam S")).delta == (360, -120, -120, -120)


def test_without_the_option_a_deal_passed_out_doubles_nothing() -> None:
    match = after(next_deal(match_of()))
    assert not match.passed_out
    assert result_of(next_deal(match, "1 slam S")).delta == (180, -60, -60, -60)


@pytest.mark.parametrize(("preset", "doubles"), [("whisthub", True), ("flemish", True), ("pagat", False)])
def test_the_presets_in_which_passing_out_doubles(preset: str, doubles: bool) -> None:
    assert after(contracted(preset=preset)).passed_out == doubles


def test_the_sheet_has_a_line_for_each_deal_with_its_dealer_and_result() -> None:
    match = after(next_deal(match_of(dealer=2)))
    match = slams(match, 4)
    assert [(line.deal, line.dealer, line.multiple) for line in match.sheet] == [(1, 2, 1), (2, 2, 1)]
    thrown_in, slam = (line.result for line in match.sheet)
    assert (thrown_in.thrown_in, thrown_in.contract, thrown_in.declarers) == (True, None, ())
    assert (slam.contract, slam.declarers, slam.tricks, slam.card_points) == ("slam C", (4,), (0, 0, 0, 13), None)


def test_the_sheet_and_the_score_are_everybodys_to_see() -> None:
    state, _ = deal(slams(match_of(), 2), MIXED)
    view = GAME.view(state, SPECTATOR)
    assert view.score == (-60, 180, -60, -60)
    assert len(view.public.match.sheet) == 1


def test_sides_are_told_once_the_contract_is() -> None:
    assert GAME.view(deal(match_of())[0], SPECTATOR).sides == (0, 1, 2, 3)
    pair = contracted("2 propose D", "3 accept 8 D")
    assert GAME.view(pair, SPECTATOR).sides == (1, 0, 0, 1)
    alone = contracted("2 piccolo", "4 piccolo")
    assert GAME.view(alone, SPECTATOR).sides == (2, 0, 2, 1)


def test_tables_of_people_end_a_deal_when_it_is_settled() -> None:
    for preset in GAME.presets:
        assert dict(GAME.for_tables(preset).values())["claim_when_settled"] == "yes"
        assert dict(GAME.configure(preset).values())["claim_when_settled"] == "no"
