"""Final standings of many: places and totals in two columns, which fit on one screen without their rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from engine.tournaments.schedule import Standing
from locales import Say
from rendering.canvas import colours, felt
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.values import WIDTH, SeatLabel
from rendering.people import names
from rendering.people.amounts import amount

_EDGE: Final = felt.RIM + 9
_PAD: Final = 12
_GAP: Final = 10
_WIDE: Final = (WIDTH - 2 * _EDGE - _GAP) // 2
_ROW: Final = 62
_RANK: Final = 50
_NAMES: Final = ((1, 34), (1, 30), (2, 30))
_TOTAL: Final = 36
_STRIPE: Final = colours.mix(colours.PLATE, colours.FELT, 0.5)


def high(rows: Sequence[Standing]) -> int:
    """In pixels."""
    return _ROW * -(-len(rows) // 2) + 16


def draw(image: Image.Image, rows: Sequence[Standing], labels: Sequence[SeatLabel], top: int, say: Say) -> None:
    """Draw it from `top` down, the upper half of the places at the left; `labels`: who has which row."""
    half = -(-len(rows) // 2)
    for left, start in ((_EDGE, 0), (_EDGE + _WIDE + _GAP, half)):
        felt.put_panel(image, (left, top, left + _WIDE, top + high(rows)), colours.PLATE)
        for at, (row, label) in enumerate(zip(rows[start : start + half], labels[start : start + half], strict=True)):
            _draw_row(image, row, label, (left, top + 8 + _ROW * at), say, stripe=not at % 2)


def _draw_row(
    image: Image.Image, row: Standing, label: SeatLabel, at: tuple[int, int], say: Say, *, stripe: bool
) -> None:
    left, top = at
    ground = _STRIPE if stripe else colours.PLATE
    ImageDraw.Draw(image).rectangle((left + 6, top, left + _WIDE - 7, top + _ROW - 1), fill=ground)
    ink = colours.GOLD if row.rank == 1 else colours.TEXT
    middle, total, right = top + _ROW / 2, amount(row.total, say), left + _WIDE - _PAD
    base = middle + _TOTAL * 0.34
    write(image, (left + _PAD + 34, base), str(row.rank), Lettering.BLACK, 32, ink, "r")
    write(image, (right, base), total, Lettering.BLACK, _TOTAL, ink, "r")
    x = left + _PAD + _RANK
    room = right - x - width_of(total, Lettering.BLACK, _TOTAL) - 12
    names.put_beside(image, names.laid_out([label], _NAMES, room), (x, middle), ink, ground)
