"""A hidden hand, as far as a player can tell what is in it."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple


class Hand(NamedTuple):
    """One seat's cards as far as they are known; sets of cards are masks."""

    sure: int
    """Cards it certainly holds and may play now; of a layout, the face-up ones."""
    more: int
    """How many others it holds; 0: the hand is known."""
    among: int
    """The cards those others may be."""

    def has(self, cards: int) -> float:
        """Chance that one of these cards is here."""
        if self.sure & cards:
            return 1.0
        of_those = (self.among & cards).bit_count()
        if not of_those or not self.more:
            return 0.0
        return 1.0 - _none(self.among.bit_count(), of_those, self.more)


@cache
def _none(total: int, wanted: int, drawn: int) -> float:
    """Chance that none of `wanted` cards is among `drawn` cards out of `total`."""
    return comb(total - wanted, drawn) / comb(total, drawn) if drawn <= total else 0.0
