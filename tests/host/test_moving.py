"""`--move-to` moves the database over and says so, and refuses in one sentence while a bot runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.store.journal import Journal
from engine.store.sqlite.files import alone_on
from engine.table.model.preferences import Person
from hosting.preflight import NEEDS_SOMEBODY
from tests.engine.running.support import ANNA, database
from tests.engine.store.databases import rows_of
from tests.host.program import run
from tests.postgres import cluster

SECRET = "pass-word"


async def test_the_database_is_moved_and_what_to_do_next_is_said(tmp_path: Path) -> None:
    journal = await Journal.open(database(tmp_path))
    await journal.set_person(Person(ANNA, "nl"))
    await journal.close()
    name = cluster().empty()
    target = cluster().url(name).replace("cards@", f"cards:{SECRET}@")
    ended = await run(tmp_path, "--move-to", target, environment={"DATABASE_URL": database(tmp_path)})
    assert (ended.status, ended.errors) == (0, "")
    assert "people: 1\n" in ended.out
    assert f"1 rows of {tmp_path}/cards.sqlite3 are in the database {name}" in ended.out
    assert "put that address behind DATABASE_URL= in .env" in ended.out
    assert SECRET not in ended.out
    assert [row["language"] for row in rows_of(cluster().url(name), "people")] == ["nl"]
    again = await run(tmp_path, "--move-to", target, environment={"DATABASE_URL": database(tmp_path)})
    assert again.status == 1
    assert "has something in it already" in again.sentence
    assert SECRET not in again.sentence
    cluster().drop(name)


async def test_nothing_is_moved_while_a_bot_runs_on_the_file(tmp_path: Path) -> None:
    database(tmp_path)
    target = "postgresql://cards@localhost:1/cards"
    with alone_on(tmp_path / "cards.sqlite3"):
        ended = await run(tmp_path, "--move-to", target, environment={"DATABASE_URL": database(tmp_path)})
    assert ended.status == 1
    assert "Another bot" in ended.sentence
    assert "stop that one first" in ended.sentence


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("postgresql://h/d", "postgresql://h/e", "names no file of SQLite"),
        ("sqlite+aiosqlite:///cards.sqlite3", "sqlite+aiosqlite:///other", "no address to move to"),
        ("sqlite+aiosqlite:///cards.sqlite3", "nonsense", "is not possible: expected"),
        ("sqlite+aiosqlite:///cards.sqlite3", "postgresql://h/d", "There is no database"),
    ],
)
async def test_what_cannot_be_moved_is_one_sentence(tmp_path: Path, source: str, target: str, said: str) -> None:
    ended = await run(tmp_path, "--move-to", target, environment={"DATABASE_URL": source})
    assert ended.status in (1, NEEDS_SOMEBODY)
    assert said in ended.sentence
