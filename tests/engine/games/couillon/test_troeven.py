"""Troeven for four, three and two, and Kujong: naming any suit, dummy, layouts, stock."""

from __future__ import annotations

import pytest

from engine.core.errors import Reason
from engine.games.couillon.actions import CouillonPhase, CouillonReason
from tests.engine.games.couillon.deals import GAME, Deal, match_of

NAMES = ["trump C", "trump D", "trump H", "trump S"]

# --- Naming any suit


@pytest.mark.parametrize(
    ("preset", "first", "all_cards"),
    [("kujong", 3, 6), ("troeven", 4, 8), ("troeven-3", 5, 10), ("troeven-2-stock", 4, 8)],
)
def test_eldest_names_any_suit_on_the_first_batch_and_leads(preset: str, first: int, all_cards: int) -> None:
    deal = Deal(match_of(preset))
    assert len(deal.view(1).hand) == first
    assert (deal.legal(), deal.public.phase) == (NAMES, CouillonPhase.TRUMPS)
    deal.go("trump C")
    assert deal.events[0] == {"type": "trump", "suit": "C", "seat": 1}
    assert set(deal.public.hand_sizes) == {all_cards}
    assert (deal.public.actors, deal.public.declarers) == ((1,), (1,))


def test_the_suit_named_may_be_one_that_is_not_held() -> None:
    deal = Deal(match_of("troeven"), "AS KS QS JS").go("trump H")
    assert str(deal.public.trump) == "H"
    assert deal.public.turned_up == ()


def test_in_troeven_the_others_have_no_cards_before_trumps_are_named() -> None:
    assert Deal(match_of("troeven")).public.hand_sizes == (4, 0, 0, 0)


def test_in_kujong_everybody_has_three() -> None:
    assert Deal(match_of("kujong")).public.hand_sizes == (3, 3, 3, 3)


def test_three_players_use_30_cards_without_the_black_sevens_ten_each() -> None:
    options = GAME.configure("troeven-3")
    pack = {str(card) for card in GAME.pack(options)}
    assert len(pack) == 30
    assert {"7H", "7D"} < pack
    assert not {"7S", "7C"} & pack
    assert GAME.sides(options) == (0, 1, 2)


def test_with_three_single_players_each_scores_alone() -> None:
    deal = Deal(match_of("troeven-3"), "AS KS QS JS TS 9S 8S AH KH QH").go("trump S")
    while deal.state.outcome is None:
        deal.go(deal.legal()[0])
    points = deal.result.card_points
    assert points is not None
    best = points.index(max(points))
    assert deal.result.delta == tuple(-1 if seat == best else 0 for seat in range(3))


# --- Three players and a dummy: seat 3, whose partner is seat 1

DUMMY = "7S 8S 9S TS AH KH QH JH"
"""Four cards face down, then four face up, one on each."""


def with_dummy(dealer: int = 4, *, seat_1: str = "", seat_2: str = "") -> Deal:
    return Deal(match_of("troeven-3-dummy", dealer), seat_1, seat_2, DUMMY)


def up(deal: Deal, seat: int = 3) -> list[str]:
    """The layout as everybody sees it: face-up cards, `#` for an uncovered card face down, `-` for an empty place."""
    return [pile.up.text if pile.up else "#" if pile.covers else "-" for pile in deal.public.layouts[seat - 1]]


def test_the_dummy_has_four_face_down_cards_with_a_face_up_card_on_each() -> None:
    deal = with_dummy().go("trump S")
    assert up(deal) == ["AH", "KH", "QH", "JH"]
    assert all(pile.covers for pile in deal.public.layouts[2])
    assert deal.events[-1] == {"type": "face-up", "seat": 3, "cards": ["AH", "KH", "QH", "JH"]}
    assert deal.public.hand_sizes == (8, 8, 8, 8)


def test_nobody_sees_the_face_down_cards() -> None:
    deal = with_dummy().go("trump S")
    for seat in range(5):
        assert "7S" not in repr(deal.view(seat))
    assert {str(card) for card in deal.view(3).hand} == {"AH", "KH", "QH", "JH"}


def test_the_dummys_partner_plays_its_face_up_cards_at_its_turn() -> None:
    deal = with_dummy(seat_1="AD", seat_2="KD").go("trump S", "AD", "KD")
    assert (deal.public.turn, deal.public.actors) == (3, (1,))
    assert deal.legal(1) == ["AH", "JH", "KH", "QH"]
    assert deal.refused("3 AH") is Reason.NOT_YOUR_TURN
    own = next(str(card) for card in deal.view(1).hand)
    assert deal.refused(f"1 {own}") is deal.refused("1 7S") is CouillonReason.FOR_DUMMY
    deal.go("1 JH")
    assert (deal.public.trick[-1].seat, deal.public.actors) == (3, (4,))


def test_an_exposed_card_turns_up_at_the_end_of_the_trick() -> None:
    deal = with_dummy(seat_1="AD", seat_2="KD").go("trump S", "AD", "KD", "KH")
    assert up(deal) == ["AH", "#", "QH", "JH"]
    deal.go(deal.legal()[0])
    assert up(deal) == ["AH", "8S", "QH", "JH"]
    assert deal.events[1] == {"type": "exposed", "seat": 3, "cards": ["8S"]}
    assert not deal.public.layouts[2][1].covers


def test_the_dummys_tricks_stand_at_its_own_seat() -> None:
    deal = with_dummy(seat_1="9H", seat_2="TH").go("trump S", "9H", "TH", "AH")
    deal.go(deal.legal()[0])
    assert deal.public.tricks == (0, 0, 1, 0)
    assert (deal.public.turn, deal.public.actors) == (3, (1,))


def test_following_is_judged_on_the_face_up_cards_alone() -> None:
    """Spades are led; the dummy's only spades lie under its hearts, so it may play any of these."""
    deal = with_dummy(seat_1="AS", seat_2="KS").go("trump D", "AS", "KS")
    assert deal.legal(1) == ["AH", "JH", "KH", "QH"]


def test_when_the_dummy_is_eldest_its_partner_names_trumps_on_its_face_up_cards_before_seeing_their_own() -> None:
    deal = with_dummy(2, seat_1="AS KS QS JS")
    assert deal.events == [{"type": "face-up", "seat": 3, "cards": ["AH", "KH", "QH", "JH"]}]
    assert (deal.public.turn, deal.public.actors, deal.legal(1)) == (3, (1,), NAMES)
    assert deal.view(1).hand == ()
    assert deal.refused("3 trump H") is Reason.NOT_YOUR_TURN
    deal.go("1 trump H")
    assert len(deal.view(1).hand) == 8
    assert deal.events == [{"type": "trump", "suit": "H", "seat": 3}]
    assert (deal.public.declarers, deal.public.turn, deal.public.actors) == ((3,), 3, (1,))


def test_the_dummy_takes_its_turn_as_dealer() -> None:
    deal = with_dummy(2).go("1 trump H")
    while deal.state.outcome is None:
        deal.go(f"{deal.actor} {deal.legal()[0]}")
    assert deal.after.dealer == 3
    assert Deal(deal.after).public.actors == (4,)


# --- Two players with layouts: seat 2 deals


ELDEST = "7S 8S 9S TS 7H 8H 9H TH AS KS QS JS AH KH QH JH"
DEALER = "7D 8D 9D TD 7C 8C 9C TC AD KD QD JD AC KC QC JC"


def layouts() -> Deal:
    return Deal(match_of("troeven-2-layout"), ELDEST, DEALER)


def test_the_other_player_names_trumps_on_four_face_up_cards() -> None:
    deal = layouts()
    assert up(deal, 1) == ["AS", "KS", "QS", "JS", "#", "#", "#", "#"]
    assert up(deal, 2) == ["#"] * 8
    assert (deal.legal(1), deal.public.actors) == (NAMES, (1,))
    assert deal.events == [{"type": "face-up", "seat": 1, "cards": ["AS", "KS", "QS", "JS"]}]


def test_then_every_face_down_card_gets_a_face_up_card_on_it() -> None:
    deal = layouts().go("trump S")
    assert up(deal, 1) == ["AS", "KS", "QS", "JS", "AH", "KH", "QH", "JH"]
    assert up(deal, 2) == ["AD", "KD", "QD", "JD", "AC", "KC", "QC", "JC"]
    assert deal.public.hand_sizes == (16, 16)
    assert [event["seat"] for event in deal.events[1:]] == [2, 1, 2]


def test_both_see_all_face_up_cards_and_no_face_down_card_even_of_their_own() -> None:
    deal = layouts().go("trump S")
    for seat in (0, 1, 2):
        seen = repr(deal.view(seat))
        assert "'AC'" in seen
        assert "'7S'" not in seen
        assert "'7D'" not in seen


def test_after_each_trick_the_cards_laid_bare_are_turned_face_up() -> None:
    deal = layouts().go("trump S", "KS", "QC")
    assert deal.events[1:] == [
        {"type": "exposed", "seat": 1, "cards": ["8S"]},
        {"type": "exposed", "seat": 2, "cards": ["9C"]},
    ]
    assert up(deal, 1) == ["AS", "8S", "QS", "JS", "AH", "KH", "QH", "JH"]


def test_a_player_without_the_suit_face_up_may_play_anything_face_up() -> None:
    deal = layouts().go("trump D", "AS")
    assert deal.legal(2) == sorted(["AD", "KD", "QD", "JD", "AC", "KC", "QC", "JC"])


def test_a_layout_gives_sixteen_tricks() -> None:
    deal = layouts().go("trump S")
    while deal.state.outcome is None:
        deal.go(deal.legal()[0])
    assert sum(deal.result.tricks) == 16
    assert sum(deal.result.card_points or ()) == 40


# --- Two players with a stock: seat 2 deals


def stock(rest: str = "7S 8S 9S") -> Deal:
    return Deal(match_of("troeven-2-stock"), "AH 9D TD JD", "KH AS KS QS", rest=rest).go("trump H")


def test_sixteen_cards_lie_face_down_as_the_stock() -> None:
    deal = stock()
    assert (deal.public.hand_sizes, deal.public.stock) == ((8, 8), 16)


def test_as_long_as_there_is_a_stock_nobody_has_to_follow() -> None:
    deal = stock().go("AH")
    assert len(deal.legal(2)) == 8
    deal.go("AS")
    assert deal.events[0]["seat"] == 1


def test_the_winner_draws_the_top_card_and_the_loser_the_next() -> None:
    deal = stock().go("9D", "KH")
    assert "7S" in {str(card) for card in deal.view(2).hand}
    assert "8S" in {str(card) for card in deal.view(1).hand}
    assert (deal.public.hand_sizes, deal.public.stock) == ((8, 8), 14)


def test_what_is_drawn_is_nobody_elses_business() -> None:
    deal = stock().go("9D", "KH")
    assert [event["type"] for event in deal.events] == ["trick"]
    assert "7S" not in {str(card) for card in deal.view(1).hand}


def test_when_the_stock_is_gone_the_last_eight_tricks_follow_the_rules() -> None:
    deal = stock()
    for _ in range(16):
        deal.go(deal.legal()[0])
    assert (deal.public.stock, deal.public.hand_sizes) == (0, (8, 8))
    must_follow = 0
    while deal.state.outcome is None:
        if len(deal.public.trick) == 1:
            led = deal.public.trick[0].card.suit
            hand = deal.view().hand
            of_suit = [card for card in hand if card.suit is led]
            may = [card for card in hand if card.suit is led or card.suit is deal.public.trump] if of_suit else hand
            must_follow += len(may) < len(hand)
            assert deal.legal() == sorted(map(str, may))
        deal.go(deal.legal()[0])
    assert must_follow
    assert sum(deal.result.tricks) == 16
