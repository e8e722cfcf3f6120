"""Card faces, court figures and backs, drawn large; `rendering.cards.sprites` scales them down."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.core.cards import Card, Rank, Suit
from locales.cards import index_of
from rendering.canvas import colours
from rendering.canvas.colours import RGB
from rendering.canvas.fonts import Lettering, font
from rendering.canvas.outlines import SHAPES, draw_suit, shape_mask
from rendering.canvas.values import Look
from rendering.cards.courts import Shape, drawing, figure

WIDE: Final = 100
HIGH: Final = 145
_COURT_PIP: Final = 13.6
_PIP_AT: Final = (21.6, 5.6)
FINE: Final = 240
"""From this width in pixels up, a card is drawn with its finest lines and shades. No card on a table is so wide: two
court cards with them make a picture of more than fifty kilobytes."""


def card_high(width: int) -> int:
    """The height of a card of this width, in pixels."""
    return round(width * HIGH / WIDE)


_NAMED: Final[dict[str, RGB]] = {
    "red": colours.RED,
    "blue": colours.COURT_BLUE,
    "gold": colours.COURT_GOLD,
    "paper": colours.PAPER,
    "ink": colours.INK,
    "strand": colours.INK,
}


def court(card: Card, four_colours: bool, width: int, times: int) -> Image.Image:
    """The figure with its pips on paper, as on a card `width` pixels wide, but `times` as large."""
    scale = width * times / WIDE
    size = width * times, card_high(width) * times
    half = Image.new("RGB", size, colours.PAPER)
    draw = ImageDraw.Draw(half)
    ink = colours.suit_colour(card.suit, four_colours)
    fills = _NAMED | {"emblem": ink}
    drawn, fine = figure(card), width >= FINE
    paint(draw, drawn.shapes, fills, scale, fine)
    draw_suit(draw, card.suit, (_PIP_AT[0] * scale, _PIP_AT[1] * scale), _COURT_PIP * scale, ink)
    whole = half.rotate(180)
    whole.paste(half, (0, 0), _above_bar(size, drawn.tilt))
    paint(ImageDraw.Draw(whole), drawn.bar, fills, scale, fine)
    return whole


def paint(draw: ImageDraw.ImageDraw, shapes: Iterable[Shape], fills: dict[str, RGB], scale: float, fine: bool) -> None:
    """Paint the shapes in order, `scale` pixels to a unit, with or without the finest details."""
    for shape in shapes:
        if shape.fine and not fine:
            continue
        at = [(x * scale, y * scale) for x, y in shape.points]
        if shape.fill:
            draw.polygon(at, fill=fills[shape.fill])
        if shape.line:
            width = max(round(shape.line * scale), 1)
            draw.line([*at, at[0]] if shape.closed else at, fill=colours.INK, width=width)
            half = width / 2
            for x, y in shape.corners:
                x, y = x * scale, y * scale
                draw.ellipse((x - half, y - half, x + half, y + half), fill=colours.INK)


def _above_bar(size: tuple[int, int], tilt: float) -> Image.Image:
    """Mask the upper half: everything above a line through the middle that rises to the right."""
    mask = Image.new("L", size, 0)
    wide, middle = size[0], size[1] / 2
    rise = math.tan(math.radians(tilt)) * wide / 2
    ImageDraw.Draw(mask).polygon([(0, 0), (wide, 0), (wide, middle - rise), (0, middle + rise)], fill=255)
    return mask


_TIMES: Final = 4
"""How much larger than its final size a card is drawn, so that its edges come out clean."""

_BACK: Final = {
    "paper": colours.PAPER,
    "ground": colours.BACK,
    "pale": colours.mix(colours.BACK, colours.PAPER, 0.5),
}

_L, _M, _R = 31.5, 50.0, 68.5
_PIP: Final = 18.5
_TOP, _BOTTOM = 20.5, 124.5
_COLUMNS: Final[dict[Rank, tuple[tuple[float, float], ...]]] = {
    Rank.TWO: ((_M, 0), (_M, 1)),
    Rank.THREE: ((_M, 0), (_M, 0.5), (_M, 1)),
}


def _pips(rank: Rank) -> tuple[tuple[float, float], ...]:
    """Where the pips of a rank from two to ten stand: x in hundredths, y from 0 (top) to 1."""
    if rank in _COLUMNS:
        return _COLUMNS[rank]
    rows = {4: (0.0, 1.0), 6: (0.0, 0.5, 1.0), 8: (0.0, 1 / 3, 2 / 3, 1.0)}
    middle: dict[Rank, tuple[float, ...]] = {
        Rank.FIVE: (0.5,),
        Rank.SEVEN: (0.25,),
        Rank.EIGHT: (0.25, 0.75),
        Rank.NINE: (0.5,),
        Rank.TEN: (1 / 6, 5 / 6),
    }
    centre = middle.get(rank, ())
    sides = rows[rank + 2 - len(centre)]
    return (*((x, y) for y in sides for x in (_L, _R)), *((_M, y) for y in centre))


def face(card: Card, look: Look, width: int) -> Image.Image:
    """The face of a card, `width` pixels wide, square-cornered."""
    return (_court if card.rank in (Rank.KING, Rank.QUEEN, Rank.JACK) else _spots)(card, look, width)


@lru_cache(maxsize=192)
def _court(card: Card, look: Look, width: int) -> Image.Image:
    # Kept for long: one takes ten times as long as any other card.
    image = court(card, look.four_colours, width, _TIMES)
    _index(image, card, look, colours.suit_colour(card.suit, look.four_colours))
    return image.reduce(_TIMES)


@lru_cache(maxsize=64)
def _spots(card: Card, look: Look, width: int) -> Image.Image:
    """An ace, or the suit as often as the card counts."""
    ink, image = colours.suit_colour(card.suit, look.four_colours), _blank(width)
    draw, scale = ImageDraw.Draw(image), image.width / WIDE
    if card.rank is Rank.ACE:
        _ace(draw, card.suit, scale, ink)
    else:
        for x, y in _pips(card.rank):
            top = _TOP + y * (_BOTTOM - _TOP) - _PIP / 2
            draw_suit(draw, card.suit, ((x - _PIP / 2) * scale, top * scale), _PIP * scale, ink, flip=y > 0.5)
    _index(image, card, look, ink)
    return image.reduce(_TIMES)


def _ace(draw: ImageDraw.ImageDraw, suit: Suit, scale: float, ink: colours.RGB) -> None:
    """One large suit in the middle; by custom the spade is the largest and is engraved."""
    size = 60.0 if suit is Suit.S else 46.0
    left, top = (WIDE - size) / 2, (HIGH - size) / 2
    draw_suit(draw, suit, (left * scale, top * scale), size * scale, ink)
    if suit is Suit.S:
        paint(draw, drawing("ace", (left, top), size / 100), _BACK, scale, fine=True)


def _blank(width: int) -> Image.Image:
    """Paper for a card `width` pixels wide, larger by `_TIMES`."""
    return Image.new("RGB", (width * _TIMES, card_high(width) * _TIMES), colours.PAPER)


def _index(image: Image.Image, card: Card, look: Look, ink: colours.RGB) -> None:
    """The index in the corner, and again upside down in the opposite one."""
    scale = image.width / WIDE
    wide, high = round(16.5 * scale), round(46 * scale)
    corner = Image.new("L", (wide, high), 0)
    rank = _squeezed(index_of(card.rank, look.index_set), round(16.3 * scale), round(22.5 * scale))
    corner.paste(rank, ((wide - rank.width) // 2, round(5 * scale)))
    suit = shape_mask(SHAPES[card.suit], round(14.5 * scale))
    corner.paste(suit, ((wide - suit.width) // 2, round(30.5 * scale)))
    at = round(2.2 * scale)
    image.paste(ink, (at, 0), corner)
    image.paste(ink, (image.width - at - wide, image.height - high), corner.rotate(180))


@lru_cache(maxsize=32)
def _squeezed(text: str, room: int, height: int) -> Image.Image:
    """The text in heavy letters `height` high, condensed, and more so if it would not fit in `room`.

    A tail below the line, like that of Q, is squeezed in as well, because the suit stands close beneath.
    """
    letters = font(Lettering.BLACK, height * 2)
    left, top, right, bottom = letters.getbbox(text)
    mask = Image.new("L", (round(right - left), round(bottom - top)), 0)
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=letters)
    digit = letters.getbbox("0")
    factor = height / (digit[3] - digit[1])
    size = min(round(mask.width * factor * 0.7), room), min(round(mask.height * factor), round(height * 1.07))
    return mask.resize(size, Image.Resampling.LANCZOS)


@lru_cache(maxsize=64)
def small_face(card: Card, look: Look, width: int) -> Image.Image:
    """A face for small cards: nothing but a large index and a large suit."""
    ink = colours.suit_colour(card.suit, look.four_colours)
    image = _blank(width)
    scale = image.width / WIDE
    rank = _squeezed(index_of(card.rank, look.index_set), round(74 * scale), round(56 * scale))
    image.paste(ink, ((image.width - rank.width) // 2, round(12 * scale)), rank)
    draw_suit(ImageDraw.Draw(image), card.suit, (20 * scale, 76 * scale), 60 * scale, ink)
    return image.reduce(_TIMES)


@lru_cache(maxsize=16)
def back(width: int, small: bool) -> Image.Image:
    """The back of every card, `width` pixels wide; on small cards little more than its rosette."""
    image = _blank(width)
    drawn = drawing("small-back" if small else "back")
    paint(ImageDraw.Draw(image), drawn, _BACK, image.width / WIDE, fine=True)
    return image.reduce(_TIMES)
