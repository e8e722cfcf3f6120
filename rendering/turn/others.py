"""The upper part of the picture of a turn: head line, the others, what they said, and what lies between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from locales import Say
from rendering.canvas.felt import lay_panel
from rendering.canvas.values import WIDTH, Look, SeatLabel
from rendering.table import calls, headline
from rendering.table.calls import pill
from rendering.table.centre import idle
from rendering.table.nameplates import LYING_ROOM, facts_of, lying, standing
from rendering.table.position import Position
from rendering.turn.middle import lies_at_left, put_middle
from rendering.turn.places import EDGE, HEAD, Places, Seat, is_crowd, measure_of, places_of
from rendering.turn.strips import Strip, put_strips, strips_high, strips_of
from rendering.turn.turn import Turn

_BELOW_HEAD: Final = 12
_DUMMY_ROOM: Final = 430
"""How wide the plate of a dummy may be, which says who plays it."""
_CORNER: Final = 190
"""How wide what lies idle may be, beside a plate at the top."""


class Others(NamedTuple):
    """What there is to draw, and where."""

    position: Position
    places: Places
    down: int
    """How much higher than usual the head line is."""
    plates: tuple[Image.Image, ...]
    pills: tuple[Image.Image | None, ...]
    """What they said; as plates, per seat after the viewer's, clockwise."""
    rest: Image.Image | None
    """What lies idle in the upper right corner."""
    strips: tuple[Strip, ...]
    """Open cards."""


def others_of(turn: Turn, position: Position, labels: Sequence[SeatLabel], look: Look, say: Say) -> Others:
    """Place it; `places.band` is where the band begins."""
    score = headline.score_panel(position, say)
    down = 0 if score is None else max(headline.TOP + score.height + _BELOW_HEAD - HEAD, 0)
    strips = strips_of(turn, position, labels, say)
    rest = _idle(position, look, say)
    plates = _plates(position, labels, look, say)
    pills = tuple(pill(position.calls(seat, say), look) for seat in position.order[1:])
    places = places_of(
        [plate.height for plate in plates],
        strips_high(strips),
        down,
        called=[one is not None for one in pills],
        idle=rest is not None,
        aside=lies_at_left(position),
    )
    return Others(position, places, down, plates, pills, rest, strips)


def put_others(image: Image.Image, others: Others, labels: Sequence[SeatLabel], look: Look, say: Say) -> None:
    """Draw it."""
    position, places, down, plates, pills, rest, strips = others
    headline.put_head(image, position, labels, look, say)
    for plate, seat in zip(plates, places.seats, strict=True):
        lay_panel(image, plate, (seat.across - (plate.width / 2 if seat.lies else 0), seat.top))
    if rest is not None:
        lay_panel(image, rest, (WIDTH - EDGE - rest.width, HEAD + down))
    put_middle(image, position, labels, places, look, say)
    for said, plate, seat in zip(pills, plates, places.seats, strict=True):
        if said is not None:
            lay_panel(image, said, _pill_place(plate, seat, said), calls.RADIUS)
    put_strips(image, strips, places.band - strips_high(strips), look)


def _idle(position: Position, look: Look, say: Say) -> Image.Image | None:
    """What nobody gets, or is still to be drawn, where there is a corner for it."""
    if is_crowd(position.seats - 1):
        return None
    panel = position.extras.idle(look, say) or idle(position, look, say)
    return panel if panel is not None and panel.width <= _CORNER else None


def _plates(position: Position, labels: Sequence[SeatLabel], look: Look, say: Say) -> tuple[Image.Image, ...]:
    """The others' plates, clockwise."""
    others = position.order[1:]
    measure = measure_of(len(others))
    top = len(others) // 2 if len(others) in (1, 3) else -1
    facts = [facts_of(position, seat, labels, say) for seat in others]
    return tuple(
        lying(one, look, say, _DUMMY_ROOM if one.seat == position.dummy else LYING_ROOM)
        if place == top
        else standing(one, look, say, measure)
        for place, one in enumerate(facts)
    )


def _pill_place(plate: Image.Image, spot: Seat, shown: Image.Image) -> tuple[float, float]:
    """Over the upper edge of a plate that stands; at the top at the right end of the lower one."""
    if spot.lies:
        return spot.across + plate.width / 2 - shown.width - 10, spot.top + plate.height - calls.HIGH + calls.UP
    left = spot.across + (plate.width - shown.width) / 2
    return min(max(left, EDGE), WIDTH - EDGE - shown.width), spot.top - calls.UP
