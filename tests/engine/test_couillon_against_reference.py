"""The engine beside the naive reference: same legal actions, positions, results and slate over many deals."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import jsonlines
from engine.couillon.state import CouillonMatch
from engine.replay import Position
from tests.engine.reference import Reference
from tests.engine.written import GAME, match_of

ACCEPTS_SELDOM = 0.2
"""So that all four pass in two deals of five."""


def play_both(match: CouillonMatch, reference: Reference, rng: random.Random) -> CouillonMatch:
    """Play one random deal on both sides, comparing every position; the engine's match after it."""
    pack = list(GAME.pack(match.options))
    rng.shuffle(pack)
    state, events = GAME.deal(match, pack)
    dealt = reference.position(events=reference.deal([str(card) for card in pack]))
    at = Position(reference.step, match.deal, state, None, None, events)
    assert jsonlines.position(GAME, at) == dealt
    while state.outcome is None:
        for seat, hand in reference.hands.items():
            assert sorted(map(str, GAME.view(state, seat).hand)) == sorted(hand)
        seat = reference.turn
        text = rng.choice(reference.legal())
        if reference.phase == "trumps":
            text = "accept" if rng.random() < ACCEPTS_SELDOM else "pass"
        expected = reference.position(seat, text, reference.act(text))
        action = GAME.parse_action(text)
        state, events = GAME.apply(state, seat, action)
        at = Position(reference.step, match.deal, state, seat, action, events)
        assert jsonlines.position(GAME, at) == expected
    result, after = state.outcome
    assert jsonlines.result(match.deal, result) == {"deal": reference.number, "done": reference.result}
    assert [list(reversed(side)) for side in after.slate.sides] == [reference.slate["odd"], reference.slate["even"]]
    assert (after.slate.craie, after.dealer, list(after.winners)) == (
        reference.craie,
        reference.dealer,
        reference.winners(),
    )
    assert isinstance(after, CouillonMatch)
    return after


@settings(max_examples=60)
@given(st.sampled_from([5, 7]), st.sampled_from(["24", "32"]), st.integers(1, 4), st.randoms(use_true_random=False))
def test_two_deals_go_as_in_the_reference(lines: int, pack: str, dealer: int, rng: random.Random) -> None:
    match, reference = match_of(dealer=dealer, lines=str(lines), pack=pack), Reference(lines, dealer)
    for _ in range(2):
        match = play_both(match, reference, rng)


@pytest.mark.parametrize("lines", [5, 7])
@pytest.mark.parametrize("pack", ["24", "32"])
def test_whole_matches_go_as_in_the_reference(lines: int, pack: str) -> None:
    rng = random.Random(lines * 100 + int(pack))
    seen = {"craie": 0, "boucles": 0, "won by odd": 0, "won by even": 0}
    for _ in range(12):
        dealer = rng.randint(1, 4)
        match, reference = match_of(dealer=dealer, lines=str(lines), pack=pack), Reference(lines, dealer)
        while not match.winners:
            match = play_both(match, reference, rng)
            seen["craie"] += match.slate.craie
            seen["boucles"] += sum(map(sum, match.slate.sides)) > 0
        seen["won by odd" if match.winners == (1, 3) else "won by even"] += 1
    assert all(seen.values()), f"the matches played never showed: {seen}"
