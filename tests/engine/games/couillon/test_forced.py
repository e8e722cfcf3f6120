"""Trumps made by eldest: "Couillon Forcé", Malmedy's deal, six and eight players, the Kujong of St. Vith."""

from __future__ import annotations

import pytest

from engine.core.cards import Suit, pack_of, print_cards
from engine.core.errors import Reason, Unreadable
from engine.core.view import Phase
from engine.games.couillon.actions import CouillonPhase, CouillonReason
from engine.games.couillon.play import POINTS
from engine.games.couillon.state import order_of
from tests.about import in_one_test
from tests.engine.games.couillon.deals import GAME, Deal, match_of

HAND = "AS 9H TH KD JC 9C"


def forced(**changes: str) -> Deal:
    return Deal(match_of("force", **changes), HAND)


def test_eldest_sees_four_cards_and_chooses_the_suit_of_one_of_them() -> None:
    deal = forced()
    assert sorted(map(str, deal.view(1).hand)) == ["9H", "AS", "KD", "TH"]
    assert deal.legal() == ["trump 9H", "trump AS", "trump KD", "trump TH", "turn"]
    assert deal.public.actors == (1,)
    assert deal.public.phase is CouillonPhase.TRUMPS


def test_a_suit_that_is_not_among_the_first_cards_cannot_be_named_although_it_comes_later() -> None:
    deal = forced()
    assert deal.refused("trump JC") is Reason.NOT_HELD
    assert deal.refused("accept") is Reason.NOT_IN_THIS_GAME
    assert deal.refused("AS") is Reason.NOT_NOW
    for show in ("none", "highest"):
        assert forced(show=show).refused("trump C") is CouillonReason.SUIT_NOT_SEEN


@pytest.mark.parametrize("card", ["9H", "TH", "AS"])
def test_chosen_eldest_shows_the_trump_card_of_their_choice(card: str) -> None:
    deal = forced().go(f"trump {card}")
    assert deal.events == [{"type": "shown", "seat": 1, "card": card}, {"type": "trump", "suit": card[1], "seat": 1}]
    assert [str(one) for one in deal.public.turned_up] == [card]


def test_highest_the_highest_card_held_of_the_suit_named_is_shown() -> None:
    deal = forced(show="highest")
    assert deal.legal() == ["trump D", "trump H", "trump S", "turn"]
    deal.go("trump H")
    assert deal.events == [{"type": "shown", "seat": 1, "card": "TH"}, {"type": "trump", "suit": "H", "seat": 1}]
    assert [str(card) for card in deal.public.turned_up] == ["TH"]


def test_highest_goes_by_the_printed_rank_whatever_queens_are_above_the_king() -> None:
    deal = Deal(match_of("force", show="highest", red_queens="yes"), "QH KH 9H 9S").go("trump H")
    assert deal.events[0] == {"type": "shown", "seat": 1, "card": "KH"}


def test_none_the_suit_is_announced_and_nothing_is_shown() -> None:
    deal = forced(show="none")
    assert deal.legal() == ["trump D", "trump H", "trump S", "turn"]
    deal.go("trump H")
    assert deal.events == [{"type": "trump", "suit": "H", "seat": 1}]
    assert deal.public.turned_up == ()


def test_a_suit_alone_does_not_do_where_a_card_is_shown_nor_a_card_elsewhere() -> None:
    assert forced().refused("trump H") is CouillonReason.MUST_SHOW_CARD
    for show in ("none", "highest"):
        assert forced(show=show).refused("trump 9H") is CouillonReason.NO_CARD_SHOWN
    assert Deal(match_of("kujong"), HAND).refused("trump 9H") is CouillonReason.NO_CARD_SHOWN
    assert Deal(match_of("st-vith"), HAND).refused("trump 9H") is CouillonReason.NO_CARD_SHOWN
    assert Deal(match_of("couillon")).refused("trump 9H") is Reason.NOT_IN_THIS_GAME


def test_a_turned_card_is_shown_whatever_the_option_says() -> None:
    for show in ("none", "chosen", "highest"):
        assert forced(show=show).go("turn").events[0] == {"type": "turned-up", "card": "JC"}


@in_one_test("preset", ["malmedy", "dame-de-make", "six", "six-32", "eight"])
def test_elsewhere_trumps_are_only_announced_unless_the_table_says_otherwise(preset: str) -> None:
    assert GAME.configure(preset).show == "none"
    assert Deal(match_of(preset), "AS 9H").go("trump S").events == [{"type": "trump", "suit": "S", "seat": 1}]
    shown = Deal(match_of(preset, show="chosen"), "AS 9H").go("trump 9H")
    assert shown.events[0] == {"type": "shown", "seat": 1, "card": "9H"}


def test_then_the_deal_is_completed_and_eldest_leads() -> None:
    deal = forced().go("trump 9H")
    assert deal.public.hand_sizes == (6, 6, 6, 6)
    assert deal.public.stock == 0
    assert (deal.public.actors, deal.public.phase) == ((1,), Phase.PLAY)
    assert len(deal.legal()) == 6


def test_instead_two_more_cards_are_dealt_and_the_first_of_them_is_turned_up() -> None:
    deal = forced().go("turn")
    assert deal.events == [{"type": "turned-up", "card": "JC"}, {"type": "trump", "suit": "C", "seat": 1}]
    assert deal.public.hand_sizes == (6, 6, 6, 6)


@pytest.mark.parametrize("word", ["trump AS", "turn"])
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


def test_with_32_cards_the_talon_of_malmedy_takes_what_is_over() -> None:
    for preset in ("malmedy", "dame-de-make"):
        deal = Deal(match_of(preset, pack="32"), "AS 9H 7H KD JC")
        deal.go("turn")
        assert deal.events[0] == {"type": "turned-up", "card": "KD"}
        assert (deal.public.hand_sizes, deal.public.stock) == ((5,) * 4, 12)


def test_in_st_vith_everybody_has_three_cards_and_eldest_must_name_the_suit_of_one() -> None:
    deal = Deal(match_of("st-vith"), "AS 9H TH KD JC 9C")
    assert (deal.public.hand_sizes, deal.public.actors) == ((3,) * 4, (1,))
    assert deal.legal() == ["trump H", "trump S"]
    assert deal.refused("turn") is Reason.NOT_IN_THIS_GAME
    assert deal.refused("trump D") is CouillonReason.SUIT_NOT_SEEN
    deal.go("trump H")
    assert deal.events == [{"type": "trump", "suit": "H", "seat": 1}]
    assert (deal.public.hand_sizes, deal.public.stock, deal.public.actors) == ((6,) * 4, 0, (1,))


def test_in_st_vith_the_queen_of_clubs_is_always_a_trump_and_names_clubs() -> None:
    deal = Deal(match_of("st-vith"), "QC 9S 9H")
    assert deal.legal() == ["trump C", "trump H", "trump S"]
    order = deal.go("trump H").public.order
    assert order is not None
    assert print_cards(order.trumps()).startswith("AH QC KH")


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
    assert deal.events[0] == {"type": "trump", "suit": "H", "seat": 1}
    assert (deal.public.hand_sizes, deal.public.stock) == ((4,) * 8, 0)


@pytest.mark.parametrize(("preset", "seats"), [("six", 6), ("six-32", 6), ("eight", 8)])
def test_in_large_teams_everyone_sits_between_two_opponents(preset: str, seats: int) -> None:
    sides = GAME.sides(GAME.configure(preset))
    assert sides == (0, 1) * (seats // 2)


def test_the_seven_and_eight_are_worth_nothing_and_rank_below_the_nine() -> None:
    diamonds = [card for card in order_of(Suit.D, 0, mit=False).trumps() if card in pack_of("AKQJT987")]
    assert print_cards(diamonds) == "AD KD QD JD TD 9D 8D 7D"
    assert [POINTS[card] for card in diamonds] == [4, 3, 2, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("typed", "printed"), [("TRUMP 10h", "trump TH"), ("trump qs", "trump QS"), ("Trump d", "trump D")]
)
def test_trumps_are_read_in_either_case_and_printed_as_they_are_read(typed: str, printed: str) -> None:
    action = GAME.parse_action(typed)
    assert str(action) == printed
    assert GAME.parse_action(printed) == action


@in_one_test("typed", ["trump", "trump X", "trump 1H", "trump 9H S", "trump hearts"])
def test_trumps_of_no_suit_and_no_card_cannot_be_read(typed: str) -> None:
    with pytest.raises(Unreadable):
        GAME.parse_action(typed)
