"""A rating over somebody's matches as a curve."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from rendering.canvas import colours
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.people.rows import Rating

_SCALE: Final = 3
"""How much larger lines are drawn before scaling down, for clean edges."""
_LINE: Final = 6
_DOT: Final = 11
_LABEL: Final = 30
_STEPS: Final = (1, 2, 5)
_MOST_LINES: Final = 4
_LEAST_SPAN: Final = 60
"""Points between the lowest and the highest line at least: a few matches change little, and should look so."""
_DOTTED: Final = 16
"""The most matches that each have a dot of their own."""
_SMALL_DOT: Final = 8

RULE: Final = colours.mix(colours.PLATE, colours.TEXT, 0.2)


class Area(NamedTuple):
    """Where the curve goes, in pixels of the picture."""

    left: int
    top: int
    right: int
    bottom: int


def draw_curve(image: Image.Image, curve: Sequence[Rating], area: Area) -> Area:
    """Draw the curve in `area`, on a plate, with values at its left; returns where it lies beside them.

    Each match is as far from the next, whenever it was played.
    """
    low, high = min(one.value for one in curve), max(one.value for one in curve)
    wider = max(_LEAST_SPAN - (high - low), 0) / 2
    low, high = low - wider, high + wider
    values = rules(low, high)
    low, high = min(low, values[0]), max(high, values[-1])
    labels = [f"{value:g}".replace("-", "−") for value in values]
    room = max(width_of(label, Lettering.PLAIN, _LABEL) for label in labels) + 14
    plot = Area(area.left + room, area.top, area.right, area.bottom)

    def down(value: float) -> float:
        share = (value - low) / (high - low)
        return plot.bottom - 8 - share * (plot.bottom - plot.top - 16)

    for value, label in zip(values, labels, strict=True):
        y = round(down(value))
        ImageDraw.Draw(image).line((plot.left, y, plot.right, y), fill=RULE, width=2)
        write(image, (plot.left - 12, y + 10), label, Lettering.PLAIN, _LABEL, colours.QUIET, "r")
    _paint(image, plot, [(x, down(one.value)) for x, one in zip(_across(len(curve), plot), curve, strict=True)])
    return plot


def rules(low: float, high: float) -> list[float]:
    """A few evenly spaced round values between two; at least one lies below the higher."""
    span = max(high - low, 1.0)
    size = 10.0 ** math.floor(math.log10(span / _MOST_LINES))
    step = next(size * times for times in (*_STEPS, 10) if span / (size * times) <= _MOST_LINES)
    first = math.ceil(low / step)
    last = max(math.floor(high / step), first + 1)
    return [number * step for number in range(first, last + 1)]


def _across(matches: int, plot: Area) -> list[float]:
    """Each match's horizontal position from the first to the last; a single one is at the right."""
    left, right = plot.left + 10, plot.right - 16
    return [right - (right - left) * (matches - 1 - number) / max(matches - 1, 1) for number in range(matches)]


def _paint(image: Image.Image, plot: Area, line: Sequence[tuple[float, float]]) -> None:
    """Draw the curve with a dot for the last match, and for each where they are few."""
    size = (plot.right - plot.left + 24, plot.bottom - plot.top + 24)
    corner = plot.left - 4, plot.top - 12
    placed = [((x - corner[0]) * _SCALE, (y - corner[1]) * _SCALE) for x, y in line]
    stroke = Image.new("L", (size[0] * _SCALE, size[1] * _SCALE), 0)
    draw = ImageDraw.Draw(stroke)
    if len(placed) > 1:
        draw.line(placed, fill=255, width=_LINE * _SCALE, joint="curve")
    for number, (x, y) in enumerate(placed, 1):
        far = (_DOT if number == len(placed) else _SMALL_DOT) * _SCALE
        if number == len(placed) or len(placed) <= _DOTTED:
            draw.ellipse((x - far, y - far, x + far, y + far), fill=255)
    image.paste(colours.GOLD, corner, stroke.reduce(_SCALE))
