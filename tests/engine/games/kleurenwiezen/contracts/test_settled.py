"""When the payment of a deal is settled (docs page, option `claim_when_settled`, decision 7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from operator import add

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import Suit
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind, has_suit
from engine.games.kleurenwiezen.contracts.ladders import Ladder
from engine.games.kleurenwiezen.options import PRESETS
from engine.games.kleurenwiezen.sheet import deltas, is_settled
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.deals import GAME, SUITS_EACH, contracted, go, played_out, result_of

OWN_LADDERS = (
    "accept 8=8 +3 +10 -2 / 5 +1 -4; solo 5=3 +1 -1 / 0; small-misere=6 / 0; grand-misere=0 / 1; piccolo=0",
    "accept 8=0 -3 / 1; solo 8=0; small-misere=0 / 3; piccolo=4 / 4; piccolissimo=1 / 2; grand-misere=0; slam=0 / 1",
    "accept 8=2 +1 -1 0x2 13x2 9:3; solo 5=2 lost 3 0:-3 5x2; small-misere=2 1:1 2:0 / 0 1:3 2:6; piccolo=3 lost 4 / 3",
)


@cache
def distributions(left: int) -> list[tuple[int, ...]]:
    """All ways to share this many tricks among the four seats."""
    shares = product(range(left + 1), repeat=3)
    return [(*three, left - sum(three)) for three in shares if sum(three) <= left]


Pays = Callable[[tuple[int, ...]], tuple[int, ...]]


def paid_for(ladder: Ladder, contract: Contract, declarers: tuple[int, ...]) -> Pays:
    """What each seat gets for the tricks of all."""
    return cache(lambda tricks: deltas(ladder, contract, declarers, tricks, 1))


def brute_force(pays: Pays, tricks: tuple[int, ...], left: int) -> bool:
    first, *others = distributions(left)
    paid = pays(tuple(map(add, tricks, first)))
    return all(pays(tuple(map(add, tricks, more))) == paid for more in others)


@settings(max_examples=120)
@given(st.data())
def test_settled_is_what_trying_every_distribution_of_the_tricks_left_says(data: st.DataObject) -> None:
    preset = data.draw(st.sampled_from(list(PRESETS)))
    changes = {"abondance_overtricks": data.draw(st.sampled_from(["yes", "no"])), "open_slam": "yes"}
    ladder = GAME.configure(preset, changes | {"ladder": data.draw(st.sampled_from(["", *OWN_LADDERS]))}).contracts
    row = data.draw(st.sampled_from(list(ladder)))
    contract = Contract(row.kind, row.goal, Suit.H if has_suit(row.kind) else None)
    seats = data.draw(st.permutations((1, 2, 3, 4)))
    together = 2 if row.kind in (ContractKind.ACCEPT, ContractKind.TROEL) else 1
    number = data.draw(st.integers(1, 4)) if contract.is_negative else together
    declarers = tuple(sorted(seats[:number]))
    total = 12 if row.kind is ContractKind.SMALL_MISERE else 13
    left = data.draw(st.integers(0, 5))
    bars = sorted(data.draw(st.lists(st.integers(0, total - left), min_size=3, max_size=3)))
    tricks = tuple(high - low for low, high in zip((0, *bars), (*bars, total - left), strict=True))
    expected = brute_force(paid_for(ladder, contract, declarers), tricks, left)
    assert is_settled(ladder, contract, declarers, tricks, left, 1) == expected


def test_what_several_declarers_are_paid_can_make_up_for_each_other_in_a_table_that_does_not_balance() -> None:
    # Each further trick costs everybody three: its declarer one from each opponent, and each opponent three.
    figures = " ".join(f"{tricks}:{{}}" for tricks in range(14))
    own, against = (figures.format(*(13 + way * tricks for tricks in range(14))) for way in (-1, 3))
    ladder = GAME.configure("pagat", {"ladder": f"piccolo=1 {own} / 1 {against}"}).contracts
    contract = Contract(ContractKind.PICCOLO, 1)
    for declarers, settled in (((1, 2, 3, 4), True), ((1, 2, 3), False), ((1,), False)):
        assert is_settled(ladder, contract, declarers, (2, 3, 4, 1), 3, 1) is settled
        assert brute_force(paid_for(ladder, contract, declarers), (2, 3, 4, 1), 3) is settled


@in_one_test("number", [1, 2, 3, 4])
@in_one_test("kind", [ContractKind.SMALL_MISERE, ContractKind.PICCOLO, ContractKind.PICCOLISSIMO])
def test_negative_declarers_are_settled_as_trying_everything_says_in_every_position(
    kind: ContractKind, number: int
) -> None:
    ladder = GAME.configure("gerver").contracts
    goal = {ContractKind.SMALL_MISERE: 0, ContractKind.PICCOLO: 1, ContractKind.PICCOLISSIMO: 2}[kind]
    contract, declarers = Contract(kind, goal), tuple(range(1, number + 1))
    total = 12 if kind is ContractKind.SMALL_MISERE else 13
    pays = paid_for(ladder, contract, declarers)
    for left in (1, 2, 3):
        for tricks in distributions(total - left):
            expected = brute_force(pays, tricks, left)
            assert is_settled(ladder, contract, declarers, tricks, left, 1) == expected


# --- In a deal


def test_a_failed_misere_ends_at_the_first_trick_and_the_rest_is_nobodys() -> None:
    state = contracted("1 grand-misere", hands=SUITS_EACH, troel="off", claim_when_settled="yes")
    state = go(state, "AS AH AD AC")
    assert result_of(state).tricks == (1, 0, 0, 0)
    assert result_of(state).delta == (-36, 12, 12, 12)


def test_of_two_declarers_the_one_who_may_still_win_keeps_the_deal_going() -> None:
    state = contracted("1 grand-misere", "2 grand-misere", hands=SUITS_EACH, claim_when_settled="yes")
    state = go(state, "AS AH AD AC")
    assert state.outcome is None
    assert len(played_out(state).public.played) == 13


def test_a_piccolo_is_settled_at_the_second_trick() -> None:
    state = contracted("1 piccolo", hands=SUITS_EACH, claim_when_settled="yes")
    state = go(state, "AS AH AD AC")
    assert state.outcome is None
    assert result_of(go(state, "KS KH KD KC")).tricks == (2, 0, 0, 0)


def test_a_solo_that_has_its_eight_tricks_is_settled_and_one_with_fewer_is_not() -> None:
    state = contracted("1 propose S", "1 solo 5 S", hands=SUITS_EACH, claim_when_settled="yes")
    assert result_of(played_out(state)).tricks == (8, 0, 0, 0)


def test_a_lost_slam_ends_with_the_first_trick_lost() -> None:
    state = contracted("2 slam S", hands=SUITS_EACH, claim_when_settled="yes")
    assert result_of(go(state, "AH AD AC 2S")).delta == (60, -180, 60, 60)


@pytest.mark.parametrize(("claims", "scoring"), [("no", "basic"), ("yes", "flemish")])
def test_where_claims_are_off_or_overtricks_count_the_deal_goes_on(claims: str, scoring: str) -> None:
    state = contracted("1 propose S", "1 solo 5 S", hands=SUITS_EACH, claim_when_settled=claims, scoring=scoring)
    assert len(played_out(state).public.played) == 13
