"""A database that several processes of the version before divided among themselves opens without a word."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from engine.store.databases import place_on
from engine.store.journal import Journal
from engine.store.postgres.connecting import DRIVER, connects
from engine.store.schema import REVISION
from engine.store.sql.upgrade import _config
from tests.engine.store.databases import ON_POSTGRESQL, address, execute
from tests.engine.store.postgres.test_first_schema import FIRST

BEFORE = "0034"
LEFT = (
    # Two that ended without a word, one of which had all shards, and one that ended as it should.
    "INSERT INTO processes VALUES (1, 5, 1800000000, 3, 22), (2, 5, 1800000001, 0, 23), (3, 5, 1800000000, -1, 1)",
    "INSERT INTO shards VALUES (0, 1), (1, 1), (2, NULL)",
    "INSERT INTO sessions VALUES (0, 1800000005.2)",
)


def to_the_version_before(connection: Connection) -> None:
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, BEFORE)


def tables_in(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


@ON_POSTGRESQL
async def test_what_processes_had_divided_goes_and_the_first_one_plays(tmp_path: Path) -> None:
    url = address(tmp_path)
    execute(url, *(one for one in FIRST.read_text(encoding="utf-8").split(";\n") if one.strip()))
    engine = create_async_engine(DRIVER, async_creator=connects({"dsn": url}))
    async with engine.begin() as connection:
        await connection.run_sync(to_the_version_before)
    execute(url, *(one.replace("18000000", "17000000") for one in LEFT))

    async def play() -> str:
        await (await Journal.open(url, place=place)).close()
        return "played"

    async with place_on(url) as place:
        assert place is not None
        assert await place.play(play) == "played"
    async with engine.begin() as connection:
        assert {"processes", "shards", "sessions"}.isdisjoint(await connection.run_sync(tables_in))
    assert execute(url, "SELECT version_num FROM alembic_version") == [(REVISION,)]
    assert execute(url, "SELECT epoch, name FROM holder") == [(1, "")]
    await engine.dispose()
