"""The last trick, drawn small, for anyone who missed who played what."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.core.tricks import Played
from locales import Say
from rendering.canvas import colours, felt
from rendering.canvas.fonts import Lettering, cut, width_of, write
from rendering.canvas.marks import rounded
from rendering.canvas.values import LEAST_LETTER, Look
from rendering.cards.small_cards import MEASURES, put_tiles, radius_of

_TILE: Final = {5: 34, 6: 34, 7: 34, 8: 34}
_WIDEST: Final = 43
"""The width of a tile: with many, they are narrower."""
_FRAME: Final = 4
_PAD: Final = 8
_HEAD: Final = 40
HIGH: Final = 118


class LastTrick(NamedTuple):
    """A trick that was taken and may still be looked at."""

    taker: int
    cards: tuple[Played, ...]
    """In the order they were played."""


@lru_cache(maxsize=64)
def last_trick(last: LastTrick, look: Look, say: Say) -> Image.Image:
    """The cards side by side in the order they were played, on felt; the winner's is framed."""
    tile = _TILE.get(len(last.cards), _WIDEST)
    measure = MEASURES[tile]
    step = tile + measure.gap
    row = step * len(last.cards) - measure.gap
    words = say("picture-last-trick")
    inner = max(row, width_of(words, Lettering.PLAIN, LEAST_LETTER))
    image = Image.new("RGB", (inner + 2 * _PAD, HIGH), colours.FELT)
    felt.put_panel(image, (0, 0, *image.size), colours.PLATE)
    words = cut(words, Lettering.PLAIN, LEAST_LETTER, inner)
    write(image, (image.width / 2, 32), words, Lettering.PLAIN, LEAST_LETTER, colours.QUIET, "m")
    left, top = (image.width - row) // 2, _HEAD + (HIGH - _HEAD - _FRAME - measure.high) // 2
    winner = next(place for place, played in enumerate(last.cards) if played.seat == last.taker)
    frame = rounded(tile + 2 * _FRAME, measure.high + 2 * _FRAME, radius_of(tile) + _FRAME)
    cards = [played.card for played in last.cards]
    put_tiles(image, cards, (left, top), look, tile)
    image.paste(colours.GOLD, (left + winner * step - _FRAME, top - _FRAME), frame)
    put_tiles(image, cards[winner : winner + 1], (left + winner * step, top), look, tile)
    return image
