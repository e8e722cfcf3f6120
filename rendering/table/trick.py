"""The cards of a trick where they lie, the winner's in gold, and the place of the card that is still to come."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.core.cards import Card
from rendering.canvas import colours
from rendering.canvas.colours import RGB
from rendering.canvas.masks import Parts, parts_of, stepped
from rendering.canvas.values import Look
from rendering.cards.figures import HIGH, WIDE
from rendering.cards.sprites import Finish, sprite

EDGE: Final = 6
"""The width of the winner's gold edge, outside the card."""
_DASH, _SPACE = 14, 10
_STROKE: Final = 4
_TIMES: Final = 3
"""How much larger than their size edges are drawn."""


class Laid(NamedTuple):
    """A card and where it lies."""

    card: Card
    middle: tuple[float, float]
    tilt: float = 0.0
    """Degrees to the left."""
    wins: bool = False


def card_high(width: int) -> int:
    """The height of a card of this width."""
    return round(width * HIGH / WIDE)


def put_cards(image: Image.Image, cards: Iterable[Laid], width: int, look: Look) -> None:
    """Draw cards `width` pixels wide, each over those before it."""
    for laid in cards:
        sprite(laid.card, look, width, Finish(laid.tilt, glowing=laid.wins)).put(image, laid.middle)
        if laid.wins:
            _edge(width, laid.tilt).put(image, laid.middle)


def put_place(
    image: Image.Image, middle: tuple[float, float], width: int, tilt: float = 0.0, ink: RGB = colours.GOLD
) -> None:
    """Draw a dashed outline where a card is to come: gold if it is due."""
    _outline(width, tilt).put(image, middle, ink)


class _Mark(NamedTuple):
    """A mask in parts, and its size."""

    size: tuple[int, int]
    parts: Parts

    def put(self, image: Image.Image, middle: tuple[float, float], ink: RGB = colours.GOLD) -> None:
        """Colour the picture through it, centred there."""
        at = round(middle[0] - self.size[0] / 2), round(middle[1] - self.size[1] / 2)
        self.parts.fill(image, ink, at)


@lru_cache(maxsize=64)
def _edge(width: int, tilt: float) -> _Mark:
    """A band round a card."""
    wide, high = (width + 2 * EDGE) * _TIMES, (card_high(width) + 2 * EDGE) * _TIMES
    mask = Image.new("L", (wide, high), 0)
    draw, line = ImageDraw.Draw(mask), EDGE * _TIMES
    corner = (0.06 * width + EDGE) * _TIMES
    draw.rounded_rectangle((0, 0, wide - 1, high - 1), radius=corner, fill=255)
    inner = (line + 1, line + 1, wide - line - 2, high - line - 2)
    draw.rounded_rectangle(inner, radius=corner - line, fill=0)
    return _turned(mask, tilt)


@lru_cache(maxsize=64)
def _outline(width: int, tilt: float) -> _Mark:
    """A dashed rounded rectangle as large as a card."""
    wide, high = width * _TIMES, card_high(width) * _TIMES
    mask = Image.new("L", (wide, high), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, wide - 1, high - 1), radius=0.07 * wide, outline=255, width=_STROKE * _TIMES
    )
    gaps = ImageDraw.Draw(mask)
    corner, line = round(0.07 * wide), _STROKE * _TIMES
    for along, across in ((wide, high), (high, wide)):
        dashes = max(round((along - 2 * corner) / ((_DASH + _SPACE) * _TIMES)), 1)
        step = (along - 2 * corner) / dashes
        for number in range(dashes):
            start = round(corner + step * (number + 0.5) - _SPACE * _TIMES / 2)
            for edge in ((0, line - 1), (across - line, across - 1)):
                box = (start, edge[0], start + _SPACE * _TIMES, edge[1])
                gaps.rectangle(box if along is wide else (box[1], box[0], box[3], box[2]), fill=0)
    return _turned(mask, tilt)


def _turned(mask: Image.Image, tilt: float) -> _Mark:
    """The mask at its size, turned, with whole pixels on each side of its middle."""
    turned = mask.rotate(tilt, Image.Resampling.BICUBIC, expand=True) if tilt else mask
    size = math.ceil(turned.width / _TIMES), math.ceil(turned.height / _TIMES)
    return _Mark(size, parts_of(stepped(turned.resize(size, Image.Resampling.BOX))))
