"""The seven of trumps: who may exchange it, until when, and who can see that (decision 3)."""

from __future__ import annotations

import random

from engine.core.errors import Reason
from engine.core.view import SPECTATOR
from engine.games.chouine.actions import ChouineReason, Swap
from engine.games.chouine.state import ChouineState
from tests.about import in_one_test
from tests.engine.games.chouine.written import (
    GAME,
    dealt,
    go,
    hand,
    legal,
    match_of,
    refused,
    step,
    to_trick,
    to_trick_with_events,
    types,
)

TWO = ("7S KD QD 8D 9D", "AS TS KC QC 8C")
THREE = ("7S KD QD", "AS TS KS", "KC QC 8C")
FOUR = (*THREE, "KH QH 8H")
TABLES = [("chouine", TWO, 11), ("chouine-3", THREE, 7), ("chouine-4", FOUR, 5)]
"""Preset, hands, and the number of the last trick after which players draw."""
every_preset = in_one_test(("preset", "hands", "last"), TABLES)
KEEP = "7S"
LEADS = [True, False]
"""Whether the holder leads to that trick."""
leader_or_not = in_one_test("leads", LEADS)


def before_the_last_lead(preset: str, last: int, leads: bool) -> tuple[ChouineState, int]:
    """A position before the lead to the last trick after which players draw; this seat holds the seven."""
    rng = random.Random(f"{preset} {leads}")
    pack = list(GAME.pack(GAME.configure()))
    for _ in range(200):
        rng.shuffle(pack)
        state = GAME.deal(match_of(preset), pack).state
        assert state.public.trump is not None
        seven = f"7{state.public.trump}"
        state = to_trick(state, last, seven)
        for seat in range(1, len(state.hands) + 1):
            if seven in hand(state, seat) and (seat == state.public.turn) is leads:
                return state, seat
    raise AssertionError("no such position")


@every_preset
def test_the_holder_may_exchange_from_the_deal_on_in_and_out_of_turn(
    preset: str, hands: tuple[str, ...], last: int
) -> None:
    for dealer in range(1, len(hands) + 1):
        state = dealt(*hands, talon="9S", preset=preset, dealer=dealer)
        assert "exchange" in legal(state, 1)
        after, events = step(state, "1 exchange")
        assert hand(after, 1) == {*hands[0].split()} - {"7S"} | {"9S"}
        assert [event.as_json() for event in events] == [{"type": "exchange", "seat": 1, "card": "9S"}]
        assert after.public.turn == state.public.turn


def test_the_seven_lies_under_the_talon_then_and_whoever_draws_last_gets_it() -> None:
    state = go(dealt(*TWO, talon="9S"), "1 exchange")
    view = GAME.view(state, SPECTATOR)
    assert (str(view.indicator), [*map(str, view.turned_up)], view.trump) == ("7S", ["9S", "7S"], view.trump)
    state = to_trick(state, 12)
    loser = state.public.turn % 2 + 1
    assert "7S" in hand(state, loser)
    assert GAME.view(state, SPECTATOR).indicator is None


@every_preset
def test_nobody_else_can_see_who_could_exchange(preset: str, hands: tuple[str, ...], last: int) -> None:
    state = dealt(*hands, talon="9S", preset=preset)
    turn = state.public.turn
    assert GAME.actors(state) == tuple(sorted({1, turn}))
    assert GAME.view(state, 1).actors == tuple(sorted({1, turn}))
    for seat in (SPECTATOR, *range(2, len(hands) + 1)):
        assert GAME.view(state, seat).actors == (turn,)
        assert Swap.EXCHANGE not in GAME.legal_actions(GAME.view(state, seat))
    assert GAME.due(state) == (turn,)
    out_of_turn = 2 if turn != 2 else 3
    if out_of_turn <= len(hands):
        assert refused(state, out_of_turn, hands[out_of_turn - 1][:2]).facts["actors"] == str(turn)


@leader_or_not
@every_preset
def test_the_last_legal_moment_is_before_the_lead_to_the_last_trick_that_ends_with_a_draw(
    preset: str, hands: tuple[str, ...], last: int, leads: bool
) -> None:
    state, seat = before_the_last_lead(preset, last, leads)
    assert state.public.talon - len(hands) in (0, 2)
    assert "exchange" in legal(state, seat)
    taken = str(GAME.view(state, seat).indicator)
    after = go(state, f"{seat} exchange")
    assert hand(after, seat) == hand(state, seat) - {f"7{state.public.trump}"} | {taken}


@leader_or_not
@every_preset
def test_once_that_trick_is_led_it_is_too_late(preset: str, hands: tuple[str, ...], last: int, leads: bool) -> None:
    state, seat = before_the_last_lead(preset, last, leads)
    seven = f"7{state.public.trump}"
    state = go(state, next(card for card in sorted(legal(state)) if card not in (seven, "exchange")))
    assert seven in hand(state, seat)
    assert "exchange" not in legal(state, seat)
    assert seat not in GAME.actors(state) or seat == state.public.turn
    assert refused(state, seat, "exchange").reason is ChouineReason.TOO_LATE_TO_EXCHANGE
    state = to_trick(state, last + 1, seven)
    assert seven in hand(state, seat)
    assert refused(state, seat, "exchange").reason is ChouineReason.TOO_LATE_TO_EXCHANGE


@every_preset
def test_it_is_legal_in_the_middle_of_the_trick_before(preset: str, hands: tuple[str, ...], last: int) -> None:
    state = to_trick(dealt(*hands, talon="9S", preset=preset), last - 1, KEEP)
    lead = next(card for card in sorted(legal(state)) if card not in ("7S", "exchange"))
    assert "exchange" in legal(go(state, lead), 1)


def test_a_seven_that_is_the_last_card_but_one_of_the_talon_comes_too_late() -> None:
    state = to_trick(dealt("KD QD 8D 9D JD", "AS TS KC QC 8C", talon="9S", last="7S"), 12)
    holder = 1 if "7S" in hand(state, 1) else 2
    assert "7S" in hand(state, holder)
    assert holder == state.public.turn
    assert refused(state, holder, "exchange").reason is ChouineReason.TOO_LATE_TO_EXCHANGE


def test_who_does_not_hold_the_seven_cannot_exchange_and_learns_nothing() -> None:
    state = dealt(*TWO, talon="9S")
    refusal = refused(state, 2, "exchange")
    assert refusal.reason is ChouineReason.SEVEN_NOT_HELD
    assert set(refusal.facts) == {"seat", "action"}
    # The seven that was exchanged cannot be exchanged again.
    assert refused(go(state, "1 exchange"), 1, "exchange").reason is ChouineReason.SEVEN_NOT_HELD


def test_where_nothing_is_turned_up_there_is_no_exchange() -> None:
    state = dealt(*TWO, preset="mondoubleau")
    assert GAME.view(state, SPECTATOR).indicator is None
    assert refused(state, 1, "exchange").reason is Reason.NOT_IN_THIS_GAME
    assert refused(go(state, "KC mariage"), 1, "exchange").reason is Reason.NOT_IN_THIS_GAME


@every_preset
def test_au_sept_reminds_everybody_just_before_that_lead(preset: str, hands: tuple[str, ...], last: int) -> None:
    state, events = to_trick_with_events(dealt(*hands, talon="9S", preset=preset), last, KEEP)
    assert types(events).count("au-sept") == 1
    assert types(events)[-2:] == ["trick", "au-sept"]
    assert events[-1].facts == {}
    _, events = to_trick_with_events(state, last + 2, KEEP)
    assert "au-sept" not in types(events)


@every_preset
def test_au_sept_is_not_said_of_a_seven_exchanged_played_or_turned_up(
    preset: str, hands: tuple[str, ...], last: int
) -> None:
    def said(state: ChouineState) -> bool:
        return "au-sept" in types(to_trick_with_events(state, last + 1, KEEP)[1])

    state = dealt(*hands, talon="9S", preset=preset)
    assert said(state)
    assert not said(go(state, "1 exchange"))
    assert not said(go(dealt(*hands, talon="9S", preset=preset, dealer=len(hands)), "7S"))
    without = [text.replace("7S", "JS") for text in hands]
    assert not said(dealt(*without, talon="7S", preset=preset))
    assert said(dealt(*without, talon="9S", preset=preset, last="7S"))


def test_au_sept_is_never_said_without_an_indicator() -> None:
    state = go(dealt("KS QS 8D 9D JD", "AC TC KC QC 8C", preset="mondoubleau", dealer=2), "QS mariage")
    assert "au-sept" not in types(to_trick_with_events(state, 14)[1])


def test_the_card_taken_may_complete_a_combination_at_once() -> None:
    state = go(dealt("7S KS 8D 9D JD", "AC TC KC QC 8C", talon="QS", dealer=2), "1 exchange")
    assert {"KS mariage", "QS mariage"} <= legal(state)


@every_preset
def test_the_exchange_ends_with_the_lead_to_the_last_trick_after_which_cards_are_drawn(
    preset: str, hands: tuple[str, ...], last: int
) -> None:
    rng, options = random.Random(preset), GAME.configure(preset)
    pack = list(GAME.pack(options))
    for _ in range(60):
        rng.shuffle(pack)
        state = GAME.deal(GAME.begin(options), pack).state
        while GAME.actors(state):
            public = state.public
            left = public.variant.draws - sum(public.tricks)
            assert public.may_exchange is (left > 1 or (left == 1 and public.leader_is_due))
            seat = rng.choice(GAME.actors(state))
            state = GAME.apply(state, seat, rng.choice(GAME.legal_actions(GAME.view(state, seat)))).state
        assert not state.public.may_exchange
