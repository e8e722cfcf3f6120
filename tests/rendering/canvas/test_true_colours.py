"""Cards are paper, ink and red: no tint at their edges or lines that nobody meant."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engine.core.cards import CARDS, Card, Rank
from rendering.canvas import colours
from rendering.canvas.colours import RGB
from rendering.canvas.encode import encode
from rendering.canvas.values import Look
from rendering.cards.faces import HIGH, WIDE
from rendering.cards.sprites import Finish, sprite
from tests.about import in_one_test
from tests.rendering.colours import colours_of

COURTS = (Rank.KING, Rank.QUEEN, Rank.JACK)
MARGIN = 30
"""Felt around a card."""
FINISHES = {
    "straight": Finish(),
    "tilted": Finish(angle=-3),
    "winning": Finish(angle=2, glowing=True),
    "dimmed": Finish(dimmed=True),
}


def shown(card: Card | None, width: int, finish: Finish, look: Look | None = None) -> Image.Image:
    """A card on felt as it is sent."""
    high = round(width * HIGH / WIDE)
    felt = Image.new("RGB", (width + 2 * MARGIN, high + 2 * MARGIN), colours.FELT_LIGHT)
    sprite(card, look or Look(), width, finish).put(felt, (felt.width / 2, felt.height / 2))
    return Image.open(io.BytesIO(encode(felt))).convert("RGBA").convert("RGB")


def pale_blue(image: Image.Image) -> int:
    """How many pixels are of a light and bluish colour."""
    return sum(times for times, one in colours_of(image) if is_pale_blue(one))


def is_pale_blue(colour: object) -> bool:
    """Light, and bluer than any grey."""
    assert isinstance(colour, tuple)
    red, green, blue = colour
    return bool(blue - red >= 10 and blue >= green and red >= 100)


@in_one_test(("finish", "width"), [*((one, 178) for one in FINISHES), ("tilted", 54), ("winning", 220)])
def test_no_card_without_a_figure_has_anything_pale_blue(finish: str, width: int) -> None:
    plain = map(Card.parse, ("AS", "7C", "TH"))
    assert {card.text: n for card in plain if (n := pale_blue(shown(card, width, FINISHES[finish])))} == {}


@pytest.mark.parametrize("finish", ["straight", "tilted"])
def test_the_lines_of_figures_have_no_pale_blue_fringe(finish: str) -> None:
    courts = [card for card in CARDS if card.rank in COURTS]
    assert {card.text: n for card in courts if (n := pale_blue(shown(card, 178, FINISHES[finish])))} == {}


def test_what_is_blue_is_seen_to_be_blue() -> None:
    assert pale_blue(shown(None, 178, Finish())) > 100
    assert pale_blue(shown(Card.parse("7D"), 178, Finish(), Look(four_colours=True))) > 100


@pytest.mark.parametrize(("dimmed", "paper", "ink"), [(False, colours.PAPER, colours.INK), (True, None, None)])
def test_the_edge_of_a_card_is_a_third_of_ink_on_paper(dimmed: bool, paper: RGB | None, ink: RGB | None) -> None:
    image = shown(Card.parse("7H"), 178, Finish(dimmed=dimmed))
    edge = colours.mix(paper or colours.dim(colours.PAPER), ink or colours.dim(colours.INK), 1 / 3)
    assert image.getpixel((MARGIN, image.height // 2)) == edge
