"""The felt under the cards: everything on it stays the same, whatever its colour."""

from __future__ import annotations

import io
import math
from typing import Any

from PIL import Image, ImageChops

from engine.core.cards import Card
from rendering import Look, draw_hand
from rendering.canvas.colours import FELTS, GREEN_FELT
from rendering.canvas.encode import encode
from rendering.canvas.felt import RIM, table
from rendering.cards.sprites import Finish, sprite
from tests.about import in_one_test

OTHERS = [name for name in FELTS if name != GREEN_FELT]


def shown(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGBA").convert("RGB")


def face(card: str, felt: str) -> Image.Image:
    """What a hand of one card shows well within its edges."""
    picture = shown(draw_hand([Card.parse(card)], None, Look("AHVB", True, felt)).data)
    middle, half = (picture.width // 2, picture.height // 2), 80
    return picture.crop((middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half))


@in_one_test("felt", FELTS)
def test_the_felt_is_what_was_chosen_and_the_rim_stays_wood(felt: str) -> None:
    empty, green = shown(encode(table(600, 400), felt)), shown(encode(table(600, 400)))
    middle: Any = empty.getpixel((300, 200))
    assert math.dist(middle, FELTS[felt].light) < 8
    rim = (60, 0, 540, RIM - 4)
    assert empty.crop(rim).tobytes() == green.crop(rim).tobytes()


@in_one_test("card", ["AS", "KH", "QD", "JC", "7C"])
@in_one_test("felt", OTHERS)
def test_cards_look_alike_on_every_felt(felt: str, card: str) -> None:
    changed = ImageChops.difference(face(card, felt), face(card, GREEN_FELT)).convert("L")
    count = sum(changed.histogram()[24:])
    assert count <= changed.width * changed.height * 0.002


def test_a_golden_glow_and_the_edge_of_a_card_leave_no_green_on_red_felt() -> None:
    image = table(600, 400)
    for x, glowing in ((180, True), (420, False)):
        sprite(Card.parse("AH"), Look(), 140, Finish(glowing=glowing, angle=4)).put(image, (x, 200))
    red = shown(encode(image, "wine"))
    pixels: Any = zip(*(red.getchannel(channel).tobytes() for channel in "RGB"), strict=True)
    assert sum(green > max(red, blue) + 8 for red, green, blue in pixels) < 10


def test_another_felt_costs_no_bytes() -> None:
    sizes = {len(encode(table(600, 400), felt)) for felt in FELTS}
    assert max(sizes) - min(sizes) < 1000
