"""The picture of a draw for partners or for a dealer, by cards or by jacks as in Malmedy, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Rank
from engine.core.chance.seating import DealerDraw, Draw, DrawnBy
from locales import Say
from locales.cards import card_text
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.lines import Lines, name_lines
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, Picture
from rendering.canvas.wording import cards_words, fitting, short, together
from rendering.cards.faces import card_high
from rendering.cards.sprites import Finish, sprite

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


def put_cells(image: Image.Image, cells: Sequence[Cell], look: Look, say: Say) -> None:
    """Draw the plates at the top of a picture."""
    for cell, left, down, wide, high in _plates(cells, say):
        y = EDGE + down
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
    lines = _lines(cell, say, room, most)
    x, middle = at
    marks.put_side(image, cell.side, (x, middle - _MARK / 2), _MARK)
    base = middle + lines.size * 0.34 - lines.size * 0.55 * (len(lines.texts) - 1)
    lines.put(image, (x + _NAMED, base), lines.size * 1.1, colours.TEXT, "l")


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


def _lines(cell: Cell, say: Say, room: int, most: int = _MOST_LINES) -> Lines:
    words, letters = lettered(cell.name, Lettering.BOLD, say("picture-seat", seat=cell.seat))
    return name_lines(words, letters, NAMES, room - _NAMED, most)


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


_PLAN: Final = 262
"""The height of the plan of the table."""
_TABLE: Final = 84
"""Side of the table in the plan."""
_MARK_ROOM: Final = 38
"""Room for the mark before a name."""


def compose_jacks(draw: Draw, names: Sequence[str], look: Look, say: Say) -> Image.Image:
    """The cards each person was dealt up to the second jack, and the resulting seats.

    `names`: the people's, by their number in `draw`.
    """
    cells = []
    for person, cards in enumerate(draw.draws):
        seat = draw.seats.index(person) + 1
        jacks = frozenset(place for place, card in enumerate(cards) if card.rank is Rank.JACK)
        cells.append(Cell(names[person], seat, (seat - 1) % 2, cards, jacks))
    below = EDGE + cells_high(cells, say) + GAP
    image = felt.table(WIDTH, below + _PLAN + EDGE)
    put_cells(image, cells, look, say)
    _draw_plan(image, draw, names, below, say)
    return image


def _draw_plan(image: Image.Image, draw: Draw, names: Sequence[str], top: int, say: Say) -> None:
    """Draw the table from above: the first dealer nearest, the partner opposite, the others between, clockwise."""
    felt.put_panel(image, (EDGE, top, WIDTH - EDGE, top + _PLAN), colours.PLATE)
    x, y, half = WIDTH // 2, top + 108, _TABLE // 2
    felt.put_panel(image, (x - half, y - half, x + half, y + half), colours.FELT, colours.WOOD_LIGHT, 7)
    aside = WIDTH / 2 - EDGE - half
    places = ((x, y + half + 36), (x - half - aside / 2, y), (x, y - half - 34), (x + half + aside / 2, y))
    for seat, (person, (across, down)) in enumerate(zip(draw.seats, places, strict=True), 1):
        beside = seat in (2, 4)
        room = round(aside) - _MARK_ROOM - 24 if beside else WIDTH - 2 * EDGE - _MARK_ROOM - 24
        words, letters = lettered(names[person], Lettering.BOLD, say("picture-seat", seat=seat))
        lines = name_lines(words, letters, NAMES, room, 3 if beside else 1)
        left = across - (lines.width + _MARK_ROOM) / 2
        marks.put_side(image, (seat - 1) % 2, (left, down - 13), 26)
        base = down + 12 - (len(lines.texts) - 1) * lines.size * 0.55
        lines.put(image, (left + _MARK_ROOM, base), lines.size * 1.1, colours.TEXT, "l")
    text = cut(say("picture-deals-first"), Lettering.BOLD, LEAST_LETTER, 420)
    wide = width_of(text, Lettering.BOLD, LEAST_LETTER)
    base = y + half + 86
    marks.put_chip(image, say("picture-dealer-letter"), (x - wide / 2 - CHIP / 2 - 6, base - 31), CHIP)
    write(image, (x - wide / 2 + CHIP / 2 + 6, base), text, Lettering.BOLD, LEAST_LETTER, colours.GOLD)


_LINE: Final = 74
_SIDES: Final = 2


def draw_draw(draw: Draw | DealerDraw, names: Sequence[str], look: Look, say: Say) -> Picture:
    """The cards each person drew, in the order they sat down, and the resulting partners and first dealer.

    `names`: the people's, by their number in `draw`; in a draw for the dealer, one per seat.
    """
    return Picture(encode(compose_draw(draw, names, look, say), look.felt), "draw.png")


def compose_draw(draw: Draw | DealerDraw, names: Sequence[str], look: Look, say: Say) -> Image.Image:
    """The picture of `draw_draw` before it is encoded, in full colour."""
    if isinstance(draw, DealerDraw):
        return _compose_dealer(draw, names, look, say)
    return (compose_jacks if draw.by is DrawnBy.JACKS else _compose_high_cards)(draw, names, look, say)


def _compose_high_cards(draw: Draw, names: Sequence[str], look: Look, say: Say) -> Image.Image:
    """Everybody's cards, and below the partners of each side beside each other."""
    cells = []
    for person, cards in enumerate(draw.draws):
        seat = draw.seats.index(person) + 1
        cells.append(Cell(names[person], seat, (seat - 1) % _SIDES, cards))
    below = EDGE + cells_high(cells, say) + GAP
    high = _LINE * (len(draw.seats) // _SIDES) + 50 + 2 * PAD
    image = felt.table(WIDTH, below + high + EDGE)
    put_cells(image, cells, look, say)
    for side in range(_SIDES):
        _put_side(image, draw, cells, side, (EDGE + side * (HALF + GAP), below, high), say)
    return image


def _compose_dealer(draw: DealerDraw, names: Sequence[str], look: Look, say: Say) -> Image.Image:
    """Everybody's cards; the lowest that counts glows, and whoever drew it deals."""
    cells = []
    for seat, cards in enumerate(draw.draws, 1):
        lowest = frozenset((len(cards) - 1,) if seat == draw.dealer else ())
        deals = say("picture-deals") if seat == draw.dealer else ""
        cells.append(Cell(names[seat - 1], seat, seat - 1, cards, lowest, deals))
    image = felt.table(WIDTH, 2 * EDGE + cells_high(cells, say))
    put_cells(image, cells, look, say)
    return image


def _put_side(
    image: Image.Image, draw: Draw, cells: Sequence[Cell], side: int, box: tuple[int, int, int], say: Say
) -> None:
    """Draw a panel with the partners of one side; the first dealer has the chip."""
    left, top, high = box
    felt.put_panel(image, (left, top, left + HALF, top + high), colours.PLATE, colours.SIDE_COLOURS[side], 4)
    seats = range(side + 1, len(draw.seats) + 1, _SIDES)
    y = top + (high - _LINE * len(seats) - (50 if 1 in seats else 0)) / 2
    for seat in seats:
        put_name(image, cells[draw.seats[seat - 1]], (left + PAD, y + _LINE / 2), HALF - 2 * PAD, say)
        y += _LINE
        if seat == 1:
            put_deals(image, say("picture-deals-first"), (left + PAD + 34, y + 20), HALF - 2 * PAD - 34, say)
            y += 50


def alt_draw(draw: Draw | DealerDraw, names: Sequence[str], say: Say, index_set: str) -> str:
    """What `draw_draw` shows."""
    if isinstance(draw, DealerDraw):
        return _alt_dealer(draw, names, say, index_set)
    drawn = _jacks if draw.by is DrawnBy.JACKS else _high_cards

    def describe(longest_name: int, *, brief: bool) -> list[str]:
        known = [short(name, longest_name) for name in names]
        seated = [known[person] for person in draw.seats]
        return [
            say("picture-alt-draw"),
            *drawn(draw, known, say, index_set, brief=brief),
            *(say("picture-alt-partners", names=together(seated[side::2], say)) for side in (0, 1)),
            say("picture-alt-first", name=seated[0]),
        ]

    return fitting(partial(describe, brief=False), partial(describe, brief=True))


def _alt_dealer(draw: DealerDraw, names: Sequence[str], say: Say, index_set: str) -> str:
    def describe(longest_name: int) -> list[str]:
        known = [short(name, longest_name) for name in names]
        drew = (
            say("picture-alt-drew", name=name, cards=cards_words(cards, say, index_set))
            for name, cards in zip(known, draw.draws, strict=True)
        )
        return [say("picture-alt-draw-dealer"), *drew, say("picture-alt-deals", name=known[draw.dealer - 1])]

    return fitting(describe)


def _cards(cards: Sequence[Card], say: Say, index_set: str, *, brief: bool) -> str:
    """Cards by name, or by index and suit where there are too many."""
    return ", ".join(card_text(card, index_set) for card in cards) if brief else cards_words(cards, say, index_set)


def _high_cards(draw: Draw, names: Sequence[str], say: Say, index_set: str, *, brief: bool) -> Iterator[str]:
    for name, cards in zip(names, draw.draws, strict=True):
        yield say("picture-alt-drew", name=name, cards=_cards(cards, say, index_set, brief=brief))


def _jacks(draw: Draw, names: Sequence[str], say: Say, index_set: str, *, brief: bool) -> Iterator[str]:
    yield say("sheet-alt-jacks")
    for name, cards in zip(names, draw.draws, strict=True):
        if cards:
            yield say("sheet-alt-dealt", name=name, cards=_cards(cards, say, index_set, brief=brief))
        else:
            yield say("sheet-alt-dealt-none", name=name)
    yield say("sheet-alt-seated", names=together([names[person] for person in draw.seats], say))
