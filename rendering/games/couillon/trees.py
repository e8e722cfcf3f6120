"""Troeven's trees: branches, the added ones at the top, and a ball on each cancelled one."""

from __future__ import annotations

import math
from typing import Final

from engine.games.couillon.sheets.tree import Tree
from rendering.canvas.chalk import Chalk
from rendering.canvas.handwriting import curve
from rendering.canvas.paths import Point
from rendering.games.couillon.board import MIDDLE, Board

_LOWEST: Final = {2: 594.0, 3: 514.0}
"""The height of the lowest branch, by the number of sides; single trees stand above their owner's number."""
_GROUND: Final = 60.0
"""How far below it the ground is."""
_HIGHEST: Final = 262.0
_RISE: Final = 30.0
"""How far a branch climbs towards its tip."""
_MOST: Final = 60
"""The most branches of a side there is room for; beyond that only the number tells."""


def draw_tree(board: Board, now: Tree, before: Tree, full: int) -> None:
    """One tree with a side each for two, or a one-sided tree each for more."""
    board.name_sides()
    sides = len(board.sides)
    single = sides > 2
    most = max(now.branches + added for added in (*now.added, *before.added))
    lowest = _LOWEST[sides]
    most = min(most, _MOST)
    gap = min((lowest - _HIGHEST) / max(most - 1, 1), 64.0)
    width = min(8.0, max(gap * 0.35, 3.0))
    for side in range(sides):
        trunk = board.column(side) - 64 if single else MIDDLE
        if single or side == 0:
            _draw_trunk(board.standing, f"trunk {side}", trunk, (lowest - gap * (most - 1) - 26, lowest + _GROUND))
        sign, reach = (1, 124.0) if single else ((-1, 1)[side], 206.0)
        for number in range(min(now.branches + max(now.added[side], before.added[side]), most)):
            added = number - now.branches
            tip = _draw_branch(
                board.chalk(added < now.added[side], added < before.added[side]),
                f"branch {side} {number}",
                (trunk, lowest - number * gap),
                sign * reach * max(1 - 0.045 * number * min(1.0, 20 / most), 0.35),
                width,
            )
            if number < max(now.balls[side], before.balls[side]):
                chalk = board.chalk(number < now.balls[side], number < before.balls[side])
                _draw_ball(chalk, f"ball {side} {number}", tip, max(min(gap * 0.36, 19), 6), width)
        board.foot(side, "sheet-to-go", now.score[side])
    board.next_win("×2", now.doubled, before.doubled)


def _draw_trunk(chalk: Chalk, name: str, x: float, ends: tuple[float, float]) -> None:
    top, ground = ends
    chalk.stroke(name, curve([(x + 3, top), (x - 3, (top + ground) / 2), (x + 1, ground)]), 11)
    for out in (-44, 40):
        root = curve([(x, ground - 16), (x + out * 0.4, ground - 2), (x + out, ground + 8)])
        chalk.stroke(f"{name} root {out}", root, 8)


def _draw_branch(chalk: Chalk, name: str, foot: Point, out: float, width: float) -> Point:
    """Draw a branch from the trunk; returns its tip."""
    x, y = foot
    tip = x + out, y - _RISE
    chalk.stroke(name, curve([(x + math.copysign(4, out), y), (x + out * 0.5, y - _RISE * 0.35), tip]), width)
    return tip


def _draw_ball(chalk: Chalk, name: str, middle: Point, radius: float, width: float) -> None:
    """Draw a ball, filled with the flat of the chalk."""
    steps = 90
    spiral = [
        (middle[0] + r * math.cos(angle), middle[1] + r * math.sin(angle))
        for angle, r in ((step * 0.28, radius * (1 - step / steps) ** 0.8) for step in range(steps))
    ]
    chalk.stroke(name, spiral, width)
