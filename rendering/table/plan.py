"""Where people sit round the table, and where their cards of the trick lie.

One seat is at the bottom; the others follow clockwise up the left side, along the top and down the right side. Plates
at the top and the bottom lie, those at the sides stand. The cards overlap, and are drawn in an order that leaves
every one's upper left corner free: never by time.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rendering.canvas.felt import RIM
from rendering.canvas.values import WIDTH
from rendering.table.nameplates import CROWDED, LYING_HIGH, ROOMY_STANDING, STANDING, Standing

EDGE: Final = RIM + 8
"""How near plates come to the picture's edge."""
SIDE_EDGE: Final = RIM + 4
"""The same at the sides, where there is little room."""

GAP: Final = 8
"""Between any two panels."""

BOTTOM, LEFT, TOP, RIGHT = range(4)


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

    def moved(self, down: float) -> Box:
        """The box further down."""
        return self._replace(top=self.top + down, bottom=self.bottom + down)


class Spot(NamedTuple):
    """The place of one seat."""

    side: int
    """Of the picture: BOTTOM, LEFT, TOP or RIGHT."""
    plate: tuple[float, float]
    """The middle of its plate, where nothing else is in the way."""
    card: tuple[float, float]
    """The middle of the card played to the trick."""
    tilt: float = 0.0
    """Degrees by which that card is turned to the left."""

    @property
    def lies(self) -> bool:
        """The plate lies, the avatar beside the name."""
        return self.side in (BOTTOM, TOP)

    def moved(self, down: float) -> Spot:
        """The same place further down."""
        (x, y), (card_x, card_y) = self.plate, self.card
        return self._replace(plate=(x, y + down), card=(card_x, card_y + down))


class Plan(NamedTuple):
    """The whole table, in pixels."""

    height: int
    card: int
    """The width of a card in the trick."""
    spots: tuple[Spot, ...]
    """By place round the table, from the bottom one."""
    drawn: tuple[int, ...]
    """The places in the order in which their cards are drawn."""
    middle: tuple[float, float]
    """The middle of what is there before the first trick: a proposal, or undealt cards."""
    measure: Standing = STANDING
    """Of plates that stand."""
    clear: int = 420
    """How much room there is round the middle, across."""

    @property
    def between(self) -> float:
        """The middle of the room between the two rows of cards, from the top."""
        heights = sorted(spot.card[1] for spot in self.spots)
        half = len(heights) // 2
        return (max(heights[:half]) + min(heights[half:])) / 2

    def moved(self, down: float) -> Plan:
        """The same table below a higher head line."""
        if not down:
            return self
        spots = tuple(spot.moved(down) for spot in self.spots)
        middle = self.middle[0], self.middle[1] + down
        return self._replace(height=self.height + round(down), spots=spots, middle=middle)


HEAD: Final = 150
"""Where the table begins below the head line."""
_MIDDLE: Final = WIDTH / 2
_HIGH: Final = LYING_HIGH / 2


def _low(height: int) -> float:
    """The middle of a plate at the bottom."""
    return height - EDGE - _HIGH


def _sides(measure: Standing) -> tuple[float, float]:
    return SIDE_EDGE + measure.wide / 2, WIDTH - SIDE_EDGE - measure.wide / 2


def _cross(height: int, y: float) -> dict[int, Spot]:
    """Four in a cross, by the side of the picture."""
    left, right = _sides(STANDING)
    return {
        BOTTOM: Spot(BOTTOM, (_MIDDLE, _low(height)), (_MIDDLE, y + 112), -2.0),
        LEFT: Spot(LEFT, (left, y - 35), (_MIDDLE - 119, y + 14), 3.0),
        TOP: Spot(TOP, (_MIDDLE, HEAD + _HIGH), (_MIDDLE, y - 92), 1.5),
        RIGHT: Spot(RIGHT, (right, y - 35), (_MIDDLE + 119, y + 14), -3.0),
    }


def _duel() -> Plan:
    height, x, y = 880, 547, 501
    own = Spot(BOTTOM, (0, _low(height)), (x + 101, y + 17), -3.0)
    other = Spot(TOP, (0, HEAD + _HIGH), (x - 101, y - 17), 3.0)
    return Plan(height, 232, (own, other), (1, 0), (_MIDDLE, 500), clear=760)


def _three() -> Plan:
    height, y, card = 730, 316, 198
    left, right = _sides(ROOMY_STANDING)
    own = Spot(BOTTOM, (_MIDDLE, _low(height)), (_MIDDLE, y + 112), -2.0)
    first = Spot(LEFT, (left, y), (_MIDDLE - 103, y), 3.0)
    last = Spot(RIGHT, (right, y), (_MIDDLE + 103, y), -3.0)
    return Plan(height, card, (own, first, last), (1, 2, 0), (_MIDDLE, 366), ROOMY_STANDING)


def _four() -> Plan:
    spots = _cross(868, 482)
    order = (BOTTOM, LEFT, TOP, RIGHT)
    return Plan(868, 178, tuple(spots[side] for side in order), (2, 1, 3, 0), (_MIDDLE, 492))


def _rows(height: int, card: int, upper: tuple[Spot, ...], lower: tuple[Spot, ...]) -> Plan:
    """Two rows of cards, given from left to right; the lower one begins with the left side and has the bottom seat."""
    own = next(place for place, spot in enumerate(lower) if spot.side is BOTTOM)
    around = [*reversed(lower[: own + 1]), *upper, *reversed(lower[own + 1 :])]
    drawn = tuple(around.index(spot) for spot in (*upper, *lower))
    return Plan(height, card, tuple(around), drawn, (_MIDDLE, height / 2 + 66), CROWDED)


def _six(top: bool = True) -> Plan:
    height, up = (904, 0) if top else (794, 110)
    left, right = _sides(CROWDED)
    upper = [
        Spot(LEFT, (left, 388 - up), (255, 396 - up)),
        Spot(TOP, (_MIDDLE, HEAD + _HIGH), (_MIDDLE, 376)),
        Spot(RIGHT, (right, 388 - up), (545, 396 - up)),
    ]
    lower = (
        Spot(LEFT, (left, 650 - up), (255, 625 - up)),
        Spot(BOTTOM, (_MIDDLE, _low(height)), (_MIDDLE, 645 - up)),
        Spot(RIGHT, (right, 650 - up), (545, 625 - up)),
    )
    return _rows(height, 154, tuple(upper if top else (upper[0], upper[2])), lower)


def _eight(bottoms: int = 2) -> Plan:
    height = 1014
    left, right = _sides(CROWDED)
    quarter = WIDTH / 4
    upper = (
        Spot(LEFT, (left, 420), (249, 390)),
        Spot(TOP, (quarter + 2, HEAD + _HIGH), (350, 370)),
        Spot(TOP, (3 * quarter - 2, HEAD + _HIGH), (450, 370)),
        Spot(RIGHT, (right, 420), (551, 390)),
    )
    below = {
        1: (Spot(BOTTOM, (_MIDDLE, _low(height)), (_MIDDLE, 768)),),
        2: (
            Spot(BOTTOM, (quarter + 2, _low(height)), (350, 768)),
            Spot(BOTTOM, (3 * quarter - 2, _low(height)), (450, 768)),
        ),
    }[bottoms]
    outer = {1: 130, 2: 151}[bottoms]
    lower = (
        Spot(LEFT, (left, 724), (_MIDDLE - outer, 752)),
        *below,
        Spot(RIGHT, (right, 724), (_MIDDLE + outer, 752)),
    )
    return _rows(height, 144, upper, lower)


PLANS: Final = {
    2: _duel(),
    3: _three(),
    4: _four(),
    5: _six(top=False),
    6: _six(),
    7: _eight(1),
    8: _eight(),
}
"""By the number of seats."""
