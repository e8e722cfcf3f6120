"""Prepares outlines for painting: swelling strokes, bands of ornament, even steps."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import Final

from rendering.canvas.paths import Outline, Point

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
