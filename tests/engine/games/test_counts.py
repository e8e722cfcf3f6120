"""Counts of legal sequences of actions from written deals of every game with a reference: a wrong rule changes some.

`counts.json` in a game's room holds, for each position, how many sequences of 1, 2, 3, ... actions there are. A
finished deal ends a sequence, which counts only for its own length; if several seats may act, each one's actions count.
The game's naive reference gives the same numbers. `make fuzz` goes through more of them.

If a count is wrong, the message gives the count after each first action, which points at the wrong rule.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import pytest

from engine.core.cards import parse_cards
from engine.core.registry import game_named
from tests.about import in_one_test
from tests.engine.games.chouine.reference.reference import ChouineReference
from tests.engine.games.couillon.reference.reference import Reference
from tests.engine.games.counting import LIMIT, REFERENCE_LIMIT, after, by_first_action, count, reference_count
from tests.engine.games.kleurenwiezen.reference.reference import KleurenwiezenReference

REFERENCES: Final[dict[str, Callable[..., Any]]] = {
    "couillon": lambda rules, dealer, rows, options: Reference(rules, dealer, **options),
    "chouine": lambda rules, dealer, rows, options: ChouineReference(rules, dealer, **options),
    "kleurenwiezen": lambda rules, dealer, rows, options: KleurenwiezenReference(
        rules, dealer, rows or None, **options
    ),
}


class Counted(NamedTuple):
    """A written position and its numbers."""

    game: str
    name: str
    rules: str
    dealer: int
    pack: str
    after: list[str]
    """Lines as a record has them."""
    counts: list[int]
    options: Mapping[str, str] = MappingProxyType({})
    rows: Mapping[str, str] = MappingProxyType({})
    """A ladder of its own."""


def written() -> Iterator[Counted]:
    for game in REFERENCES:
        text = (Path(__file__).parent / game / "counts.json").read_text(encoding="utf-8")
        yield from (Counted(game, **position) for position in json.loads(text))


POSITIONS: Final = tuple(written())
every_position = in_one_test("position", POSITIONS)


def engine_at(position: Counted) -> Any:
    game = game_named(position.game)
    ladder = "; ".join(f"{row}={figures}" for row, figures in position.rows.items())
    options = game.configure(position.rules, dict(position.options) | ({"ladder": ladder} if ladder else {}))
    state = game.deal(game.begin(options, position.dealer), parse_cards(position.pack)).state
    return after(game, state, position.after)


def reference_at(position: Counted) -> Any:
    reference = REFERENCES[position.game](position.rules, position.dealer, position.rows, position.options)
    reference.deal(position.pack.split())
    for line in position.after:
        seat, _, text = line.partition(" ")
        reference.act(text, int(seat))
    return reference


@every_position
def test_the_number_of_legal_sequences_is_as_written(position: Counted) -> None:
    game, state, depth = game_named(position.game), engine_at(position), sum(one <= LIMIT for one in position.counts)
    counts = [0] * depth
    count(game, state, counts)
    assert counts == position.counts[:depth], f"after each first action: {by_first_action(game, state, depth)}"


@every_position
def test_the_naive_reference_counts_the_same(position: Counted) -> None:
    depth = sum(total <= REFERENCE_LIMIT for total in accumulate(position.counts))
    counts = [0] * depth
    reference_count(reference_at(position), counts)
    assert counts == position.counts[:depth]


@pytest.mark.parametrize("game", REFERENCES)
def test_there_are_counts_for_every_preset(game: str) -> None:
    assert {position.rules for position in POSITIONS if position.game == game} == set(game_named(game).presets)
