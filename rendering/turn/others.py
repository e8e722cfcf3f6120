"""The upper part of the picture of a turn: head line, the others, what they said, open cards, what lies between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card
from locales import Say
from rendering.canvas import colours
from rendering.canvas.felt import lay_panel, put_panel
from rendering.canvas.fonts import Lettering, lettered, narrowed, width_of, write
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, SeatLabel
from rendering.cards.faces import HIGH, WIDE
from rendering.cards.small_cards import LastTrick, as_held, last_trick, put_tiles, tile_high, tiles_size
from rendering.table import calls, headline
from rendering.table.calls import pill
from rendering.table.centre import (
    Laid,
    beside,
    idle,
    large_last_trick,
    lies_at_left,
    put_cards,
    put_place,
    put_stock,
)
from rendering.table.nameplates import LYING, LYING_ROOM, ROOMY, facts_of, lying, standing
from rendering.table.position import Position
from rendering.turn.places import (
    EDGE,
    HEAD,
    LEAST_CARD,
    Places,
    Seat,
    card_width,
    cards_in_trick,
    is_crowd,
    measure_of,
    places_of,
)
from rendering.turn.turn import Turn

_ROOM: Final = 762
_TILES: Final = (54, 51, 43, 34)
_MANY: Final = 43
"""The width of tiles where several hands lie one below another."""
_ABOVE_STRIPS: Final = 38
_GAP: Final = 6


class Strip(NamedTuple):
    """One row of open cards."""

    caption: str
    """Whose they are."""
    cards: tuple[Card, ...]


def strips_of(turn: Turn, position: Position, labels: Sequence[SeatLabel], say: Say) -> tuple[Strip, ...]:
    """What lies open besides the trick and the cards that the seat plays from."""
    return tuple(_strips(turn, position, labels, say))


def _strips(turn: Turn, position: Position, labels: Sequence[SeatLabel], say: Say) -> Iterator[Strip]:
    for seat in position.order[1:]:
        layout = tuple(pile.up for pile in position.layouts[seat - 1] if pile.up is not None)
        held = as_held(position.extras.open_cards[seat - 1]) if position.extras.open_cards else ()
        if (layout or held) and not (turn.for_dummy and seat == position.dummy):
            name = say("picture-dummy") if seat == position.dummy else labels[seat - 1].name
            yield Strip(say("turn-open", name=name), layout or held)
    if turn.piles and turn.cards and turn.for_dummy:
        yield Strip(say("turn-own-hand"), turn.cards)


def strips_high(strips: Sequence[Strip]) -> int:
    """The room they take, in pixels."""
    if not strips:
        return 0
    wide = _wide(strips)
    if len(strips) == 1:
        return _ABOVE_STRIPS + tile_high(wide) + _GAP
    return (tile_high(wide) + _GAP) * len(strips)


def put_strips(image: Image.Image, strips: Sequence[Strip], top: int, look: Look) -> None:
    """Draw them one below another: a single one with whose it is above it, several with that at the left."""
    wide = _wide(strips) if strips else 0
    for caption, cards in strips:
        size, high = tiles_size(cards, wide)
        if len(strips) == 1:
            text, letters = lettered(caption, Lettering.PLAIN, "–")
            middle = WIDTH / 2, top + 29
            write(image, middle, *narrowed(text, letters, (LEAST_LETTER,), _ROOM), colours.QUIET, "m")
            put_tiles(image, cards, ((WIDTH - size) / 2, top + _ABOVE_STRIPS), look, wide)
            return
        text, letters = lettered(caption, Lettering.PLAIN, "–")
        left = WIDTH / 2 + _ROOM / 2 - size
        room = round(left - (WIDTH - _ROOM) / 2 - 10)
        at = (WIDTH - _ROOM) / 2, top + high / 2 + 10
        write(image, at, *narrowed(text, letters, (LEAST_LETTER,), room), colours.QUIET)
        put_tiles(image, cards, (left, top), look, wide)
        top += high + _GAP


def _wide(strips: Sequence[Strip]) -> int:
    """The width of a tile."""
    most = max(len(strip.cards) for strip in strips)
    fitting = [wide for wide in _TILES if tiles_size((strips[0].cards[0],) * most, wide)[0] <= _ROOM]
    return fitting[0] if len(strips) == 1 else min(fitting[0], _MANY)


_BEFORE, _BEFORE_OF_TWO = 138, 168
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
        _put_last(image, position, places, look, say)
    elif position.proposal is not None:
        _put_shown(image, (position.proposal,), say("picture-proposed"), places, look)
    else:
        places = _put_combinations(image, position, places, look, say)
        before = before_of(position)
        if before is not None:
            _put_before(image, before, position, labels, places, look, say)


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


def _put_last(image: Image.Image, position: Position, places: Places, look: Look, say: Say) -> None:
    """Draw the trick before at the left of the other's card, if nothing else of two players lies there."""
    left, top, _, bottom = places.room
    if position.last is None or position.seats > 2 or left > EDGE:
        return
    panel = large_last_trick(position.last, look, say)
    if panel.height <= bottom - top:
        _put_aside(image, panel, (top + bottom) / 2)


def _put_aside(image: Image.Image, panel: Image.Image, height: float) -> None:
    lay_panel(image, panel, (EDGE, height - panel.height / 2))


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
    most = _BEFORE_OF_TWO if position.seats == 2 else _BEFORE
    wide = min(most, int(high * WIDE / HIGH))
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
        text = say("turn-last-trick", name=name)
    told = narrowed(text, Lettering.PLAIN, (_CAPTION, LEAST_LETTER), int(room))
    write(image, (middle, caption), *told, colours.QUIET, "m")
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


_BELOW_HEAD: Final = 12
_DUMMY_ROOM: Final = 430
"""How wide the plate of a dummy may be, which says who plays it."""
_FEW: Final = 3
"""How many open cards lie at the left of the trick of two players, and larger."""
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
    aside: Strip | None
    """Open cards that lie at the left of the trick."""


def others_of(turn: Turn, position: Position, labels: Sequence[SeatLabel], look: Look, say: Say) -> Others:
    """Place it; `places.band` is where the band begins."""
    score = headline.score_panel(position, say)
    down = 0 if score is None else max(headline.TOP + score.height + _BELOW_HEAD - HEAD, 0)
    strips = strips_of(turn, position, labels, say)
    aside = None
    if position.seats == 2 and len(strips) == 1 and len(strips[0].cards) <= _FEW:
        (aside,), strips = strips, ()
    rest = _idle(position, look, say)
    plates = _plates(position, labels, look, say)
    pills = tuple(pill(position.calls(seat, say), look) for seat in position.order[1:])
    places = places_of(
        [plate.height for plate in plates],
        strips_high(strips),
        down,
        called=[one is not None for one in pills],
        idle=rest is not None,
        aside=aside is not None or lies_at_left(position),
    )
    return Others(position, places, down, plates, pills, rest, strips, aside)


def put_others(image: Image.Image, others: Others, labels: Sequence[SeatLabel], look: Look, say: Say) -> None:
    """Draw it."""
    position, places, down, plates, pills, rest, strips, aside = others
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
    if aside is not None:
        _put_aside(image, beside(*aside, None, look), (HEAD + places.room[3]) / 2)


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
        lying(
            one,
            look,
            say,
            _DUMMY_ROOM if one.seat == position.dummy else LYING_ROOM,
            measure=ROOMY if len(others) == 1 else LYING,
        )
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
