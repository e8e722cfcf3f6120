"""What lies between the others on the picture of a turn: the trick, the trick before, or what is asked about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import Card
from locales import Say
from rendering.canvas import colours
from rendering.canvas.felt import lay_panel, put_panel
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.values import LEAST_LETTER, Look, SeatLabel
from rendering.cards.figures import HIGH, WIDE
from rendering.cards.last_trick import LastTrick, last_trick
from rendering.table.centre import put_stock
from rendering.table.position import Extras, Position
from rendering.table.trick import Laid, put_cards, put_place
from rendering.turn.places import HEAD, LEAST_CARD, Places, card_width, cards_in_trick

_BEFORE: Final = 138
"""The width of a card of the trick before."""
_OVERLAP: Final = 44
_CAPTION: Final = 32
_CAPTION_HIGH: Final = 40
_SHOWN: Final = 178
_APART: Final = 8


def put_middle(
    image: Image.Image, position: Position, labels: Sequence[SeatLabel], places: Places, look: Look, say: Say
) -> None:
    """Draw what matters now."""
    height = (HEAD + places.room[3]) / 2
    position.extras.lay(image, height, look, say)
    if position.draws and position.packet:
        put_stock(image, position.packet, None, look, height)
    if 0 < len(position.trick) < position.seats:
        _put_trick(image, position, places, look)
    elif position.proposal is not None:
        _put_shown(image, (position.proposal,), say("picture-proposed"), places, look)
    else:
        places = _put_combinations(image, position, places, look, say)
        before = before_of(position)
        if before is not None:
            _put_before(image, before, position, labels, places, look, say)


def lies_at_left(position: Position) -> bool:
    """Whether two players have a stock or a talon at the left of the trick."""
    draws_it = type(position.extras).lay is not Extras.lay
    return position.seats == 2 and (draws_it or bool(position.draws and position.packet))


def _put_combinations(image: Image.Image, position: Position, places: Places, look: Look, say: Say) -> Places:
    """Draw what was shown with the trick before, in a row; returns the places with what room is left below it."""
    panels = [panel for _, panel in position.extras.combinations(look, say)]
    if not panels:
        return places
    left, top, right, bottom = places.room
    x = (left + right - sum(panel.width + _APART for panel in panels) + _APART) / 2
    for panel in panels:
        lay_panel(image, panel, (x, top))
        x += panel.width + _APART
    return places._replace(room=(left, top + max(panel.height for panel in panels), right, bottom))


def before_of(position: Position) -> LastTrick | None:
    """Who took the trick before the one to be led, and its cards; None if none has been played, or it goes on."""
    if position.taker is not None:
        return LastTrick(position.taker, tuple(position.trick))
    return None


def _put_trick(image: Image.Image, position: Position, places: Places, look: Look) -> None:
    """Draw the others' cards by seat, never by time, so that every upper left index stays free.

    Whoever plays for a dummy may have played already; their own card lies before that of the last at the right.
    """
    width, played = card_width(places), {one.seat: one.card for one in position.trick}
    own, *seats = position.order
    if own in played:
        seats.insert(len(seats) - 1, own)
    laid = []
    for seat, (middle, tilt) in zip(seats, cards_in_trick(places, len(seats)), strict=True):
        if seat in played:
            laid.append(Laid(played[seat], middle, tilt, wins=seat == position.taker))
        else:
            put_place(image, middle, width, tilt, colours.QUIET)
    put_cards(image, laid, width, look)


def _put_before(
    image: Image.Image,
    before: LastTrick,
    position: Position,
    labels: Sequence[SeatLabel],
    places: Places,
    look: Look,
    say: Say,
) -> None:
    """Draw the trick before, in the order played, with who took it; as tiles where cards would be too small to read."""
    taker, cards = before
    left, top, right, bottom = places.room
    room = right - left - 8
    high = bottom - top - _CAPTION_HIGH - 12
    wide = min(_BEFORE, int(high * WIDE / HIGH))
    if wide < LEAST_CARD:
        panel = last_trick(before, look, say)
        lay_panel(image, panel, ((left + right - panel.width) / 2, (top + bottom - panel.height) / 2))
        return
    step = min(wide - _OVERLAP, (room - wide) / max(len(cards) - 1, 1))
    across = wide + step * (len(cards) - 1)
    caption = top + (bottom - top - _CAPTION_HIGH - 12 - wide * HIGH / WIDE) / 2 + _CAPTION
    middle = (left + right) / 2
    x, y = middle - across / 2 + wide / 2, caption + 22 + wide * HIGH / WIDE / 2
    if taker == position.order[0]:
        text = say("turn-last-trick-yours")
    else:
        name, _ = lettered(labels[taker - 1].name, Lettering.PLAIN, say("picture-seat", seat=taker))
        free = int(room) - width_of(say("turn-last-trick", name=""), Lettering.PLAIN, _CAPTION)
        text = say("turn-last-trick", name=cut(name, Lettering.PLAIN, _CAPTION, free))
    write(image, (middle, caption), text, Lettering.PLAIN, _CAPTION, colours.QUIET, "m")
    laid = [Laid(one.card, (x + step * place, y), wins=one.seat == taker) for place, one in enumerate(cards)]
    put_cards(image, laid, wide, look)


def _put_shown(image: Image.Image, cards: Sequence[Card], caption: str, places: Places, look: Look) -> None:
    """Draw cards side by side, all have seen them; the caption stands on a plate below."""
    left, top, right, bottom = places.room
    below = _CAPTION_HIGH + 14 if caption else 0
    wide = min(_SHOWN, int((bottom - top - below) * WIDE / HIGH), (right - left) // len(cards) - 2 * _APART)
    y = top + (bottom - top - below) / 2
    first = (left + right - (wide + _APART) * (len(cards) - 1)) / 2
    put_cards(image, [Laid(card, (first + place * (wide + _APART), y)) for place, card in enumerate(cards)], wide, look)
    if caption:
        half, upper = width_of(caption, Lettering.BOLD, LEAST_LETTER) // 2 + 18, bottom - _CAPTION_HIGH - 8
        x = (left + right) // 2
        put_panel(image, (x - half, upper, x + half, upper + _CAPTION_HIGH), colours.PLATE)
        write(image, (x, upper + 30), caption, Lettering.BOLD, LEAST_LETTER, colours.TEXT, "m")
