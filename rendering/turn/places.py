"""Where the others sit and their cards lie on the picture of a turn; the hand at its lower edge is the viewer's place.

Up to three others sit as at the table: at the left, at the top, at the right. More sit across the top, but the first
and the last of them stay at the sides, so their cards always lie between those two, from left to right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rendering.canvas.felt import RIM
from rendering.canvas.values import WIDTH
from rendering.cards.faces import HIGH, WIDE, card_high
from rendering.table import calls
from rendering.table.nameplates import CROWDED, LYING_HIGH, STANDING, Standing

BAND: Final = 564
"""The upper edge of the band with three others."""
_SIDES: Final = 417
"""The middle of the plates at the sides, with three others."""
HEAD: Final = 150
"""Where the room below the head line begins."""
EDGE: Final = RIM + 6
_GAP: Final = 8
_CARDS: Final = ((1, 204), (4, 178), (5, 154), (7, 134))
"""The width of the trick's cards, by the most that lie there."""
LEAST_CARD: Final = 134
"""Below this width the index of a card could not be read."""
_MIDDLE: Final = WIDTH / 2
_FIVE_ACROSS: Final = CROWDED._replace(wide=147)
_TILT: Final = 3.0
_ASIDE: Final = 310
_ARCH: Final = 38
"""How much lower the outer two of three cards lie."""


class Seat(NamedTuple):
    """The place of somebody's plate."""

    lies: bool
    across: float
    """Its left edge; of a plate that lies, its middle."""
    top: float


class Places(NamedTuple):
    """Where everything goes above the hand, in pixels; per seat by its place after the viewer, clockwise."""

    band: int
    """The upper edge of the band."""
    seats: tuple[Seat, ...]
    room: tuple[int, int, int, int]
    """What is free for cards: left, upper, right and lower edge."""


def places_of(
    highs: Sequence[int],
    strips: int = 0,
    down: int = 0,
    *,
    called: Sequence[bool] = (),
    idle: bool = False,
    aside: bool = False,
) -> Places:
    """The places for others whose plates, if they stand, are so high.

    `strips`: the height of open cards above the band. `down`: how much higher than usual the head line is. `called`:
    who has said something. `idle`: cards that nobody gets lie in the upper right corner. `aside`: something lies at the
    left of the trick.
    """
    spoke = called or [False] * len(highs)
    found = _crowd(highs, spoke) if is_crowd(len(highs)) else _few(highs, low=not strips, idle=idle)
    if strips and not is_crowd(len(highs)):
        found = _compact(found, highs)
    seats = tuple(seat._replace(top=seat.top + down) for seat in found.seats)
    left, upper, right, lower = found.room
    if aside:
        left += _ASIDE
        seats = tuple(seat._replace(across=(left + right) / 2) if seat.lies else seat for seat in seats)
    return Places(found.band + strips + down, seats, (left, upper + down, right, lower + down))


def _few(highs: Sequence[int], *, low: bool, idle: bool) -> Places:
    """One, two or three: at the top, at the sides."""
    others, wide = len(highs), STANDING.wide
    sides = (EDGE, WIDTH - EDGE - wide)
    top = Seat(True, _MIDDLE, HEAD)
    below = HEAD + LYING_HIGH + _GAP
    if others == 1:
        return Places(BAND, (top,), (EDGE, below, WIDTH - EDGE, BAND - 4))
    up = LYING_HIGH if others == 2 and low and not idle else 0
    # High plates reach up beside the one at the top.
    left, right = (
        Seat(False, x, min(_SIDES - up - high / 2, BAND - up - _GAP - high))
        for x, high in zip(sides, (highs[0], highs[-1]), strict=True)
    )
    upper = below if others == 3 else HEAD
    room = EDGE + wide + _GAP, upper, WIDTH - EDGE - wide - _GAP, BAND - up - 4
    return Places(BAND - up, (left, *([top] if others == 3 else []), right), room)


def _compact(places: Places, highs: Sequence[int]) -> Places:
    """Everything as far up as it goes, with small cards, to leave room for what lies open."""
    left, upper, right, _ = places.room
    standing = [high for seat, high in zip(places.seats, highs, strict=True) if not seat.lies]
    lower = max(upper + card_high(LEAST_CARD) + 8, max(standing, default=0) + HEAD)
    seats = tuple(seat._replace(top=HEAD) for seat in places.seats)
    return Places(lower + _GAP, seats, (left, upper, right, lower))


def is_crowd(others: int) -> bool:
    """Whether so many others sit in two rows."""
    return others > 3


def measure_of(others: int) -> Standing:
    """The measure of plates that stand."""
    return STANDING if not is_crowd(others) else CROWDED if others < 7 else _FIVE_ACROSS


def _crowd(highs: Sequence[int], called: Sequence[bool]) -> Places:
    """A row across the top, and one at each side below it; each row with room for what is said above it."""
    wide, across = measure_of(len(highs)).wide, len(highs) - 2
    step = (WIDTH - 2 * EDGE - wide) / (across - 1)
    upper = HEAD + (calls.UP - _GAP if any(called[1:-1]) else 0)
    row = [Seat(False, EDGE + step * place, upper) for place in range(across)]
    beside = max(highs[1], highs[-2])
    lower = upper + beside + _GAP + (calls.UP if called[0] or called[-1] else 0)
    left, right = (Seat(False, x, lower) for x in (EDGE, WIDTH - EDGE - wide))
    band = lower + max(highs[0], highs[-1]) + _GAP
    between = highs[2:-2]
    under = upper + max(between) + _GAP if between else HEAD
    room = EDGE + wide + _GAP, under, WIDTH - EDGE - wide - _GAP, band - 4
    return Places(band, (left, *row, right), room)


def card_width(places: Places) -> int:
    """The width of the trick's cards."""
    _, top, _, bottom = places.room
    high = bottom - top - 4
    most = next(wide for count, wide in _CARDS if len(places.seats) <= count)
    return max(min(most, int(high * WIDE / HIGH)), LEAST_CARD)


def cards_in_trick(places: Places, count: int = 0) -> tuple[tuple[tuple[float, float], float], ...]:
    """The middle and the tilt of each card, from left to right, of three the middle one a little higher.

    `count`: how many; 0: one of each of the others.
    """
    left, top, right, bottom = places.room
    centre = (left + right) / 2
    count, wide = count or len(places.seats), card_width(places)
    high = wide * HIGH / WIDE
    step = min(wide * 123 / 178, (right - left - wide - 8) / max(count - 1, 1))
    spare = bottom - top - high
    cards = []
    for place in range(count):
        aside = place - (count - 1) / 2
        outer = count == 3 and aside
        y = top + high / 2 + (min(max(spare, 0), _ARCH) if outer else 0)
        tilt = 0.0 if count > 3 or not aside else -_TILT if aside > 0 else _TILT
        cards.append(((centre + aside * step, y), tilt))
    return tuple(cards)
