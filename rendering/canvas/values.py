"""What goes into a picture besides the position, and what comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from locales import Say
from rendering.canvas.colours import GREEN_FELT

WIDTH: Final = 800
"""The width of every picture, in pixels: phones show it 300 to 350 wide."""
LEAST_LETTER: Final = 30
"""The smallest size of letters, in pixels: 11 as a phone shows them."""

FACE: Final = 96
"""The width and height of an avatar, in pixels."""


class Picture(NamedTuple):
    """A finished picture; the file name's ending says its format."""

    data: bytes
    filename: str


@dataclass(frozen=True, slots=True)
class Look:
    """How someone likes their cards: an index set of `locales.cards.INDEX_SETS`, two or four colours, and the felt."""

    index_set: str = "AKQJ"
    four_colours: bool = False
    felt: str = GREEN_FELT
    """A name of `rendering.canvas.colours.FELTS`."""


def look_of(say: Say) -> Look:
    """How the reader of these texts likes their cards."""
    return Look(say.index_set, bool(say.theme.four_colours), say.theme.felt or GREEN_FELT)


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """Who sits in a seat, as shown."""

    name: str
    computer: bool = False
    away: bool = False
    person: int = 0
    """A number of this person's own, from which the colour of their avatar follows; 0: nobody in particular."""
    face: bytes | None = None
    """The person's avatar, `FACE` by `FACE` pixels of three bytes (RGB); None: initials are shown."""
    level: str = ""
    """How well the computer plays, `picture-level-LEVEL`, for what is read aloud; empty: not said."""
    reserve: int | None = None
    """Seconds left of the reserve of their clock; None: there is none, or enough."""
