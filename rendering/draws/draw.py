"""The picture of a draw for partners or for a dealer, by cards or by jacks as in Malmedy, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PIL import Image

from engine.chance.seating import DealerDraw, Draw, DrawnBy
from engine.core.cards import Card, Rank
from locales import Say
from locales.cards import card_text
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.lines import name_lines
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, Picture
from rendering.canvas.wording import cards_words, fitting, short, together
from rendering.draws.cells import CHIP, EDGE, GAP, HALF, NAMES, PAD, Cell, cells_high, put_cells, put_deals, put_name

_PLAN: Final = 262
"""The height of the plan of the table."""
_TABLE: Final = 84
"""Side of the table in the plan."""
_MARK: Final = 38
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
    put_cells(image, cells, EDGE, look, say)
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
        room = round(aside) - _MARK - 24 if beside else WIDTH - 2 * EDGE - _MARK - 24
        words, letters = lettered(names[person], Lettering.BOLD, say("picture-seat", seat=seat))
        lines = name_lines(words, letters, NAMES, room, 3 if beside else 1)
        left = across - (max(width_of(line, lines.letters, lines.size) for line in lines.texts) + _MARK) / 2
        marks.put_side(image, (seat - 1) % 2, (left, down - 13), 26)
        base = down + 12 - (len(lines.texts) - 1) * lines.size * 0.55
        for row, line in enumerate(lines.texts):
            write(image, (left + _MARK, base + row * lines.size * 1.1), line, lines.letters, lines.size, colours.TEXT)
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
    put_cells(image, cells, EDGE, look, say)
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
    put_cells(image, cells, EDGE, look, say)
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
