"""Modules of a game's room, completed by a default."""

from __future__ import annotations

from typing import Any

from engine.core.registry import in_room


class _WithDefault:
    """A module of a room, with a default for the names it lacks."""

    def __init__(self, own: object, default: object) -> None:
        self._own, self._default = own, default

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._own, name) if hasattr(self._own, name) else getattr(self._default, name)
        # From now on Python finds it without asking here.
        vars(self)[name] = found
        return found


def game_module(game: str, module: str, default: object) -> Any:
    """The module of this name in the game's room in `cogs`; the default if there is no such room or game."""
    own = in_room("cogs", game, module) if game else None
    return default if own is None else _WithDefault(own, default)
