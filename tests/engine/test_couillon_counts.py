"""Counts of legal sequences of actions from written deals: any wrong rule shows in a number.

`counts.json` holds, for each position, how many sequences of 1, 2, 3, ... actions there are (a finished
deal ends a sequence: it counts for its own length only). The naive reference gives the same numbers.
When one fails, the message gives the count after each first action, which points at the wrong rule.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import TypedDict

import pytest

from engine.cards import parse_cards
from engine.couillon.state import CouillonState
from tests.engine.reference import Reference
from tests.engine.written import GAME, match_of, turn


class Counted(TypedDict):
    """A written position and its numbers."""

    name: str
    dealer: int
    cards: str
    pack: str
    after: list[str]
    counts: list[int]


POSITIONS: list[Counted] = json.loads((Path(__file__).parent / "counts.json").read_text(encoding="utf-8"))
REFERENCE_LIMIT = 20_000
"""Sequences beyond which the naive reference takes too long."""


def count(state: CouillonState, depth: int) -> int:
    """Sequences of exactly `depth` legal actions from here."""
    if depth == 0:
        return 1
    if state.outcome is not None:
        return 0
    seat = turn(state)
    actions = GAME.legal_actions(GAME.view(state, seat))
    if depth == 1:
        return len(actions)
    return sum(count(GAME.apply(state, seat, action).state, depth - 1) for action in actions)


def reference_count(reference: Reference, depth: int) -> int:
    if depth <= 1:
        return len(reference.legal()) if depth else 1
    total = 0
    for text in reference.legal():
        following = copy.deepcopy(reference)
        following.act(text)
        total += reference_count(following, depth - 1)
    return total


def engine_at(position: Counted) -> CouillonState:
    match = match_of(dealer=position["dealer"], pack=position["cards"])
    state = GAME.deal(match, parse_cards(position["pack"])).state
    for text in position["after"]:
        state = GAME.apply(state, turn(state), GAME.parse_action(text)).state
    return state


def reference_at(position: Counted) -> Reference:
    reference = Reference(dealer=position["dealer"])
    reference.deal(position["pack"].split())
    for text in position["after"]:
        reference.act(text)
    return reference


def by_first_action(state: CouillonState, depth: int) -> dict[str, int]:
    seat = turn(state)
    return {
        str(action): count(GAME.apply(state, seat, action).state, depth - 1)
        for action in GAME.legal_actions(GAME.view(state, seat))
    }


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_the_number_of_legal_sequences_is_as_written(position: Counted) -> None:
    state = engine_at(position)
    for depth, expected in enumerate(position["counts"], 1):
        counted = count(state, depth)
        assert counted == expected, f"depth {depth}, after each first action: {by_first_action(state, depth)}"


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_the_naive_reference_counts_the_same(position: Counted) -> None:
    reference = reference_at(position)
    for depth, expected in enumerate(position["counts"], 1):
        if expected <= REFERENCE_LIMIT:
            assert reference_count(reference, depth) == expected, f"depth {depth}"
