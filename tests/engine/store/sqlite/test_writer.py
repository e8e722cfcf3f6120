"""A change of a table is one transaction in aiosqlite's thread: all or nothing, whoever stops waiting for it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import aiosqlite
import pytest

from engine.store.sql.backend import Clash, Patience, Writing
from engine.store.sqlite.writer import SqliteWriter
from tests.engine.running.support import FOUR, Process
from tests.patience import LAST_RESORT


def rows(process: Process, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(process.url.partition("///")[2])) as connection:
        return connection.execute(query).fetchall()


@asynccontextmanager
async def writer_on(process: Process) -> AsyncIterator[SqliteWriter]:
    writer = SqliteWriter(Path(process.url.partition("///")[2]), "NORMAL", Patience(LAST_RESORT))
    await writer
    yield writer
    await writer.close()


async def a_change(process: Process) -> Writing:
    """A change of a table under way that is not saved, with one action."""
    table = await process.started(FOUR)
    revision = rows(process, "SELECT revision FROM tables")[0][0]
    assert isinstance(revision, int)
    action = {"table_id": table.id, "number": table.number + 1, "kind": "action", "seat": 1, "action": "pass"}
    clock = {"revision": revision + 1, "deadline": None, "reminder": None, "expires": None}
    return Writing(table.id, revision, clock, actions=[action | {"by": "person", "at": 1.0}])


async def test_nothing_is_written_of_a_change_that_comes_too_late(process: Process) -> None:
    change = await a_change(process)
    before = rows(process, "SELECT * FROM actions"), rows(process, "SELECT * FROM tables")
    async with writer_on(process) as writer:
        with pytest.raises(Clash):
            await writer.save(change._replace(from_revision=change.from_revision - 1))
        # The last of its statements fails: there is such an action.
        with pytest.raises(sqlite3.IntegrityError):
            await writer.save(change._replace(actions=[*change.actions, *change.actions]))
        assert (rows(process, "SELECT * FROM actions"), rows(process, "SELECT * FROM tables")) == before
        await writer.save(change)
    assert len(rows(process, "SELECT * FROM actions")) == len(before[0]) + 1


async def test_whoever_stops_waiting_leaves_the_whole_transaction_to_the_thread(process: Process) -> None:
    change = await a_change(process)
    before = len(rows(process, "SELECT * FROM actions"))
    async with writer_on(process) as writer:
        saving = asyncio.create_task(writer.save(change))
        await asyncio.sleep(0)
        saving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await saving
        with pytest.raises(Clash):
            await writer.save(change)
    assert len(rows(process, "SELECT * FROM actions")) == before + 1


async def test_a_play_is_one_hop(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await process.started(FOUR)
    hops = []
    hop = aiosqlite.Connection._execute

    async def counted(connection: aiosqlite.Connection, *arguments: object) -> object:
        hops.append(arguments)
        return await hop(connection, *arguments)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    await table.act(FOUR[table.actors[0] - 1], str(table.legal(table.actors[0])[0]), table.number)
    assert len(hops) == 1
