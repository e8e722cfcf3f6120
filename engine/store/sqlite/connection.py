"""A connection to a file that asks its thread once for each statement, and can be ended twice.

Every hop to the thread of aiosqlite and back takes longer than most statements do. SQLAlchemy asks for four of each
statement, for a cursor, its work, its rows and its end, and for another at the end of what changed nothing.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any, Final, NamedTuple

import aiosqlite

_CHUNK: Final = 64
"""Rows that aiosqlite fetches at once."""


class FileConnection(aiosqlite.Connection):
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
        self._is_idle = True
        """Whether the thread has done all that it was asked."""

    def cursor(self) -> _Cursor:  # type: ignore[override]
        return _Cursor(self)

    async def commit(self) -> None:
        if self._has_changes():
            await super().commit()

    async def rollback(self) -> None:
        if self._has_changes():
            await super().rollback()

    def stop(self) -> asyncio.Future[object] | None:
        """Tell the thread to end once; later calls wait for the same end, or for nothing once it has come."""
        if self._ended is None:
            self._ended = super().stop()
            return self._ended
        return None if self._ended.done() else asyncio.shield(self._ended)

    def _has_changes(self) -> bool:
        """Whether a transaction is open, or may be by the time that the thread gets there."""
        return not self._is_idle or self.in_transaction

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self._is_idle = False
        done = await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]
        # Whoever stopped waiting left something to be done; it comes before whatever is asked later.
        self._is_idle = True
        return done


class _Result(NamedTuple):
    description: Any
    rowcount: int
    lastrowid: int | None
    rows: Sequence[Any]


class _Cursor:
    """Of aiosqlite's cursor, what SQLAlchemy uses where it reads all rows at once."""

    arraysize = 1

    def __init__(self, connection: FileConnection) -> None:
        self._connection = connection
        self._result = _Result(None, -1, None, ())

    @property
    def description(self) -> Any:
        return self._result.description

    @property
    def rowcount(self) -> int:
        return self._result.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._result.lastrowid

    async def __aenter__(self) -> _Cursor:
        return self

    async def execute(self, sql: str, values: Any = ()) -> None:
        await self._do(sqlite3.Cursor.execute, sql, values)

    async def executemany(self, sql: str, values: Any) -> None:
        await self._do(sqlite3.Cursor.executemany, sql, values)

    async def fetchall(self) -> Sequence[Any]:
        return self._result.rows

    async def close(self) -> None:
        """Its thread has closed it."""

    async def _do(self, work: Callable[..., Any], sql: str, values: Any) -> None:
        self._result = await self._connection._execute(_whole, self._connection._conn, work, sql, values)


def _whole(connection: sqlite3.Connection, work: Callable[..., Any], sql: str, values: Any) -> _Result:
    with closing(connection.cursor()) as cursor:
        work(cursor, sql, values)
        rows = cursor.fetchall() if cursor.description else ()
        return _Result(cursor.description, cursor.rowcount, cursor.lastrowid, rows)
