"""Basic Game, the play: which cards are legal, who wins a trick, who counts what."""

from __future__ import annotations

import pytest

from engine.core.cards import Card, Played
from engine.core.errors import IllegalAction, Reason
from engine.core.view import Phase
from engine.games.couillon.actions import CouillonReason
from engine.games.couillon.state import CouillonState
from tests.engine.games.couillon.written import (
    ACES,
    GAME,
    JACKS,
    KINGS,
    QUEENS,
    dealt,
    go,
    go_with_events,
    legal,
    public,
    result_of,
    turn,
)


def hearts_are_trumps() -> CouillonState:
    """Seat 4 deals, so seat 1 leads. Seat 2 holds spades and trumps, seat 3 trumps and no spade, seat 4 neither."""
    hands = ("AS KS AD AC", "QS JS AH KC", "QH JH KD QC", "QD JD JC TC")
    return go(dealt(*hands, turned="9H", bottom="9C", dealer=4), "accept")


def test_any_card_may_be_led() -> None:
    assert legal(hearts_are_trumps()) == sorted(["AS", "KS", "AD", "AC"])


def test_a_trump_may_be_led_to_the_first_trick() -> None:
    state = go(dealt(ACES, KINGS, QUEENS, JACKS, turned="9H", bottom="9C", dealer=4), "accept")
    assert turn(go(state, "AH")) == 2


def test_a_player_with_a_card_of_the_suit_led_follows_or_trumps() -> None:
    assert legal(go(hearts_are_trumps(), "AS")) == sorted(["QS", "JS", "AH"])


def test_a_player_may_trump_although_able_to_follow() -> None:
    state = go(hearts_are_trumps(), "AS", "AH")
    assert [played.card.text for played in public(state).trick] == ["AS", "AH"]


def test_a_player_with_no_card_of_the_suit_led_may_play_any_card() -> None:
    state = go(hearts_are_trumps(), "AS", "QS")
    assert legal(state) == sorted(["QH", "JH", "KD", "QC"])
    assert legal(go(state, "KD")) == sorted(["QD", "JD", "JC", "TC"])


def test_nobody_is_obliged_to_trump_or_to_beat() -> None:
    able_to_follow = go(hearts_are_trumps(), "KS")
    assert "JS" in legal(able_to_follow)
    unable = go(able_to_follow, "JS")
    assert "KD" in legal(unable)
    assert {"KD", "JH", "QH"} <= set(legal(go(able_to_follow, "AH")))


def test_the_only_illegal_play_is_throwing_away_a_plain_card_of_another_suit_when_able_to_follow() -> None:
    state = go(hearts_are_trumps(), "AS")
    with pytest.raises(IllegalAction) as refusal:
        go(state, "KC")
    assert refusal.value.reason is CouillonReason.MUST_FOLLOW
    assert refusal.value.facts["led"] is not None
    for card in ("QS", "JS", "AH"):
        go(state, card)


def test_a_trump_lead_is_followed_with_trumps() -> None:
    hands = ("AH KS AD AC", "QS JS TH KC", "QH JH KD QC", "QD JD JC TC")
    state = go(dealt(*hands, turned="9H", bottom="9C", dealer=4), "accept", "AH")
    assert legal(state) == ["TH"]
    state = go(state, "TH")
    assert legal(state) == ["JH", "QH"]
    assert legal(go(state, "JH")) == sorted(["QD", "JD", "JC", "TC"])


def test_following_to_a_trump_lead_one_need_not_beat() -> None:
    hands = ("JH KS AD AC", "QS JS TH AH", "QH 9S KD QC", "QD JD JC TC")
    assert legal(go(dealt(*hands, turned="9H", bottom="9C", dealer=4), "accept", "JH")) == ["AH", "TH"]


def test_a_card_one_does_not_hold_cannot_be_played() -> None:
    state = hearts_are_trumps()
    for card in ("QS", "9H", "9C", "2S", "8D"):
        with pytest.raises(IllegalAction) as refusal:
            go(state, card)
        assert refusal.value.reason is Reason.NOT_HELD


def test_a_card_cannot_be_played_twice() -> None:
    state = go(dealt(ACES, KINGS, QUEENS, JACKS, turned="9H", bottom="9C", dealer=4), "accept", "AS", "KS", "QS", "JS")
    with pytest.raises(IllegalAction) as refusal:
        go(state, "AS")
    assert refusal.value.reason is Reason.NOT_HELD


def test_play_is_clockwise_and_out_of_turn_is_refused() -> None:
    state = hearts_are_trumps()
    for card, seat in (("AS", 1), ("QS", 2), ("QC", 3), ("TC", 4)):
        assert turn(state) == seat
        for other in {1, 2, 3, 4} - {seat}:
            with pytest.raises(IllegalAction) as refusal:
                GAME.apply(state, other, GAME.legal_actions(GAME.view(state, seat))[0])
            assert refusal.value.reason is Reason.NOT_YOUR_TURN
        state = go(state, card)


@pytest.mark.parametrize("seat", [-1, 0, 5, 99])
def test_a_seat_that_does_not_exist_cannot_act(seat: int) -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(hearts_are_trumps(), seat, GAME.parse_action("play AS"))
    assert refusal.value.reason is Reason.NO_SUCH_SEAT


@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        pytest.param("KS QS QC TC", 1, id="no trump: the highest of the suit led"),
        pytest.param("AD KC KD QD", 1, id="a higher card of another suit does not count"),
        pytest.param("AS QS JH TC", 3, id="the smallest trump beats the ace led"),
        pytest.param("AS AH QH TC", 2, id="the highest of two trumps"),
        pytest.param("AS AH QC TC", 2, id="trumped although able to follow"),
    ],
)
def test_the_highest_trump_wins_the_trick_else_the_highest_card_of_the_suit_led(cards: str, taker: int) -> None:
    state = go(hearts_are_trumps(), *cards.split())
    assert turn(state) == taker
    assert public(state).tricks == tuple(int(seat == taker) for seat in (1, 2, 3, 4))


def test_the_winner_of_a_trick_leads_any_card_to_the_next() -> None:
    state = go(hearts_are_trumps(), "AS", "QS", "JH", "TC")
    assert turn(state) == 3
    assert legal(state) == sorted(["QH", "KD", "QC"])


def test_the_cards_of_a_trick_count_for_the_seat_that_won_it() -> None:
    state, events = go_with_events(hearts_are_trumps(), "AS", "QS", "JH", "TC")
    assert public(state).card_points == (0, 0, 4 + 2 + 1, 0)
    assert [event.as_json() for event in events] == [
        {"type": "trick", "seat": 3, "cards": ["AS", "QS", "JH", "TC"], "card_points": 7}
    ]


def test_card_points_are_added_up_per_seat_over_the_tricks() -> None:
    state = go(hearts_are_trumps(), "AS", "QS", "JH", "TC")
    state = go(state, "QC", "JC", "AC", "KC")
    assert public(state).card_points == (4 + 3 + 2 + 1, 0, 7, 0)


def test_a_deal_is_over_when_four_tricks_have_been_played() -> None:
    state = hearts_are_trumps()
    for number in range(16):
        assert state.phase is Phase.PLAY
        assert sum(public(state).tricks) == number // 4
        state = go(state, legal(state)[0])
    assert state.phase is Phase.DONE
    assert sum(result_of(state).tricks) == 4
    assert GAME.actors(state) == ()


def test_after_the_deal_nobody_may_act() -> None:
    state = hearts_are_trumps()
    while state.outcome is None:
        state = go(state, legal(state)[0])
    for seat in (1, 2, 3, 4):
        assert GAME.legal_actions(GAME.view(state, seat)) == ()
        for text in ("accept", "pass", "play AS"):
            with pytest.raises(IllegalAction) as refusal:
                GAME.apply(state, seat, GAME.parse_action(text))
            assert refusal.value.reason is Reason.DEAL_OVER


def test_cards_left_in_the_stub_count_for_nobody() -> None:
    hands = ("9S TS 9D TD", "9C TC 9H TH", "QS JS QD JD", "QC JC QH JH")
    state = go(dealt(*hands, turned="AH", bottom="KC", dealer=4), "accept")
    while state.outcome is None:
        state = go(state, legal(state)[0])
    assert sum(result_of(state).card_points or ()) == 4 * (2 + 1)


def test_a_complete_trick_stays_in_sight_until_the_next_lead() -> None:
    state = go(hearts_are_trumps(), "AS", "QS", "JH", "TC")
    assert [played.card.text for played in public(state).trick] == ["AS", "QS", "JH", "TC"]
    assert public(go(state, "KD")).trick == (Played(3, Card.parse("KD")),)
