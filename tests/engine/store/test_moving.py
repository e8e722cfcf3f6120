"""A file of SQLite is moved to PostgreSQL whole and unchanged, or not at all."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.store.journal import Journal, JournalError
from engine.store.moving import move
from engine.store.schema import LASTING
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.running.support import ANNA, FOUR, Hour, Process, act_somehow, as_it_was_at, database, everything_seen
from tests.engine.store.databases import execute, rows_of
from tests.engine.store.erasure_world import build, cells_of
from tests.postgres import cluster


@pytest.fixture
def target() -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    name = cluster().empty()
    yield cluster().url(name)
    cluster().drop(name)


async def start(url: str) -> Process:
    return await Process.start(url, Hour(), random.Random(1), Pauses(0, 0, 0.7))


def file_of(process: Process) -> Path:
    return Path(process.url.partition("///")[2])


def nothing_is_in(url: str) -> bool:
    return execute(url, "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'") == [(0,)]


async def test_everything_arrives_as_it_was_and_goes_on(tmp_path: Path, target: str) -> None:
    process = await start(database(tmp_path))
    await build(process, as_host=False, namesake="Nora")
    last = await process.open()
    await process.close()
    # A number that was given once is not given again.
    execute(process.url, f"DELETE FROM tables WHERE id = {last.id}")
    said: list[str] = []
    await move(file_of(process), target, said.append)
    counts = {table.name: len(rows_of(process.url, table.name)) for table in LASTING}
    assert min(counts[name] for name in ("tables", "actions", "packs", "results", "ratings", "tournaments")) > 0
    assert set(said[:-1]) == {f"{table}: {count}" for table, count in counts.items()}
    assert said[-1].startswith(f"{sum(counts.values())} rows of {file_of(process)} are in the database cards")
    assert cells_of(target) == cells_of(process.url)
    before, after = await start(process.url), await start(target)
    assert {table.id for table in after.tables.live} == {table.id for table in before.tables.live} != set()
    for table in [one for one in after.tables.live if one.status is Status.PLAYING]:
        assert everything_seen(table) == everything_seen(before.tables.get(table.id))
    assert (await after.open()).id == last.id + 1
    table = await after.started(FOUR)
    await act_somehow(table)
    await after.close()
    await before.close()


async def test_an_older_file_is_brought_up_to_date_on_the_way(tmp_path: Path, target: str) -> None:
    process = await start(database(tmp_path))
    table = await process.started((ANNA,))
    await process.close()
    as_it_was_at("0019", file_of(process))
    await move(file_of(process), target, print)
    moved = await start(target)
    assert moved.tables.get(table.id).number == table.number
    await moved.close()


async def test_nothing_is_moved_to_where_something_is(tmp_path: Path, target: str) -> None:
    process = await start(target)
    table = await process.open()
    await process.close()
    mine = await start(database(tmp_path))
    await mine.close()
    with pytest.raises(JournalError, match="has something in it already: name an empty one"):
        await move(file_of(mine), target, print)
    assert [row["id"] for row in rows_of(target, "tables")] == [table.id]


async def test_a_database_with_empty_tables_is_as_good_as_an_empty_one(tmp_path: Path, target: str) -> None:
    await (await Journal.open(target)).close()
    process = await start(database(tmp_path))
    await process.open()
    await process.close()
    await move(file_of(process), target, print)
    assert len(rows_of(target, "tables")) == 1


@pytest.mark.parametrize(
    ("change", "name"),
    [("UPDATE tables SET turn_seconds = 'AS KD'", "tables"), ("UPDATE packs SET table_id = 77", "packs")],
)
async def test_a_row_that_the_other_kind_cannot_hold_is_told_of_and_nothing_is_moved(
    tmp_path: Path, target: str, change: str, name: str
) -> None:
    process = await start(database(tmp_path))
    await process.started(FOUR)
    await process.close()
    execute(process.url, change)
    with pytest.raises(JournalError) as error:
        await move(file_of(process), target, print)
    assert f"After 0 rows of {name} in {file_of(process)} comes one that PostgreSQL cannot hold" in str(error.value)
    assert "AS KD" not in str(error.value)
    assert nothing_is_in(target)


async def test_a_row_that_arrives_otherwise_is_noticed_and_nothing_is_moved(tmp_path: Path, target: str) -> None:
    process = await start(database(tmp_path))
    await process.open()
    await process.close()
    await (await Journal.open(target)).close()
    execute(
        target,
        "CREATE FUNCTION change() RETURNS trigger AS 'BEGIN NEW.language = ''fr''; RETURN NEW; END' LANGUAGE plpgsql",
        "CREATE TRIGGER change BEFORE INSERT ON tables FOR EACH ROW EXECUTE FUNCTION change()",
    )
    with pytest.raises(JournalError, match="A row of tables did not arrive as it was"):
        await move(file_of(process), target, print)
    assert rows_of(target, "tables") == []


async def test_a_file_that_is_not_there_is_not_made(tmp_path: Path, target: str) -> None:
    with pytest.raises(JournalError, match=r"There is no database .* to move"):
        await move(tmp_path / "cards.sqlite3", target, print)
    assert list(tmp_path.iterdir()) == []


async def test_only_postgresql_is_moved_to(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="no address to move to"):
        await move(tmp_path / "cards.sqlite3", f"sqlite+aiosqlite:///{tmp_path}/other", print)
