"""The picture of the draw by jacks, as in Malmedy: what everyone was dealt, and where they sit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.chance.seating import Draw
from engine.core.cards import Card, Rank
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.values import Look, Picture
from rendering.cards.sprites import Finish, sprite

WIDTH: Final = 1000
_EDGE: Final = felt.RIM + 22
_ROW: Final = 148
_CARD: Final = 92
_STEP: Final = _CARD + 10
"""From one card to the next; if too many to fit, they overlap, with each corner visible."""
_CARDS_FROM: Final = 246
_PLAN_FROM: Final = 590
_TABLE: Final = 108
"""Side of the table in the plan."""
_JACK: Final = Finish(glowing=True)
_NAME: Final = (31, 28, 25)
"""Sizes of names, the first in which one fits."""


def draw_jacks(draw: Draw, names: Sequence[str], look: Look, say: Say) -> Picture:
    """The cards each person was dealt up to the second jack, and the resulting seats.

    `names`: the people's, by their number in `draw`.
    """
    image = felt.table(WIDTH, 2 * _EDGE + _ROW * len(draw.draws))
    for person, cards in enumerate(draw.draws):
        middle = _EDGE + _ROW * (person + 0.5)
        seat = draw.seats.index(person) + 1
        marks.put_side(image, (seat - 1) % 2, (_EDGE, middle - 13), 26)
        _write_name(image, names[person], seat, (_EDGE + 40, middle + 11), _CARDS_FROM - _EDGE - 52, "l", say)
        _put_cards(image, cards, middle, look)
    _draw_plan(image, draw, names, say)
    return Picture(encode(image, look.felt), "draw.png")


def _put_cards(image: Image.Image, cards: Sequence[Card], middle: float, look: Look) -> None:
    step = min(_STEP, (_PLAN_FROM - _CARDS_FROM - _CARD - 24) / max(len(cards) - 1, 1))
    for number, card in enumerate(cards):
        finish = _JACK if card.rank is Rank.JACK else Finish()
        sprite(card, look, _CARD, finish).put(image, (_CARDS_FROM + _CARD / 2 + number * step, middle))


def _write_name(
    image: Image.Image, name: str, seat: int, at: tuple[float, float], room: int, anchor: str, say: Say
) -> int:
    words, letters = lettered(name, Lettering.BOLD, say("picture-seat", seat=seat))
    size = next((size for size in _NAME if width_of(words, letters, size) <= room), _NAME[-1])
    return write(image, at, cut(words, letters, size, room), letters, size, colours.TEXT, anchor)


def _draw_plan(image: Image.Image, draw: Draw, names: Sequence[str], say: Say) -> None:
    """Draw the table from above: the first dealer nearest, the partner opposite, the others between, clockwise."""
    left, top, right, bottom = _PLAN_FROM, _EDGE, WIDTH - _EDGE, image.height - _EDGE
    felt.put_panel(image, (left, top, right, bottom), colours.PLATE)
    x, y, half = (left + right) // 2, (top + bottom) // 2 - 16, _TABLE // 2
    felt.put_panel(image, (x - half, y - half, x + half, y + half), colours.FELT, colours.WOOD_LIGHT, 7)
    beside, far = half + (right - x - half) // 2, half + 96
    room = right - x - half - 28
    places = ((x, y + far), (x - beside, y), (x, y - far), (x + beside, y))
    for seat, (person, (across, down)) in enumerate(zip(draw.seats, places, strict=True), 1):
        marks.put_side(image, (seat - 1) % 2, (across - 14, down - 34), 28)
        wide = right - left - 120 if seat in (1, 3) else room
        written = _write_name(image, names[person], seat, (across, down + 30), wide, "m", say)
        if seat == 1:
            marks.put_chip(image, say("picture-dealer-letter"), (across + written / 2 + 14, down + 4), 32)
            text = cut(say("picture-deals-first"), Lettering.PLAIN, 27, right - left - 40)
            write(image, (across, down + 68), text, Lettering.PLAIN, 27, colours.GOLD, "m")
