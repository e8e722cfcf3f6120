"""The podium at the end of a tournament: three blocks, on which those with equal totals stand equally high."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.tournaments.schedule import Exact, Standing
from locales import Say
from rendering.avatars.avatar import put_together, together_width
from rendering.canvas import colours, felt
from rendering.canvas.fonts import Lettering, cut, width_of, write
from rendering.canvas.values import WIDTH, SeatLabel
from rendering.people import medals, names
from rendering.people.amounts import with_unit

_EDGE: Final = felt.RIM + 9
_STEPS: Final = {1: 176, 2: 142, 3: 116}
"""How high a block is for each rank."""
_BLOCKS: Final = len(_STEPS)
_LEFT_TO_RIGHT: Final = (1, 0, 2)
"""The best stands in the middle."""
_GAP: Final = 10
_WIDE: Final = (WIDTH - 2 * _EDGE - 2 * _GAP) // _BLOCKS
_MOST: Final = 3
"""The most lines of names on a block, and the most avatars over them."""
_NAMES: Final = ((1, 38), (1, 34), (1, 30), (2, 30))
_LINE_HIGH: Final = 38
_RANK: Final = 64
_TOTAL: Final = (32, 30)
_BELOW_RANK: Final = 36
"""From the baseline of a block's rank to that of what it came to."""
_AVATAR: Final = 92
_AVATAR_HIGH: Final = 124
"""With what stands out of its corners."""
_BELOW: Final = 16


class Block(NamedTuple):
    """A block, and who stands on it."""

    rank: int
    total: Exact
    people: tuple[SeatLabel, ...]

    @property
    def lines(self) -> list[names.Line]:
        """The names, from above; if there are too many, how many more there are."""
        found: list[names.Line] = []
        for one in self.people:
            found += names.laid_out([one], _NAMES, _WIDE - 12)
        if len(found) <= _MOST:
            return found
        kept, used = 0, 0
        for one in self.people:
            used += len(names.laid_out([one], _NAMES, _WIDE - 12))
            if used > _MOST - 1:
                break
            kept += 1
        more = SeatLabel(f"+ {len(self.people) - kept}")
        return [line for one in (*self.people[:kept], more) for line in names.laid_out([one], _NAMES, _WIDE - 12)]

    @property
    def high(self) -> int:
        """With everything on it, in pixels."""
        return _STEPS[self.rank] + _LINE_HIGH * len(self.lines) + 12 + _AVATAR_HIGH


def height(rows: Sequence[Standing], labels: Sequence[SeatLabel]) -> int:
    """How high the podium for these standings is, in pixels; `labels`: who has which row."""
    return max(block.high for block in blocks(rows, labels)) + _BELOW


def draw(
    image: Image.Image, rows: Sequence[Standing], labels: Sequence[SeatLabel], bottom: int, say: Say, unit: str
) -> None:
    """Draw the podium with its foot a little above `bottom`; `unit`: what totals count."""
    found = blocks(rows, labels)
    order = [place for place in _LEFT_TO_RIGHT if place < len(found)]
    for place, block in enumerate(found):
        middle = WIDTH / 2 + (order.index(place) - (len(order) - 1) / 2) * (_WIDE + _GAP)
        _draw_block(image, block, middle, bottom - _BELOW, say, unit)


def blocks(rows: Sequence[Standing], labels: Sequence[SeatLabel]) -> list[Block]:
    """Three blocks: one for each rank, and a further one of the same height for those who share it, best first.

    So two winners have two highest blocks, and nobody who is second is missing between a first and a third.
    """
    sharing: dict[int, list[tuple[Standing, SeatLabel]]] = {}
    for row, label in zip(rows, labels, strict=True):
        if row.rank in _STEPS:
            sharing.setdefault(row.rank, []).append((row, label))
    count = dict.fromkeys(sharing, 1)
    for rank, those in sharing.items():
        count[rank] += min(len(those) - 1, _BLOCKS - sum(count.values()))
    found = []
    for rank, those in sharing.items():
        for number in range(count[rank]):
            people = tuple(label for _, label in those[number :: count[rank]])
            found.append(Block(rank, those[0][0].total, people))
    return found


def _draw_block(image: Image.Image, block: Block, middle: float, bottom: int, say: Say, unit: str) -> None:
    """Draw a block, what it stands for in its middle, and the people on it."""
    top = bottom - _STEPS[block.rank]
    left = round(middle - _WIDE / 2)
    colour = medals.COLOURS[block.rank]
    felt.put_panel(image, (left, top, left + _WIDE, bottom), colour)
    total = with_unit(block.total, unit, say)
    size = next((size for size in _TOTAL if width_of(total, Lettering.BOLD, size) <= _WIDE - 20), _TOTAL[-1])
    total = cut(total, Lettering.BOLD, size, _WIDE - 20)
    base = (top + bottom) / 2 + 10
    write(image, (middle, base), str(block.rank), Lettering.BLACK, _RANK, colours.INK, "m")
    write(image, (middle, base + _BELOW_RANK), total, Lettering.BOLD, size, colours.INK, "m")
    ink = colours.GOLD if block.rank == 1 else colours.TEXT
    lines = block.lines
    above = top - 12 - _LINE_HIGH * len(lines)
    for number, line in enumerate(lines):
        at = middle - names.width(line) / 2, above + _LINE_HIGH * (number + 0.78)
        names.put_line(image, line, at, ink, colours.FELT)
    people = block.people[:_MOST]
    first = middle - together_width(len(people), _AVATAR) / 2
    put_together(image, people, (first, above - _AVATAR / 2 - 6), _AVATAR, say, won=block.rank == 1)
