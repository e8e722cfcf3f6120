"""Lays out and draws piles of open cards, each a face-down card under a face-up one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Pile
from rendering.canvas.values import Look
from rendering.cards.faces import HIGH as CARD_HIGH
from rendering.cards.faces import WIDE as CARD_WIDE
from rendering.cards.sprites import Finish, sprite

_PEEK: Final = 0.08
"""How far a face-down card shows above and to the left of its cover, in card widths."""


class Array(NamedTuple):
    """Where the piles of a layout lie, row by row, in pixels."""

    piles: int
    columns: int
    card: int
    """The width of a card."""
    gap: int
    left: float = 0.0
    top: float = 0.0

    @property
    def _peek(self) -> float:
        return self.card * _PEEK

    @property
    def _step(self) -> tuple[float, float]:
        high = self.card * CARD_HIGH / CARD_WIDE
        return self.card + self._peek + self.gap, high + self._peek + self.gap

    @property
    def wide(self) -> float:
        return self.columns * self._step[0] - self.gap

    @property
    def high(self) -> float:
        return -(-self.piles // self.columns) * self._step[1] - self.gap

    def at(self, middle: float, top: float) -> Array:
        """The same array elsewhere, given its horizontal middle and its top."""
        return self._replace(left=middle - self.wide / 2, top=top)

    def middles(self, across: bool = False) -> Iterator[tuple[float, float]]:
        """The centres of the face-up cards, pile by pile; `across`: seen from the other side of the table."""
        across_step, down_step = self._step
        for place in range(self.piles):
            row, column = divmod(self.piles - 1 - place if across else place, self.columns)
            x = self.left + column * across_step + self._peek + self.card / 2
            y = self.top + row * down_step + self._peek + self.card * CARD_HIGH / CARD_WIDE / 2
            yield x, y


def put_piles(
    image: Image.Image,
    piles: Sequence[Pile],
    array: Array,
    look: Look,
    *,
    large: bool = False,
    across: bool = False,
) -> None:
    """Draw a layout.

    `large`: the index fills the card. `across`: seen from the other side of the table, with the first row nearest us.
    """
    peek = array.card * _PEEK
    for pile, (x, y) in zip(piles, array.middles(across), strict=True):
        if pile.covers:
            at = (x, y) if pile.up is None else (x - peek, y - peek)
            sprite(None, look, array.card, Finish(large=large)).put(image, at)
        if pile.up is not None:
            sprite(pile.up, look, array.card, Finish(large=large)).put(image, (x, y))
