"""A combination declared with a card, as a tab on a plate."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.chouine.state import Declared
from locales import Say
from rendering.canvas import colours, marks
from rendering.canvas.felt import put_panel
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.values import Look
from rendering.table.plates import TAB_HIGH, TAB_ICON, TAB_LETTERS


@lru_cache(maxsize=64)
def declaration(declared: Declared, look: Look, say: Say) -> Image.Image:
    """A combination declared with a card, as a tab: its name and suit; golden if it makes trumps."""
    word, suit = say(f"picture-combination-{declared.combination}"), declared.suit
    width = width_of(word, Lettering.BOLD, TAB_LETTERS) + 24 + (0 if suit is None else TAB_ICON + 6)
    image = Image.new("RGB", (width, TAB_HIGH), colours.FELT)
    put_panel(image, (0, 0, *image.size), colours.GOLD if declared.makes_trumps else colours.PAPER)
    x = 12 + write(image, (12, TAB_HIGH - 10), word, Lettering.BOLD, TAB_LETTERS, colours.INK)
    if suit is not None:
        marks.put_suit(image, suit, (x + 6, 6), TAB_ICON, colours.suit_colour(suit, look.four_colours))
    return image
