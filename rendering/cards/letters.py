"""The picture of index sets: who is asked which letters their cards have sees them as cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import parse_cards
from rendering.canvas.encode import encode
from rendering.canvas.felt import RIM, table
from rendering.canvas.kept import kept
from rendering.canvas.values import WIDTH, Look, Picture
from rendering.cards.sprites import sprite

_SHOWN: Final = parse_cards("AH KS QC JD")
_CARD: Final = 176
_GAP: Final = 12
_TOP: Final = 118
"""How much of each card is seen: its index and suit, and who it is."""
_APART: Final = 16


@kept
def draw_letters(index_sets: Sequence[str], look: Look) -> Picture:
    """A row of ace, king, queen and jack for each of these sets of `locales.cards.INDEX_SETS`."""
    step = _TOP + _APART
    image = table(WIDTH, 2 * (RIM + _APART) + len(index_sets) * step - _APART)
    for number, index_set in enumerate(index_sets):
        top = RIM + _APART + number * step
        row = image.crop((0, top, WIDTH, top + _TOP))
        _put_cards(row, Look(index_set, look.four_colours))
        image.paste(row, (0, top))
    return Picture(encode(image, look.felt), "letters.png")


def _put_cards(row: Image.Image, look: Look) -> None:
    """The cards hang out below."""
    first = (WIDTH - len(_SHOWN) * (_CARD + _GAP) + _GAP + _CARD) / 2
    for place, card in enumerate(_SHOWN):
        shown = sprite(card, look, _CARD)
        wide, high = shown.size
        margin = (wide - _CARD) / 2
        shown.put(row, (first + place * (_CARD + _GAP), high / 2 - margin + 2))
