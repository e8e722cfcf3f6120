"""Combinations shown at the end of a trick: their cards, name and points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.games.chouine.state import Shown
from locales import Say
from rendering.canvas import colours, marks
from rendering.canvas.felt import put_panel
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.values import Look
from rendering.cards.figures import HIGH as CARD_HIGH
from rendering.cards.figures import WIDE as CARD_WIDE
from rendering.cards.sprites import sprite
from rendering.table.plan import CENTRE, EDGE, LEFT, PLATE_HIGH, WIDTH, Plan, Size

_CARD: Final = 68
_PAD: Final = 10
_BETWEEN: Final = 5
_CAPTION: Final = 27
_CAPTION_HIGH: Final = 36
_GAP: Final = 14
_MARK: Final = 22


@lru_cache(maxsize=64)
def combination(shown: Shown, look: Look, say: Say) -> Image.Image:
    """A panel with a combination's cards, on felt."""
    name, points = say(f"picture-combination-{shown.combination}"), _worth(shown)
    step = _CARD + _BETWEEN
    caption = _MARK + 8 + width_of(name, Lettering.BOLD, _CAPTION) + (34 if shown.suit is not None else 0)
    worth = width_of(points, Lettering.BLACK, _CAPTION) if points else _CAPTION
    inner = max(step * len(shown.cards) - _BETWEEN, caption + 14 + worth)
    high = round(_CARD * CARD_HIGH / CARD_WIDE)
    image = Image.new("RGB", (inner + 2 * _PAD, _CAPTION_HIGH + high + _PAD), colours.FELT)
    wins = shown.points is None
    put_panel(image, (0, 0, *image.size), colours.PLATE, colours.GOLD if wins else colours.SIDE_COLOURS[shown.seat - 1])
    base = 28
    marks.put_side(image, shown.seat - 1, (_PAD, base - _MARK + 2), _MARK)
    x = _PAD + _MARK + 8
    x += write(image, (x, base), name, Lettering.BOLD, _CAPTION, colours.TEXT) + 8
    if shown.suit is not None:
        ink = colours.suit_colour(shown.suit, look.four_colours)
        marks.put_tile(image, shown.suit, (x, base - 22), 26, ink)
    right = image.width - _PAD
    if points:
        write(image, (right, base), points, Lettering.BLACK, _CAPTION, colours.GOLD, "r")
    else:
        marks.put_shape(image, marks.CROWN, (right - _CAPTION, base - 24), _CAPTION, colours.GOLD)
    left = (image.width - step * len(shown.cards) + _BETWEEN) / 2
    for number, one in enumerate(shown.cards):
        sprite(one, look, _CARD).put(image, (left + _CARD / 2 + number * step, _CAPTION_HIGH + high / 2 - 1))
    return image


def _worth(shown: Shown) -> str:
    """The points as written; nothing for a combination that wins the partie."""
    return "" if shown.points is None else f"+{shown.points}"


def corner_of(place: int, plan: Plan, size: Size, below: tuple[float, float]) -> tuple[float, float]:
    """The top left corner of a panel near the plate at `place`.

    `below`: how far down the panels in the upper corners reach, left and right.
    """
    spot = plan.spots[place]
    right = WIDTH - EDGE - size.wide
    if spot.align != CENTRE:
        return EDGE if spot.align == LEFT else right, spot.plate + PLATE_HIGH / 2 + _GAP
    if len(plan.spots) == 2:
        # Nobody sits at the right, so a hand of five has room beside the trick.
        return right, (below[1] + _GAP if place else spot.plate - PLATE_HIGH / 2 - _GAP - size.high)
    return (EDGE, below[0] + _GAP) if place else (right, plan.height - EDGE - size.high)
