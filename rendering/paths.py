"""Outlines as data: a small path language, and drawing it with clean edges.

A path is text: `M x,y` starts a closed outline, `L x,y ...` adds points, `C x1,y1 x2,y2 x,y ...` adds
curves, `E cx,cy rx,ry` is an ellipse, `Z` closes. The unit is whatever the caller scales by.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

Point = tuple[float, float]
Outline = tuple[Point, ...]

_STEPS: Final = 14


@cache
def outlines(path: str) -> tuple[tuple[Outline, bool], ...]:
    """The outlines of a path as points, and whether each is closed; raises ValueError on a bad path."""
    found: list[tuple[list[Point], bool]] = []
    command, pending = "", list[Point]()
    for word in path.split():
        if word[0].isalpha():
            command, pending, word = word[0], [], word[1:]
            if command == "Z":
                found[-1] = (found[-1][0], True)
            if not word:
                continue
        pending.append(_point(word))
        if command == "M":
            found.append(([pending.pop()], False))
        elif command == "L":
            found[-1][0].append(pending.pop())
        elif command == "C" and len(pending) == 3:
            found[-1][0].extend(_curve(found[-1][0][-1], *pending))
            pending = []
        elif command == "E" and len(pending) == 2:
            found.append((_ellipse(*pending), True))
            pending = []
        elif command not in "CE":
            raise ValueError(f"unknown command {command!r} in path")
    return tuple((tuple(points), closed) for points, closed in found)


def _point(word: str) -> Point:
    x, _, y = word.partition(",")
    return float(x), float(y)


def _curve(start: Point, one: Point, two: Point, end: Point) -> list[Point]:
    points = []
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append(
            (
                a * start[0] + b * one[0] + c * two[0] + d * end[0],
                a * start[1] + b * one[1] + c * two[1] + d * end[1],
            )
        )
    return points


def _ellipse(centre: Point, radii: Point) -> list[Point]:
    turns = [2 * math.pi * step / 48 for step in range(48)]
    return [(centre[0] + radii[0] * math.cos(turn), centre[1] + radii[1] * math.sin(turn)) for turn in turns]


def placed(outline: Outline, scale: float, at: Point = (0.0, 0.0), flip: bool = False) -> list[Point]:
    """The points scaled and moved to `at`; `flip` turns the unit square of 100 upside down first."""
    if flip:
        outline = tuple((100 - x, 100 - y) for x, y in outline)
    return [(x * scale + at[0], y * scale + at[1]) for x, y in outline]
