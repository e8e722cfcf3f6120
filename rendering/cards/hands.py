"""Several open hands, one below another: the cards a finished match was played with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core.cards import Card
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, write
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, Picture
from rendering.cards.spread import spread

_EDGE: Final = felt.RIM + 12
_SIZE: Final = 34
_NAME: Final = 46
"""The height of a name's line."""
_GAP: Final = 14
_MARK: Final = 24
_NONE: Final = "–"


class OpenHand(NamedTuple):
    """The cards somebody has not played yet."""

    name: str
    cards: tuple[Card, ...]
    due: bool = False
    """Whether it is their turn."""


def draw_hands(hands: Sequence[OpenHand], look: Look) -> Picture:
    """Draw each name over a row of cards; an arrow before the name shows whose turn it is."""
    room = WIDTH - 2 * _EDGE
    laid = [spread(hand.cards, room) if hand.cards else None for hand in hands]
    rows = [_NAME + (LEAST_LETTER if one is None else one.high) for one in laid]
    image = felt.table(WIDTH, sum(rows) + _GAP * (len(rows) - 1) + 2 * _EDGE)
    top = _EDGE
    for hand, one, high in zip(hands, laid, rows, strict=True):
        x, base = _EDGE, top + 32
        ink = colours.GOLD if hand.due else colours.TEXT
        if hand.due:
            marks.put_shape(image, marks.ARROW, (x, base - _MARK), _MARK, ink)
            x += _MARK + 10
        name, letters = lettered(hand.name, Lettering.BOLD, _NONE)
        write(image, (x, base), cut(name, letters, _SIZE, WIDTH - _EDGE - x), letters, _SIZE, ink)
        if one is None:
            write(image, (_EDGE, top + _NAME + 22), _NONE, Lettering.BOLD, _SIZE, colours.QUIET)
        else:
            one.put(image, (_EDGE, top + _NAME), look)
        top += high + _GAP
    return Picture(encode(image, look.felt), "hands.png")
