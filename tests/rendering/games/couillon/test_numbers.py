"""Kwajongen's tree of numbers."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine.games.couillon.sheets.numbers import Numbers
from locales import say_in
from rendering.canvas.chalk import Chalk
from rendering.canvas.values import WIDTH
from rendering.games.couillon.marks import HIGH_NUMBERS
from rendering.games.couillon.sheets import ShownSheet, draw_sheet
from tests.rendering.games.couillon.gallery import PAIRS


@pytest.mark.parametrize("left", [(4, 11), (5, 10), (12, 9), (1, 13)])
def test_the_ring_round_a_number_leaves_its_neighbours_alone(left: tuple[int, int]) -> None:
    rings: dict[str, Image.Image] = {}
    stroke = Chalk.stroke

    def watched(chalk: Chalk, name: str, points: list[tuple[float, float]], width: float = 8.0) -> None:
        if name.startswith("number ") and "twig" not in name:
            drawn = rings.setdefault(name, Image.new("L", (WIDTH, HIGH_NUMBERS)))
            ImageDraw.Draw(drawn).line(points, fill=255, width=round(width))
        stroke(chalk, name, points, width)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Chalk, "stroke", watched)
        assert draw_sheet(ShownSheet(Numbers(left), PAIRS, "", full=10), say_in("en")).data
    for side, number in enumerate(left):
        ring = rings[f"number {side} {number} ring"]
        others = [image for name, image in rings.items() if not name.startswith(f"number {side} {number} ")]
        assert others
        assert not any(ImageChops.multiply(ring, other).getbbox() for other in others)
