"""The picture of a score sheet of any kind in the Couillon family."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from engine.games.couillon.sheets.cows import Cows
from engine.games.couillon.sheets.numbers import Numbers
from engine.games.couillon.sheets.points import Points
from engine.games.couillon.sheets.royes import Royes
from engine.games.couillon.sheets.sheet import Sheet
from engine.games.couillon.sheets.slate import Slate
from engine.games.couillon.sheets.tree import Tree
from locales import Say
from rendering.canvas.values import Picture
from rendering.games.couillon.board import HEIGHT, Board
from rendering.games.couillon.cows import draw_cows
from rendering.games.couillon.slate import draw_slate
from rendering.games.couillon.tally import draw_points
from rendering.games.couillon.trees import draw_tree
from rendering.games.couillon.written import HIGH_NUMBERS, HIGH_ROYES, draw_numbers, draw_royes

_DRAWN_BY: Final[Mapping[type[Sheet], Callable[[Board, Any, Any, int], None]]] = MappingProxyType(
    {
        Slate: draw_slate,
        Points: draw_points,
        Royes: draw_royes,
        Numbers: draw_numbers,
        Cows: draw_cows,
        Tree: draw_tree,
    }
)
_HIGH: Final[Mapping[type[Sheet], int]] = MappingProxyType({Royes: HIGH_ROYES, Numbers: HIGH_NUMBERS})
"""The heights of slates that need more or less than usual."""
_HIGH_FOR_MORE: Final = 840
"""The height of slates with more than two sides."""


def draw_sheet(
    sheet: Sheet,
    sides: Sequence[Sequence[str]],
    title: str,
    say: Say,
    before: Sheet | None = None,
    *,
    full: int,
    winners: Collection[int],
) -> Picture:
    """The score sheet after a deal, and what the deal changed if `before` is given.

    `sides`: the names of each side's people. `full`: the lines or rôyes each side began with, or the points
    that win; 0 where a number of deals is played. `winners`: the sides that have won the match, none while it
    goes on (a sheet alone cannot tell: where a number of deals is played, nobody wins at zero).
    """
    high = _HIGH.get(type(sheet), HEIGHT if len(sides) == 2 else _HIGH_FOR_MORE)
    board = Board(title, sides, winners, say, high)
    stood = sheet if before is None else before.next_deal()
    _DRAWN_BY[type(sheet)](board, sheet, stood, full)
    return Picture(board.png(), "slate.png")
