"""Standings as written numbers: rôyes as in Malmedy, and Kwajongen's tree of numbers."""

from __future__ import annotations

from typing import Final

from engine.games.couillon.sheets.numbers import Numbers
from engine.games.couillon.sheets.royes import Royes
from rendering.canvas.chalk import Chalk, loop
from rendering.canvas.handwriting import figures, figures_width, fitting_height, signed, write_figures, write_words
from rendering.canvas.values import LEAST_LETTER
from rendering.games.couillon.board import MIDDLE, TOP, Board, draw_crown

HIGH_ROYES: Final = 750
HIGH_NUMBERS: Final = 876
"""The heights of the slates."""

_BIG: Final = 190
_STRUCK: Final = 84
_LOWEST: Final = 756.0
_LEGIBLE: Final = 38.0
"""The least distance between numbers; if there are too many, every fifth is written, and what is left."""
_GAP: Final = 52.0
"""The greatest distance between numbers."""
_AROUND: Final = 8.5
"""From a number to the ring round it, and from there to the next number: half of both strokes, and space."""
_OUT: Final = 144.0
"""From the trunk to the middle of a number."""
_SIDE: Final = 450.0
"""The height of the words over a standing beside the tree of numbers."""
_SIDE_HIGH: Final = 150.0
_SIDE_ROOM: Final = 170
_NEXT: Final = ((MIDDLE, 806.0), (MIDDLE + 170, 822.0))
"""Where the ring and the words for a next win that counts more go."""
_MOST: Final = 60
"""The most points of a side there is room for; beyond that only the number tells."""


def draw_royes(board: Board, now: Royes, before: Royes, full: int) -> None:
    """Two columns of numbers: what a side began with and had before the deal, both struck out, and what it has now."""
    board.name_sides()
    board.standing.stroke("upright", [(MIDDLE, TOP - 26), (MIDDLE, 700)], 9)
    for side, (left, had) in enumerate(zip(now.left, before.left, strict=True)):
        x = board.column(side)
        if full and full not in (left, had):
            _write_struck(board.standing, f"full {side}", full, (x, 276))
        if had != left:
            _write_struck(board.standing, f"had {side}", had, (x, 384))
        chalk = board.chalk(True, left == had)
        text = figures(left)
        write_figures(chalk, f"now {side}", text, (x, 544), fitting_height(text, _BIG, 330), 17)
        if left != had:
            write_figures(board.new, f"change {side}", signed(left - had), (x + 122, 386), 66, 10)
        if side in board.winners:
            write_words(board.new, board.say("sheet-won"), (x + 40, 708), (58,), 250)
            draw_crown(board.new, (x - 90, 690))
        else:
            write_words(board.standing, board.say("sheet-royes"), (x, 706), (58,), 300)


def _write_struck(chalk: Chalk, name: str, number: int, at: tuple[float, float]) -> None:
    text = figures(number)
    write_figures(chalk, name, text, at, _STRUCK, 10)
    half = figures_width(text, _STRUCK) / 2 + 18
    chalk.stroke(f"{name} struck", [(at[0] - half, at[1] + 18), (at[0] + half, at[1] - 12)], 5)


def draw_numbers(board: Board, now: Numbers, before: Numbers, full: int) -> None:
    """A trunk with the remaining points on both sides, each side's highest in a ring; each began with `full`."""
    board.name_sides()
    board.standing.stroke("trunk", [(MIDDLE, TOP - 30), (MIDDLE + 2, _LOWEST)], 10)
    highest = min(max(full, *now.left, *before.left), _MOST)
    gap = min((_LOWEST - TOP) / (highest - 0.4), _GAP)
    every = 1 if gap > _LEGIBLE else 5
    high, width = max(gap - 2 * _AROUND, LEAST_LETTER), 7.0 if every == 1 else 4.0
    for side, (left, had) in enumerate(zip(now.left, before.left, strict=True)):
        sign = (-1, 1)[side]
        for number in range(1, min(max(full, left, had), _MOST) + 1):
            y = _LOWEST - (number - 0.4) * gap
            chalk = board.chalk(number <= left, number <= had)
            name = f"number {side} {number}"
            chalk.stroke(f"{name} twig", [(MIDDLE + sign * 5, y + 10), (MIDDLE + sign * 94, y)], width)
            at = MIDDLE + sign * _OUT, y
            covered = abs(number - left) * gap < high + 2 * _AROUND - 0.01
            if number == left or (number % every == 0 and not covered):
                write_figures(chalk, name, figures(number), at, high, width)
            if number == left:
                ring = loop(at, (high * 0.8 + 20, high / 2 + _AROUND), -0.3, 1.03)
                board.chalk(True, left == had).stroke(f"{name} ring", ring, 6)
        board.tell(side, "sheet-to-go", left, (board.foot_of(side), _SIDE), high=_SIDE_HIGH, room=_SIDE_ROOM)
    board.next_win("+1", now.bonus, before.bonus, *_NEXT)
