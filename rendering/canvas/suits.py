"""The four suits as outlines of our own, in a square of 100."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.core.cards import Suit
from rendering.canvas.colours import RGB
from rendering.canvas.masks import stepped
from rendering.canvas.paths import Point, outlines, placed

SHAPES: Final = {
    Suit.S: (
        "M50,2 C55,16 66,27 77,37 C89,48 96,57 96,68 C96,80 87,88 76,88 C67,88 59,83 54,75 C55,86 59,93 68,98 "
        "L32,98 C41,93 45,86 46,75 C41,83 33,88 24,88 C13,88 4,80 4,68 C4,57 11,48 23,37 C34,27 45,16 50,2 Z"
    ),
    Suit.H: (
        "M50,97 C45,85 34,71 22,57 C10,44 4,38 4,26 C4,13 14,4 27,4 C38,4 46,10 50,21 "
        "C54,10 62,4 73,4 C86,4 96,13 96,26 C96,38 90,44 78,57 C66,71 55,85 50,97 Z"
    ),
    Suit.D: "M50,1 C59,19 73,36 90,50 C73,64 59,81 50,99 C41,81 27,64 10,50 C27,36 41,19 50,1 Z",
    Suit.C: (
        "E50,25 22.5,22.5 E25.5,61 22.5,22.5 E74.5,61 22.5,22.5 "
        "M43,36 L57,36 L62,62 C56,66 56,70 57,78 C58,88 61,94 68,98 "
        "L32,98 C39,94 42,88 43,78 C44,70 44,66 38,62 Z"
    ),
}


def draw_suit(draw: ImageDraw.ImageDraw, suit: Suit, at: Point, size: float, colour: RGB, flip: bool = False) -> None:
    """Draw the suit with its square's top left corner at `at`, `size` pixels high."""
    for outline, _ in outlines(SHAPES[suit]):
        draw.polygon(placed(outline, size / 100, at, flip), fill=colour)


@lru_cache(maxsize=64)
def suit_mask(suit: Suit, size: int) -> Image.Image:
    """The suit as a mask `size` pixels square with soft edges."""
    scale = 6
    big = Image.new("L", (size * scale, size * scale), 0)
    draw = ImageDraw.Draw(big)
    for outline, _ in outlines(SHAPES[suit]):
        draw.polygon(placed(outline, size * scale / 100), fill=255)
    return stepped(big.reduce(scale))
