"""The Mondoubleau version: a declaration makes trumps (decision 6)."""

from __future__ import annotations

import pytest

from engine.core.cards import Suit
from engine.core.view import SPECTATOR
from engine.games.chouine.actions import ChouineReason
from tests.engine.games.chouine.written import GAME, dealt, go, hand, legal, refused, result_of, step, to_trick, types

OTHER = "7H 8H 9H 7C 8C"


@pytest.mark.parametrize("said", ["KS mariage", "JS tierce", "AS quateron"])
def test_the_leaders_first_mariage_tierce_or_quateron_makes_trumps(said: str) -> None:
    state = dealt("AS KS QS JS 7D", OTHER, preset="mondoubleau", dealer=2)
    assert GAME.view(state, SPECTATOR).trump is None
    state, events = step(state, said)
    assert [event.as_json() for event in events] == [{"type": "trump", "suit": "S", "seat": 1}]
    assert GAME.view(state, 2).trump is Suit.S


def test_it_does_not_without_a_word() -> None:
    state = go(dealt("AS KS QS JS 7D", OTHER, preset="mondoubleau", dealer=2), "KS")
    assert GAME.view(state, SPECTATOR).trump is None


def test_what_the_follower_declares_makes_no_trumps_and_counts_plain() -> None:
    state = go(dealt("AS KS QS JS 7D", OTHER, preset="mondoubleau", dealer=1), "9H", "KS quateron")
    view = GAME.view(state, SPECTATOR)
    assert (view.trump, view.combination_points) == (None, (40, 0))


def test_a_quinte_and_a_chouine_make_no_trumps() -> None:
    quinte = go(dealt("AS TS AH TH AC", OTHER, preset="mondoubleau", dealer=2), "AS quinte")
    assert GAME.view(quinte, 0).trump is None
    chouine = go(dealt("AS TS KS QS JS", OTHER, preset="mondoubleau", dealer=2), "KS chouine")
    assert GAME.view(chouine, 0).trump is None


@pytest.mark.parametrize(("changes", "points"), [({}, 40), ({"mondoubleau_doubled": "no"}, 20)])
def test_the_declaration_that_makes_trumps_counts_as_one_in_trumps_unless_the_option_says_no(
    changes: dict[str, str], points: int
) -> None:
    state = dealt("KS QS 7D 8D 9D", OTHER, preset="mondoubleau", dealer=2, **changes)
    state = go(state, "KS mariage", "7H")
    assert GAME.view(state, 0).combination_points == (points, 0)


def test_a_later_declaration_changes_no_trumps_and_counts_in_its_own_suit() -> None:
    state = dealt("KS QS KD QD 9D", OTHER, preset="mondoubleau", dealer=2)
    state, events = step(go(state, "KS mariage", "7H"), "KD mariage")
    assert events == ()
    state = go(state, "8H")
    assert GAME.view(state, 0).trump is Suit.S
    assert GAME.view(state, 0).combination_points == (60, 0)


def test_what_the_follower_declares_in_that_same_trick_counts_plain() -> None:
    for doubled, points in (("yes", (40, 20)), ("no", (20, 20))):
        state = dealt("KS QS 7D 8D 9D", "KH QH 9H 7C 8C", preset="mondoubleau", dealer=2, mondoubleau_doubled=doubled)
        state = go(state, "KS mariage", "KH mariage")
        assert GAME.view(state, 0).combination_points == points


def test_the_card_led_is_a_trump_already_as_the_trick_is_won() -> None:
    """Trumps made in mid-trick: an ace of another suit loses, a higher card of that suit wins."""
    state = dealt("KS QS 7D 8D 9D", "AH TS 9H 7C 8C", preset="mondoubleau", dealer=2)
    assert GAME.view(go(state, "QS mariage", "AH"), 0).taker == 1
    assert GAME.view(go(state, "QS mariage", "TS"), 0).taker == 2


def test_with_the_talon_gone_the_second_player_must_beat_a_card_that_has_just_become_a_trump() -> None:
    """The same position: after the mariage the ten is forced, without it any card of the suit will do."""
    hands = ("KS QS 7D 8D 9D", "TS 7S 9H 7C 8C")
    for dealer in (1, 2):
        state = to_trick(dealt(*hands, preset="mondoubleau", dealer=dealer), 12, "KS QS TS 7S")
        if state.public.turn == 1 and {"KS", "QS"} <= hand(state, 1) and {"TS", "7S"} <= hand(state, 2):
            break
    else:
        raise AssertionError("seat 1 does not lead")
    assert state.public.talon == 0
    spades = {card for card in hand(state, 2) if card.endswith("S")}
    assert legal(go(state, "QS"), 2) == spades
    made = go(state, "QS mariage")
    higher = spades & {"AS", "TS"}
    assert legal(made, 2) == higher
    assert refused(made, 2, "7S").reason is ChouineReason.MUST_BEAT


def test_of_two_chouines_before_there_are_trumps_the_leaders_wins() -> None:
    state = dealt("AS TS KS QS JS", "AH TH KH QH JH", preset="mondoubleau", dealer=1)
    state, events = step(go(state, "KH chouine"), "KS chouine")
    assert types(events) == ["trick", "shown", "shown"]
    assert result_of(state).delta == (0, 1)


def test_nothing_is_turned_up_and_all_twenty_two_cards_are_drawn_in_order() -> None:
    pack = GAME.pack(GAME.configure())
    state, events = GAME.deal(GAME.begin(GAME.configure("mondoubleau")), pack)
    view = GAME.view(state, SPECTATOR)
    assert (events, state.talon, view.talon, view.turned_up, view.indicator) == ((), pack[10:], 22, (), None)
    assert GAME.view(to_trick(state, 12), SPECTATOR).talon == 0
