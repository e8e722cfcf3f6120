"""Solo, negative contracts, abondance and slam before everyone is committed (kleurenwiezen.txt, "The Bidding")."""

from __future__ import annotations

import pytest

from engine.core.errors import Reason
from engine.games.kleurenwiezen.actions import KleurenwiezenReason
from engine.games.kleurenwiezen.state import BidderStatus
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.auction.bidding import ABONDANCES, NEGATIVES, SLAMS, Bidding
from tests.engine.games.kleurenwiezen.deals import SUITS_EACH


def solos(bidding: Bidding) -> set[str]:
    return {word for word in bidding.legal if word.startswith("solo")}


# --- Solo


def test_a_solo_cannot_be_the_first_thing_said() -> None:
    bidding = Bidding()
    assert solos(bidding) == set()
    assert bidding.why_not("solo 5 H", "solo 8 S") is KleurenwiezenReason.PARTNER_FIRST
    bidding.say("1 propose H")
    assert bidding.why_not("solo 5 H", "solo 5 S") is KleurenwiezenReason.PARTNER_FIRST


def test_who_proposed_a_suit_nobody_accepted_may_bid_solo_in_it_and_in_no_other() -> None:
    bidding = Bidding("1 propose H", "2 propose D", "3 propose S", "4 pass")
    assert solos(bidding) == {"solo 5 H"}
    assert bidding.why_not("solo 5 C") is KleurenwiezenReason.PARTNER_FIRST
    bidding.say("1 propose C", "2 pass", "3 propose S")
    assert solos(bidding) == {"solo 5 H", "solo 5 C"}


def test_when_all_others_are_committed_a_solo_in_any_suit_is_possible_even_as_a_first_bid() -> None:
    assert solos(Bidding("1 pass", "2 pass", "3 pass")) == {f"solo 5 {suit}" for suit in "SHDC"}
    assert solos(Bidding("1 pass", "2 pass", "3 small-misere")) == {f"solo 8 {suit}" for suit in "SHDC"}


def test_a_solo_needs_no_card_of_its_suit() -> None:
    assert solos(Bidding("1 pass", "2 pass", "3 pass", hands=SUITS_EACH)) == {f"solo 5 {suit}" for suit in "SHDC"}


def test_a_solo_is_for_as_few_tricks_as_are_enough() -> None:
    bidding = Bidding("1 propose H", "2 propose D", "3 propose S", "4 pass")
    assert bidding.why_not("solo 6 H", "solo 8 H") is KleurenwiezenReason.NOT_THE_LEAST
    bidding = Bidding("1 propose S", "2 propose H", "3 accept 8 H", "4 pass")
    assert bidding.why_not("accept 8 S") is KleurenwiezenReason.NOT_PROPOSED
    bidding = Bidding("1 propose H", "2 small-misere", "3 pass", "4 pass")
    assert solos(bidding) == {f"solo 8 {suit}" for suit in "SHDC"}
    assert bidding.why_not("solo 7 H") is KleurenwiezenReason.TOO_LOW


def test_a_solo_is_for_eight_tricks_at_most() -> None:
    bidding = Bidding("1 propose H", "2 piccolo", "3 pass", "4 pass")
    assert solos(bidding) == set()
    assert bidding.why_not("solo 8 H") is KleurenwiezenReason.TOO_LOW


def test_no_solo_in_a_suit_another_has_undertaken_as_a_solo() -> None:
    bidding = Bidding("1 propose H", "2 propose D", "3 propose S", "4 pass", "1 solo 5 H")
    bidding.say("2 pass")
    assert bidding.turn == 3
    assert solos(bidding) == {"solo 6 S", "solo 6 D", "solo 6 C"}
    assert bidding.why_not("solo 6 H") is KleurenwiezenReason.SUIT_UNDERTAKEN


def test_no_solo_in_a_suit_others_have_undertaken_together() -> None:
    bidding = Bidding("1 propose S", "2 accept 8 S", "3 pass")
    assert solos(bidding) == {"solo 5 H", "solo 5 D", "solo 5 C"}
    assert bidding.why_not("solo 5 S") is KleurenwiezenReason.SUIT_UNDERTAKEN


def test_a_suit_another_bids_an_abondance_in_is_not_undertaken() -> None:
    bidding = Bidding("1 pass", "2 pass", "3 abondance 9 H", ladder="abondance 9=10; solo 5=3; accept 8=8")
    assert "solo 5 H" in bidding.legal


def test_a_solo_commits_and_is_skipped_from_then_on() -> None:
    bidding = Bidding("1 propose H", "2 propose D", "3 propose S", "4 pass", "1 solo 5 H")
    assert bidding.bidder(1).status is BidderStatus.SOLO
    assert bidding.say("2 propose D", "3 pass", "2 pass").end == "solo 5 H by 1"


# --- Negative contracts


@pytest.mark.parametrize("said", [(), ("1 propose H",), ("1 propose H", "2 propose D", "3 propose S", "4 propose C")])
def test_negative_contracts_can_be_bid_at_any_turn_before_a_seat_is_committed(said: tuple[str, ...]) -> None:
    assert Bidding(*said).legal >= NEGATIVES


@in_one_test(
    ("highest", "possible"),
    [
        ("small-misere", NEGATIVES),
        ("piccolo", NEGATIVES - {"small-misere"}),
        ("abondance 9 H", {"grand-misere", "open-misere"}),
        ("grand-misere", {"grand-misere", "open-misere"}),
        ("abondance 10 S", {"open-misere"}),
        ("open-misere", {"open-misere"}),
        ("abondance 12 S", set()),
    ],
)
def test_a_negative_contract_outranks_the_highest_or_joins_it(highest: str, possible: set[str]) -> None:
    bidding = Bidding(f"1 {highest}")
    assert bidding.legal & NEGATIVES == possible
    for refused in NEGATIVES - possible:
        assert bidding.why_not(refused) is KleurenwiezenReason.TOO_LOW


@pytest.mark.parametrize("contract", sorted(NEGATIVES))
def test_two_three_and_all_four_can_play_the_same_negative_contract(contract: str) -> None:
    bids = [f"{seat} {contract}" for seat in (1, 2, 3, 4)]
    assert Bidding(*bids[:2], "3 pass", "4 pass").end == f"{contract} by 1 2"
    assert Bidding(bids[0], "2 pass", *bids[2:]).end == f"{contract} by 1 3 4"
    assert Bidding(*bids).end == f"{contract} by 1 2 3 4"


def test_joining_is_possible_after_proposals_of_ones_own() -> None:
    bidding = Bidding("1 propose H", "2 piccolo", "3 propose D", "4 pass", "1 piccolo", "3 piccolo")
    assert bidding.end == "piccolo by 1 2 3"


# --- Abondance and slam


def test_an_abondance_of_any_level_or_a_slam_can_be_a_seats_first_bid() -> None:
    for said in ((), ("1 pass",), ("1 propose H", "2 propose D"), ("1 propose H", "2 propose D", "3 propose S")):
        assert Bidding(*said).legal >= ABONDANCES | SLAMS


def test_an_abondance_or_a_slam_needs_no_card_of_its_suit() -> None:
    assert Bidding(hands=SUITS_EACH).legal >= ABONDANCES | SLAMS


def test_after_a_proposal_there_is_no_abondance_and_no_slam() -> None:
    bidding = Bidding("1 propose H", "2 pass", "3 pass", "4 pass")
    assert not bidding.legal & (ABONDANCES | SLAMS)
    assert bidding.why_not(*ABONDANCES | SLAMS) is KleurenwiezenReason.FIRST_BID_ONLY


def test_an_abondance_has_to_outrank_by_tricks_or_by_suit() -> None:
    bidding = Bidding("1 abondance 10 D")
    higher = {f"abondance {tricks} {suit}" for tricks in (11, 12) for suit in "SHDC"} | {"abondance 10 H"}
    assert bidding.legal & ABONDANCES == higher
    assert bidding.why_not(*ABONDANCES - higher) is KleurenwiezenReason.TOO_LOW
    assert bidding.legal >= SLAMS


def test_hearts_outrank_diamonds_clubs_and_spades_in_a_slam() -> None:
    bidding = Bidding("1 slam C")
    assert bidding.legal == {"pass", "slam H", "slam D"}
    assert Bidding("1 slam H").legal == {"pass"}


def test_contracts_a_table_does_not_have_cannot_be_bid() -> None:
    absent = ("piccolissimo", "small-slam H", "open-slam H", "abondance-table 9 H", "slam-table H")
    assert Bidding().why_not(*absent) is Reason.NOT_IN_THIS_GAME
    assert Bidding(preset="classic").why_not("piccolo", "solo 5 H") is Reason.NOT_IN_THIS_GAME


def test_nobody_bids_a_troel() -> None:
    assert Bidding().why_not("troel 8 H", "troel 9 S") is KleurenwiezenReason.TROEL_IS_ANNOUNCED


def test_one_contract_and_three_passes_end_the_auction() -> None:
    assert Bidding("1 pass", "2 slam D", "3 pass", "4 pass").end == "slam D by 2"
    assert Bidding("1 pass", "2 pass", "3 pass", "4 solo 5 D").end == "solo 5 D by 4"
