"""Cards and suits as tiles, for the bot's own emojis: made to be read at the height of a line of text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.core.cards import Rank, Suit
from locales.cards import INDEX_SETS, index_of
from rendering.canvas.colours import INK, PAPER, RGB, mix, suit_colour
from rendering.canvas.encode import encode_whole
from rendering.canvas.fonts import Lettering, font
from rendering.canvas.marks import put_suit, rounded
from rendering.canvas.outlines import SHAPES, shape_mask

SIDE: Final = 128
_EDGE: Final = 3
_RADIUS: Final = 26

_MARGIN: Final = 6
"""Paper to the left and right of what a card tile shows."""
_GAP: Final = 3
"""Between index and suit."""
_TALL: Final = 92
"""The height of an index; one with a tail has a few pixels more."""
_TAIL: Final = 8
_INDEX: Final = {1: 51, 2: 64}
"""The greatest width of an index, by its letters."""
_BESIDE: Final = (60, 70)
"""The greatest width and height of the suit beside an index: a little taller than elsewhere."""
_ALONE: Final = 100
"""The size of a suit without an index."""


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile shows: a suit, beside an index unless that is empty."""

    suit: Suit
    index: str = ""
    four_colours: bool = False
    """Whether the suit has the colour that only four-coloured suits have."""


def tile_of(suit: Suit, index: str = "", *, four_colours: bool = False) -> Tile:
    """The tile for a suit and an index; two that look the same share one tile."""
    return Tile(suit, index, suit_colour(suit, four_colours) != suit_colour(suit, False))


_INDICES: Final = dict.fromkeys(index_of(rank, index_set) for index_set in INDEX_SETS for rank in reversed(Rank))
TILES: Final = tuple(
    dict.fromkeys(
        tile_of(suit, index, four_colours=four_colours)
        for four_colours in (False, True)
        for index in ("", *_INDICES)
        for suit in Suit
    )
)
"""All tiles; the four-coloured ones come last."""


def draw_tile(tile: Tile) -> bytes:
    """PNG bytes of a square of 128 pixels, legible at 22."""
    image, ink = _paper(), suit_colour(tile.suit, tile.four_colours)
    if tile.index:
        _put_card(image, tile, ink)
    else:
        put_suit(image, tile.suit, ((SIDE - _ALONE) / 2, (SIDE - _ALONE) / 2), _ALONE, ink)
    image.putalpha(rounded(SIDE, SIDE, _RADIUS))
    return encode_whole(image)


def _put_card(image: Image.Image, tile: Tile, ink: RGB) -> None:
    """Draw index and suit side by side."""
    letters = _index_mask(tile.index)
    wide, tall = _BESIDE
    wide = min(wide, SIDE - 2 * _MARGIN - _GAP - letters.width)
    left = (SIDE - letters.width - _GAP - wide) // 2
    image.paste(ink, (left, (SIDE - _TALL) // 2), letters)
    sign = shape_mask(SHAPES[tile.suit], SIDE)
    sign = sign.resize((wide, tall), Image.Resampling.LANCZOS, box=sign.getbbox())
    image.paste(ink, (left + letters.width + _GAP, (SIDE - tall) // 2), sign)


@lru_cache(maxsize=32)
def _index_mask(index: str) -> Image.Image:
    """An index in the heaviest letters, condensed if it is wide; two letters are drawn bolder to make up for that."""
    size = 3 * _TALL
    letters, stroke = font(Lettering.BLACK, size), size * (len(index) - 1) // 40
    left, top, right, bottom = (round(side) for side in letters.getbbox(index, stroke_width=stroke))
    mask = Image.new("L", (right - left, bottom - top), 0)
    ImageDraw.Draw(mask).text((-left, -top), index, fill=255, font=letters, stroke_width=stroke)
    _, high, _, low = letters.getbbox("H", stroke_width=stroke)
    scale = _TALL / (low - high)
    wide, tall = min(round(mask.width * scale), _INDEX[len(index)]), min(round(mask.height * scale), _TALL + _TAIL)
    return mask.resize((wide, tall), Image.Resampling.LANCZOS)


def _paper() -> Image.Image:
    """An empty tile with a fine edge, which shows on a white ground."""
    tile = Image.new("RGB", (SIDE, SIDE), mix(PAPER, INK, 0.35))
    inner = SIDE - 2 * _EDGE
    tile.paste(PAPER, (_EDGE, _EDGE), rounded(inner, inner, _RADIUS - _EDGE))
    return tile
