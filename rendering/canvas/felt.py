"""The ground of every picture: calm felt in a wooden rim, and panels on it."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from rendering.canvas import colours
from rendering.canvas.colours import RGB
from rendering.canvas.encode import RADIUS
from rendering.canvas.marks import rounded

RIM: Final = 16
"""Width of the wooden rim in pixels."""


@lru_cache(maxsize=8)
def _table(width: int, height: int) -> Image.Image:
    felt = Image.new("RGB", (width, height), colours.FELT_LIGHT)
    # The light falls off only towards the rim: identical rows in the middle keep the file small.
    _shade(felt, colours.FELT_DARK, 60, -30, 1.3)
    _shade(felt, colours.SHADOW, 6, -3, 0.6)
    table = wood(width, height).copy()
    table.paste(felt, (0, 0), inside(width, height))
    return table


def table(width: int, height: int) -> Image.Image:
    """A fresh picture of empty felt in its rim."""
    return _table(width, height).copy()


def inside(width: int, height: int, grow: int = 0) -> Image.Image:
    """The mask of the area within the rim."""
    mask = Image.new("L", (width, height), 0)
    inset = RIM - grow
    mask.paste(rounded(width - 2 * inset, height - 2 * inset, RADIUS - inset // 2), (inset, inset))
    return mask


def _shade(felt: Image.Image, colour: RGB, blur: int, grow: int, strength: float) -> None:
    """Darken the felt towards the rim; a narrow shadow makes it look lower than the wood."""
    lit = inside(*felt.size, grow=grow).filter(ImageFilter.GaussianBlur(blur))
    felt.paste(colour, (0, 0), lit.point(lambda level: min(round((255 - level) * strength), 255)))


@lru_cache(maxsize=8)
def wood(width: int, height: int) -> Image.Image:
    """Planks round the edge of a picture, the grain running along each side."""
    image = Image.new("RGB", (width, height), colours.WOOD_DARK)
    for across in (True, False):
        length = width if across else height
        plank = _plank(length)
        if not across:
            plank = plank.rotate(90, expand=True)
        image.paste(plank, (0, 0))
        far = (0, height - RIM) if across else (width - RIM, 0)
        image.paste(plank.rotate(180), far)
    edge = ImageDraw.Draw(image)
    edge.rounded_rectangle((0, 0, width - 1, height - 1), radius=RADIUS, outline=colours.WOOD_DARK, width=2)
    inner = RIM - 2
    edge.rounded_rectangle(
        (inner, inner, width - 1 - inner, height - 1 - inner), radius=RADIUS - inner // 2, outline=colours.INK, width=3
    )
    return image


def _plank(length: int) -> Image.Image:
    """A board with its grain lengthwise, always the same for the same length."""
    chance = random.Random(length)
    rows, columns = RIM // 2, max(length // 90, 2)
    grain = Image.new("L", (columns, rows))
    for row in range(rows):
        tone = chance.uniform(70, 215)
        for column in range(columns):
            grain.putpixel((column, row), max(0, min(255, round(tone + chance.uniform(-30, 30)))))
    grain = grain.resize((length, RIM), Image.Resampling.BICUBIC)
    light = Image.new("RGB", grain.size, colours.WOOD_LIGHT)
    return Image.composite(light, Image.new("RGB", grain.size, colours.WOOD_DARK), grain)


def put_panel(
    image: Image.Image,
    box: tuple[int, int, int, int],
    fill: RGB = colours.PLATE,
    edge: RGB | None = None,
    line: int = 3,
) -> None:
    """A rounded panel over `box` (left, top, right, bottom), with an edge `line` pixels wide inside it."""
    left, top, right, bottom = box
    radius = 16
    if edge is not None:
        image.paste(edge, (left, top), rounded(right - left, bottom - top, radius))
        left, top, right, bottom, radius = left + line, top + line, right - line, bottom - line, radius - line
    image.paste(fill, (left, top), rounded(right - left, bottom - top, radius))
