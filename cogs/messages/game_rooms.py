"""What games are asked with: the object with which one speaks, the finished deal to tell of, and figures of its end."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.game import DealResult
from engine.core.registry import in_room
from engine.core.view import Phase


def words_of_game(game: str) -> Any:
    """The object with which a game speaks, a `cogs.games.plain.PlainGame`; None if it has none, or there is no game."""
    room = in_room("cogs", game, "") if game else None
    return room and room.GAME


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
