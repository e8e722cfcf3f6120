"""The picture of the slate: lines, boucles and the craie dans le trou."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.couillon.slate import SideLines, Slate, marks
from locales import Say
from rendering import colours
from rendering.chalk import Chalk, loop, slate
from rendering.encode import encode
from rendering.fonts import Lettering, cut, lettered, text_mask, width_of
from rendering.values import Picture

WIDTH: Final = 860
HEIGHT: Final = 820
_MIDDLE: Final = WIDTH / 2
_TOP: Final = 196.0
_LOWEST: Final = 640.0
"""Where the lowest line lies; lines above it are wiped first and nothing moves when they go."""
_REACH: Final = 172.0
_HOLE: Final = (_MIDDLE, 726.0)


def draw_slate(
    slate_now: Slate,
    side_names: tuple[str, str],
    title: str,
    say: Say,
    before: Slate | None = None,
    *,
    lines: int = 7,
) -> Picture:
    """The slate after a deal. `lines` is how many each side began with; marks in `before` that are
    gone now leave a fresh smudge, those wiped earlier a fainter one.
    """
    board = slate(WIDTH, HEIGHT)
    _draw_wiped(board, slate_now, before, lines)
    white, yellow = Chalk(WIDTH, HEIGHT), Chalk(WIDTH, HEIGHT)
    white.stroke("upright", [(_MIDDLE, _TOP - 20), (_MIDDLE, _LOWEST + 44)], 9)
    for side, left in enumerate(slate_now.sides):
        for row in range(len(left)):
            _draw_line(white, side, row, lines)
        for row, boucles in enumerate(reversed(left)):
            for number in range(boucles):
                _draw_boucle(white, side, row, number, lines)
    if slate_now.craie:
        _draw_craie(white)
    _draw_names(white, yellow, slate_now, side_names, title, say)
    white.on(board, colours.CHALK)
    yellow.on(board, colours.CHALK_YELLOW)
    return Picture(encode(board), "slate.png")


def _height(row: int, lines: int) -> float:
    """How high the line lies that is `row`th from below, counted from 0."""
    gap = min((_LOWEST - _TOP - 10) / max(lines - 1, 1), 92)
    return _LOWEST - row * gap


def _draw_line(chalk: Chalk, side: int, row: int, lines: int) -> None:
    name = f"line {side} {row}"
    y, out = _height(row, lines), _REACH - 9 + sum(map(ord, name)) * 7 % 19
    sign = (-1, 1)[side]
    chalk.stroke(name, [(_MIDDLE + sign * 4, y), (_MIDDLE + sign * out, y + sum(map(ord, name)) * 5 % 9 - 4)], 8)


def _draw_boucle(chalk: Chalk, side: int, row: int, number: int, lines: int) -> None:
    """A curl hung on its line, further ones beside it."""
    sign = (-1, 1)[side]
    along = number % 3 * 44 + number // 3 * 16
    x, y = _MIDDLE + sign * (_REACH * 0.34 + along), _height(row, lines)
    curl = loop((x, y + 4), (19, 22), -0.18, sign * 1.14)
    chalk.stroke(f"boucle {side} {row} {number}", [(x - sign * 10, y - 22), *curl], 7)


def _draw_craie(chalk: Chalk) -> None:
    chalk.stroke("hole", loop(_HOLE, (33, 34), -0.2, 1.03), 8)
    chalk.stroke("craie", [(_HOLE[0] - 27, _HOLE[1] + 28), (_HOLE[0] + 29, _HOLE[1] - 29)], 8)


def _draw_wiped(board: Image.Image, now: Slate, before: Slate | None, lines: int) -> None:
    """What is no longer there: fresh wipes over old ones."""
    old, fresh = Chalk(WIDTH, HEIGHT), Chalk(WIDTH, HEIGHT)
    for side, left in enumerate(now.sides):
        had: SideLines = before.sides[side] if before else left
        for row in range(len(left), lines):
            _draw_line(fresh if row < len(had) else old, side, row, lines)
        for row, boucles in enumerate(reversed(had)):
            kept = left[len(left) - 1 - row] if row < len(left) else 0
            for number in range(kept, boucles):
                _draw_boucle(fresh, side, row, number, lines)
    if before and before.craie and not now.craie:
        _draw_craie(fresh)
    old.smudge(board, 0.16)
    fresh.smudge(board, 0.36)


def _draw_names(white: Chalk, yellow: Chalk, now: Slate, side_names: tuple[str, str], title: str, say: Say) -> None:
    _write(yellow, title, (WIDTH / 2, 84), 50, WIDTH - 120)
    for side, name in enumerate(side_names):
        won = now.winner == side
        chalk = yellow if won else white
        middle = WIDTH * (0.255, 0.745)[side]
        half = _write(chalk, name, (middle, 154), 62, round(WIDTH * 0.43)) / 2 + 14
        chalk.stroke(f"under {side}", [(middle - half, 172), (middle + half, 170)], 6)
        if won:
            chalk.stroke(f"under again {side}", [(middle - half + 12, 183), (middle + half - 12, 181)], 5)
        far = WIDTH * (0.14, 0.86)[side]
        _write(chalk, say("picture-won" if won else "picture-lines"), (far, 640), 54, 210)
        if not won:
            _write(chalk, str(marks(now.sides[side])), (far, 742), 104, 200)


def _write(chalk: Chalk, text: str, middle: tuple[float, float], size: int, room: int) -> int:
    """Write in chalk, the middle of the baseline at `middle`; returns the width in pixels."""
    words, letters = lettered(text, Lettering.CHALK, "–")
    if letters is not Lettering.CHALK:
        size = round(size * 0.62)
    words = cut(words, letters, size, room)
    mask, ascent = text_mask(words, letters, size)
    chalk.letters(mask, (round(middle[0] - mask.width / 2), round(middle[1]) - ascent))
    return width_of(words, letters, size)
