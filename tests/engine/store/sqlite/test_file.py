"""A database that is a file is made where there is none, and refused in one sentence where it cannot be used."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.store.journal import Journal
from engine.table.model.errors import JournalError
from engine.table.model.times import Pauses
from tests.engine.running.support import FOUR, Hour, Process, everything_seen
from tests.engine.store.databases import address, complaint
from tests.patience import LAST_RESORT


def file_of(process: Process) -> str:
    return process.url.partition("///")[2]


async def test_opening_twice_and_from_another_folder_keeps_what_is_there(
    process: Process, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await process.started(FOUR)
    monkeypatch.chdir(tmp_path)
    again = await Process.start("sqlite+aiosqlite:///cards.sqlite3", Hour(), random.Random(), Pauses())
    assert everything_seen(again.tables.get(table.id)) == everything_seen(table)
    await again.close()


async def test_the_journal_is_in_wal_mode(tmp_path: Path) -> None:
    await (await Journal.open(address(tmp_path))).close()
    with closing(sqlite3.connect(tmp_path / "cards.sqlite3")) as connection, connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


async def test_synchronous_is_normal_or_full(tmp_path: Path) -> None:
    await (await Journal.open(address(tmp_path), synchronous="FULL")).close()
    with pytest.raises(JournalError, match="NORMAL and FULL"):
        await Journal.open(address(tmp_path), synchronous="OFF; DROP TABLE tables")


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    assert f"folder {tmp_path / 'missing'} " in await complaint(address(tmp_path / "missing"))


async def test_a_name_that_no_file_can_have_is_a_sentence(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/{'a' * 300}"
    assert "cannot be looked for (File name too long)" in await complaint(url)


async def test_a_folder_instead_of_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.sqlite3").mkdir()
    assert "is a folder: name a file in it" in await complaint(address(tmp_path))


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "cards.sqlite3"
    file.write_bytes(b"a letter to my grandmother " * 100)
    assert "is not a database" in await complaint(address(tmp_path))
    assert file.read_bytes() == b"a letter to my grandmother " * 100


async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    await (await Journal.open(address(tmp_path))).close()
    file = tmp_path / "cards.sqlite3"
    file.write_bytes(file.read_bytes()[:4096] + os.urandom(8192))
    assert "is damaged" in await complaint(address(tmp_path))


async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "cards.sqlite3"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert "belongs to another program" in await complaint(address(tmp_path))
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    connection.close()


async def test_a_database_that_another_program_holds_is_refused(process: Process) -> None:
    holder = sqlite3.connect(file_of(process), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    assert "held by another program" in await complaint(process.url, 0.1)
    holder.close()


async def test_a_starting_process_waits_for_the_one_before_to_let_go_of_the_database(process: Process) -> None:
    holder = sqlite3.connect(file_of(process), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    asyncio.get_running_loop().call_later(0.05, holder.close)
    journal = await Journal.open(process.url, busy_seconds=0.0, opening_seconds=LAST_RESORT)
    await journal.close()
