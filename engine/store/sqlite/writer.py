"""Saves changes of tables in a file: one connection of aiosqlite, for which a transaction is one hop to its thread.

That is a fraction of what the same statements cost one by one, each a hop (benchmarks/). Everything that changes a
table after it was opened goes through here. The connection can be ended twice.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack

import aiosqlite
from sqlalchemy.dialects import sqlite

from engine.store.saving import UPDATE, inserts
from engine.store.sql.backend import Clash, Patience, Writing, compiled

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


LEAVE_NO_BYTES: Final = "PRAGMA secure_delete = ON"
"""Makes SQLite overwrite whatever is deleted or changed; for every connection that writes."""
_DIALECT: Final = sqlite.dialect(paramstyle="named")
_PRIMARY: Final = 0xFF
"""The part of an error's code that tells what kind it is."""
_NEXT_LOOK: Final = 0.01
"""Seconds between two checks whether another program is still writing."""
_TRIES: Final = 20
_NEXT_TRY: Final = 0.05
"""Seconds between two tries to empty the log, which readers may prevent for a moment."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class SqliteWriter(EndableConnection):
    """The one connection that writes changes of tables. Awaiting it opens it."""

    def __init__(self, file: Path, synchronous: str, patience: Patience) -> None:
        # We begin transactions ourselves, and do the waiting too.
        super().__init__(partial(connected, file, synchronous, timeout=0.0, isolation_level=None))
        self._patience = patience

    async def save(self, rows: Writing) -> None:
        """Write a change; if it raises Clash or sqlite3.Error, nothing is written.

        Whoever stops waiting leaves the thread to end the whole transaction.
        """
        # The time spent in the queue counts.
        until = time.perf_counter() + self._patience.seconds
        await self._hop(_write, self._conn, tuple(_statements(rows)), until)

    async def empty_log(self) -> bool:
        """Write the write-ahead log into the file and empty it; False while another program reads or writes."""
        for _ in range(_TRIES):
            if await self._hop(_empty_log, self._conn):
                return True
            await asyncio.sleep(_NEXT_TRY)
        return False

    async def _hop(self, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        done: T = await self._execute(work, *arguments)  # type: ignore[no-untyped-call]
        return done


def connected(file: Path, synchronous: str, **how: Any) -> sqlite3.Connection:
    """A connection that writes as it should."""
    connection: sqlite3.Connection = sqlite3.connect(file, **how)
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    connection.execute(LEAVE_NO_BYTES)
    return connection


def _empty_log(connection: sqlite3.Connection) -> bool:
    (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def _begin(connection: sqlite3.Connection, until: float) -> None:
    while True:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & _PRIMARY != sqlite3.SQLITE_BUSY or time.perf_counter() >= until:
                raise
            time.sleep(_NEXT_LOOK)
        else:
            return


def _write(connection: sqlite3.Connection, statements: Iterable[tuple[str, Any]], until: float) -> None:
    _begin(connection, until)
    try:
        for sql, values in statements:
            if connection.execute(sql, values).rowcount != 1:
                raise Clash
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _statements(rows: Writing) -> Iterable[tuple[str, Any]]:
    """Texts and values; each changes exactly one row."""
    which = {"table_id": rows.table_id, "from_revision": rows.from_revision}
    yield compiled(UPDATE, _DIALECT, tuple(rows.columns)).sql, which | dict(rows.columns)
    for statement, values in inserts(rows):
        found = compiled(statement, _DIALECT)
        yield found.sql, {**found.constants, **values}
