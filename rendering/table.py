"""The picture of the table: the trick, the seats round it, trumps and the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.game import View
from locales import Say
from rendering import felt, panels
from rendering.combinations import Size, combination, corner_of
from rendering.encode import encode
from rendering.marks import rounded
from rendering.middle import draw_middle
from rendering.piles import put_piles
from rendering.plan import CENTRE, EDGE, LEFT, PLATE_HIGH, WIDTH, Plan, Spot, plan_of
from rendering.plates import TAB_HIGH, declaration, facts_of, plate, tab
from rendering.position import Position, position_of
from rendering.sprites import Finish, sprite
from rendering.talon import draw_talon
from rendering.values import Look, Picture, SeatLabel

_TILTS: Final = (-2.5, 4.0, 2.0, -3.5)
"""Degrees by which a card lies askew, by place round the table; straight where there are many cards in sight."""
_GAP: Final = 14
_TAB_IN: Final = 9
"""How far a tab lies over its plate."""
_LASTING: Final = frozenset({"mit", "kontra", "re", "au-sept"})
"""What is said for the whole deal, or to everybody."""


class Box(NamedTuple):
    """A rectangle of the picture, in pixels."""

    left: float
    top: float
    right: float
    bottom: float


def draw_table(view: View, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The table as the seat of the view sees it, that seat at the bottom; for a spectator seat 1.

    `labels` are of the seats in order, from seat 1; what stands in a dummy's label is not shown.
    """
    return Picture(encode(compose_table(view, labels, look, say)), "table.png")


def compose_table(view: View, labels: Sequence[SeatLabel], look: Look, say: Say) -> Image.Image:
    """The picture of `draw_table` before it is encoded, in full colour."""
    position = position_of(view)
    plan = plan_of([position.piles[seat - 1] for seat in position.order], talon=position.talon is not None)
    image = felt.table(WIDTH, plan.height)
    corners = [_draw_trump(image, position, look, say), _draw_score(image, position, plan, say)]
    draw_middle(image, position, labels, plan, look, say)
    if position.talon is not None:
        draw_talon(image, position.talon, plan, look, say)
    _draw_arrays(image, position, plan, look)
    _draw_trick(image, position, plan, look)
    for seat, spot in zip(position.order, plan.spots, strict=True):
        room = room_of(spot, corners)
        shown = plate(facts_of(position, seat, labels, say), look, say, room)
        tabs = [tab(say(f"picture-call-{word}"), word in _LASTING) for word in position.said[seat - 1]]
        tabs += [declaration(one, look, say) for one in position.declared[seat - 1]]
        _draw_seat(image, shown, tabs, spot)
    _draw_combinations(image, position, plan, corners, look, say)
    return image


def room_of(spot: Spot, corners: Sequence[Box]) -> int:
    """How wide a plate may be: in the middle it must leave the corners alone."""
    if spot.align != CENTRE:
        return spot.room
    top, bottom = spot.plate - PLATE_HIGH / 2, spot.plate + PLATE_HIGH / 2
    beside = [box for box in corners if box.top < bottom and top < box.bottom]
    free = [min(abs(WIDTH / 2 - box.left), abs(WIDTH / 2 - box.right)) - _GAP for box in beside]
    return min((spot.room, *(2 * round(space) for space in free)))


def _put(image: Image.Image, panel: Image.Image, left: float, top: float) -> Box:
    """Lay a panel down without the felt in its corners; returns where it is."""
    image.paste(panel, (round(left), round(top)), rounded(*panel.size, 16))
    return Box(left, top, left + panel.width, top + panel.height)


def _draw_trump(image: Image.Image, position: Position, look: Look, say: Say) -> Box:
    """The plaque with the trump suit, once trumps are made; that they are not, where cards are played without."""
    if position.trump is None and position.talon is not None:
        return _put(image, panels.no_trumps(say), EDGE, EDGE)
    if position.trump is None:
        return Box(EDGE, EDGE, EDGE, EDGE)
    return _put(image, panels.plaque(position.trump, position.queens, look, say), EDGE, EDGE)


def _draw_score(image: Image.Image, position: Position, plan: Plan, say: Say) -> Box:
    """The score at the right edge."""
    panel = panels.score(position, say)
    top = EDGE + plan.score * (plan.height - 2 * EDGE - panel.height)
    return _put(image, panel, WIDTH - EDGE - panel.width, top)


def _draw_seat(image: Image.Image, shown: Image.Image, tabs: Sequence[Image.Image], spot: Spot) -> None:
    """A plate, and on it what its seat said."""
    if spot.align == CENTRE:
        left = WIDTH / 2 - shown.width / 2
    else:
        left = EDGE if spot.align == LEFT else WIDTH - EDGE - shown.width
    top = spot.plate - PLATE_HIGH / 2
    _put(image, shown, left, top)
    x = left + 12
    for hung in tabs:
        _put(image, hung, x, top + PLATE_HIGH - _TAB_IN if spot.tab_below else top - TAB_HIGH + _TAB_IN)
        x += hung.width + 6


def _draw_arrays(image: Image.Image, position: Position, plan: Plan, look: Look) -> None:
    """Cards that lie open before somebody."""
    for place, (seat, spot) in enumerate(zip(position.order, plan.spots, strict=True)):
        if spot.array and position.layouts[seat - 1]:
            put_piles(image, position.layouts[seat - 1], spot.array, look, large=True, across=place > 0)


def _draw_trick(image: Image.Image, position: Position, plan: Plan, look: Look) -> None:
    straight = position.seats > len(_TILTS) or any(position.piles)
    for played in position.trick:
        place = position.order.index(played.seat)
        finish = Finish(0.0 if straight else _TILTS[place], glowing=played.seat == position.taker)
        sprite(played.card, look, plan.card, finish).put(image, plan.spots[place].card)


def _draw_combinations(
    image: Image.Image, position: Position, plan: Plan, corners: Sequence[Box], look: Look, say: Say
) -> None:
    """What was shown with the trick on the table, near the plates of those who showed it."""
    for shown in position.combinations:
        panel = combination(shown, look, say)
        place = position.order.index(shown.seat)
        _put(image, panel, *corner_of(place, plan, Size(*panel.size), (corners[0].bottom, corners[1].bottom)))
