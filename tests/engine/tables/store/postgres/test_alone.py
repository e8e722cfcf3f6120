"""Processes of one bot share a database of PostgreSQL; programs that want it for themselves wait, or are refused."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest

from engine.tables.model.errors import JournalBusy, JournalError
from engine.tables.store.databases import running_on
from engine.tables.store.moving import move
from engine.tables.store.schema import REVISION
from engine.tables.store.sql.locks import OURS, Lock
from engine.tables.store.sqlite.migrate import migrate
from tests.engine.tables.databases import ON_POSTGRESQL, address, database, execute, in_a_thread
from tests.engine.tables.store.postgres.test_first_schema import FIRST
from tests.patience import LAST_RESORT
from tests.postgres import cluster

pytestmark = ON_POSTGRESQL

AT_ONCE = 0.01
VERSION = "SELECT version_num FROM alembic_version"
OLDER = f"SELECT pg_advisory_lock({OURS}, {int(Lock.RUNNING)})"
"""What a bot of a version before 0021 does."""
LOCKS = """SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
WHERE locktype = 'advisory' AND datname = current_database()"""


def made(folder: Path) -> Path:
    """A file without anything in it."""
    file = folder / "moved.sqlite3"
    in_a_thread(migrate, file, 1.0)
    return file


async def test_processes_of_one_bot_share_a_database(tmp_path: Path) -> None:
    url = address(tmp_path)
    async with running_on(url, LAST_RESORT), running_on(url, AT_ONCE):
        pass


async def test_a_bot_of_an_older_version_waits_in_vain_while_one_runs(tmp_path: Path) -> None:
    url = address(tmp_path)
    async with running_on(url, LAST_RESORT):
        # Those versions say a sentence of their own, and end.
        with pytest.raises(asyncpg.LockNotAvailableError):
            execute(url, f"SET lock_timeout = {round(1000 * AT_ONCE)}", OLDER)
    execute(url, OLDER)


async def test_a_process_is_refused_while_a_bot_of_an_older_version_runs(tmp_path: Path) -> None:
    url = address(tmp_path)
    older = cluster().wait_for(asyncpg.connect(url))
    cluster().wait_for(older.execute(OLDER))
    with pytest.raises(JournalError, match=r"A bot of an older version runs on the database .* stop that first"):
        async with running_on(url, AT_ONCE):
            pass
    cluster().wait_for(older.close())
    async with running_on(url, LAST_RESORT):
        pass


async def test_a_newer_version_waits_until_all_processes_of_the_one_before_have_ended(tmp_path: Path) -> None:
    url = address(tmp_path)
    execute(url, *(one for one in FIRST.read_text(encoding="utf-8").split(";\n") if one.strip()))
    older = cluster().wait_for(asyncpg.connect(url))
    cluster().wait_for(older.execute(OLDER.replace("lock(", "lock_shared(")))
    with pytest.raises(JournalError, match="stop that first, all its processes"):
        async with running_on(url, AT_ONCE):
            pass
    assert execute(url, VERSION) == [("0020",)]
    asyncio.get_running_loop().call_later(0.3, lambda: cluster().wait_for(older.close()))
    async with running_on(url, LAST_RESORT):
        assert execute(url, VERSION) == [(REVISION,)]


async def test_processes_that_the_server_has_forgotten_by_its_restart_are_waited_for_too(tmp_path: Path) -> None:
    url = database(tmp_path)
    lives = "INSERT INTO processes SELECT 1, 5, extract(epoch FROM clock_timestamp()) + 30, 0, 0"
    execute(url, lives, "UPDATE alembic_version SET version_num = '0020'")
    with pytest.raises(JournalError, match="stop that first, all its processes"):
        async with running_on(url, AT_ONCE):
            pass
    with pytest.raises(JournalError, match=r"A bot runs on the database .*: stop it first"):
        await move(made(tmp_path), url, print)
    execute(url, f"UPDATE alembic_version SET version_num = '{REVISION}'")
    async with running_on(url, AT_ONCE):
        pass


async def test_of_processes_that_start_at_once_one_makes_the_tables(tmp_path: Path) -> None:
    url = address(tmp_path)
    async with AsyncExitStack() as running:
        await asyncio.gather(*(running.enter_async_context(running_on(url, LAST_RESORT)) for _ in range(3)))
        assert execute(url, VERSION) == [(REVISION,)]


async def test_nothing_is_moved_to_where_a_bot_runs(tmp_path: Path) -> None:
    file, url = made(tmp_path), address(tmp_path)
    async with running_on(url, LAST_RESORT):
        with pytest.raises(JournalError, match=r"A bot runs on the database .*: stop it first"):
            await move(file, url, print)
    # The server notices a moment later that a connection is gone.
    async with asyncio.timeout(LAST_RESORT):
        while execute(url, LOCKS) != [(0,)]:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0)
    await move(file, url, print)


async def test_processes_on_two_databases_of_one_server_are_not_in_each_others_way(tmp_path: Path) -> None:
    async with running_on(address(tmp_path)), running_on(cluster().url(cluster().fresh()), AT_ONCE):
        pass


async def test_a_server_that_is_away_is_a_sentence() -> None:
    with pytest.raises(JournalBusy, match="cannot be reached: start it, or correct DATABASE_URL"):
        async with running_on("postgresql://cards@127.0.0.1:9/cards"):
            pass
