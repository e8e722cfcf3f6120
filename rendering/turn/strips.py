"""Open cards that the viewer does not play from, as strips of tiles above the band: others' hands and layouts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card
from locales import Say
from rendering.canvas import colours
from rendering.canvas.fonts import Lettering, cut, lettered, write
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, SeatLabel
from rendering.cards.small_cards import put_tiles, tile_high, tiles_size
from rendering.cards.spread import as_held
from rendering.table.position import Position
from rendering.turn.turn import Turn

_ROOM: Final = 762
_TILES: Final = (54, 51, 43, 34)
_MANY: Final = 43
"""The width of tiles where several hands lie one below another."""
_CAPTION: Final = 38
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
        return _CAPTION + tile_high(wide) + _GAP
    return (tile_high(wide) + _GAP) * len(strips)


def put_strips(image: Image.Image, strips: Sequence[Strip], top: int, look: Look) -> None:
    """Draw them one below another: a single one with whose it is above it, several with that at the left."""
    wide = _wide(strips) if strips else 0
    for caption, cards in strips:
        size, high = tiles_size(cards, wide)
        if len(strips) == 1:
            text, letters = lettered(caption, Lettering.PLAIN, "–")
            middle = WIDTH / 2, top + 29
            write(image, middle, cut(text, letters, LEAST_LETTER, _ROOM), letters, LEAST_LETTER, colours.QUIET, "m")
            put_tiles(image, cards, ((WIDTH - size) / 2, top + _CAPTION), look, wide)
            return
        text, letters = lettered(caption, Lettering.PLAIN, "–")
        left = WIDTH / 2 + _ROOM / 2 - size
        room = round(left - (WIDTH - _ROOM) / 2 - 10)
        at = (WIDTH - _ROOM) / 2, top + high / 2 + 10
        write(image, at, cut(text, letters, LEAST_LETTER, room), letters, LEAST_LETTER, colours.QUIET)
        put_tiles(image, cards, (left, top), look, wide)
        top += high + _GAP


def _wide(strips: Sequence[Strip]) -> int:
    """The width of a tile."""
    most = max(len(strip.cards) for strip in strips)
    fitting = [wide for wide in _TILES if tiles_size((strips[0].cards[0],) * most, wide)[0] <= _ROOM]
    return fitting[0] if len(strips) == 1 else min(fitting[0], _MANY)
