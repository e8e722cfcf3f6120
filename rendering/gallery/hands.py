"""Hands of many sizes for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.cards import parse_cards
from locales import Say
from rendering.canvas.values import Look
from rendering.cards.hand import draw_hand
from rendering.gallery.exhibit import Exhibit
from rendering.table.alt import alt_hand


def hand_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """From one card to sixteen, some or none of which may be played."""
    cards = parse_cards("AS KS QH JH TD 9D 8C 7C 6S 5H 4D 3C 2S AC KD QC")
    for size, playable in ((1, 1), (4, 2), (5, 0), (8, 3), (10, 4), (13, 6), (14, 5), (15, 8), (16, 16)):
        held, now = cards[:size], frozenset(cards[: size : max(size // playable, 1)]) if playable else None
        words = partial(alt_hand, held, now, say, look.index_set)
        yield Exhibit(f"hand-{size:02}", partial(draw_hand, held, now, look), words)
