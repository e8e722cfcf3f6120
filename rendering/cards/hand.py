"""A hand as it is held at the lower edge of a picture: one row of large cards or two, the frame over the lower one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Pile
from rendering.canvas import felt
from rendering.canvas.encode import encode
from rendering.canvas.felt import RIM
from rendering.canvas.kept import kept
from rendering.canvas.values import WIDTH, Look, Picture
from rendering.cards.faces import HIGH, WIDE
from rendering.cards.sprites import PLAIN, Finish, sprite

LOWERED: Final = 34
"""How much lower a card that may not be played lies than the others of its row."""
SHOWN: Final = 85
"""The least width of a card that shows, in pixels: index and suit are whole."""
_ROOM: Final = 762
_ROW: Final = 7
"""Cards in one row; more make two rows."""
_PILES: Final = 4
"""Piles in a row of a layout."""
_GAP: Final = 10
"""Between cards that need not overlap."""
_OVERLAP: Final = 6
"""By how much cards overlap that would leave gaps in a second row."""
_LEAST_APART: Final = 172
"""The least width of cards that lie side by side: narrower ones would rather overlap."""
_PEEK: Final = 0.08
"""How far a face-down card shows above and to the left of the one on it, in card widths."""


class _Size(NamedTuple):
    """Measures for hands of up to `cards` cards, in pixels."""

    cards: int
    width: int
    over: int
    """From the upper edge to the first row."""
    apart: int
    """From row to row."""
    below: int
    """How much of the lower row the frame leaves."""


_SIZES: Final = (_Size(10, 188, 12, 168, 175), _Size(14, 172, 20, 158, 179), _Size(10_000, 160, 20, 158, 179))
_ALONE: Final = _Size(_ROW, 188, 18, 0, 207)
"""Measures for a single row."""


class Lying(NamedTuple):
    """A card of a hand, and where it lies: its upper left corner and its width, in pixels."""

    pile: Pile
    left: float
    top: float
    width: int
    stands: bool
    """It is not dimmed."""


def hand_height(cards: int) -> int:
    """How much room a hand of so many cards takes above the frame, in pixels."""
    size = _size(cards)
    return size.over + (size.apart if cards > _ROW else 0) + size.below


def layout_height(piles: int) -> int:
    """The same for a layout of so many piles."""
    size = _SIZES[0]
    return size.over + size.apart * (-(-piles // _PILES) - 1) + size.below


def lay_hand(cards: Sequence[Card], playable: frozenset[Card] | None, top: float) -> list[Lying]:
    """Where the cards lie, in the order in which they are drawn, in room that begins at `top`.

    `playable` ones stand out: the others are dimmed, and lower where a playable one is in their row. If it is None, all
    look alike.
    """
    size, half = _size(len(cards)), (len(cards) + 1) // 2
    rows = [cards] if len(cards) <= _ROW else [cards[:half], cards[half:]]
    lying = []
    for number, row in enumerate(rows):
        width, step = _across(len(row), size.width, last=number > 0)
        left = (WIDTH - width - step * (len(row) - 1)) / 2
        places = [left + step * place for place in range(len(row))]
        lying += _in_row(
            [Pile(card, False) for card in row], places, width, playable, top + size.over + number * size.apart
        )
    return lying


def lay_layout(piles: Sequence[Pile], playable: frozenset[Card] | None, top: float) -> list[Lying]:
    """The same for a layout: every pile keeps its place, also when it is gone."""
    size = _SIZES[0]
    peek = round(size.width * _PEEK)
    width = (_ROOM - _GAP * (_PILES - 1)) // _PILES - peek
    step = width + peek + _GAP
    lying = []
    for number, first in enumerate(range(0, len(piles), _PILES)):
        row = piles[first : first + _PILES]
        left = (WIDTH - step * len(row) + _GAP) / 2 + peek
        places = [left + step * place for place in range(len(row))]
        lying += _in_row(row, places, width, playable, top + size.over + peek / 2 + number * size.apart)
    return lying


def put_cards(image: Image.Image, lying: Sequence[Lying], look: Look) -> None:
    """Draw cards where they lie; what hangs over the picture's edge is cut off."""
    for pile, left, top, width, stands in lying:
        middle = left + width / 2, top + width * HIGH / WIDE / 2
        if pile.covers:
            aside = 0 if pile.up is None else width * _PEEK
            sprite(None, look, width).put(image, (middle[0] - aside, middle[1] - aside))
        if pile.up is not None:
            sprite(pile.up, look, width, PLAIN if stands else Finish(dimmed=True)).put(image, middle)


@kept
def draw_hand(cards: Sequence[Card], playable: frozenset[Card] | None, look: Look) -> Picture:
    """The cards in the order given, alone; `playable` ones stand out, unless it is None."""
    return _alone(hand_height(len(cards)), lay_hand(cards, playable, RIM), look, "hand.png")


@kept
def draw_layout(piles: Sequence[Pile], playable: frozenset[Card] | None, look: Look) -> Picture:
    """A layout as its owner sees it, alone; `playable` cards stand out, unless it is None."""
    return _alone(layout_height(len(piles)), lay_layout(piles, playable, RIM), look, "layout.png")


def put_in_frame(image: Image.Image, lying: Sequence[Lying], look: Look) -> None:
    """Draw cards of which the frame hides the lowest part."""
    frame = felt.frame_of(image)
    put_cards(image, lying, look)
    for part, mask, at in frame:
        image.paste(part, at, mask)


def _alone(height: int, lying: Sequence[Lying], look: Look, filename: str) -> Picture:
    image = felt.table(WIDTH, RIM + height + RIM)
    put_in_frame(image, lying, look)
    return Picture(encode(image, look.felt), filename)


def _size(cards: int) -> _Size:
    return _ALONE if cards <= _ROW else next(size for size in _SIZES if cards <= size.cards)


def _across(count: int, width: int, *, last: bool) -> tuple[int, float]:
    """The width of the cards of a row and the distance from one to the next.

    A few lie side by side; in a second row (`last`) they grow instead, until they overlap a little.
    """
    if count <= 1:
        return width, 0
    apart = min((_ROOM - _GAP * (count - 1)) // count, width)
    if not last and apart >= _LEAST_APART:
        return apart, apart + _GAP
    step = (_ROOM - width) / (count - 1)
    if step <= width - _OVERLAP:
        return width, step
    width = (_ROOM + _OVERLAP * (count - 1)) // count
    return width, width - _OVERLAP


def _in_row(
    row: Sequence[Pile], places: Sequence[float], width: int, playable: frozenset[Card] | None, top: float
) -> list[Lying]:
    """One row; where none of its cards may be played, none is lower."""
    stand = [playable is None or pile.up in playable for pile in row]
    lower = LOWERED if any(stand) else 0
    return [
        Lying(pile, left, top if stands else top + lower, width, stands)
        for pile, left, stands in zip(row, places, stand, strict=True)
    ]
