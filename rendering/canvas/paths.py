"""A small path language for outlines as data, and how to draw it with clean edges.

A path is text: `M x,y` starts an outline, `L x,y ...` adds points, `C x1,y1 x2,y2 x,y ...` adds curves,
`S x,y ...` goes smoothly from the last point through these, `O x,y ...` is a smooth closed outline through
points, `E cx,cy rx,ry` an ellipse, `Z` closes. The caller's scale sets the unit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

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
