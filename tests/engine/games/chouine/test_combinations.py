"""Combinations: what they are worth, how they are declared and shown, and what a chouine does (decision 2)."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import CARDS, Card, Suit, cards_in, mask_of
from engine.core.errors import Reason
from engine.core.view import SPECTATOR
from engine.games.chouine.actions import ChouineReason, Declare, Swap, parse_action
from engine.games.chouine.combinations import OF_FIVE, OF_THREE, Combination, Shape, found_in
from engine.games.chouine.options import PACK
from tests.engine.games.chouine.written import GAME, dealt, go, hand, legal, refused, result_of, step, to_trick, types

SECOND = "7H 8H 9H 7C 8C"
"""A hand that can declare nothing. Seat 2 leads when seat 1 deals, and the other way round."""


# --- The notation


def test_every_declaration_is_read_back_from_its_text() -> None:
    for card in CARDS:
        for combination in Combination:
            action = Declare(card, combination)
            assert str(action) == f"play {card} {combination}"
            assert parse_action(str(action)) == action
    assert parse_action("EXCHANGE") is Swap.EXCHANGE
    assert parse_action("play 10d Quinte") == parse_action("play TD quinte")


# --- What they are worth


@pytest.mark.parametrize(
    ("mine", "said", "plain", "trumps"),
    [
        ("KS QS 7D 8D 9D", "QS mariage", 20, 40),
        ("KS QS JS 8D 9D", "JS tierce", 30, 60),
        ("AS KS QS JS 9D", "AS quateron", 40, 80),
    ],
)
def test_a_combination_counts_twice_in_trumps(mine: str, said: str, plain: int, trumps: int) -> None:
    for indicator, points in (("TC", plain), ("TS", trumps)):
        state = go(dealt(mine, SECOND, talon=indicator, dealer=2), said, "7H")
        assert GAME.view(state, SPECTATOR).combination_points == (points, 0)


@pytest.mark.parametrize(("changes", "points"), [({}, 100), ({"quinte": "50"}, 50)])
@pytest.mark.parametrize("indicator", ["9S", "9C"])
def test_a_quinte_counts_a_hundred_or_fifty_whatever_trumps_are(
    changes: dict[str, str], points: int, indicator: str
) -> None:
    state = dealt("AS TS AH TH AC", "7H 8H 9H 7C 8C", talon=indicator, dealer=2, **changes)
    for card in ("AS", "TS", "AH", "TH", "AC"):
        assert f"{card} quinte" in legal(state)
    state, events = step(go(state, "TH quinte"), "7H")
    assert events[1].as_json() == {
        "type": "shown",
        "seat": 1,
        "combination": "quinte",
        "cards": ["AS", "TS", "AH", "TH", "AC"],
        "points": points,
    }


def test_three_brisques_are_a_trente_with_hands_of_three_cards() -> None:
    state = dealt("AS TS TH", "7H 8H 9H", "7C 8C 9C", talon="7D", preset="chouine-3", dealer=3)
    assert legal(state) == {"AS", "TS", "TH", "AS trente", "TS trente", "TH trente"}
    state = go(state, "AS trente", "7H", "7C")
    assert GAME.view(state, SPECTATOR).combination_points == (30, 0, 0)


def test_with_hands_of_three_king_queen_and_jack_are_a_chouine_and_nothing_else_but_a_mariage() -> None:
    state = dealt("KS QS JS", "7H 8H 9H", "7C 8C 9C", talon="7D", preset="chouine-3", dealer=3)
    plays = {"KS", "QS", "JS"}
    assert legal(state) == plays | {f"{card} chouine" for card in plays} | {"KS mariage", "QS mariage"}
    assert refused(state, 1, "KS tierce").reason is Reason.NOT_IN_THIS_GAME
    two = dealt("KS QS JS 7D 8D", SECOND, talon="7S", dealer=2)
    assert refused(two, 1, "KS trente").reason is Reason.NOT_IN_THIS_GAME


# --- How they are declared


def test_any_combination_with_the_card_may_be_declared_the_smaller_ones_too_or_none() -> None:
    state = dealt("AS KS QS JS 7D", SECOND, talon="9C", dealer=2)
    assert legal(state) == {
        *("AS", "KS", "QS", "JS", "7D", "AS quateron"),
        *("KS mariage", "KS tierce", "KS quateron", "QS mariage", "QS tierce", "QS quateron"),
        *("JS tierce", "JS quateron"),
    }


def test_the_card_played_must_be_one_of_the_combination_and_all_of_it_in_hand() -> None:
    state = dealt("KS QS AS 7D 8D", SECOND, talon="9C", dealer=2)
    for said in ("AS mariage", "7D mariage", "AS quateron", "KS tierce", "AS quinte", "KS chouine"):
        assert refused(state, 1, said).reason is ChouineReason.COMBINATION_NOT_HELD
    assert refused(state, 1, "KH mariage").reason is Reason.NOT_HELD


def test_it_is_shown_and_counts_when_the_trick_is_complete() -> None:
    state, events = step(dealt("KS QS JS 7D 8D", SECOND, talon="9C", dealer=2), "JS tierce")
    assert events == ()
    view = GAME.view(state, 2)
    assert [(one.seat, one.combination) for one in view.declared] == [(1, Combination.TIERCE)]
    assert (view.shown, view.combination_points) == ((), (0, 0))
    state, events = step(state, "7H")
    assert types(events) == ["trick", "shown"]
    assert events[1].facts == {"seat": 1, "combination": "tierce", "cards": ["KS", "QS", "JS"], "points": 30}
    assert GAME.view(state, 2).combination_points == (30, 0)


def test_both_players_may_declare_in_one_trick_whoever_wins_it() -> None:
    state = dealt("KS QS 7D 8D 9D", "KH QH AC 9H 7C", talon="9C", dealer=2)
    state, events = step(go(state, "KS mariage"), "QH mariage")
    assert [(event.facts["seat"], event.facts["points"]) for event in events if event.type == "shown"] == [
        (1, 20),
        (2, 20),
    ]
    assert GAME.view(state, 0).tricks == (1, 0)


def test_after_a_tierce_there_is_no_mariage_in_the_same_suit() -> None:
    state = go(dealt("KS QS JS 7D 8D", SECOND, talon="9C 9D 9S", dealer=2), "JS tierce", "7H")
    assert {"KS", "QS"} <= hand(state, 1)
    assert not {text for text in legal(state, 1) if " " in text}
    assert refused(state, 1, "KS mariage").reason is ChouineReason.ALREADY_DECLARED


def test_there_is_no_second_quinte_though_five_brisques_are_held_again() -> None:
    state = dealt("AS TS AH TH AC", SECOND, talon="9C TC", dealer=2)
    state = go(state, "AS quinte", "7H")
    assert hand(state, 1) == {"TS", "AH", "TH", "AC", "TC"}
    assert not {text for text in legal(state, 1) if " " in text}
    assert refused(state, 1, "TC quinte").reason is ChouineReason.ALREADY_DECLARED


def test_the_same_ace_serves_in_a_quateron_and_then_in_a_quinte() -> None:
    """The seed's own example: the player draws three brisques for jack, king and queen."""
    state = dealt("AD KD QD JD TC", SECOND, talon="9S TS 8S TH 9C AH 9D", dealer=2)
    state = go(state, "JD quateron", "7H", "KD", "8H", "QD", "9H")
    assert hand(state, 1) == {"AD", "TC", "TS", "TH", "AH"}
    assert "AD quinte" in legal(state)
    state = go(state, "AD quinte", "9D")
    assert GAME.view(state, SPECTATOR).combination_points == (140, 0)


def test_the_same_ten_serves_in_a_quinte_and_then_in_a_chouine() -> None:
    state = dealt("AD TD AH TH AC", SECOND, talon="9S KD 8S QD 9C JD 9D", dealer=2)
    state = go(state, "AH quinte", "7H", "TH", "8H", "AC", "7C")
    assert hand(state, 1) == {"AD", "TD", "KD", "QD", "JD"}
    state = go(state, "TD chouine", "9D")
    assert result_of(state).delta == (1, 0)


def test_a_mariage_may_be_kept_for_the_last_trick_but_one_with_the_talon_gone() -> None:
    state = to_trick(dealt("KS QS 7D 8D 9D", SECOND, talon="9C", dealer=2), 15, "KS QS")
    if state.public.turn == 2:
        state = go(state, sorted(legal(state))[0])
    assert state.public.talon == 0
    assert hand(state, 1) == {"KS", "QS"}
    assert {"KS mariage", "QS mariage"} <= legal(state, 1)


# --- A chouine


CHOUINE = "AS TS KS QS JS"


@pytest.mark.parametrize("indicator", ["9S", "9C"])
def test_a_chouine_ends_the_partie_with_its_trick_whoever_takes_that(indicator: str) -> None:
    state = dealt(CHOUINE, "AC 8H 9H 7C 8C", talon=f"{indicator} AH", dealer=1)
    state = go(state, "AC")
    state, events = step(state, "JS chouine")
    result = result_of(state)
    taker = 1 if indicator == "9S" else 2
    assert types(events) == ["trick", "shown"]
    assert events[0].facts["seat"] == taker
    assert events[1].facts["points"] is None
    assert (result.delta, result.score) == ((1, 0), (1, 0))
    points = [0, 0]
    points[taker - 1] = 13
    assert result.card_points == tuple(points), "no dix de der"
    assert [len(hand(state, seat)) for seat in (1, 2)] == [4, 4], "nobody draws"
    assert GAME.actors(state) == ()


def test_its_holder_wins_whatever_the_totals() -> None:
    state = dealt("KS QS JS AS 7D", "AH TH AC TC AD", talon="9C 8D TS", dealer=1)
    state = go(state, "AH quinte", "7D", "AC", "KS chouine")
    view = GAME.view(state, SPECTATOR)
    assert (view.card_points, view.combination_points) == ((0, 26), (0, 100))
    assert result_of(state).delta == (1, 0)


@pytest.mark.parametrize(("indicator", "winner"), [("9S", 1), ("9H", 2), ("9C", 2), ("9D", 2)])
def test_of_two_chouines_in_a_trick_the_one_in_trumps_wins_else_the_one_declared_first(
    indicator: str, winner: int
) -> None:
    state = dealt(CHOUINE, "AH TH KH QH JH", talon=indicator, dealer=1)
    state, events = step(go(state, "JH chouine"), "AS chouine")
    assert types(events)[:3] == ["trick", "shown", "shown"]
    delta = [0, 0]
    delta[winner - 1] = 1
    assert result_of(state).delta == tuple(delta)


def test_of_three_in_a_trick_with_three_players_the_same_holds() -> None:
    hands = ("KS QS JS", "KH QH JH", "KD QD JD")
    for indicator, winner in (("9C", 2), ("9S", 1), ("9D", 3), ("9H", 2)):
        state = dealt(*hands, talon=indicator, preset="chouine-3", dealer=1)
        state = go(state, "KH chouine", "KD chouine", "KS chouine")
        assert result_of(state).delta[winner - 1] == 1


def test_a_chouine_that_is_not_declared_wins_nothing() -> None:
    state = go(dealt(CHOUINE, SECOND, talon="9C", dealer=2), "JS", "7H")
    assert state.outcome is None


# --- Found quickly, and all of them


def _one_by_one(hand: int, shapes: tuple[Shape, ...]) -> list[tuple[Combination, Suit | None, int]]:
    """By looking at every card, combination and suit."""
    found: list[tuple[Combination, Suit | None, int]] = []
    for shape in shapes:
        if shape.brisques:
            brisques = [card for card in cards_in(hand) if str(card.rank) in shape.ranks]
            if len(brisques) == shape.brisques:
                found.append((shape.combination, None, mask_of(brisques)))
            continue
        for suit in Suit:
            wanted = [Card.parse(f"{rank}{suit}") for rank in shape.ranks]
            if set(wanted) <= set(cards_in(hand)):
                found.append((shape.combination, suit, mask_of(wanted)))
    return found


@pytest.mark.parametrize("shapes", [OF_FIVE, OF_THREE])
def test_every_combination_of_a_hand_is_found_in_the_order_of_the_table(shapes: tuple[Shape, ...]) -> None:
    rng, size = random.Random(1), 5 if shapes is OF_FIVE else 3
    high = [card for card in PACK if str(card.rank) in "ATKQJ"]
    for pack in (PACK, high):
        for _ in range(3000):
            hand = mask_of(rng.sample(pack, size))
            assert found_in(hand, shapes) == _one_by_one(hand, shapes)
    for suit in Suit:
        whole = mask_of(Card.parse(f"{rank}{suit}") for rank in "ATKQJ"[-size:])
        assert found_in(whole, shapes) == _one_by_one(whole, shapes)
