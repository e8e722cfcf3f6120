"""What a deal pays (kleurenwiezen.txt, "The Scoring", "Flemish Scoring"; docs page, ladder, decisions 2 to 7 and 9)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import Suit
from engine.games.kleurenwiezen.actions import Bid, parse_action
from engine.games.kleurenwiezen.contracts.contracts import NATURES, Contract, ContractKind, has_suit
from engine.games.kleurenwiezen.contracts.ladders import Ladder
from engine.games.kleurenwiezen.options import PRESETS
from engine.games.kleurenwiezen.sheet import deltas
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.deals import (
    GAME,
    SUITS_EACH,
    after,
    contracted,
    deal,
    go,
    match_of,
    passed_by_all_but,
    played_out,
    result_of,
)


def contract_of(text: str) -> Contract:
    bid = parse_action(text)
    assert isinstance(bid, Bid)
    return bid.contract


def ladder_of(preset: str = "pagat", **changes: str) -> Ladder:
    return GAME.configure(preset, changes).contracts


def pays(text: str, tricks: int, preset: str = "pagat", doubles: int = 0, **changes: str) -> int:
    """What a declarer gets from an opponent when its side wins this many tricks; seats 1 and 3 are partners."""
    ladder, contract = ladder_of(preset, **changes), contract_of(text)
    pair = contract.kind in (ContractKind.ACCEPT, ContractKind.TROEL)
    declarers = (1, 3) if pair else (1,)
    multiple = 1 + doubles + ladder.row(contract).doubles
    delta = deltas(ladder, contract, declarers, (tricks, 13 - tricks, 0, 0), multiple)
    assert delta == ((delta[0], -delta[0]) * 2 if pair else (delta[0], *(-delta[0] // 3,) * 3))
    return delta[0] if pair else delta[0] // 3


# --- The table of the main description


@in_one_test(
    ("contract", "made", "failed_by_one", "failed_by_three"),
    [
        ("accept 8 H", [8, 11, 14, 17, 20, 30], -11, -17),
        ("accept 9 H", [11, 14, 17, 20, 30], -14, -20),
        ("accept 10 H", [14, 17, 20, 30], -17, -23),
        ("accept 11 H", [17, 20, 30], -20, -26),
        ("accept 12 H", [20, 30], -23, -29),
        ("accept 13 H", [30], -30, -30),
        ("solo 5 H", [3, 4, 5, 6, 6, 6, 6, 6, 6], -4, -6),
        ("solo 6 H", [4, 5, 6, 6, 6, 6, 6, 6], -5, -7),
        ("solo 7 H", [5, 6, 6, 6, 6, 6, 6], -6, -8),
        ("solo 8 H", [7] * 6, -8, -10),
        ("troel 8 H", [16, 16, 16, 16, 16, 30], -16, -16),
        ("troel 9 H", [16, 16, 16, 16, 30], -16, -16),
        ("abondance 9 H", [10] * 5, -10, -10),
        ("abondance 10 H", [15] * 4, -15, -15),
        ("abondance 11 H", [20] * 3, -20, -20),
        ("abondance 12 H", [30] * 2, -30, -30),
        ("slam H", [60], -60, -60),
    ],
)
def test_the_figures_of_the_table_with_over_and_undertricks(
    contract: str, made: list[int], failed_by_one: int, failed_by_three: int
) -> None:
    goal = contract_of(contract).goal
    assert [pays(contract, tricks) for tricks in range(goal, 14)] == made
    assert pays(contract, goal - 1) == failed_by_one
    assert pays(contract, goal - 3) == failed_by_three


@pytest.mark.parametrize(
    ("contract", "figure", "goal"),
    [("small-misere", 6, 0), ("piccolo", 8, 1), ("grand-misere", 12, 0), ("open-misere", 24, 0)],
)
def test_negative_contracts_pay_a_fixed_figure_for_exactly_their_tricks(contract: str, figure: int, goal: int) -> None:
    for tricks in range(13):
        assert pays(contract, tricks) == (figure if tricks == goal else -figure)


def test_with_two_against_two_each_member_wins_or_loses_the_same() -> None:
    assert deltas(ladder_of(), contract_of("accept 8 S"), (2, 3), (1, 5, 4, 3), 1) == (-11, 11, 11, -11)
    assert deltas(ladder_of(), contract_of("accept 8 S"), (2, 3), (3, 3, 4, 3), 1) == (11, -11, -11, 11)


def test_a_lone_player_is_paid_by_and_pays_to_all_three() -> None:
    assert deltas(ladder_of(), contract_of("slam S"), (4,), (0, 0, 0, 13), 1) == (-60, -60, -60, 180)
    assert deltas(ladder_of(), contract_of("abondance 9 S"), (4,), (2, 2, 2, 7), 1) == (10, 10, 10, -30)


def test_a_failed_solo_6_always_costs_at_least_five_points_to_each_opponent() -> None:
    costs = [pays("solo 6 H", tricks) for tricks in range(6)]
    assert max(costs) == -5
    assert deltas(ladder_of(), contract_of("solo 6 H"), (1,), (5, 8, 0, 0), 1) == (-15, 5, 5, 5)


def test_the_next_trick_of_accept_10_brings_it_to_the_score_of_accept_13() -> None:
    assert [pays("accept 10 H", tricks) for tricks in (10, 11, 12, 13)] == [14, 17, 20, 30]
    assert pays("accept 10 H", 13) == pays("accept 13 H", 13)


# --- Several at once


def test_two_small_miseres_that_succeed_win_twelve_each_and_the_others_pay_twelve() -> None:
    assert deltas(ladder_of(), contract_of("small-misere"), (1, 2), (0, 0, 6, 6), 1) == (12, 12, -12, -12)


def test_of_two_small_miseres_the_unsuccessful_one_pays_24_to_the_other() -> None:
    assert deltas(ladder_of(), contract_of("small-misere"), (1, 2), (0, 2, 5, 5), 1) == (24, -24, 0, 0)
    assert deltas(ladder_of(), contract_of("small-misere"), (1, 2), (1, 2, 5, 4), 1) == (-12, -12, 12, 12)


def test_three_and_four_declarers_are_scored_one_by_one() -> None:
    assert deltas(ladder_of(), contract_of("piccolo"), (1, 2, 3), (1, 1, 0, 11), 1) == (24 - 8 + 8, 24, -40, -8)
    assert deltas(ladder_of(), contract_of("open-misere"), (1, 2, 3, 4), (0, 13, 0, 0), 1) == (48, -144, 48, 48)
    assert deltas(ladder_of(), contract_of("grand-misere"), (1, 2, 3, 4), (4, 3, 3, 3), 1) == (0, 0, 0, 0)


# --- Options


def test_classic_pays_26_for_all_tricks_with_a_partner_or_a_troel() -> None:
    for contract in ("accept 8 H", "accept 11 H", "accept 12 H", "accept 13 H", "troel 8 H", "troel 9 H"):
        assert pays(contract, 13, "classic") == 26
    assert pays("accept 13 H", 12, "classic") == -26
    assert pays("abondance 12 H", 13, "classic") == 30


def test_abondance_overtricks_pay_the_tricks_won_up_to_twelve() -> None:
    paid = [pays("abondance 9 H", tricks, abondance_overtricks="yes") for tricks in range(8, 14)]
    assert paid == [-10, 10, 15, 20, 30, 30]
    assert pays("abondance 11 H", 10, abondance_overtricks="yes") == -20
    assert [pays("abondance 11 H", tricks, "gerver", abondance_overtricks="yes") for tricks in (11, 12, 13)] == [
        20,
        30,
        30,
    ]


def test_accept_13_with_undertricks_costs_23_and_3_for_each() -> None:
    assert [pays("accept 13 H", tricks, "whisthub") for tricks in (13, 12, 10)] == [30, -26, -32]


@in_one_test(
    ("contract", "tricks", "basic", "flemish"),
    [
        ("piccolissimo", 2, 7, 5),
        ("abondance-table 9 H", 9, 12, 4),
        ("abondance-table 11 H", 11, 22, 4),
        ("small-slam H", 12, 30, 15),
        ("small-slam-table H", 12, 45, 18),
        ("slam H", 13, 60, 20),
        ("slam-table H", 13, 90, 25),
        ("open-slam H", 13, 90, 30),
    ],
)
def test_the_added_contracts_have_fixed_figures(contract: str, tricks: int, basic: int, flemish: int) -> None:
    for scoring, figure in (("basic", basic), ("flemish", flemish)):
        assert pays(contract, tricks, "gerver", open_slam="yes", scoring=scoring) == figure
        assert pays(contract, tricks - 1, "gerver", open_slam="yes", scoring=scoring) == -figure


# --- Flemish


@in_one_test("contract", ["accept 8 H", "accept 10 H", "accept 12 H", "solo 5 H", "solo 8 H"])
def test_flemish_ordinary_games_pay_two_and_one_a_trick_doubled_for_all_thirteen(contract: str) -> None:
    goal = contract_of(contract).goal
    for tricks in range(1, 13):
        expected = 2 + tricks - goal if tricks >= goal else -(2 + goal - tricks)
        assert pays(contract, tricks, "flemish") == expected
    assert pays(contract, 13, "flemish") == 2 * (2 + 13 - goal)
    assert pays("accept 13 H", 13, "flemish") == 4


def test_all_thirteen_tricks_by_the_opponents_of_a_flemish_ordinary_game_are_a_double_too() -> None:
    # (2 + 8) x 2, as the rules have it.
    assert pays("accept 8 H", 0, "flemish") == -20
    for text in [f"accept {goal} H" for goal in range(8, 14)] + [f"solo {goal} H" for goal in range(5, 9)]:
        assert pays(text, 0, "flemish") == -2 * (2 + contract_of(text).goal)
        assert pays(text, 0, "flemish", doubles=1) == -3 * (2 + contract_of(text).goal)


def test_a_flemish_troel_is_doubled_for_the_thirteen_tricks_of_its_declarers_alone() -> None:
    assert pays("troel 8 H", 0, "flemish") == -2 * (2 + 8)
    assert pays("troel 8 H", 13, "flemish") == 3 * (2 + 5)


def test_a_lost_flemish_ordinary_game_costs_at_least_three() -> None:
    for text in [f"accept {goal} H" for goal in range(8, 14)] + [f"solo {goal} H" for goal in range(5, 9)]:
        assert max(pays(text, tricks, "flemish") for tricks in range(contract_of(text).goal)) == -3


@in_one_test(
    ("contract", "made", "lost", "figure"),
    [
        ("abondance 9 H", 9, 8, 3),
        ("abondance 12 H", 13, 11, 3),
        ("small-misere", 0, 1, 5),
        ("piccolo", 1, 0, 5),
        ("grand-misere", 0, 5, 5),
        ("open-misere", 0, 1, 10),
        ("slam H", 13, 12, 20),
    ],
)
def test_other_flemish_contracts_pay_a_fixed_figure(contract: str, made: int, lost: int, figure: int) -> None:
    assert (pays(contract, made, "flemish"), pays(contract, lost, "flemish")) == (figure, -figure)


def test_a_flemish_troel_pays_four_and_two_a_trick_from_its_own_goal() -> None:
    assert [pays("troel 8 H", tricks, "flemish") for tricks in (6, 7, 8, 9, 12)] == [-8, -6, 4, 6, 12]
    assert [pays("troel 9 H", tricks, "flemish") for tricks in (7, 8, 9, 10, 12)] == [-8, -6, 4, 6, 10]


def test_a_flemish_troel_counts_as_one_double_so_that_all_tricks_pay_eighteen_for_nine() -> None:
    assert pays("troel 9 H", 13, "flemish") == 18
    assert pays("troel 8 H", 8, "flemish", doubles=1) == 6
    assert pays("troel 8 H", 9, "flemish", doubles=1) == 9


def test_doubles_add_up_instead_of_multiplying() -> None:
    assert [pays("accept 8 H", 8, "flemish", doubles=count) for count in range(4)] == [2, 4, 6, 8]
    assert pays("accept 8 H", 13, "flemish", doubles=2) == 4 * 7


def test_doubles_multiply_basic_figures_too_but_all_tricks_are_none_there() -> None:
    assert pays("accept 8 H", 7, doubles=1) == -22
    assert pays("grand-misere", 0, doubles=2) == 36
    assert pays("troel 8 H", 13, doubles=1) == 60


# --- Doubles as they come about in a match


def test_double_and_a_deal_passed_out_before_add_up_and_stand_on_the_sheet() -> None:
    thrown_in = contracted(preset="flemish")
    state, _ = deal(after(thrown_in))
    assert (thrown_in.public.multiple, state.public.multiple) == (1, 2)
    done = played_out(go(passed_by_all_but(state, "2 grand-misere"), "1 no-double", "3 double"))
    assert abs(result_of(done).delta[1]) == 3 * 3 * 5
    assert [line.multiple for line in after(done).sheet] == [1, 3]


def test_an_opponent_doubles_a_slam() -> None:
    state = go(contracted("1 slam S", hands=SUITS_EACH, doubles="yes", troel="off"), "3 double")
    done = played_out(state)
    assert result_of(done).delta == (360, -120, -120, -120)
    assert after(done).sheet[-1].multiple == 2


def test_all_thirteen_tricks_are_a_double_that_is_known_when_the_deal_is_over() -> None:
    state = contracted("1 propose S", "1 solo 5 S", hands=SUITS_EACH, preset="flemish", doubles="no", troel="off")
    assert state.public.multiple == 1
    done = played_out(state)
    assert result_of(done).delta == (60, -20, -20, -20)
    assert (done.public.multiple, after(done).sheet[-1].multiple) == (2, 2)


# --- A ladder of one's own


OWN = "accept 8=8 +3 +10 -2 / 5 +1 -4; solo 5=3 +1 -1 / 2; small-misere=6 / 7; troel=20; grand-misere=0 / 1"


def test_opponents_with_figures_of_their_own_pay_and_win_by_them() -> None:
    ladder = ladder_of(ladder=OWN)
    accept, solo, misere = (contract_of(text) for text in ("accept 8 H", "solo 5 H", "small-misere"))
    assert deltas(ladder, accept, (1, 2), (4, 6, 3, 0), 1) == (21, 21, -6, -6)
    assert deltas(ladder, accept, (1, 2), (4, 2, 3, 4), 1) == (-12, -12, 13, 13)
    assert deltas(ladder, solo, (1,), (6, 7, 0, 0), 1) == (12, -2, -2, -2)
    assert deltas(ladder, misere, (1, 3), (0, 6, 1, 5), 1) == (18 + 7, 0, -18 - 7, 0)


def test_a_troel_without_steps_pays_all_tricks_as_the_option_says() -> None:
    assert pays("troel 8 H", 13, ladder=OWN) == 30
    assert pays("troel 8 H", 13, ladder=OWN, all_tricks="26") == 26
    assert pays("troel 8 H", 12, ladder=OWN) == 20
    assert pays("troel 8 H", 13, ladder="troel=16 +1 +1 -1") == 18


def test_flemish_all_tricks_are_no_double_on_a_ladder_of_ones_own() -> None:
    assert pays("accept 8 H", 13, "flemish", ladder="accept 8=2 +1 +1 -1") == 4


# --- Always


def contracts_of(ladder: Ladder) -> list[Contract]:
    return [
        Contract(row.kind, goal, Suit.H if has_suit(row.kind) else None)
        for rows in ladder.rows
        for row in rows
        for goal in ((8, 9) if row.kind is ContractKind.TROEL else (row.goal,))
    ]


@given(st.data())
def test_every_deal_sums_to_zero_on_the_built_in_ladders(data: st.DataObject) -> None:
    preset = data.draw(st.sampled_from(list(PRESETS)))
    ladder = ladder_of(preset, open_slam=data.draw(st.sampled_from(["yes", "no"])))
    contract = data.draw(st.sampled_from(contracts_of(ladder)))
    seats = data.draw(st.permutations((1, 2, 3, 4)))
    pair = contract.kind in (ContractKind.ACCEPT, ContractKind.TROEL)
    most = 4 if contract.is_negative else 1
    number = 2 if pair else data.draw(st.integers(1, most))
    bars = sorted(data.draw(st.lists(st.integers(0, 13), min_size=3, max_size=3)))
    tricks = tuple(high - low for low, high in zip((0, *bars), (*bars, 13), strict=True))
    delta = deltas(ladder, contract, tuple(sorted(seats[:number])), tricks, data.draw(st.integers(1, 4)))
    assert sum(delta) == 0


def test_the_figures_cover_every_kind_of_contract() -> None:
    everything = ladder_of("gerver", open_slam="yes")
    assert {contract.kind for contract in contracts_of(everything)} == set(NATURES)
    assert match_of().ladder.has(ContractKind.SLAM, 13)
