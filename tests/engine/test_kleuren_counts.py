"""Counts of legal sequences of actions in Kleurenwiezen: any wrong rule of the auction shows in a number.

`kleuren_counts.json` holds, for each position, how many sequences of 1, 2, 3, ... actions there are (an auction that
ends sooner goes on with doubling, discards and cards). The naive reference gave the numbers.
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
from tests.engine.counting import REFERENCE_LIMIT, after, by_first_action, count, reference_count
from tests.engine.kleuren_reference import KleurenReference
from tests.engine.kleuren_reference_rules import PRESETS


class Counted(TypedDict):
    """A written position and its numbers; `rows` are a ladder of its own, `after` lines as they stand in a record."""

    name: str
    rules: str
    options: dict[str, str]
    rows: dict[str, str]
    dealer: int
    pack: str
    after: list[str]
    counts: list[int]


GAME = game_named("kleurenwiezen")
POSITIONS: list[Counted] = json.loads((Path(__file__).parent / "kleuren_counts.json").read_text(encoding="utf-8"))


def name_of(position: Counted) -> str:
    return f"{position['rules']}: {position['name']}"


every_position = pytest.mark.parametrize("position", POSITIONS, ids=name_of)


def engine_at(position: Counted) -> Any:
    ladder = "; ".join(f"{row}={figures}" for row, figures in position["rows"].items())
    options = GAME.configure(position["rules"], position["options"] | {"ladder": ladder})
    state = GAME.deal(GAME.begin(options, position["dealer"]), parse_cards(position["pack"])).state
    return after(GAME, state, position["after"])


def reference_at(position: Counted) -> KleurenReference:
    rows = position["rows"] or None
    reference = KleurenReference(position["rules"], position["dealer"], rows, **position["options"])
    reference.deal(position["pack"].split())
    for line in position["after"]:
        seat, _, text = line.partition(" ")
        reference.act(text, int(seat))
    return reference


@every_position
def test_the_number_of_legal_sequences_is_as_written(position: Counted) -> None:
    state, depth = engine_at(position), len(position["counts"])
    counts = [0] * depth
    count(GAME, state, counts)
    assert counts == position["counts"], f"after each first action: {by_first_action(GAME, state, depth)}"


@every_position
def test_the_naive_reference_counts_the_same(position: Counted) -> None:
    depth = sum(total <= REFERENCE_LIMIT for total in accumulate(position["counts"]))
    counts = [0] * depth
    reference_count(reference_at(position), counts)
    assert counts == position["counts"][:depth]


def test_there_are_counts_for_every_preset() -> None:
    assert {position["rules"] for position in POSITIONS} == set(PRESETS)
