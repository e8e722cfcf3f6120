"""The cells of the bidding box: a call on one line or two, the highest on gold, a broken edge for whoever speaks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from rendering.canvas import colours, marks
from rendering.canvas.fonts import Lettering
from rendering.canvas.lines import Line, put_line
from rendering.canvas.masks import stepped
from rendering.canvas.values import Look
from rendering.games.kleurenwiezen.auction.rounds import Row, Said
from rendering.games.kleurenwiezen.lines import in_lines

HIGH: Final = 64
_EARLIER: Final = (46, 74)
"""How high what was said earlier is, on one line and on two."""
SIZES: Final = (36, 33, 30)
"""Sizes of calls: the first in which one fits on one line; else the last, on two."""
_SIDE: Final = 4
"""The least between a cell's edge and its words."""
_LEADING: Final = 0.96
_RADIUS: Final = 14
_FADED: Final = colours.mix(colours.PAPER, colours.INK, 0.62)
_BROKEN: Final = colours.mix(colours.COURT_GOLD, colours.INK, 1 / 3)
_ARROW: Final = colours.mix(colours.COURT_GOLD, colours.INK, 2 / 3)
_ARROW_SIZE: Final = 26


def put_call(image: Image.Image, said: Said, box: tuple[int, int, int], look: Look) -> None:
    """Draw a call in its cell; `box`: its left, top and width."""
    left, top, wide = box
    if said.highest:
        image.paste(colours.GOLD, (left, top), marks.rounded(wide, HIGH, _RADIUS))
    letters = Lettering.PLAIN if said.faded else Lettering.BOLD
    lines, size = in_lines(said.line, letters, wide - 2 * _SIDE, SIZES)
    leading = round(size * _LEADING)
    base = top + HIGH / 2 + size * 0.34 - (len(lines) - 1) * leading / 2
    ink = _FADED if said.faded else colours.INK
    for number, line in enumerate(lines):
        at = left + wide / 2, base + number * leading
        put_line(image, at, line, letters, size, ink, look, faded=said.faded, anchor="m")


def earlier_high(earlier: Row, wide: int) -> int:
    """How high the line is that says what was said earlier."""
    most = max((len(_earlier(said, wide)[0]) for said in earlier if said is not None), default=1)
    return _EARLIER[most - 1]


def _earlier(said: Said, wide: int) -> tuple[tuple[Line, ...], int]:
    return in_lines(said.line, Lettering.PLAIN, wide - 2 * _SIDE, SIZES[-1:])


def put_earlier(image: Image.Image, said: Said, box: tuple[int, int, int], look: Look) -> None:
    """Draw what somebody said last before the rounds in cells, all of it faded but the highest bid."""
    left, top, wide = box
    lines, size = _earlier(said, wide)
    if said.highest:
        image.paste(colours.GOLD, (left, top), marks.rounded(wide, _EARLIER[len(lines) - 1] - 6, _RADIUS))
    ink = colours.INK if said.highest else _FADED
    for number, line in enumerate(lines):
        at = left + wide / 2, top + 31 + number * round(size * _LEADING)
        put_line(image, at, line, Lettering.PLAIN, size, ink, look, faded=not said.highest, anchor="m")


def put_awaited(image: Image.Image, box: tuple[int, int, int]) -> None:
    """Draw the cell of who speaks."""
    left, top, wide = box
    image.paste(_BROKEN, (left, top), _edge(wide, HIGH))
    at = left + (wide - _ARROW_SIZE) / 2, top + (HIGH - _ARROW_SIZE) / 2
    marks.put_shape(image, marks.ARROW, at, _ARROW_SIZE, _ARROW)


@lru_cache(maxsize=4)
def _edge(width: int, height: int) -> Image.Image:
    """The mask of a broken edge; its corners are whole."""
    scale, line, dash, gap = 4, 4, 11, 7
    big = Image.new("L", (width * scale, height * scale), 0)
    draw = ImageDraw.Draw(big)
    box = 0, 0, big.width - 1, big.height - 1
    draw.rounded_rectangle(box, radius=_RADIUS * scale, outline=255, width=line * scale)
    for x in range(_RADIUS + gap, width - _RADIUS - gap, dash + gap):
        draw.rectangle((x * scale, 0, (x + gap) * scale, big.height), fill=0)
    for y in range(_RADIUS + gap, height - _RADIUS - gap, dash + gap):
        draw.rectangle((0, y * scale, big.width, (y + gap) * scale), fill=0)
    return stepped(big.reduce(scale))
