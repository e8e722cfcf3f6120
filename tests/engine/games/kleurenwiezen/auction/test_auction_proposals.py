"""Passing, waiting, proposing and accepting (kleurenwiezen.txt, "The Bidding"; kleurenwiezen.md, stage 2)."""

from __future__ import annotations

import pytest

from engine.core.errors import Reason
from engine.games.kleurenwiezen.actions import KleurenwiezenReason
from engine.games.kleurenwiezen.state import BidderStatus
from tests.engine.games.kleurenwiezen.auction.bidding import NEGATIVES, PROPOSALS, Bidding
from tests.engine.games.kleurenwiezen.deals import SUITS_EACH, refused

# --- Order and passing


@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
def test_the_bidding_begins_at_dealers_left_and_goes_clockwise(dealer: int) -> None:
    bidding = Bidding(dealer=dealer)
    for step in range(4):
        assert bidding.turn == (dealer + step) % 4 + 1
        bidding.say(f"{bidding.turn} pass")


def test_if_all_four_pass_the_cards_are_thrown_in() -> None:
    assert Bidding("1 pass", "2 pass", "3 pass", "4 pass").end == "thrown in"


def test_if_all_pass_after_unsuccessful_proposals_the_cards_are_thrown_in() -> None:
    assert Bidding("1 propose H", "2 pass", "3 propose D", "4 pass", "1 pass", "3 pass").end == "thrown in"


def test_who_has_passed_cannot_bid_again_and_is_skipped() -> None:
    bidding = Bidding("1 pass", "2 propose H", "3 propose D", "4 propose C")
    assert bidding.turn == 2
    assert refused(bidding.state, 1, "accept 8 H").reason is KleurenwiezenReason.HAS_PASSED


def test_nobody_speaks_out_of_turn() -> None:
    bidding = Bidding("1 propose H")
    assert refused(bidding.state, 3, "accept 8 H").reason is Reason.NOT_YOUR_TURN
    assert refused(bidding.state, 1, "pass").reason is Reason.NOT_YOUR_TURN


def test_a_proposer_whose_partner_speaks_for_both_cannot_say_anything() -> None:
    bidding = Bidding("1 propose S", "2 accept 8 S", "3 propose H", "4 accept 8 H")
    assert bidding.turn == 2
    assert refused(bidding.state, 1, "accept 9 S").reason is KleurenwiezenReason.PARTNER_SPEAKS
    assert refused(bidding.state, 4, "pass").reason is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("text", ["double", "no-double", "discard AS", "play AS"])
def test_what_is_no_bid_cannot_be_said_in_the_auction(text: str) -> None:
    reason = refused(Bidding(doubles="yes").state, 1, text).reason
    assert reason is Reason.NOT_NOW


# --- Waiting


def test_only_eldest_may_wait_and_only_as_the_very_first_bid() -> None:
    bidding = Bidding()
    assert "wait" in bidding.legal
    bidding.say("1 propose H")
    for word in ("2 propose D", "3 propose S", "4 pass"):
        assert "wait" not in bidding.legal
        assert bidding.why_not("wait") is KleurenwiezenReason.WAIT_FIRST_ONLY
        bidding.say(word)
    assert bidding.turn == 1
    assert bidding.why_not("wait") is KleurenwiezenReason.WAIT_FIRST_ONLY


def test_who_has_waited_may_only_accept_or_pass() -> None:
    bidding = Bidding("1 wait", "2 propose H", "3 propose D", "4 pass")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "accept 8 H", "accept 8 D"})
    assert bidding.why_not("propose S", "solo 5 S", "abondance 9 H", "slam H", *NEGATIVES) is KleurenwiezenReason.WAITED
    assert bidding.why_not("wait") is KleurenwiezenReason.WAIT_FIRST_ONLY


def test_who_has_waited_can_only_pass_where_nobody_proposes() -> None:
    bidding = Bidding("1 wait", "2 pass", "3 pass", "4 pass")
    assert (bidding.turn, bidding.legal) == (1, {"pass"})
    assert bidding.why_not("solo 5 S") is KleurenwiezenReason.WAITED
    assert bidding.say("1 pass").end == "thrown in"


def test_who_waits_can_accept_the_proposal_of_whoever_is_left() -> None:
    bidding = Bidding("1 wait", "2 pass", "3 pass", "4 propose H", "1 accept 8 H")
    assert bidding.end == "accept 8 H by 1 4"


# --- Proposing


def test_a_proposal_lives_until_its_proposers_next_turn() -> None:
    bidding = Bidding("1 propose H", "2 propose D", "3 propose S", "4 propose C")
    assert {"accept 8 D", "accept 8 S", "accept 8 C"} < bidding.legal
    assert bidding.bidder(1).live is None
    bidding.say("1 propose H")
    assert bidding.why_not("accept 8 D") is KleurenwiezenReason.NOT_PROPOSED
    assert {"accept 8 H", "accept 8 S", "accept 8 C"} < bidding.legal


def test_a_proposal_may_be_renewed_once() -> None:
    bidding = Bidding("1 propose H", "2 pass", "3 pass", "4 propose C", "1 propose H", "4 propose C")
    assert bidding.turn == 1
    assert "propose H" not in bidding.legal
    assert bidding.why_not("propose H") is KleurenwiezenReason.PROPOSED_ENOUGH


def test_the_two_proposals_of_a_suit_need_not_follow_each_other() -> None:
    bidding = Bidding("1 propose H", "2 pass", "3 pass", "4 propose C", "1 propose D", "4 propose S", "1 propose H")
    bidding.say("4 propose C")
    assert bidding.why_not("propose H") is KleurenwiezenReason.PROPOSED_ENOUGH
    assert "propose D" in bidding.legal


def test_a_suit_with_a_live_proposal_of_another_cannot_be_proposed() -> None:
    bidding = Bidding("1 propose H")
    assert bidding.why_not("propose H") is KleurenwiezenReason.PROPOSAL_LIVE
    assert bidding.legal >= PROPOSALS - {"propose H"}


def test_a_suit_once_accepted_cannot_be_proposed_again() -> None:
    bidding = Bidding("1 propose S", "2 accept 8 S")
    assert bidding.why_not("propose S") is KleurenwiezenReason.PROPOSAL_ACCEPTED


def test_a_proposal_needs_somebody_who_could_still_accept() -> None:
    assert "propose D" in Bidding("1 pass", "2 pass", "3 propose H").legal
    bidding = Bidding("1 pass", "2 pass", "3 pass")
    assert bidding.why_not(*PROPOSALS) is KleurenwiezenReason.NOBODY_TO_ACCEPT


def test_who_waits_could_still_accept() -> None:
    assert Bidding("1 wait", "2 pass", "3 pass").legal >= PROPOSALS


def test_a_proposal_needs_a_partnership_that_outranks_the_highest_contract() -> None:
    assert Bidding("1 piccolo").legal >= PROPOSALS
    bidding = Bidding("1 abondance 9 S")
    assert bidding.why_not(*PROPOSALS) is KleurenwiezenReason.NO_PARTNERSHIP_HIGHER
    assert not bidding.legal & PROPOSALS


def test_a_suit_needs_a_card_to_be_proposed_or_accepted() -> None:
    bidding = Bidding(hands=SUITS_EACH)
    assert bidding.legal & PROPOSALS == {"propose S"}
    assert bidding.why_not("propose H", "propose D", "propose C") is KleurenwiezenReason.SUIT_NOT_HELD
    bidding.say("1 propose S")
    assert "accept 8 S" not in bidding.legal
    assert bidding.why_not("accept 8 S") is KleurenwiezenReason.SUIT_NOT_HELD


def test_whether_anybody_could_accept_never_depends_on_cards_nobody_has_shown() -> None:
    # Only West, who holds nothing but clubs, is left.
    assert "propose D" in Bidding("1 pass", "2 pass", hands=SUITS_EACH).legal


def test_a_suit_in_which_another_stands_with_a_solo_or_an_abondance_may_be_proposed_and_accepted() -> None:
    bidding = Bidding("1 propose S", "2 propose D", "3 propose C", "4 pass", "1 solo 5 S")
    assert "propose S" in bidding.legal
    bidding.say("2 propose S")
    assert "accept 9 S" in bidding.legal
    custom = Bidding("1 abondance 9 S", "2 propose S", ladder="abondance 9=10; accept 8=8; solo 5=3")
    assert "accept 8 S" in custom.legal


@pytest.mark.parametrize("bid", ["pass", "small-misere", "piccolo"])
def test_who_has_bid_anything_else_is_skipped_while_others_propose(bid: str) -> None:
    assert Bidding(f"1 {bid}", "2 propose H", "3 pass", "4 propose D").turn == 2


# --- Accepting


def test_accepting_makes_partners_and_the_acceptor_speaks_for_them() -> None:
    bidding = Bidding("1 propose H", "2 pass", "3 accept 8 H")
    proposer, acceptor = bidding.bidder(1), bidding.bidder(3)
    assert (proposer.status, proposer.partner, proposer.speaks, proposer.accepted) == (
        BidderStatus.PARTNER,
        3,
        False,
        False,
    )
    assert (acceptor.status, acceptor.partner, acceptor.speaks, acceptor.accepted) == (
        BidderStatus.PARTNER,
        1,
        True,
        True,
    )
    assert bidding.highest == "accept 8 H by 1 3"
    assert bidding.turn == 4


def test_the_first_acceptance_is_for_eight_tricks_and_for_no_more() -> None:
    bidding = Bidding("1 propose S")
    assert "accept 8 S" in bidding.legal
    assert bidding.why_not("accept 9 S", "accept 13 S") is KleurenwiezenReason.NOT_THE_LEAST
    assert bidding.sentence("accept 9 S") == "no more tricks may be bid than are needed: accept 8 S"


def test_nobody_accepts_what_is_not_proposed_or_their_own_proposal() -> None:
    bidding = Bidding("1 propose S", "2 pass", "3 pass", "4 propose H")
    assert bidding.why_not("accept 8 S", "accept 8 C") is KleurenwiezenReason.NOT_PROPOSED


def test_an_acceptance_that_can_outrank_nothing_is_impossible() -> None:
    bidding = Bidding("1 propose S", "2 abondance 9 C")
    assert not any(word.startswith("accept") for word in bidding.legal)
    assert bidding.why_not("accept 13 S") is KleurenwiezenReason.TOO_LOW
    assert bidding.sentence("accept 13 S") == "this does not outrank abondance 9 C"


@pytest.mark.parametrize(
    ("bids", "least"),
    [
        (("2 small-misere",), "accept 12 S"),
        (("2 piccolo",), "accept 13 S"),
        (("2 propose H", "3 accept 8 H"), "accept 9 S"),
    ],
)
def test_the_acceptor_bids_the_least_number_of_tricks_that_outranks(bids: tuple[str, ...], least: str) -> None:
    bidding = Bidding("1 propose S", *bids)
    assert [word for word in bidding.legal if word.endswith(" S") and word.startswith("accept")] == [least]


def test_the_first_proposal_of_two_accepted_by_different_seats_makes_two_pairs() -> None:
    bidding = Bidding("1 propose S", "2 propose H", "3 accept 8 S", "4 accept 8 H")
    assert bidding.highest == "accept 8 H by 2 4"
    assert bidding.say("3 pass", "1 pass").end == "accept 8 H by 2 4"
