"""Where everything goes on the picture of the table: people round the edge, their cards in front of them.

One seat is at the bottom; the others follow clockwise up the left side, at the top if their number is even,
and down the right side. Plates at the sides keep to the outermost quarters and cards to the half
between them, and the corners stay free for trumps, the score and what lies face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rendering.canvas.felt import RIM
from rendering.cards.figures import HIGH, WIDE
from rendering.cards.piles import Array

WIDTH: Final = 1000
EDGE: Final = RIM + 14
"""How near anything comes to the picture's edge."""
PLATE_HIGH: Final = 86
_SIDE_ROOM: Final = 246
_WIDE_ROOM: Final = 384
_GAP: Final = 14
_STEP: Final = 8
"""The step of the search for a place at the edges."""
_NEAR: Final = 5
"""How near anything may be to a card."""
_LEAST_ROOM: Final = 284
"""The width a plate in the middle always has, whatever lies beside it."""
_TAB: Final = 32
"""Room for what hangs on a plate."""
_OPEN_CARD: Final = 90
"""The width of open cards in front of somebody."""

LEFT, CENTRE, RIGHT = -1, 0, 1


class Size(NamedTuple):
    """The size of a panel, in pixels."""

    wide: int
    high: int


class Box(NamedTuple):
    """A rectangle of the picture, in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Whether the two overlap."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def grown(self, by: float) -> Box:
        """The box with a gap all round."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


class Spot(NamedTuple):
    """The place of one seat."""

    align: int
    """The plate is at the left edge, in the middle, or at the right edge of the picture."""
    plate: float
    """The middle of the plate, in pixels from the top."""
    room: int
    """The plate's greatest width."""
    card: tuple[float, float]
    """The middle of the card played to the trick."""
    tab_below: bool = False
    """What the seat said hangs below the plate, not above it."""
    array: Array | None = None
    """Where open cards lie."""
    spread: tuple[float, float] | None = None
    """The upper left corner of an open hand."""


class Plan(NamedTuple):
    """The whole table, in pixels."""

    height: int
    middle: tuple[float, float]
    """The middle of what is there before the first trick: a proposal, or the undealt cards."""
    card: int
    """The width of a card in the trick."""
    spots: tuple[Spot, ...]
    """By place round the table, from the bottom one."""
    score: float = 0.0
    """Where the score is along the right edge: 0 in the upper corner, 1 in the lower."""


class _Ring(NamedTuple):
    """Measures for this many seats."""

    height: int
    card: int
    out: int
    """From the middle to the cards of the sides."""
    rows: tuple[int, ...]
    """The middles of the sides' rows, from the bottom up."""
    low: int
    """The middle of the card at the bottom."""
    high: int
    """The middle of the card at the top, if somebody sits there."""


_RINGS: Final = {
    2: _Ring(700, 140, 147, (), 458, 242),
    3: _Ring(750, 140, 142, (348,), 514, 0),
    4: _Ring(700, 140, 147, (350,), 457, 243),
    5: _Ring(772, 128, 146, (518, 314), 536, 0),
    6: _Ring(802, 128, 146, (528, 312), 568, 258),
    7: _Ring(812, 108, 152, (612, 451, 290), 590, 0),
    8: _Ring(838, 108, 152, (618, 456, 294), 618, 244),
}
_WITH_TALON: Final = {
    2: _Ring(724, 140, 147, (), 474, 258),
    3: _Ring(764, 140, 142, (350,), 515, 0),
    4: _Ring(778, 140, 147, (379,), 496, 274),
}
"""With room for a talon and for shown combinations."""


def plan_of(piles: Sequence[int], *, talon: bool = False) -> Plan:
    """The plan for a table; `piles`: by place, how many piles of open cards lie there, usually none.

    `talon`: there is one, and cards are shown beside the plates.
    """
    if len(piles) == 2 and all(piles):
        return _two_arrays(piles[0])
    plan = _round_table((_WITH_TALON if talon else _RINGS)[len(piles)])
    for place, count in enumerate(piles):
        if count:
            plan = _at_top(plan, place, count) if plan.spots[place].align == CENTRE else _at_side(plan, place, count)
    return plan


def _round_table(ring: _Ring) -> Plan:
    middle = WIDTH / 2
    edge = EDGE - 2 + PLATE_HIGH / 2
    bottom = Spot(CENTRE, ring.height - edge, _WIDE_ROOM, (middle, ring.low))
    left = [Spot(LEFT, y, _SIDE_ROOM, (middle - ring.out, y)) for y in ring.rows]
    top = [Spot(CENTRE, edge, _WIDE_ROOM, (middle, ring.high), tab_below=True)] if ring.high else []
    right = [Spot(RIGHT, y, _SIDE_ROOM, (middle + ring.out, y)) for y in reversed(ring.rows)]
    centre = (ring.low + ring.high) / 2 if top else ring.height / 2 - 20
    return Plan(ring.height, (middle, centre), ring.card, (bottom, *left, *top, *right))


def _open_cards(piles: int, columns: int) -> Array:
    return Array(piles, columns, _OPEN_CARD, 12)


def _at_side(plan: Plan, place: int, piles: int) -> Plan:
    """The plan with open cards at a side: below the plate, which moves up."""
    spot = plan.spots[place]
    array = _open_cards(piles, 2)
    middle = EDGE + array.wide / 2 if spot.align == LEFT else WIDTH - EDGE - array.wide / 2
    plate = spot.plate - 92
    moved = spot._replace(plate=plate, array=array.at(middle, plate + PLATE_HIGH / 2 + _GAP))
    return plan._replace(spots=(*plan.spots[:place], moved, *plan.spots[place + 1 :]))


def _at_top(plan: Plan, place: int, piles: int) -> Plan:
    """The plan with open cards at the top: all else moves down, and the score moves to the lower corner."""
    array = _open_cards(piles, 4)
    down = round(array.high + _GAP)
    spots = [one._replace(plate=one.plate + down, card=(one.card[0], one.card[1] + down)) for one in plan.spots]
    spots[place] = spots[place]._replace(array=array.at(WIDTH / 2, EDGE))
    x, y = plan.middle
    return Plan(plan.height + down, (x, y + down), plan.card, tuple(spots), score=1.0)


def with_open_hands(plan: Plan, sizes: Sequence[Size], corners: float) -> Plan:
    """A plan for four with open hands; `sizes` by place, with no height where a hand is not open.

    At the sides they lie below the plate, which moves up; elsewhere between plate and trick, and the table grows.
    `corners`: where the lower of the panels in the upper corners ends.
    """
    under = max(plan.spots[2].plate + PLATE_HIGH / 2 + _TAB, corners + _GAP)
    free = plan.spots[2].card[1] - round(plan.card * HIGH / WIDE) / 2 - _GAP
    above = max(round(under + sizes[2].high - free), 0) if sizes[2].high else 0
    below = sizes[0].high + _TAB + _GAP if sizes[0].high else 0
    spots = []
    for place, (spot, (wide, high)) in enumerate(zip(plan.spots, sizes, strict=True)):
        plate, (x, y) = spot.plate + (above if place != 2 else 0) + (below if place == 0 else 0), spot.card
        left, top = (WIDTH - wide) / 2, plate - PLATE_HIGH / 2 - _TAB - high
        if spot.tab_below:
            top = under
        elif spot.align != CENTRE:
            plate -= (high + _GAP) / 2 if high else 0
            left, top = EDGE if spot.align == LEFT else WIDTH - EDGE - wide, plate + PLATE_HIGH / 2 + _GAP
        spread = (left, top) if high else None
        spots.append(spot._replace(plate=plate, card=(x, y + above), spread=spread))
    x, y = plan.middle
    return plan._replace(height=plan.height + above + below, middle=(x, y + above), spots=tuple(spots))


def free_place(plan: Plan, sizes: Sequence[Size], kept: Sequence[Box]) -> tuple[int, Box] | None:
    """The first of these sizes that has room, and where; None if there is room for none.

    The place is a corner, the lower right one if free, or else as low as possible at the right or left edge.

    `kept`: what lies there besides people, their cards and the trick. Cards still to be played keep their place.
    """
    boxes = [*(box.grown(_GAP) for box in kept), *_taken(plan)]
    for number, (wide, high) in enumerate(sizes):
        right, low = WIDTH - EDGE - wide, plan.height - EDGE - high
        corners = [(right, low), (EDGE, low), (right, EDGE), (EDGE, EDGE)]
        for left, top in (*corners, *((left, top) for left in (right, EDGE) for top in range(low, EDGE, -_STEP))):
            box = Box(left, top, left + wide, top + high)
            if not any(box.meets(other) for other in boxes):
                return number, box
    return None


def _taken(plan: Plan) -> list[Box]:
    """Plates with what hangs on them, cards of the trick, and open cards in front of somebody, with gaps round them."""
    boxes = []
    for spot in plan.spots:
        room, middle = (_LEAST_ROOM, WIDTH / 2) if spot.align == CENTRE else (spot.room, EDGE + spot.room / 2)
        middle = WIDTH - middle if spot.align == RIGHT else middle
        top, bottom = spot.plate - PLATE_HIGH / 2, spot.plate + PLATE_HIGH / 2
        above, below = (0, _TAB) if spot.tab_below else (_TAB, 0)
        boxes.append(Box(middle - room / 2, top - above, middle + room / 2, bottom + below).grown(_GAP))
        boxes.append(_card_box(spot.card, plan.card))
        if spot.array is not None:
            boxes += [_card_box(at, spot.array.card) for at in spot.array.middles()]
    return boxes


def _card_box(middle: tuple[float, float], card: int) -> Box:
    (x, y), high = middle, card * HIGH / WIDE
    return Box(x - card / 2, y - high / 2, x + card / 2, y + high / 2).grown(_NEAR)


def _two_arrays(piles: int) -> Plan:
    """A plan for two players with all cards open: one array at the bottom, one at the top, the trick between."""
    array = _open_cards(piles, 4)
    height = round(2 * EDGE + 2 * array.high + 198)
    middle, own_top = height / 2, height - EDGE - array.high
    own = Spot(LEFT, own_top + array.high / 2, _SIDE_ROOM, (WIDTH / 2 - 66, middle + 4))
    other = Spot(RIGHT, EDGE + array.high / 2, _SIDE_ROOM, (WIDTH / 2 + 66, middle - 4))
    return Plan(
        height,
        (WIDTH / 3, middle),
        116,
        (own._replace(array=array.at(WIDTH / 2, own_top)), other._replace(array=array.at(WIDTH / 2, EDGE))),
        score=0.5,
    )
