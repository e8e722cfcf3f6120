"""Cards as small tiles, each with its rank over its suit: in hands that lie open, in the last trick, on plates.

An edge round every card and a suit under every rank leave no doubt which figures belong together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.core.cards import Card
from locales.cards import index_of
from rendering.canvas import colours, marks
from rendering.canvas.fonts import Lettering, font
from rendering.canvas.marks import rounded
from rendering.canvas.masks import stepped
from rendering.canvas.values import Look

_EDGE: Final = colours.mix(colours.PAPER, colours.INK, 0.33)
_CONDENSED: Final = 0.76
"""The width of a rank of two figures, in its own."""


class Measure(NamedTuple):
    """What a tile of some width looks like."""

    high: int
    rank: int
    """The size of its letter."""
    suit: int
    gap: int = 4
    """Between cards."""
    apart: int = 18
    """Between suits."""


MEASURES: Final = {
    64: Measure(90, 44, 36, 6),
    60: Measure(86, 42, 34, 5),
    54: Measure(77, 40, 30),
    51: Measure(74, 38, 28, 4, 14),
    43: Measure(62, 38, 24, 5, 5),
    34: Measure(58, 34, 21, 2, 2),
}
"""By width."""
SMALL: Final = 43
"""The width of tiles on plates and in the last trick."""


def tile_high(wide: int = SMALL) -> int:
    """The height of a tile of this width."""
    return MEASURES[wide].high


@lru_cache(maxsize=512, typed=True)
def tile(card: Card, index_set: str, four_colours: bool, wide: int) -> Image.Image:
    """A card as a tile, square-cornered."""
    measure = MEASURES[wide]
    image = Image.new("RGB", (wide, measure.high), _EDGE)
    image.paste(colours.PAPER, (1, 1), rounded(wide - 2, measure.high - 2, radius_of(wide) - 1))
    ink = colours.suit_colour(card.suit, four_colours)
    rank = _rank(index_of(card.rank, index_set), measure.rank, wide - 4)
    free = measure.high - measure.rank * 0.66 - measure.suit
    top = free * 0.42
    image.paste(ink, (round((wide - rank.width) / 2), round(top)), rank)
    at = (wide - measure.suit) / 2, measure.high - measure.suit - free * 0.27
    marks.put_suit(image, card.suit, at, measure.suit, ink)
    return image


def radius_of(wide: int) -> int:
    """The radius of a tile's corners."""
    return round(wide * 0.13)


@lru_cache(maxsize=64)
def _rank(text: str, size: int, room: int) -> Image.Image:
    """A rank as a mask, its top at the top of its figures; two figures are condensed."""
    letters = font(Lettering.BLACK, size)
    left, _, right, bottom = letters.getbbox(text)
    _, top, _, _ = letters.getbbox("0")
    mask = Image.new("L", (round(right - left), round(bottom - top)), 0)
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=letters)
    wide = min(round(mask.width * (_CONDENSED if len(text) > 1 else 1)), room)
    return stepped(mask.resize((wide, mask.height), Image.Resampling.LANCZOS))


def tiles_size(cards: Sequence[Card], wide: int = SMALL) -> tuple[int, int]:
    """The width and height of these cards side by side; 0 by 0 for none."""
    if not cards:
        return 0, 0
    return len(cards) * (wide + MEASURES[wide].gap) - MEASURES[wide].gap, MEASURES[wide].high


def put_tiles(
    image: Image.Image, cards: Sequence[Card], at: tuple[float, float], look: Look, wide: int = SMALL
) -> list[tuple[int, int]]:
    """Draw the cards side by side in the order given, the upper left corner at `at`; returns where each lies."""
    places = []
    for number, card in enumerate(cards):
        places.append((round(at[0]) + number * (wide + MEASURES[wide].gap), round(at[1])))
        put_tile(image, card, places[-1], look, wide)
    return places


def put_tile(image: Image.Image, card: Card, at: tuple[int, int], look: Look, wide: int = SMALL) -> None:
    """Draw one card as a tile, its upper left corner at `at`."""
    drawn = tile(card, look.index_set, look.four_colours, wide)
    image.paste(drawn, at, rounded(*drawn.size, radius_of(wide)))
