"""Draws hidden cards at random, all ways as likely as each other, faster than by counting these ways.

Cards are shuffled until every place may hold what it got. Where suits are known to be missing that may take long, so
after some tries the ways are counted (`engine.search.holdings`), which is just as even.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from engine.search.holdings import Holdings, bits_of

TRIES: Final = 4
"""Each costs a fifth of counting."""


class Drawing:
    """See above."""

    def __init__(self, holdings: Holdings) -> None:
        self._holdings = holdings
        everything = 0
        for cards in holdings.among:
            everything |= cards
        self._cards = bits_of(everything)
        self._places: list[tuple[int, int, int]] = []
        start = 0
        for room, among in zip(holdings.rooms, holdings.among, strict=True):
            self._places.append((start, start + room, ~among & everything))
            start += room

    def draw(self, rng: random.Random) -> Sequence[int]:
        """Per place its cards, as a mask."""
        for _ in range(TRIES):
            cards = shuffled(self._cards, rng)
            found = []
            for start, end, never in self._places:
                part = sum(cards[start:end])
                if part & never:
                    break
                found.append(part)
            else:
                return found
        return self._holdings.sample(rng)


def shuffled(cards: Sequence[int], rng: random.Random) -> list[int]:
    """The cards in any order, all as likely as each other."""
    chance = rng.random
    return sorted(cards, key=lambda _: chance())
