"""Small signs beside names: a shape for each side, and what distinguishes a seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.core.cards import Suit
from rendering.canvas import colours
from rendering.canvas.colours import RGB
from rendering.canvas.fonts import Lettering, write
from rendering.canvas.masks import Parts, parts_of, stepped
from rendering.canvas.outlines import SHAPES, shape_mask

SIDE_SHAPES: Final = (
    "E50,50 44,44",
    "M8,8 L92,8 L92,92 L8,92 Z",
    "M50,4 L96,90 L4,90 Z",
    (
        "M50,3 C76,3 97,24 97,50 C97,76 76,97 50,97 C24,97 3,76 3,50 C3,24 24,3 50,3 "
        "L50,31 C40,31 31,40 31,50 C31,60 40,69 50,69 C60,69 69,60 69,50 C69,40 60,31 50,31 Z"
    ),
    "M33,4 L67,4 L67,33 L96,33 L96,67 L67,67 L67,96 L33,96 L33,67 L4,67 L4,33 L33,33 Z",
    "M8,4 L92,4 L60,50 L92,96 L8,96 L40,50 Z",
    "M4,12 L96,12 L96,42 L4,42 Z M4,58 L96,58 L96,88 L4,88 Z",
    "M6,6 L42,6 L42,60 L94,60 L94,94 L6,94 Z",
)
"""Per side, in a square of 100: none like another turned or filled, for a side must be known without its colour.

There is no star among them, because that is the declarer's.
"""

Icon = tuple[tuple[str, str], ...]
"""Paths in a square of 100, each `light` or `dark`."""

ROBOT: Final[Icon] = (
    (
        "light",
        "M14,34 C14,28 18,24 24,24 L76,24 C82,24 86,28 86,34 L86,80 C86,86 82,90 76,90 L24,90 C18,90 14,86 14,80 Z",
    ),
    ("light", "M47,26 L47,12 L53,12 L53,26 Z E50,9 8,8 M4,46 L12,46 L12,70 L4,70 Z M88,46 L96,46 L96,70 L88,70 Z"),
    ("dark", "E35,49 9,10 E65,49 9,10 M32,70 L68,70 L68,78 L32,78 Z"),
)
MOON: Final[Icon] = (
    ("light", "M62,6 C36,10 18,30 18,54 C18,78 38,96 62,96 C76,96 88,90 95,80 C64,84 44,66 44,42 C44,26 50,14 62,6 Z"),
)
CARDS: Final[Icon] = (
    ("light", "M2,26 L30,14 L30,92 L24,94 Z M38,6 L94,6 L94,94 L38,94 Z"),
    ("dark", "M66,28 L82,50 L66,72 L50,50 Z"),
)
TRICK: Final[Icon] = (
    ("light", "M50,4 L98,28 L50,52 L2,28 Z M2,42 L50,66 L98,42 L98,54 L50,78 L2,54 Z"),
    ("light", "M2,64 L50,88 L98,64 L98,76 L50,100 L2,76 Z"),
)
STAR: Final = "M50,2 L62,36 L98,38 L69,60 L80,95 L50,74 L20,95 L31,60 L2,38 L38,36 Z"
"""Who made trumps, or plays the contract; nothing else."""
ARROW: Final = "M6,4 L98,50 L6,96 Z"
"""Whose turn it is; nothing else."""
CROWN: Final = "M8,88 L2,26 L28,50 L50,10 L72,50 L98,26 L92,88 Z"


def put_shape(image: Image.Image, path: str, at: tuple[float, float], size: int, colour: RGB) -> None:
    """Draw a path of the square of 100 with its top left corner at `at`, `size` pixels high."""
    image.paste(colour, (round(at[0]), round(at[1])), shape_mask(path, size))


def put_icon(image: Image.Image, icon: Icon, at: tuple[float, float], size: int, light: RGB, dark: RGB) -> None:
    """Draw an icon of two colours."""
    for tone, path in icon:
        put_shape(image, path, at, size, light if tone == "light" else dark)


def put_side(image: Image.Image, side: int, at: tuple[float, float], size: int) -> None:
    """Draw the mark of a side in its colour."""
    put_shape(image, SIDE_SHAPES[side], at, size, colours.SIDE_COLOURS[side])


def put_suit(image: Image.Image, suit: Suit, at: tuple[float, float], size: int, colour: RGB) -> None:
    """Draw a suit with clean edges."""
    image.paste(colour, (round(at[0]), round(at[1])), shape_mask(SHAPES[suit], size))


def put_chip(image: Image.Image, letter: str, at: tuple[float, float], size: int) -> None:
    """Draw the dealer's chip: a golden disc with a letter."""
    put_shape(image, SIDE_SHAPES[0], at, size, colours.GOLD)
    middle = at[0] + size / 2, at[1] + size * 0.75
    write(image, middle, letter, Lettering.BLACK, round(size * 0.76), colours.INK, "m")


def put_tile(image: Image.Image, suit: Suit, at: tuple[float, float], size: int, colour: RGB) -> None:
    """Draw a suit on a paper tile, as the sign of who made trumps."""
    image.paste(colours.PAPER, (round(at[0]), round(at[1])), rounded(size, size, round(size * 0.2)))
    edge = round(size * 0.14)
    put_suit(image, suit, (at[0] + edge, at[1] + edge), size - 2 * edge, colour)


@lru_cache(maxsize=128)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a rounded rectangle, kept; never change it."""
    return draw_rounded(width, height, radius)


@lru_cache(maxsize=128)
def rounded_parts(width: int, height: int, radius: int) -> Parts:
    """The same in parts."""
    return parts_of(draw_rounded(width, height, radius))


def draw_rounded(width: int, height: int, radius: int) -> Image.Image:
    """The same, made anew: those of whole pictures would take most of what is kept."""
    least = 2 * radius + 2
    if min(width, height) <= least:
        return _smooth(width, height, radius)
    corners, half = rounded(least, least, radius), least // 2
    mask = Image.new("L", (width, height), 255)
    for left, x in ((0, 0), (half, width - half)):
        for top, y in ((0, 0), (half, height - half)):
            mask.paste(corners.crop((left, top, left + half, top + half)), (x, y))
    return mask


def _smooth(width: int, height: int, radius: int) -> Image.Image:
    scale = 4
    big = Image.new("L", (width * scale, height * scale), 0)
    ImageDraw.Draw(big).rounded_rectangle(
        (0, 0, width * scale - 1, height * scale - 1), radius=radius * scale, fill=255
    )
    return stepped(big.reduce(scale))


COIN: Final = 42
"""The height of a coin, in pixels."""


def put_coin(image: Image.Image, points: int, at: tuple[float, float]) -> None:
    """Draw card points with the top of their coin at `at`; no coin for zero."""
    x, y = at
    if points:
        put_shape(image, SIDE_SHAPES[0], (x - COIN / 2, y), COIN, colours.GOLD)
    ink = colours.INK if points else colours.QUIET
    write(image, (x, y + COIN * 0.73), str(points), Lettering.BLACK, 30, ink, "m")
