"""A database that is one file, for one process: bringing it up to date, and opening it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Final
from weakref import WeakSet

import aiosqlite
from sqlalchemy import Connection, ExceptionContext, NullPool, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from engine.store.schema import REVISION
from engine.store.sql.backend import Patience, Writing
from engine.store.sql.upgrade import VERSION, revision_of, upgrade
from engine.store.sqlite import files
from engine.store.sqlite.files import address, copy_before, keep_private, must_have_folder, unusable
from engine.store.sqlite.writer import EndableConnection, SqliteWriter, connected
from engine.table.model.errors import JournalError

log = logging.getLogger(__name__)

_NO_BYTES_LEFT: Final = "0012"
"""Since this revision, deleted values are overwritten at once."""
_LOG_AHEAD: Final = "PRAGMA journal_mode = WAL"
_ENDING: Final = 1.0
"""Seconds in which the thread of a connection ends that was told to."""


def migrate(file: Path, busy_seconds: float) -> None:
    """Create or upgrade the database, all or nothing, after a copy; raises JournalError. Blocks, in no event loop."""
    must_have_folder(file)
    try:
        if not _is_up_to_date(file, busy_seconds):
            asyncio.run(_migrate(file, busy_seconds))
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise unusable(file, error) from error


def _is_up_to_date(file: Path, busy_seconds: float) -> bool:
    """Whether there is nothing to upgrade; from now on the file has a write-ahead log in any case.

    Mostly there is nothing, and SQLAlchemy takes ten times as long to learn that: a loop, a thread and an engine.
    """
    with closing(sqlite3.connect(file, timeout=busy_seconds, isolation_level=None)) as connection:
        connection.execute(_LOG_AHEAD)
        # Another process may be upgrading it.
        connection.execute("BEGIN IMMEDIATE")
        try:
            found = connection.execute(f"SELECT version_num FROM {VERSION}").fetchone()
        except sqlite3.OperationalError:
            # There is no such table: it is new, or another program's.
            return False
        finally:
            connection.execute("ROLLBACK")
    return found is not None and bool(found[0] == REVISION)


async def _migrate(file: Path, busy_seconds: float) -> None:
    threads = Threads()

    def opened() -> aiosqlite.Connection:
        made = aiosqlite.connect(file, timeout=busy_seconds)
        made._thread.daemon = True
        threads.add(made._thread)
        return made

    engine = _engine_to_migrate(opened)
    try:
        async with engine.begin() as connection:
            found = await connection.run_sync(revision_of, f"The database {file}")
            if found == REVISION:
                return
            if found is not None:
                # Nobody else writes meanwhile: we have begun to.
                await copy_before(REVISION, file, engine)
            await connection.run_sync(upgrade, found)
        if found is not None and found < _NO_BYTES_LEFT:
            await _wipe(file, engine)
    finally:
        await engine.dispose()
        await have_ended(threads)


Threads = WeakSet[Thread]
"""Those of an engine's connections, as long as they run."""


async def have_ended(threads: Threads) -> None:
    """Wait for threads that were told to end: each still speaks to this loop, which is closed after that.

    Where opening failed or was cancelled, aiosqlite waits for nobody.
    """
    for thread in [thread for thread in threads if thread.is_alive()]:
        await asyncio.to_thread(thread.join, _ENDING)


def _engine_to_migrate(opened: Callable[[], aiosqlite.Connection]) -> AsyncEngine:
    engine = create_async_engine("sqlite+aiosqlite://", poolclass=NullPool, async_creator=opened)

    # Python's sqlite3 would commit every CREATE TABLE on its own: a kill would leave half a database.
    @event.listens_for(engine.sync_engine, "connect")
    def let_us_begin(connection: Any, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        if not connection.get_execution_options().get("stays_outside"):
            connection.exec_driver_sql(_LOG_AHEAD)
            connection.exec_driver_sql("PRAGMA secure_delete = ON")
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


async def _wipe(file: Path, engine: AsyncEngine) -> None:
    """Erase anything deleted by older versions from the file; if there is no room for that, it stays."""
    async with engine.connect() as connection:
        try:
            await (await connection.execution_options(stays_outside=True)).exec_driver_sql("VACUUM")
        except SQLAlchemyError as error:
            log.warning("what was deleted before could not be wiped out of %s: %s", file, error)


_WAITS: Final = "waits"
"""How many milliseconds a connection waits for other programs, as far as it was told."""


class SqliteBackend:
    """See `Backend`."""

    faults: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error)

    def __init__(self, file: Path, synchronous: str, patience: Patience) -> None:
        self.called = f"The database {file}"
        self._threads = Threads()
        self.engine = _engine(file, synchronous, patience, self._threads)
        self._file = file
        self._writer = SqliteWriter(file, synchronous, patience)

    @classmethod
    async def open(cls, file: Path, synchronous: str, patience: Patience, opening_seconds: float) -> SqliteBackend:
        """Open a file and bring it up to date; raises JournalError."""
        await asyncio.to_thread(keep_private, file)
        await asyncio.to_thread(migrate, file, opening_seconds)
        backend = cls(file, synchronous, patience)
        try:
            await backend._writer
        except sqlite3.Error as error:
            raise unusable(file, error) from error
        return backend

    async def save(self, writing: Writing) -> None:
        await self._writer.save(writing)

    async def see_one_moment(self, connection: AsyncConnection) -> None:
        await connection.exec_driver_sql("BEGIN")

    def unusable(self, fault: Exception) -> JournalError:
        return unusable(self._file, fault)

    async def leave_no_trace(self) -> bool:
        """Deleted values would stay in the write-ahead log until it is begun anew."""
        return await self._writer.empty_log()

    async def drop_copies(self) -> None:
        await asyncio.to_thread(files.drop_copies, self._file)

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()
        await have_ended(self._threads)


def _engine(file: Path, synchronous: str, patience: Patience, threads: Threads) -> AsyncEngine:
    def opened() -> aiosqlite.Connection:
        made = EndableConnection(partial(connected, file, synchronous, timeout=patience.most, check_same_thread=False))
        threads.add(made._thread)
        return made

    # Stored values have no place in an error or a log.
    engine = create_async_engine(address(file), hide_parameters=True, async_creator=opened)

    @event.listens_for(engine.sync_engine, "handle_error")
    def outlive_cancelling(context: ExceptionContext) -> None:
        # SQLAlchemy would drop the connection, which may go on holding the file. Its thread does one thing after
        # the other, so a rollback after whatever was cancelled is in order.
        if isinstance(context.original_exception, asyncio.CancelledError):
            context.is_disconnect = False

    @event.listens_for(engine.sync_engine, "begin")
    def be_patient(connection: Connection) -> None:
        wait = round(1000 * patience.seconds)
        if connection.info.get(_WAITS) != wait:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {wait}")
            connection.info[_WAITS] = wait

    return engine
