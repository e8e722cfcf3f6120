"""Drawing a court figure from its data, double-headed."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PIL import Image, ImageDraw

from engine.core.cards import Card
from rendering.canvas import colours
from rendering.canvas.colours import RGB
from rendering.canvas.suits import draw_suit
from rendering.cards.courts import Shape, figure

WIDE: Final = 100
HIGH: Final = 145
_PIP: Final = 13.6
_PIP_AT: Final = (21.6, 5.6)
FINE: Final = 200
"""From this width in pixels up, a card is drawn with its finest lines and shades."""

_NAMED: Final[dict[str, RGB]] = {
    "red": colours.RED,
    "blue": colours.COURT_BLUE,
    "gold": colours.COURT_GOLD,
    "paper": colours.PAPER,
    "ink": colours.INK,
    "strand": colours.INK,
}


def court(card: Card, four_colours: bool, width: int, times: int) -> Image.Image:
    """The figure with its pips on paper, as on a card `width` pixels wide, but `times` as large."""
    scale = width * times / WIDE
    size = width * times, round(width * HIGH / WIDE) * times
    half = Image.new("RGB", size, colours.PAPER)
    draw = ImageDraw.Draw(half)
    ink = colours.suit_colour(card.suit, four_colours)
    fills = _NAMED | {"emblem": ink}
    drawn, fine = figure(card), width >= FINE
    paint(draw, drawn.shapes, fills, scale, fine)
    draw_suit(draw, card.suit, (_PIP_AT[0] * scale, _PIP_AT[1] * scale), _PIP * scale, ink)
    whole = half.rotate(180)
    whole.paste(half, (0, 0), _above_bar(size, drawn.tilt))
    paint(ImageDraw.Draw(whole), drawn.bar, fills, scale, fine)
    return whole


def paint(draw: ImageDraw.ImageDraw, shapes: Iterable[Shape], fills: dict[str, RGB], scale: float, fine: bool) -> None:
    """Paint the shapes in order, `scale` pixels to a unit, with or without the finest details."""
    for shape in shapes:
        if shape.fine and not fine:
            continue
        at = [(x * scale, y * scale) for x, y in shape.points]
        if shape.fill:
            draw.polygon(at, fill=fills[shape.fill])
        if shape.line:
            width = max(round(shape.line * scale), 1)
            draw.line([*at, at[0]] if shape.closed else at, fill=colours.INK, width=width)
            half = width / 2
            for x, y in shape.corners:
                x, y = x * scale, y * scale
                draw.ellipse((x - half, y - half, x + half, y + half), fill=colours.INK)


def _above_bar(size: tuple[int, int], tilt: float) -> Image.Image:
    """Mask the upper half: everything above a line through the middle that rises to the right."""
    mask = Image.new("L", size, 0)
    wide, middle = size[0], size[1] / 2
    rise = math.tan(math.radians(tilt)) * wide / 2
    ImageDraw.Draw(mask).polygon([(0, 0), (wide, 0), (wide, middle - rise), (0, middle + rise)], fill=255)
    return mask
