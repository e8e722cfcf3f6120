"""Drawing a court figure from its data, double-headed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.cards import Rank, Suit
from rendering import colours
from rendering.colours import RGB
from rendering.courts import FIGURES, LINE, ROBES, Layer
from rendering.paths import Outline, outlines
from rendering.suits import draw_suit

WIDE: Final = 100
HIGH: Final = 145
FRAME: Final = (20.0, 8.0, 80.0, 137.0)
_PIP: Final = 13.5
_TILT: Final = 9.0
"""How far the dividing bar rises to either side of the middle of the frame."""

_NAMED: Final[dict[str, RGB]] = {
    "red": colours.COURT_RED,
    "blue": colours.COURT_BLUE,
    "gold": colours.COURT_GOLD,
    "paper": colours.PAPER,
    "flesh": colours.FLESH,
    "ink": colours.INK,
    "green": colours.GREEN,
    **colours.HAIR,
}


@lru_cache(maxsize=24)
def court(rank: Rank, suit: Suit, four_colours: bool, scale: int) -> Image.Image:
    """The figure with its frame and pips on paper, `scale` pixels to a hundredth of the card's width."""
    half = Image.new("RGB", (WIDE * scale, HIGH * scale), colours.PAPER)
    draw = ImageDraw.Draw(half)
    robe, cloak, hair = ROBES[suit]
    ink = colours.suit_colour(suit, four_colours)
    fills = _NAMED | {"robe": _NAMED[robe], "cloak": _NAMED[cloak], "hair": _NAMED[hair], "emblem": ink}
    for layer in FIGURES[rank]:
        _paint(draw, layer, fills, scale)
    left, top, _, _ = FRAME
    draw_suit(draw, suit, ((left + 1.6) * scale, (top + 2.2) * scale), _PIP * scale, ink)
    whole = half.rotate(180)
    whole.paste(half, (0, 0), _above_bar(scale))
    _bar(ImageDraw.Draw(whole), scale, robe == "gold" or cloak == "gold")
    framed = Image.new("RGB", whole.size, colours.PAPER)
    box = tuple(round(edge * scale) for edge in FRAME)
    framed.paste(whole.crop((box[0], box[1], box[2], box[3])), (box[0], box[1]))
    ImageDraw.Draw(framed).rectangle(
        (box[0], box[1], box[2], box[3]), outline=colours.COURT_BLUE, width=round(0.7 * scale)
    )
    return framed


def _paint(draw: ImageDraw.ImageDraw, layer: Layer, fills: dict[str, RGB], scale: int) -> None:
    for outline, closed in outlines(layer.path):
        for points in (outline, _mirrored(outline)) if layer.both else (outline,):
            at = [(x * scale, y * scale) for x, y in points]
            if layer.fill:
                draw.polygon(at, fill=fills[layer.fill])
            if layer.line:
                width = max(round(layer.line * scale), 1)
                draw.line([*at, at[0], at[1]] if closed else at, fill=colours.INK, width=width, joint="curve")


def _mirrored(outline: Outline) -> Outline:
    return tuple((WIDE - x, y) for x, y in outline)


def _above_bar(scale: int) -> Image.Image:
    """Where the upper half shows: above a line through the middle that falls from right to left."""
    mask = Image.new("L", (WIDE * scale, HIGH * scale), 0)
    middle, wide = HIGH * scale / 2, WIDE * scale
    rise = _TILT * scale * WIDE / (FRAME[2] - FRAME[0])
    ImageDraw.Draw(mask).polygon([(0, 0), (wide, 0), (wide, middle - rise), (0, middle + rise)], fill=255)
    return mask


def _bar(draw: ImageDraw.ImageDraw, scale: int, golden: bool) -> None:
    """The dividing bar with its lozenges."""
    (left, _, right, _), middle = FRAME, HIGH / 2
    slope = -2 * _TILT / (right - left)
    for width, colour in (
        (6.2, colours.INK),
        (4.8, colours.PAPER),
        (2.6, colours.COURT_RED if golden else colours.COURT_GOLD),
    ):
        draw.line(
            [
                ((left - 4) * scale, (middle + _TILT - 4 * slope) * scale),
                ((right + 4) * scale, (middle - _TILT + 4 * slope) * scale),
            ],
            fill=colour,
            width=round(width * scale),
        )
    for step in range(-5, 6):
        x, y = WIDE / 2 + step * 6, middle + step * 6 * slope
        draw.polygon(
            [(px * scale, py * scale) for px, py in ((x - 1.7, y), (x, y - 1.7), (x + 1.7, y), (x, y + 1.7))],
            fill=colours.INK,
        )


__all__ = ["FRAME", "HIGH", "LINE", "WIDE", "court"]
