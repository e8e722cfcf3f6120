"""The auction on other ladders (kleurenwiezen.txt, "Variations", "Flemish Scoring"; kleurenwiezen.md, decisions)."""

from __future__ import annotations

import pytest

from engine.core.errors import Reason
from engine.games.kleurenwiezen.actions import KleurenwiezenReason
from tests.engine.games.kleurenwiezen.auction.bidding import PROPOSALS, Bidding


def kinds(bidding: Bidding, start: str) -> set[str]:
    return {word for word in bidding.legal if word.startswith(start)}


# --- Flemish: a solo ranks with a partnership for three tricks more


def test_on_one_row_the_suit_decides_between_a_solo_and_a_partnership() -> None:
    bidding = Bidding("1 propose D", "2 pass", "3 accept 8 D", preset="flemish")
    assert kinds(bidding, "solo") == {"solo 5 H", "solo 6 C", "solo 6 S"}
    assert bidding.why_not("solo 5 C") is KleurenwiezenReason.TOO_LOW
    assert bidding.say("4 solo 5 H").legal == {"pass", "accept 9 D"}


def test_a_bound_seat_must_outbid_its_own_former_level() -> None:
    bidding = Bidding("1 propose D", "2 pass", "3 accept 8 D", "4 solo 5 H", "3 pass", preset="flemish")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "solo 6 D"})


def test_a_solo_eight_is_outbid_by_eleven_tricks_of_a_higher_suit_or_twelve_of_any() -> None:
    said = ("1 propose S", "2 accept 8 S", "3 pass", "4 solo 5 H", "2 accept 9 S", "4 solo 6 H", "2 accept 10 S")
    bidding = Bidding(*said, "4 solo 7 H", "2 accept 11 S", "4 solo 8 H", preset="flemish")
    assert (bidding.turn, bidding.legal) == (2, {"pass", "parole", "accept 12 S"})


def test_misere_outranks_every_abondance_and_a_troel_every_misere_but_the_open_one() -> None:
    bidding = Bidding("1 abondance 12 H", preset="flemish")
    assert bidding.legal >= {"small-misere", "piccolo", "grand-misere", "open-misere"}
    assert not kinds(Bidding("1 small-misere", preset="flemish"), "abondance")


def test_no_suit_is_proposed_over_an_abondance_or_a_misere() -> None:
    for bid in ("1 abondance 9 S", "1 small-misere"):
        assert Bidding(bid, preset="flemish").why_not(*PROPOSALS) is KleurenwiezenReason.NO_PARTNERSHIP_HIGHER


# --- More and fewer contracts


def test_small_slams_take_the_place_of_abondance_twelve() -> None:
    bidding = Bidding("1 abondance 11 H", slams="yes")
    assert kinds(bidding, "abondance") == set()
    assert kinds(bidding, "small-slam") == {f"small-slam {suit}" for suit in "SHDC"}
    assert bidding.why_not("abondance 12 H") is Reason.NOT_IN_THIS_GAME
    bidding.say("2 small-slam H")
    assert kinds(bidding, "small") == set()
    assert kinds(bidding, "slam") == {f"slam {suit}" for suit in "SHDC"}


def test_contracts_with_open_cards_outrank_the_same_with_closed_ones() -> None:
    bidding = Bidding("1 abondance 9 H", "2 abondance-table 9 S", "3 pass", "4 pass", preset="gerver")
    assert bidding.turn == 1
    assert bidding.legal == {
        *("pass", "abondance-table 9 H", "abondance 10 H", "abondance-table 10 H", "abondance 11 H"),
        *("abondance-table 11 H", "small-slam H", "small-slam-table H", "slam H", "slam-table H"),
    }


def test_an_open_slam_is_the_highest_contract() -> None:
    bidding = Bidding("1 slam H", slam_table="yes", open_slam="yes")
    assert kinds(bidding, "slam-table") == {f"slam-table {suit}" for suit in "SHDC"}
    bidding.say("2 open-slam S")
    assert bidding.legal == {"pass", "open-slam H", "open-slam D", "open-slam C"}


def test_piccolissimo_lies_just_below_piccolo_and_can_be_joined() -> None:
    bidding = Bidding("1 piccolissimo", piccolissimo="yes")
    assert bidding.legal >= {"piccolissimo", "piccolo"}
    assert bidding.why_not("small-misere") is KleurenwiezenReason.TOO_LOW
    assert bidding.say("2 piccolissimo", "3 pass", "4 pass").end == "piccolissimo by 1 2"


def test_without_solo_five_the_first_solo_is_for_six() -> None:
    assert kinds(Bidding("1 pass", "2 pass", "3 pass", preset="classic"), "solo") == {
        f"solo 6 {suit}" for suit in "SHDC"
    }


# --- A ladder of one's own


def test_levels_that_do_not_exist_are_skipped() -> None:
    ladder = "accept 8=8; accept 10=14; solo 7=5; accept 12=20"
    bidding = Bidding("1 propose S", "2 propose H", "3 accept 8 H", ladder=ladder)
    assert kinds(bidding, "accept") == {"accept 10 S"}
    assert bidding.why_not("accept 9 S") is Reason.NOT_IN_THIS_GAME
    bidding.say("4 accept 10 S")
    assert bidding.turn == 3
    assert bidding.legal == {"pass", "accept 10 H"}
    bidding.say("3 pass")
    assert (bidding.turn, bidding.legal) == (2, {"pass", "solo 7 H"})


def test_parole_where_the_next_level_there_is_is_eleven_or_more() -> None:
    bidding = Bidding("1 propose S", "2 propose H", "3 accept 8 S", "4 accept 8 H", ladder="accept 8=8; accept 12=20")
    assert bidding.legal == {"pass", "parole", "accept 12 S"}


def test_the_least_level_is_the_one_for_fewest_tricks_whatever_the_order_of_the_rows() -> None:
    bidding = Bidding("1 small-misere", "2 propose S", ladder="small-misere=6; accept 10=14; accept 9=11")
    assert kinds(bidding, "accept") == {"accept 9 S"}


def test_a_ladder_without_partnerships_has_no_proposals() -> None:
    bidding = Bidding(ladder="solo 5=3; small-misere=6")
    assert bidding.legal == {"pass", "wait", "small-misere"}
    bidding.say("1 pass", "2 pass", "3 pass")
    assert bidding.legal == {"pass", "small-misere", *(f"solo 5 {suit}" for suit in "SHDC")}


@pytest.mark.parametrize("kind", ["small-misere", "piccolo", "abondance 9", "slam"])
def test_a_ladder_of_one_contract_can_be_bid(kind: str) -> None:
    bid = kind if kind in ("small-misere", "piccolo") else f"{kind} S"
    assert Bidding(f"1 {bid}", "2 pass", "3 pass", "4 pass", ladder=f"{kind}=5").end == f"{bid} by 1"
