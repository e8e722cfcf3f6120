"""What somebody said, as a pill on the edge of their plate."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from rendering.canvas import colours
from rendering.canvas.felt import panel
from rendering.canvas.fonts import Lettering
from rendering.canvas.lines import Line, line_width, put_line
from rendering.canvas.values import Look

HIGH: Final = 43
UP: Final = 36
"""How far a pill stands out of its plate."""
RADIUS: Final = HIGH // 2
_LETTERS: Final = 32
_PAD: Final = 18
_ROOM: Final = 250
"""Beyond this the earlier calls are left out; the last one is always whole."""


class Call(NamedTuple):
    """Something said."""

    line: Line
    golden: bool
    """It holds for the deal, or is addressed to everybody."""


def pill(calls: Sequence[Call], look: Look) -> Image.Image | None:
    """All calls of a seat in one pill on felt, or as many of the last as have room; None if there is none."""
    kept = list(calls)
    while len(kept) > 1 and line_width(_joined(kept), Lettering.BOLD, _LETTERS) > _ROOM:
        del kept[0]
    return _pill(_joined(kept), any(call.golden for call in kept), look) if kept else None


def _joined(calls: Sequence[Call]) -> Line:
    parts: Line = ()
    for call in calls:
        parts += ("·", *call.line) if parts else call.line
    return parts


@lru_cache(maxsize=128, typed=True)
def _pill(line: Line, golden: bool, look: Look) -> Image.Image:
    wide = line_width(line, Lettering.BOLD, _LETTERS) + 2 * _PAD
    image = panel(wide, HIGH, colours.GOLD if golden else colours.PAPER, radius=RADIUS)
    put_line(image, (_PAD, 32), line, Lettering.BOLD, _LETTERS, colours.INK, look, on_paper=not golden)
    return image
