"""Saves changes of tables: the hot path, straight through Python's sqlite3.

A change is one transaction in one hop to one thread: a fraction of what the same statements cost through SQLAlchemy
over aiosqlite, where each is a hop (benchmarks/). The statements still come from the schema. Everything that changes a
table after it was opened goes through here.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar, TypeVarTuple, Unpack

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

from engine.tables.model.change import Change
from engine.tables.model.snapshot import Snapshot
from engine.tables.store import schema
from engine.tables.store.outcomes import Statement, deal_rows, match_rows
from engine.tables.store.patience import Patience
from engine.tables.store.rows import clock_columns, other_columns

LEAVE_NO_BYTES: Final = "PRAGMA secure_delete = ON"
"""Makes SQLite overwrite whatever is deleted or changed; for every connection that writes."""
_PRIMARY: Final = 0xFF
"""The part of an error's code that tells what kind it is."""
_NEXT_LOOK: Final = 0.01
"""Seconds between two checks whether another program is still writing."""
_TRIES: Final = 20
_NEXT_TRY: Final = 0.05
"""Seconds between two tries to empty the log, which readers may prevent for a moment."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Clash(Exception):
    """Another process has changed the table since it was read."""


class Writer:
    """The one connection that writes changes of tables, and its thread."""

    def __init__(self, file: Path, synchronous: str, patience: Patience) -> None:
        self._thread = ThreadPoolExecutor(1, "journal")
        self._arguments = file, synchronous
        self._patience = patience
        self._connection: sqlite3.Connection

    async def open(self) -> None:
        await self._in_thread(self._open)

    async def close(self) -> None:
        await self._in_thread(self._connection.close)
        self._thread.shutdown()

    async def save(self, before: Snapshot, change: Change, at: float) -> None:
        """Write a change made from the snapshot `before`; if it raises Clash or sqlite3.Error, nothing is written."""
        await self._in_thread(self._write, tuple(_statements(before, change, at)), self._until())

    async def empty_log(self) -> bool:
        """Write the write-ahead log into the file and empty it; False while another program reads or writes."""
        for _ in range(_TRIES):
            if await self._in_thread(self._empty_log):
                return True
            await asyncio.sleep(_NEXT_TRY)
        return False

    def _until(self) -> float:
        """Until when to wait for other programs, counting the time spent in the queue."""
        return time.perf_counter() + self._patience.seconds

    async def _in_thread(self, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def _open(self) -> None:
        file, synchronous = self._arguments
        # We begin transactions ourselves, and do the waiting too; one thread uses the connection.
        self._connection = sqlite3.connect(file, timeout=0.0, isolation_level=None, check_same_thread=False)
        self._connection.execute(f"PRAGMA synchronous = {synchronous}")
        self._connection.execute(LEAVE_NO_BYTES)

    def _empty_log(self) -> bool:
        (busy, _, _) = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy

    def _begin(self, until: float) -> None:
        while True:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & _PRIMARY != sqlite3.SQLITE_BUSY or time.perf_counter() >= until:
                    raise
                time.sleep(_NEXT_LOOK)
            else:
                return

    def _write(self, statements: tuple[Statement, ...], until: float) -> None:
        execute = self._connection.execute
        self._begin(until)
        try:
            for sql, values in statements:
                if execute(sql, values).rowcount != 1:
                    raise Clash
            execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            raise


def _compiled(statement: ClauseElement, columns: Iterable[str] | None = None) -> str:
    return str(
        statement.compile(
            dialect=sqlite.dialect(paramstyle="named"), column_keys=None if columns is None else list(columns)
        )
    )


_CLOCK: Final = ("revision", "deadline", "reminder", "expires")
_ALL: Final = (
    *_CLOCK,
    "status",
    "closed",
    "preset",
    "options",
    "rules_edition",
    "house",
    "access",
    "host_id",
    "invited",
    "muted",
    "barred",
    "turn_seconds",
    "takes_back",
    "starts_when_full",
    "paused",
    "motion",
    "stints",
    "marks",
    "seats",
    "dealer",
    "drawn",
    "secret",
    "commitment",
    "messages",
    "ended_at",
    "stopped",
    "last_deal",
)
_OURS: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("table_id"), schema.tables.c.revision == bindparam("from_revision")
)
_UPDATE_CLOCK: Final = _compiled(_OURS, _CLOCK)
_UPDATE_ALL: Final = _compiled(_OURS, _ALL)
_INSERT_ACTION: Final = _compiled(insert(schema.actions))
_INSERT_PACK: Final = _compiled(insert(schema.packs))


def _statements(before: Snapshot, change: Change, at: float) -> Iterable[Statement]:
    """The statements that write a change; each changes exactly one row."""
    after = change.after
    which = {"table_id": before.id, "from_revision": before.revision}
    if other_columns_differ(before, after):
        yield _UPDATE_ALL, which | clock_columns(after) | other_columns(after)
    else:
        yield _UPDATE_CLOCK, which | clock_columns(after)
    for entry in change.entries:
        yield _INSERT_ACTION, {"table_id": before.id, "at": at, **entry._asdict()}
    if pack := change.pack:
        yield _INSERT_PACK, {"table_id": before.id, **pack._asdict()}
    if finished := change.finished:
        yield deal_rows(before.id, finished)
    if change.results:
        yield from match_rows(after, change.results)


def other_columns_differ(before: Snapshot, after: Snapshot) -> bool:
    """Whether more than the clock's columns has to be written."""
    return (
        before.status is not after.status
        or before.closed is not after.closed
        or before.seats is not after.seats
        or before.setup is not after.setup
        or before.drawn is not after.drawn
        or before.commitment is not after.commitment
        or before.messages is not after.messages
        or before.paused is not after.paused
        or before.proposal is not after.proposal
        or before.stints is not after.stints
        or before.marks is not after.marks
        or before.stopped is not after.stopped
        or before.last_deal != after.last_deal
    )
