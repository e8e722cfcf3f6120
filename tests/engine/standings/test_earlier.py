"""Matches that ended under an earlier version are in history, statistics and boards like all others."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table as Rows
from sqlalchemy import delete, select, update

from engine.running.table import Table
from engine.standings.standings import Standings
from engine.store import schema
from engine.store.journal import Journal
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.running.support import ANNA, BRAM, FOUR, GUILD, Hour, Process, as_it_was_at, database
from tests.engine.store.databases import EACH_KIND
from tests.engine.store.test_restart import a_step

AT_ONCE = Pauses(0, 0, 0.7)
WRITTEN = (schema.matches, schema.results, schema.deals)
EVERY_MATCH = [
    ("0001", "denexa", FOUR, {"lines": 2}),
    ("0005", "denexa", FOUR, {"lines": 1}),
    ("0001", "denexa", (ANNA,), {"lines": 1}),
    ("0005", "couillon", FOUR, {"lines": 1}),
    ("0001", "chouine", (ANNA, BRAM), {"parties": 1}),
    ("0005", "pagat", FOUR, {"deals": 4}),
]
"""Revision of the database, preset, people and length; the others are computers."""


async def played(url: str, preset: str, people: tuple[int, ...], options: dict[str, int]) -> None:
    """A database with one match that is over."""
    process = await Process.start(url, Hour(), random.Random(3), AT_ONCE)
    table = await process.started(people, preset=preset, **options)
    await play_out(process, table)
    await process.close()


async def play_out(process: Process, table: Table) -> None:
    while table.status is Status.PLAYING:
        await a_step(process, table)


async def all_of(journal: Journal, rows: Rows) -> list[dict[str, Any]]:
    async with journal.transaction() as connection:
        found = (await connection.execute(select(rows).order_by(*rows.primary_key.columns))).mappings().all()
    # Whether it is rated yet is no part of what it came to.
    return [{name: value for name, value in one.items() if name != "settled"} for one in found]


@pytest.mark.parametrize(("revision", "preset", "people", "options"), EVERY_MATCH)
async def test_a_match_of_an_old_database_is_counted_as_it_would_have_been(
    tmp_path: Path, revision: str, preset: str, people: tuple[int, ...], options: dict[str, int]
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/cards.sqlite3"
    await played(url, preset, people, options)
    journal = await Journal.open(url)
    expected = [await all_of(journal, rows) for rows in WRITTEN]
    await journal.close()
    as_it_was_at(revision, tmp_path / "cards.sqlite3")

    journal = await Journal.open(url)
    standings = Standings(journal)
    assert (await standings.history(ANNA)).matches == ()
    assert await standings.count_earlier() == 1
    found = [await all_of(journal, rows) for rows in WRITTEN]
    assert found == expected
    assert len((await standings.history(ANNA)).matches) == 1
    # On its server people among themselves are rated for it, and nobody is everywhere.
    game = (await standings.history(ANNA)).matches[0].game
    assert list(await standings.ratings(ANNA)) == ([(GUILD, game)] if len(people) > 1 else [])
    # Once is enough.
    assert await standings.count_earlier() == 0
    assert [await all_of(journal, rows) for rows in WRITTEN] == expected
    await journal.close()


@EACH_KIND
async def test_what_is_there_names_nobody_who_was_forgotten_and_nothing_chosen_since_counts(tmp_path: Path) -> None:
    url = database(tmp_path)
    await played(url, "denexa", FOUR, {"lines": 1})
    journal = await Journal.open(url)
    async with journal.transaction() as connection:
        await connection.execute(delete(schema.matches))
        await connection.execute(delete(schema.deals))
        await connection.execute(
            update(schema.results).where(schema.results.c.user_id == BRAM).values(user_id=-1, name="")
        )
    standings = Standings(journal)
    assert await standings.count_earlier() == 1
    seats = await all_of(journal, schema.results)
    assert BRAM not in [one[who] for one in seats for who in ("user_id", "finished_by")]
    assert [one["globally"] for one in seats] == [False] * len(FOUR)
    assert str(BRAM) not in str([one["opponents"] for one in seats])
    await journal.close()
