"""Basic Game, "Dealing and Making Trumps": the proposal, accepting and passing, the bottom card."""

from __future__ import annotations

import pytest

from engine.core.cards import Card, Suit
from engine.core.errors import IllegalAction, Reason
from engine.core.view import Phase
from engine.games.couillon.actions import CouillonPhase
from tests.about import in_one_test
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

HANDS = (ACES, KINGS, QUEENS, JACKS)


@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
def test_from_eldest_on_each_in_turn_may_accept_or_pass(dealer: int) -> None:
    state = dealt(*HANDS, turned="9H", bottom="TC", dealer=dealer)
    asked = []
    for _ in range(4):
        assert state.phase is CouillonPhase.TRUMPS
        assert legal(state) == ["accept", "pass"]
        asked.append(turn(state))
        state = go(state, "pass")
    assert asked == [(dealer + step) % 4 + 1 for step in range(4)]


@pytest.mark.parametrize("passes", [0, 1, 2, 3])
def test_as_soon_as_the_proposal_is_accepted_the_play_begins(passes: int) -> None:
    before = go(dealt(*HANDS, turned="9H", bottom="TC"), *["pass"] * passes)
    state, events = go_with_events(before, "accept")
    assert state.phase is Phase.PLAY
    assert public(state).trump is Suit.H
    assert public(state).declarers == (turn(before),)
    assert [event.as_json() for event in events] == [{"type": "trump", "suit": "H", "seat": turn(before)}]


def test_whoever_accepts_does_so_for_the_side_whether_or_not_they_hold_the_suit() -> None:
    state = dealt("AH KH QH JH", "AS KS QS JS", "AD KD QD JD", "AC KC QC JC", turned="9H", bottom="TC")
    assert public(go(state, "accept")).trump is Suit.H


def test_when_all_four_pass_the_bottom_card_is_turned_up_and_makes_trumps() -> None:
    state, events = go_with_events(dealt(*HANDS, turned="9H", bottom="TC"), "pass", "pass", "pass", "pass")
    assert state.phase is Phase.PLAY
    assert public(state).trump is Suit.C
    assert public(state).turned_up == (Card.parse("9H"), Card.parse("TC"))
    assert [event.as_json() for event in events] == [
        {"type": "turned-up", "card": "TC"},
        {"type": "trump", "suit": "C", "seat": None},
    ]


def test_the_bottom_card_may_make_the_refused_suit_trumps_after_all() -> None:
    assert public(go(dealt(*HANDS, turned="9H", bottom="TH"), *["pass"] * 4)).trump is Suit.H


def test_when_all_pass_nobody_is_trump_maker() -> None:
    state = go(dealt(*HANDS, turned="9H", bottom="TC"), *["pass"] * 4)
    assert public(state).declarers == ()
    while state.outcome is None:
        state = go(state, legal(state)[0])
    assert result_of(state).declarers == ()


def test_until_all_pass_nobody_sees_the_bottom_card() -> None:
    one = dealt(*HANDS, turned="9H", bottom="TC")
    other = dealt(*HANDS, turned="9H", bottom="TD")
    for texts in ((), ("pass",), ("pass",) * 3, ("pass", "accept")):
        for seat in range(5):
            assert GAME.view(go(one, *texts), seat) == GAME.view(go(other, *texts), seat)
    assert GAME.view(go(one, *["pass"] * 4), 0) != GAME.view(go(other, *["pass"] * 4), 0)


@in_one_test("dealer", [1, 2, 3, 4])
@in_one_test("texts", [("pass",) * passes + ("accept",) for passes in range(4)] + [("pass",) * 4])
def test_eldest_leads_whoever_accepted_if_anyone(dealer: int, texts: tuple[str, ...]) -> None:
    assert turn(go(dealt(*HANDS, turned="9H", bottom="TC", dealer=dealer), *texts)) == dealer % 4 + 1


def test_no_card_may_be_played_before_trumps_are_made() -> None:
    state = dealt(*HANDS, turned="9H", bottom="TC")
    for card in KINGS.split():
        with pytest.raises(IllegalAction) as refusal:
            go(state, card)
        assert refusal.value.reason is Reason.NOT_NOW


def test_nobody_accepts_or_passes_once_play_has_begun() -> None:
    state = go(dealt(*HANDS, turned="9H", bottom="TC"), "accept")
    for word in ("accept", "pass"):
        with pytest.raises(IllegalAction) as refusal:
            go(state, word)
        assert refusal.value.reason is Reason.NOT_NOW


def test_answering_the_proposal_out_of_turn_is_refused() -> None:
    state = dealt(*HANDS, turned="9H", bottom="TC", dealer=1)
    for seat in (1, 3, 4):
        with pytest.raises(IllegalAction) as refusal:
            GAME.apply(state, seat, GAME.parse_action("accept"))
        assert refusal.value.reason is Reason.NOT_YOUR_TURN


@in_one_test("text", ["trump H", "turn", "mit", "kontra", "re"])
def test_calls_of_other_variants_are_refused(text: str) -> None:
    proposal = dealt(*HANDS, turned="9H", bottom="TC")
    for state in (proposal, go(proposal, "accept")):
        with pytest.raises(IllegalAction) as refusal:
            GAME.apply(state, turn(state), GAME.parse_action(text))
        assert refusal.value.reason is Reason.NOT_IN_THIS_GAME
