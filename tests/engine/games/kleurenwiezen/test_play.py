"""Following suit, leads, and the course of a deal (kleurenwiezen.txt, "The Play"; docs page, "Play")."""

from __future__ import annotations

import pytest

from engine.core.cards import Played, Suit, parse_cards
from engine.core.errors import Reason
from engine.core.view import SPECTATOR, Phase
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind
from engine.games.kleurenwiezen.play import winner
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.deals import (
    GAME,
    MIXED,
    SUITS_EACH,
    THREE_ACES,
    contracted,
    dealt,
    facts,
    go,
    hand,
    legal,
    played_out,
    refused,
    result_of,
    step,
)

# --- Following suit, and who wins


def test_players_must_follow_suit_whenever_possible() -> None:
    state = go(contracted("1 propose H", "2 accept 8 H"), "AS")
    assert legal(state) == {"TS", "9S", "8S", "7S"}
    refusal = refused(state, 2, "play JH")
    assert (refusal.reason, refusal.facts["led"]) == (Reason.MUST_FOLLOW_SUIT, Suit.S)


def test_without_a_card_of_the_suit_led_any_card_may_be_played_trump_or_not() -> None:
    state = go(contracted("1 propose H", "2 accept 8 H"), "AS TS 6S 2S KS 9S 5S")
    assert "2S" not in hand(state, 4)
    assert legal(state) == hand(state, 4)


def test_there_is_no_obligation_to_beat_the_cards_played() -> None:
    exchanged = {"QH": "2H", "2H": "QH"}
    hands = tuple(" ".join(exchanged.get(card, card) for card in held.split()) for held in MIXED)
    state = go(contracted("1 propose D", "2 accept 8 D", hands=hands), "2H JH 6H")
    assert legal(state) == {"QH", "5H", "4H", "3H"}
    assert go(state, "3H").public.turn == 2


def test_a_card_that_is_not_held_or_was_played_is_refused() -> None:
    state = go(contracted("1 propose H", "2 accept 8 H"), "AS TS 6S 2S")
    assert refused(state, 1, "play AS").reason is Reason.NOT_HELD
    assert refused(state, 1, "play 2S").reason is Reason.NOT_HELD
    assert refused(state, 2, "play 9S").reason is Reason.NOT_YOUR_TURN


@in_one_test(
    ("trick", "trump", "seat"),
    [
        ("2S 3S 4S 5S", "H", 4),
        ("TS KS AS QS", "H", 3),
        ("2S AD KD AC", "H", 1),
        ("AS KS 2H QS", "H", 3),
        ("AS 3H 2H QS", "H", 2),
        ("AS 2H KS 3H", "H", 4),
        ("2H AS AD AC", "H", 1),
        ("2H 3H AD 4H", "H", 4),
        ("9S TS JS QS", "S", 4),
        ("2S AH AD 3S", None, 4),
        ("9C TC AS KH", None, 2),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_card_of_the_suit_led(
    trick: str, trump: str | None, seat: int
) -> None:
    on_table = tuple(Played(place, card) for place, card in enumerate(parse_cards(trick), 1))
    assert winner(on_table, Suit[trump] if trump else None) == seat


def test_the_winner_of_a_trick_leads_to_the_next_and_the_trick_is_told() -> None:
    state = go(contracted("1 propose H", "2 accept 8 H"), "4C 7C AC")
    state, events = step(state, "8C")
    assert facts(events) == [{"type": "trick", "seat": 3, "cards": ["4C", "7C", "AC", "8C"]}]
    view = GAME.view(state, SPECTATOR)
    assert (view.turn, view.taker, view.tricks, view.actors) == (3, 3, (0, 0, 1, 0), (3,))
    assert [str(card) for _, card in view.trick] == ["4C", "7C", "AC", "8C"]
    assert [str(card) for _, card in GAME.view(go(state, "KC"), SPECTATOR).trick] == ["KC"]


def test_in_negative_contracts_there_are_no_trumps() -> None:
    state = go(contracted("1 grand-misere"), "AS TS 6S 2S KS 9S 5S")
    assert state.public.trump is None
    assert go(state, "5H").public.turn == 1


# --- The first lead


@in_one_test("dealer", [1, 2, 3, 4])
@in_one_test("bid", ["grand-misere", "piccolo", "open-misere"])
def test_the_seat_at_dealers_left_leads_in_a_negative_contract(dealer: int, bid: str) -> None:
    eldest = dealer % 4 + 1
    for seat in (1, 2, 3, 4):
        assert contracted(f"{seat} {bid}", dealer=dealer).public.turn == eldest


@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
def test_the_seat_at_dealers_left_leads_in_a_partnership_and_a_solo(dealer: int) -> None:
    eldest = dealer % 4 + 1
    first, second, *_ = sorted((1, 2, 3, 4), key=lambda seat: (seat - eldest) % 4)
    assert contracted(f"{first} propose H", f"{second} accept 8 H", dealer=dealer).public.turn == eldest
    solo = contracted(f"{second} propose H", f"{second} solo 5 H", dealer=dealer)
    assert (solo.public.turn, solo.public.declarers) == (eldest, (second,))


@pytest.mark.parametrize("bid", ["abondance 9 H", "abondance 12 S", "slam C"])
def test_the_declarer_leads_in_abondance_and_slam(bid: str) -> None:
    for seat in (1, 2, 3, 4):
        assert contracted(f"{seat} {bid}").public.turn == seat


def test_the_declarer_leads_in_the_added_slams_and_open_contracts() -> None:
    bids = ("abondance-table 9 H", "small-slam H", "small-slam-table H", "slam-table H", "open-slam H")
    for bid in bids:
        assert contracted(f"3 {bid}", preset="gerver", open_slam="yes").public.turn == 3


# --- The whole deal


def test_a_deal_that_all_pass_is_thrown_in() -> None:
    state, events = step(dealt(MIXED, "1 pass", "2 pass", "3 pass"), "4 pass")
    assert facts(events) == [{"type": "thrown-in"}]
    result = result_of(state)
    assert result.thrown_in
    assert (result.contract, result.declarers, result.delta, state.phase) == (None, (), (0, 0, 0, 0), Phase.DONE)


def test_a_troel_that_nobody_outbids_is_played_when_all_pass() -> None:
    assert contracted(hands=THREE_ACES).phase is KleurenwiezenPhase.TROEL


def test_the_contract_is_told_with_its_declarers_in_seat_order() -> None:
    state = dealt(MIXED, "1 pass", "2 piccolo", "3 pass")
    state, events = step(state, "4 piccolo")
    assert facts(events) == [{"type": "contract", "contract": "piccolo", "seats": [2, 4]}]
    assert result_of(played_out(state)).contract == "piccolo"
    assert result_of(played_out(state)).declarers == (2, 4)


def test_a_deal_is_played_to_its_last_card_unless_claims_end_it() -> None:
    state = contracted("1 open-misere", hands=SUITS_EACH)
    assert sum(result_of(played_out(state)).tricks) == 13
    claimed = contracted("1 open-misere", hands=SUITS_EACH, claim_when_settled="yes")
    assert result_of(played_out(claimed)).tricks == (1, 0, 0, 0)


def test_nobody_acts_once_the_deal_is_over() -> None:
    state = played_out(contracted("1 slam S", hands=SUITS_EACH))
    assert GAME.actors(state) == ()
    assert refused(state, 1, "play AS").reason is Reason.DEAL_OVER
    assert refused(contracted("1 slam S"), 5, "play AS").reason is Reason.NO_SUCH_SEAT


def test_after_the_auction_its_words_are_too_late() -> None:
    state = contracted("1 slam S")
    for text in ("pass", "propose H", "grand-misere", "slam H"):
        assert refused(state, 1, text).reason is Reason.NOT_NOW
    assert state.public.contract == Contract(ContractKind.SLAM, 13, Suit.S)


def test_who_could_only_pass_whatever_the_cards_passes_and_nobody_else() -> None:
    state = dealt(MIXED, "1 wait", "2 abondance 12 H", "3 pass")
    assert GAME.forced_action(state, 4) is None
    state = go(state, "4 pass")
    assert str(GAME.forced_action(state, 1)) == "pass"
