"""Raising: the third stage (kleurenwiezen.txt, "Raising bids", "Pass parôle"; kleurenwiezen.md, stage 3)."""

from __future__ import annotations

import pytest

from engine.games.kleurenwiezen.actions import KleurenwiezenReason
from engine.games.kleurenwiezen.state import BidderStatus
from tests.engine.games.kleurenwiezen.auction.bidding import ABONDANCES, NEGATIVES, PROPOSALS, SLAMS, Bidding
from tests.engine.games.kleurenwiezen.deals import refused

TWO_PAIRS = ("1 propose C", "2 propose H", "3 accept 8 C", "4 accept 8 H")
BROKEN = (*TWO_PAIRS, "3 accept 9 C", "4 accept 9 H", "3 pass")
AT_TEN = (*TWO_PAIRS, "3 accept 9 C", "4 accept 9 H", "3 accept 10 C", "4 accept 10 H")


# --- Who may speak


@pytest.mark.parametrize(
    "said",
    [
        ("1 propose S", "2 accept 8 S", "3 pass", "4 pass"),
        ("1 pass", "2 small-misere", "3 pass", "4 small-misere"),
        ("1 abondance 9 S", "2 pass", "3 pass", "4 pass"),
    ],
)
def test_there_is_nothing_to_raise_where_one_side_stands_or_all_play_the_same_negative_contract(
    said: tuple[str, ...],
) -> None:
    bidding = Bidding(*said)
    assert (bidding.turn, bidding.auction.raising) == (0, False)


def test_it_continues_clockwise_from_the_last_who_spoke() -> None:
    bidding = Bidding("1 small-misere", "2 propose H", "3 piccolo", "4 pass", "2 pass")
    assert (bidding.turn, bidding.auction.raising) == (1, True)
    bidding = Bidding("1 propose H", "2 small-misere", "3 piccolo", "4 pass", "1 pass")
    assert bidding.turn == 2


def test_those_who_have_passed_stand_highest_or_are_spoken_for_are_skipped() -> None:
    bidding = Bidding(*TWO_PAIRS)
    # East and West stand highest; South speaks for North.
    assert bidding.turn == 3
    assert refused(bidding.state, 1, "accept 9 C").reason is KleurenwiezenReason.PARTNER_SPEAKS
    bidding = Bidding("1 small-misere", "2 piccolo", "3 pass", "4 pass")
    assert bidding.say("1 piccolo").end == "piccolo by 1 2"


def test_it_ends_when_all_but_the_highest_side_have_passed() -> None:
    bidding = Bidding("1 small-misere", "2 piccolo", "3 grand-misere", "4 pass", "1 pass")
    assert bidding.turn == 2
    assert bidding.say("2 open-misere", "3 pass").end == "open-misere by 2"


def test_who_passes_in_it_is_out() -> None:
    bidding = Bidding("1 small-misere", "2 piccolo", "3 grand-misere", "4 pass", "1 pass", "2 open-misere")
    assert bidding.turn == 3
    assert refused(bidding.state, 1, "open-misere").reason is KleurenwiezenReason.HAS_PASSED


def test_a_bound_seat_is_asked_before_the_auction_ends_even_if_it_can_only_pass() -> None:
    bidding = Bidding("1 propose S", "2 accept 8 S", "3 abondance 9 H", "4 pass")
    assert (bidding.turn, bidding.legal) == (2, {"pass"})
    bidding.say("2 pass")
    assert (bidding.turn, bidding.legal) == (1, {"pass"})
    assert bidding.why_not("solo 8 S") is KleurenwiezenReason.TOO_LOW
    assert bidding.say("1 pass").end == "abondance 9 H by 3"


# --- Partnerships


def test_the_acceptor_raises_by_no_more_than_is_needed() -> None:
    bidding = Bidding(*TWO_PAIRS)
    assert bidding.legal == {"pass", "accept 9 C"}
    assert bidding.why_not("accept 10 C") is KleurenwiezenReason.NOT_THE_LEAST
    assert bidding.why_not("accept 8 C") is KleurenwiezenReason.TOO_LOW
    assert bidding.say("3 accept 9 C").highest == "accept 9 C by 1 3"


def test_partners_can_raise_nothing_but_their_own_suit() -> None:
    bidding = Bidding(*TWO_PAIRS)
    refused_ones = ("accept 9 S", "accept 9 H", "solo 5 C", *PROPOSALS, "wait", *NEGATIVES, *ABONDANCES, *SLAMS)
    assert bidding.why_not(*refused_ones) is KleurenwiezenReason.BOUND_TO_PARTNERSHIP


def test_an_acceptor_who_passes_is_out_and_the_proposer_is_bound() -> None:
    bidding = Bidding(*BROKEN)
    assert bidding.bidder(3).status is BidderStatus.PASSED
    assert bidding.bidder(1).status is BidderStatus.BOUND
    assert (bidding.turn, bidding.legal) == (1, {"pass", "solo 6 C"})
    assert refused(bidding.state, 3, "accept 10 C").reason is KleurenwiezenReason.HAS_PASSED


def test_a_bound_seat_may_bid_solo_in_its_suit_or_pass_and_nothing_else() -> None:
    bidding = Bidding(*BROKEN)
    others = ("solo 5 D", "accept 10 C", "propose C", *NEGATIVES, "abondance 9 C", "slam C")
    assert bidding.why_not(*others) is KleurenwiezenReason.BOUND_AFTER_PARTNER
    assert bidding.why_not("solo 7 C") is KleurenwiezenReason.NOT_THE_LEAST
    assert bidding.why_not("solo 5 C") is KleurenwiezenReason.TOO_LOW
    bidding.say("1 solo 6 C")
    assert bidding.bidder(1).status is BidderStatus.SOLO
    assert bidding.highest == "solo 6 C by 1"
    assert (bidding.turn, bidding.legal) == (4, {"pass", "accept 10 H"})
    bidding.say("4 accept 10 H")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "solo 7 C"})


UNDERTAKEN_BEFORE = ("1 propose S", "2 propose D", "3 propose C", "4 pass", "1 solo 5 S", "2 propose S", "3 accept 9 S")
"""Seat 1 stands with a solo in spades when the others become partners in that suit."""


def test_a_bound_seat_may_not_bid_solo_in_a_suit_that_a_seat_outside_its_partnership_has_undertaken() -> None:
    bidding = Bidding(*UNDERTAKEN_BEFORE, "1 solo 6 S", "3 pass")
    assert (bidding.turn, bidding.legal) == (2, {"pass"})
    assert bidding.bidder(2).status is BidderStatus.BOUND
    assert bidding.why_not("solo 7 S") is KleurenwiezenReason.SUIT_UNDERTAKEN
    assert bidding.say("2 pass").end == "solo 6 S by 1"


def test_so_it_is_even_if_that_seat_has_given_up_its_solo_since() -> None:
    bidding = Bidding("1 propose S", "2 propose D", "3 propose C", "4 propose H", "1 solo 5 S", "2 propose S")
    bidding.say("3 accept 9 S", "4 small-misere", "1 pass", "3 pass")
    assert (bidding.turn, bidding.legal) == (2, {"pass"})
    assert bidding.why_not("solo 8 S") is KleurenwiezenReason.SUIT_UNDERTAKEN


def test_a_bound_seat_may_still_turn_to_a_misere_where_it_may_not_bid_solo() -> None:
    bidding = Bidding(*UNDERTAKEN_BEFORE, "1 solo 6 S", "3 pass", binding="negative-if-broken")
    assert (bidding.turn, bidding.legal & {"solo 7 S", "small-misere"}) == (2, {"small-misere"})


def test_a_solo_that_stands_may_be_raised_whatever_others_have_undertaken_since() -> None:
    bidding = Bidding(*UNDERTAKEN_BEFORE)
    assert (bidding.turn, bidding.legal) == (1, {"pass", "solo 6 S"})


def test_what_its_own_broken_partnership_undertook_keeps_nobody_from_a_solo() -> None:
    assert Bidding(*BROKEN).legal == {"pass", "solo 6 C"}


# --- Pass parole


@pytest.mark.parametrize("calls", [4, 6])
def test_parole_is_not_possible_below_eleven_tricks(calls: int) -> None:
    bidding = Bidding(*AT_TEN[:calls])
    assert "parole" not in bidding.legal
    assert bidding.why_not("parole") is KleurenwiezenReason.PAROLE_FROM_ELEVEN


def test_parole_is_possible_from_eleven_tricks_on_for_the_acceptor() -> None:
    assert Bidding(*AT_TEN).legal == {"pass", "parole", "accept 11 C"}
    assert Bidding("1 propose S", "2 accept 8 S", "3 small-misere", "4 pass").legal == {"pass", "parole", "accept 12 S"}
    assert Bidding("1 propose S", "2 accept 8 S", "3 piccolo", "4 pass").legal == {"pass", "parole", "accept 13 S"}


def test_there_is_no_parole_where_no_number_of_tricks_is_enough() -> None:
    bidding = Bidding("1 propose S", "2 accept 8 S", "3 abondance 9 C", "4 pass")
    assert bidding.why_not("parole") is KleurenwiezenReason.NO_PARTNERSHIP_HIGHER


def test_parole_means_nothing_to_who_is_in_no_partnership() -> None:
    assert Bidding().why_not("parole") is KleurenwiezenReason.PAROLE_ACCEPTOR_ONLY
    bidding = Bidding("1 propose S", "2 accept 8 S", "3 pass", "4 solo 5 H", "2 pass")
    assert bidding.turn == 1
    assert bidding.why_not("parole") is KleurenwiezenReason.PAROLE_ACCEPTOR_ONLY


def test_after_parole_the_proposer_speaks_at_his_own_turn_for_as_long_as_they_raise() -> None:
    bidding = Bidding(*AT_TEN, "3 parole")
    assert bidding.highest == "accept 10 H by 2 4"
    assert (bidding.turn, bidding.legal) == (1, {"pass", "accept 11 C"})
    assert refused(bidding.state, 3, "accept 11 C").reason is KleurenwiezenReason.PARTNER_SPEAKS
    bidding.say("1 accept 11 C", "4 accept 11 H")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "accept 12 C"})
    assert bidding.why_not("parole") is KleurenwiezenReason.PAROLE_ACCEPTOR_ONLY


def test_both_sides_may_say_parole() -> None:
    bidding = Bidding(*AT_TEN, "3 parole", "1 accept 11 C", "4 parole")
    assert (bidding.turn, bidding.legal) == (2, {"pass", "accept 11 H"})


def test_other_seats_are_asked_before_the_proposers_turn_comes() -> None:
    said = ("1 propose S", "2 propose C", "3 small-misere", "4 accept 12 C", "1 piccolo", "3 piccolo")
    bidding = Bidding(*said)
    assert bidding.legal == {"pass", "parole", "accept 13 C"}
    bidding.say("4 parole")
    # Clockwise; the auction skips those who play the piccolo.
    assert (bidding.turn, bidding.legal) == (2, {"pass", "accept 13 C"})


def test_a_proposer_who_passes_after_parole_leaves_the_acceptor_bound() -> None:
    bidding = Bidding(*AT_TEN, "3 parole", "1 pass")
    assert bidding.bidder(1).status is BidderStatus.PASSED
    assert bidding.bidder(3).status is BidderStatus.BOUND
    assert (bidding.turn, bidding.legal) == (3, {"pass", "solo 7 C"})


# --- Alone


def test_a_solo_is_raised_by_as_few_tricks_as_needed_and_to_nothing_else() -> None:
    bidding = Bidding("1 propose S", "2 accept 8 S", "3 pass", "4 solo 5 H", "2 accept 9 S")
    assert (bidding.turn, bidding.legal) == (4, {"pass", "solo 6 H"})
    assert bidding.why_not("solo 7 H") is KleurenwiezenReason.NOT_THE_LEAST
    others = ("solo 6 D", "propose H", "accept 10 H", *NEGATIVES, "abondance 9 H", "slam H", "wait")
    assert bidding.why_not(*others) is KleurenwiezenReason.BOUND_TO_SOLO


def test_a_solo_ends_at_eight_tricks() -> None:
    bidding = Bidding("1 propose S", "2 propose H", "3 propose D", "4 propose C", "1 solo 5 S", "2 piccolo", "3 pass")
    bidding.say("4 pass")
    assert (bidding.turn, bidding.legal) == (1, {"pass"})
    assert bidding.why_not("solo 8 S") is KleurenwiezenReason.TOO_LOW


def test_who_has_bid_a_negative_contract_may_raise_it_to_any_that_outranks_or_equals_the_highest() -> None:
    bidding = Bidding("1 small-misere", "2 piccolo", "3 pass", "4 pass")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "piccolo", "grand-misere", "open-misere"})
    assert bidding.why_not("small-misere") is KleurenwiezenReason.TOO_LOW
    others = ("solo 8 H", "accept 13 H", "propose H", *ABONDANCES, *SLAMS)
    assert bidding.why_not(*others) is KleurenwiezenReason.BOUND_TO_NEGATIVE
    bidding.say("1 grand-misere")
    assert (bidding.turn, bidding.legal) == (2, {"pass", "grand-misere", "open-misere"})
    assert bidding.say("2 grand-misere").end == "grand-misere by 1 2"


def test_those_who_leave_a_shared_contract_for_a_higher_one_play_that_alone() -> None:
    bidding = Bidding("1 small-misere", "2 small-misere", "3 piccolo", "4 pass", "1 grand-misere")
    assert bidding.highest == "grand-misere by 1"
    assert bidding.say("2 pass", "3 pass").end == "grand-misere by 1"


def test_an_abondance_is_raised_to_any_higher_abondance_or_slam_in_its_suit() -> None:
    bidding = Bidding("1 abondance 9 C", "2 abondance 9 H", "3 pass", "4 pass")
    assert (bidding.turn, bidding.legal) == (
        1,
        {"pass", "abondance 10 C", "abondance 11 C", "abondance 12 C", "slam C"},
    )
    assert bidding.why_not("abondance 9 C") is KleurenwiezenReason.TOO_LOW
    others = ("abondance 10 H", "slam H", "grand-misere", "solo 8 C", "accept 13 C", "propose C")
    assert bidding.why_not(*others) is KleurenwiezenReason.BOUND_TO_ABONDANCE


def test_an_abondance_that_nobody_overbids_is_played_as_it_was_bid() -> None:
    bidding = Bidding("1 pass", "2 abondance 9 C", "3 pass", "4 pass")
    assert bidding.end == "abondance 9 C by 2"


def test_a_slam_can_be_overbid_in_a_higher_suit_only() -> None:
    bidding = Bidding("1 slam C", "2 slam H", "3 pass", "4 pass")
    assert (bidding.turn, bidding.legal) == (1, {"pass"})
    assert bidding.say("1 pass").end == "slam H by 2"
