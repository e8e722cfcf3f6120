"""The picture of somebody's turn: the table from their own seat, what they are asked, and their cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.view import View
from locales import Say
from rendering.canvas import felt
from rendering.canvas.encode import encode
from rendering.canvas.felt import RIM
from rendering.canvas.kept import kept
from rendering.canvas.values import WIDTH, Look, Picture, SeatLabel
from rendering.cards.hand import Lying, hand_height, lay_hand, lay_layout, layout_height, put_in_frame
from rendering.table import band
from rendering.table.position import Position, position_of
from rendering.turn.others import others_of, put_others
from rendering.turn.room import room_of
from rendering.turn.turn import Turn

HIGHEST: Final = 1020
"""Text, picture and the first row of buttons must fit on one screen."""
_TOP: Final = 20
_OVER_BAND: Final = 14


@kept
def draw_turn(turn: Turn, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The position as the seat asked sees it; `labels`: one per seat, from seat 1. `WIDTH` wide, `HIGHEST` at most."""
    return Picture(encode(compose_turn(turn, labels, look, say), look.felt), "turn.png")


def compose_turn(turn: Turn, labels: Sequence[SeatLabel], look: Look, say: Say) -> Image.Image:
    """The picture of `draw_turn` before it is encoded, in full colour."""
    room, view = room_of(turn.view), turn.view
    talk = room.talk_high(view, labels, look, say)
    others = None if talk is not None else others_of(turn, position_at_turn(view), labels, look, say)
    # What is above the band is high enough that the light from below does not reach it.
    top = others.places.band if others is not None else _TOP + (talk or 0) + _OVER_BAND
    image = felt.table(WIDTH, min(top + band.HIGH + hand_high(turn) + RIM, HIGHEST))
    if others is not None:
        put_others(image, others, labels, look, say)
    else:
        room.put_talk(image, view, labels, look, say, _TOP)
    band.put_band(image, top, turn.asked.head, turn.asked.detail)
    put_in_frame(image, cards_of(turn, top + band.HIGH), look)
    return image


def position_at_turn(view: View) -> Position:
    """What the picture shows of the table: besides the whole, who has the best card of the trick so far.

    Whose turn it is besides the viewer's is not what it is about.
    """
    position = position_of(view)
    best = position.taker or room_of(view).best(view)
    return position._replace(turn=(), asked="", taker=best)


def hand_high(turn: Turn) -> int:
    """The room of the cards below the band."""
    return layout_height(len(turn.piles)) if turn.piles else hand_height(len(turn.cards))


def cards_of(turn: Turn, top: float) -> list[Lying]:
    """Where the cards lie that the seat plays from."""
    if turn.piles:
        return lay_layout(turn.piles, turn.playable, top)
    return lay_hand(turn.cards, turn.playable, top)
