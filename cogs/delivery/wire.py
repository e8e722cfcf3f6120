"""Which messages are being edited just now, so that no two edits of one message cross on their way.

Discord does edits in the order in which they reach it, which need not be the order in which they left: an edit that is
on its way while somebody presses would undo what the answer to the press has shown, and a played card would come back.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final
from weakref import WeakValueDictionary

PATIENCE: Final = 1.0
"""Seconds to wait for an edit that is on its way: one that takes longer is being tried again, or waits for a limit."""


class Wire:
    """Edits on their way, by message."""

    def __init__(self) -> None:
        self._under_way: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def edit(self, message_id: int | None) -> AsyncIterator[None]:
        """Edit a message within this, one at a time; None: it is unknown which message it is, so nobody presses it."""
        if message_id is None:
            yield
            return
        lock = self._under_way.setdefault(message_id, asyncio.Lock())
        async with lock:
            yield

    def is_busy(self, message_id: int | None) -> bool:
        """Whether an edit of this message is on its way."""
        lock = None if message_id is None else self._under_way.get(message_id)
        return lock is not None and lock.locked()

    async def clear(self, message_id: int | None) -> None:
        """Wait, but not for long, until no edit of this message is on its way."""
        if self.is_busy(message_id):
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE), self.edit(message_id):
                    pass
