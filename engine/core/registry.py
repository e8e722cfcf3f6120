"""All games the bot knows, by name. Adding a game adds a line here."""

from __future__ import annotations

from typing import Final

from engine.core.errors import UnknownChoice
from engine.core.game import AnyGame
from engine.games.chouine import Chouine
from engine.games.couillon import Couillon
from engine.games.kleurenwiezen import Kleurenwiezen

GAMES: Final[dict[str, AnyGame]] = {game.name: game for game in (Couillon(), Chouine(), Kleurenwiezen())}


def game_named(name: str) -> AnyGame:
    """The game of this name in either case; raises UnknownChoice."""
    try:
        return GAMES[name.lower()]
    except KeyError:
        raise UnknownChoice("game", name, GAMES) from None
