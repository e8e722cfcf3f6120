"""A game that nobody here knows is held to the contract by one call, and what breaks it is found."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

import engine.games
from engine.core.game import AnyGame
from engine.core.registry import GAMES
from tests.engine.games.contract import conforms
from tests.engine.games.every import OF_A_GAME, OF_A_TABLE

OUTSIDE: Final = Path(__file__).parents[2] / "outsider" / "games"


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game from outside, which is none of the bot's."""
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(OUTSIDE)])
    found: AnyGame = import_module("engine.games.vijfslag").GAME
    return found


def test_a_game_from_outside_conforms(game: AnyGame) -> None:
    assert game.name not in GAMES or GAMES[game.name] is game
    assert len(OF_A_GAME) + len(OF_A_TABLE) > 25
    conforms(game)


def test_a_view_that_shows_a_hand_to_spectators_does_not(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    plain: Any = game.view

    def betrays(state: Any, seat: int) -> Any:
        view = plain(state, seat)
        return view if seat else view._replace(held=state.hands[0])

    monkeypatch.setattr(type(game), "view", lambda self, state, seat: betrays(state, seat))
    with pytest.raises(AssertionError) as found:
        conforms(game)
    assert "This was about test_" in found.value.__notes__[0]


def test_a_pack_that_is_not_looked_at_is_found(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    plain: Any = game.deal
    whole = game.pack(game.configure())
    monkeypatch.setattr(type(game), "deal", lambda self, match, pack: plain(match, whole))
    with pytest.raises(pytest.fail.Exception) as found:
        conforms(game)
    assert "test_a_pack_with_a_card_missing_doubled_or_foreign_is_refused" in found.value.__notes__[0]
