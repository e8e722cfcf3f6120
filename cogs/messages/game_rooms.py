"""What the rooms of games are asked with: their modules, completed by a default, and the finished deal to tell of."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.game import DealResult
from engine.core.registry import in_room
from engine.core.view import Phase


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


class FinishedDeal(NamedTuple):
    """A finished deal and the views of its end, which have the score before and after it."""

    result: DealResult
    view: Any
    seats: tuple[Any, ...] = ()
    """The view of every seat at its end, from seat 1: for what everybody may see now."""

    @property
    def match_winners(self) -> tuple[int, ...]:
        """The seats that won the match with this deal."""
        seats: tuple[int, ...] = self.view.won_by if self.view.phase is Phase.OVER else ()
        return seats


class Column(NamedTuple):
    """A figure by which places in a finished match are decided."""

    head: str
    """As the catalogue's `picture-result-head-...` names it."""
    figures: tuple[int, ...]
    """Per side."""
    more_is_better: bool = True
