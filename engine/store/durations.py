"""How long something took, again and again."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Iterator
from itertools import accumulate
from math import inf
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds up to which durations are counted together."""
LATELY: Final = 50
"""How many of the last ones tell how it is now."""


class Durations:
    """Counts since the start. Belongs to one thread."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """All of them together."""
        self._counts = [0] * (len(BOUNDS) + 1)
        self._lately: deque[float] = deque(maxlen=LATELY)

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._lately.append(seconds)

    @property
    def count(self) -> int:
        return sum(self._counts)

    @property
    def mean(self) -> float:
        """Seconds; 0 if there was none."""
        return self.seconds / self.count if self.count else 0.0

    @property
    def mean_lately(self) -> float:
        """Seconds, of the last fifty; 0 while there were fewer, since the first ones say little."""
        return sum(self._lately) / LATELY if len(self._lately) == LATELY else 0.0

    def up_to(self) -> Iterator[tuple[float, int]]:
        """Each bound, and how many took no longer; the last bound is infinite."""
        return zip((*BOUNDS, inf), accumulate(self._counts), strict=True)
