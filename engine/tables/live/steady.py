"""Time that goes on evenly while the program runs, whatever somebody does to the wall clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

LOOK_AGAIN: Final = 60.0
"""Seconds between two looks at the wall clock."""
_NOTICED: Final = 2.0
"""Seconds by which it may differ before anything is done about it."""


class SteadyTime:
    """The wall clock's time as it was at first, and from then on what has really gone by.

    A clock put right, or a computer that slept, is followed only when everything that runs is put right with it.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._origin = wall() - monotonic()

    def now(self) -> float:
        """UTC epoch, seconds."""
        return self._origin + self._monotonic()

    def follow(self) -> float:
        """Go by the wall clock again; returns by how many seconds `now` has jumped, mostly 0."""
        ahead = self._wall() - self.now()
        if abs(ahead) < _NOTICED:
            return 0.0
        self._origin += ahead
        return ahead


async def watch(steady: SteadyTime, jumped: Callable[[float], Awaitable[None]]) -> None:
    """Look again and again whether the wall clock was set, until cancelled.

    `jumped` is told by how many seconds, and puts right what runs before it waits for anything.
    """
    while True:
        await asyncio.sleep(LOOK_AGAIN)
        if seconds := steady.follow():
            await jumped(seconds)
