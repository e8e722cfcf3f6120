"""A stream of random numbers that the compiled core draws as well, number for number: splitmix64.

Of Guy L. Steele Jr., Doug Lea and Christine H. Flood, "Fast splittable pseudorandom number generators", 2014.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final, TypeVar

T = TypeVar("T")

WORD: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15


class Splitmix:
    """Numbers from a seed of 64 bits; `state` is all there is to it."""

    def __init__(self, seed: int) -> None:
        self.state = seed & WORD

    def word(self) -> int:
        """64 bits."""
        self.state = value = self.state + STEP & WORD
        value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & WORD
        value = (value ^ value >> 27) * 0x94D049BB133111EB & WORD
        return value ^ value >> 31

    def randrange(self, stop: int) -> int:
        """A whole number from 0 to below `stop`, all as likely as each other; `stop` is 1 to 2**64, else ValueError."""
        if stop < 1:
            raise ValueError("there is no such number")
        mask = (1 << (stop - 1).bit_length()) - 1
        while (found := self.word() & mask) >= stop:
            pass
        return found

    def shuffle(self, cards: MutableSequence[T]) -> None:
        """Put them in any order, all as likely as each other."""
        for last in range(len(cards) - 1, 0, -1):
            at = self.randrange(last + 1)
            cards[last], cards[at] = cards[at], cards[last]
