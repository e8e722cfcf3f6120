"""A rating over time as a curve, within a band for how far it may have been off."""

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

BAND: Final = colours.mix(colours.PLATE, colours.SIDE_COLOURS[0], 1 / 3)
RULE: Final = colours.mix(colours.PLATE, colours.TEXT, 0.2)


class Area(NamedTuple):
    """Where the curve goes, in pixels of the picture."""

    left: int
    top: int
    right: int
    bottom: int


def draw_curve(image: Image.Image, curve: Sequence[Rating], area: Area) -> Area:
    """Draw the curve in `area`, on a plate, with values at its left; returns where it lies beside them."""
    low = min(one.value - one.within for one in curve)
    high = max(one.value + one.within for one in curve)
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
    across = _across(curve, plot)
    upper = [(x, down(one.value + one.within)) for x, one in zip(across, curve, strict=True)]
    lower = [(x, down(one.value - one.within)) for x, one in zip(across, curve, strict=True)]
    line = [(x, down(one.value)) for x, one in zip(across, curve, strict=True)]
    _paint(image, plot, upper, lower, line)
    return plot


def rules(low: float, high: float) -> list[float]:
    """A few evenly spaced round values between two; at least one lies below the higher."""
    span = max(high - low, 1.0)
    size = 10.0 ** math.floor(math.log10(span / _MOST_LINES))
    step = next(size * times for times in (*_STEPS, 10) if span / (size * times) <= _MOST_LINES)
    first = math.ceil(low / step)
    last = max(math.floor(high / step), first + 1)
    return [number * step for number in range(first, last + 1)]


def _across(curve: Sequence[Rating], plot: Area) -> list[float]:
    """Each day's horizontal position between the first and the last; a single day is at the right."""
    begin, days = curve[0].day, (curve[-1].day - curve[0].day).days
    left, right = plot.left + 10, plot.right - 16
    return [left + (right - left) * (one.day - begin).days / days if days else float(right) for one in curve]


def _paint(
    image: Image.Image,
    plot: Area,
    upper: list[tuple[float, float]],
    lower: list[tuple[float, float]],
    line: list[tuple[float, float]],
) -> None:
    size = (plot.right - plot.left + 24, plot.bottom - plot.top + 24)
    corner = plot.left - 4, plot.top - 12

    def placed(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [((x - corner[0]) * _SCALE, (y - corner[1]) * _SCALE) for x, y in points]

    band, stroke = (Image.new("L", (size[0] * _SCALE, size[1] * _SCALE), 0) for _ in range(2))
    if len(line) > 1:
        ImageDraw.Draw(band).polygon(placed([*upper, *reversed(lower)]), fill=255)
        ImageDraw.Draw(stroke).line(placed(line), fill=255, width=_LINE * _SCALE, joint="curve")
    else:
        (x, y), (_, z) = placed([upper[0], lower[0]])
        ImageDraw.Draw(band).line((x, y, x, z), fill=255, width=_DOT * _SCALE)
    x, y = placed(line[-1:])[0]
    far = _DOT * _SCALE
    ImageDraw.Draw(stroke).ellipse((x - far, y - far, x + far, y + far), fill=255)
    image.paste(BAND, corner, band.reduce(_SCALE))
    image.paste(colours.GOLD, corner, stroke.reduce(_SCALE))
