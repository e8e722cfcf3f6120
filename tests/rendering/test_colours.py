"""Everything written can be read: contrast of at least 4.5 to 1, and a palette that keeps it."""

from __future__ import annotations

import pytest

from engine.cards import Suit
from rendering import colours
from rendering.colours import RGB, contrast, dim, mix, suit_colour
from rendering.marks import SIDE_SHAPES

DUSTY = mix(colours.SLATE, colours.CHALK, 0.12)
"""The slate at its lightest."""

WRITTEN: list[tuple[RGB, RGB]] = [
    (colours.TEXT, colours.PLATE),
    (colours.QUIET, colours.PLATE),
    (colours.GOLD, colours.PLATE),
    (colours.INK, colours.GOLD),
    (colours.INK, colours.PAPER),
    (colours.TEXT, colours.FELT_LIGHT),
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


def test_the_palette_holds_what_is_written_closely_enough_to_keep_its_contrast() -> None:
    def kept(colour: RGB) -> RGB:
        palette = colours.palette_colours()
        return min(palette, key=lambda known: sum((a - b) ** 2 for a, b in zip(colour, known, strict=True)))

    assert min(contrast(kept(ink), kept(ground)) for ink, ground in WRITTEN) >= 4.5


def test_sides_differ_by_the_shape_of_their_mark_as_well_as_by_colour() -> None:
    assert len(set(SIDE_SHAPES)) == len(set(colours.SIDE_COLOURS)) == 8
    assert all(contrast(colour, colours.PLATE) >= 3 for colour in colours.SIDE_COLOURS)


def test_four_colours_are_four_and_two_are_two() -> None:
    assert len({suit_colour(suit, True) for suit in Suit}) == 4
    assert len({suit_colour(suit, False) for suit in Suit}) == 2
