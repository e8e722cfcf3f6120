"""Card points, as coins below the cards that are worth them."""

from __future__ import annotations

from typing import Final

from PIL import Image

from rendering.canvas import colours, marks
from rendering.canvas.fonts import Lettering, write

COIN: Final = 42
"""The height of a coin, in pixels."""


def put_coin(image: Image.Image, points: int, at: tuple[float, float]) -> None:
    """Draw card points with the top of their coin at `at`; no coin for zero."""
    x, y = at
    if points:
        marks.put_shape(image, marks.SIDE_SHAPES[0], (x - COIN / 2, y), COIN, colours.GOLD)
    ink = colours.INK if points else colours.QUIET
    write(image, (x, y + COIN * 0.73), str(points), Lettering.BLACK, 30, ink, "m")
