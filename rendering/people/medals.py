"""Signs of honour: a wreath for the winners, a medal for each of the first three places."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PIL import Image

from rendering.canvas import colours, marks
from rendering.canvas.colours import RGB
from rendering.canvas.fonts import Lettering, write
from rendering.canvas.values import LEAST_LETTER

_LEAVES: Final = 9
"""The number of pairs of leaves on each branch."""
COLOURS: Final[dict[int, RGB]] = {1: colours.GOLD, 2: colours.SIDE_COLOURS[7], 3: colours.SIDE_COLOURS[1]}
"""The colours of the first three places."""
_RAYS: Final = {1: 16, 2: 8, 3: 0}
"""Medals differ in shape, not by colour alone."""


def put_wreath(image: Image.Image, middle: tuple[float, float], size: int) -> None:
    """Draw two branches of laurel and the crown between them, `size` pixels high."""
    corner = middle[0] - size / 2, middle[1] - size / 2
    marks.put_shape(image, _branches(), corner, size, colours.GOLD)
    crown = round(size * 0.4)
    marks.put_shape(image, marks.CROWN, (middle[0] - crown / 2, middle[1] - crown * 0.62), crown, colours.GOLD)


def put_rank(image: Image.Image, rank: int, middle: tuple[float, float], size: int, ink: RGB = colours.TEXT) -> None:
    """Draw a place: a numbered medal for the first three, else the number in `ink`."""
    x, y = middle
    letters = max(round(size * 0.56), LEAST_LETTER)
    if rank not in COLOURS:
        letters = max(round(size * 0.66), LEAST_LETTER)
        write(image, (x, y + letters * 0.34), str(rank), Lettering.BLACK, letters, ink, "m")
        return
    marks.put_shape(image, _medal(_RAYS[rank]), (x - size / 2, y - size / 2), size, COLOURS[rank])
    write(image, (x, y + letters * 0.34), str(rank), Lettering.BLACK, letters, colours.INK, "m")


@cache
def _medal(rays: int) -> str:
    if not rays:
        return "E50,50 44,44"
    corners = []
    for number in range(2 * rays):
        angle, far = math.pi * number / rays, (50, 41)[number % 2]
        corners.append(f"{50 + far * math.sin(angle):.2f},{50 - far * math.cos(angle):.2f}")
    return f"M{corners[0]} L{' '.join(corners[1:])} Z"


@cache
def _branches() -> str:
    """Leaves in pairs along a circle that is open at the top, in a square of 100."""
    return " ".join(
        _leaf(side * (180 - 7 - 128 * number / (_LEAVES - 1)), side * lean, 1 - 0.035 * number)
        for number in range(_LEAVES)
        for side in (-1, 1)
        for lean in (-1, 1)
    )


def _leaf(degrees: float, lean: float, scale: float) -> str:
    """A leaf growing from the stem at this angle from the top, pointing along it and to one side."""
    angle = math.radians(degrees)
    x, y = 50 + 38 * math.sin(angle), 50 - 38 * math.cos(angle)
    along = angle - math.copysign(math.pi / 2, degrees) + lean * 0.62 + math.copysign(0.12, degrees)
    ahead, aside = (math.sin(along), -math.cos(along)), (math.cos(along), math.sin(along))

    def point(forward: float, sideways: float) -> str:
        forward, sideways = forward * scale, sideways * scale
        return f"{x + forward * ahead[0] + sideways * aside[0]:.2f},{y + forward * ahead[1] + sideways * aside[1]:.2f}"

    return (
        f"M{point(0, 0)} C{point(4, 4.2)} {point(9.5, 3.6)} {point(14, 0)} "
        f"C{point(9.5, -3.6)} {point(4, -4.2)} {point(0, 0)} Z"
    )
