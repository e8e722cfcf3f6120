"""The picture of a draw: for partners, who drew what and plays with whom; for a dealer, who drew the lowest card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.chance.seating import DealerDraw, Draw, DrawnBy
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, write
from rendering.canvas.values import Look, Picture
from rendering.cards.sprites import PLAIN, Finish, sprite
from rendering.table.jacks import draw_jacks

WIDTH: Final = 1000
_EDGE: Final = felt.RIM + 22
_ROW: Final = 122
_CARD: Final = 72
_NAME: Final = 33
_CARDS_FROM: Final = 332
_SIDES_FROM: Final = 634
_SIDES: Final = 2
_DEALER_ROW: Final = 172
_DEALER_CARD: Final = 104
_DEALER_CARDS: Final = 480
_DEALER_NAME: Final = 352


def draw_draw(draw: Draw | DealerDraw, names: Sequence[str], look: Look, say: Say) -> Picture:
    """The cards each person drew, in the order they sat down, and the resulting partners and first dealer.

    `names`: the people's, by their number in `draw`; in a draw for the dealer, one per seat.
    """
    if isinstance(draw, DealerDraw):
        return _draw_dealer(draw, names, look, say)
    return (draw_jacks if draw.by is DrawnBy.JACKS else _draw_high_cards)(draw, names, look, say)


def _draw_high_cards(draw: Draw, names: Sequence[str], look: Look, say: Say) -> Picture:
    people = len(draw.draws)
    image = felt.table(WIDTH, 2 * _EDGE + _ROW * people)
    for person, cards in enumerate(draw.draws):
        middle = _EDGE + _ROW * person + _ROW / 2
        seat = draw.seats.index(person) + 1
        _write_name(image, names[person], (seat - 1) % _SIDES, (_EDGE, middle), _CARDS_FROM - _EDGE - 60, seat, say)
        step = min(_CARD + 10, (_SIDES_FROM - _CARDS_FROM - _CARD - 16) / max(len(cards) - 1, 1))
        for number, card in enumerate(cards):
            sprite(card, look, _CARD).put(image, (_CARDS_FROM + _CARD / 2 + number * step, middle))
    room = (image.height - 2 * _EDGE - 24) // _SIDES
    for side in range(_SIDES):
        _draw_side(image, draw, names, side, (_EDGE + side * (room + 24), room), say)
    return Picture(encode(image, look.felt), "draw.png")


def _draw_dealer(draw: DealerDraw, names: Sequence[str], look: Look, say: Say) -> Picture:
    """Draw a row per seat; the lowest card that counts glows, and whoever drew it deals."""
    image = felt.table(WIDTH, 2 * _EDGE + _DEALER_ROW * len(draw.draws))
    for seat, cards in enumerate(draw.draws, 1):
        middle = _EDGE + _DEALER_ROW * (seat - 0.5)
        deals = seat == draw.dealer
        lower = middle - 20 if deals else middle
        wide = _write_name(image, names[seat - 1], seat - 1, (_EDGE + 8, lower), _DEALER_NAME, seat, say)
        if deals:
            marks.put_chip(image, say("picture-dealer-letter"), (_EDGE + 62 + wide, lower - 17), 34)
            words = cut(say("picture-deals"), Lettering.PLAIN, 28, _DEALER_NAME)
            write(image, (_EDGE + 48, middle + 36), words, Lettering.PLAIN, 28, colours.GOLD)
        room = WIDTH - _EDGE - _DEALER_CARDS - _DEALER_CARD - 20
        step = min(_DEALER_CARD + 16, room / max(len(cards) - 1, 1))
        for number, card in enumerate(cards):
            lowest = deals and number == len(cards) - 1
            x = _DEALER_CARDS + _DEALER_CARD / 2 + number * step
            sprite(card, look, _DEALER_CARD, Finish(glowing=True) if lowest else PLAIN).put(image, (x, middle))
    return Picture(encode(image, look.felt), "draw.png")


def _write_name(
    image: Image.Image, name: str, side: int, at: tuple[float, float], room: int, seat: int, say: Say
) -> int:
    """Write a name after the mark of its side, the middle of the line at `at`; returns the name's width."""
    words, letters = lettered(name, Lettering.BOLD, say("picture-seat", seat=seat))
    words = cut(words, letters, _NAME, room)
    marks.put_side(image, side, (at[0], at[1] - 13), 26)
    return write(image, (at[0] + 40, at[1] + 11), words, letters, _NAME, colours.TEXT)


def _draw_side(
    image: Image.Image, draw: Draw, names: Sequence[str], side: int, band: tuple[int, int], say: Say
) -> None:
    """Draw a panel with the partners of one side; the first dealer has the chip."""
    top, high = band
    left, right = _SIDES_FROM, WIDTH - _EDGE
    felt.put_panel(image, (left, top, right, top + high), colours.PLATE, colours.SIDE_COLOURS[side])
    seats = range(side + 1, len(draw.seats) + 1, _SIDES)
    rows = len(seats) + (1 in seats)
    row = 0
    for seat in seats:
        y = top + high * (row + 0.75) / (rows + 0.5)
        name = names[draw.seats[seat - 1]]
        if seat != 1:
            _write_name(image, name, side, (left + 22, y), right - left - 84, seat, say)
        else:
            wide = _write_name(image, name, side, (left + 22, y), right - left - 128, seat, say)
            marks.put_chip(image, say("picture-dealer-letter"), (left + 74 + wide, y - 16), 32)
            below = y + high * 0.85 / (rows + 0.5)
            text = cut(say("picture-deals-first"), Lettering.PLAIN, 26, right - left - 84)
            write(image, (left + 62, below + 9), text, Lettering.PLAIN, 26, colours.GOLD)
            row += 1
        row += 1
