"""Dealing, tricks, drawing, the duties once the talon is gone, and the count (decisions 1, 4, 5, 7, 11 and 12)."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import Suit, cards_in, mask_of, parse_cards, print_cards
from engine.core.errors import Reason
from engine.core.view import SPECTATOR
from engine.games.chouine.actions import ChouineReason
from engine.games.chouine.play import playable, winner
from tests.about import in_one_test
from tests.engine.games.chouine.written import (
    GAME,
    dealt,
    go,
    hand,
    legal,
    match_of,
    refused,
    result_of,
    to_trick,
    trick_of,
)

# --- Dealing


@pytest.mark.parametrize(("preset", "seats", "held"), [("chouine", 2, 5), ("chouine-3", 3, 3), ("chouine-4", 4, 3)])
def test_cards_are_dealt_one_at_a_time_from_dealers_left_then_the_indicator_then_the_talon(
    preset: str, seats: int, held: int
) -> None:
    pack = GAME.pack(GAME.configure())
    for dealer in range(1, seats + 1):
        state, events = GAME.deal(match_of(preset, dealer), pack)
        eldest = dealer % seats + 1
        assert state.public.turn == eldest
        for place in range(seats):
            seat = (eldest - 1 + place) % seats + 1
            assert hand(state, seat) == {str(card) for card in pack[place : seats * held : seats]}
        indicator, *talon = pack[seats * held :]
        assert state.talon == (*talon, indicator)
        assert [event.as_json() for event in events] == [{"type": "turned-up", "card": str(indicator)}]
        view = GAME.view(state, SPECTATOR)
        assert (view.trump, view.indicator, view.talon) == (indicator.suit, indicator, 32 - seats * held)


# --- Tricks


@in_one_test(
    ("trick", "trump", "best"),
    [
        ("KS TS", "C", "TS"),
        ("TS AS", "C", "AS"),
        ("9S JS", "C", "JS"),
        ("7S AH", "C", "7S"),
        ("AS 7C", "C", "7C"),
        ("KC TC", "C", "TC"),
        ("KS AH", None, "KS"),
        ("KS 7C AC TS", "C", "AC"),
        ("KS AD TS QS", "C", "TS"),
    ],
)
def test_the_ten_ranks_above_the_king_and_trumps_above_all(trick: str, trump: str | None, best: str) -> None:
    assert str(winner(trick_of(trick), Suit[trump] if trump else None).card) == best


def test_while_cards_are_drawn_any_card_may_be_played() -> None:
    state = go(dealt("AS KH 7D 8D 9D", "7S 8S 9S JC 8C", talon="QC"), "9S")
    assert legal(state) == {"AS", "KH", "7D", "8D", "9D"}


def test_the_winner_draws_first_then_the_others_and_the_last_takes_the_indicator() -> None:
    state = go(dealt("AS KH 7D 8D 9D", "7S 8S 9S JC 8C", talon="QC AH TH"), "9S", "AS")
    assert "AH" in hand(state, 1)
    assert "TH" in hand(state, 2)
    state = to_trick(state, 12)
    winner_of_11, loser = state.public.turn, state.public.turn % 2 + 1
    assert "QC" in hand(state, loser)
    assert str(GAME.pack(GAME.configure())[-1]) in hand(state, winner_of_11)


def test_with_four_players_the_last_to_draw_takes_the_indicator_too() -> None:
    state = to_trick(dealt("7S 8S 9S", "7H 8H 9H", "7C 8C 9C", "7D 8D 9D", talon="AC", preset="chouine-4"), 6)
    last = (state.public.turn + 2) % 4 + 1
    assert "AC" in hand(state, last)
    assert GAME.view(state, 1).talon == 0


def test_with_three_players_the_last_two_cards_of_the_talon_lie_for_good() -> None:
    state = dealt("7S 8S 9S", "7H 8H 9H", "7C 8C 9C", talon="AD", last="AS", preset="chouine-3")
    state = to_trick(state, 8)
    view = GAME.view(state, SPECTATOR)
    assert (view.talon, str(view.indicator), view.hand_sizes, view.cards_are_drawn) == (2, "AD", (3, 3, 3), False)
    while state.outcome is None:
        state = go(state, sorted(text for text in legal(state) if " " not in text)[0])
    assert sum(result_of(state).tricks) == 10
    assert sum(result_of(state).card_points or ()) == 130 - 11 - 11


@pytest.mark.parametrize(("preset", "tricks"), [("chouine", 16), ("chouine-4", 8), ("mondoubleau", 16)])
def test_all_card_points_and_dix_de_der_are_a_hundred_and_thirty(preset: str, tricks: int) -> None:
    rng = random.Random(3)
    pack = list(GAME.pack(GAME.configure()))
    for _ in range(5):
        rng.shuffle(pack)
        state = GAME.deal(match_of(preset), pack).state
        while state.outcome is None:
            assert GAME.view(state, SPECTATOR).dix_de_der is None
            before = state.public.card_points
            plain = sorted(text for text in legal(state) if " " not in text and text != "exchange")
            state = go(state, rng.choice(plain))
        result = result_of(state)
        assert (sum(result.tricks), sum(result.card_points or ())) == (tricks, 130)
        taker = GAME.view(state, SPECTATOR).dix_de_der
        assert taker == GAME.view(state, SPECTATOR).taker
        assert taker is not None
        in_trick = sum({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(str(c)[0], 0) for _, c in state.public.trick)
        assert state.public.card_points[taker - 1] - before[taker - 1] == in_trick + 10


# --- The duties of the end


@in_one_test(
    ("clause", "trick", "trump", "held", "may"),
    [
        ("follow suit", "KS", "C", "7S AH AC", "7S"),
        ("a plain suit need not be beaten", "KS", "C", "AS 7S AC", "AS 7S"),
        ("trumps led are beaten if able", "KC", "C", "AC TC QC AS", "AC TC"),
        ("else a lower trump", "TC", "C", "KC 7C AS", "KC 7C"),
        ("trump if unable to follow", "KS", "C", "7C AC AH", "7C AC"),
        ("no suit and no trump: any card", "KS", "C", "7H AH TD", "7H AH TD"),
        ("no trump on trumps led: any card", "KC", "C", "7H AH TD", "7H AH TD"),
        ("overtrump if able", "KS QC", "C", "TC JC AH", "TC"),
        ("who cannot overtrump still trumps", "KS AC", "C", "TC JC AH", "TC JC"),
        ("follow a trumped plain suit", "KS QC", "C", "7S AC AS", "7S AS"),
        ("the best trump of the trick counts", "KC AC", "C", "TC 7C AH", "TC 7C"),
        ("a plain card thrown off beats nothing", "7C AS", "C", "8C JC AH", "8C JC"),
        ("without trumps follow suit", "KS", None, "AS 7S AC", "AS 7S"),
        ("without trumps else any card", "KS", None, "7H AC TD", "7H AC TD"),
    ],
)
def test_when_nothing_can_be_drawn_any_more(clause: str, trick: str, trump: str | None, held: str, may: str) -> None:
    mask = playable(mask_of(parse_cards(held)), trick_of(trick), Suit[trump] if trump else None)
    assert print_cards(cards_in(mask)).split() == print_cards(cards_in(mask_of(parse_cards(may)))).split()


@pytest.mark.parametrize(("preset", "last"), [("chouine", 11), ("chouine-3", 7), ("chouine-4", 5), ("mondoubleau", 11)])
def test_they_begin_with_the_trick_after_the_last_draw_and_the_refusal_says_why(preset: str, last: int) -> None:
    """In random parties any card may be played before that trick; from it on, only what the table above says."""
    rng = random.Random(f"{preset}")
    pack = list(GAME.pack(GAME.configure()))
    bound = 0
    for _ in range(40):
        rng.shuffle(pack)
        state = GAME.deal(match_of(preset), pack).state
        while state.outcome is None:
            turn, plain = state.public.turn, {text for text in legal(state) if " " not in text} - {"exchange"}
            held = hand(state, turn)
            number, following = sum(state.public.tricks) + 1, not state.public.leader_is_due
            if number <= last or not following:
                assert plain == held
            else:
                mask = playable(state.hands[turn - 1], state.public.trick, state.public.trump)
                assert plain == set(map(str, cards_in(mask)))
                for card in held - plain:
                    bound += 1
                    reason = refused(state, turn, card).reason
                    led, trump = state.public.trick[0].card.suit, state.public.trump
                    follows = any(str(led) in other for other in held)
                    if follows:
                        expected = Reason.MUST_FOLLOW_SUIT if str(led) not in card else ChouineReason.MUST_BEAT
                    else:
                        expected = Reason.MUST_TRUMP if str(trump) not in card else ChouineReason.MUST_OVERTRUMP
                    assert reason is expected
            state = go(state, rng.choice(sorted(legal(state) - {"exchange"})))
    assert bound > 50


# --- What players may look at


def test_a_player_may_look_at_all_own_tricks_but_only_at_the_last_of_each_other_player() -> None:
    state = to_trick(dealt("7S 8S 9S", "7H 8H 9H", "7C 8C 9C", talon="AD", preset="chouine-3"), 8)
    for seat in range(4):
        view = GAME.view(state, seat)
        for owner in (1, 2, 3):
            whole, seen = state.piles[owner - 1], view.piles[owner - 1]
            assert len(whole) == state.public.tricks[owner - 1]
            assert seen == (whole if owner == seat else whole[-1:])


# --- The count


def test_most_points_win_the_partie_with_dix_de_der_and_combinations() -> None:
    rng = random.Random(11)
    pack = list(GAME.pack(GAME.configure()))
    for preset in ("chouine", "chouine-3", "chouine-4", "mondoubleau"):
        for _ in range(30):
            rng.shuffle(pack)
            state = GAME.deal(match_of(preset), pack).state
            while state.outcome is None:
                state = go(state, rng.choice(sorted(t for t in legal(state) if t != "exchange" and "chouine" not in t)))
            view = GAME.view(state, SPECTATOR)
            totals = [a + b for a, b in zip(view.card_points, view.combination_points, strict=True)]
            best = [seat for seat, total in enumerate(totals) if total == max(totals)]
            delta = [0] * len(totals)
            if len(best) == 1:
                delta[best[0]] = 1
            assert result_of(state).delta == tuple(delta)
