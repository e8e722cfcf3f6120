"""The slate's marks: lines, boucles and the craie dans le trou."""

from __future__ import annotations

from typing import Final

from engine.games.couillon.sheets.slate import Slate
from rendering.canvas.chalk import Chalk, loop
from rendering.canvas.paths import smooth
from rendering.games.couillon.board import LOWEST, MIDDLE, TOP, Board

_LOWEST: Final = LOWEST - 14
"""Where the lowest line lies; lines above it are wiped first, and nothing moves when they go."""
_REACH: Final = 318.0
_HOLE: Final = (MIDDLE, 692.0)
_CURL: Final = ((-15, -19), (-4, -4), (13, 13), (16, 30), (1, 40), (-15, 30), (-13, 13), (3, -4), (17, -17))
"""A boucle: over the line, round below it and over it again; outwards and down from where it hangs."""
_ROOMY: Final = 46.0
"""With this much between two lines, boucles and lines have the size they are described in."""
_LARGEST: Final = 1.5
_BESIDE: Final = 42.0
"""From one boucle to the next on a line."""
_MOST: Final = 12
"""The most boucles drawn on one line; beyond that only the number tells."""


def draw_slate(board: Board, now: Slate, before: Slate, full: int) -> None:
    """Draw both sides' lines; each side began with `full`."""
    board.name_sides()
    board.standing.stroke("upright", [(MIDDLE, TOP - 30), (MIDDLE, _LOWEST + 56)], 10)
    for side, (left, had) in enumerate(zip(now.sides, before.sides, strict=True)):
        for row in range(full):
            _draw_line(board.chalk(row < len(left), row < len(had)), side, row, full)
            hang, hung = (lines[len(lines) - 1 - row] if row < len(lines) else 0 for lines in (left, had))
            for number in range(min(max(hang, hung), _MOST)):
                _draw_boucle(board.chalk(number < hang, number < hung), side, row, number, full)
        board.foot(side, "sheet-to-go", now.score[side])
    if now.craie or before.craie:
        _draw_craie(board.chalk(now.craie, before.craie))


def _gap(full: int) -> float:
    """The distance between two lines."""
    return min((_LOWEST - TOP) / max(full - 1, 1), 100)


def _size(full: int) -> float:
    """The size of marks: 1 if there is room."""
    return min(max(_gap(full) / _ROOMY, 0.5), _LARGEST)


def _height(row: int, full: int) -> float:
    """The height of the `row`th line from below, counted from 0."""
    return _LOWEST - row * _gap(full)


def _draw_line(chalk: Chalk, side: int, row: int, full: int) -> None:
    name = f"line {side} {row}"
    y, out = _height(row, full), _REACH - 9 + sum(map(ord, name)) * 7 % 19
    sign, size = (-1, 1)[side], _size(full)
    chalk.stroke(
        name,
        [(MIDDLE + sign * 4, y), (MIDDLE + sign * out, y + (sum(map(ord, name)) * 5 % 9 - 4) * size)],
        8 * min(size, 1.2),
    )


def _draw_boucle(chalk: Chalk, side: int, row: int, number: int, full: int) -> None:
    """Draw a curl hanging on its line, further ones beside it; if lines are close, neighbours' curls hang apart."""
    sign, size = (-1, 1)[side], _size(full)
    along = (number % 4 * _BESIDE + number // 4 * 13) * size + (row % 2 * 44 if size < 1 else 0)
    x, y = MIDDLE + sign * (_REACH * 0.2 + along), _height(row, full)
    curl = smooth([(x + sign * across * size, y + down * size) for across, down in _CURL])
    chalk.stroke(f"boucle {side} {row} {number}", curl, 7 * min(size, 1.2))


def _draw_craie(chalk: Chalk) -> None:
    x, y = _HOLE
    chalk.stroke("hole", loop(_HOLE, (46, 47), -0.2, 1.03), 9)
    chalk.stroke("craie", [(x - 37, y + 38), (x + 39, y - 39)], 9)
