"""Tricks, leads, exposed hands, discards and doubling (kleurenwiezen.txt, "The Play"; docs page, "Play", options)."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.cards import Suit, parse_cards
from engine.errors import Reason
from engine.game import SPECTATOR, Phase
from engine.jsonlines import view as json_view
from engine.kleurenwiezen.contracts import Contract, Kind
from engine.kleurenwiezen.play import winner
from engine.kleurenwiezen.state import KleurenState
from engine.tricks import Played
from tests.engine.kleuren_deals import (
    GAME,
    MIXED,
    SUITS_EACH,
    contracted,
    deal,
    dealt,
    facts,
    go,
    hand,
    legal,
    match_of,
    played_out,
    refused,
    result_of,
    step,
)

THREE_ACES = (
    "AS AH AD KS QS 2H 3H 2D 3D 2C 3C 4C 5C",
    "KH QH JH TH KD QD JD TD 6C 7C 8C 9C TC",
    "AC KC QC JC JS TS 9S 9H 8H 7H 9D 8D 7D",
    "8S 7S 6S 5S 4S 3S 2S 6H 5H 4H 6D 5D 4D",
)
"""Seat 1 calls the ace of clubs, which seat 3 holds."""
FOUR_ACES = (
    "AS AH AD AC KH QH 2S 2D 3D 2C 3C 4C 5C",
    "KS QS TH KD QD JD TD 6C 7C 8C 9C TC 2H",
    "KC QC JC JS TS 9S JH 9H 8H 7H 9D 8D 7D",
    "8S 7S 6S 5S 4S 3S 6H 5H 4H 3H 6D 5D 4D",
)
"""Seat 1 lacks the jack of hearts, which seat 3 holds."""


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


@pytest.mark.parametrize(
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


@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
@pytest.mark.parametrize("bid", ["grand-misere", "piccolo", "open-misere"])
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


# --- Troel


def test_the_partner_of_a_troel_leads_the_called_card_and_its_suit_is_trumps_for_eight_tricks() -> None:
    state = contracted(hands=THREE_ACES)
    assert (state.phase, GAME.actors(state)) == (Phase.TROEL, (3,))
    assert legal(state, 3) == {"troel 8 C", "troel 9 H", "troel 9 D", "troel 9 S"}
    state, events = step(state, "3 troel 8 C")
    assert facts(events) == [{"type": "contract", "contract": "troel 8 C", "seats": [1, 3]}]
    assert (state.public.turn, legal(state), state.public.trump) == (3, {"AC"}, Suit.C)


def test_another_card_than_the_called_one_is_refused_without_naming_it() -> None:
    state = go(contracted(hands=THREE_ACES), "3 troel 8 C")
    refusal = refused(state, 3, "play KC")
    assert refusal.reason is Reason.MUST_LEAD_TROEL
    assert "AC" not in str(refusal)
    assert refused(state, 3, "play AS").reason is Reason.NOT_HELD


def test_the_partner_may_switch_trumps_for_nine_tricks_and_the_bidder_leads_that_ace() -> None:
    for suit in "SHD":
        state = go(contracted(hands=THREE_ACES), f"3 troel 9 {suit}")
        assert (state.public.turn, legal(state)) == (1, {f"A{suit}"})
        assert refused(state, 1, "play 2C").reason is Reason.MUST_LEAD_TROEL


def test_with_all_aces_the_partner_leads_the_highest_heart_lacking_or_the_bidder_an_ace() -> None:
    state = contracted(hands=FOUR_ACES)
    assert legal(state, 3) == {"troel 8 H", "troel 9 D", "troel 9 C", "troel 9 S"}
    hearts = go(state, "3 troel 8 H")
    assert (hearts.public.turn, legal(hearts)) == (3, {"JH"})
    clubs = go(state, "3 troel 9 C")
    assert (clubs.public.turn, legal(clubs)) == (1, {"AC"})


def test_only_the_first_lead_of_a_troel_is_prescribed() -> None:
    state = go(contracted(hands=THREE_ACES), "3 troel 8 C", "AC")
    assert legal(state) == {"8S", "7S", "6S", "5S", "4S", "3S", "2S", "6H", "5H", "4H", "6D", "5D", "4D"}
    state = go(state, "2S", "2C", "6C")
    assert (state.public.turn, legal(state)) == (3, hand(state, 3))


def test_where_nine_tricks_are_always_needed_the_called_suit_is_for_nine_and_the_partner_leads_the_card() -> None:
    state = contracted(hands=THREE_ACES, preset="wallonia")
    assert legal(state, 3) == {"troel 9 C", "troel 9 H", "troel 9 D", "troel 9 S"}
    called = go(state, "3 troel 9 C")
    assert (called.public.turn, legal(called)) == (3, {"AC"})
    other = go(state, "3 troel 9 H")
    assert (other.public.turn, legal(other)) == (1, {"AH"})


def test_where_the_partner_always_leads_it_may_be_any_card_whatever_is_trumps() -> None:
    for choice in ("troel 8 C", "troel 9 H"):
        state = go(contracted(hands=THREE_ACES, troel_lead="partner-any"), f"3 {choice}")
        assert (state.public.turn, legal(state)) == (3, hand(state, 3))


def test_a_troel_and_its_partner_are_announced_the_called_card_only_if_it_is_no_ace() -> None:
    _, events = deal(match_of(), THREE_ACES)
    assert facts(events) == [{"type": "troel", "seat": 1, "called": None}, {"type": "with-me", "seat": 3}]
    _, events = deal(match_of(), FOUR_ACES)
    assert facts(events) == [{"type": "troel", "seat": 1, "called": "JH"}, {"type": "with-me", "seat": 3}]
    assert not deal(match_of())[1]


def test_which_ace_is_called_only_the_two_know_until_it_is_told() -> None:
    state = contracted(hands=THREE_ACES)
    for seat in range(5):
        called = GAME.view(state, seat).called
        assert called == (parse_cards("AC")[0] if seat in (1, 3) else None)
        assert ('"AC"' in str(json_view(GAME, GAME.view(state, seat))).replace("'", '"')) == (seat in (1, 3))


def test_only_the_partner_chooses_and_only_a_troel_with_the_tricks_that_suit_needs() -> None:
    state = contracted(hands=THREE_ACES)
    assert refused(state, 1, "troel 8 C").reason is Reason.NOT_YOUR_TURN
    for text in ("troel 8 H", "troel 9 C"):
        assert refused(state, 3, text).reason is Reason.TROEL_TRICKS
    for text in ("pass", "slam H", "play AC"):
        assert refused(state, 3, text).reason is Reason.NOT_NOW


# --- Discards


def test_everybody_lays_a_card_aside_before_a_small_misere_in_any_order_and_twelve_tricks_are_played() -> None:
    for order in permutations((1, 2, 3, 4)):
        state = contracted("2 small-misere")
        assert (state.phase, GAME.actors(state), state.public.turn) == (Phase.DISCARD, (1, 2, 3, 4), 0)
        left = set(order)
        for seat in order:
            assert GAME.actors(state) == tuple(sorted(left))
            state = go(state, f"{seat} {sorted(legal(state, seat))[0]}")
            left.remove(seat)
        assert (state.phase, state.public.turn) == (Phase.PLAY, 1)
    assert [len(hand(state, seat)) for seat in (1, 2, 3, 4)] == [12] * 4
    assert sum(result_of(played_out(state)).tricks) == 12


def test_any_card_of_the_hand_may_be_laid_aside_once() -> None:
    state = contracted("2 small-misere")
    assert legal(state, 3) == {f"discard {card}" for card in hand(state, 3)}
    assert refused(state, 3, "discard AS").reason is Reason.NOT_HELD
    assert refused(state, 3, "play 6S").reason is Reason.NOT_NOW
    state = go(state, "3 discard AC")
    assert "AC" not in hand(state, 3)
    assert refused(state, 3, "discard KC").reason is Reason.ALREADY_DISCARDED
    assert refused(state, 3, "discard AC").reason is Reason.ALREADY_DISCARDED


def test_what_was_laid_aside_only_its_owner_knows() -> None:
    state = contracted("2 small-misere")
    state, events = step(state, "3 discard AC")
    assert not events
    for seat in range(5):
        view = GAME.view(state, seat)
        assert view.discarded == (3,)
        assert view.hand_sizes == (13, 13, 12, 13)
        assert ("AC" in str(json_view(GAME, view))) == (seat == 3)
    assert str(GAME.view(state, 3).discard) == "AC"


@pytest.mark.parametrize("bid", ["piccolo", "grand-misere", "open-misere"])
def test_nothing_is_laid_aside_in_other_negative_contracts(bid: str) -> None:
    assert contracted(f"2 {bid}").phase is Phase.PLAY


def test_forced_by_three_small_miseres_the_fourth_is_a_declarer_and_lays_aside_too() -> None:
    state = dealt(MIXED, "1 small-misere", "2 small-misere", "3 small-misere", forced_fourth="yes")
    state, events = step(state, "4 pass")
    assert facts(events) == [
        {"type": "forced", "seat": 4},
        {"type": "contract", "contract": "small-misere", "seats": [1, 2, 3, 4]},
    ]
    assert GAME.actors(state) == (1, 2, 3, 4)


# --- Exposed hands


def exposed_after_first_trick(state: KleurenState) -> tuple[list[dict[str, object]], tuple[tuple[str, ...], ...]]:
    """What is told of exposed hands, and what lies open, once the first trick is complete."""
    assert GAME.view(state, SPECTATOR).exposed == ((),) * 4
    while not state.public.played:
        state, events = step(state, sorted(legal(state))[0])
    open_cards = GAME.view(state, SPECTATOR).exposed
    return facts(events)[1:], tuple(tuple(map(str, cards)) for cards in open_cards)


def test_the_declarers_cards_lie_open_from_the_end_of_the_first_trick_of_an_open_misere() -> None:
    events, open_cards = exposed_after_first_trick(contracted("2 open-misere"))
    in_hand = ["TS", "9S", "8S", "7S", "JH", "TH", "9H", "AD", "KD", "QD", "7C", "6C"]
    assert events == [{"type": "exposed", "seat": 2, "cards": in_hand}]
    assert sorted(open_cards[1]) == sorted(in_hand)
    assert (open_cards[0], open_cards[2], open_cards[3]) == ((), (), ())


def test_the_hands_of_all_declarers_of_simultaneous_open_miseres_are_exposed() -> None:
    events, open_cards = exposed_after_first_trick(contracted("2 open-misere", "4 open-misere"))
    assert [event["seat"] for event in events] == [2, 4]
    assert [len(cards) for cards in open_cards] == [0, 12, 0, 12]


@pytest.mark.parametrize("bid", ["abondance-table 9 H", "slam-table H", "small-slam-table H", "open-slam H"])
def test_contracts_on_the_table_expose_the_declarers_cards(bid: str) -> None:
    events, open_cards = exposed_after_first_trick(contracted(f"3 {bid}", preset="gerver", open_slam="yes"))
    assert [event["seat"] for event in events] == [3]
    assert [len(cards) for cards in open_cards] == [0, 0, 12, 0]


@pytest.mark.parametrize("bid", ["grand-misere", "piccolo", "abondance 9 H", "slam H"])
def test_other_contracts_expose_nothing(bid: str) -> None:
    events, open_cards = exposed_after_first_trick(contracted(f"3 {bid}"))
    assert (events, open_cards) == ([], ((),) * 4)


def test_an_exposed_hand_stays_visible_and_shows_what_is_left_of_it() -> None:
    state = contracted("2 open-misere", "4 open-misere")
    while state.outcome is None:
        if state.public.played:
            view = GAME.view(state, SPECTATOR)
            for seat in (2, 4):
                assert set(map(str, view.exposed[seat - 1])) == hand(state, seat)
        state = go(state, sorted(legal(state))[0])


# --- Doubling


def test_all_who_are_not_declarers_say_whether_they_double_in_any_order() -> None:
    for order in permutations((3, 4)):
        state = contracted("1 propose H", "2 accept 8 H", doubles="yes")
        assert (state.phase, GAME.actors(state), legal(state, 3)) == (Phase.DOUBLE, (3, 4), {"double", "no-double"})
        assert refused(state, 1, "double").reason is Reason.NOT_YOUR_TURN
        state = go(state, f"{order[0]} no-double")
        assert GAME.actors(state) == (order[1],)
        state, events = step(state, f"{order[1]} no-double")
        assert (events, state.phase, state.public.turn) == ((), Phase.PLAY, 1)
        assert (state.public.doubled_by, state.public.multiple) == (None, 1)


def test_the_first_double_closes_the_doubling() -> None:
    state, events = step(contracted("1 grand-misere", doubles="yes"), "3 double")
    assert facts(events) == [{"type": "doubled", "seat": 3}]
    assert (state.phase, state.public.doubled_by, state.public.multiple) == (Phase.PLAY, 3, 2)


def test_doubling_comes_before_the_discards_and_after_a_troels_choice() -> None:
    state = go(contracted("1 small-misere", doubles="yes"), "2 no-double", "4 no-double", "3 double")
    assert (state.phase, state.public.multiple) == (Phase.DISCARD, 2)
    troel = go(contracted(hands=THREE_ACES, doubles="yes"), "3 troel 9 S")
    assert (troel.phase, GAME.actors(troel)) == (Phase.DOUBLE, (2, 4))
    assert go(troel, "2 double").public.turn == 1


def test_nobody_doubles_where_all_four_are_declarers() -> None:
    four = contracted("1 piccolo", "2 piccolo", "3 piccolo", "4 piccolo", doubles="yes")
    assert four.phase is Phase.PLAY


def test_without_the_option_nobody_doubles() -> None:
    state = contracted("1 grand-misere")
    assert state.phase is Phase.PLAY
    assert refused(state, 1, "double").reason is Reason.NOT_IN_THIS_GAME
    assert refused(dealt(), 1, "no-double").reason is Reason.NOT_IN_THIS_GAME
    assert refused(dealt(doubles="yes"), 1, "double").reason is Reason.NOT_NOW


# --- The whole deal


def test_a_deal_that_all_pass_is_thrown_in() -> None:
    state, events = step(dealt(MIXED, "1 pass", "2 pass", "3 pass"), "4 pass")
    assert facts(events) == [{"type": "thrown-in"}]
    result = result_of(state)
    assert result.thrown_in
    assert (result.contract, result.declarers, result.delta, state.phase) == (None, (), (0, 0, 0, 0), Phase.DONE)


def test_a_troel_that_nobody_outbids_is_played_when_all_pass() -> None:
    assert contracted(hands=THREE_ACES).phase is Phase.TROEL


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
    assert state.public.contract == Contract(Kind.SLAM, 13, Suit.S)


def test_who_could_only_pass_whatever_the_cards_passes_and_nobody_else() -> None:
    state = dealt(MIXED, "1 wait", "2 abondance 12 H", "3 pass")
    assert GAME.forced_action(state, 4) is None
    state = go(state, "4 pass")
    assert str(GAME.forced_action(state, 1)) == "pass"
