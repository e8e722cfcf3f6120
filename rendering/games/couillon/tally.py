"""Points counted upwards, as strokes in bundles of five; points below zero are horizontal strokes."""

from __future__ import annotations

from typing import Final

from engine.games.couillon.sheets.points import Points
from rendering.canvas.chalk import Chalk
from rendering.canvas.paths import Point
from rendering.games.couillon.board import MIDDLE, TOP, Board

_BUNDLE: Final = 5
_LOWEST: Final = 560.0
_ROOM: Final = 320.0
_MOST: Final = 100
"""The most strokes there is room for; beyond that only the number tells."""


def draw_points(board: Board, now: Points, before: Points, full: int) -> None:
    """Two columns of tallies; `full` points win the match; 0 if a number of deals is played."""
    board.name_sides()
    board.standing.stroke("upright", [(MIDDLE, TOP - 40), (MIDDLE, 650)], 9)
    most = min(max(full, _BUNDLE, *map(abs, (*now.totals, *before.totals))), _MOST)
    for side, (total, had) in enumerate(zip(now.totals, before.totals, strict=True)):
        for number in range(min(max(total, had, 0), _MOST)):
            chalk = board.chalk(number < total, number < had)
            _draw_stroke(chalk, f"stroke {side}", number, _place(board.column(side), number, most))
        for number in range(min(max(-total, -had, 0), _MOST)):
            chalk = board.chalk(number < -total, number < -had)
            _draw_dash(chalk, f"dash {side}", number, _place(board.column(side), number, most))
        board.foot(side, "sheet-points", total, of=full)
    board.next_win("×2", now.doubled, before.doubled)


def _place(middle: float, number: int, most: int) -> tuple[Point, float]:
    """The middle and the height of a stroke's bundle."""
    bundles = -(-most // _BUNDLE)
    beside = next(columns for columns in range(1, 9) if columns * columns * 3 >= bundles)
    rows = -(-bundles // beside)
    high = min((_LOWEST - TOP) / rows, 170.0)
    row, column = divmod(number // _BUNDLE, beside)
    wide = _ROOM / max(beside, 1.6)
    return (middle + (column - (beside - 1) / 2) * wide, TOP + (row + 0.55) * high), high


def _draw_stroke(chalk: Chalk, name: str, number: int, place: tuple[Point, float]) -> None:
    (x, y), high = place
    half, gap = high * 0.37, high * 0.23
    at = number % _BUNDLE
    if at < _BUNDLE - 1:
        right = x + (at - 1.5) * gap
        chalk.stroke(f"{name} {number}", [(right + 3, y - half), (right - 3, y + half)], 8)
    else:
        chalk.stroke(f"{name} {number}", [(x - 2.3 * gap, y + half * 0.6), (x + 2.3 * gap, y - half * 0.6)], 8)


def _draw_dash(chalk: Chalk, name: str, number: int, place: tuple[Point, float]) -> None:
    (x, y), high = place
    half, down = high * 0.24, (number % _BUNDLE - 2) * high * 0.18
    chalk.stroke(f"{name} {number}", [(x - half, y + down + 2), (x + half, y + down - 2)], 8)
