"""Cards as small tiles: each for itself, hands that lie open, and the last trick for anyone who missed it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.core.cards import Card, Played, Suit
from locales import Say
from locales.cards import index_of
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, font, lettered, narrowed, width_of, write
from rendering.canvas.marks import rounded
from rendering.canvas.masks import stepped
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, Picture

_EDGE: Final = colours.mix(colours.PAPER, colours.INK, 0.33)
_CONDENSED: Final = 0.76
"""The width of a rank of two figures, in its own."""


class Measure(NamedTuple):
    """What a tile of some width looks like."""

    high: int
    rank: int
    """The size of its letter."""
    suit: int
    gap: int = 4
    """Between cards."""
    apart: int = 18
    """Between suits."""


MEASURES: Final = {
    64: Measure(90, 44, 36, 6),
    60: Measure(86, 42, 34, 5),
    54: Measure(77, 40, 30),
    51: Measure(74, 38, 28, 4, 14),
    43: Measure(62, 38, 24, 5, 5),
    34: Measure(58, 34, 21, 2, 2),
}
"""By width."""
SMALL: Final = 43
"""The width of tiles on plates and in the last trick."""


def tile_high(wide: int = SMALL) -> int:
    """The height of a tile of this width."""
    return MEASURES[wide].high


@lru_cache(maxsize=512, typed=True)
def tile(card: Card, index_set: str, four_colours: bool, wide: int) -> Image.Image:
    """A card as a tile, square-cornered."""
    measure = MEASURES[wide]
    image = Image.new("RGB", (wide, measure.high), _EDGE)
    image.paste(colours.PAPER, (1, 1), rounded(wide - 2, measure.high - 2, radius_of(wide) - 1))
    ink = colours.suit_colour(card.suit, four_colours)
    rank = _rank(index_of(card.rank, index_set), measure.rank, wide - 4)
    free = measure.high - measure.rank * 0.66 - measure.suit
    top = free * 0.42
    image.paste(ink, (round((wide - rank.width) / 2), round(top)), rank)
    at = (wide - measure.suit) / 2, measure.high - measure.suit - free * 0.27
    marks.put_suit(image, card.suit, at, measure.suit, ink)
    return image


def radius_of(wide: int) -> int:
    """The radius of a tile's corners."""
    return round(wide * 0.13)


@lru_cache(maxsize=64)
def _rank(text: str, size: int, room: int) -> Image.Image:
    """A rank as a mask, its top at the top of its figures; two figures are condensed."""
    letters = font(Lettering.BLACK, size)
    left, _, right, bottom = letters.getbbox(text)
    _, top, _, _ = letters.getbbox("0")
    mask = Image.new("L", (round(right - left), round(bottom - top)), 0)
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=letters)
    wide = min(round(mask.width * (_CONDENSED if len(text) > 1 else 1)), room)
    return stepped(mask.resize((wide, mask.height), Image.Resampling.LANCZOS))


def tiles_size(cards: Sequence[Card], wide: int = SMALL) -> tuple[int, int]:
    """The width and height of these cards side by side; 0 by 0 for none."""
    if not cards:
        return 0, 0
    return len(cards) * (wide + MEASURES[wide].gap) - MEASURES[wide].gap, MEASURES[wide].high


def put_tiles(
    image: Image.Image, cards: Sequence[Card], at: tuple[float, float], look: Look, wide: int = SMALL
) -> list[tuple[int, int]]:
    """Draw the cards side by side in the order given, the upper left corner at `at`; returns where each lies."""
    places = []
    for number, card in enumerate(cards):
        places.append((round(at[0]) + number * (wide + MEASURES[wide].gap), round(at[1])))
        put_tile(image, card, places[-1], look, wide)
    return places


def put_tile(image: Image.Image, card: Card, at: tuple[int, int], look: Look, wide: int = SMALL) -> None:
    """Draw one card as a tile, its upper left corner at `at`."""
    drawn = tile(card, look.index_set, look.four_colours, wide)
    image.paste(drawn, at, rounded(*drawn.size, radius_of(wide)))


_ORDER: Final = (Suit.S, Suit.H, Suit.C, Suit.D)
_TILES: Final = (54, 51)
"""The width of tiles: the narrower ones where that saves a line, as with thirteen across the table."""


def as_held(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards as people hold them: by suit, black and red in turn, from the ace down."""
    return tuple(sorted(cards, key=lambda card: (_ORDER.index(card.suit), -card.rank)))


class Spread(NamedTuple):
    """An open hand laid out, in pixels."""

    tile: int
    """The width of a tile."""
    cards: tuple[tuple[Card, int, int], ...]
    """Each card with the left and the upper edge of its tile."""
    wide: int
    high: int

    def put(self, image: Image.Image, at: tuple[float, float], look: Look) -> None:
        """Draw it with its upper left corner at `at`."""
        for card, x, y in self.cards:
            put_tile(image, card, (round(at[0]) + x, round(at[1]) + y), look, self.tile)


@lru_cache(maxsize=64, typed=True)
def spread(cards: tuple[Card, ...], room: int) -> Spread:
    """The cards as people hold them, on as few lines as `room` allows, all about as long; a suit may go on below."""
    tile = min(_TILES, key=lambda wide: (len(_lines(cards, wide, room)), -wide))
    lines = _lines(cards, tile, room)
    for narrower in range(room - 1, tile, -1):
        closer = _lines(cards, tile, narrower)
        if len(closer) > len(lines):
            break
        lines = closer
    measure = MEASURES[tile]
    wide, step = max(line[-1][1] + tile for line in lines), measure.high + measure.gap
    placed = tuple((card, x, step * row) for row, line in enumerate(lines) for card, x in line)
    return Spread(tile, placed, wide, step * len(lines) - measure.gap)


def _lines(cards: Sequence[Card], tile: int, room: int) -> list[list[tuple[Card, int]]]:
    """Cards with their left edges, line by line."""
    measure = MEASURES[tile]
    lines: list[list[tuple[Card, int]]] = [[]]
    for _, suit in groupby(as_held(cards), key=lambda card: card.suit):
        for number, card in enumerate(suit):
            x = lines[-1][-1][1] + tile + (measure.gap if number else measure.apart) if lines[-1] else 0
            if x + tile > room:
                lines.append([])
                x = 0
            lines[-1].append((card, x))
    return lines


_MARGIN: Final = felt.RIM + 12
_SIZE: Final = 34
_NAME: Final = 46
"""The height of a name's line."""
_GAP: Final = 14
_MARK: Final = 24
_NONE: Final = "–"


class OpenHand(NamedTuple):
    """The cards somebody has not played yet."""

    name: str
    cards: tuple[Card, ...]
    due: bool = False
    """Whether it is their turn."""


def draw_hands(hands: Sequence[OpenHand], look: Look) -> Picture:
    """Draw each name over a row of cards; an arrow before the name shows whose turn it is."""
    room = WIDTH - 2 * _MARGIN
    laid = [spread(hand.cards, room) if hand.cards else None for hand in hands]
    rows = [_NAME + (LEAST_LETTER if one is None else one.high) for one in laid]
    image = felt.table(WIDTH, sum(rows) + _GAP * (len(rows) - 1) + 2 * _MARGIN)
    top = _MARGIN
    for hand, one, high in zip(hands, laid, rows, strict=True):
        x, base = _MARGIN, top + 32
        ink = colours.GOLD if hand.due else colours.TEXT
        if hand.due:
            marks.put_shape(image, marks.ARROW, (x, base - _MARK), _MARK, ink)
            x += _MARK + 10
        name, letters = lettered(hand.name, Lettering.BOLD, _NONE)
        write(image, (x, base), *narrowed(name, letters, (_SIZE,), WIDTH - _MARGIN - x), ink)
        if one is None:
            write(image, (_MARGIN, top + _NAME + 22), _NONE, Lettering.BOLD, _SIZE, colours.QUIET)
        else:
            one.put(image, (_MARGIN, top + _NAME), look)
        top += high + _GAP
    return Picture(encode(image, look.felt), "hands.png")


_TILE: Final = {5: 34, 6: 34, 7: 34, 8: 34}
_WIDEST: Final = 43
"""The width of a tile: with many, they are narrower."""
_FRAME: Final = 4
_PAD: Final = 8
_HEAD: Final = 40
HIGH: Final = 118


class LastTrick(NamedTuple):
    """A trick that was taken and may still be looked at."""

    taker: int
    cards: tuple[Played, ...]
    """In the order they were played."""


@lru_cache(maxsize=64)
def last_trick(last: LastTrick, look: Look, say: Say) -> Image.Image:
    """The cards side by side in the order they were played, on felt; the winner's is framed."""
    tile = _TILE.get(len(last.cards), _WIDEST)
    measure = MEASURES[tile]
    step = tile + measure.gap
    row = step * len(last.cards) - measure.gap
    words = say("picture-last-trick")
    inner = max(row, width_of(words, Lettering.PLAIN, LEAST_LETTER))
    image = felt.panel(inner + 2 * _PAD, HIGH)
    words = cut(words, Lettering.PLAIN, LEAST_LETTER, inner)
    write(image, (image.width / 2, 32), words, Lettering.PLAIN, LEAST_LETTER, colours.QUIET, "m")
    left, top = (image.width - row) // 2, _HEAD + (HIGH - _HEAD - _FRAME - measure.high) // 2
    winner = next(place for place, played in enumerate(last.cards) if played.seat == last.taker)
    frame = rounded(tile + 2 * _FRAME, measure.high + 2 * _FRAME, radius_of(tile) + _FRAME)
    cards = [played.card for played in last.cards]
    put_tiles(image, cards, (left, top), look, tile)
    image.paste(colours.GOLD, (left + winner * step - _FRAME, top - _FRAME), frame)
    put_tiles(image, cards[winner : winner + 1], (left + winner * step, top), look, tile)
    return image
