"""Kujong's cows: strokes under the cow's back, crossed out one by one, and a tail for each cow won."""

from __future__ import annotations

from typing import Final

from engine.games.couillon.sheets.cows import Cows
from rendering.canvas.chalk import Chalk, loop
from rendering.canvas.handwriting import curve, write_figures
from rendering.canvas.paths import Point
from rendering.games.couillon.board import Board

_NAMES: Final = 320.0
_FIRST: Final = 168.0
"""Height of the first side's names; the other side's are one band lower."""
_BAND: Final = 318.0
_LEFT: Final = 118.0
_RIGHT: Final = 566.0
_FIGURES: Final = 684.0
_GAP: Final = 48.0
"""Between strokes, as long as there is room."""
_STROKE: Final = (26.0, 178.0)
"""The ends of a stroke, below the back."""
_HEAD: Final = 1.3
"""The size of the head."""
_MOST: Final = 40
"""The most strokes of a side there is room for; beyond that only the number tells."""
_MOST_TAILS: Final = 2
_COUNTED: Final = 74.0
"""The room taken by tails with their numbers."""


def draw_cows(board: Board, now: Cows, before: Cows, full: int) -> None:
    """A band per side: its strokes, with the added and the crossed-out ones set apart, and its tails."""
    for side in range(len(board.sides)):
        base = _FIRST + side * _BAND
        board.name_side(side, _NAMES, base, 560)
        _draw_side(board, now, before, side, base + 66)
        key = "sheet-cow-won" if side == now.cow_winner else "sheet-to-go"
        board.tell(side, key, now.score[side], (_FIGURES, base + 84), high=110, room=160)


def _draw_side(board: Board, now: Cows, before: Cows, side: int, back: float) -> None:
    count = min(now.strokes + max(now.added[side], before.added[side]), _MOST)
    room = _RIGHT - _LEFT - (_COUNTED if now.won[side] > _MOST_TAILS else 0)
    gap = min(_GAP, room / (count + 0.6))
    width = min(9.0, max(gap * 0.4, 3.0))
    end = max(_LEFT + gap * (count + 0.6), _LEFT + _GAP * 7)
    _draw_head(board.standing, f"head {side}", (_LEFT - 8, back))
    board.standing.stroke(f"back {side}", [(_LEFT - 10, back), ((_LEFT + end) / 2, back + 4), (end, back)], 9)
    top, foot = _STROKE
    for number in range(count):
        added = number - now.strokes
        x = _LEFT + gap * (number + 0.7 + (0.35 if added >= 0 else 0))
        chalk = board.chalk(added < now.added[side], added < before.added[side])
        chalk.stroke(f"stroke {side} {number}", [(x + 3, back + top), (x - 3, back + foot)], width)
    for number in range(min(max(now.crossed[side], before.crossed[side]), count)):
        x = _LEFT + gap * (number + 0.7 + (0.35 if number >= now.strokes else 0))
        chalk = board.chalk(number < now.crossed[side], number < before.crossed[side])
        half = min(gap * 0.62, 30)
        chalk.stroke(f"crossed {side} {number}", [(x - half, back + 138), (x + half, back + 66)], min(8.0, width))
    _draw_tails(board, now, before, side, (end, back))


def _draw_head(chalk: Chalk, name: str, neck: Point) -> None:
    """Draw a cow's head looking left: horn, ear, muzzle, eye."""
    x, y = neck

    def line(part: str, points: list[Point], width: float) -> None:
        chalk.stroke(f"{name} {part}", [(x + right * _HEAD, y + down * _HEAD) for right, down in points], width)

    line("face", curve([(0, -2), (-14, -20), (-34, -18), (-58, 14), (-62, 28), (-50, 36), (-32, 30), (-14, 30)]), 7)
    line("throat", curve([(-14, 30), (0, 44), (4, 60)]), 7)
    line("horn", curve([(-24, -20), (-34, -38), (-28, -46)]), 6)
    line("ear", curve([(-14, -20), (2, -34), (6, -22), (-8, -14)]), 6)
    line("eye", loop((-32, 2), (2, 2), 0, 1), 6)


def _draw_tails(board: Board, now: Cows, before: Cows, side: int, root: Point) -> None:
    """Draw a tail for each cow won, a short one for a short cow; if they do not fit, one of each kind and how many."""
    many, place = now.won[side] > _MOST_TAILS, 0
    kinds = (True, now.long, before.long), (False, now.short, before.short)
    for is_long, won, had in kinds:
        for number in range(min(won[side], 1) if many else won[side]):
            chalk = board.chalk(True, won == had if many else number < had[side])
            x, y = _draw_tail(chalk, f"tail {side} {place}", root, place, is_long)
            if many:
                write_figures(chalk, f"tails {side} {place}", f"×{won[side]}", (x, y + 60), 36, 5)
            place += 1


def _draw_tail(chalk: Chalk, name: str, root: Point, number: int, is_long: bool) -> Point:
    """Draw a tail with its tuft; a second one hangs beside the first. Returns where the tuft begins."""
    x, y = root[0] + 4, root[1]
    out, down = 26 + number * 36, (92 if is_long else 40) - number * 12
    end = x + out - 8, y + down
    chalk.stroke(name, curve([(x, y), (x + out * 0.6, y - 8), (x + out, y + 24), end]), 7)
    for lean in (-11.0, 0.0, 11.0):
        tip = end[0] + lean, end[1] + 30 - abs(lean) * 0.4
        chalk.stroke(f"{name} tuft {lean}", curve([end, (tip[0] - lean * 0.2, tip[1] - 14), tip]), 5)
    return end
