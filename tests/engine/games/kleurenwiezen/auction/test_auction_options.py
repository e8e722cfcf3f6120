"""The auction with a table's options (kleurenwiezen.txt, "Bidding Process" among the variations; kleurenwiezen.md)."""

from __future__ import annotations

import pytest

from engine.core.errors import Reason
from engine.games.kleurenwiezen.actions import KleurenwiezenReason
from engine.games.kleurenwiezen.state import BidderStatus
from tests.engine.games.kleurenwiezen.auction.bidding import NEGATIVES, PROPOSALS, Bidding

# --- Proposals


def test_one_proposal_of_a_suit_only() -> None:
    bidding = Bidding("1 propose H", "2 propose D", "3 pass", "4 pass", proposals_per_suit="1")
    assert bidding.why_not("propose H") is KleurenwiezenReason.PROPOSED_ENOUGH
    assert "propose S" in bidding.legal


def test_three_proposals_of_a_suit() -> None:
    round_of_two = ("4 propose C", "1 propose H")
    bidding = Bidding("1 propose H", "2 pass", "3 pass", *round_of_two, *round_of_two, proposals_per_suit="3")
    bidding.say("4 propose D")
    assert bidding.why_not("propose H") is KleurenwiezenReason.PROPOSED_ENOUGH
    assert "propose S" in bidding.legal


@pytest.mark.parametrize("contract", sorted(NEGATIVES))
def test_after_a_negative_contract_no_suit_is_proposed_that_nobody_had_proposed(contract: str) -> None:
    bidding = Bidding("1 propose H", f"2 {contract}", misere_closes="yes")
    assert not bidding.legal & PROPOSALS
    assert bidding.why_not("propose S", "propose C", "propose D") is KleurenwiezenReason.MISERE_CLOSES
    assert bidding.why_not("propose H") is KleurenwiezenReason.PROPOSAL_LIVE


def test_after_a_negative_contract_a_suit_can_still_be_renewed() -> None:
    bidding = Bidding("1 propose H", "2 propose D", "3 small-misere", "4 pass", misere_closes="yes")
    assert bidding.legal & PROPOSALS == {"propose H"}
    assert bidding.why_not("propose S", "propose C") is KleurenwiezenReason.MISERE_CLOSES
    assert bidding.say("1 propose H").legal & PROPOSALS == {"propose D"}


def test_after_a_negative_contract_a_suit_can_be_proposed_that_another_had_proposed() -> None:
    bidding = Bidding("1 propose H", "2 propose D", "3 propose C", "4 small-misere", "1 pass", misere_closes="yes")
    assert bidding.legal & PROPOSALS == {"propose D", "propose H"}


def test_after_a_negative_contract_a_live_proposal_can_still_be_accepted() -> None:
    bidding = Bidding("1 propose H", "2 small-misere", misere_closes="yes")
    assert bidding.legal & {"accept 12 H"}
    bidding.say("3 pass", "4 pass")
    assert "solo 8 H" in bidding.legal


def test_a_negative_contract_does_not_close_the_proposals_otherwise() -> None:
    assert Bidding("1 propose H", "2 small-misere").legal >= PROPOSALS - {"propose H"}


# --- Solo after repeated proposals

TWICE = ("1 propose H", "2 pass", "3 pass", "4 propose C", "1 propose H", "4 propose C")


def test_who_proposed_a_suit_twice_may_bid_solo_in_it() -> None:
    assert "solo 5 H" in Bidding(*TWICE).legal


def test_who_proposed_a_suit_twice_may_not_where_that_is_the_rule_even_if_nobody_could_accept() -> None:
    bidding = Bidding(*TWICE, solo_after_repeat="no")
    assert bidding.why_not("solo 5 H") is KleurenwiezenReason.SOLO_AFTER_REPEAT
    bidding.say("1 propose D", "4 pass")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "solo 5 D", "solo 5 C", "solo 5 S"} | NEGATIVES)


def test_who_proposed_a_suit_once_may_bid_solo_in_it_in_any_case() -> None:
    assert "solo 5 H" in Bidding(*TWICE[:4], solo_after_repeat="no").legal


def test_a_bound_seat_may_bid_solo_however_often_it_proposed() -> None:
    said = ("1 propose H", "2 propose D", "3 pass", "4 propose C", "1 propose H", "2 accept 8 H", "4 small-misere")
    bidding = Bidding(*said, "2 pass", solo_after_repeat="no")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "solo 8 H"})


# --- Binding

BROKEN = ("1 propose H", "2 accept 8 H", "3 small-misere", "4 pass", "2 pass")


def test_a_proposer_whose_acceptor_passes_is_bound_to_the_suit() -> None:
    bidding = Bidding(*BROKEN)
    assert (bidding.turn, bidding.legal) == (1, {"pass", "solo 8 H"})


def test_a_proposer_whose_acceptor_passes_may_turn_to_a_negative_contract_where_that_is_the_rule() -> None:
    bidding = Bidding(*BROKEN, binding="negative-if-broken")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "solo 8 H"} | NEGATIVES)
    assert bidding.why_not("solo 8 D", "abondance 9 H") is KleurenwiezenReason.BOUND_AFTER_PARTNER
    bidding.say("1 piccolo")
    assert bidding.bidder(1).status is BidderStatus.NEGATIVE
    assert (bidding.turn, bidding.legal) == (3, {"pass"} | NEGATIVES - {"small-misere"})
    bidding.say("3 grand-misere")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "grand-misere", "open-misere"})
    assert bidding.say("1 grand-misere").end == "grand-misere by 1 3"


def test_a_negative_contract_after_a_broken_partnership_must_outrank_or_join_too() -> None:
    bidding = Bidding("1 propose H", "2 accept 8 H", "3 grand-misere", "4 pass", "2 pass", binding="negative-if-broken")
    assert bidding.legal == {"pass", "grand-misere", "open-misere"}
    assert bidding.why_not("piccolo") is KleurenwiezenReason.TOO_LOW


def test_an_acceptor_whose_proposer_passes_after_parole_may_not() -> None:
    said = ("1 propose H", "2 accept 8 H", "3 small-misere", "4 pass", "2 parole", "1 pass")
    bidding = Bidding(*said, binding="negative-if-broken")
    assert (bidding.turn, bidding.legal) == (2, {"pass", "solo 8 H"})


# --- Abondance to misere


def test_an_outbid_abondance_may_turn_to_a_negative_contract_where_that_is_the_rule() -> None:
    said = ("1 abondance 9 H", "2 grand-misere", "3 pass", "4 pass")
    own = {f"abondance {tricks} H" for tricks in (10, 11, 12)} | {"slam H"}
    assert Bidding(*said).legal == {"pass"} | own
    bidding = Bidding(*said, abondance_to_misere="yes")
    assert bidding.legal == {"pass", "grand-misere", "open-misere"} | own
    assert bidding.why_not("piccolo") is KleurenwiezenReason.TOO_LOW
    assert bidding.why_not("abondance 10 D") is KleurenwiezenReason.BOUND_TO_ABONDANCE
    bidding.say("1 open-misere")
    assert bidding.bidder(1).status is BidderStatus.NEGATIVE
    assert (bidding.turn, bidding.legal) == (2, {"pass", "open-misere"})


def test_a_slam_does_not_turn_to_a_negative_contract() -> None:
    ladder = "abondance 9=10; slam=60; open-misere=90"
    bidding = Bidding("1 slam C", "2 open-misere", "3 pass", "4 pass", abondance_to_misere="yes", ladder=ladder)
    assert (bidding.turn, bidding.legal) == (1, {"pass"})


# --- Forced fourth

THREE = ("1 small-misere", "2 small-misere", "3 small-misere")


def test_three_small_miseres_leave_the_fourth_player_free() -> None:
    bidding = Bidding(*THREE, "4 pass")
    assert (bidding.end, bidding.auction.forced) == ("small-misere by 1 2 3", None)


def test_three_small_miseres_force_the_fourth_where_that_is_the_rule() -> None:
    bidding = Bidding(*THREE, "4 pass", forced_fourth="yes")
    assert (bidding.end, bidding.auction.forced) == ("small-misere by 1 2 3 4", 4)
    bidding = Bidding("1 pass", "2 small-misere", "3 small-misere", "4 small-misere", forced_fourth="yes")
    assert (bidding.end, bidding.auction.forced) == ("small-misere by 1 2 3 4", 1)


def test_the_fourth_may_overbid_before() -> None:
    bidding = Bidding(*THREE, forced_fourth="yes")
    assert {"piccolo", "solo 8 S", "abondance 9 S", "pass", "small-misere"} < bidding.legal
    bidding.say("4 piccolo", "1 pass", "2 pass", "3 pass")
    assert (bidding.end, bidding.auction.forced) == ("piccolo by 4", None)


def test_two_or_four_small_miseres_or_three_of_another_kind_force_nobody() -> None:
    for said in (
        (*THREE[:2], "3 pass", "4 pass"),
        (*THREE, "4 small-misere"),
        ("1 piccolo", "2 piccolo", "3 piccolo", "4 pass"),
    ):
        assert Bidding(*said, forced_fourth="yes").auction.forced is None


# --- Parole


def test_no_parole_where_the_table_does_not_have_it() -> None:
    bidding = Bidding("1 propose S", "2 accept 8 S", "3 small-misere", "4 pass", parole="no")
    assert (bidding.turn, bidding.legal) == (2, {"pass", "accept 12 S"})
    assert bidding.why_not("parole") is Reason.NOT_IN_THIS_GAME
    assert Bidding(parole="no").why_not("parole") is Reason.NOT_IN_THIS_GAME
