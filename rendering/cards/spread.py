"""A hand that lies open: every card a tile, suits apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Suit
from rendering.canvas.values import Look
from rendering.cards.small_cards import MEASURES, put_tile

_ORDER: Final = (Suit.S, Suit.H, Suit.C, Suit.D)
_TILES: Final = (54, 51)
"""The width of tiles: the narrower ones where that saves a line, as with thirteen across the table."""


def as_held(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards as people hold them: by suit, black and red in turn, from the ace down."""
    return tuple(sorted(cards, key=lambda card: (_ORDER.index(card.suit), -card.rank)))


class Spread(NamedTuple):
    """An open hand laid out, in pixels."""

    tile: int
    """The width of a tile."""
    cards: tuple[tuple[Card, int, int], ...]
    """Each card with the left and the upper edge of its tile."""
    wide: int
    high: int

    def put(self, image: Image.Image, at: tuple[float, float], look: Look) -> None:
        """Draw it with its upper left corner at `at`."""
        for card, x, y in self.cards:
            put_tile(image, card, (round(at[0]) + x, round(at[1]) + y), look, self.tile)


@lru_cache(maxsize=64, typed=True)
def spread(cards: tuple[Card, ...], room: int) -> Spread:
    """The cards as people hold them, on as few lines as `room` allows, all about as long; a suit may go on below."""
    tile = min(_TILES, key=lambda wide: (len(_lines(cards, wide, room)), -wide))
    lines = _lines(cards, tile, room)
    for narrower in range(room - 1, tile, -1):
        closer = _lines(cards, tile, narrower)
        if len(closer) > len(lines):
            break
        lines = closer
    measure = MEASURES[tile]
    wide, step = max(line[-1][1] + tile for line in lines), measure.high + measure.gap
    placed = tuple((card, x, step * row) for row, line in enumerate(lines) for card, x in line)
    return Spread(tile, placed, wide, step * len(lines) - measure.gap)


def _lines(cards: Sequence[Card], tile: int, room: int) -> list[list[tuple[Card, int]]]:
    """Cards with their left edges, line by line."""
    measure = MEASURES[tile]
    lines: list[list[tuple[Card, int]]] = [[]]
    for _, suit in groupby(as_held(cards), key=lambda card: card.suit):
        for number, card in enumerate(suit):
            x = lines[-1][-1][1] + tile + (measure.gap if number else measure.apart) if lines[-1] else 0
            if x + tile > room:
                lines.append([])
                x = 0
            lines[-1].append((card, x))
    return lines
