"""The picture of a hand, and of open cards that its viewer plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import Card
from engine.core.layouts import Pile
from rendering.canvas.encode import encode
from rendering.canvas.felt import RIM, table
from rendering.canvas.values import Look, Picture
from rendering.cards.figures import HIGH, WIDE
from rendering.cards.piles import Array, put_piles
from rendering.cards.sprites import PLAIN, Finish, sprite

WIDTH: Final = 1000
_MARGIN: Final = RIM + 26
_RAISE: Final = 34
_GAP: Final = 22
_ROW: Final = 8
"""Cards in a row; more make two rows, so that every index stays legible on a phone."""
_CARD_WIDTHS: Final = ((4, 196), (5, 172), (6, 158), (16, 150))
"""The card width for up to this many cards."""
_PILES: Final = 4
"""Piles of a layout in a row."""
_PILE: Final = 160
_UNDER_LAYOUT: Final = 128
"""The width of the cards in a hand shown below a layout."""
_APART: Final = 26


def draw_hand(cards: Sequence[Card], playable: frozenset[Card] | None, look: Look) -> Picture:
    """The cards in the order given; `playable` ones stand out, the others are lower and dimmed.

    If `playable` is None it is not this person's turn, and all cards look alike.
    """
    rows = _rows(tuple(cards))
    width = next(wide for most, wide in _CARD_WIDTHS if max(len(cards), 1) <= most)
    step = _step(max(map(len, rows)), width)
    high = round(width * HIGH / WIDE)
    step_down = high + _RAISE + 14
    image = table(WIDTH, 2 * _MARGIN + _RAISE + high + step_down * (len(rows) - 1))
    for number, row in enumerate(rows):
        _put_row(image, row, (width, step), _MARGIN + _RAISE + number * step_down, playable, look)
    return Picture(encode(image, look.felt), "hand.png")


def draw_layout(
    piles: Sequence[Pile], playable: frozenset[Card] | None, look: Look, hand: Sequence[Card] | None = None
) -> Picture:
    """A layout as its player sees it; `playable` cards are raised, the others dimmed; if None, all look alike.

    `hand`: if the layout is the dummy's, its partner's own cards, shown below and dimmed while they may not be played.
    """
    array = Array(len(piles), _PILES, _PILE, 18, lift=_RAISE).at(WIDTH / 2, _MARGIN)
    rows = _rows(tuple(hand)) if hand else []
    high = round(_UNDER_LAYOUT * HIGH / WIDE)
    below = round(_MARGIN + array.high) + _APART
    image = table(WIDTH, round(_MARGIN + array.high) + (_APART + high) * len(rows) + _MARGIN)
    put_piles(image, piles, array, look, playable)
    across = _UNDER_LAYOUT, _step(max(map(len, rows), default=0), _UNDER_LAYOUT)
    for number, row in enumerate(rows):
        dimmed = None if playable is None else frozenset[Card]()
        _put_row(image, row, across, below + number * (high + _APART), dimmed, look, 0)
    return Picture(encode(image, look.felt), "layout.png")


def _put_row(
    image: Image.Image,
    row: Sequence[Card],
    across: tuple[int, float],
    top: int,
    playable: frozenset[Card] | None,
    look: Look,
    lift: int = _RAISE,
) -> None:
    """Draw cards side by side, with their tops at `top` unless they are raised; `across`: their width and step."""
    width, step = across
    left = WIDTH / 2 - step * (len(row) - 1) / 2
    for place, card in enumerate(row):
        stands = playable is None or card in playable
        raised = lift if playable is not None and stands else lift // 2 if playable is None else 0
        finish = PLAIN if stands else Finish(dimmed=True)
        middle = left + step * place, top + round(width * HIGH / WIDE) / 2 - raised
        sprite(card, look, width, finish).put(image, middle)


def _rows(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """One row, or two as equal as possible, split between two suits if that keeps both short enough."""
    if len(cards) <= _ROW:
        return [cards]
    half = (len(cards) + 1) // 2
    near = sorted(range(max(len(cards) - _ROW, 1), min(_ROW, len(cards) - 1) + 1), key=lambda at: abs(at - half))
    upper = next((at for at in near if cards[at - 1].suit is not cards[at].suit), half)
    return [cards[:upper], cards[upper:]]


def _step(count: int, width: int) -> float:
    """The distance from one card of the longest row to the next; many cards overlap."""
    return min(width + _GAP, (WIDTH - 2 * _MARGIN - width) / max(count - 1, 1))
