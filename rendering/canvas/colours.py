"""Every colour a picture may use, and the two palettes that pictures have: of felt, and of slates.

A picture is drawn in full colour and brought down to its palette when it is encoded, which makes it
small and quick to encode. A palette is written as ramps between the pairs of colours that touch,
because clean edges are made of those mixtures.

Everything is drawn on green felt. On felt of another colour it is the same picture with another palette,
in which the felt's own colours and their mixtures are exchanged. People's avatars are in steady colours only
(`steady_colours`), which no felt exchanges, and which nothing else drawn comes near (`AVATAR_TONES`).
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Suit

RGB = tuple[int, int, int]


class Felt(NamedTuple):
    """The colours of a felt: in the light, towards the rim, in shadow, of plates on it, and of quiet words there."""

    light: RGB
    dark: RGB
    shadow: RGB
    plate: RGB
    quiet: RGB


GREEN_FELT: Final = "green"
FELTS: Final = {
    GREEN_FELT: Felt((29, 92, 62), (19, 64, 48), (7, 24, 16), (13, 30, 22), (196, 214, 202)),
    "blue": Felt((32, 80, 128), (20, 54, 92), (7, 19, 36), (12, 26, 44), (196, 208, 224)),
    "wine": Felt((122, 34, 52), (86, 22, 36), (32, 8, 14), (42, 13, 20), (224, 204, 206)),
    "grey": Felt((82, 86, 92), (58, 62, 67), (20, 22, 24), (27, 29, 32), (208, 210, 213)),
    "dark": Felt((50, 52, 59), (35, 37, 43), (9, 9, 11), (14, 15, 18), (200, 202, 208)),
}
"""By name, as people choose them."""

FELT_LIGHT, FELT_DARK, SHADOW, PLATE, QUIET = FELTS[GREEN_FELT]
WOOD_LIGHT: Final = (148, 94, 52)
WOOD_DARK: Final = (70, 40, 20)
FRAME: Final = (106, 66, 36)
"""The frame round a picture, which is too narrow for a grain."""
PAPER: Final = (255, 253, 246)
INK: Final = (24, 22, 26)
RED: Final = (200, 16, 32)
BLUE: Final = (24, 80, 190)
GREEN: Final = (8, 112, 52)
TEXT: Final = (255, 255, 250)
GOLD: Final = (255, 206, 64)
COURT_BLUE: Final = (38, 88, 168)
COURT_GOLD: Final = (240, 186, 44)
BACK: Final = (34, 62, 120)
SLATE: Final = (40, 45, 49)
SLATE_DARK: Final = (30, 34, 37)
CHALK: Final = (244, 242, 234)
CHALK_YELLOW: Final = (250, 222, 120)

SIDE_COLOURS: Final = (
    (104, 182, 255),
    (255, 160, 92),
    (214, 160, 255),
    (150, 226, 130),
    (255, 150, 180),
    (120, 224, 220),
    (240, 220, 130),
    (210, 210, 210),
)
"""Per side; a side also has a mark of its own shape, so the colour is never alone."""

AVATARS: Final = (
    (43, 102, 173),
    (166, 59, 106),
    (138, 90, 12),
    (15, 113, 115),
    (122, 74, 160),
    (168, 69, 42),
)
"""Grounds of people's initials: white on any of them has a contrast of 5.7 or more."""
NOBODY: Final = (70, 82, 92)
"""The ground of a computer's avatar."""

DIMMED: Final = 0.6
"""How much light an unplayable card keeps."""

_TWO: Final = {Suit.S: INK, Suit.H: RED, Suit.D: RED, Suit.C: INK}
_FOUR: Final = {Suit.S: INK, Suit.H: RED, Suit.D: BLUE, Suit.C: GREEN}


def suit_colour(suit: Suit, four_colours: bool) -> RGB:
    """The colour of a suit on paper."""
    return (_FOUR if four_colours else _TWO)[suit]


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """`one` with `share` (0..1) of `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def dim(colour: RGB) -> RGB:
    """The colour on a card that cannot be played now."""
    return mix((0, 0, 0), colour, DIMMED)


def _between(light: RGB, dark: RGB) -> RGB:
    return mix(dark, light, 0.6)


FELT: Final = _between(FELT_LIGHT, FELT_DARK)
"""What most of the table shows."""
STRIPE: Final = mix(PLATE, FELT, 0.5)
"""Every second row of a table on felt."""
FAINT: Final = mix(PAPER, INK, 0.62)
"""Words on paper that say less than others."""
RULE: Final = mix(PAPER, INK, 0.12)
"""Lines between the rows of a sheet of paper."""

_Ramp = tuple[RGB, RGB, int]
"""Two colours that touch, and how many shades there are from one to the other, both among them."""

_WOOD: Final[tuple[_Ramp, ...]] = ((WOOD_DARK, WOOD_LIGHT, 8), (WOOD_DARK, INK, 3), (FRAME, WOOD_DARK, 2))

_TABLE: Final[tuple[_Ramp, ...]] = (
    (FELT_DARK, FELT_LIGHT, 14),
    (FELT, SHADOW, 5),
    (FELT, PAPER, 9),
    (FELT_LIGHT, PAPER, 10),
    (FELT_LIGHT, GOLD, 22),
    (GOLD, PAPER, 4),
    *_WOOD,
    (PAPER, INK, 13),
    (PAPER, RED, 7),
    (PAPER, BLUE, 7),
    (PAPER, GREEN, 13),
    *((colour, INK, 4) for colour in (RED, COURT_BLUE, COURT_GOLD)),
    *((PAPER, colour, 4) for colour in (COURT_BLUE, COURT_GOLD)),
    (RED, COURT_GOLD, 4),
    (COURT_BLUE, COURT_GOLD, 4),
    (RED, COURT_BLUE, 3),
    (PAPER, BACK, 5),
    (PLATE, TEXT, 10),
    (PLATE, QUIET, 13),
    (PLATE, GOLD, 5),
    (PLATE, FELT, 3),
    *((PLATE, colour, 4) for colour in SIDE_COLOURS[:2]),
    *((PLATE, colour, 2) for colour in SIDE_COLOURS[2:]),
    *((colour, TEXT, 3) for colour in (*AVATARS, NOBODY)),
    (dim(PAPER), dim(INK), 7),
    (dim(PAPER), dim(RED), 5),
    (dim(PAPER), dim(BLUE), 5),
    # Not all the way: halfway it would be what letters on felt are edged with.
    (dim(PAPER), mix(dim(PAPER), dim(GREEN), 0.3), 2),
    (dim(GREEN), dim(INK), 2),
    (dim(RED), dim(INK), 2),
    (dim(COURT_BLUE), dim(INK), 2),
    (dim(COURT_GOLD), dim(INK), 3),
    *((dim(PAPER), dim(colour), 3) for colour in (COURT_BLUE, COURT_GOLD)),
)

_SLATE: Final[tuple[_Ramp, ...]] = (
    *_WOOD,
    (SLATE_DARK, SLATE, 5),
    (SLATE, mix(SLATE, CHALK, 0.12), 6),
    (SLATE, mix(SLATE, CHALK, 0.4), 12),
    (SLATE, CHALK, 16),
    (SLATE, CHALK_YELLOW, 12),
)

AVATAR_TONES: Final[tuple[RGB, ...]] = (
    *((236, 206, 164), (214, 172, 142), (186, 138, 106), (112, 74, 54), (84, 44, 44)),
    *((160, 176, 196), (112, 128, 148), (176, 196, 140), (128, 152, 88), (64, 88, 24)),
    *((140, 220, 80), (64, 176, 64), (24, 120, 40), (150, 226, 180), (40, 240, 96), (24, 216, 160)),
    *((176, 232, 250), (80, 200, 232), (16, 144, 192), (16, 72, 120), (20, 24, 96), (56, 56, 208)),
    *((200, 180, 250), (152, 112, 232), (96, 40, 176), (56, 20, 96), (184, 32, 240)),
    *((250, 150, 220), (232, 64, 168), (160, 24, 112), (255, 128, 24), (255, 72, 56)),
)
"""What people's avatars show besides: skin and hair, leaves, sky, and whatever is bright.

Each lies off the ramps on which a tint would be seen, or would not change with the felt.
"""


@cache
def palette_colours(felt: str = GREEN_FELT) -> tuple[RGB, ...]:
    """All opaque colours of tables on a felt of `FELTS`, in the order of the green felt's, where none repeats."""
    return (*_shades(_TABLE, felt), *AVATAR_TONES)


@cache
def slate_colours() -> tuple[RGB, ...]:
    """All opaque colours of slates."""
    return _shades(_SLATE, GREEN_FELT)


@cache
def steady_colours() -> tuple[RGB, ...]:
    """The colours of tables that are the same on every felt."""
    by_felt = zip(*map(palette_colours, FELTS), strict=True)
    return tuple(shades[0] for shades in by_felt if len(set(shades)) == 1)


def _shades(ramps: tuple[_Ramp, ...], felt: str) -> tuple[RGB, ...]:
    colours: dict[RGB, RGB] = {}
    for start, end, steps in ramps:
        for step in range(steps):
            share = step / (steps - 1)
            colours.setdefault(mix(start, end, share), mix(_dyed(start, felt), _dyed(end, felt), share))
    return tuple(colours.values())


def _dyed(colour: RGB, felt: str) -> RGB:
    """What a colour at the end of a ramp becomes on another felt."""
    light, dark, *_ = new = FELTS[felt]
    return dict(zip((FELT, *FELTS[GREEN_FELT]), (_between(light, dark), *new), strict=True)).get(colour, colour)


@cache
def palette_image(colours: tuple[RGB, ...]) -> Image.Image:
    """A palette of up to 256 colours in the form that Pillow quantises with."""
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours for part in colour])
    return image
