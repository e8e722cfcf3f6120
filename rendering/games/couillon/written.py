"""Standings as written numbers: rôyes as in Malmedy, and Kwajongen's tree of numbers."""

from __future__ import annotations

from typing import Final

from engine.games.couillon.sheets.numbers import Numbers
from engine.games.couillon.sheets.royes import Royes
from rendering.canvas.chalk import Chalk, loop
from rendering.canvas.handwriting import figures, figures_width, fitting_height, signed, write_figures, write_words
from rendering.games.couillon.board import MIDDLE, TOP, Board, draw_crown

_BIG: Final = 170
_LOWEST: Final = 652.0
_LEGIBLE: Final = 26.0
"""The least distance between numbers; if there are too many, every fifth is written, and what is left."""
_GAP: Final = 46.0
"""The greatest distance between numbers."""
_MOST: Final = 60
"""The most points of a side there is room for; beyond that only the number tells."""


def draw_royes(board: Board, now: Royes, before: Royes, full: int) -> None:
    """Two columns of numbers: what a side began with and had before the deal, both struck out, and what it has now."""
    board.name_sides()
    board.standing.stroke("upright", [(MIDDLE, TOP - 36), (MIDDLE, 640)], 8)
    for side, (left, had) in enumerate(zip(now.left, before.left, strict=True)):
        x = board.column(side)
        if full and full not in (left, had):
            _write_struck(board.standing, f"full {side}", full, (x, 262))
        if had != left:
            _write_struck(board.standing, f"had {side}", had, (x, 360))
        chalk = board.chalk(True, left == had)
        text = figures(left)
        write_figures(chalk, f"now {side}", text, (x, 530), fitting_height(text, _BIG, 300), 15)
        if left != had:
            write_figures(board.new, f"change {side}", signed(left - had), (x + 124, 362), 62, 10)
        if side in board.winners:
            write_words(board.new, board.say("sheet-won"), (x, 692), 58, 300)
            draw_crown(board.new, (x, 750))
        else:
            write_words(board.standing, board.say("sheet-royes"), (x, 700), 58, 300)


def _write_struck(chalk: Chalk, name: str, number: int, at: tuple[float, float]) -> None:
    text = figures(number)
    write_figures(chalk, name, text, at, 70, 9)
    half = figures_width(text, 70) / 2 + 18
    chalk.stroke(f"{name} struck", [(at[0] - half, at[1] + 18), (at[0] + half, at[1] - 12)], 5)


def draw_numbers(board: Board, now: Numbers, before: Numbers, full: int) -> None:
    """A trunk with the remaining points on both sides, each side's highest in a ring; each began with `full`."""
    board.name_sides()
    board.standing.stroke("trunk", [(MIDDLE, TOP - 34), (MIDDLE + 2, _LOWEST)], 9)
    highest = min(max(full, *now.left, *before.left), _MOST)
    gap = min((_LOWEST - TOP) / (highest - 0.4), _GAP)
    every = 1 if gap > _LEGIBLE else 5
    high, width = (gap * 0.74, 6.0) if every == 1 else (_LEGIBLE, 4.0)
    for side, (left, had) in enumerate(zip(now.left, before.left, strict=True)):
        sign = (-1, 1)[side]
        for number in range(1, min(max(full, left, had), _MOST) + 1):
            y = _LOWEST - (number - 0.4) * gap
            chalk = board.chalk(number <= left, number <= had)
            name = f"number {side} {number}"
            chalk.stroke(f"{name} twig", [(MIDDLE + sign * 5, y + 10), (MIDDLE + sign * 54, y)], width)
            at = MIDDLE + sign * 104, y
            covered = 0 < abs(number - left) * gap < _LEGIBLE * 1.6
            if number == left or (number % every == 0 and not (every > 1 and covered)):
                write_figures(chalk, name, figures(number), at, high, width)
            if number == left:
                ring = loop(at, (high * 0.8 + 20, high * 0.84), -0.3, 1.05)
                board.chalk(True, left == had).stroke(f"{name} ring", ring, 6)
        board.foot(side, "sheet-to-go", left)
    board.next_win("+1", now.bonus, before.bonus)
