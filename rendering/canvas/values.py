"""What goes into a picture besides the position, and what comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from locales import Say
from rendering.canvas.colours import GREEN_FELT


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
