"""The picture of a draw: for partners, who drew what and plays with whom; for a dealer, who drew the lowest card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.chance.seating import DealerDraw, Draw, DrawnBy
from locales import Say
from rendering.canvas import colours, felt
from rendering.canvas.encode import encode
from rendering.canvas.values import WIDTH, Look, Picture
from rendering.draws.cells import EDGE, GAP, HALF, PAD, Cell, cells_high, put_cells, put_deals, put_name
from rendering.draws.jacks import compose_jacks

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
