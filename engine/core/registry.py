"""All games the bot knows, by name: the rooms in `engine.games`.

A faulty game is refused here, before anything starts: if it were left out, its players would miss it, and if it were
let in, it would fail in the middle of a match.
"""

from __future__ import annotations

import keyword
import pkgutil
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from engine.core.errors import BadGame, UnknownChoice
from engine.core.game import AnyGame, Game
from engine.core.options import changed

_ROOMS: Final = "engine.games"
_MUST_HAVE: Final = {("engine", "player"): "choose", ("rendering", ""): "GAME", ("cogs", ""): "GAME"}
"""What a room or a module that a game may bring is there for; one without it would do nothing, and nobody would know
why."""

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,31}")
"""What the name of a game or an option must look like; a game's name is also a command in Discord."""
_PRESET: Final = re.compile(r"(?=.{1,32}$)[a-z0-9]+(-[a-z0-9]+)*")


def found() -> dict[str, AnyGame]:
    """Every game by name, which is also the name of its room, in the order in which games are offered to people.

    Raises BadGame where something is wrong with one.
    """
    games: dict[str, AnyGame] = {}
    for folder in import_module(_ROOMS).__path__:
        for path in _folders_in(folder):
            if any(path.glob("*.py")) and not (path / "__init__.py").exists():
                raise BadGame(str(path), "it has no __init__.py, which offers the game as GAME")
        for room in pkgutil.iter_modules([folder]):
            game = _offered_in(room.name, f"{folder}/{room.name}")
            fault = next(_faults(game, room.name, games), None)
            if fault is not None:
                raise BadGame(f"{folder}/{room.name}", fault)
            games[game.name] = game
    return {game.name: game for game in sorted(games.values(), key=lambda game: (game.order, game.name))}


def _offered_in(room: str, where: str) -> AnyGame:
    """The game that this room offers; raises BadGame."""
    try:
        game = getattr(import_module(f"{_ROOMS}.{room}"), "GAME", None)
    except Exception as error:
        raise BadGame(where, _not_imported("it", error)) from error
    if not isinstance(game, Game):
        raise BadGame(where, "its __init__.py offers no GAME, an object of a class of engine.core.game.Game")
    return game


def _faults(game: AnyGame, room: str, others: Mapping[str, AnyGame]) -> Iterator[str]:
    """What is wrong with a game; later faults may follow from earlier ones."""
    name = getattr(game, "name", None)
    if name != room:
        yield f"its name is {name!r}, and has to be that of its room, '{room}'"
    if not _NAME.fullmatch(room):
        yield f"a name has to be at most 32 of a-z, 0-9 and _, a letter first, not '{room}'"
    if keyword.iskeyword(room):
        yield f"'{room}' is a word of Python, so no module could import it by this name"
    if room in others:
        yield "there is another game of this name"
    if not getattr(game, "presets", None):
        yield "it has no presets; the first is the game as it is usually played"
    for option in getattr(game, "options", ()):
        if not option.values:
            yield f"its option '{option.name}' has no values; the first is the usual one"
        if not _NAME.fullmatch(option.name):
            yield f"the name of an option has to be at most 32 of a-z, 0-9 and _, a letter first, not '{option.name}'"
    for preset in game.presets:
        yield from _faults_of_preset(game, preset, others)


def _faults_of_preset(game: AnyGame, preset: str, others: Mapping[str, AnyGame]) -> Iterator[str]:
    if not _PRESET.fullmatch(preset):
        yield f"the name of a preset has to be at most 32 of a-z and 0-9, with single hyphens between, not '{preset}'"
    for other in others.values():
        if preset in other.presets:
            yield f"its preset '{preset}' is one of {other.name} already"
    try:
        # A preset's values are taken unchecked; passing them as changes of nothing checks each of them.
        changed(game.options, {}, game.presets[preset])
        options = game.for_tables(preset)
    except Exception as error:
        yield f"its preset '{preset}' cannot be configured ({type(error).__name__}: {error})"
        return
    try:
        game.begin(options)
        seats, sides = game.seats(options), game.sides(options)
    except Exception as error:
        yield f"a match by its preset '{preset}' cannot begin ({type(error).__name__}: {error})"
        return
    if len(sides) != seats:
        yield f"by its preset '{preset}' there are {seats} seats, but a side for {len(sides)}"
    if getattr(options, "game", None) != game.name:
        yield f"its options_type has game = {getattr(options, 'game', None)!r}, and has to have '{game.name}'"


def room_of(game: str) -> ModuleType:
    """The engine room of the game of this name."""
    return import_module(f"{_ROOMS}.{game}")


def read_rooms(*floors: str) -> None:
    """Import every module that a game has on these floors; raises BadGame.

    Otherwise a fault in one would be met by whoever first needs it, in the middle of an evening.
    """
    for floor in floors:
        for folder in import_module(f"{floor}.games").__path__:
            for room in _folders_in(folder):
                if room.name not in GAMES:
                    raise BadGame(str(room), f"there is no game '{room.name}' in engine/games/ that it could be for")
                for path in sorted(room.rglob("*.py")):
                    *packages, module = path.relative_to(room).with_suffix("").parts
                    if module != "__main__":
                        name = ".".join([*packages, module] if module != "__init__" else packages)
                        _offering(floor, room.name, name, str(path.relative_to(room)), str(room))
                # Without __init__.py it offers nothing either.
                _offering(floor, room.name, "", "__init__.py", str(room))


def _folders_in(folder: str) -> Iterator[Path]:
    """The rooms in this folder: all folders with code, not those that only caches are left of."""
    yield from (path for path in sorted(Path(folder).iterdir()) if path.is_dir() and any(path.rglob("*.py")))


@cache
def in_room(floor: str, game: str, module: str) -> ModuleType | None:
    """The module of this name in a game's room on a floor such as `rendering`; None where there is none.

    Raises BadGame where it cannot be imported.
    """
    rooms = f"{floor}.games"
    try:
        return _offering(floor, game, module, module or "__init__.py", f"{floor}/games/{game}")
    except BadGame as bad:
        missing = bad.__cause__
        parts = (game, *module.split("."))
        absent = {".".join((rooms, *parts[:count])) for count in range(1, len(parts) + 1)}
        if isinstance(missing, ModuleNotFoundError) and missing.name in absent:
            return None
        raise


def _offering(floor: str, game: str, module: str, told: str, room: str) -> ModuleType:
    """A module of a game's room, with what it is there for; raises BadGame."""
    try:
        found = import_module(f"{floor}.games.{game}.{module}".rstrip("."))
    except BadGame:
        raise
    except Exception as error:
        raise BadGame(room, _not_imported(told, error)) from error
    needed = _MUST_HAVE.get((floor, module))
    if needed is not None and not hasattr(found, needed):
        raise BadGame(room, f"{told} has no '{needed}', which is what it is there for")
    return found


def _not_imported(what: str, error: Exception) -> str:
    return f"{what} cannot be imported ({type(error).__name__}: {' '.join(str(error).split())})"


def game_of(value: object) -> str:
    """The game whose room defines the type of this value, an action for example; empty if no game does."""
    room, _, module = type(value).__module__.partition(f"{_ROOMS}.")
    return "" if room else module.partition(".")[0]


GAMES: Final[dict[str, AnyGame]] = found()


def game_named(name: str) -> AnyGame:
    """The game of this name in either case; raises UnknownChoice."""
    try:
        return GAMES[name.lower()]
    except KeyError:
        raise UnknownChoice("game", name, GAMES) from None


def game_of_preset(preset: str) -> AnyGame:
    """The game a preset belongs to; raises UnknownChoice."""
    for game in GAMES.values():
        if preset in game.presets:
            return game
    raise UnknownChoice("preset", preset, [preset for game in GAMES.values() for preset in game.presets])
