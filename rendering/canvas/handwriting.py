"""Numbers and words in chalk: numbers as strokes of the hand that draws the marks, words in a lettering."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rendering.canvas.chalk import Chalk, loop
from rendering.canvas.fonts import Lettering, cut, lettered, text_mask, width_of
from rendering.canvas.paths import Point

_BESIDE_CHALK: Final = 1.16
"""The relative size of the plain lettering that stands in for letters the chalk one lacks: its capitals are as high."""
_BETWEEN: Final = 0.22
"""Space between figures, in their height."""


def curve(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """A smooth line through the points (Catmull and Rom's)."""
    ends = [points[0], *points, points[-1]]
    found = [points[0]]
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(1, steps + 1):
            t = step / steps
            x, y = (
                b + (c - a) * t / 2 + (2 * a - 5 * b + 4 * c - d) * t * t / 2 + (3 * b - a - 3 * c + d) * t**3 / 2
                for a, b, c, d in zip(before, start, end, after, strict=True)
            )
            found.append((x, y))
    return found


class _Figure(NamedTuple):
    """Strokes in a box one high and `width` wide, y downwards."""

    width: float
    strokes: tuple[list[Point], ...]


_FIGURES: Final = {
    "0": _Figure(0.6, (loop((0.3, 0.5), (0.28, 0.48), -0.3, 1.03),)),
    # As people here write them: an upstroke before the one, a bar through the seven.
    "1": _Figure(0.42, ([(0.04, 0.34), (0.36, 0.02), (0.36, 1.0)],)),
    "2": _Figure(
        0.6,
        (
            [
                *curve([(0.04, 0.26), (0.14, 0.07), (0.34, 0.01), (0.55, 0.2), (0.46, 0.48), (0.2, 0.8), (0.02, 0.98)]),
                (0.6, 0.97),
            ],
        ),
    ),
    "3": _Figure(
        0.58,
        (
            [
                *curve([(0.05, 0.13), (0.28, 0.01), (0.52, 0.2), (0.42, 0.42), (0.22, 0.47)]),
                *curve([(0.22, 0.47), (0.5, 0.56), (0.56, 0.78), (0.32, 0.99), (0.02, 0.88)]),
            ],
        ),
    ),
    "4": _Figure(0.62, ([(0.38, 0.02), (0.02, 0.66), (0.62, 0.65)], [(0.46, 0.38), (0.44, 1.0)])),
    "5": _Figure(
        0.58,
        (
            [
                (0.13, 0.03),
                (0.09, 0.46),
                *curve([(0.1, 0.45), (0.36, 0.39), (0.57, 0.62), (0.45, 0.92), (0.2, 1.0), (0.01, 0.88)]),
            ],
            [(0.13, 0.03), (0.55, 0.02)],
        ),
    ),
    "6": _Figure(
        0.58,
        (
            curve(
                [
                    (0.48, 0.02),
                    (0.22, 0.24),
                    (0.04, 0.64),
                    (0.1, 0.9),
                    (0.32, 1.0),
                    (0.55, 0.84),
                    (0.5, 0.6),
                    (0.28, 0.53),
                    (0.07, 0.7),
                ]
            ),
        ),
    ),
    "7": _Figure(0.58, ([(0.02, 0.04), (0.57, 0.03), (0.24, 1.0)], [(0.15, 0.52), (0.54, 0.5)])),
    "8": _Figure(
        0.58,
        (
            curve(
                [
                    (0.5, 0.17),
                    (0.29, 0.01),
                    (0.08, 0.19),
                    (0.25, 0.44),
                    (0.48, 0.6),
                    (0.55, 0.82),
                    (0.29, 1.0),
                    (0.03, 0.82),
                    (0.13, 0.6),
                    (0.38, 0.42),
                    (0.52, 0.22),
                    (0.46, 0.1),
                ]
            ),
        ),
    ),
    "9": _Figure(
        0.58,
        (
            curve(
                [
                    (0.54, 0.28),
                    (0.4, 0.49),
                    (0.15, 0.46),
                    (0.04, 0.24),
                    (0.25, 0.02),
                    (0.5, 0.12),
                    (0.55, 0.36),
                    (0.5, 0.72),
                    (0.32, 1.0),
                ]
            ),
        ),
    ),
    "−": _Figure(0.42, ([(0.0, 0.55), (0.42, 0.53)],)),
    "+": _Figure(0.46, ([(0.0, 0.56), (0.46, 0.54)], [(0.23, 0.32), (0.22, 0.78)])),
    "×": _Figure(0.36, ([(0.0, 0.42), (0.36, 0.78)], [(0.35, 0.4), (0.01, 0.8)])),
    "/": _Figure(0.4, ([(0.38, 0.0), (0.02, 1.04)],)),
}


def signed(change: int) -> str:
    """A change as it is written: `+1`, `−3`."""
    return f"+{change}" if change > 0 else figures(change)


def figures(number: float) -> str:
    """A number as it is written, with a real minus."""
    return str(number).replace("-", "−")


def figures_width(text: str, high: float) -> float:
    """How wide `write_figures` makes the text."""
    return high * (sum(_FIGURES[sign].width for sign in text) + _BETWEEN * (len(text) - 1))


def fitting_height(text: str, high: float, room: float) -> float:
    """`high`, or as high as the text can be within `room` pixels."""
    return min(high, high * room / figures_width(text, high))


def write_figures(chalk: Chalk, name: str, text: str, middle: Point, high: float, width: float) -> None:
    """Write digits and signs `high` pixels high, centred on `middle`; `width` is the chalk's.

    `name` determines how the hand shakes.
    """
    left, top = middle[0] - figures_width(text, high) / 2, middle[1] - high / 2
    for place, sign in enumerate(text):
        figure = _FIGURES[sign]
        for number, stroke in enumerate(figure.strokes):
            points = [(left + x * high, top + y * high) for x, y in stroke]
            chalk.stroke(f"{name} {place} {sign} {number}", points, width)
        left += (figure.width + _BETWEEN) * high


def write_words(chalk: Chalk, text: str, middle: Point, sizes: Sequence[int], room: int) -> int:
    """Write a text, the middle of its baseline at `middle`, in the first of `sizes` in which it fits in `room` pixels.

    In the last size it is cut if need be. Returns its width in pixels.
    """
    words, letters = lettered(text, Lettering.CHALK, "–")
    possible = [size_of(letters, size) for size in sizes]
    size = next((size for size in possible if width_of(words, letters, size) <= room), possible[-1])
    words = cut(words, letters, size, room)
    mask, ascent = text_mask(words, letters, size)
    chalk.letters(mask, (round(middle[0] - mask.width / 2), round(middle[1]) - ascent))
    return width_of(words, letters, size)


def size_of(letters: Lettering, size: int) -> int:
    """The size of lettering that goes with chalk of this size."""
    return size if letters is Lettering.CHALK else round(size * _BESIDE_CHALK)
