"""The ground of every picture: calm felt in a wooden rim, and panels on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from rendering.canvas import colours
from rendering.canvas.colours import RGB
from rendering.canvas.encode import RADIUS
from rendering.canvas.marks import draw_rounded, rounded_parts

RIM: Final = 9
"""Width of the wooden rim in pixels."""
_FRAME: Final = colours.mix(colours.WOOD_DARK, colours.WOOD_LIGHT, 3 / 7)
_STEP: Final = 5
"""What changes slowly changes only every so many pixels: nobody sees it, and rows that are alike cost no bytes."""


_PART: Final = 300
"""Rows further than this from the rim are all alike."""


@lru_cache(maxsize=8)
def _table(width: int, height: int) -> Image.Image:
    if height <= 2 * _PART:
        return _lit(width, height)
    # Pictures have many heights, and light is dear: they share one table, drawn out in the middle.
    short = _table(width, 2 * _PART)
    table = Image.new("RGB", (width, height))
    table.paste(short.crop((0, 0, width, _PART)), (0, 0))
    row = short.crop((0, _PART - 1, width, _PART))
    table.paste(row.resize((width, height - 2 * _PART), Image.Resampling.NEAREST), (0, _PART))
    table.paste(short.crop((0, _PART, width, 2 * _PART)), (0, height - _PART))
    return table


def _lit(width: int, height: int) -> Image.Image:
    felt = Image.new("RGB", (width, height), colours.FELT_LIGHT)
    # The light falls off only towards the rim: identical rows in the middle keep the file small.
    _shade(felt, colours.FELT_DARK, 60, -30, 1.3, _STEP)
    _shade(felt, colours.SHADOW, 6, -3, 0.6, 1)
    table = wood(width, height)
    table.paste(felt, (0, 0), inside(width, height))
    return table


def table(width: int, height: int) -> Image.Image:
    """A fresh picture of empty felt in its rim."""
    return _table(width, height).copy()


def inside(width: int, height: int, grow: int = 0) -> Image.Image:
    """The mask of the area within the rim."""
    mask = Image.new("L", (width, height), 0)
    inset = RIM - grow
    mask.paste(draw_rounded(width - 2 * inset, height - 2 * inset, RADIUS - inset // 2), (inset, inset))
    return mask


def frame_of(image: Image.Image) -> list[tuple[Image.Image, Image.Image, tuple[int, int]]]:
    """The frame of a picture as it is now, to be laid over what is drawn next: parts, masks and upper left corners.

    Only the edges are copied: a whole picture takes twenty times as long to copy and to lay down.
    """
    return [(image.crop(box), mask, box[:2]) for box, mask in _frame(*image.size)]


@lru_cache(maxsize=8)
def _frame(width: int, height: int) -> tuple[tuple[tuple[int, int, int, int], Image.Image], ...]:
    """Where the frame is, in four parts, each with a mask of what it covers."""
    high = RIM + RADIUS
    covers = inside(width, height).point(lambda level: 255 - level)
    boxes = (
        (0, 0, width, high),
        (0, height - high, width, height),
        (0, high, RIM, height - high),
        (width - RIM, high, width, height - high),
    )
    return tuple((box, covers.crop(box)) for box in boxes)


def _shade(felt: Image.Image, colour: RGB, blur: int, grow: int, strength: float, step: int) -> None:
    """Darken the felt towards the rim; a narrow shadow makes it look lower than the wood."""
    lit = inside(*felt.size, grow=grow).filter(ImageFilter.GaussianBlur(blur))
    shade = lit.point(lambda level: min(round((255 - level) * strength), 255)).reduce(step)
    felt.paste(colour, (0, 0), in_steps(shade, step).crop((0, 0, *felt.size)))


def in_steps(small: Image.Image, step: int) -> Image.Image:
    """The picture larger, each of its pixels a square."""
    return small.resize((small.width * step, small.height * step), Image.Resampling.NEAREST)


def wood(width: int, height: int) -> Image.Image:
    """The frame round a picture; too narrow for a grain that anybody would see on a phone."""
    image = Image.new("RGB", (width, height), _FRAME)
    edge = ImageDraw.Draw(image)
    edge.rounded_rectangle((0, 0, width - 1, height - 1), radius=RADIUS, outline=colours.WOOD_DARK)
    inner = RIM - 1
    edge.rounded_rectangle(
        (inner, inner, width - 1 - inner, height - 1 - inner), radius=RADIUS - inner // 2, outline=colours.INK, width=2
    )
    return image


def put_panel(
    image: Image.Image,
    box: tuple[int, int, int, int],
    fill: RGB = colours.PLATE,
    edge: RGB | None = None,
    line: int = 3,
    radius: int = 16,
) -> None:
    """A rounded panel over `box` (left, top, right, bottom), with an edge `line` pixels wide inside it."""
    left, top, right, bottom = box
    if edge is not None:
        rounded_parts(right - left, bottom - top, radius).fill(image, edge, (left, top))
        left, top, right, bottom, radius = left + line, top + line, right - line, bottom - line, radius - line
    rounded_parts(right - left, bottom - top, radius).fill(image, fill, (left, top))


def panel(
    width: int, height: int, fill: RGB = colours.PLATE, edge: RGB | None = None, line: int = 3, radius: int = 16
) -> Image.Image:
    """A panel by itself, with felt in its corners: `lay_panel` leaves that out."""
    image = Image.new("RGB", (width, height), colours.FELT)
    put_panel(image, (0, 0, width, height), fill, edge, line, radius)
    return image


def striped(image: Image.Image, across: tuple[int, int], top: int, highs: Iterable[int]) -> Iterator[tuple[float, RGB]]:
    """Rows on a plate, in two shades by turns: of each its middle and its ground, as soon as that is laid.

    `across`: where they begin and end; `highs`: how high each is, in pixels, from `top` down.
    """
    for number, high in enumerate(highs):
        ground = colours.PLATE if number % 2 else colours.STRIPE
        ImageDraw.Draw(image).rectangle((across[0], top, across[1], top + high - 1), fill=ground)
        yield top + high / 2, ground
        top += high


def lay_panel(image: Image.Image, panel: Image.Image, at: tuple[float, float], radius: int = 16) -> None:
    """Lay a drawn panel down with its upper left corner at this place, without what is round its corners."""
    left, top = at
    rounded_parts(*panel.size, radius).lay(image, panel, (round(left), round(top)))
