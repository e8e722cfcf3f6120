"""Doubling, laying cards aside, and exposed hands (kleurenwiezen.txt, "The Bidding" and "Flemish Scoring")."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.core.errors import Reason
from engine.core.view import SPECTATOR, Phase
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase, KleurenwiezenReason
from engine.games.kleurenwiezen.state import KleurenwiezenState
from engine.records.jsonlines import view as json_view
from tests.engine.games.kleurenwiezen.deals import (
    GAME,
    MIXED,
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

# --- Doubling


def test_all_who_are_not_declarers_say_whether_they_double_in_any_order() -> None:
    for order in permutations((3, 4)):
        state = contracted("1 propose H", "2 accept 8 H", doubles="yes")
        assert (state.phase, GAME.actors(state), legal(state, 3)) == (
            KleurenwiezenPhase.DOUBLE,
            (3, 4),
            {"double", "no-double"},
        )
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
    assert (state.phase, state.public.multiple) == (KleurenwiezenPhase.DISCARD, 2)
    troel = go(contracted(hands=THREE_ACES, doubles="yes"), "3 troel 9 S")
    assert (troel.phase, GAME.actors(troel)) == (KleurenwiezenPhase.DOUBLE, (2, 4))
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


# --- Discards


def test_everybody_lays_a_card_aside_before_a_small_misere_in_any_order_and_twelve_tricks_are_played() -> None:
    for order in permutations((1, 2, 3, 4)):
        state = contracted("2 small-misere")
        assert (state.phase, GAME.actors(state), state.public.turn) == (KleurenwiezenPhase.DISCARD, (1, 2, 3, 4), 0)
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
    assert refused(state, 3, "discard KC").reason is KleurenwiezenReason.ALREADY_DISCARDED
    assert refused(state, 3, "discard AC").reason is KleurenwiezenReason.ALREADY_DISCARDED


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


def exposed_after_first_trick(state: KleurenwiezenState) -> tuple[list[dict[str, object]], tuple[tuple[str, ...], ...]]:
    """What the events tell of exposed hands, and which hands lie open, once the first trick is complete."""
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
