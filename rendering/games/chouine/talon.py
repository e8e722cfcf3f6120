"""The talon across the card turned up for trumps; once it is gone, the rules that apply from then on."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.core.cards import Card
from locales import Say
from rendering.canvas import colours, felt
from rendering.canvas.felt import lay_panel
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.values import LEAST_LETTER, Look
from rendering.games.chouine.facts import Talon
from rendering.table.centre import STOCK_MIDDLE, corner, put_stock
from rendering.table.naming import word_lines

_TITLE: Final = 32
_ROOM: Final = 290
_SMALL_ROOM: Final = 188
"""How wide the sign's lines may be: between two players, and in the corner."""
_LINE: Final = 36


def draw_talon(image: Image.Image, talon: Talon, height: float, look: Look, say: Say) -> None:
    """Draw the talon between two players, or the sign that it is gone, at the left of the trick."""
    x, y = STOCK_MIDDLE, height
    if not talon.gone:
        put_stock(image, talon.cards, talon.indicator, look, height)
        return
    sign = _sign(_ROOM, say)
    left, top = round(x - sign.width / 2), round(y - sign.height / 2)
    if talon.cards:
        rest = corner(say("picture-talon"), *_lying(talon), look)
        lay_panel(image, rest, (x - rest.width / 2, top - rest.height - 12))
    lay_panel(image, sign, (left, top))


def talon_panel(talon: Talon, look: Look, say: Say) -> Image.Image | None:
    """The talon for a corner, or the sign that it is gone."""
    if talon.gone:
        return _sign(_SMALL_ROOM, say)
    return None if not talon.cards else corner(say("picture-talon"), *_lying(talon), look)


def _lying(talon: Talon) -> tuple[tuple[Card, ...], int]:
    """The card turned up, if any, and the number of all cards while some lie face down."""
    up = () if talon.indicator is None else (talon.indicator,)
    return up, talon.cards if talon.cards > len(up) else 0


@lru_cache(maxsize=16)
def _sign(room: int, say: Say) -> Image.Image:
    """The sign that the talon is gone, and what players must do now."""
    title = word_lines(say("picture-talon-gone"), Lettering.BOLD, _TITLE, room)
    rules = word_lines(say("picture-talon-rules"), Lettering.PLAIN, LEAST_LETTER, room, 3)
    told = [(text, Lettering.BOLD, _TITLE, colours.GOLD) for text in title]
    told += [(text, Lettering.PLAIN, LEAST_LETTER, colours.TEXT) for text in rules]
    wide = max(width_of(text, letters, size) for text, letters, size, _ in told)
    image = Image.new("RGB", (wide + 28, max(_LINE * len(told) + 22, 94)), colours.FELT)
    felt.put_panel(image, (0, 0, *image.size), colours.PLATE)
    for row, (text, letters, size, ink) in enumerate(told, 1):
        write(image, (image.width / 2, _LINE * row + 4), text, letters, size, ink, "m")
    return image
