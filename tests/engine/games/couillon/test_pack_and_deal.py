"""Basic Game, "Players and Cards" and the dealing: who gets which cards, and in which order."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from engine.core.cards import Card, Played, Suit, parse_cards, print_cards
from engine.core.errors import BadDeal
from engine.games.couillon.play import POINTS
from engine.games.couillon.state import order_of
from tests.about import in_one_test
from tests.engine.games.couillon.written import (
    ACES,
    GAME,
    JACKS,
    KINGS,
    QUEENS,
    dealt,
    go,
    match_of,
    play_deal,
    public,
    turn,
)

PACK = parse_cards("AS KS AH KH AD KD AC KC QS JS QH JH QD JD QC JC TS 9S TH 9H TD 9D TC 9C")


def test_the_pack_has_24_cards_ace_to_nine_in_four_suits() -> None:
    pack = GAME.pack(GAME.configure())
    assert sorted(map(str, pack)) == sorted(rank + suit for rank in "AKQJT9" for suit in "SHDC")


@pytest.mark.parametrize("suit", "SHDC")
def test_the_cards_rank_ace_king_queen_jack_ten_nine_in_every_suit(suit: str) -> None:
    ranked = parse_cards(" ".join(rank + suit for rank in "AKQJT9"))
    for higher, lower in pairwise(ranked):
        for trick in ([Played(1, higher), Played(2, lower)], [Played(1, lower), Played(2, higher)]):
            for trump in Suit:
                assert order_of(trump, 0, mit=False).winner(trick).card == higher


def test_an_ace_is_worth_4_a_king_3_a_queen_2_a_jack_1_and_other_cards_nothing() -> None:
    for rank, worth in {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 0, "9": 0, "8": 0, "7": 0}.items():
        assert {POINTS[Card.parse(rank + suit)] for suit in "SHDC"} == {worth}


@pytest.mark.parametrize("pack", ["24", "32"])
def test_the_card_points_in_the_pack_are_40(pack: str) -> None:
    assert sum(POINTS[card] for card in GAME.pack(GAME.configure(None, {"pack": pack}))) == 40


def test_four_players_sit_opposite_their_partners() -> None:
    options = GAME.configure()
    assert GAME.seats(options) == 4
    odd, even = GAME.sides(options)[:2]
    assert odd != even
    assert GAME.sides(options) == (odd, even, odd, even)


def test_cards_are_dealt_two_at_a_time_clockwise_from_eldest() -> None:
    state = GAME.deal(match_of(dealer=4), PACK).state
    hands = [print_cards(sorted(GAME.view(state, seat).hand, key=PACK.index)) for seat in (1, 2, 3, 4)]
    assert hands == ["AS KS QS JS", "AH KH QH JH", "AD KD QD JD", "AC KC QC JC"]


@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
def test_eldest_is_at_the_dealers_left_and_gets_the_first_two_cards(dealer: int) -> None:
    state = GAME.deal(match_of(dealer=dealer), PACK).state
    eldest = dealer % 4 + 1
    assert {Card.parse("AS"), Card.parse("KS")} <= set(GAME.view(state, eldest).hand)
    assert {Card.parse("AC"), Card.parse("KC")} <= set(GAME.view(state, dealer).hand)
    assert turn(state) == eldest


def test_everyone_gets_four_cards_and_eight_are_left_undealt() -> None:
    state = GAME.deal(match_of(), PACK).state
    assert public(state).hand_sizes == (4, 4, 4, 4)
    assert state.rest == parse_cards("TS 9S TH 9H TD 9D TC 9C")


def test_the_top_card_of_the_stub_is_turned_up_as_the_proposed_trump() -> None:
    step = GAME.deal(match_of(), PACK)
    assert public(step.state).turned_up == (Card.parse("TS"),)
    assert public(step.state).trump is None
    assert [event.as_json() for event in step.events] == [{"type": "turned-up", "card": "TS"}]


def test_with_a_pack_of_32_the_eights_and_sevens_join_and_the_stub_is_16() -> None:
    match = match_of(pack="32")
    pack = list(GAME.pack(match.options))
    assert sorted(map(str, pack)) == sorted(rank + suit for rank in "AKQJT987" for suit in "SHDC")
    random.Random(3).shuffle(pack)
    state = GAME.deal(match, pack).state
    assert len(state.rest) == 16
    assert public(state).turned_up == (pack[16],)
    assert public(state).hand_sizes == (4, 4, 4, 4)
    assert public(go(state, "pass", "pass", "pass", "pass")).turned_up == (pack[16], pack[31])


def test_in_a_pack_of_32_an_eight_beats_a_seven_and_loses_to_a_nine() -> None:
    state = dealt(
        "9S AH KH QH", "7S AD KD QD", "8S AC KC QC", "JS TS JH TH", turned="JD", bottom="8D", dealer=4, pack="32"
    )
    state = go(state, "accept", "9S", "7S", "8S")
    trick, order = public(state).trick, public(state).order
    assert order is not None
    assert order.winner(trick) == Played(1, Card.parse("9S"))
    assert order.winner(trick[1:]) == Played(3, Card.parse("8S"))


def test_the_turn_to_deal_passes_to_the_left_after_each_deal_whoever_wins() -> None:
    match = match_of(dealer=3)
    dealers = []
    for number in range(5):
        dealers.append(match.dealer)
        assert match.deal == number + 1
        match = play_deal(match, won_by=number % 2, accepted_by=None)
    assert dealers == [3, 4, 1, 2, 3]


@in_one_test(
    "pack",
    [PACK[:-1], (*PACK[:-1], PACK[0]), (*PACK[:-1], Card.parse("8C")), (*PACK, Card.parse("8C")), (*PACK, PACK[0]), ()],
)
def test_a_pack_that_is_not_the_games_pack_is_refused(pack: tuple[Card, ...]) -> None:
    with pytest.raises(BadDeal):
        GAME.deal(match_of(), pack)


def test_the_pack_of_the_other_option_is_refused() -> None:
    with pytest.raises(BadDeal):
        GAME.deal(match_of(pack="32"), PACK)
    with pytest.raises(BadDeal):
        GAME.deal(match_of(), GAME.pack(GAME.configure(None, {"pack": "32"})))


def test_a_hand_is_seen_by_its_owner_and_nobody_else() -> None:
    state = dealt(ACES, KINGS, QUEENS, JACKS, turned="9S", bottom="TS")
    for seat, hand in enumerate((ACES, KINGS, QUEENS, JACKS), 1):
        assert set(GAME.view(state, seat).hand) == set(parse_cards(hand))
    assert public(state).hand == ()
