"""The score in a corner of the table: the deal, the trick, and every side's tricks, points and standing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from locales import Say
from rendering import colours, marks
from rendering.felt import put_panel
from rendering.fonts import Lettering, width_of, write
from rendering.position import Position, SideStanding

_PAD: Final = 16
_TITLE: Final = 25
_HEAD: Final = 21
_ROW: Final = 28
_ROW_HIGH: Final = 34
_GAP: Final = 18


def score_height(position: Position) -> int:
    """How high the panel is, in pixels."""
    return 76 + _ROW_HIGH * len(position.standings)


def score(position: Position, say: Say) -> Image.Image:
    """The panel on felt."""
    return _panel(position.standings, _title(position, say), _columns(position), say)


@lru_cache(maxsize=64)
def _panel(
    standings: tuple[SideStanding, ...], title: str, columns: tuple[tuple[str, tuple[int, ...]], ...], say: Say
) -> Image.Image:
    heads = [say(key) for key, _ in columns]
    widths = [
        max(
            width_of(head, Lettering.PLAIN, _HEAD), *(width_of(str(number), Lettering.BOLD, _ROW) for number in numbers)
        )
        for head, (_, numbers) in zip(heads, columns, strict=True)
    ]
    inner = max(34 + sum(widths) + _GAP * len(widths), width_of(title, Lettering.BOLD, _TITLE) + 4)
    right = inner + 2 * _PAD
    image = Image.new("RGB", (right, 76 + _ROW_HIGH * len(standings)), colours.FELT)
    put_panel(image, (0, 0, *image.size), colours.PLATE)
    write(image, (_PAD, 33), title, Lettering.BOLD, _TITLE, colours.TEXT)
    edge = right - _PAD
    for head, width, (_, numbers) in reversed(list(zip(heads, widths, columns, strict=True))):
        write(image, (edge, 60), head, Lettering.PLAIN, _HEAD, colours.QUIET, "r")
        for row, (standing, number) in enumerate(zip(standings, numbers, strict=True), 1):
            ink = colours.GOLD if standing.won else colours.TEXT
            write(image, (edge, _base(row)), str(number), Lettering.BOLD, _ROW, ink, "r")
        edge -= width + _GAP
    for row, standing in enumerate(standings, 1):
        marks.put_side(image, standing.side, (_PAD, _base(row) - 20), 22)
        if standing.won:
            marks.put_shape(image, marks.CROWN, (_PAD + 29, _base(row) - 21), 24, colours.GOLD)
    return image


def _base(row: int) -> int:
    """The baseline of a row, counted from 1."""
    return 57 + _ROW_HIGH * row


def _columns(position: Position) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Per column the key of its heading, and a number for each side."""
    rows = position.standings
    columns = [("picture-tricks", tuple(row.tricks for row in rows))]
    points = tuple(row.points for row in rows if row.points is not None)
    if len(points) == len(rows):
        columns.append(("picture-points", points))
    return *columns, (f"picture-{position.unit}", tuple(row.score for row in rows))


def _title(position: Position, say: Say) -> str:
    if position.over:
        return say("picture-match-over" if position.phase.value == "over" else "picture-deal-over", deal=position.deal)
    if position.trump is None and not position.trick:
        return say("picture-deal", deal=position.deal)
    return say("picture-deal-trick", deal=position.deal, trick=position.trick_number, tricks=position.trick_count)
