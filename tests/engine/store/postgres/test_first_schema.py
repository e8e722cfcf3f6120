"""A database of PostgreSQL from the first day is brought up to date: every migration since runs there too."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from engine.store.journal import Journal
from engine.store.schema import REVISION, metadata
from engine.table.model.preferences import Person
from tests.engine.running.support import ANNA
from tests.engine.store.databases import ON_POSTGRESQL, address, execute

pytestmark = ON_POSTGRESQL

FIRST = Path(__file__).with_name("first_schema.sql")


async def test_a_database_of_the_first_day_becomes_what_the_schema_says(tmp_path: Path) -> None:
    url = address(tmp_path)
    execute(url, *(one for one in FIRST.read_text(encoding="utf-8").split(";\n") if one.strip()))
    execute(url, f"INSERT INTO people (user_id, language, dm_closed) VALUES ({ANNA}, 'nl', FALSE)")
    journal = await Journal.open(url)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with journal.transaction() as connection:
        assert await connection.run_sync(differences) == []
    assert execute(url, "SELECT version_num FROM alembic_version") == [(REVISION,)]
    assert await journal.person(ANNA) == Person(ANNA, "nl")
    await journal.close()
