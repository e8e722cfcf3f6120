"""What each person drew or was dealt, a plate for each: two side by side, or one below the other for many cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.fonts import Lettering, cut, lettered, write
from rendering.canvas.lines import Lines, name_lines
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look
from rendering.cards.sprites import Finish, sprite
from rendering.table.centre import card_high

EDGE: Final = felt.RIM + 8
GAP: Final = 8
"""Between two plates."""
PAD: Final = 14
CHIP: Final = 40
NAMES: Final = (36, 33, LEAST_LETTER)
"""Sizes of names, the first in which one fits."""
HALF: Final = (WIDTH - 2 * EDGE - GAP) // 2
"""The width of a plate with another beside it."""
_BESIDE: Final = 5
"""The most cards of somebody for two plates beside each other."""
_CARD, _NARROW_CARD = 106, 82
_BETWEEN: Final = 10
_MARK: Final = 26
_NAMED: Final = 40
"""Where a name begins after its mark."""
_LEADING: Final = 34
_MOST_LINES: Final = 4
"""Lines of a name."""
_DEALS: Final = 46
"""The height of the line that says who deals."""
_COLUMN: Final = 226
"""Where cards begin beside a name."""


class Cell(NamedTuple):
    """Somebody's plate."""

    name: str
    seat: int
    side: int
    cards: Sequence[Card]
    glowing: frozenset[int] = frozenset()
    """Places of cards that decided."""
    deals: str = ""
    """That they deal, in words; empty if they do not."""


class _Plate(NamedTuple):
    """A cell and where it lies, from the top of all."""

    cell: Cell
    left: int
    top: int
    wide: int
    high: int


def cells_high(cells: Sequence[Cell], say: Say) -> int:
    """The height of all plates, in pixels."""
    return max(plate.top + plate.high for plate in _plates(cells, say))


def put_cells(image: Image.Image, cells: Sequence[Cell], top: int, look: Look, say: Say) -> None:
    """Draw the plates from `top` down."""
    for cell, left, down, wide, high in _plates(cells, say):
        y = top + down
        edge = colours.GOLD if cell.deals else None
        felt.put_panel(image, (left, y, left + wide, y + high), colours.PLATE, edge, 5)
        if _is_row(cells):
            told = _told_high(cell, say, _COLUMN - PAD)
            _put_told(image, cell, (left + PAD, y + (high - told) // 2), _COLUMN - PAD, say)
            box = left + _COLUMN, y + high // 2, wide - _COLUMN - PAD
            _put_cards(image, cell, box, _NARROW_CARD, look)
        else:
            _put_told(image, cell, (left + PAD, y), wide - 2 * PAD, say)
            middle = y + high - PAD - card_high(_CARD) // 2
            _put_cards(image, cell, (left + PAD, middle, wide - 2 * PAD), _CARD, look)


def put_name(image: Image.Image, cell: Cell, at: tuple[float, float], room: int, say: Say, most: int = 2) -> None:
    """Write a name after the mark of its side, the middle of its height at `at`."""
    words, letters = lettered(cell.name, Lettering.BOLD, say("picture-seat", seat=cell.seat))
    lines = name_lines(words, letters, NAMES, room - _NAMED, most)
    x, middle = at
    marks.put_side(image, cell.side, (x, middle - _MARK / 2), _MARK)
    base = middle + lines.size * 0.34 - lines.size * 0.55 * (len(lines.texts) - 1)
    for row, line in enumerate(lines.texts):
        write(image, (x + _NAMED, base + row * lines.size * 1.1), line, lines.letters, lines.size, colours.TEXT)


def put_deals(image: Image.Image, words: str, at: tuple[float, float], room: int, say: Say) -> None:
    """Write who deals after the chip, the middle of its height at `at`."""
    marks.put_chip(image, say("picture-dealer-letter"), (at[0], at[1] - CHIP / 2), CHIP)
    text = cut(words, Lettering.BOLD, LEAST_LETTER, room - CHIP - 10)
    write(image, (at[0] + CHIP + 10, at[1] + 11), text, Lettering.BOLD, LEAST_LETTER, colours.GOLD)


def _is_row(cells: Sequence[Cell]) -> bool:
    return max(len(cell.cards) for cell in cells) > _BESIDE


def _plates(cells: Sequence[Cell], say: Say) -> Iterator[_Plate]:
    top = 0
    if _is_row(cells):
        for cell in cells:
            high = max(card_high(_NARROW_CARD) + 2 * 8, _told_high(cell, say, _COLUMN - PAD))
            yield _Plate(cell, EDGE, top, WIDTH - 2 * EDGE, high)
            top += high + GAP
        return
    for first in range(0, len(cells), 2):
        pair = cells[first : first + 2]
        cards = card_high(_CARD) + PAD if any(cell.cards for cell in pair) else 8
        high = max(_told_high(cell, say, HALF - 2 * PAD) for cell in pair) + cards
        for place, cell in enumerate(pair):
            yield _Plate(cell, EDGE + place * (HALF + GAP), top, HALF, high)
        top += high + GAP


def _lines(cell: Cell, say: Say, room: int) -> Lines:
    words, letters = lettered(cell.name, Lettering.BOLD, say("picture-seat", seat=cell.seat))
    return name_lines(words, letters, NAMES, room - _NAMED, _MOST_LINES)


def _told_high(cell: Cell, say: Say, room: int) -> int:
    """The height of a name, and of whose turn to deal it is below it."""
    return 24 + _LEADING * len(_lines(cell, say, room).texts) + (_DEALS if cell.deals else 0)


def _put_told(image: Image.Image, cell: Cell, at: tuple[int, int], room: int, say: Say) -> None:
    x, y = at
    high = _told_high(cell, say, room) - (_DEALS if cell.deals else 0)
    put_name(image, cell, (x, y + high / 2), room, say, _MOST_LINES)
    if cell.deals:
        put_deals(image, cell.deals, (x - 4, y + high + _DEALS / 2 - 6), room, say)


def _put_cards(image: Image.Image, cell: Cell, box: tuple[int, int, int], card: int, look: Look) -> None:
    """Draw cards in a row from the left; if too many to lie side by side they overlap, each index in sight."""
    left, middle, room = box
    step = min(card + _BETWEEN, (room - card) / max(len(cell.cards) - 1, 1))
    for number, one in enumerate(cell.cards):
        x = left + card / 2 + number * step
        sprite(one, look, card, Finish(glowing=number in cell.glowing, large=True)).put(image, (x, middle))
