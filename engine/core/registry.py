"""All games the bot knows, by name: the rooms that stand in `engine.games`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final

from engine.core.errors import UnknownChoice
from engine.core.game import AnyGame

_ROOMS: Final = "engine.games"


def _found() -> dict[str, AnyGame]:
    """Every game by its name, which is that of its room, in the order in which people are offered them."""
    rooms = (import_module(f"{_ROOMS}.{one.name}") for one in pkgutil.iter_modules(import_module(_ROOMS).__path__))
    games: list[AnyGame] = [room.GAME for room in rooms]
    return {game.name: game for game in sorted(games, key=lambda game: (game.order, game.name))}


def room_of(game: str) -> ModuleType:
    """The room in the engine of the game of this name."""
    return import_module(f"{_ROOMS}.{game}")


@cache
def in_room(floor: str, game: str, module: str) -> ModuleType | None:
    """The module of this name in a game's room on a floor, `rendering` say; None where the game has none there."""
    rooms = f"{floor}.games"
    try:
        return import_module(f"{rooms}.{game}.{module}")
    except ModuleNotFoundError as missing:
        if missing.name not in (f"{rooms}.{game}", f"{rooms}.{game}.{module}"):
            raise
        return None


def game_of(value: object) -> str:
    """The name of the game in whose room the type of this value stands, an action's say; empty where in none."""
    room, _, module = type(value).__module__.partition(f"{_ROOMS}.")
    return "" if room else module.partition(".")[0]


GAMES: Final[dict[str, AnyGame]] = _found()


def game_named(name: str) -> AnyGame:
    """The game of this name in either case; raises UnknownChoice."""
    try:
        return GAMES[name.lower()]
    except KeyError:
        raise UnknownChoice("game", name, GAMES) from None
