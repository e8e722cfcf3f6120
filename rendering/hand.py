"""The picture of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import Card
from rendering.encode import encode
from rendering.felt import RIM, table
from rendering.figures import HIGH, WIDE
from rendering.sprites import PLAIN, Finish, sprite
from rendering.values import Look, Picture

WIDTH: Final = 1000
_MARGIN: Final = RIM + 26
_RAISE: Final = 34
_GAP: Final = 22
_ROW: Final = 8
"""Cards in a row; more make two rows, so that every index stays legible on a phone."""
_CARD_WIDTHS: Final = ((4, 196), (5, 172), (6, 158), (16, 150))
"""Up to so many cards, so wide a card."""


def draw_hand(cards: Sequence[Card], playable: frozenset[Card] | None, look: Look) -> Picture:
    """The cards in the order given; `playable` ones stand out, the others lie lower and dimmed.

    `playable` None: not this person's turn, all cards alike.
    """
    rows = _rows(tuple(cards))
    width = next(wide for most, wide in _CARD_WIDTHS if max(len(cards), 1) <= most)
    high = round(width * HIGH / WIDE)
    step_down = high + _RAISE + 14
    image = table(WIDTH, 2 * _MARGIN + _RAISE + high + step_down * (len(rows) - 1))
    for number, row in enumerate(rows):
        top = _MARGIN + _RAISE + number * step_down
        for card, middle in zip(row, _middles(len(row), width), strict=True):
            stands = playable is None or card in playable
            lift = _RAISE if playable is not None and stands else _RAISE // 2 if playable is None else 0
            sprite(card, look, width, PLAIN if stands else Finish(dimmed=True)).put(
                image, (middle, top + high / 2 - lift)
            )
    return Picture(encode(image), "hand.png")


def _rows(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    if len(cards) <= _ROW:
        return [cards]
    upper = (len(cards) + 1) // 2
    return [cards[:upper], cards[upper:]]


def _middles(count: int, width: int) -> list[float]:
    """Where the middles of a row's cards lie; cards overlap when there are many."""
    room = WIDTH - 2 * _MARGIN
    step = min(width + _GAP, (room - width) / max(count - 1, 1))
    left = WIDTH / 2 - step * (count - 1) / 2
    return [left + step * place for place in range(count)]
