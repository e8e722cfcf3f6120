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
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, Picture
from rendering.cards.sprites import Finish, sprite
from rendering.table.naming import write_name

_EDGE: Final = felt.RIM + 12
_ROW: Final = 130
_CARD: Final = 78
_STEP: Final = _CARD + 10
"""From one card to the next; if too many to fit, they overlap, with each corner visible."""
_CARDS_FROM: Final = 226
_PLAN: Final = 330
"""The height of the plan of the table."""
_TABLE: Final = 96
"""Side of the table in the plan."""
_JACK, _OTHER = Finish(glowing=True, large=True), Finish(large=True)
_NAME: Final = (36, 33, LEAST_LETTER)
"""Sizes of names, the first in which one fits."""
_CHIP: Final = 40


def draw_jacks(draw: Draw, names: Sequence[str], look: Look, say: Say) -> Picture:
    """The cards each person was dealt up to the second jack, and the resulting seats.

    `names`: the people's, by their number in `draw`.
    """
    rows = _EDGE + _ROW * len(draw.draws)
    image = felt.table(WIDTH, rows + 8 + _PLAN + _EDGE)
    for person, cards in enumerate(draw.draws):
        middle = _EDGE + _ROW * (person + 0.5)
        seat = draw.seats.index(person) + 1
        marks.put_side(image, (seat - 1) % 2, (_EDGE, middle - 13), 26)
        room = _CARDS_FROM - _EDGE - 48
        write_name(image, names[person], say("picture-seat", seat=seat), (_EDGE + 38, middle), room, _NAME)
        _put_cards(image, cards, middle, look)
    _draw_plan(image, draw, names, rows + 8, say)
    return Picture(encode(image, look.felt), "draw.png")


def _put_cards(image: Image.Image, cards: Sequence[Card], middle: float, look: Look) -> None:
    step = min(_STEP, (WIDTH - _EDGE - _CARDS_FROM - _CARD) / max(len(cards) - 1, 1))
    for number, card in enumerate(cards):
        finish = _JACK if card.rank is Rank.JACK else _OTHER
        sprite(card, look, _CARD, finish).put(image, (_CARDS_FROM + _CARD / 2 + number * step, middle))


def _draw_plan(image: Image.Image, draw: Draw, names: Sequence[str], top: int, say: Say) -> None:
    """Draw the table from above: the first dealer nearest, the partner opposite, the others between, clockwise."""
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + _PLAN), colours.PLATE)
    x, y, half = WIDTH // 2, top + _PLAN // 2 - 24, _TABLE // 2
    felt.put_panel(image, (x - half, y - half, x + half, y + half), colours.FELT, colours.WOOD_LIGHT, 7)
    aside = WIDTH / 2 - _EDGE - half
    places = ((x, y + half + 40), (x - half - aside / 2, y), (x, y - half - 40), (x + half + aside / 2, y))
    for seat, (person, (across, down)) in enumerate(zip(draw.seats, places, strict=True), 1):
        room = round(aside) - 76 if seat in (2, 4) else 420
        words, letters = lettered(names[person], Lettering.BOLD, say("picture-seat", seat=seat))
        size = next((size for size in _NAME if width_of(words, letters, size) <= room), _NAME[-1])
        words = cut(words, letters, size, room)
        left = across - (width_of(words, letters, size) + 38) / 2
        marks.put_side(image, (seat - 1) % 2, (left, down - 13), 26)
        write(image, (left + 38, down + 12), words, letters, size, colours.TEXT)
    text = cut(say("picture-deals-first"), Lettering.BOLD, LEAST_LETTER, 420)
    wide = width_of(text, Lettering.BOLD, LEAST_LETTER)
    base = y + half + 92
    marks.put_chip(image, say("picture-dealer-letter"), (x - wide / 2 - _CHIP / 2 - 6, base - 31), _CHIP)
    write(image, (x - wide / 2 + _CHIP / 2 + 6, base), text, Lettering.BOLD, LEAST_LETTER, colours.GOLD)
