"""Counts of legal sequences of actions in Chouine: any wrong rule shows in a number.

`chouine_counts.json` holds, for each position, how many sequences of 1, 2, 3, ... actions there are (a finished
partie ends a sequence: it counts for its own length only; who may exchange out of turn counts beside who is to play).
The naive reference gives the same numbers.
When one fails, the message gives the count after each first action, which points at the wrong rule.
"""

from __future__ import annotations

import json
from itertools import accumulate
from pathlib import Path
from typing import Any, TypedDict

import pytest

from engine.cards import parse_cards
from engine.registry import game_named
from tests.engine.chouine_reference import ChouineReference
from tests.engine.chouine_reference_rules import PRESETS


class Counted(TypedDict):
    """A written position and its numbers; `after` holds lines as they stand in a record."""

    name: str
    rules: str
    dealer: int
    pack: str
    after: list[str]
    counts: list[int]


GAME = game_named("chouine")
POSITIONS: list[Counted] = json.loads((Path(__file__).parent / "chouine_counts.json").read_text(encoding="utf-8"))
REFERENCE_LIMIT = 2_000
"""How many sequences in all the naive reference goes through, which is slow."""


def name_of(position: Counted) -> str:
    return f"{position['rules']}: {position['name']}"


every_position = pytest.mark.parametrize("position", POSITIONS, ids=name_of)


def count(state: Any, counts: list[int], level: int = 0) -> None:
    """Add the legal actions of this position, and of those after it, to the numbers of their levels."""
    for seat in GAME.actors(state):
        actions = GAME.legal_actions(GAME.view(state, seat))
        counts[level] += len(actions)
        if level + 1 < len(counts):
            for action in actions:
                count(GAME.apply(state, seat, action).state, counts, level + 1)


def reference_count(reference: ChouineReference, counts: list[int], level: int = 0) -> None:
    for seat in reference.actors():
        texts = reference.legal(seat)
        counts[level] += len(texts)
        if level + 1 < len(counts):
            for text in texts:
                following = reference.copy()
                following.act(text, seat)
                reference_count(following, counts, level + 1)


def engine_at(position: Counted) -> Any:
    match = GAME.begin(GAME.configure(position["rules"]), position["dealer"])
    state = GAME.deal(match, parse_cards(position["pack"])).state
    for line in position["after"]:
        seat, _, text = line.partition(" ")
        state = GAME.apply(state, int(seat), GAME.parse_action(text)).state
    return state


def reference_at(position: Counted) -> ChouineReference:
    reference = ChouineReference(position["rules"], position["dealer"])
    reference.deal(position["pack"].split())
    for line in position["after"]:
        seat, _, text = line.partition(" ")
        reference.act(text, int(seat))
    return reference


def by_first_action(state: Any, depth: int) -> dict[str, list[int]]:
    """The numbers after each action; none at depth 1, where the actions themselves are wrong."""
    table = {}
    for seat in GAME.actors(state):
        for action in GAME.legal_actions(GAME.view(state, seat)):
            table[f"{seat} {action}"] = counts = [0] * (depth - 1)
            if counts:
                count(GAME.apply(state, seat, action).state, counts)
    return table


@every_position
def test_the_number_of_legal_sequences_is_as_written(position: Counted) -> None:
    state, depth = engine_at(position), len(position["counts"])
    counts = [0] * depth
    count(state, counts)
    assert counts == position["counts"], f"after each first action: {by_first_action(state, depth)}"


@every_position
def test_the_naive_reference_counts_the_same(position: Counted) -> None:
    depth = sum(total <= REFERENCE_LIMIT for total in accumulate(position["counts"]))
    counts = [0] * depth
    reference_count(reference_at(position), counts)
    assert counts == position["counts"][:depth]


def test_there_are_counts_for_every_preset() -> None:
    assert {position["rules"] for position in POSITIONS} == set(PRESETS)
