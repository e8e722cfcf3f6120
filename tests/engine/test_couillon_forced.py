"""Trumps made by eldest: "Couillon Forcé", Malmedy's deal, six and eight players."""

from __future__ import annotations

import pytest

from engine.cards import Suit, pack_of, print_cards
from engine.couillon.order import order_of
from engine.couillon.play import POINTS
from engine.errors import Reason
from engine.game import Phase
from tests.engine.family import GAME, Deal, match_of

HAND = "AS 9H TH KD JC 9C"


def forced(preset: str = "force", *hands: str) -> Deal:
    return Deal(match_of(preset), *(hands or (HAND,)))


def test_eldest_sees_four_cards_and_chooses_the_suit_of_one_of_them() -> None:
    deal = forced()
    assert sorted(map(str, deal.view(1).hand)) == ["9H", "AS", "KD", "TH"]
    assert deal.legal() == ["trump D", "trump H", "trump S", "turn"]
    assert deal.public.actors == (1,)
    assert deal.public.phase is Phase.TRUMPS


def test_a_suit_that_is_not_among_the_first_cards_cannot_be_named_although_it_comes_later() -> None:
    deal = forced()
    assert deal.refused("trump C") is Reason.SUIT_NOT_SEEN
    assert deal.refused("accept") is Reason.NOT_IN_THIS_GAME
    assert deal.refused("AS") is Reason.NOT_NOW


def test_the_card_of_the_suit_named_is_shown_the_highest_of_it() -> None:
    deal = forced().go("trump H")
    assert deal.events == [{"type": "shown", "seat": 1, "card": "TH"}, {"type": "trump", "suit": "H", "seat": 1}]
    assert [str(card) for card in deal.public.turned_up] == ["TH"]


def test_then_the_deal_is_completed_and_eldest_leads() -> None:
    deal = forced().go("trump H")
    assert deal.public.hand_sizes == (6, 6, 6, 6)
    assert deal.public.stock == 0
    assert (deal.public.actors, deal.public.phase) == ((1,), Phase.PLAY)
    assert len(deal.legal()) == 6


def test_instead_two_more_cards_are_dealt_and_the_first_of_them_is_turned_up() -> None:
    deal = forced().go("turn")
    assert deal.events == [{"type": "turned-up", "card": "JC"}, {"type": "trump", "suit": "C", "seat": 1}]
    assert deal.public.hand_sizes == (6, 6, 6, 6)


@pytest.mark.parametrize("word", ["trump S", "turn"])
def test_eldest_has_made_trumps_either_way(word: str) -> None:
    assert forced().go(word).public.declarers == (1,)


def test_nobody_knows_the_cards_that_are_still_to_come() -> None:
    deal = forced()
    for seat in range(5):
        assert len(deal.view(seat).hand) == (0 if seat == 0 else 4)
    assert deal.public.stock == 8


def test_in_malmedy_eldest_alone_has_cards_when_trumps_are_made() -> None:
    deal = Deal(match_of("malmedy"), "AS 9H TH KD JC")
    assert deal.public.hand_sizes == (3, 0, 0, 0)
    assert deal.legal() == ["trump H", "trump S", "turn"]


def test_in_malmedy_four_cards_stay_unseen_as_the_talon() -> None:
    deal = Deal(match_of("malmedy"), "AS 9H TH KD JC", "", "", "", rest="AH KH QH JH").go("trump S")
    assert deal.public.hand_sizes == (5, 5, 5, 5)
    assert deal.public.stock == 4
    assert "AH" not in {str(card) for seat in range(1, 5) for card in deal.view(seat).hand}


def test_in_malmedy_after_turn_the_first_of_eldests_last_two_is_turned_up_when_the_deal_is_complete() -> None:
    deal = Deal(match_of("malmedy"), "AS 9H TH KD JC").go("turn")
    assert deal.events == [{"type": "turned-up", "card": "KD"}, {"type": "trump", "suit": "D", "seat": 1}]
    assert deal.public.hand_sizes == (5, 5, 5, 5)


def test_six_players_choose_on_two_cards_and_have_four() -> None:
    deal = Deal(match_of("six"), "AS 9H TD KD")
    assert deal.legal() == ["trump H", "trump S", "turn"]
    assert deal.public.hand_sizes == (2,) * 6
    deal.go("turn")
    assert deal.events[0] == {"type": "turned-up", "card": "TD"}
    assert (deal.public.hand_sizes, deal.public.stock) == ((4,) * 6, 0)


def test_six_players_with_32_cards_are_dealt_as_four_are_with_a_talon_of_two() -> None:
    deal = Deal(match_of("six-32"), "AS 9H 7D KD JC")
    assert deal.public.hand_sizes == (3, 0, 0, 0, 0, 0)
    assert deal.legal() == ["trump D", "trump H", "trump S", "turn"]
    deal.go("turn")
    assert deal.events[0] == {"type": "turned-up", "card": "KD"}
    assert (deal.public.hand_sizes, deal.public.stock) == ((5,) * 6, 2)


def test_eight_players_choose_on_two_cards_of_four_with_32_cards() -> None:
    deal = Deal(match_of("eight"), "AS 8H TD KD")
    assert deal.legal() == ["trump H", "trump S", "turn"]
    deal.go("trump H")
    assert deal.events[0] == {"type": "shown", "seat": 1, "card": "8H"}
    assert (deal.public.hand_sizes, deal.public.stock) == ((4,) * 8, 0)


@pytest.mark.parametrize(("preset", "seats"), [("six", 6), ("six-32", 6), ("eight", 8)])
def test_in_large_teams_everyone_sits_between_two_opponents(preset: str, seats: int) -> None:
    sides = GAME.sides(GAME.configure(preset))
    assert sides == (0, 1) * (seats // 2)


def test_the_seven_and_eight_are_worth_nothing_and_rank_below_the_nine() -> None:
    diamonds = [card for card in order_of(Suit.D, 0, mit=False).trumps() if card in pack_of("AKQJT987")]
    assert print_cards(diamonds) == "AD KD QD JD TD 9D 8D 7D"
    assert [POINTS[card] for card in diamonds] == [4, 3, 2, 1, 0, 0, 0, 0]
