"""Saves changes of tables in PostgreSQL: a play is one statement, and so one way to the server and back.

The statement changes the table if it still has its revision, and only then adds the other rows. What a finished match
adds comes in further statements, because it sums up rows that one statement could not see.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from typing import Any, Final, NamedTuple

import asyncpg
from sqlalchemy import Table
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from engine.store import schema
from engine.store.sql.backend import Clash, Patience, Row, Statement, Writing, compiled

_DIALECT: Final = dialect()  # type: ignore[no-untyped-call]
_MOST: Final = 6
"""Connections at once."""
_ANSWER: Final = 2.0
"""Seconds to wait for an answer of the server: people wait three for one of the bot's."""
_IN_VAIN: Final = 0.25
"""The same after somebody waited in vain: people at many tables wait one after the other."""


class PostgresWriter:
    """The connections that write changes of tables."""

    def __init__(self, arguments: dict[str, Any], patience: Patience) -> None:
        self._patience = patience
        self._is_open = False
        # Nothing of a play is left behind in a connection, so there is nothing to ask the server to reset.
        self._pool = asyncpg.create_pool(min_size=1, max_size=_MOST, reset=_leave, **arguments)

    async def open(self) -> None:
        await self._pool
        self._is_open = True

    async def close(self) -> None:
        if self._is_open:
            await self._pool.close()

    def end(self) -> None:
        """Close all connections without a word to the server."""
        self._pool.terminate()

    async def save(self, rows: Writing) -> None:
        """Write a change: all or nothing."""
        async with self._connection() as connection:
            # Only now: to wait for others of this process says nothing about the server.
            seconds = _IN_VAIN if self._patience.is_short else _ANSWER
            if not rows.outcome:
                await _write(connection, rows, seconds)
                return
            async with connection.transaction():
                await _write(connection, rows, seconds)
                for statement in rows.outcome:
                    await _insert(connection, statement, seconds)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        connection = await self._pool.acquire()
        try:
            yield connection
        except (asyncio.CancelledError, TimeoutError):
            # The server may have heard half of it, and keep locks until it hears more or that nothing comes.
            connection.terminate()
            raise
        finally:
            await self._pool.release(connection, timeout=_ANSWER)


async def _leave(_: object) -> None:
    pass


async def _write(connection: Any, rows: Writing, seconds: float) -> None:
    parts = tuple(name for name in _PARTS if getattr(rows, name))
    sql, order = _saving(tuple(rows.columns), parts)
    values: list[object] = [rows.table_id, rows.from_revision, *(rows.columns[name] for name in order.columns)]
    for part, columns in zip(parts, order.parts, strict=True):
        added: Sequence[Row] = getattr(rows, part)
        values += ([row[name] for row in added] for name in columns)
    if await connection.fetchval(sql, *values, timeout=seconds) != 1:
        raise Clash


async def _insert(connection: Any, statement: Statement, seconds: float) -> None:
    sql, constants, order = compiled(statement.of, _DIALECT)
    values = {**constants, **statement.values}
    await connection.execute(sql, *(values[name] for name in order), timeout=seconds)


_PARTS: Final = {"actions": schema.actions, "packs": schema.packs, "deals": schema.deals}


class _Order(NamedTuple):
    """In which order the values go to the server, after the table's number and revision."""

    columns: tuple[str, ...]
    parts: tuple[tuple[str, ...], ...]
    """A list for each column of rows to add."""


@cache
def _saving(columns: tuple[str, ...], parts: tuple[str, ...]) -> tuple[str, _Order]:
    """The statement that changes these columns of a table and adds rows; it says how many tables were changed."""
    numbers = count(3)
    changes = ", ".join(f'"{name}" = ${next(numbers)}' for name in columns)
    clauses = [f"ours AS (UPDATE tables SET {changes} WHERE id = $1 AND revision = $2 RETURNING id)"]
    names = []
    for part in parts:
        given = [column for column in _PARTS[part].c if column.name != "table_id"]
        names.append(tuple(column.name for column in given))
        lists = ", ".join(f"${next(numbers)}::{column.type.compile(_DIALECT)}[]" for column in given)
        clauses.append(_adding(_PARTS[part], names[-1], lists))
    return f"WITH {', '.join(clauses)} SELECT count(*) FROM ours", _Order(columns, tuple(names))


def _adding(table: Table, names: Sequence[str], lists: str) -> str:
    quoted = ", ".join(f'"{name}"' for name in names)
    rows = f"SELECT ours.id, given.* FROM ours, unnest({lists}) AS given"
    return f"new_{table.name} AS (INSERT INTO {table.name} (table_id, {quoted}) {rows})"
