"""Chalk on slate: strokes of a shaking hand, and the numbers and words written with it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache, lru_cache, reduce
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.canvas import colours
from rendering.canvas.felt import RIM, in_steps, inside, wood
from rendering.canvas.fonts import Lettering, cut, lettered, text_mask, width_of
from rendering.canvas.masks import stepped
from rendering.canvas.outlines import Point

_SCALE: Final = 2
_GRAIN: Final = 256
"""Side of the grain's tile in pixels."""
_STEP: Final = 5
"""The haze and the shade at the rim change only every so many pixels: nobody sees it, and it halves a slate's bytes."""
_SHADES: Final = 3
"""Steps of a mark's edge from clear to solid: a grain in four looks no better and costs a tenth more bytes."""
_FINER: Final = [100 + level * 155 // 255 for level in range(256)]
"""The grain of lettering, whose lines are thin: holes in them are not as deep."""


class Chalk:
    """Marks being made on a slate of `width` x `height` pixels."""

    def __init__(self, width: int, height: int) -> None:
        self._size = width, height
        self._marks = Image.new("L", (width * _SCALE, height * _SCALE), 0)
        self._draw = ImageDraw.Draw(self._marks)
        self._letters = Image.new("L", self._size, 0)
        self._down = 0
        self._is_marked = self._is_lettered = False

    def lower(self, pixels: int) -> None:
        """Make the slate so much higher, and lower whatever is drawn on it from now on by as much."""
        self._size = self._size[0], self._size[1] + pixels
        self._down += pixels
        self._letters = self._letters.crop((0, 0, *self._size))
        self._marks = self._marks.crop((0, 0, self._size[0] * _SCALE, self._size[1] * _SCALE))
        self._draw = ImageDraw.Draw(self._marks)

    def stroke(self, name: str, points: list[Point], width: float = 8.0) -> None:
        """Add a stroke along the points; `name` determines how the hand shakes."""
        self._is_marked = True
        chance = random.Random(name)
        sway = [chance.uniform(0, math.tau) for _ in range(4)]
        for number, (x, y) in enumerate(_evenly(points, 2.0)):
            along = number * 2.0
            shake = 1.5 * math.sin(along / 47 + sway[0]) + 0.8 * math.sin(along / 13 + sway[1])
            lean = 1.3 * math.sin(along / 39 + sway[2])
            half = width / 2 * (1 + 0.13 * math.sin(along / 21 + sway[3]) + (0.24 * chance.random() - 0.12))
            x = x + lean + (chance.random() - 0.5)
            y = y + shake + (chance.random() - 0.5) + self._down
            box = (x - half) * _SCALE, (y - half) * _SCALE, (x + half) * _SCALE, (y + half) * _SCALE
            self._draw.ellipse(box, fill=255)

    def letters(self, mask: Image.Image, at: tuple[int, int]) -> None:
        """Add lettering, given as a mask at the slate's scale, with its top left corner at `at`."""
        self._is_lettered = True
        left, top = at[0], at[1] + self._down
        under = self._letters.crop((left, top, left + mask.width, top + mask.height))
        self._letters.paste(ImageChops.lighter(mask, under), (left, top))

    def on(self, slate: Image.Image, colour: colours.RGB) -> None:
        """Put the marks on the slate in this colour."""
        grain, written = _grain(*self._size), []
        if self._is_marked:
            written.append(ImageChops.multiply(self._marks.reduce(_SCALE), grain))
        if self._is_lettered:
            written.append(ImageChops.multiply(self._letters, grain.point(_FINER)))
        if written:
            slate.paste(colour, (0, 0), stepped(reduce(ImageChops.lighter, written), _SHADES))

    def smudge(self, slate: Image.Image, strength: float) -> None:
        """Wipe the marks with a dry sleeve, leaving a haze; `strength` from 0 to 1."""
        if not self._is_marked:
            return
        haze, trace = self._blurred(4, 1.8), self._blurred(2, 1.0).point(lambda level: level // 2)
        left = ImageChops.add(haze, trace).point(lambda level: round(level * strength))
        slate.paste(colours.CHALK, (0, 0), left)

    def _blurred(self, coarse: int, radius: float) -> Image.Image:
        """The marks out of focus, computed on a picture `coarse` times smaller for speed."""
        small = self._marks.reduce(_SCALE * coarse).filter(ImageFilter.GaussianBlur(radius))
        return small.resize(self._size, Image.Resampling.BILINEAR)


def _evenly(points: list[Point], step: float) -> list[Point]:
    """Points `step` pixels apart along the line through `points`."""
    found, rest = [points[0]], step
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        at = rest
        while at <= length:
            found.append((x0 + (x1 - x0) * at / length, y0 + (y1 - y0) * at / length))
            at += step
        rest = at - length
    return found


def loop(middle: Point, radius: Point, start: float, turns: float) -> list[Point]:
    """Points of a loop round `middle`, from the angle `start` (of a whole turn) through `turns` turns."""
    steps = max(round(abs(turns) * 40), 8)
    angles = [math.tau * (start + turns * step / steps) for step in range(steps + 1)]
    return [(middle[0] + radius[0] * math.cos(angle), middle[1] + radius[1] * math.sin(angle)) for angle in angles]


@cache
def _tile() -> Image.Image:
    """The roughness of the slate, which chalk skips over: mostly solid with small holes."""
    chance = random.Random("slate")
    noise = Image.frombytes("L", (_GRAIN, _GRAIN), chance.randbytes(_GRAIN * _GRAIN))
    soft = noise.filter(ImageFilter.GaussianBlur(1.4))
    return soft.point(lambda level: max(0, min(255, (level - 96) * 9)))


@lru_cache(maxsize=4)
def _grain(width: int, height: int) -> Image.Image:
    whole = Image.new("L", (width, height))
    for left in range(0, width, _GRAIN):
        for top in range(0, height, _GRAIN):
            whole.paste(_tile(), (left, top))
    return whole


def _dust(width: int, height: int) -> Image.Image:
    """The haze of all the games before, in a few broad steps."""
    chance = random.Random("dust")
    noise = Image.frombytes("L", (7, 12), chance.randbytes(84))
    clouds = noise.resize((-(-width // _STEP), -(-height // _STEP)), Image.Resampling.BICUBIC)
    return in_steps(clouds.point(lambda level: max(level - 60, 0) // 20), _STEP).crop((0, 0, width, height))


@lru_cache(maxsize=4)
def _slate(width: int, height: int) -> Image.Image:
    board = Image.new("RGB", (width, height), colours.SLATE)
    lit = Image.new("L", (width, height), 0)
    lit.paste(255, (RIM + 16, RIM + 16, width - RIM - 16, height - RIM - 16))
    shade = lit.filter(ImageFilter.GaussianBlur(18)).point(lambda level: 255 - level).reduce(_STEP)
    board.paste(colours.CHALK, (0, 0), _dust(width, height))
    board.paste(colours.SLATE_DARK, (0, 0), in_steps(shade, _STEP).crop((0, 0, width, height)))
    framed = wood(width, height)
    framed.paste(board, (0, 0), inside(width, height))
    return framed


def slate(width: int, height: int) -> Image.Image:
    """A fresh picture of a clean slate in its wooden frame."""
    return _slate(width, height).copy()


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
    return size if letters.file == Lettering.CHALK.file else round(size * _BESIDE_CHALK)
