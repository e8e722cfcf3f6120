"""The player `strong` chooses by search, by what its seat may know alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.chance.packs import next_pack
from engine.core.registry import GAMES
from engine.players import levels
from engine.players.players import LEVELS, PLAYERS, SLOW, WEIGHERS
from engine.players.search.search import Effort
from engine.players.turns import Question, questions
from tests.about import in_one_test

EVERY_PRESET = [(name, preset) for name, game in GAMES.items() for preset in game.presets]


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "EFFORT", Effort(3))


def asked(name: str, preset: str) -> list[Question]:
    """What seats are asked in a deal that `normal` plays, at every eighth moment."""
    game, rng = GAMES[name], random.Random(preset)
    match = game.begin(game.configure(preset))
    state: Any = game.deal(match, next_pack(game, match, rng).cards).state
    found = []
    while state.outcome is None:
        one = next(iter(questions(game, state)))
        found.append(one)
        action = PLAYERS["normal"](one.view, one.choices, rng, one.remembered)
        if action not in game.legal_actions(one.view):
            *_, one = questions(game, state)
            action = PLAYERS["normal"](one.view, one.choices, rng, one.remembered)
        state = game.apply(state, one.seat, action).state
    return found[::8]


@in_one_test(("name", "preset"), EVERY_PRESET)
def test_it_chooses_what_is_legal_and_worth_most_the_same_for_the_same_numbers(name: str, preset: str) -> None:
    for seat, view, choices, remembered in asked(name, preset):
        chosen = PLAYERS["strong"](view, choices, random.Random(seat), remembered)
        assert chosen in choices
        assert chosen == PLAYERS["strong"](view, choices, random.Random(seat), remembered)
        worths = WEIGHERS["strong"](view, choices, random.Random(seat), remembered)
        assert chosen not in worths or worths[chosen] == max(worths.values())


def test_the_strongest_level_alone_takes_long() -> None:
    assert set(LEVELS) & SLOW == {LEVELS[-1]}
    assert set(PLAYERS) >= {*LEVELS, "random"}
    assert PLAYERS["simple"] is PLAYERS["normal"]
