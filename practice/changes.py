"""Telling many waiters that something has changed, without a task for each."""

from __future__ import annotations

import asyncio


class Changes:
    """Counts changes. Whoever has seen the count can wait for the next one, and misses none."""

    def __init__(self) -> None:
        self.count = 0
        self._next: asyncio.Future[None] | None = None

    def note(self) -> None:
        """Something has changed."""
        self.count += 1
        if self._next is not None and not self._next.done():
            self._next.set_result(None)
        self._next = None

    async def after(self, count: int) -> int:
        """Wait until there are more changes than `count`; returns how many there are."""
        while self.count <= count:
            if self._next is None:
                self._next = asyncio.get_running_loop().create_future()
            # Others wait for the same future.
            await asyncio.shield(self._next)
        return self.count
