"""The worked auctions, with all the remarks on them (kleurenwiezen.txt, "Examples of Bidding")."""

from __future__ import annotations

from engine.core.cards import Card
from engine.games.kleurenwiezen.actions import KleurenwiezenReason
from tests.engine.games.kleurenwiezen.auction.bidding import ABONDANCES, NEGATIVES, PROPOSALS, SLAMS, Bidding
from tests.engine.games.kleurenwiezen.deals import GAME, facts, legal, step

FIRST = ("1 propose D", "2 propose C", "3 propose S", "4 propose H")
SECOND = ("1 propose S", "2 accept 8 S", "3 propose C", "4 propose D")


def test_first_example_before_eldest_speaks_all_but_a_solo_and_an_acceptance_is_possible() -> None:
    bidding = Bidding()
    assert bidding.turn == 1
    assert bidding.legal == {"pass", "wait"} | PROPOSALS | NEGATIVES | ABONDANCES | SLAMS
    assert bidding.why_not("solo 5 D") is KleurenwiezenReason.PARTNER_FIRST


def test_first_example_later_seats_may_also_accept_or_bid_another_contract_but_no_solo() -> None:
    bidding = Bidding(*FIRST[:1])
    assert bidding.legal == {"pass", "accept 8 D"} | PROPOSALS - {"propose D"} | NEGATIVES | ABONDANCES | SLAMS
    bidding.say(*FIRST[1:2])
    accepts = {"accept 8 D", "accept 8 C"}
    assert bidding.legal == {"pass", "propose S", "propose H"} | accepts | NEGATIVES | ABONDANCES | SLAMS
    bidding.say(*FIRST[2:3])
    accepts.add("accept 8 S")
    assert bidding.legal == {"pass", "propose H"} | accepts | NEGATIVES | ABONDANCES | SLAMS


def test_first_example_a_proposer_nobody_accepted_has_many_options_but_no_abondance() -> None:
    bidding = Bidding(*FIRST)
    accepts = {"accept 8 C", "accept 8 S", "accept 8 H"}
    assert bidding.legal == {"pass", "propose D", "solo 5 D"} | accepts | NEGATIVES
    assert bidding.why_not("abondance 12 D", "slam H") is KleurenwiezenReason.FIRST_BID_ONLY


def test_first_example_too_late_for_an_abondance_for_everyone_who_has_proposed() -> None:
    bidding = Bidding(*FIRST)
    for word in ("1 pass", "2 pass", "3 pass"):
        assert bidding.why_not("abondance 9 H", "slam S") is KleurenwiezenReason.FIRST_BID_ONLY
        bidding.say(word)
    assert bidding.why_not("abondance 9 H", "slam S") is KleurenwiezenReason.FIRST_BID_ONLY


def test_first_example_whoever_accepts_the_lower_suit_needs_nine_and_stage_three_begins() -> None:
    bidding = Bidding(*FIRST, "1 accept 8 H")
    assert (bidding.highest, bidding.auction.raising) == ("accept 8 H by 1 4", False)
    assert bidding.turn == 2
    assert bidding.why_not("accept 8 S") is KleurenwiezenReason.TOO_LOW
    assert bidding.why_not("accept 10 S") is KleurenwiezenReason.NOT_THE_LEAST
    bidding.say("2 accept 9 S")
    assert bidding.auction.raising
    # The auction skips South and West: North speaks for his side.
    assert (bidding.turn, bidding.legal) == (1, {"pass", "accept 9 H"})
    assert (
        bidding.why_not("accept 9 C", "solo 6 H", "open-misere", "propose D")
        is KleurenwiezenReason.BOUND_TO_PARTNERSHIP
    )


def test_first_example_a_broken_partnership_lets_the_proposer_bid_solo_in_its_suit_only() -> None:
    bidding = Bidding(*FIRST, "1 accept 8 H", "2 accept 9 S", "1 accept 9 H", "2 pass")
    assert (bidding.turn, bidding.legal) == (3, {"pass", "solo 6 S"})
    assert bidding.why_not("solo 5 S") is KleurenwiezenReason.TOO_LOW
    bidding.say("3 solo 6 S", "1 accept 10 H", "3 solo 7 S")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "parole", "accept 11 H"})


def test_first_example_ends_with_a_solo_of_west_whose_partner_has_passed() -> None:
    bidding = Bidding(*FIRST, "1 accept 8 H", "2 accept 9 S", "1 accept 9 H", "2 pass")
    bidding.say("3 solo 6 S", "1 accept 10 H", "3 solo 7 S", "1 pass")
    assert (bidding.turn, bidding.legal) == (4, {"pass", "solo 7 H"})
    bidding.say("4 solo 7 H")
    assert (bidding.turn, bidding.legal) == (3, {"pass", "solo 8 S"})
    assert bidding.say("3 pass").end == "solo 7 H by 4"


def test_second_example_partners_wait_until_the_others_are_committed_and_play_eight_if_they_pass() -> None:
    bidding = Bidding(*SECOND[:2])
    assert bidding.turn == 3
    assert bidding.say("3 pass", "4 pass").end == "accept 8 S by 1 2"


def test_second_example_the_other_two_have_many_options_at_their_second_turn() -> None:
    bidding = Bidding(*SECOND)
    assert bidding.turn == 3
    assert bidding.legal == {"pass", "propose H", "propose C", "accept 8 D", "solo 5 C"} | NEGATIVES
    bidding.say("3 propose H")
    assert bidding.legal == {"pass", "propose D", "propose C", "accept 8 H", "solo 5 D"} | NEGATIVES
    bidding.say("4 propose D")
    assert bidding.legal == {"pass", "propose H", "propose C", "accept 8 D", "solo 5 C", "solo 5 H"} | NEGATIVES


def test_second_example_no_suit_is_proposed_a_third_time_but_a_solo_in_it_can_be_bid() -> None:
    bidding = Bidding(*SECOND, "3 propose H", "4 propose D", "3 propose C")
    assert bidding.turn == 4
    assert bidding.why_not("propose D") is KleurenwiezenReason.PROPOSED_ENOUGH
    assert bidding.legal == {"pass", "propose H", "accept 8 C", "solo 5 D"} | NEGATIVES


def test_second_example_without_a_possible_partner_only_solos_and_negative_contracts_are_left() -> None:
    bidding = Bidding(*SECOND, "3 propose H", "4 propose D", "3 propose C", "4 solo 5 D")
    assert bidding.turn == 3
    assert bidding.legal == {"pass", "solo 6 C", "solo 5 H"} | NEGATIVES
    assert bidding.why_not("propose H") is KleurenwiezenReason.NOBODY_TO_ACCEPT
    bidding.say("3 solo 6 C")
    assert bidding.auction.raising


def test_second_example_ends_with_ten_spades_for_the_partners() -> None:
    bidding = Bidding(*SECOND, "3 propose H", "4 propose D", "3 propose C", "4 solo 5 D", "3 solo 6 C")
    assert (bidding.turn, bidding.legal) == (4, {"pass", "solo 6 D"})
    bidding.say("4 pass")
    assert (bidding.turn, bidding.legal) == (2, {"pass", "accept 10 S"})
    bidding.say("2 accept 10 S")
    assert bidding.turn == 3
    assert bidding.say("3 pass").end == "accept 10 S by 1 2"


def test_third_example_a_solo_in_the_first_round_when_nobody_could_accept() -> None:
    bidding = Bidding("1 propose S", "2 pass", "3 accept 8 S")
    assert bidding.turn == 4
    assert bidding.legal == {"pass", "solo 5 H", "solo 5 D", "solo 5 C"} | NEGATIVES | ABONDANCES | SLAMS
    assert bidding.why_not(*PROPOSALS - {"propose S"}) is KleurenwiezenReason.NOBODY_TO_ACCEPT
    assert bidding.why_not("solo 5 S") is KleurenwiezenReason.SUIT_UNDERTAKEN


def test_third_example_the_acceptor_raises_and_when_he_passes_the_proposer_is_asked() -> None:
    bidding = Bidding("1 propose S", "2 pass", "3 accept 8 S", "4 solo 5 D")
    assert (bidding.turn, bidding.legal) == (3, {"pass", "accept 9 S"})
    bidding.say("3 accept 9 S", "4 solo 6 D")
    assert (bidding.turn, bidding.legal) == (3, {"pass", "accept 10 S"})
    bidding.say("3 pass")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "solo 7 S"})
    assert bidding.say("1 pass").end == "solo 6 D by 4"


THREE_ACES = (
    "KS QS JS TS KH QH JH KD QD JD 2C 3C 4C",
    "AS 2S TH 9H 2D 3D KC QC JC TC 9C 8C 7C",
    "3S 4S 5S AH 8H 7H 6H AD TD 9D AC 6C 5C",
    "6S 7S 8S 9S 2H 3H 4H 5H 4D 5D 6D 7D 8D",
)


def test_fourth_example_three_aces_and_the_fourth_are_announced_and_passed() -> None:
    bidding = Bidding(hands=THREE_ACES)
    assert bidding.highest == "troel by 2 3"
    bidding.say("1 pass", "2 pass", "3 pass", "4 pass")
    assert bidding.end == "troel"
    assert legal(bidding.state, 2) == {"troel 8 S", "troel 9 H", "troel 9 D", "troel 9 C"}


def test_fourth_example_with_other_trumps_the_bidder_leads_their_ace_and_the_ace_called_stays_unknown() -> None:
    bidding = Bidding("1 pass", "2 pass", "3 pass", "4 pass", hands=THREE_ACES)
    state, events = step(bidding.state, "2 troel 9 C")
    assert legal(state) == {"AC"}
    assert state.public.turn == 3
    assert [GAME.view(state, seat).called for seat in (0, 1, 4)] == [None, None, None]
    ace = Card.parse("AS")
    assert ace.text not in str(facts(events))
    assert repr(ace) not in str(state.public)


ALL_ACES = (
    "2S 3S 4S QH JH TH KD QD JD KC QC JC TC",
    "AS KS QS JS TS 9S 8S 7S AH 2H AD AC 2C",
    "5S 6S 3H 4H 5H 2D 3D 4D 5D 6D 3C 4C 5C",
    "KH 9H 8H 7H 6H 7D 8D 9D TD 6C 7C 8C 9C",
)


def test_fifth_example_all_aces_call_the_king_of_hearts_and_may_play_alone() -> None:
    bidding = Bidding(hands=ALL_ACES)
    assert bidding.highest == "troel by 2 4"
    assert str(bidding.state.public.troel and bidding.state.public.troel.called) == "KH"
    bidding.say("1 pass", "2 abondance 10 S", "3 open-misere", "4 pass")
    assert (bidding.turn, bidding.legal) == (2, {"pass", "abondance 12 S", "slam S"})
    assert bidding.say("2 pass").end == "open-misere by 3"


SIXTH = ("1 propose D", "2 propose C", "3 propose H", "4 accept 8 H")


def test_sixth_example_a_suit_another_has_proposed_before_is_free_again_when_that_proposal_has_expired() -> None:
    bidding = Bidding(*SIXTH)
    bidding.say("1 propose S")
    assert "propose D" in bidding.legal
    bidding.say("2 propose D")
    assert bidding.turn == 1
    assert bidding.why_not("accept 8 D") is KleurenwiezenReason.TOO_LOW
    assert "accept 9 D" in bidding.legal


def test_sixth_example_ends_with_ten_diamonds() -> None:
    bidding = Bidding(*SIXTH, "1 propose S", "2 propose D", "1 accept 9 D", "4 accept 9 H", "1 accept 10 D")
    assert (bidding.turn, bidding.legal) == (4, {"pass", "accept 10 H"})
    bidding.say("4 pass")
    assert (bidding.turn, bidding.legal) == (3, {"pass", "solo 7 H"})
    assert bidding.say("3 pass").end == "accept 10 D by 1 2"


SEVENTH = (
    *("1 propose C", "2 propose H", "3 accept 8 C", "4 accept 8 H", "3 accept 9 C", "4 accept 9 H"),
    *("3 accept 10 C", "4 accept 10 H"),
)


def test_seventh_example_eight_of_the_higher_suit_are_enough() -> None:
    bidding = Bidding(*SEVENTH[:3])
    assert bidding.turn == 4
    assert "accept 8 H" in bidding.legal
    assert bidding.why_not("accept 9 H") is KleurenwiezenReason.NOT_THE_LEAST


def test_seventh_example_parole_leaves_eleven_tricks_to_the_proposer() -> None:
    bidding = Bidding(*SEVENTH)
    assert (bidding.turn, bidding.legal) == (3, {"pass", "parole", "accept 11 C"})
    bidding.say("3 parole")
    assert (bidding.turn, bidding.legal) == (1, {"pass", "accept 11 C"})


def test_seventh_example_the_acceptor_stays_bound_and_may_bid_solo_and_east_is_asked_at_the_end() -> None:
    bidding = Bidding(*SEVENTH, "3 parole", "1 pass")
    assert (bidding.turn, bidding.legal) == (3, {"pass", "solo 7 C"})
    assert bidding.why_not("solo 7 H", "small-misere", "accept 11 C") is KleurenwiezenReason.BOUND_AFTER_PARTNER
    bidding.say("3 solo 7 C", "4 pass")
    assert (bidding.turn, bidding.legal) == (2, {"pass", "solo 7 H"})
    assert bidding.say("2 pass").end == "solo 7 C by 3"


EIGHTH = ("1 wait", "2 small-misere", "3 propose S", "4 propose C")


def test_eighth_example_proposals_over_a_small_misere_are_for_twelve_tricks() -> None:
    bidding = Bidding(*EIGHTH)
    assert (bidding.turn, bidding.legal) == (1, {"pass", "accept 12 S", "accept 12 C"})
    assert bidding.why_not("small-misere") is KleurenwiezenReason.WAITED


def test_eighth_example_the_options_of_south_and_of_west() -> None:
    bidding = Bidding(*EIGHTH, "1 pass")
    proposals = PROPOSALS - {"propose C"}
    assert (bidding.turn, bidding.legal) == (3, {"pass", "accept 12 C", "solo 8 S"} | proposals | NEGATIVES)
    bidding.say("3 small-misere")
    assert (bidding.turn, bidding.legal) == (4, {"pass"} | {f"solo 8 {suit}" for suit in "SHDC"} | NEGATIVES)
    assert bidding.why_not("propose H") is KleurenwiezenReason.NOBODY_TO_ACCEPT


def test_eighth_example_equal_negative_contracts_end_the_auction() -> None:
    assert Bidding(*EIGHTH, "1 pass", "3 small-misere", "4 pass").end == "small-misere by 2 3"
