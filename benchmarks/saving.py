"""Compares saving a play, on SQLite through aiosqlite and on PostgreSQL, with the bare drivers doing the same.

A play changes one row of a table and adds one action. Only the CPU of this process counts: PostgreSQL's own is another,
and where it is not installed, its line is left out.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from benchmarks.measure import AsyncRound, Line, compare_async
from engine.store.databases import open_database
from engine.store.journal import Journal
from engine.store.sql.backend import Patience, Writing
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status
from tests import postgres
from tests.engine.running.support import setup

SAVES: Final = 500
ROUNDS: Final = 9
_UPDATE: Final = "UPDATE tables SET revision = ?, deadline = ?, reminder = ?, expires = ? WHERE id = ? AND revision = ?"
_INSERT: Final = "INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?, ?)"
_IN_ONE: Final = """
WITH ours AS (
    UPDATE tables SET revision = $3, deadline = $4, reminder = $5, expires = $6 WHERE id = $1 AND revision = $2
    RETURNING id
), added AS (INSERT INTO actions SELECT id, $7, $8, $9, $10, $11, $12 FROM ours)
SELECT count(*) FROM ours
"""


def _play(table: int, number: int) -> Writing:
    """What an ordinary play writes."""
    clock = {"revision": number + 1, "deadline": 1.5, "reminder": None, "expires": None}
    action = {"table_id": table, "number": number + 1, "kind": "action", "seat": 1, "action": "pass", "by": "person"}
    return Writing(table, number, clock, [{**action, "at": 1.0}])


async def _new_table(url: str) -> int:
    journal = await Journal.open(url)
    try:
        return await journal.add(Snapshot(0, 0, setup(), Status.PLAYING, (None,) * 4, dealer=1), 1.0)
    finally:
        await journal.close()


@asynccontextmanager
async def _ours(url: str) -> AsyncIterator[AsyncRound]:
    """Saves of one table through the store."""
    table, numbers = await _new_table(url), count()
    backend = await open_database(url, "NORMAL", Patience(1.0), 10.0)

    async def saves() -> int:
        for _ in range(SAVES):
            await backend.save(_play(table, next(numbers)))
        return SAVES

    try:
        yield saves
    finally:
        await backend.close()


@asynccontextmanager
async def _bare_sqlite(url: str, file: Path) -> AsyncIterator[AsyncRound]:
    table, numbers = await _new_table(url), count()
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA secure_delete = ON")

        async def saves() -> int:
            for number in (next(numbers) for _ in range(SAVES)):
                connection.execute("BEGIN IMMEDIATE")
                connection.execute(_UPDATE, (number + 1, 1.5, None, None, table, number))
                connection.execute(_INSERT, (table, number + 1, "action", 1, "pass", "person", 1.0))
                connection.execute("COMMIT")
            return SAVES

        yield saves


@asynccontextmanager
async def _bare_postgres(url: str) -> AsyncIterator[AsyncRound]:
    table, numbers = await _new_table(url), count()
    connection = await asyncpg.connect(url)

    async def saves() -> int:
        for number in (next(numbers) for _ in range(SAVES)):
            action = (number + 1, "action", 1, "pass", "person", 1.0)
            await connection.fetchval(_IN_ONE, table, number, number + 1, 1.5, None, None, *action)
        return SAVES

    try:
        yield saves
    finally:
        await connection.close()


def _line(what: str, beside: str, ours: float, bare: float) -> Line:
    return Line(what, f"{ours * 1e6:.0f} µs CPU", f"{beside}: {bare * 1e6:.0f} µs CPU", f"{ours / bare:.1f}", "-")


async def _measured(file: Path, server: str | None) -> list[Line]:
    url = f"sqlite+aiosqlite:///{file}"
    async with _ours(url) as ours, _bare_sqlite(url, file) as bare:
        sides = await compare_async({"ours": ours, "bare": bare}, ROUNDS)
    lines = [
        _line(
            "a play on SQLite through aiosqlite",
            "bare sqlite3 in the same thread",
            sides["ours"].seconds,
            sides["bare"].seconds,
        )
    ]
    if server is not None:
        async with _ours(server) as ours, _bare_postgres(server) as bare:
            sides = await compare_async({"ours": ours, "bare": bare}, ROUNDS)
        lines.append(
            _line(
                "a play on PostgreSQL",
                "bare asyncpg, the same statement",
                sides["ours"].seconds,
                sides["bare"].seconds,
            )
        )
    return lines


def run() -> list[Line]:
    """Measure; takes some seconds."""
    try:
        cluster = postgres.cluster()
        server = cluster.url(cluster.fresh())
    except pytest.skip.Exception:
        server = None
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder, "saving.sqlite3"), server))
