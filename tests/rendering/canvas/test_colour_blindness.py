"""Whoever sees no red, no green, no blue or no colour at all tells the sides apart, by the shape of their marks."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest
from PIL import Image, ImageChops

from rendering.canvas import colours
from rendering.canvas.colours import RGB
from rendering.canvas.marks import SIDE_SHAPES, put_side
from tests.about import in_one_test
from tests.rendering.colours import contrast, luminance

Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: Final[dict[str, Matrix]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "achromatopsia": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What linear red, green and blue become: Machado, Oliveira and Fernandes (2009) at full severity; luminance alone."""
SMALLEST: Final = 22
"""The width in pixels of the smallest mark of a side."""
ALIKE: Final = 0.85
"""The most that two shapes may have in common: of a disc and a square, which everybody knows, it is 0.82."""


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _coded(share: float) -> int:
    held = min(max(share, 0), 1)
    return round(255 * (held * 12.92 if held <= 0.0031308 else 1.055 * held ** (1 / 2.4) - 0.055))


def seen(colour: RGB, sight: str) -> RGB:
    """What somebody sees where others see this colour."""
    parts = [_linear(part) for part in colour]
    red, green, blue = (_coded(sum(a * b for a, b in zip(row, parts, strict=True))) for row in SIGHTS[sight])
    return red, green, blue


def shape_seen(side: int, sight: str) -> Image.Image:
    """Where somebody sees the mark of a side stand out from a plate: contrast of 3 or more."""
    plate = Image.new("RGB", (SMALLEST, SMALLEST), colours.PLATE)
    put_side(plate, side, (0, 0), SMALLEST)
    ground = seen(colours.PLATE, sight)
    pixels = zip(*[iter(plate.tobytes())] * 3, strict=True)
    shown = bytes(255 * (contrast(seen((red, green, blue), sight), ground) >= 3) for red, green, blue in pixels)
    return Image.frombytes("L", plate.size, shown)


def in_common(one: Image.Image, other: Image.Image) -> float:
    """The share of both shapes that is common to them, 0..1."""
    return sum(ImageChops.darker(one, other).tobytes()) / sum(ImageChops.lighter(one, other).tobytes())


@in_one_test("sight", SIGHTS)
def test_sides_are_told_apart_by_shape_alone(sight: str) -> None:
    shapes = [shape_seen(side, sight) for side in range(len(SIDE_SHAPES))]
    alike = {
        pair: round(in_common(shapes[pair[0]], shapes[pair[1]]), 2)
        for pair in combinations(range(len(shapes)), 2)
        if in_common(shapes[pair[0]], shapes[pair[1]]) > ALIKE
    }
    assert len(shapes) == len(colours.SIDE_COLOURS) == 8
    assert not alike


def test_a_shape_turned_or_slightly_cut_counts_as_alike() -> None:
    disc = shape_seen(0, "usual")
    assert in_common(disc, disc.rotate(45)) > ALIKE
    assert in_common(disc, ImageChops.darker(disc, ImageChops.offset(disc, 1, 0))) > ALIKE


def test_without_sight_of_colour_only_light_is_left() -> None:
    red, green, blue = seen((200, 16, 32), "achromatopsia")
    assert red == green == blue
    assert luminance((red, green, blue)) == pytest.approx(luminance((200, 16, 32)), abs=0.01)


@pytest.mark.parametrize("sight", ["protanopia", "deuteranopia"])
def test_red_and_green_are_closer_to_those_who_confuse_them(sight: str) -> None:
    def redness(colour: RGB) -> int:
        return colour[0] - colour[1]

    red, green = (200, 60, 40), (60, 160, 60)
    left = redness(seen(red, sight)) - redness(seen(green, sight))
    assert abs(left) < (redness(red) - redness(green)) / 5
