"""Outlines as data, and how to draw them with clean edges: a path language, swelling strokes, and the four suits."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from typing import Final

from PIL import Image, ImageDraw

from engine.core.cards import Suit
from rendering.canvas.colours import RGB
from rendering.canvas.masks import stepped

Point = tuple[float, float]
Outline = tuple[Point, ...]

_STEPS: Final = 14
_SMOOTH: Final = 7
"""Points between two that a smooth line goes through."""


@cache
def outlines(path: str) -> tuple[tuple[Outline, bool], ...]:
    """The outlines of a path as points, and whether each is closed; raises ValueError on a bad path."""
    found: list[tuple[list[Point], bool]] = []
    for command, points in _commands(path):
        if command == "M":
            found.append((points[:1], False))
        elif command == "L":
            found[-1][0].extend(points)
        elif command == "C":
            for one, two, end in zip(points[::3], points[1::3], points[2::3], strict=True):
                found[-1][0].extend(_curve(found[-1][0][-1], one, two, end))
        elif command == "S":
            found[-1][0].extend(smooth([found[-1][0][-1], *points])[1:])
        elif command == "O":
            found.append((smooth(points, closed=True), True))
        elif command == "E":
            found.extend((_ellipse(*pair), True) for pair in zip(points[::2], points[1::2], strict=True))
        elif command == "Z":
            found[-1] = (found[-1][0], True)
        else:
            raise ValueError(f"unknown command {command!r} in path")
    return tuple((tuple(points), closed) for points, closed in found)


def _commands(path: str) -> list[tuple[str, list[Point]]]:
    commands: list[tuple[str, list[Point]]] = []
    for word in path.split():
        if word[0].isalpha():
            commands.append((word[0], []))
            word = word[1:]
        if word:
            x, _, y = word.partition(",")
            commands[-1][1].append((float(x), float(y)))
    return commands


def _curve(start: Point, one: Point, two: Point, end: Point, steps: int = _STEPS) -> list[Point]:
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append(
            (
                a * start[0] + b * one[0] + c * two[0] + d * end[0],
                a * start[1] + b * one[1] + c * two[1] + d * end[1],
            )
        )
    return points


def smooth(through: Sequence[Point], closed: bool = False) -> list[Point]:
    """A line through the points without corners: a centripetal Catmull-Rom spline."""
    around = [through[-1], *through, *through[:2]] if closed else [through[0], *through, through[-1]]
    line = [around[1]]
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        line += _curve(start, _control(before, start, end), _control(after, end, start), end, _SMOOTH)
    return line[:-1] if closed else line


def _control(before: Point, at: Point, after: Point) -> Point:
    """The control point of the curve from `at` towards `after`."""
    near, far = math.dist(before, at) ** 0.5, math.dist(at, after) ** 0.5
    if not near:
        return at
    own = 2 * near * near + 3 * near * far + far * far
    x, y = (
        (near * near * c - far * far * a + own * b) / (3 * near * (near + far))
        for a, b, c in zip(before, at, after, strict=True)
    )
    return x, y


def _ellipse(centre: Point, radii: Point) -> list[Point]:
    turns = [2 * math.pi * step / 48 for step in range(48)]
    return [(centre[0] + radii[0] * math.cos(turn), centre[1] + radii[1] * math.sin(turn)) for turn in turns]


def placed(outline: Outline, scale: float, at: Point = (0.0, 0.0), flip: bool = False) -> list[Point]:
    """The points scaled and moved to `at`; `flip` turns the unit square of 100 upside down first."""
    if flip:
        outline = tuple((100 - x, 100 - y) for x, y in outline)
    return [(x * scale + at[0], y * scale + at[1]) for x, y in outline]


_RAIL: Final = 40
"""Steps along the edge of a band."""
_STROKE: Final = (10, 24)
"""The fewest and most steps along a swelling stroke."""
_PIECE: Final = 25.0
"""The longest straight piece of an ornament, in hundredths of its cell: longer ones could not follow a bend."""

_SHARP: Final = 0.22
"""The turn in radians above which a corner of an outline needs rounding."""


def even(line: Sequence[Point], steps: int) -> Outline:
    """The line as `steps` + 1 points equally far apart along it."""
    lengths = [0.0, *accumulate(math.dist(a, b) for a, b in pairwise(line))]
    points, at = list[Point](), 0
    for step in range(steps + 1):
        wanted = lengths[-1] * step / steps
        while at < len(lengths) - 2 and lengths[at + 1] < wanted:
            at += 1
        share = (wanted - lengths[at]) / ((lengths[at + 1] - lengths[at]) or 1.0)
        points.append(_between(line[at], line[at + 1], share))
    return tuple(points)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def swelling(line: Sequence[Point], width: float, blunt: bool = False) -> Outline:
    """The outline of a stroke that ends in points and is `width` wide in its middle, or at its start if `blunt`."""
    fewest, most = _STROKE
    steps = min(max(len(line) - 1, fewest), most)
    line = even(line, steps)
    left, right = list[Point](), list[Point]()
    for number, (x, y) in enumerate(line):
        share = number / steps
        half = width / 2 * ((1 - share) ** 0.7 if blunt else math.sin(math.pi * share) ** 0.7)
        (ax, ay), (bx, by) = line[max(number - 1, 0)], line[min(number + 1, steps)]
        long = math.hypot(bx - ax, by - ay) or 1.0
        across, down = -(by - ay) / long * half, (bx - ax) / long * half
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    return (*left, *reversed(right))


def band(one: Sequence[Point], other: Sequence[Point]) -> Callable[[float, float], Point]:
    """Gives the point between two lines by the share of the way along them and across from the first, both 0..1."""
    first, second = even(one, _RAIL), even(other, _RAIL)

    def place(along: float, across: float) -> Point:
        at = min(max(along, 0.0), 1.0) * _RAIL
        step = min(int(at), _RAIL - 1)
        on_first = _between(first[step], first[step + 1], at - step)
        return _between(on_first, _between(second[step], second[step + 1], at - step), across)

    return place


def in_pieces(line: Sequence[Point], closed: bool) -> Outline:
    """The line, with points added so that it can follow a bend."""
    points = list[Point]()
    for one, other in pairwise((*line, line[0]) if closed else line):
        pieces = max(math.ceil(math.dist(one, other) / _PIECE), 1)
        points += [_between(one, other, piece / pieces) for piece in range(pieces)]
    return tuple(points) if closed else (*points, line[-1])


def corners(line: Sequence[Point], closed: bool) -> Outline:
    """The points where the line turns sharply, and its ends."""
    if closed:
        around = [line[-1], *line, line[0]]
        ends: tuple[Point, ...] = ()
    else:
        around, ends = list(line), (line[0], line[-1])
    sharp = []
    for (ax, ay), (bx, by), (cx, cy) in zip(around, around[1:], around[2:], strict=False):
        turn = math.atan2(cy - by, cx - bx) - math.atan2(by - ay, bx - ax)
        if abs(math.remainder(turn, 2 * math.pi)) > _SHARP:
            sharp.append((bx, by))
    return (*ends, *sharp)


SHAPES: Final = {
    Suit.S: (
        "M50,2 C55,16 66,27 77,37 C89,48 96,57 96,68 C96,80 87,88 76,88 C67,88 59,83 54,75 C55,86 59,93 68,98 "
        "L32,98 C41,93 45,86 46,75 C41,83 33,88 24,88 C13,88 4,80 4,68 C4,57 11,48 23,37 C34,27 45,16 50,2 Z"
    ),
    Suit.H: (
        "M50,97 C45,85 34,71 22,57 C10,44 4,38 4,26 C4,13 14,4 27,4 C38,4 46,10 50,21 "
        "C54,10 62,4 73,4 C86,4 96,13 96,26 C96,38 90,44 78,57 C66,71 55,85 50,97 Z"
    ),
    Suit.D: "M50,1 C59,19 73,36 90,50 C73,64 59,81 50,99 C41,81 27,64 10,50 C27,36 41,19 50,1 Z",
    Suit.C: (
        "E50,25 22.5,22.5 E25.5,61 22.5,22.5 E74.5,61 22.5,22.5 "
        "M43,36 L57,36 L62,62 C56,66 56,70 57,78 C58,88 61,94 68,98 "
        "L32,98 C39,94 42,88 43,78 C44,70 44,66 38,62 Z"
    ),
}


def draw_suit(draw: ImageDraw.ImageDraw, suit: Suit, at: Point, size: float, colour: RGB, flip: bool = False) -> None:
    """Draw the suit with its square's top left corner at `at`, `size` pixels high."""
    for outline, _ in outlines(SHAPES[suit]):
        draw.polygon(placed(outline, size / 100, at, flip), fill=colour)


@lru_cache(maxsize=320)
def shape_mask(path: str, size: int) -> Image.Image:
    """The mask of a path of the square of 100, `size` pixels square, with soft edges."""
    scale = 6
    big = Image.new("L", (size * scale, size * scale), 0)
    draw = ImageDraw.Draw(big)
    for outline, _ in outlines(path):
        draw.polygon(placed(outline, size * scale / 100), fill=255)
    return stepped(big.reduce(scale))
