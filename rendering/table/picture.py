"""The picture of the table: the trick, the seats round it, trumps and the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from engine.core.view import View
from locales import Say
from rendering.canvas import felt
from rendering.canvas.encode import encode_table
from rendering.canvas.marks import rounded
from rendering.canvas.values import Look, Picture, SeatLabel
from rendering.cards import last_trick
from rendering.cards.piles import put_piles
from rendering.cards.spread import spread
from rendering.cards.sprites import Finish, sprite
from rendering.table import panels
from rendering.table.centre import draw_middle
from rendering.table.plan import (
    CENTRE,
    EDGE,
    LEFT,
    PLATE_HIGH,
    WIDTH,
    Box,
    Plan,
    Size,
    Spot,
    free_place,
    plan_of,
    with_open_hands,
)
from rendering.table.plates import TAB_HIGH, facts_of, plate, tab
from rendering.table.position import Position, position_of

_TILTS: Final = (-2.5, 4.0, 2.0, -3.5)
"""Degrees by which a card lies askew, by place round the table; straight if many cards are in sight."""
_GAP: Final = 14
_TAB_IN: Final = 9
"""How far a tab lies over its plate."""
_OPEN_ROOM: Final = {True: 700, False: 246}
"""The greatest width of an open hand across the table, and at a side."""
_IDLE_WIDE: Final = 330
_IDLE_HIGH: Final = 230
"""What lies in the lower left corner stays within this: stub, stock or talon."""
_LAID_ASIDE: Final = 84
"""The width of a card being laid aside."""


def draw_table(view: View, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The table as the view's seat sees it, with that seat at the bottom; for a spectator, seat 1.

    `labels`: one per seat, from seat 1; what a dummy's label says is not shown.
    """
    return encode_table(compose_table(view, labels, look, say), look.felt)


def compose_table(view: View, labels: Sequence[SeatLabel], look: Look, say: Say) -> Image.Image:
    """The picture of `draw_table` before it is encoded, in full colour."""
    position = position_of(view)
    hands = open_hands(position, look)
    plan = plan_for(position, hands, say)
    image = felt.table(WIDTH, plan.height)
    corners = [_draw_trump(image, position, look, say), _draw_score(image, position, plan, say)]
    draw_middle(image, position, labels, plan, look, say)
    position.extras.lay(image, plan, look, say)
    _draw_arrays(image, position, plan, look)
    for seat, spot in zip(position.order, plan.spots, strict=True):
        if spot.spread is not None:
            _put(image, hands[seat], *spot.spread)
    _draw_trick(image, position, plan, look)
    small = last_trick_panel(position, plan, corners, hands, look, say)
    if small is not None:
        corners.append(_put(image, small[0], small[1].left, small[1].top))
    for seat, spot in zip(position.order, plan.spots, strict=True):
        room = room_of(spot, corners)
        shown = plate(facts_of(position, seat, labels, say), look, say, room)
        tabs = [tab(say(f"picture-call-{word}"), word in position.lasting) for word in position.said[seat - 1]]
        tabs += position.extras.tabs(seat, look, say)
        _draw_seat(image, shown, tabs, spot)
    for panel, left, top in position.extras.over_trick(position, plan, corners, look, say):
        _put(image, panel, left, top)
    return image


def plan_for(position: Position, hands: Mapping[int, Image.Image], say: Say) -> Plan:
    """Where everything goes; `hands`: the open ones, by seat."""
    plan = plan_of([position.piles[seat - 1] for seat in position.order], talon=position.extras.lies_in_corner)
    if not hands:
        return plan
    sizes = [Size(*hands[seat].size) if seat in hands else Size(0, 0) for seat in position.order]
    return with_open_hands(plan, sizes, EDGE + score_panel(position, say).height)


def open_hands(position: Position, look: Look) -> dict[int, Image.Image]:
    """The open hands, by seat, as they are drawn."""
    hands: dict[int, Image.Image] = {}
    if not position.extras.open_cards:
        return hands
    for place, seat in enumerate(position.order):
        if cards := position.extras.open_cards[seat - 1]:
            across = place % 2 == 0
            hands[seat] = spread(cards, look, _OPEN_ROOM[across], across=across)
    return hands


def room_of(spot: Spot, corners: Sequence[Box]) -> int:
    """How wide a plate may be; in the middle it must leave the corners free."""
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
    """Draw what is played: the trump suit once trumps are made, or what the game shows there."""
    panel = position.extras.corner(position, look, say)
    if panel is None and position.trump is not None:
        panel = panels.plaque(position.trump, position.queens, look, say)
    return Box(EDGE, EDGE, EDGE, EDGE) if panel is None else _put(image, panel, EDGE, EDGE)


def score_panel(position: Position, say: Say) -> Image.Image:
    """The standing, in a panel on felt."""
    panel = position.extras.score(panels.title_of(position, say), say)
    return panels.score(position, say) if panel is None else panel


def _draw_score(image: Image.Image, position: Position, plan: Plan, say: Say) -> Box:
    """Draw the score at the right edge."""
    panel = score_panel(position, say)
    top = EDGE + plan.score * (plan.height - 2 * EDGE - panel.height)
    return _put(image, panel, WIDTH - EDGE - panel.width, top)


def _draw_seat(image: Image.Image, shown: Image.Image, tabs: Sequence[Image.Image], spot: Spot) -> None:
    """Draw a plate, and on it what its seat said."""
    if spot.align == CENTRE:
        left = WIDTH / 2 - shown.width / 2
    else:
        left = EDGE if spot.align == LEFT else WIDTH - EDGE - shown.width
    top = spot.plate - PLATE_HIGH / 2
    _put(image, shown, left, top)
    hanging = sum(hung.width + 6 for hung in tabs) - 6
    x = min(left + 12, WIDTH - EDGE - hanging)
    for hung in tabs:
        _put(image, hung, x, top + PLATE_HIGH - _TAB_IN if spot.tab_below else top - TAB_HIGH + _TAB_IN)
        x += hung.width + 6


def _draw_arrays(image: Image.Image, position: Position, plan: Plan, look: Look) -> None:
    """Draw the cards that lie open in front of somebody."""
    for place, (seat, spot) in enumerate(zip(position.order, plan.spots, strict=True)):
        if spot.array and position.layouts[seat - 1]:
            put_piles(image, position.layouts[seat - 1], spot.array, look, large=True, across=place > 0)


def _draw_trick(image: Image.Image, position: Position, plan: Plan, look: Look) -> None:
    straight = position.seats > len(_TILTS) or any(position.piles) or any(spot.spread for spot in plan.spots)
    for seat in position.extras.laid_aside:
        sprite(None, look, _LAID_ASIDE).put(image, plan.spots[position.order.index(seat)].card)
    for played in position.trick:
        place = position.order.index(played.seat)
        finish = Finish(0.0 if straight else _TILTS[place], glowing=played.seat == position.taker)
        sprite(played.card, look, plan.card, finish).put(image, plan.spots[place].card)


def last_trick_panel(
    position: Position, plan: Plan, corners: Sequence[Box], hands: Mapping[int, Image.Image], look: Look, say: Say
) -> tuple[Image.Image, Box] | None:
    """The last trick, small, and where there is room for it; None if either is lacking."""
    if position.last is None:
        return None
    shown = [last_trick.in_a_row(position.last, look, say)]
    if last_trick.lies_around(position.order):
        shown.insert(0, last_trick.around(position.last, position.order, look, say))
    kept = list(corners)
    for seat, spot in zip(position.order, plan.spots, strict=True):
        if spot.spread is not None:
            (left, top), size = spot.spread, hands[seat].size
            kept.append(Box(left, top, left + size[0], top + size[1]))
    if position.packet or position.stub or position.extras.lies_in_corner:
        kept.append(Box(0, plan.height - _IDLE_HIGH, _IDLE_WIDE, plan.height))
    found = free_place(plan, [Size(*one.size) for one in shown], kept)
    return None if found is None else (shown[found[0]], found[1])
