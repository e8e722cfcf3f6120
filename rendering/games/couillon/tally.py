"""Points counted upwards, as strokes in bundles of five; points below zero are horizontal strokes."""

from __future__ import annotations

from typing import Final

from engine.games.couillon.sheets.points import Points
from rendering.canvas.chalk import Chalk
from rendering.canvas.paths import Point
from rendering.games.couillon.board import LOWEST, MIDDLE, TOP, Board

_BUNDLE: Final = 5
_ROOM: Final = 340.0
_WIDE: Final = 1.5
"""The width of a bundle with the space beside it, in its row's height."""
_HIGHEST: Final = 180.0
_NEXT: Final = ((MIDDLE, 692.0), (MIDDLE, 772.0))
"""Where the ring and the words for a next win that counts double go."""
_MOST: Final = 100
"""The most strokes there is room for; beyond that only the number tells."""


def draw_points(board: Board, now: Points, before: Points, full: int) -> None:
    """Two columns of tallies; `full` points win the match; 0 if a number of deals is played."""
    board.name_sides()
    board.standing.stroke("upright", [(MIDDLE, TOP - 40), (MIDDLE, LOWEST + 34)], 10)
    most = min(max(full, _BUNDLE, *map(abs, (*now.totals, *before.totals))), _MOST)
    for side, (total, had) in enumerate(zip(now.totals, before.totals, strict=True)):
        for number in range(min(max(total, had, 0), _MOST)):
            chalk = board.chalk(number < total, number < had)
            _draw_stroke(chalk, f"stroke {side}", number, _place(board.column(side), number, most))
        for number in range(min(max(-total, -had, 0), _MOST)):
            chalk = board.chalk(number < -total, number < -had)
            _draw_dash(chalk, f"dash {side}", number, _place(board.column(side), number, most))
        board.foot(side, "sheet-points", total, of=full)
    board.next_win("×2", now.doubled, before.doubled, *_NEXT)


def _place(middle: float, number: int, most: int) -> tuple[Point, float]:
    """The middle and the height of a stroke's bundle."""
    bundles = -(-most // _BUNDLE)
    beside = max(range(1, 9), key=lambda columns: _row_high(bundles, columns))
    high = _row_high(bundles, beside)
    row, column = divmod(number // _BUNDLE, beside)
    wide = max(_ROOM / beside, high * _WIDE) if beside > 1 else 0.0
    return (middle + (column - (beside - 1) / 2) * wide, TOP + (row + 0.5) * high), high


def _row_high(bundles: int, beside: int) -> float:
    """How high a row of so many bundles can be."""
    rows = -(-bundles // beside)
    return min((LOWEST - TOP) / rows, _ROOM / beside / _WIDE, _HIGHEST)


def _draw_stroke(chalk: Chalk, name: str, number: int, place: tuple[Point, float]) -> None:
    (x, y), high = place
    half, gap, width = high * 0.38, high * 0.29, _width(high)
    at = number % _BUNDLE
    if at < _BUNDLE - 1:
        right = x + (at - 1.5) * gap
        chalk.stroke(f"{name} {number}", [(right + 3, y - half), (right - 3, y + half)], width)
    else:
        chalk.stroke(f"{name} {number}", [(x - 2.3 * gap, y + half * 0.6), (x + 2.3 * gap, y - half * 0.6)], width)


def _draw_dash(chalk: Chalk, name: str, number: int, place: tuple[Point, float]) -> None:
    (x, y), high = place
    half, down = high * 0.24, (number % _BUNDLE - 2) * high * 0.18
    chalk.stroke(f"{name} {number}", [(x - half, y + down + 2), (x + half, y + down - 2)], _width(high))


def _width(high: float) -> float:
    """The width of a stroke in a row this high."""
    return min(max(high * 0.07, 5.0), 11.0)
