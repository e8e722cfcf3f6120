"""Sheets of the whole pack: in every index set, in two and four colours, and with large court cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.core.cards import Card, Rank, Suit
from locales.cards import INDEX_SETS
from rendering.canvas.encode import encode_whole
from rendering.canvas.values import Look
from rendering.cards.figures import HIGH, WIDE
from rendering.cards.sprites import sprite

_GROUND: Final = (0x31, 0x33, 0x38)
_COLOURS: Final = 64
_WIDTHS: Final = (60, 160, 480)
_COURTS: Final = (Rank.KING, Rank.QUEEN, Rank.JACK)


def card_sheets() -> Iterator[tuple[str, bytes]]:
    """Name and PNG bytes: one with each suit in another index set, then each whole set, then the courts by width."""
    suits = [[Card.of(suit, rank) for rank in sorted(Rank, reverse=True)] for suit in Suit]
    looks = [Look(name, four_colours=number > 1) for number, name in enumerate(INDEX_SETS)]
    yield "cards", _sheet(list(zip(suits, looks, strict=True)), 110)
    for name in INDEX_SETS:
        for four_colours in (False, True):
            rows = [(cards, Look(name, four_colours)) for cards in suits]
            yield f"cards-{name}-{'four' if four_colours else 'two'}", _sheet(rows, 110)
    courts = [Card.of(suit, rank) for suit in Suit for rank in _COURTS]
    for width in _WIDTHS:
        halves = (*courts[:6], None), (*courts[6:], Card.of(Suit.S, Rank.ACE))
        yield f"courts-{width}", _sheet([(cards, looks[0]) for cards in halves], width)


def _sheet(rows: Sequence[tuple[Sequence[Card | None], Look]], width: int) -> bytes:
    gap = width // 12 + 2
    across, down = width + gap, round(width * HIGH / WIDE) + gap
    image = Image.new("RGB", (max(len(cards) for cards, _ in rows) * across + gap, len(rows) * down + gap), _GROUND)
    for row, (cards, look) in enumerate(rows):
        for column, card in enumerate(cards):
            middle = (gap + column * across + width / 2, gap + row * down + (down - gap) / 2)
            sprite(card, look, width).put(image, middle)
    return encode_whole(image.quantize(_COLOURS))
