"""A connection is closed while its thread is told to end, as SQLAlchemy does when whoever waits is cancelled."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from engine.tables.model.preferences import Person
from engine.tables.store.journal import Journal
from engine.tables.store.sqlite.writer import EndableConnection
from tests.engine.tables.databases import database

STEPS = 20
"""More steps of the loop than a task needs that nothing keeps waiting."""


async def opened(folder: Path) -> EndableConnection:
    connection = EndableConnection(partial(sqlite3.connect, folder / "cards.sqlite3", check_same_thread=False))
    await connection
    return connection


async def has_ended(connection: EndableConnection, task: asyncio.Task[None]) -> bool:
    await asyncio.to_thread(connection._thread.join)
    for _ in range(STEPS):
        await asyncio.sleep(0)
    return task.done()


async def test_closing_ends_though_the_thread_was_told_to_end_meanwhile(tmp_path: Path) -> None:
    connection = await opened(tmp_path)
    closing = asyncio.create_task(connection.close())
    await asyncio.sleep(0)
    connection.stop()
    assert await has_ended(connection, closing)
    await closing


async def test_closing_can_be_cancelled_once_the_thread_has_ended(tmp_path: Path) -> None:
    # As a program that stops cancels what is left over, once.
    connection = await opened(tmp_path)
    closing = asyncio.create_task(connection.close())
    await asyncio.sleep(0)
    connection.stop()
    closing.cancel()
    assert await has_ended(connection, closing)


async def test_it_can_be_told_to_end_after_its_end(tmp_path: Path) -> None:
    connection = await opened(tmp_path)
    await connection.close()
    assert connection.stop() is None


@pytest.mark.parametrize("steps", [4, 16, 40])
async def test_a_cancelled_change_leaves_no_task_behind(tmp_path: Path, steps: int) -> None:
    journal = await Journal.open(database(tmp_path))
    before = asyncio.all_tasks()
    for _ in range(STEPS):
        saving = asyncio.create_task(journal.set_person(Person(1)))
        for _ in range(steps):
            await asyncio.sleep(0)
        saving.cancel()
        await asyncio.sleep(0)
        saving.cancel()
        await asyncio.gather(saving, return_exceptions=True)
    left = asyncio.all_tasks() - before
    await journal.close()
    # Each ends by itself: none waits for a thread that is gone.
    await asyncio.gather(*left, return_exceptions=True)


MANY = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1203) SELECT i FROM n"
ALL = [(number,) for number in range(1, 1204)]


async def test_a_statement_with_its_rows_is_one_hop_and_what_changes_nothing_needs_none(tmp_path: Path) -> None:
    connection = await opened(tmp_path)
    async with connection.cursor() as cursor:
        await cursor.execute("SELECT ?", (7,))
        assert await cursor.fetchall() == [(7,)]
    await connection.rollback()
    await connection.commit()
    assert (connection._asked, connection.is_idle) == (1, True)
    async with connection.cursor() as cursor:
        await cursor.execute("CREATE TABLE some (one INTEGER)")
        await cursor.execute("INSERT INTO some VALUES (1)")
    await connection.rollback()
    async with connection.cursor() as cursor:
        await cursor.execute("SELECT count(*) FROM some")
        assert await cursor.fetchone() == (0,)
        assert await cursor.fetchone() is None
    assert connection._asked == 5
    await connection.close()


async def test_many_rows_all_come_however_they_are_fetched(tmp_path: Path) -> None:
    connection = await opened(tmp_path)
    async with connection.cursor() as cursor:
        await cursor.execute(MANY)
        assert await cursor.fetchall() == ALL
        assert await cursor.fetchall() == []
        await cursor.execute(MANY)
        assert [row async for row in cursor] == ALL
        await cursor.execute(MANY)
        first = [await cursor.fetchone() for _ in range(3)]
        assert first + await cursor.fetchmany(998) + await cursor.fetchall() == ALL
    await connection.close()


async def test_a_cursor_whose_statement_goes_on_is_closed_after_it(tmp_path: Path) -> None:
    connection = await opened(tmp_path)
    async with connection.cursor() as cursor:
        asking = asyncio.create_task(cursor.execute(MANY.replace("1203", "300000")))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert connection._asked == connection._done + 1
    assert connection._asked == connection._done == 2
    await connection.close()
