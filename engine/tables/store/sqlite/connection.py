"""A connection to a file that can be ended twice."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Final

import aiosqlite

_CHUNK: Final = 64
"""Rows that aiosqlite fetches at once."""


class EndableConnection(aiosqlite.Connection):
    """Awaiting it opens it. Whoever closes it while its thread is told to end does not wait for ever.

    SQLAlchemy ends the thread of a connection that it is closing when whoever waits for that is cancelled. Of
    aiosqlite, the closing then goes on to ask a thread that is gone to end, and waits for its answer: a task that
    nothing but cancelling ends, and not even that before it got there, so a program that stops would hang.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connect, _CHUNK)
        # A program that ends by a fault must not wait for it.
        self._thread.daemon = True
        self._ended: asyncio.Future[object] | None = None

    def stop(self) -> asyncio.Future[object] | None:
        """Tell the thread to end once; later calls wait for the same end, or for nothing once it has come."""
        if self._ended is None:
            self._ended = super().stop()
            return self._ended
        return None if self._ended.done() else asyncio.shield(self._ended)
