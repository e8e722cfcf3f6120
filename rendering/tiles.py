"""Suits as tiles, for the bot's own emojis: plain black suits vanish on Discord's dark theme."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.cards import Suit
from rendering.colours import INK, PAPER, mix, suit_colour
from rendering.encode import encode_whole
from rendering.marks import put_suit, rounded

SIDE: Final = 128
_EDGE: Final = 3
_RADIUS: Final = 26


def draw_suit_tile(suit: Suit, four_colours: bool = False) -> bytes:
    """PNG bytes of a paper tile, 128 x 128, with the suit as large as it goes; reads at 22 pixels."""
    tile = Image.new("RGB", (SIDE, SIDE), mix(PAPER, INK, 0.35))
    inner = SIDE - 2 * _EDGE
    tile.paste(PAPER, (_EDGE, _EDGE), rounded(inner, inner, _RADIUS - _EDGE))
    size = 100
    put_suit(tile, suit, ((SIDE - size) / 2, (SIDE - size) / 2), size, suit_colour(suit, four_colours))
    tile.putalpha(rounded(SIDE, SIDE, _RADIUS))
    return encode_whole(tile)
