"""Tables on which cards lie open in front of somebody: their places, and everything else moved aside for them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from engine.core.cards import Pile
from rendering.canvas.values import WIDTH
from rendering.cards.faces import card_high
from rendering.cards.piles import Array
from rendering.cards.small_cards import Spread
from rendering.table.calls import UP
from rendering.table.nameplates import CROWDED, LYING_HIGH
from rendering.table.plan import BOTTOM, EDGE, GAP, LEFT, RIGHT, SIDE_EDGE, TOP, Plan, Spot

PILE, SIDE_PILE = 90, 69
"""The width of cards that lie open in a row, and below a plate at the side."""
_MANY_PILE: Final = 92
_APART: Final = 136
"""The width of open cards where both players have them, and between these."""
_FEW: Final = {4: _MANY_PILE, 3: 124, 2: 184, 1: 184}
"""The width of open cards by the most that a player has left, where that is one row."""
_CROSS: Final = 474
_ROW: Final = 264
"""How high the trick is where hands lie open: as a cross, or side by side if there is less room."""
_HELD: Final = 154
"""The width of cards side by side."""
_OVER: Final = 24
"""How far panels in the corners stand above the plate between them."""
_IN_A_ROW: Final = {LEFT: (0, 8), TOP: (1, 0), BOTTOM: (2, 24), RIGHT: (3, 8)}
"""Where the cards of the sides lie in a row, and how far down."""


class Opened(NamedTuple):
    """A table with open hands."""

    plan: Plan
    places: dict[int, tuple[float, float]]
    """The upper left corner of each hand, by side."""
    under: float
    """Where plates at the sides may begin."""


def row_of(piles: int) -> Array:
    """Open cards in a row."""
    return Array(piles, piles, PILE, 12)


def below_plate(piles: int) -> Array:
    """Open cards below a plate at the side."""
    return Array(piles, 2, SIDE_PILE, 8)


def with_row(plan: Plan, spot: Spot, array: Array) -> tuple[Plan, Array]:
    """Make room for open cards between the plate at `spot` and the trick: what is below moves down."""
    room = round(array.high) + 2 * GAP
    if spot.side == TOP:
        top = spot.plate[1] + LYING_HIGH / 2 + GAP
        spots = [one.moved(room) for one in plan.spots]
        spots[plan.spots.index(spot)] = spot.moved(room)._replace(plate=spot.plate)
        middle = plan.middle[0], plan.middle[1] + room
    else:
        top, middle = spot.plate[1] - LYING_HIGH / 2, plan.middle
        spots = [one.moved(room)._replace(card=one.card) if one == spot else one for one in plan.spots]
    return plan._replace(height=plan.height + room, spots=tuple(spots), middle=middle), array.at(WIDTH / 2, top)


def two_layouts(piles: int, top: float, left: int) -> tuple[Plan, tuple[Array, Array]]:
    """Both players' open cards at the right, the hand's own below; their plates and the trick at the left.

    `piles`: how many each had; `left`: the most that one has left, which lie as large as they can once they are few.
    """
    array = Array(piles, 4, _MANY_PILE, 9)
    height = round(top + 2 * array.high + _APART + EDGE)
    if left in _FEW:
        array = Array(left, left, _FEW[left], 9)
    right = WIDTH - EDGE - array.wide / 2 - 2
    column = (WIDTH - array.wide) / 2 - GAP
    middle = (top + height - EDGE) / 2
    card = 178 if left > 1 else 232
    spots = (
        Spot(BOTTOM, (0, height - EDGE - LYING_HIGH / 2), (column + 56, middle + 76), -3.0),
        Spot(TOP, (0, top + LYING_HIGH / 2), (column - 56, middle - 76), 3.0),
    )
    clear = round(2 * column - 2 * EDGE)
    plan = Plan(height, card, spots, (1, 0), (column, middle), clear=clear)
    return plan, (array.at(right, height - EDGE - array.high), array.at(right, top))


def lying_piles(piles: Sequence[Pile], places: int) -> Sequence[Pile]:
    """The piles of a layout by place; those that are left side by side if there are fewer `places`."""
    if places == len(piles):
        return piles
    lie = [pile for pile in piles if pile.up is not None or pile.covers]
    return lie + [Pile(None, covers=False)] * (places - len(lie))


def hand_room(side: int) -> int:
    """How wide an open hand may be."""
    return WIDTH - 2 * EDGE if side in (BOTTOM, TOP) else WIDTH // 2 - SIDE_EDGE - GAP


def with_hands(plan: Plan, held: Mapping[int, Spread], top: float, said: Collection[int]) -> Opened:
    """A plan for four with open hands, by side: between plates and trick, the sides' over their plates.

    `top`: where the plate at the top begins; `said`: the sides on whose plates a call hangs.
    """
    y = top + LYING_HIGH + GAP
    before, places = y, {}
    if TOP in held:
        y += UP if TOP in said else 0
        places[TOP] = (WIDTH - held[TOP].wide) / 2, y
        y += held[TOP].high + GAP
    sides = [side for side in (LEFT, RIGHT) if side in held]
    for side in sides:
        places[side] = SIDE_EDGE if side == LEFT else WIDTH - SIDE_EDGE - held[side].wide, y
    y += max((held[side].high + GAP for side in sides), default=0)
    row = bool(sides) or len(held) > 1
    trick = _CROSS
    if row:
        # It must not depend on who is to play: everything below would move at every card.
        trick = _ROW + (UP if {LEFT, RIGHT} & set(said) else 0) + (0 if BOTTOM in held else _OVER)
    bottom = y + trick
    if BOTTOM in held:
        places[BOTTOM] = (WIDTH - held[BOTTOM].wide) / 2, bottom
        bottom += held[BOTTOM].high + _OVER
    bottom += UP if BOTTOM in said else GAP
    height = round(bottom + LYING_HIGH + EDGE)
    spots = []
    for spot in plan.spots:
        moved = _beside(spot, y, trick) if row else spot.moved(y - before)
        if spot.side == TOP:
            moved = moved._replace(plate=spot.plate)
        elif spot.side == BOTTOM:
            moved = moved._replace(plate=(spot.plate[0], height - EDGE - LYING_HIGH / 2))
        spots.append(moved)
    opened = plan._replace(height=height, spots=tuple(spots), middle=(WIDTH / 2, y + trick / 2))
    if row:
        order = tuple(sorted(range(len(spots)), key=lambda place: spots[place].card[0]))
        opened = opened._replace(card=_HELD, drawn=order, measure=CROWDED)
    return Opened(opened, places, y)


def _beside(spot: Spot, top: float, high: float) -> Spot:
    """The place of a card beside the others."""
    place, down = _IN_A_ROW[spot.side]
    left = SIDE_EDGE + CROWDED.wide + GAP
    step = (WIDTH - 2 * left - _HELD) / 3
    middle = left + _HELD / 2 + step * place, top + card_high(_HELD) / 2 + down
    return spot._replace(card=middle, tilt=0.0, plate=(spot.plate[0], top + high / 2))
