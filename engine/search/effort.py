"""How long a player thinks about one choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

BATCH: Final = 20
"""Worlds between two looks at the clock."""
SMALL: Final = 2
"""The same where worlds take long."""


class Effort(NamedTuple):
    """So many imagined deals, fewer if time is up before; the same number always gives the same choice."""

    worlds: int
    is_late: Callable[[], bool] | None = None
    """Whether time is up; at least one batch is imagined. None: it never is."""

    def batches(self, size: int = BATCH) -> Iterator[int]:
        """How many worlds to imagine next, at most `size`, until there are enough or time is up."""
        left = self.worlds
        while left > 0:
            batch = min(size, left)
            left -= batch
            yield batch
            if self.is_late is not None and self.is_late():
                return
