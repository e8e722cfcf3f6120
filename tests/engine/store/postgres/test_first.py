"""Of the processes on a database of PostgreSQL one is first; others wait, whoever they wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from engine.store.databases import place_on
from engine.store.journal import Journal
from engine.store.moving import move
from engine.store.postgres.connecting import called
from engine.store.postgres.first import First
from engine.store.schema import REVISION
from engine.store.sql.backend import OURS, Lock
from engine.store.sqlite.database import migrate
from engine.store.standby import CUT_OFF, StandbyAnswer, new_name
from engine.table.model.errors import JournalBusy, JournalError
from tests.engine.store.databases import ON_POSTGRESQL, address, database, execute, in_a_thread, rows_of
from tests.engine.store.postgres.pooler import pooled
from tests.engine.store.postgres.test_first_schema import FIRST
from tests.patience import LAST_RESORT
from tests.postgres import cluster

T = TypeVar("T")

pytestmark = ON_POSTGRESQL

VERSION = "SELECT version_num FROM alembic_version"
OLDER = f"SELECT pg_advisory_lock_shared({OURS}, {int(Lock.RUNNING)})"
"""What a process of the version before does."""
LEASED = "INSERT INTO processes SELECT 1, 5, extract(epoch FROM clock_timestamp()) + 30, 0, 0"
LONG_AGO = "UPDATE holder SET renewed = renewed - 60"


ENDED = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What is read on a session that the server has ended."""


async def at(url: str, bot_id: int = 0) -> First:
    """The desk of another process."""
    made = First(make_url(url), new_name(), bot_id)
    await made.open()
    return made


async def until_first(desk: First) -> StandbyAnswer:
    """Ask until it is first: the server notices a moment later that a connection has ended."""
    async with asyncio.timeout(LAST_RESORT):
        while (asked := await desk.ask()).epoch is None:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.02)
    return asked


async def insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask once more if it is only found out now that the session has ended."""
    try:
        return await ask()
    except JournalBusy:
        return await ask()


def session_of(desk: First, url: str) -> asyncpg.Connection:
    """Another session of the process, by which it writes."""
    name = {"application_name": called(desk.name)}
    return cluster().wait_for(asyncpg.connect(url, server_settings=name))


def of_yesterday(url: str) -> None:
    execute(url, *(one for one in FIRST.read_text(encoding="utf-8").split(";\n") if one.strip()))


async def test_one_is_first_and_the_other_waits_until_it_ends(tmp_path: Path) -> None:
    url = database(tmp_path)
    one, two = await at(url), await at(url, bot_id=5)
    assert await one.ask() == StandbyAnswer(epoch=1, cut_off=CUT_OFF)
    asked = await two.ask()
    assert asked.holder is not None
    assert (asked.epoch, asked.holder.name, asked.waits_for) == (None, one.name, f"process {one.name} plays")
    assert (await one.renew(1, 30.0), await one.renew(1, 30.0)) == (1, 1)
    await one.release(1, 30.0)
    # Who gave up has left its patience to the next.
    assert await until_first(two) == StandbyAnswer(epoch=2, cut_off=30.0)
    assert [(row["name"], row["bot_id"]) for row in rows_of(url, "holder")] == [(two.name, 5)]
    assert await one.renew(1, CUT_OFF) is None
    for desk in (one, two):
        await desk.release(None, CUT_OFF)


async def test_one_whose_session_ends_is_followed_or_comes_back_in_its_epoch(tmp_path: Path) -> None:
    url = database(tmp_path)
    one, two = await at(url), await at(url)
    await one.ask()
    lost = asyncio.Event()
    one.on_lost = lost.set
    ends = f"SELECT pg_terminate_backend({rows_of(url, 'holder')[0]['pid']})"
    execute(url, ends)
    await asyncio.wait_for(lost.wait(), LAST_RESORT)
    assert not one.is_connected
    assert await one.renew(1, CUT_OFF) == 1
    execute(url, f"SELECT pg_terminate_backend({rows_of(url, 'holder')[0]['pid']})")
    assert (await until_first(two)).epoch == 2
    assert await insist(lambda: one.renew(1, CUT_OFF)) is None
    for desk in (one, two):
        await desk.release(None, CUT_OFF)


async def test_only_a_holder_that_the_row_still_speaks_of_is_ended_with_all_its_sessions(tmp_path: Path) -> None:
    url = database(tmp_path)
    one, two = await at(url), await at(url)
    await one.ask()
    pool = session_of(one, url)
    (holder,) = [(await two.ask()).holder]
    assert holder is not None
    await two.end(holder)
    assert await one.renew(1, CUT_OFF) == 1, "it was renewed a moment ago"
    execute(url, LONG_AGO)
    await two.end(holder._replace(epoch=2))
    await two.end(holder._replace(pid=holder.pid + 1))
    assert await one.renew(1, CUT_OFF) == 1
    execute(url, LONG_AGO)
    await two.end(holder)
    assert (await until_first(two)).epoch == 2
    with pytest.raises(ENDED):
        cluster().wait_for(pool.execute("SELECT 1"))
    for desk in (one, two):
        await desk.release(None, CUT_OFF)


async def test_what_the_one_before_still_writes_ends_when_another_is_first(tmp_path: Path) -> None:
    url = database(tmp_path)
    one, two = await at(url), await at(url)
    await one.ask()
    pool = session_of(one, url)
    cluster().wait_for(pool.execute("BEGIN; UPDATE holder SET bot_id = 9"))
    execute(url, f"SELECT pg_terminate_backend({rows_of(url, 'holder')[0]['pid']})")
    assert (await until_first(two)).epoch == 2
    with pytest.raises(ENDED):
        cluster().wait_for(pool.execute("COMMIT"))
    assert rows_of(url, "holder")[0]["bot_id"] == 0
    for desk in (one, two):
        await desk.release(None, CUT_OFF)


async def test_after_a_restart_of_the_server_whoever_was_first_may_come_back(tmp_path: Path) -> None:
    url = database(tmp_path)
    one, two = await at(url), await at(url)
    await one.ask()
    server = cluster()
    server.stop()
    server.start()
    asked = await insist(two.ask)
    assert (asked.epoch, "may come back" in asked.waits_for) == (None, True)
    assert await insist(lambda: one.renew(1, CUT_OFF)) is not None
    for desk in (one, two):
        await desk.release(None, CUT_OFF)


async def test_an_empty_database_gets_its_tables_and_one_of_yesterday_is_brought_up_to_date_by_whoever_is_first(
    tmp_path: Path,
) -> None:
    for name, make in (("empty", lambda _: None), ("yesterday", of_yesterday)):
        url = address(tmp_path, name)
        make(url)
        desks = [await at(url) for _ in range(3)]
        asked = await asyncio.gather(*(desk.ask() for desk in desks))
        assert [one.epoch for one in asked if one.epoch] == [1]
        assert execute(url, VERSION) == [(REVISION,)]
        for desk in desks:
            await desk.release(None, CUT_OFF)


@pytest.mark.parametrize("lives", ["by its lock", "by its lease"])
async def test_beside_processes_of_the_version_before_it_waits_and_says_for_whom(tmp_path: Path, lives: str) -> None:
    url = address(tmp_path)
    of_yesterday(url)
    execute(
        url, "CREATE TABLE processes (id bigint, application_id bigint, until float8, demand integer, rate integer)"
    )
    older = cluster().wait_for(asyncpg.connect(url))
    if lives == "by its lock":
        cluster().wait_for(older.execute(OLDER))
    else:
        # The server was started again, and has forgotten its lock.
        execute(url, LEASED)
    one = await at(url)
    asked = await one.ask()
    assert (asked.epoch, "a bot of the version before" in asked.waits_for) == (None, True)
    assert execute(url, VERSION) == [("0020",)]
    execute(url, "DROP TABLE processes")
    cluster().wait_for(older.close())
    assert (await until_first(one)).epoch == 1
    assert execute(url, VERSION) == [(REVISION,)]
    await one.release(1, CUT_OFF)


async def test_an_older_version_stands_by_beside_a_newer_one_and_changes_nothing_when_it_is_first(
    tmp_path: Path,
) -> None:
    url = database(tmp_path)
    newer = await at(url)
    await newer.ask()
    execute(url, "UPDATE alembic_version SET version_num = '9999'")
    played = []

    async def play() -> None:
        played.append(await Journal.open(url, place=older))

    async with place_on(url) as older:
        assert older is not None
        playing = asyncio.create_task(older.play(play))
        while older.waits_for != f"process {newer.name} plays":  # noqa: ASYNC110 - it asks by itself
            await asyncio.sleep(0.02)
        await newer.release(1, CUT_OFF)
        with pytest.raises(JournalError, match="was written by a newer version of this program: update the program"):
            await asyncio.wait_for(playing, LAST_RESORT)
    assert (played, execute(url, VERSION)) == ([], [("9999",)])
    execute(url, f"UPDATE alembic_version SET version_num = '{REVISION}'")


async def test_nothing_is_moved_to_where_a_bot_plays(tmp_path: Path) -> None:
    file, url = tmp_path / "moved.sqlite3", address(tmp_path)
    in_a_thread(migrate, file, 1.0)
    one = await at(url)
    await one.ask()
    with pytest.raises(JournalError, match=r"A bot runs on the database .*: stop it first"):
        await move(file, url, print)
    await one.release(1, CUT_OFF)


async def test_a_pooler_that_keeps_no_sessions_is_one_sentence_at_the_start(tmp_path: Path) -> None:
    url = database(tmp_path)
    folder = cluster().folder
    (pooling := folder / "pooler").mkdir(exist_ok=True)
    async with pooled(folder, pooling):
        with pytest.raises(JournalError, match="is a pooler that keeps no sessions"):
            async with place_on(url.replace(str(folder), str(pooling))):
                pass


async def test_a_server_that_is_away_is_a_sentence() -> None:
    with pytest.raises(JournalBusy, match="cannot be reached: start it, or correct DATABASE_URL"):
        async with place_on("postgresql://cards@127.0.0.1:9/cards"):
            pass


async def test_a_place_is_held_as_long_as_somebody_plays_and_a_file_has_none(tmp_path: Path) -> None:
    url = database(tmp_path)
    began = asyncio.Event()

    async def play() -> str:
        began.set()
        return str(rows_of(url, "holder")[0]["name"])

    async with place_on(url) as place:
        assert place is not None
        assert await place.play(play) == place.name
    assert rows_of(url, "holder")[0]["name"] == ""
    async with place_on(f"sqlite+aiosqlite:///{tmp_path}/of-its-own.sqlite3") as place:
        assert place is None
