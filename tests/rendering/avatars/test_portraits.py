"""Avatars in pictures: few bytes, steady colours, the same on every felt."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image, ImageDraw, ImageFilter

from rendering.avatars.avatar import face_of, portrait
from rendering.canvas.colours import FELTS, PLATE, steady_colours
from rendering.canvas.encode import encode
from rendering.canvas.felt import table
from rendering.canvas.values import FACE
from tests.about import in_one_test

SIZE = 88


def some_face(seed: int) -> bytes:
    """Soft blots of chance colours, with as many shades as a photograph has."""
    chance = random.Random(seed)
    image = Image.new("RGB", (FACE, FACE), tuple(chance.randbytes(3)))
    draw = ImageDraw.Draw(image)
    for _ in range(12):
        x, y, half = chance.randrange(FACE), chance.randrange(FACE), chance.randrange(6, 30)
        draw.ellipse((x - half, y - half, x + half, y + half), fill=tuple(chance.randbytes(3)))
    return image.filter(ImageFilter.GaussianBlur(2)).tobytes()


def plain_face(colour: tuple[int, int, int]) -> bytes:
    return Image.new("RGB", (FACE, FACE), colour).tobytes()


def test_a_portrait_has_steady_colours_only() -> None:
    shown = portrait(some_face(1), SIZE)
    assert shown.size == (SIZE, SIZE)
    assert {colour for _, colour in shown.getcolors(1 << 16) or ()} <= set(steady_colours())


@in_one_test("felt", FELTS)
def test_a_portrait_looks_the_same_on_every_felt(felt: str) -> None:
    shown = portrait(some_face(2), SIZE)
    image = table(300, 300)
    image.paste(shown, (100, 100))
    sent = Image.open(io.BytesIO(encode(image, felt))).convert("RGBA")
    assert sent.crop((100, 100, 100 + SIZE, 100 + SIZE)).tobytes() == shown.convert("RGBA").tobytes()


@in_one_test("colour", [(255, 0, 255), (29, 92, 62), (0, 255, 0), (0, 0, 0), (255, 255, 255), (1, 2, 250)])
def test_no_colour_of_an_avatar_makes_a_hole_in_the_picture(colour: tuple[int, int, int]) -> None:
    image = table(300, 300)
    image.paste(portrait(plain_face(colour), SIZE), (100, 100))
    sent = Image.open(io.BytesIO(encode(image))).convert("RGBA")
    assert sent.getchannel("A").crop((100, 100, 188, 188)).getextrema() == (255, 255)


def test_the_palette_comes_near_every_colour() -> None:
    far = 0.0
    for red in range(0, 256, 51):
        for green in range(0, 256, 51):
            for blue in range(0, 256, 51):
                shown = portrait(plain_face((red, green, blue)), 2).getpixel((0, 0))
                assert isinstance(shown, tuple)
                off = sum(abs(a - b) for a, b in zip(shown, (red, green, blue), strict=True))
                far = max(far, off)
    assert far < 160


def test_four_portraits_cost_less_than_eight_kilobytes() -> None:
    with_faces, without = table(800, 868), table(800, 868)
    for number in range(4):
        with_faces.paste(portrait(some_face(number), SIZE), (100 + 150 * number, 300))
    assert len(encode(with_faces)) - len(encode(without)) < 8_000


def file_of(image: Image.Image, kind: str = "PNG") -> bytes:
    out = io.BytesIO()
    image.save(out, kind)
    return out.getvalue()


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
def test_a_picture_file_becomes_its_middle_square(kind: str) -> None:
    wide = Image.new("RGB", (300, 100), (255, 255, 255))
    wide.paste((0, 0, 0), (100, 0, 200, 100))
    face = face_of(file_of(wide, kind))
    assert face is not None
    assert max(face) < 60
    assert len(face) == 3 * FACE * FACE


def test_what_is_see_through_shows_the_plate() -> None:
    clear = Image.new("RGBA", (128, 128), (255, 0, 0, 0))
    assert face_of(file_of(clear)) == bytes(PLATE) * FACE**2


@in_one_test("mode", ["1", "L", "P", "LA", "I;16", "CMYK"])
def test_unusual_kinds_of_pictures_are_shown_too(mode: str) -> None:
    kind = "JPEG" if mode == "CMYK" else "PNG"
    assert face_of(file_of(Image.new(mode, (128, 128)), kind)) is not None


def test_what_is_no_picture_or_too_large_is_none() -> None:
    assert face_of(b"") is None
    assert face_of(b"BM not quite") is None
    assert face_of(file_of(Image.new("RGB", (128, 128)))[:70]) is None
    assert face_of(file_of(Image.new("1", (1025, 8)))) is None
    assert face_of(file_of(Image.new("RGB", (64, 64)), "BMP")) is None
