"""Everything written can be read: contrast of at least 4.5 to 1, and a palette that keeps it."""

from __future__ import annotations

import math

import pytest

from engine.core.cards import Suit
from rendering.canvas import colours
from rendering.canvas.colours import FELTS, GREEN_FELT, RGB, contrast, dim, mix, suit_colour
from rendering.canvas.marks import SIDE_SHAPES
from rendering.people.curve import BAND
from rendering.people.medals import COLOURS as MEDALS

DUSTY = mix(colours.SLATE, colours.CHALK, 0.12)
"""The slate at its lightest."""

STRIPE = mix(colours.PLATE, colours.FELT, 0.5)
"""Every other row of a list of places."""
WRITTEN: list[tuple[RGB, RGB]] = [
    (colours.TEXT, colours.PLATE),
    (colours.QUIET, colours.PLATE),
    (colours.GOLD, colours.PLATE),
    (colours.INK, colours.GOLD),
    (colours.INK, colours.PAPER),
    *((ink, STRIPE) for ink in (colours.TEXT, colours.QUIET, colours.GOLD)),
    *((colours.INK, medal) for medal in MEDALS.values()),
    *((ink, colours.FELT_LIGHT) for ink in (colours.TEXT, colours.QUIET, colours.GOLD)),
    (colours.CHALK, DUSTY),
    (colours.CHALK_YELLOW, DUSTY),
    *((suit_colour(suit, four), colours.PAPER) for suit in Suit for four in (False, True)),
    *((dim(suit_colour(suit, four)), dim(colours.PAPER)) for suit in Suit for four in (False, True)),
]


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (255, 255, 255)) == 1
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_everything_written_stands_out_from_what_it_is_written_on() -> None:
    assert min(contrast(ink, ground) for ink, ground in WRITTEN) >= 4.5


@pytest.mark.parametrize("felt", colours.FELTS)
def test_every_felt_holds_what_is_written_closely_enough_to_keep_its_contrast(felt: str) -> None:
    green, shown = colours.palette_colours(), colours.palette_colours(felt)

    def kept(colour: RGB) -> RGB:
        place = min(range(len(green)), key=lambda at: math.dist(green[at], colour))
        return shown[place]

    assert min(contrast(kept(ink), kept(ground)) for ink, ground in WRITTEN) >= 4.5
    assert all(contrast(kept(colour), kept(colours.PLATE)) >= 3 for colour in colours.SIDE_COLOURS)
    assert contrast(kept(colours.PLATE), kept(colours.FELT)) >= 1.4
    assert contrast(kept(colours.GOLD), kept(BAND)) >= 3


def test_felts_differ_in_nothing_but_what_belongs_to_the_felt() -> None:
    palettes = [colours.palette_colours(felt) for felt in colours.FELTS]
    assert len(set(palettes)) == len(colours.FELTS) == 5
    kept = [len(set(shades)) == 1 for shades in zip(*palettes, strict=True)]
    for colour in (colours.PAPER, colours.INK, colours.RED, colours.GOLD, colours.WOOD_DARK, colours.SLATE):
        assert kept[palettes[0].index(colour)]
    assert not any(kept[palettes[0].index(colour)] for colour in (colours.FELT, *FELTS[GREEN_FELT]))


def test_sides_differ_by_the_shape_of_their_mark_as_well_as_by_colour() -> None:
    assert len(set(SIDE_SHAPES)) == len(set(colours.SIDE_COLOURS)) == 8
    assert all(contrast(colour, colours.PLATE) >= 3 for colour in colours.SIDE_COLOURS)


def test_four_colours_are_four_and_two_are_two() -> None:
    assert len({suit_colour(suit, True) for suit in Suit}) == 4
    assert len({suit_colour(suit, False) for suit in Suit}) == 2
