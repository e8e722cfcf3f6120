"""The picture of the table: the trick, the seats round it, trumps and the score."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.game import Phase, View
from locales import Say
from rendering import colours, felt
from rendering.encode import encode
from rendering.felt import RIM
from rendering.figures import HIGH as CARD_HIGH
from rendering.figures import WIDE as CARD_WIDE
from rendering.fonts import Lettering, width_of, write
from rendering.marks import put_suit, rounded
from rendering.panels import score, score_height
from rendering.plates import HEIGHT as PLATE_HIGH
from rendering.plates import facts_of, plate
from rendering.position import Position, position_of
from rendering.sprites import Finish, sprite
from rendering.values import Look, Picture, SeatLabel

WIDTH: Final = 1000
HEIGHT: Final = 700
_EDGE: Final = RIM + 14
"""How near to the picture's edge anything comes."""
_TILTS: Final = (-2.5, 4.0, 2.0, -3.5, 3.0, -2.0, 2.5, -4.0)
"""Degrees by which a card lies askew, by place round the table."""
_SMALL_CARD: Final = 64


def draw_table(view: View, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The table as the seat of the view sees it, that seat at the bottom; for a spectator seat 1.

    `labels` are of the seats in order, from seat 1.
    """
    return Picture(encode(compose_table(view, labels, look, say)), "table.png")


def compose_table(view: View, labels: Sequence[SeatLabel], look: Look, say: Say) -> Image.Image:
    """The picture of `draw_table` before it is encoded, in full colour."""
    position = position_of(view)
    # Where the seats or a long score fill the corners, trumps and score get a strip of their own above.
    crowded = position.seats > 4 or len(position.standings) > 2
    strip = score_height(position) + 8 if crowded else 0
    image = felt.table(WIDTH, HEIGHT + strip)
    _draw_trump(image, position, look, say)
    panel = score(position, say)
    _put(image, panel, WIDTH - _EDGE - panel.width, _EDGE)
    middle = WIDTH / 2, strip + HEIGHT / 2
    if position.phase is Phase.TRUMPS and position.turned_up:
        _draw_proposal(image, position, look, say, middle)
    elif position.turned_up:
        _draw_stub(image, position, look, HEIGHT + strip)
    _draw_trick(image, position, look, middle)
    _draw_plates(image, position, labels, look, say, strip)
    return image


def _put(image: Image.Image, panel: Image.Image, left: int, top: int) -> None:
    """Lay a panel down without the felt in its corners."""
    image.paste(panel, (left, top), rounded(*panel.size, 16))


def _direction(place: int, seats: int) -> tuple[float, float]:
    """From the middle towards a place, x to the right and y down; place 0 is at the bottom, 1 at its left."""
    angle = math.pi / 2 + 2 * math.pi * place / seats
    return math.cos(angle), math.sin(angle)


def _draw_plates(
    image: Image.Image, position: Position, labels: Sequence[SeatLabel], look: Look, say: Say, strip: int
) -> None:
    for place, seat in enumerate(position.order):
        x, y = _direction(place, position.seats)
        room = 330 if abs(x) < 0.3 and position.seats <= 4 else 246
        shown = plate(facts_of(position, seat, labels[seat - 1]), look, say, room)
        middle = WIDTH / 2 + x * 440
        left = min(max(middle - shown.width / 2, _EDGE), WIDTH - _EDGE - shown.width)
        lowest, highest = image.height - _EDGE + 2 - PLATE_HIGH, strip + _EDGE - 2
        top = (lowest + highest) / 2 + y * (lowest - highest) / 2
        _put(image, shown, round(left), round(top))


def _draw_trick(image: Image.Image, position: Position, look: Look, middle: tuple[float, float]) -> None:
    seats = position.seats
    width = 140 if seats <= 4 else 122 if seats <= 6 else 104
    reach = (147, 107) if seats <= 4 else (190, 122) if seats <= 6 else (222, 134)
    for played in position.trick:
        place = position.order.index(played.seat)
        x, y = _direction(place, seats)
        finish = Finish(_TILTS[place], glowing=played.seat == position.taker)
        card = sprite(played.card, look, width, finish)
        card.put(image, (middle[0] + x * reach[0], middle[1] + y * reach[1]))


def _draw_trump(image: Image.Image, position: Position, look: Look, say: Say) -> None:
    """The plaque with the trump suit, once trumps are made."""
    if position.trump is None:
        return
    word, size, suit = say("picture-trump"), 32, 50
    width = width_of(word, Lettering.BOLD, size)
    felt.put_panel(image, (_EDGE, _EDGE, _EDGE + width + suit + 48, _EDGE + 70), colours.PAPER)
    write(image, (_EDGE + 18, _EDGE + 46), word, Lettering.BOLD, size, colours.INK)
    ink = colours.suit_colour(position.trump, look.four_colours)
    put_suit(image, position.trump, (_EDGE + width + 32, _EDGE + 10), suit, ink)


def _draw_proposal(image: Image.Image, position: Position, look: Look, say: Say, middle: tuple[float, float]) -> None:
    """The stub with the card turned up beside it, large, while trumps are being made."""
    wide = 146
    x, y = middle
    for layer in range(3):
        sprite(None, look, wide).put(image, (x - 92 - 3 * layer, y - 22 - 3 * layer))
    sprite(position.turned_up[-1], look, wide, Finish(2.0)).put(image, (x + 84, y - 24))
    text = say("picture-proposed")
    half = width_of(text, Lettering.BOLD, 27) // 2 + 20
    low = round(y + wide * CARD_HIGH / CARD_WIDE / 2 - 2)
    felt.put_panel(image, (round(x) - half, low, round(x) + half, low + 46), colours.PLATE)
    write(image, (x, low + 32), text, Lettering.BOLD, 27, colours.TEXT, "m")


def _draw_stub(image: Image.Image, position: Position, look: Look, height: int) -> None:
    """The stub in a corner, small, with what was turned up beside it."""
    y = height - _EDGE - _SMALL_CARD * CARD_HIGH / CARD_WIDE / 2 - 2
    x = _EDGE + _SMALL_CARD / 2 + 4
    for layer in range(2):
        sprite(None, look, _SMALL_CARD).put(image, (x + 2 - 2 * layer, y - 2 * layer))
    for number, card in enumerate(position.turned_up, 1):
        sprite(card, look, _SMALL_CARD).put(image, (x + number * (_SMALL_CARD + 8), y))
