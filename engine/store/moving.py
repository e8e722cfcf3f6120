"""Moves a database from a file of SQLite to PostgreSQL, in one transaction there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import NullPool, Select, Table, Text, collate, func, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from engine.store.databases import POSSIBLE, server_of
from engine.store.postgres.connecting import DRIVER, FAULTS, connects, unusable
from engine.store.postgres.database import bring_up_to_date
from engine.store.postgres.first import must_be_unused
from engine.store.schema import LASTING
from engine.store.sqlite.database import migrate
from engine.store.sqlite.files import address
from engine.table.model.errors import JournalError

_AT_ONCE: Final = 500
"""Rows."""
_PATIENCE: Final = 10.0
"""Seconds to wait for other programs."""


async def move(file: Path, url: str, say: Callable[[str], None]) -> None:
    """Copy everything in a file into an empty database of PostgreSQL, and compare row by row; raises JournalError.

    If anything fails or differs, nothing is in the other database. The file stays. Nobody else may use it meanwhile.
    """
    target = server_of(url)
    if target is None:
        raise JournalError(f"That is no address to move to: expected {POSSIBLE.rpartition(' ')[2]}.")
    if not await asyncio.to_thread(file.is_file):
        raise JournalError(f"There is no database {file} to move: name the one in use in DATABASE_URL.")
    await asyncio.to_thread(migrate, file, _PATIENCE)
    before = create_async_engine(address(file), poolclass=NullPool, hide_parameters=True)
    arguments = target.arguments(_PATIENCE, lock_seconds=_PATIENCE)
    after = create_async_engine(DRIVER, poolclass=NullPool, async_creator=connects(arguments), hide_parameters=True)
    try:
        async with before.connect() as source, after.begin() as connection:
            await source.exec_driver_sql("BEGIN")
            await must_be_unused(connection, target)
            await bring_up_to_date(connection, target)
            await _must_be_empty(connection, str(target))
            total = 0
            for table in LASTING:
                total += (rows := await _copy(table, source, connection, file))
                say(f"{table.name}: {rows}")
            await _go_on_counting(source, connection)
            for table in LASTING:
                await _compare(table, source, connection)
    except FAULTS as fault:
        raise unusable(target, fault) from None
    finally:
        await before.dispose()
        await after.dispose()
    say(f"{total} rows of {file} are in the database {target} now; each was read again there, and is the same.")


async def _must_be_empty(connection: AsyncConnection, called: str) -> None:
    for table in LASTING:
        if (await connection.execute(select(text("1")).select_from(table).limit(1))).first() is not None:
            raise JournalError(f"The database {called} has something in it already: name an empty one.")


def _all_of(table: Table) -> Select[Any]:
    """All rows, in the order that they have in a file."""
    return select(table).order_by(
        *(collate(one, "C") if isinstance(one.type, Text) else one for one in table.primary_key.columns)
    )


async def _batches(table: Table, source: AsyncConnection) -> AsyncIterator[list[dict[str, Any]]]:
    rows = await source.stream(select(table).order_by(*table.primary_key.columns))
    async for batch in rows.mappings().partitions(_AT_ONCE):
        yield [dict(row) for row in batch]


async def _copy(table: Table, source: AsyncConnection, connection: AsyncConnection, file: Path) -> int:
    """Returns the number of rows."""
    count = 0
    try:
        async for batch in _batches(table, source):
            await connection.execute(insert(table), batch)
            count += len(batch)
    except DBAPIError as error:
        if error.connection_invalidated or getattr(error.orig, "sqlstate", "")[:2] not in ("22", "23", ""):
            raise
        # The database's own words may quote what is in the row.
        raise JournalError(
            f"After {count} rows of {table.name} in {file} comes one that PostgreSQL cannot hold, because a value has "
            "the wrong kind or its table is missing: nothing was moved."
        ) from None
    return count


async def _go_on_counting(source: AsyncConnection, connection: AsyncConnection) -> None:
    """No number of a table, house rules or the like that was ever used is used again: old buttons carry it."""
    names = {table.name for table in LASTING}
    rows = await source.exec_driver_sql("SELECT name, seq FROM sqlite_sequence")
    for row in rows.mappings().all():
        if row["name"] in names and row["seq"]:
            counter = func.pg_get_serial_sequence(row["name"], "id")
            await connection.execute(select(func.setval(counter, row["seq"])))


async def _compare(table: Table, source: AsyncConnection, connection: AsyncConnection) -> None:
    copied = await connection.stream(_all_of(table))
    async for batch in _batches(table, source):
        for row in batch:
            if dict((await copied.mappings().fetchone()) or {}) != row:
                raise JournalError(f"A row of {table.name} did not arrive as it was: nothing was moved.")
    if await copied.fetchone() is not None:
        raise JournalError(f"There are more rows of {table.name} than were copied: nothing was moved.")
