"""A connection asks its thread no more than it must, and is closed whatever was cancelled meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable
from functools import partial
from pathlib import Path

import aiosqlite
import pytest

from engine.store.journal import Journal
from engine.store.sqlite.connection import FileConnection
from engine.table.model.preferences import Person
from tests.engine.store.databases import database, rows_of

STEPS = 20
"""More steps of the loop than a task needs that nothing keeps waiting."""


async def opened(folder: Path) -> FileConnection:
    connection = FileConnection(partial(sqlite3.connect, folder / "cards.sqlite3", check_same_thread=False))
    await connection
    return connection


async def has_ended(connection: FileConnection, task: asyncio.Task[None]) -> bool:
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


async def test_closing_waits_for_the_thread_of_an_opening_that_was_cancelled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It would go on to speak to a loop that is closed.
    monkeypatch.setattr("engine.store.sqlite.database._ENDING", 600.0)
    journal = await Journal.open(database(tmp_path))
    began, may_end = threading.Event(), threading.Event()
    connect = sqlite3.connect

    def slowly(*arguments: object, **how: object) -> sqlite3.Connection:
        began.set()
        may_end.wait()
        return connect(*arguments, **how)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(sqlite3, "connect", slowly)
    saving = asyncio.create_task(journal.set_person(Person(1)))
    await asyncio.to_thread(began.wait)
    saving.cancel()
    await asyncio.gather(saving, return_exceptions=True)
    closing = asyncio.create_task(journal.close())
    for _ in range(STEPS):
        await asyncio.to_thread(int)
    waited = not closing.done()
    may_end.set()
    await closing
    assert waited


async def hops(work: Awaitable[object], monkeypatch: pytest.MonkeyPatch) -> int:
    """How often a thread is asked meanwhile."""
    asked: list[object] = []
    ask = aiosqlite.Connection._execute

    async def counted(connection: aiosqlite.Connection, *arguments: object) -> object:
        asked.append(arguments)
        return await ask(connection, *arguments)  # type: ignore[no-untyped-call]

    with monkeypatch.context() as patch:
        patch.setattr(aiosqlite.Connection, "_execute", counted)
        await work
    return len(asked)


async def test_a_question_is_one_hop_and_a_change_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = await Journal.open(database(tmp_path))
    try:
        # Its first use opens a connection.
        await journal.set_person(Person(1))
        assert await hops(journal.person(1), monkeypatch) == 1
        assert await hops(journal.set_person(Person(1)), monkeypatch) == 2
    finally:
        await journal.close()


async def test_what_nobody_waits_for_any_more_is_rolled_back_all_the_same(tmp_path: Path) -> None:
    url = database(tmp_path)
    connection = FileConnection(partial(sqlite3.connect, tmp_path / "cards.sqlite3", check_same_thread=False))
    await connection
    began, may_go_on = threading.Event(), threading.Event()

    def write(file: sqlite3.Connection) -> None:
        began.set()
        may_go_on.wait()
        file.execute("INSERT INTO people (user_id) VALUES (1)")

    writing = asyncio.create_task(connection._execute(write, connection._conn))
    await asyncio.to_thread(began.wait)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    ending = asyncio.create_task(connection.rollback())
    await asyncio.sleep(0)
    may_go_on.set()
    await ending
    assert not connection.in_transaction
    await connection.close()
    assert rows_of(url, "people") == []
