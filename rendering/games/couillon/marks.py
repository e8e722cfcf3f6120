"""What each kind of score sheet writes for a side: lines and boucles, bundles of points, trees, cows, or numbers."""

from __future__ import annotations

import math
from typing import Final

from engine.games.couillon.sheets.chalked import Cows, Slate, Tree
from engine.games.couillon.sheets.numbers import Numbers, Points, Royes
from rendering.canvas.board import LOWEST, MIDDLE, TOP, Board, draw_crown
from rendering.canvas.chalk import (
    Chalk,
    curve,
    figures,
    figures_width,
    fitting_height,
    loop,
    signed,
    write_figures,
    write_words,
)
from rendering.canvas.outlines import Point, smooth
from rendering.canvas.values import LEAST_LETTER

_SLATE_LOWEST: Final = LOWEST - 14
"""Where the lowest line lies; lines above it are wiped first, and nothing moves when they go."""
_SLATE_REACH: Final = 318.0
_HOLE: Final = (MIDDLE, 692.0)
_CURL: Final = ((-15, -19), (-4, -4), (13, 13), (16, 30), (1, 40), (-15, 30), (-13, 13), (3, -4), (17, -17))
"""A boucle: over the line, round below it and over it again; outwards and down from where it hangs."""
_ROOMY: Final = 46.0
"""With this much between two lines, boucles and lines have the size they are described in."""
_LARGEST: Final = 1.5
_BESIDE: Final = 42.0
"""From one boucle to the next on a line."""
_SLATE_MOST: Final = 12
"""The most boucles drawn on one line; beyond that only the number tells."""


def draw_slate(board: Board, now: Slate, before: Slate, full: int) -> None:
    """Draw both sides' lines; each side began with `full`."""
    board.name_sides()
    board.standing.stroke("upright", [(MIDDLE, TOP - 30), (MIDDLE, _SLATE_LOWEST + 56)], 10)
    for side, (left, had) in enumerate(zip(now.sides, before.sides, strict=True)):
        for row in range(full):
            _draw_line(board.chalk(row < len(left), row < len(had)), side, row, full)
            hang, hung = (lines[len(lines) - 1 - row] if row < len(lines) else 0 for lines in (left, had))
            for number in range(min(max(hang, hung), _SLATE_MOST)):
                _draw_boucle(board.chalk(number < hang, number < hung), side, row, number, full)
        board.foot(side, "sheet-to-go", now.score[side])
    if now.craie or before.craie:
        _draw_craie(board.chalk(now.craie, before.craie))


def _gap(full: int) -> float:
    """The distance between two lines."""
    return min((_SLATE_LOWEST - TOP) / max(full - 1, 1), 100)


def _size(full: int) -> float:
    """The size of marks: 1 if there is room."""
    return min(max(_gap(full) / _ROOMY, 0.5), _LARGEST)


def _height(row: int, full: int) -> float:
    """The height of the `row`th line from below, counted from 0."""
    return _SLATE_LOWEST - row * _gap(full)


def _draw_line(chalk: Chalk, side: int, row: int, full: int) -> None:
    name = f"line {side} {row}"
    y, out = _height(row, full), _SLATE_REACH - 9 + sum(map(ord, name)) * 7 % 19
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
    x, y = MIDDLE + sign * (_SLATE_REACH * 0.2 + along), _height(row, full)
    curl = smooth([(x + sign * across * size, y + down * size) for across, down in _CURL])
    chalk.stroke(f"boucle {side} {row} {number}", curl, 7 * min(size, 1.2))


def _draw_craie(chalk: Chalk) -> None:
    x, y = _HOLE
    chalk.stroke("hole", loop(_HOLE, (46, 47), -0.2, 1.03), 9)
    chalk.stroke("craie", [(x - 37, y + 38), (x + 39, y - 39)], 9)


_BUNDLE: Final = 5
_ROOM: Final = 340.0
_WIDE: Final = 1.5
"""The width of a bundle with the space beside it, in its row's height."""
_TALLY_HIGHEST: Final = 180.0
_TALLY_NEXT: Final = ((MIDDLE, 692.0), (MIDDLE, 772.0))
"""Where the ring and the words for a next win that counts double go."""
_TALLY_MOST: Final = 100
"""The most strokes there is room for; beyond that only the number tells."""


def draw_points(board: Board, now: Points, before: Points, full: int) -> None:
    """Two columns of tallies; `full` points win the match; 0 if a number of deals is played."""
    board.name_sides()
    board.standing.stroke("upright", [(MIDDLE, TOP - 40), (MIDDLE, LOWEST + 34)], 10)
    most = min(max(full, _BUNDLE, *map(abs, (*now.totals, *before.totals))), _TALLY_MOST)
    for side, (total, had) in enumerate(zip(now.totals, before.totals, strict=True)):
        for number in range(min(max(total, had, 0), _TALLY_MOST)):
            chalk = board.chalk(number < total, number < had)
            _draw_stroke(chalk, f"stroke {side}", number, _place(board.column(side), number, most))
        for number in range(min(max(-total, -had, 0), _TALLY_MOST)):
            chalk = board.chalk(number < -total, number < -had)
            _draw_dash(chalk, f"dash {side}", number, _place(board.column(side), number, most))
        board.foot(side, "sheet-points", total, of=full)
    board.next_win("×2", now.doubled, before.doubled, *_TALLY_NEXT)


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
    return min((LOWEST - TOP) / rows, _ROOM / beside / _WIDE, _TALLY_HIGHEST)


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


_TREES_LOWEST: Final = LOWEST - 50
"""The height of the lowest branch."""
_GROUND: Final = {2: 70.0, 3: 50.0}
"""How far below it the ground is, by the number of sides; single trees stand above their owner's number."""
_TREES_HIGHEST: Final = TOP + 46
_RISE: Final = 40.0
"""How far a branch climbs towards its tip."""
_APART: Final = 78.0
"""The most between two branches."""
_TRUNK: Final = 86.0
"""From the middle of a column to the trunk of a single tree."""
_TREES_REACH: Final = {2: 310.0, 3: 182.0}
_TREES_NEXT: Final = {2: ((MIDDLE, 700.0), (MIDDLE, 774.0)), 3: ((274.0, 716.0), (274.0, 808.0))}
"""Where the ring and the words for a next win that counts double go."""
_TREES_MOST: Final = 60
"""The most branches of a side there is room for; beyond that only the number tells."""


def draw_tree(board: Board, now: Tree, before: Tree, full: int) -> None:
    """One tree with a side each for two, or a one-sided tree each for more."""
    board.name_sides()
    sides = len(board.sides)
    single = sides > 2
    most = max(now.branches + added for added in (*now.added, *before.added))
    lowest = _TREES_LOWEST
    most = min(most, _TREES_MOST)
    gap = min((lowest - _TREES_HIGHEST) / max(most - 1, 1), _APART)
    width = min(9.0, max(gap * 0.35, 3.0))
    for side in range(sides):
        trunk = board.column(side) - _TRUNK if single else MIDDLE
        if single or side == 0:
            _draw_trunk(
                board.standing, f"trunk {side}", trunk, (lowest - gap * (most - 1) - 30, lowest + _GROUND[sides])
            )
        sign, reach = 1 if single else (-1, 1)[side], _TREES_REACH[sides]
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
    board.next_win("×2", now.doubled, before.doubled, *_TREES_NEXT[sides])


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


_NAMES: Final = 320.0
_FIRST: Final = 168.0
"""Height of the first side's names; the other side's are one band lower."""
_BAND: Final = 318.0
_LEFT: Final = 118.0
_RIGHT: Final = 566.0
_FIGURES: Final = 684.0
_COWS_GAP: Final = 48.0
"""Between strokes, as long as there is room."""
_STROKE: Final = (26.0, 178.0)
"""The ends of a stroke, below the back."""
_HEAD: Final = 1.3
"""The size of the head."""
_COWS_MOST: Final = 40
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
    count = min(now.strokes + max(now.added[side], before.added[side]), _COWS_MOST)
    room = _RIGHT - _LEFT - (_COUNTED if now.won[side] > _MOST_TAILS else 0)
    gap = min(_COWS_GAP, room / (count + 0.6))
    width = min(9.0, max(gap * 0.4, 3.0))
    end = max(_LEFT + gap * (count + 0.6), _LEFT + _COWS_GAP * 7)
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


HIGH_ROYES: Final = 750
HIGH_NUMBERS: Final = 876
"""The heights of the slates."""

_BIG: Final = 190
_STRUCK: Final = 84
_WRITTEN_LOWEST: Final = 756.0
_LEGIBLE: Final = 38.0
"""The least distance between numbers; if there are too many, every fifth is written, and what is left."""
_WRITTEN_GAP: Final = 52.0
"""The greatest distance between numbers."""
_AROUND: Final = 8.5
"""From a number to the ring round it, and from there to the next number: half of both strokes, and space."""
_OUT: Final = 144.0
"""From the trunk to the middle of a number."""
_SIDE: Final = 450.0
"""The height of the words over a standing beside the tree of numbers."""
_SIDE_HIGH: Final = 150.0
_SIDE_ROOM: Final = 170
_WRITTEN_NEXT: Final = ((MIDDLE, 806.0), (MIDDLE + 170, 822.0))
"""Where the ring and the words for a next win that counts more go."""


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
    board.standing.stroke("trunk", [(MIDDLE, TOP - 30), (MIDDLE + 2, _WRITTEN_LOWEST)], 10)
    highest = min(max(full, *now.left, *before.left), _TREES_MOST)
    gap = min((_WRITTEN_LOWEST - TOP) / (highest - 0.4), _WRITTEN_GAP)
    every = 1 if gap > _LEGIBLE else 5
    high, width = max(gap - 2 * _AROUND, LEAST_LETTER), 7.0 if every == 1 else 4.0
    for side, (left, had) in enumerate(zip(now.left, before.left, strict=True)):
        sign = (-1, 1)[side]
        for number in range(1, min(max(full, left, had), _TREES_MOST) + 1):
            y = _WRITTEN_LOWEST - (number - 0.4) * gap
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
    board.next_win("+1", now.bonus, before.bonus, *_WRITTEN_NEXT)
