"""The tiles of cards and suits, which become the bot's own emojis."""

from __future__ import annotations

import io
from functools import cache
from itertools import combinations

from PIL import Image, ImageChops

from engine.core.cards import CARDS, Suit
from locales.cards import INDEX_SETS, index_of
from rendering import TILES, Tile, draw_tile, tile_of
from rendering.canvas.colours import PAPER, RGB, suit_colour
from tests.about import in_one_test
from tests.exhibition.gallery.sheets import emoji_sheet
from tests.rendering.colours import contrast

MOST_BYTES = 256 * 1024
IN_TEXT = 22
"""The size in pixels of an emoji within a line of text."""
READABLE = 4.5


@cache
def drawn() -> dict[Tile, bytes]:
    return {tile: draw_tile(tile) for tile in TILES}


def opened(tile: Tile) -> Image.Image:
    return Image.open(io.BytesIO(drawn()[tile])).convert("RGBA")


def in_text(tile: Tile) -> Image.Image:
    return opened(tile).resize((IN_TEXT, IN_TEXT), Image.Resampling.LANCZOS).convert("RGB")


def inks(image: Image.Image) -> list[RGB]:
    """The pixels that differ enough from the paper to be read."""
    width, height = image.size
    pixels = [colour(image, x, y) for x in range(width) for y in range(height)]
    return [one for one in pixels if contrast(one, PAPER) >= READABLE]


def colour(image: Image.Image, x: int, y: int) -> RGB:
    """The colour of a pixel, transparent or not."""
    found = image.getpixel((x, y))
    assert isinstance(found, tuple)
    red, green, blue, *_ = found
    return red, green, blue


def test_there_is_a_tile_for_every_card_in_every_index_set_in_two_and_four_colours() -> None:
    for index_set in INDEX_SETS:
        for card in CARDS:
            for four_colours in (False, True):
                assert tile_of(card.suit, index_of(card.rank, index_set), four_colours=four_colours) in TILES


def test_what_looks_the_same_is_one_tile() -> None:
    assert tile_of(Suit.S, "A", four_colours=True) == tile_of(Suit.S, "A")
    assert tile_of(Suit.D, "A", four_colours=True) != tile_of(Suit.D, "A")
    # Nineteen indices and the suit alone, in four suits of two colours and two more colours.
    assert len(TILES) == 20 * 6
    assert len(set(drawn().values())) == len(TILES)


def test_tiles_are_as_discord_wants_emojis() -> None:
    for tile, data in drawn().items():
        assert len(data) < MOST_BYTES
        assert opened(tile).size == (128, 128)


def test_the_corners_are_clear_and_the_edge_shows_on_white() -> None:
    tile = opened(Tile(Suit.H, "A"))
    assert tile.getchannel("A").getpixel((0, 0)) == 0
    assert colour(tile, 64, 0) != PAPER


@in_one_test("tile", TILES)
def test_index_and_suit_are_read_side_by_side_within_a_text(tile: Tile) -> None:
    assert contrast(suit_colour(tile.suit, tile.four_colours), PAPER) >= READABLE
    small = in_text(tile).crop((1, 1, IN_TEXT - 1, IN_TEXT - 1))
    width, height = small.size
    for half in (small.crop((0, 0, width // 2, height)), small.crop((width // 2, 0, width, height))):
        # Strokes of two pixels leave a sixth of a half in full strength.
        assert len(inks(half)) >= half.width * half.height / 6


def test_tiles_differ_within_a_text() -> None:
    small = {tile: in_text(tile) for tile in TILES}
    for (tile, image), (other, another) in combinations(small.items(), 2):
        levels = ImageChops.difference(image, another).histogram()
        assert sum(times for at, times in enumerate(levels) if at % 256 > 64) >= 20, (tile, other)


def test_the_sheet_shows_them_all() -> None:
    with Image.open(io.BytesIO(emoji_sheet())) as sheet:
        assert sheet.size == (20 * 56, 6 * 28 + 2 * 6 * 56)
