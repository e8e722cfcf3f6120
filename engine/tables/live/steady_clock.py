"""Time that advances evenly while the program runs, even if somebody sets the wall clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

LOOK_AGAIN: Final = 60.0
"""Seconds between two looks at the wall clock."""
_NOTICED: Final = 2.0
"""Seconds by which the wall clock may differ before anything is done about it."""


class SteadyClock:
    """The wall clock's time at the start, plus what has really elapsed since.

    It follows a clock that was set, or a computer that slept, only when all running times are adjusted with it.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._origin = wall() - monotonic()

    def now(self) -> float:
        """UTC epoch, seconds."""
        return self._origin + self._monotonic()

    def follow(self) -> float:
        """Follow the wall clock again; returns by how many seconds `now` has jumped, usually 0."""
        ahead = self._wall() - self.now()
        if abs(ahead) < _NOTICED:
            return 0.0
        self._origin += ahead
        return ahead


async def watch(steady: SteadyClock, jumped: Callable[[float], Awaitable[None]]) -> None:
    """Keep checking whether the wall clock was set, until cancelled.

    `jumped` gets the number of seconds, and adjusts everything that runs before it waits for anything.
    """
    while True:
        await asyncio.sleep(LOOK_AGAIN)
        if seconds := steady.follow():
            await jumped(seconds)
