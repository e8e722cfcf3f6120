"""The picture of the draw by jacks, as in Malmedy: what everyone was dealt, and where they sit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.chance.seating import Draw
from engine.core.cards import Rank
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look
from rendering.draws.cells import CHIP, EDGE, GAP, NAMES, Cell, cells_high, put_cells
from rendering.table.naming import name_lines

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
        left = across - (max(width_of(line, letters, lines.size) for line in lines.texts) + _MARK) / 2
        marks.put_side(image, (seat - 1) % 2, (left, down - 13), 26)
        base = down + 12 - (len(lines.texts) - 1) * lines.size * 0.55
        for row, line in enumerate(lines.texts):
            write(image, (left + _MARK, base + row * lines.size * 1.1), line, letters, lines.size, colours.TEXT)
    text = cut(say("picture-deals-first"), Lettering.BOLD, LEAST_LETTER, 420)
    wide = width_of(text, Lettering.BOLD, LEAST_LETTER)
    base = y + half + 86
    marks.put_chip(image, say("picture-dealer-letter"), (x - wide / 2 - CHIP / 2 - 6, base - 31), CHIP)
    write(image, (x - wide / 2 + CHIP / 2 + 6, base), text, Lettering.BOLD, LEAST_LETTER, colours.GOLD)
