"""The picture of the tricks a player has taken, each with its cards in the order they were played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.tricks import Played
from rendering.canvas import felt
from rendering.canvas.encode import encode
from rendering.canvas.values import Look, Picture
from rendering.cards.figures import HIGH, WIDE
from rendering.cards.sprites import Finish, sprite

WIDTH: Final = 1000
_EDGE: Final = felt.RIM + 22
_CARD: Final = 104
_FEW: Final = 150
"""The width of a card, and its width in a single row of tricks."""
_OVER: Final = 0.8
"""From a card to the one over it, in card widths: its whole index and suit stay visible."""
_APART: Final = 24
_DOWN: Final = 22
_FACE: Final = Finish(large=True)
"""Only index and suit, because many cards have to be legible on a phone."""


def draw_tricks(tricks: Sequence[Sequence[Played]], look: Look) -> Picture:
    """The tricks in the order they were taken; there must be one."""
    cards = max(map(len, tricks))
    card = _FEW if len(tricks) <= _columns(cards, _FEW) else _CARD
    columns = min(_columns(cards, card), len(tricks))
    rows = -(-len(tricks) // columns)
    wide, high = _width(cards, card), card * HIGH / WIDE
    image = felt.table(WIDTH, round(2 * _EDGE + rows * (high + _DOWN) - _DOWN))
    left = (WIDTH - columns * (wide + _APART) + _APART) / 2
    for number, trick in enumerate(tricks):
        row, column = divmod(number, columns)
        x = left + column * (wide + _APART) + card / 2
        y = _EDGE + row * (high + _DOWN) + high / 2
        for place, played in enumerate(trick):
            sprite(played.card, look, card, _FACE).put(image, (x + place * card * _OVER, y))
    return Picture(encode(image, look.felt), "tricks.png")


def _width(cards: int, card: int) -> float:
    """The width of a trick."""
    return card * (1 + _OVER * (cards - 1))


def _columns(cards: int, card: int) -> int:
    """How many tricks fit side by side."""
    return int((WIDTH - 2 * _EDGE + _APART) // (_width(cards, card) + _APART))
