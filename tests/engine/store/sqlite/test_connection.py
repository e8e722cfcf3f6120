"""A connection is closed while its thread is told to end, as SQLAlchemy does when whoever waits is cancelled."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from functools import partial
from pathlib import Path

import pytest

from engine.store.journal import Journal
from engine.store.sqlite.writer import EndableConnection
from engine.table.model.preferences import Person
from tests.engine.store.databases import database

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
