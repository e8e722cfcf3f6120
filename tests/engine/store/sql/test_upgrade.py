"""The tables are made and brought up to date in the same way in every kind of database, all or nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from engine.store import migrations, schema
from engine.store.journal import Journal
from tests.engine.store.databases import EACH_KIND, address, complaint, database, execute
from tests.patience import LAST_RESORT


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    return ScriptDirectory.from_config(config)


def test_the_revision_the_program_expects_is_the_newest_migration() -> None:
    assert scripts().get_current_head() == schema.REVISION


# A file does not have that one.
@EACH_KIND
@pytest.mark.filterwarnings("ignore:autogenerate skipping .* expression-based index 'people_at_tables'")
async def test_an_empty_database_becomes_what_the_schema_says(tmp_path: Path) -> None:
    journal = await Journal.open(address(tmp_path))

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with journal.transaction() as connection:
        assert await connection.run_sync(differences) == []
    assert execute(address(tmp_path), "SELECT version_num FROM alembic_version") == [(schema.REVISION,)]
    await journal.close()


@EACH_KIND
async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    url = address(tmp_path)
    execute(url, "CREATE TABLE recipes (name TEXT)")
    assert "belongs to another program" in await complaint(url)
    assert execute(url, "SELECT count(*) FROM recipes") == [(0,)]


@EACH_KIND
@pytest.mark.parametrize("revision", ["ae1027a6acf", "0006"])
async def test_a_database_that_another_program_keeps_by_alembic_is_refused_and_left_alone(
    tmp_path: Path, revision: str
) -> None:
    url = address(tmp_path)
    execute(url, "CREATE TABLE recipes (name TEXT)", "CREATE TABLE alembic_version (version_num TEXT)")
    execute(url, f"INSERT INTO alembic_version VALUES ('{revision}')")
    assert "belongs to another program" in await complaint(url)
    assert execute(url, "SELECT version_num FROM alembic_version") == [(revision,)]
    assert not [*tmp_path.glob("*.before-*")]


@EACH_KIND
async def test_a_database_that_does_not_say_its_version_is_refused(tmp_path: Path) -> None:
    url = database(tmp_path)
    execute(url, "DELETE FROM alembic_version")
    assert "is damaged, as it does not say of which version it is" in await complaint(url)


@EACH_KIND
async def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    url = database(tmp_path)
    execute(url, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in await complaint(url)


@EACH_KIND
async def test_a_database_that_another_process_makes_is_waited_for(tmp_path: Path) -> None:
    url = address(tmp_path)
    journals = await asyncio.gather(*(Journal.open(url, opening_seconds=LAST_RESORT) for _ in range(3)))
    assert [await one.last_table() for one in journals] == [0, 0, 0]
    for one in journals:
        await one.close()
