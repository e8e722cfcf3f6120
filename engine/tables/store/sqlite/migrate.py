"""Brings a database file up to date."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any, Final

import aiosqlite
from sqlalchemy import Connection, NullPool, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from engine.tables.store.schema import REVISION
from engine.tables.store.sql.upgrade import revision_of, upgrade
from engine.tables.store.sqlite.copies import copy_before
from engine.tables.store.sqlite.files import must_have_folder
from engine.tables.store.sqlite.sentences import unusable

log = logging.getLogger(__name__)

_NO_BYTES_LEFT: Final = "0012"
"""Since this revision, deleted values are overwritten at once."""
_ENDING: Final = 1.0
"""Seconds in which the thread of a connection ends that was told to."""


def migrate(file: Path, busy_seconds: float) -> None:
    """Create or upgrade the database, all or nothing, after a copy; raises JournalError. Blocks, in no event loop."""
    must_have_folder(file)
    try:
        asyncio.run(_migrate(file, busy_seconds))
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise unusable(file, error) from error


async def _migrate(file: Path, busy_seconds: float) -> None:
    threads: list[Thread] = []

    def opened() -> aiosqlite.Connection:
        made = aiosqlite.connect(file, timeout=busy_seconds)
        made._thread.daemon = True
        threads.append(made._thread)
        return made

    engine = _engine(opened)
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
        # Where opening failed, aiosqlite waits for nobody; but its thread still speaks to this loop.
        for thread in threads:
            await asyncio.to_thread(thread.join, _ENDING)


def _engine(opened: Callable[[], aiosqlite.Connection]) -> AsyncEngine:
    engine = create_async_engine("sqlite+aiosqlite://", poolclass=NullPool, async_creator=opened)

    # Python's sqlite3 would commit every CREATE TABLE on its own: a kill would leave half a database.
    @event.listens_for(engine.sync_engine, "connect")
    def let_us_begin(connection: Any, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        if not connection.get_execution_options().get("stays_outside"):
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")
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
