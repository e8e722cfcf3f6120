"""A database that is one file, for one process."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, ExceptionContext, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from engine.tables.model.errors import JournalError
from engine.tables.store.sql.backend import Writing
from engine.tables.store.sql.patience import Patience
from engine.tables.store.sqlite import copies
from engine.tables.store.sqlite.connection import EndableConnection
from engine.tables.store.sqlite.files import address, keep_private
from engine.tables.store.sqlite.migrate import migrate
from engine.tables.store.sqlite.sentences import unusable
from engine.tables.store.sqlite.writer import LEAVE_NO_BYTES, Writer

_WAITS: Final = "waits"
"""How many milliseconds a connection waits for other programs, as far as it was told."""


class SqliteBackend:
    """See `Backend`."""

    faults: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error)

    def __init__(self, file: Path, synchronous: str, patience: Patience) -> None:
        self.called = f"The database {file}"
        self.engine = _engine(file, synchronous, patience)
        self._file = file
        self._writer = Writer(file, synchronous, patience)

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
        await asyncio.to_thread(copies.drop_copies, self._file)

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()


def _engine(file: Path, synchronous: str, patience: Patience) -> AsyncEngine:
    # Stored values have no place in an error or a log.
    engine = create_async_engine(
        address(file),
        hide_parameters=True,
        async_creator=lambda: EndableConnection(
            partial(sqlite3.connect, file, timeout=patience.most, check_same_thread=False)
        ),
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA synchronous = {synchronous}")
        cursor.execute(LEAVE_NO_BYTES)
        cursor.close()

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
