"""Combinations of Chouine: in words, as declared with a card, and as shown at the end of a trick."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.core.cards import Suit
from engine.games.chouine.combinations import Combination
from engine.games.chouine.state import Declared, Shown
from locales import Say
from rendering.canvas import colours, marks
from rendering.canvas.felt import put_panel
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.values import LEAST_LETTER, Look
from rendering.cards.small_cards import SMALL, put_tiles, tiles_size
from rendering.table.calls import Call


def combination_words(combination: Combination, suit: Suit | None, say: Say) -> str:
    """A combination in words, with its suit if it has one."""
    name = say(f"picture-combination-{combination}")
    if suit is None:
        return name
    return say("picture-alt-combination", combination=name, suit=say("picture-suit", suit=str(suit)))


def declaration(declared: Declared, say: Say) -> Call:
    """A combination declared with a card: its name and suit; golden if it makes trumps."""
    word = say(f"picture-combination-{declared.combination}")
    return Call((word,) if declared.suit is None else (word, declared.suit), declared.makes_trumps)


_PAD: Final = 14
_LARGE: Final = {2: 64, 3: 64, 4: 64}
_MANY: Final = 60
"""The width of tiles where there is room, by their number."""
_LETTERS: Final = (36, LEAST_LETTER)
"""Of the name, where there is room and where not."""
_TILE: Final = 42, 38
_EDGE: Final = 4


@lru_cache(maxsize=64)
def combination(shown: Shown, look: Look, say: Say, large: bool = True) -> Image.Image:
    """A panel with a combination's cards, on felt; `large`: there is room, as between two players."""
    name, points = say(f"picture-combination-{shown.combination}"), _worth(shown)
    letters = _LETTERS[not large]
    tile = _LARGE.get(len(shown.cards), _MANY) if large else SMALL
    suit, suit_high = _TILE
    caption = width_of(name, Lettering.BOLD, letters) + (suit + 10 if shown.suit is not None else 0)
    worth = width_of(points, Lettering.BLACK, letters) if points else letters
    wide, high = tiles_size(shown.cards, tile)
    inner = max(wide, caption + 18 + worth)
    head = letters + 24
    image = Image.new("RGB", (inner + 2 * _PAD, head + high + _PAD), colours.FELT)
    wins = shown.points is None
    edge = colours.GOLD if wins else colours.SIDE_COLOURS[shown.seat - 1]
    put_panel(image, (0, 0, *image.size), colours.PLATE, edge, _EDGE)
    base = letters + 8
    x = _PAD + write(image, (_PAD, base), name, Lettering.BOLD, letters, colours.TEXT) + 10
    if shown.suit is not None:
        ink = colours.suit_colour(shown.suit, look.four_colours)
        marks.put_tile(image, shown.suit, (x, base - suit_high + 6), suit_high, ink)
    right = image.width - _PAD
    if points:
        write(image, (right, base), points, Lettering.BLACK, letters, colours.GOLD, "r")
    else:
        marks.put_shape(image, marks.CROWN, (right - letters, base - letters + 4), letters, colours.GOLD)
    put_tiles(image, shown.cards, ((image.width - wide) // 2, head - 4), look, tile)
    return image


def _worth(shown: Shown) -> str:
    """The points as written; nothing for a combination that wins the partie."""
    return "" if shown.points is None else f"+{shown.points}"
