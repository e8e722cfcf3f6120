"""A hand that lies open, as a strip of paper: suit by suit, every rank as printed on the cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from PIL import Image

from engine.core.cards import Card, Suit
from locales.cards import index_of
from rendering.canvas import colours, marks
from rendering.canvas.felt import put_panel
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.values import Look

_ORDER: Final = (Suit.S, Suit.H, Suit.C, Suit.D)
_RANK: Final = 34
_SIGN: Final = 30
_GAP: Final = 9
"""Between ranks."""
_APART: Final = 26
"""Between suits on one line."""
_PAD: Final = 14
_LINE: Final = 40

Group = tuple[Suit, tuple[str, ...]]
"""Ranks of a suit that stand together after its sign."""


def as_held(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards as people hold them: by suit, black and red in turn, from the ace down."""
    return tuple(sorted(cards, key=lambda card: (_ORDER.index(card.suit), -card.rank)))


@lru_cache(maxsize=64)
def spread(cards: tuple[Card, ...], look: Look, room: int, *, across: bool) -> Image.Image:
    """The cards on felt, at most `room` pixels wide; `across`: suits side by side, else a line each."""
    lines = _lines(cards, look, room - 2 * _PAD, across)
    wide = max(map(_line_width, lines)) + 2 * _PAD
    image = Image.new("RGB", (wide, _LINE * len(lines) + 12), colours.FELT)
    put_panel(image, (0, 0, *image.size), colours.PAPER)
    for row, line in enumerate(lines):
        x, base = float(_PAD), 6 + _LINE * row + 32
        for suit, ranks in line:
            ink = colours.suit_colour(suit, look.four_colours)
            marks.put_suit(image, suit, (x, base - 26), _SIGN, ink)
            x += _SIGN + _GAP
            for rank in ranks:
                x += write(image, (x, base), rank, Lettering.BLACK, _RANK, ink) + _GAP
            x += _APART - _GAP
    return image


def _lines(cards: Sequence[Card], look: Look, room: int, across: bool) -> list[list[Group]]:
    """The suits by line; one that is too long continues on the next line, after its sign again."""
    lines: list[list[Group]] = []
    for suit, of_suit in groupby(as_held(cards), key=lambda card: card.suit):
        ranks = [index_of(card.rank, look.index_set) for card in of_suit]
        last = lines[-1] if lines and across else []
        group: Group = (suit, (ranks[0],))
        if not last or _line_width([*last, group]) > room:
            last = []
            lines.append(last)
        last.append(group)
        for rank in ranks[1:]:
            longer: Group = (suit, (*last[-1][1], rank))
            if _line_width([*last[:-1], longer]) > room:
                last = [(suit, (rank,))]
                lines.append(last)
            else:
                last[-1] = longer
    return lines


def _line_width(line: Sequence[Group]) -> int:
    widths = [_SIGN + sum(_GAP + width_of(rank, Lettering.BLACK, _RANK) for rank in ranks) for _, ranks in line]
    return sum(widths) + _APART * (len(line) - 1)
