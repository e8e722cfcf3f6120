"""Troeven's trees: branches, the added ones at the top, and a ball on each cancelled one."""

from __future__ import annotations

import math
from typing import Final

from engine.games.couillon.sheets.tree import Tree
from rendering.canvas.chalk import Chalk
from rendering.canvas.handwriting import curve
from rendering.canvas.paths import Point
from rendering.games.couillon.board import LOWEST, MIDDLE, TOP, Board

_LOWEST: Final = LOWEST - 50
"""The height of the lowest branch."""
_GROUND: Final = {2: 70.0, 3: 50.0}
"""How far below it the ground is, by the number of sides; single trees stand above their owner's number."""
_HIGHEST: Final = TOP + 46
_RISE: Final = 40.0
"""How far a branch climbs towards its tip."""
_APART: Final = 78.0
"""The most between two branches."""
_TRUNK: Final = 86.0
"""From the middle of a column to the trunk of a single tree."""
_REACH: Final = {2: 310.0, 3: 182.0}
_NEXT: Final = {2: ((MIDDLE, 700.0), (MIDDLE, 774.0)), 3: ((274.0, 716.0), (274.0, 808.0))}
"""Where the ring and the words for a next win that counts double go."""
_MOST: Final = 60
"""The most branches of a side there is room for; beyond that only the number tells."""


def draw_tree(board: Board, now: Tree, before: Tree, full: int) -> None:
    """One tree with a side each for two, or a one-sided tree each for more."""
    board.name_sides()
    sides = len(board.sides)
    single = sides > 2
    most = max(now.branches + added for added in (*now.added, *before.added))
    lowest = _LOWEST
    most = min(most, _MOST)
    gap = min((lowest - _HIGHEST) / max(most - 1, 1), _APART)
    width = min(9.0, max(gap * 0.35, 3.0))
    for side in range(sides):
        trunk = board.column(side) - _TRUNK if single else MIDDLE
        if single or side == 0:
            _draw_trunk(
                board.standing, f"trunk {side}", trunk, (lowest - gap * (most - 1) - 30, lowest + _GROUND[sides])
            )
        sign, reach = 1 if single else (-1, 1)[side], _REACH[sides]
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
                _draw_ball(chalk, f"ball {side} {number}", tip, max(min(gap * 0.4, 25), 6), width)
        board.foot(side, "sheet-to-go", now.score[side])
    board.next_win("×2", now.doubled, before.doubled, *_NEXT[sides])


def _draw_trunk(chalk: Chalk, name: str, x: float, ends: tuple[float, float]) -> None:
    top, ground = ends
    chalk.stroke(name, curve([(x + 3, top), (x - 3, (top + ground) / 2), (x + 1, ground)]), 13)
    for out in (-52, 48):
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
