"""The player `strong` chooses cards by search, by what its seat may know alone, and says what `normal` says."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.chance.packs import next_pack
from engine.core.actions import Play
from engine.core.errors import UnknownChoice
from engine.core.registry import GAMES
from engine.core.view import Phase
from engine.players import AT_TABLES, PLAYERS, WEIGHERS, player_for_tables, player_named, strong
from engine.players.turns import Question, questions

EVERY_PRESET = [(name, preset) for name, game in GAMES.items() for preset in game.presets]


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strong, "WORLDS", 3)


def asked(name: str, preset: str) -> list[Question]:
    """What seats are asked in a deal that `normal` plays, at every third moment."""
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
    return found[::3]


@pytest.mark.parametrize(("name", "preset"), EVERY_PRESET)
def test_it_plays_legal_cards_the_same_for_the_same_numbers_and_says_what_normal_says(name: str, preset: str) -> None:
    for seat, view, choices, remembered in asked(name, preset):
        chosen = PLAYERS["strong"](view, choices, random.Random(seat), remembered)
        assert chosen in choices
        assert chosen == PLAYERS["strong"](view, choices, random.Random(seat), remembered)
        said = PLAYERS["normal"](view, choices, random.Random(seat), remembered)
        if view.phase != Phase.PLAY or not isinstance(said, Play):
            assert chosen == said
        worths = WEIGHERS["strong"](view, choices, random.Random(seat), remembered)
        assert chosen not in worths or worths[chosen] == max(worths.values())


def test_it_does_not_sit_at_tables_as_it_would_hold_them_up() -> None:
    assert player_named("strong") is PLAYERS["strong"]
    assert "strong" not in AT_TABLES
    with pytest.raises(UnknownChoice, match="possible: random, normal, simple"):
        player_for_tables("strong")
    assert all(player_for_tables(name) is player_named(name) for name in AT_TABLES)
