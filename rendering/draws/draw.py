"""The picture of a draw: for partners, who drew what and plays with whom; for a dealer, who drew the lowest card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.chance.seating import DealerDraw, Draw, DrawnBy
from engine.core.cards import Card
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, write
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, Picture
from rendering.cards.sprites import Finish, sprite
from rendering.draws.jacks import draw_jacks
from rendering.table.naming import write_name

_EDGE: Final = felt.RIM + 12
_PAD: Final = 18
_ROW: Final = 156
_CARD: Final = 98
_CARDS_FROM: Final = 330
_GAP: Final = 10
_NAME: Final = (36, 33, LEAST_LETTER)
"""Sizes of names, the first in which one fits."""
_LINE: Final = 46
_CHIP: Final = 40
_SIDES: Final = 2


def draw_draw(draw: Draw | DealerDraw, names: Sequence[str], look: Look, say: Say) -> Picture:
    """The cards each person drew, in the order they sat down, and the resulting partners and first dealer.

    `names`: the people's, by their number in `draw`; in a draw for the dealer, one per seat.
    """
    if isinstance(draw, DealerDraw):
        return _draw_dealer(draw, names, look, say)
    return (draw_jacks if draw.by is DrawnBy.JACKS else _draw_high_cards)(draw, names, look, say)


def _draw_high_cards(draw: Draw, names: Sequence[str], look: Look, say: Say) -> Picture:
    """Draw a row per person, and below the partners of each side beside each other."""
    rows = 2 * _EDGE + _ROW * len(draw.draws)
    high = _LINE * (len(draw.seats) // _SIDES + 1) + 2 * _PAD + 8
    image = felt.table(WIDTH, rows + high)
    for person, cards in enumerate(draw.draws):
        middle = _EDGE + _ROW * (person + 0.5)
        seat = draw.seats.index(person) + 1
        _write_name(image, names[person], (seat - 1) % _SIDES, (_EDGE, middle), _CARDS_FROM - _EDGE - 56, seat, say)
        _put_cards(image, cards, middle, look)
    wide = (WIDTH - 2 * _EDGE - _GAP) // _SIDES
    for side in range(_SIDES):
        _draw_side(image, draw, names, side, (_EDGE + side * (wide + _GAP), rows - _EDGE, wide, high), say)
    return Picture(encode(image, look.felt), "draw.png")


def _draw_dealer(draw: DealerDraw, names: Sequence[str], look: Look, say: Say) -> Picture:
    """Draw a row per seat; the lowest card that counts glows, and whoever drew it deals."""
    image = felt.table(WIDTH, 2 * _EDGE + _ROW * len(draw.draws))
    for seat, cards in enumerate(draw.draws, 1):
        middle = _EDGE + _ROW * (seat - 0.5)
        deals = seat == draw.dealer
        lower = middle - 30 if deals else middle
        room = _CARDS_FROM - _EDGE - 56
        _write_name(image, names[seat - 1], seat - 1, (_EDGE, lower), room, seat, say)
        if deals:
            marks.put_chip(image, say("picture-dealer-letter"), (_EDGE + 40, middle + 12), _CHIP)
            words = cut(say("picture-deals"), Lettering.BOLD, LEAST_LETTER, room - _CHIP - 10)
            write(image, (_EDGE + 50 + _CHIP, middle + 43), words, Lettering.BOLD, LEAST_LETTER, colours.GOLD)
        _put_cards(image, cards, middle, look, glowing=len(cards) - 1 if deals else None)
    return Picture(encode(image, look.felt), "draw.png")


def _put_cards(
    image: Image.Image, cards: Sequence[Card], middle: float, look: Look, *, glowing: int | None = None
) -> None:
    """Draw cards in a row; if too many to lie side by side they overlap, each with its index in sight."""
    room = WIDTH - _EDGE - _CARDS_FROM - _CARD
    step = min(_CARD + _GAP, room / max(len(cards) - 1, 1))
    for number, card in enumerate(cards):
        x = _CARDS_FROM + _CARD / 2 + number * step
        sprite(card, look, _CARD, Finish(glowing=number == glowing, large=True)).put(image, (x, middle))


def _write_name(
    image: Image.Image,
    name: str,
    side: int,
    at: tuple[float, float],
    room: int,
    seat: int,
    say: Say,
    most: int = 2,
) -> None:
    """Write a name after the mark of its side, the middle of the line at `at`."""
    marks.put_side(image, side, (at[0], at[1] - 13), 26)
    write_name(image, name, say("picture-seat", seat=seat), (at[0] + 40, at[1]), room, _NAME, most)


def _draw_side(
    image: Image.Image, draw: Draw, names: Sequence[str], side: int, box: tuple[int, int, int, int], say: Say
) -> None:
    """Draw a panel with the partners of one side; the first dealer has the chip."""
    left, top, wide, high = box
    felt.put_panel(image, (left, top, left + wide, top + high), colours.PLATE, colours.SIDE_COLOURS[side], 4)
    y = top + _PAD + _LINE / 2
    for seat in range(side + 1, len(draw.seats) + 1, _SIDES):
        _write_name(image, names[draw.seats[seat - 1]], side, (left + _PAD, y), wide - 40 - 2 * _PAD, seat, say, 1)
        y += _LINE
        if seat == 1:
            marks.put_chip(image, say("picture-dealer-letter"), (left + _PAD + 40, y - _CHIP / 2), _CHIP)
            text = cut(say("picture-deals-first"), Lettering.BOLD, LEAST_LETTER, wide - 2 * _PAD - 90)
            write(image, (left + _PAD + 90, y + 11), text, Lettering.BOLD, LEAST_LETTER, colours.GOLD)
            y += _LINE
