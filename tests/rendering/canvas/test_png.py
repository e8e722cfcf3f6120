"""Whoever writes a palette picture writes the same pixels, and a machine without a fast writer has pictures too."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image

from rendering.canvas import encode
from rendering.canvas.encode import PILLOW, Writer, chosen

PALETTE = bytes(random.Random(1).randbytes(3 * 200))
SOLID = bytes((0, 85, 170))
WRITERS = {"chosen": chosen(), "Pillow": PILLOW, "the standard library's zlib": chosen("zlib")}


def _flat(width: int, height: int) -> Image.Image:
    """Some shapes in palette entries of which the first ones are see-through."""
    rng = random.Random(width)
    image = Image.new("P", (width, height), 7)
    for entry in range(200):
        left, top = rng.randrange(width), rng.randrange(height)
        image.paste(entry, (left, top, left + rng.randrange(1, 40), top + rng.randrange(1, 40)))
    return image


@pytest.mark.parametrize("size", [(1, 1), (97, 61), (800, 868)])
@pytest.mark.parametrize("name", WRITERS)
def test_every_writer_writes_the_pixels_it_is_given(name: str, size: tuple[int, int]) -> None:
    writer, flat = WRITERS[name], _flat(*size)
    entries = flat.tobytes()
    for level in (writer.usual, writer.large):
        with Image.open(io.BytesIO(writer.png(flat.copy(), PALETTE, SOLID, level))) as written:
            written.load()
            assert (written.format, written.mode, written.size) == ("PNG", "P", size)
            assert written.tobytes() == entries
            assert bytes(written.getpalette() or ())[: len(PALETTE)] == PALETTE
            assert written.info["transparency"] == SOLID


def test_where_there_is_no_fast_writer_pillow_writes() -> None:
    assert chosen("no_such_module") is PILLOW


def test_it_is_chosen_once_at_the_start() -> None:
    assert isinstance(encode.WRITER, Writer)


def test_large_pictures_are_compressed_better_than_usual() -> None:
    flat, writer = _flat(800, 868), encode.WRITER
    usual, large = (len(writer.png(flat, PALETTE, SOLID, level)) for level in (writer.usual, writer.large))
    assert large < usual
