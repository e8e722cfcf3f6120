"""Everything written can be read: the contrasts agreed on, and palettes that keep them."""

from __future__ import annotations

import math
from functools import partial

import pytest

from engine.core.cards import Suit
from rendering.canvas import colours
from rendering.canvas.colours import FELTS, GREEN_FELT, RGB, dim, mix, suit_colour
from rendering.people.medals import COLOURS as MEDALS
from tests.about import in_one_test
from tests.rendering.colours import contrast

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
    *((suit_colour(suit, four), colours.PAPER) for suit in Suit for four in (False, True)),
]
DIMMED: list[tuple[RGB, RGB]] = [
    (dim(suit_colour(suit, four)), dim(colours.PAPER)) for suit in Suit for four in (False, True)
]
"""Indices of cards that cannot be played: larger than what WCAG calls large, so 3 is enough."""
CHALKED: list[tuple[RGB, RGB]] = [(colours.CHALK, DUSTY), (colours.CHALK_YELLOW, DUSTY)]
AGREED: dict[tuple[RGB, RGB], float] = {
    (colours.TEXT, colours.PLATE): 17,
    (colours.QUIET, colours.PLATE): 11.3,
    (colours.QUIET, colours.FELT_LIGHT): 5.2,
    (colours.GOLD, colours.PLATE): 11.6,
    (colours.GOLD, colours.FELT_LIGHT): 5.3,
    (colours.INK, colours.GOLD): 12.1,
    (colours.RED, colours.PAPER): 5.8,
    (dim(colours.INK), dim(colours.PAPER)): 6.2,
    (dim(colours.RED), dim(colours.PAPER)): 3.9,
    **{(colours.TEXT, ground): 5.7 for ground in (*colours.AVATARS, colours.NOBODY)},
}
"""What people must be able to tell apart on a phone in the sun."""


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (255, 255, 255)) == 1
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_everything_written_stands_out_from_what_it_is_written_on() -> None:
    assert min(contrast(ink, ground) for ink, ground in (*WRITTEN, *CHALKED)) >= 4.5
    assert min(contrast(ink, ground) for ink, ground in DIMMED) >= 3


def test_contrasts_are_at_least_those_agreed_on() -> None:
    poor = {pair: contrast(*pair) for pair, least in AGREED.items() if contrast(*pair) < least}
    assert not poor


def test_an_unplayable_card_keeps_six_tenths_of_its_light() -> None:
    assert dim(colours.PAPER) == (0x99, 0x98, 0x94)


def test_slates_hold_what_is_written_on_them() -> None:
    slates = colours.slate_colours()
    assert {colours.CHALK, colours.CHALK_YELLOW, colours.SLATE, colours.WOOD_DARK} <= set(slates)
    assert min(contrast(ink, min(slates, key=partial(math.dist, ground))) for ink, ground in CHALKED) >= 4.5


@in_one_test("felt", colours.FELTS)
def test_every_felt_holds_what_is_written_closely_enough_to_keep_its_contrast(felt: str) -> None:
    green, shown = colours.palette_colours(), colours.palette_colours(felt)

    def kept(colour: RGB) -> RGB:
        place = min(range(len(green)), key=lambda at: math.dist(green[at], colour))
        return shown[place]

    assert min(contrast(kept(ink), kept(ground)) for ink, ground in WRITTEN) >= 4.5
    assert min(contrast(kept(ink), kept(ground)) for ink, ground in DIMMED) >= 3
    assert all(contrast(kept(colour), kept(colours.PLATE)) >= 3 for colour in colours.SIDE_COLOURS)
    assert contrast(kept(colours.PLATE), kept(colours.FELT)) >= 1.4


def test_felts_differ_in_nothing_but_what_belongs_to_the_felt() -> None:
    palettes = [colours.palette_colours(felt) for felt in colours.FELTS]
    assert len(set(palettes)) == len(colours.FELTS) == 5
    kept = [len(set(shades)) == 1 for shades in zip(*palettes, strict=True)]
    for colour in (colours.PAPER, colours.INK, colours.RED, colours.GOLD, colours.WOOD_DARK, colours.FRAME):
        assert kept[palettes[0].index(colour)]
    assert not any(kept[palettes[0].index(colour)] for colour in (colours.FELT, *FELTS[GREEN_FELT]))


def test_no_letter_edge_or_glow_on_felt_takes_a_colour_that_does_not_change_with_the_felt() -> None:
    palette, steady = colours.palette_colours(), set(colours.steady_colours())
    felts = [mix(colours.FELT_DARK, colours.FELT_LIGHT, step / 8) for step in range(3, 9)]
    touching = (colours.GOLD, colours.PAPER, colours.QUIET, colours.TEXT, colours.SHADOW, colours.PLATE)
    # The last quarter is nearly the other colour, which may itself be steady.
    edges = [mix(felt, other, step / 16) for felt in felts for other in touching for step in range(13)]
    assert not {edge for edge in edges if min(palette, key=partial(math.dist, edge)) in steady}


@pytest.mark.parametrize(
    ("ground", "inks"),
    [
        (colours.PAPER, (colours.INK, colours.RED, colours.BLUE, colours.GREEN)),
        (dim(colours.PAPER), tuple(map(dim, (colours.INK, colours.RED, colours.BLUE, colours.GREEN)))),
        (colours.PLATE, (colours.TEXT, colours.QUIET, colours.GOLD)),
        (colours.GOLD, (colours.INK, colours.PAPER)),
    ],
)
def test_no_edge_of_a_letter_or_pip_takes_a_colour_that_only_avatars_have(ground: RGB, inks: tuple[RGB, ...]) -> None:
    palette, avatars = colours.palette_colours(), set(colours.AVATAR_TONES)
    edges = [mix(ground, ink, step / 32) for ink in inks for step in range(33)]
    assert not {edge for edge in edges if min(palette, key=partial(math.dist, edge)) in avatars}


def test_four_colours_are_four_and_two_are_two() -> None:
    assert len({suit_colour(suit, True) for suit in Suit}) == 4
    assert len({suit_colour(suit, False) for suit in Suit}) == 2
