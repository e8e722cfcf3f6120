"""Counting legal sequences of actions of any game, by the engine and by a naive reference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from engine.core.game import AnyGame
from tests.examples import TIMES

LIMIT = 10_000 if TIMES == 1 else 1_000_000
"""How many sequences of one length the engine goes through."""
REFERENCE_LIMIT = 300 * TIMES
"""How many sequences the naive reference goes through in all; it is slow."""


class Naive(Protocol):
    """A reference in the middle of a deal."""

    def actors(self) -> list[int]: ...
    def legal(self, seat: int) -> list[str]: ...
    def act(self, text: str, seat: int) -> Any: ...
    def copy(self) -> Self: ...


def count(game: AnyGame, state: Any, counts: list[int], level: int = 0) -> None:
    """Add the legal actions of this position and of those after it to the counts of their levels."""
    for seat in game.actors(state):
        actions = game.legal_actions(game.view(state, seat))
        counts[level] += len(actions)
        if level + 1 < len(counts):
            for action in actions:
                count(game, game.apply(state, seat, action).state, counts, level + 1)


def reference_count(reference: Naive, counts: list[int], level: int = 0) -> None:
    """The same count by a reference."""
    for seat in reference.actors():
        texts = reference.legal(seat)
        counts[level] += len(texts)
        if level + 1 < len(counts):
            for text in texts:
                following = reference.copy()
                following.act(text, seat)
                reference_count(following, counts, level + 1)


def after(game: AnyGame, state: Any, lines: Sequence[str]) -> Any:
    """The position after these lines of a record."""
    for line in lines:
        seat, _, text = line.partition(" ")
        state = game.apply(state, int(seat), game.parse_action(text)).state
    return state


def by_first_action(game: AnyGame, state: Any, depth: int) -> dict[str, list[int]]:
    """The counts after each first action; empty at depth 1, where the first actions themselves are wrong."""
    table = {}
    for seat in game.actors(state):
        for action in game.legal_actions(game.view(state, seat)):
            table[f"{seat} {action}"] = counts = [0] * (depth - 1)
            if counts:
                count(game, game.apply(state, seat, action).state, counts)
    return table
