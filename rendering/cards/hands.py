"""Several open hands, one below another: the cards a finished match was played with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core.cards import Card
from rendering.canvas import colours, felt
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, write
from rendering.canvas.values import Look, Picture
from rendering.cards.spread import spread

WIDTH: Final = 1000
_EDGE: Final = felt.RIM + 18
_NAMES: Final = 220
"""The greatest width of names."""
_SIZE: Final = 34
_GAP: Final = 12
_LEAST: Final = 52
"""The height of a row whose hand is empty."""


class OpenHand(NamedTuple):
    """The cards somebody has not played yet."""

    name: str
    cards: tuple[Card, ...]
    due: bool = False
    """Whether it is their turn."""


def draw_hands(hands: Sequence[OpenHand], look: Look) -> Picture:
    """Draw a name and a strip of cards per row; a mark before the name shows whose turn it is."""
    room = WIDTH - 2 * _EDGE - _NAMES
    strips = [spread(hand.cards, look, room, across=True) if hand.cards else None for hand in hands]
    rows = [strip.height if strip else _LEAST for strip in strips]
    image = felt.table(WIDTH, sum(rows) + _GAP * (len(rows) - 1) + 2 * _EDGE)
    top = _EDGE
    for hand, strip, high in zip(hands, strips, rows, strict=True):
        base = top + _LEAST / 2 + 12
        ink = colours.GOLD if hand.due else colours.TEXT
        mark = write(image, (_EDGE + 4, base), "▸ ", Lettering.BOLD, _SIZE, ink) if hand.due else 0
        name, letters = lettered(hand.name, Lettering.BOLD, "–")
        write(image, (_EDGE + 4 + mark, base), cut(name, letters, _SIZE, _NAMES - 24 - mark), letters, _SIZE, ink)
        if strip is not None:
            image.paste(strip, (_EDGE + _NAMES, top))
        else:
            write(image, (_EDGE + _NAMES + 14, base), "–", Lettering.BOLD, _SIZE, colours.QUIET)
        top += high + _GAP
    return Picture(encode(image, look.felt), "hands.png")
