"""A copy of the database made while people play, and what a bot finds that starts on it."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from textwrap import dedent

import pytest

import bot
from engine.running.table import Table
from engine.table.model.status import Status
from tests.engine.running.support import (
    ANNA,
    BRAM,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    address,
    database,
    user_to_move,
)
from tests.host.program import ROOT, Ended, run
from tests.patience import LAST_RESORT

HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COPY = "copies/cards.sqlite3"
"""As docs/hosting.md calls it."""
BEFORE = 20
"""Actions before the copy is begun."""


def commands(part: str) -> str:
    """The listing of the documentation in which this stands."""
    (found,) = [one for one in re.findall(r"```sh\n(.*?)```", HOSTING, re.DOTALL) if part in one]
    return str(found)


async def a_step(process: Process, table: Table) -> None:
    """A person or the clock does what is due."""
    if user_to_move(table) is not None:
        await act_somehow(table)
    else:
        assert process.next_wake is not None
        process.hour.time = process.next_wake
        await process.fire_due()


def hands(table: Table) -> list[object]:
    """What every seat may know."""
    return [table.view(seat) for seat in range(1, len(table.seats) + 1)]


async def backed_up(folder: Path, *, url: str = "", copy: str = COPY) -> Ended:
    """The program, asked for a copy in a folder in which it finds `data`."""
    return await run(folder, "--backup", copy, environment={"DATABASE_URL": url} if url else {})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a bot is at home, with an empty database."""
    (tmp_path / "data").mkdir()
    database(tmp_path / "data")
    return tmp_path


async def test_a_match_goes_on_with_the_same_hands_from_a_copy_made_while_it_was_played(folder: Path) -> None:
    process = await Process.start(database(folder / "data"), Hour(), random.Random(7), STEPWISE)
    # Longer than a copy takes.
    table = await process.started((ANNA, BRAM), deals=999)
    while table.number < BEFORE:
        await a_step(process, table)
    # Whatever it has to import, it has imported: meanwhile people would play for nothing.
    await run(folder, "--no-practice")
    copying = asyncio.create_task(backed_up(folder))
    seen = {}
    while not copying.done() and table.status is Status.PLAYING:
        seen[table.number] = hands(table)
        await a_step(process, table)
    ended = await copying
    assert (ended.status, ended.errors) == (0, "")
    assert f"is copied to {COPY}" in ended.out
    await process.close()

    restoring = await asyncio.create_subprocess_exec("bash", "-e", "-c", commands("mv data "), cwd=folder)
    assert await asyncio.wait_for(restoring.wait(), LAST_RESORT) == 0
    restored = await Process.start(address(folder / "data"), process.hour, random.Random(7), STEPWISE)
    again = restored.tables.get(table.id)
    assert BEFORE <= again.number < table.number
    assert hands(again) == seen[again.number]
    for _ in range(BEFORE):
        await a_step(restored, again)
    assert again.status is Status.PLAYING
    await restored.close()


async def test_the_copy_is_its_owners_alone_and_stands_alone(folder: Path) -> None:
    await backed_up(folder)
    assert [path.name for path in (folder / "copies").iterdir()] == ["cards.sqlite3"]
    assert (folder / COPY).stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(folder / COPY)) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (0,)


async def test_what_only_the_log_of_a_killed_bot_holds_is_copied_too(folder: Path) -> None:
    process = await Process.start(database(folder / "data"), Hour(), random.Random(7), STEPWISE)
    await process.open()
    home = folder / "killed"
    shutil.copytree(folder / "data", home / "data")
    assert (home / "data" / "cards.sqlite3-wal").stat().st_size
    await process.close()
    await backed_up(home)
    with closing(sqlite3.connect(home / COPY)) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)


async def test_a_file_that_is_there_is_not_overwritten(folder: Path) -> None:
    (folder / COPY).parent.mkdir()
    (folder / COPY).write_text("last week's", encoding="utf-8")
    ended = await backed_up(folder)
    assert ended.status == 1
    assert "exists and is not overwritten: name another" in ended.sentence
    assert (folder / COPY).read_text(encoding="utf-8") == "last week's"


@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal", ".lock"])
async def test_a_name_that_sqlite_would_take_for_a_file_of_the_database_is_refused(folder: Path, ending: str) -> None:
    ended = await backed_up(folder, copy=f"data/../data/cards.sqlite3{ending}")
    assert ended.status == 1
    assert "would belong to the database itself: name another" in ended.sentence
    assert not (folder / f"data/cards.sqlite3{ending}").exists()


async def test_a_name_that_no_file_can_have_is_a_sentence(folder: Path) -> None:
    ended = await backed_up(folder, copy="a" * 300)
    assert ended.status == 1
    assert "could not be copied to aaa" in ended.sentence
    assert "File name too long" in ended.sentence


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_of_a_copy_that_somebody_ends_nothing_is_left(folder: Path, how: signal.Signals) -> None:
    # Just when it has begun. A run of tests in the background ignores Ctrl+C, and so would what it starts.
    before = f"""
        import os, signal
        from hosting import backup
        signal.signal(signal.SIGINT, signal.default_int_handler)
        backup.closing = lambda _: os.kill(os.getpid(), {int(how)})
    """
    ended = await run(folder, "--backup", COPY, before=dedent(before))
    assert (ended.status, ended.errors) == (bot.INTERRUPTED, "")
    assert list((folder / "copies").iterdir()) == []


async def test_a_folder_that_is_not_there_is_made_for_its_owner_alone(folder: Path) -> None:
    ended = await backed_up(folder, copy="of/this/week/cards.sqlite3")
    assert (ended.status, ended.errors) == (0, "")
    assert (folder / "of/this/week/cards.sqlite3").exists()
    assert (folder / "of/this/week").stat().st_mode & 0o777 == 0o700


async def test_a_file_in_the_place_of_the_folder_is_named(folder: Path) -> None:
    (folder / "taken").write_text("a list", encoding="utf-8")
    ended = await backed_up(folder, copy="taken/cards.sqlite3")
    assert ended.status == 1
    assert "could not be copied to taken/cards.sqlite3: File exists" in ended.sentence


async def test_a_database_that_is_not_there_is_named_and_not_made(folder: Path) -> None:
    shutil.rmtree(folder / "data")
    ended = await backed_up(folder)
    assert ended.status == 1
    assert "There is no database " in ended.sentence
    assert not (folder / "data").exists()


async def test_of_a_damaged_database_there_is_no_copy(folder: Path) -> None:
    file = folder / "data" / "cards.sqlite3"
    sound = file.read_bytes()
    file.write_bytes(sound[:8192] + bytes(4096) + sound[12288:])
    ended = await backed_up(folder)
    assert ended.status == 1
    assert "is damaged (" in ended.sentence
    assert list((folder / "copies").iterdir()) == []


async def test_for_postgresql_the_folder_of_its_socket_is_named(folder: Path) -> None:
    ended = await backed_up(folder, url="postgresql://cards@/evenings?host=/run/postgresql")
    assert ended.sentence.endswith("--host=/run/postgresql --username=cards evenings")


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+asyncpg"])
async def test_for_postgresql_its_own_program_is_named_without_the_password(folder: Path, scheme: str) -> None:
    ended = await backed_up(folder, url=f"{scheme}://cards:a-password@db.example:5433/evenings")
    assert ended.status == 1
    where = "--host=db.example --port=5433 --username=cards evenings"
    assert ended.sentence.endswith(f"pg_dump --format=custom --file={COPY} {where}")
    assert "a-password" not in ended.errors


async def test_an_address_that_is_none_is_a_sentence(folder: Path) -> None:
    ended = await backed_up(folder, url="nonsense")
    assert "The address of the database is not possible" in ended.sentence
