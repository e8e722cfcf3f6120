"""All the emojis on one sheet, on both of Discord's backgrounds."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Final

from PIL import Image

from rendering.canvas.colours import RGB
from rendering.canvas.encode import encode_whole
from rendering.cards.tiles import TILES, Tile, draw_tile

_GROUNDS: Final[tuple[RGB, ...]] = ((0x31, 0x33, 0x38), (255, 255, 255))
_CELLS: Final = ((22, 28), (48, 56))
"""Sizes and the room each takes: within a text, and in a message of nothing but emojis."""
_COLOURS: Final = 128


def emoji_sheet() -> bytes:
    """PNG bytes: a row for each suit and colour; small on dark beside small on white, below that large on either."""
    tiles = {tile: Image.open(io.BytesIO(draw_tile(tile))) for tile in TILES}
    (small_dark, small_white), (large_dark, large_white) = (
        [_block(tiles, *cell, at) for at in _GROUNDS] for cell in _CELLS
    )
    places = [(small_dark, (0, 0)), (small_white, (small_dark.width, 0))]
    places += [(large_dark, (0, small_dark.height)), (large_white, (0, small_dark.height + large_dark.height))]
    sheet = Image.new("RGB", (large_dark.width, small_dark.height + 2 * large_dark.height))
    for block, at in places:
        sheet.paste(block, at)
    return encode_whole(sheet.quantize(_COLOURS))


def _block(tiles: Mapping[Tile, Image.Image], size: int, cell: int, ground: RGB) -> Image.Image:
    rows = sorted({(tile.suit, tile.four_colours) for tile in TILES})
    columns = list(dict.fromkeys(tile.index for tile in TILES))
    block = Image.new("RGB", (len(columns) * cell, len(rows) * cell), ground)
    edge = (cell - size) // 2
    for tile, drawn in tiles.items():
        small = drawn.resize((size, size), Image.Resampling.LANCZOS)
        row, column = rows.index((tile.suit, tile.four_colours)), columns.index(tile.index)
        block.paste(small, (column * cell + edge, row * cell + edge), small)
    return block
