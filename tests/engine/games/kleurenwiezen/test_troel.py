"""Troel (kleurenwiezen.txt, "Troel / Trou", "Announcing Troel" and "Variations"; kleurenwiezen.md)."""

from __future__ import annotations

import pytest

from engine.core.cards import SUIT_MASKS, Card, mask_of, parse_cards
from engine.games.kleurenwiezen.actions import KleurenwiezenReason
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.options import configure
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.auction.bidding import ABONDANCES, PROPOSALS, SLAMS, Bidding
from tests.engine.games.kleurenwiezen.deals import MIXED, legal, refused

THREE_ACES = (
    "KS QS JS TS KH QH JH KD QD JD 2C 3C 4C",
    "AS 2S TH 9H 2D 3D KC QC JC TC 9C 8C 7C",
    "3S 4S 5S AH 8H 7H 6H AD TD 9D AC 6C 5C",
    "6S 7S 8S 9S 2H 3H 4H 5H 4D 5D 6D 7D 8D",
)
"""South calls the ace of spades, which East holds."""
ALL_ACES = (
    "2S 3S 4S QH JH TH KD QD JD KC QC JC TC",
    "AS KS QS JS TS 9S 8S 7S AH 2H AD AC 2C",
    "5S 6S 3H 4H 5H 2D 3D 4D 5D 6D 3C 4C 5C",
    "KH 9H 8H 7H 6H 7D 8D 9D TD 6C 7C 8C 9C",
)
"""East calls the king of hearts, which West holds."""
PASSES = ("1 pass", "2 pass", "3 pass", "4 pass")


def called(own: str, **changes: str) -> tuple[str, int, bool] | None:
    """The card that makes the partner of seat 2, the partner, and whether everybody knows the card."""
    mine = mask_of(parse_cards(own))
    # Seat 1 has the other spades, seat 3 the hearts, seat 4 the diamonds and clubs.
    hands = (SUIT_MASKS[0] & ~mine, mine, SUIT_MASKS[1] & ~mine, (SUIT_MASKS[2] | SUIT_MASKS[3]) & ~mine)
    options = configure(None, changes)
    found = auction.announced_troel(hands, options, options.contracts)
    if found is None:
        return None
    announced, card = found
    assert announced.seat == 2
    assert announced.called in (card, None)
    return str(card), announced.partner, announced.called is not None


# --- Who announces, and with whom


@pytest.mark.parametrize(
    ("aces", "fourth", "partner"),
    [("AH AD AC", "AS", 1), ("AS AD AC", "AH", 3), ("AS AH AC", "AD", 4), ("AS AH AD", "AC", 4)],
)
def test_three_aces_make_a_partner_of_whoever_holds_the_fourth(aces: str, fourth: str, partner: int) -> None:
    assert called(f"{aces} 2H 3H") == (fourth, partner, False)


def test_fewer_aces_announce_nothing() -> None:
    assert called("AH AD KH KD") is None
    assert Bidding().auction.highest is None


@in_one_test(
    ("hearts", "card"), [("2H", "KH"), ("KH", "QH"), ("KH QH JH", "TH"), ("QH JH TH", "KH"), ("KH QH JH TH 9H", "8H")]
)
def test_all_aces_call_the_highest_heart_they_lack(hearts: str, card: str) -> None:
    assert called(f"AS AH AD AC {hearts}") == (card, 3, True)


def test_with_exactly_three_aces_the_rule_four_are_no_troel() -> None:
    assert called("AS AH AD AC 2H", troel="exactly-3") is None
    assert called("AS AH AD 2H", troel="exactly-3") == ("AC", 4, False)


def test_where_troel_is_not_played_nobody_announces_it() -> None:
    for aces in ("AS AH AD AC", "AS AH AD"):
        assert called(aces, troel="off") is None


def test_a_ladder_without_troel_has_none() -> None:
    assert called("AS AH AD", ladder="accept 8=8; small-misere=6") is None
    assert called("AS AH AD", ladder="accept 8=8; troel=16") == ("AC", 4, False)


@in_one_test(
    ("kings", "card", "partner"),
    [
        ("", "KH", 3),
        ("KD KC", "KH", 3),
        ("KH", "KD", 4),
        ("KH KD", "KC", 4),
        ("KH KD KC", "KS", 1),
        ("KH KD KC KS", "QH", 3),
        ("KH KD KC KS QH", "JH", 3),
    ],
)
def test_royal_with_kings_calls_the_king_of_the_highest_suit_lacking(kings: str, card: str, partner: int) -> None:
    assert called(f"AS AH AD AC {kings}", troel_royal="king") == (card, partner, True)


# --- The auction after it


@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
def test_the_auction_starts_at_dealers_left_with_the_troel_to_be_outbid(dealer: int) -> None:
    bidding = Bidding(hands=THREE_ACES, dealer=dealer)
    assert bidding.turn == dealer % 4 + 1
    assert bidding.highest == "troel by 2 3"


def test_only_contracts_above_a_troel_can_be_bid_and_nobody_can_wait() -> None:
    bidding = Bidding(hands=THREE_ACES)
    higher = {one for one in ABONDANCES if not one.startswith("abondance 9")}
    assert bidding.legal == {"pass", "grand-misere", "open-misere"} | higher | SLAMS
    assert bidding.why_not("wait") is KleurenwiezenReason.WAIT_NOT_AFTER_TROEL
    assert bidding.why_not(*PROPOSALS) is KleurenwiezenReason.NO_PARTNERSHIP_HIGHER
    assert bidding.why_not("abondance 9 H", "piccolo", "small-misere") is KleurenwiezenReason.TOO_LOW
    assert bidding.sentence("piccolo") == "this does not outrank troel"


def test_if_all_pass_the_troel_is_played() -> None:
    assert Bidding(*PASSES, hands=THREE_ACES).end == "troel"


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_anybody_may_outbid_it_the_bidder_and_the_partner_too(seat: int) -> None:
    said = list(PASSES)
    said[seat - 1] = f"{seat} grand-misere"
    assert Bidding(*said, hands=THREE_ACES).end == f"grand-misere by {seat}"


def test_bids_over_a_troel_are_raised_as_always() -> None:
    bidding = Bidding("1 grand-misere", "2 abondance 10 C", "3 pass", "4 pass", hands=THREE_ACES)
    assert (bidding.turn, bidding.legal) == (1, {"pass", "open-misere"})
    bidding.say("1 open-misere")
    assert (bidding.turn, bidding.legal) == (2, {"pass", "abondance 12 C", "slam C"})
    assert bidding.say("2 pass").end == "open-misere by 1"


def test_where_partnerships_outrank_a_troel_they_can_be_proposed_after_it() -> None:
    bidding = Bidding(hands=THREE_ACES, ladder="troel=16; accept 8=8; accept 9=11; solo 5=3")
    assert bidding.legal == {"pass"} | PROPOSALS
    assert bidding.say("1 propose S", "2 accept 8 S", "3 pass", "4 pass").end == "accept 8 S by 1 2"


# --- The partner's choice


def choices(hands: tuple[str, ...], troel_tricks: str = "8-or-9") -> set[str]:
    bidding = Bidding(*PASSES, hands=hands, troel_tricks=troel_tricks)
    assert bidding.state.public.troel is not None
    return legal(bidding.state, bidding.state.public.troel.partner)


def test_the_suit_of_the_called_card_is_for_eight_tricks_and_any_other_for_nine() -> None:
    assert choices(THREE_ACES) == {"troel 8 S", "troel 9 H", "troel 9 D", "troel 9 C"}
    assert choices(ALL_ACES) == {"troel 8 H", "troel 9 S", "troel 9 D", "troel 9 C"}


def test_nine_tricks_in_any_suit_where_that_is_the_rule() -> None:
    for hands in (THREE_ACES, ALL_ACES):
        assert choices(hands, troel_tricks="9") == {"troel 9 S", "troel 9 H", "troel 9 D", "troel 9 C"}
    wallonian = auction.troel_choices(configure("wallonia", None), Card.parse("AS"))
    assert {str(one) for one in wallonian} == choices(THREE_ACES, troel_tricks="9")


def test_other_numbers_of_tricks_are_refused_with_the_one_that_is_due() -> None:
    state = Bidding(*PASSES, hands=THREE_ACES).state
    for text in ("troel 9 S", "troel 8 H"):
        assert refused(state, 2, text).reason is KleurenwiezenReason.TROEL_TRICKS
    assert str(refused(state, 2, "troel 9 S")) == "in this suit the Troel is troel 8 S"
    assert str(refused(state, 2, "troel 8 H")) == "in this suit the Troel is troel 9 H"


def test_the_called_card_is_everybodys_knowledge_only_where_it_is_named() -> None:
    assert Bidding(hands=THREE_ACES).state.public.troel == (3, 2, None)
    assert Bidding(hands=ALL_ACES).state.public.troel == (2, 4, Card.parse("KH"))
    assert Bidding(hands=MIXED).state.public.troel is None
