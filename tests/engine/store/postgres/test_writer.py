"""A change of a table is all or nothing, whoever is faster and whoever stops waiting for it."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from engine.store.postgres.connecting import address_of
from engine.store.postgres.writer import PostgresWriter, _saving
from engine.store.sql.backend import Clash, Patience, Writing
from engine.table.model.errors import JournalBusy
from tests.engine.running.support import FOUR, Process, act_somehow
from tests.engine.store.databases import ON_POSTGRESQL, execute, held, must_be_free
from tests.patience import LAST_RESORT

pytestmark = ON_POSTGRESQL


async def writer_on(url: str) -> PostgresWriter:
    writer = PostgresWriter(
        address_of(make_url(url)).arguments(LAST_RESORT, lock_seconds=LAST_RESORT), Patience(LAST_RESORT)
    )
    await writer.open()
    return writer


def change(table_id: int, revision: int) -> Writing:
    """A change to the next revision, with one action."""
    clock = {"revision": revision + 1, "deadline": None, "reminder": None, "expires": None}
    action = {"table_id": table_id, "number": revision + 1, "kind": "action", "seat": 1, "action": "pass"}
    return Writing(table_id, revision, clock, actions=[action | {"by": "person", "at": 1.0}])


def saved(url: str) -> tuple[int, int]:
    """The revision of the one table, and how many actions it has."""
    ((revision, actions),) = execute(url, "SELECT revision, (SELECT count(*) FROM actions) FROM tables")
    return revision, actions


async def test_nothing_is_written_of_a_change_that_comes_too_late(process: Process) -> None:
    table = await process.open()
    writer = await writer_on(process.url)
    (before, _) = saved(process.url)
    await writer.save(change(table.id, before))
    with pytest.raises(Clash):
        await writer.save(change(table.id, before))
    with pytest.raises(asyncpg.UniqueViolationError):
        await writer.save(change(table.id, before + 1)._replace(actions=change(table.id, before).actions))
    assert saved(process.url) == (before + 1, 1)
    await writer.close()


async def test_of_many_at_once_one_is_written(process: Process) -> None:
    table = await process.open()
    writers = [await writer_on(process.url) for _ in range(3)]
    (before, _) = saved(process.url)
    outcomes = await asyncio.gather(
        *(one.save(change(table.id, before)) for one in writers * 4), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in outcomes) == ["Clash"] * 11 + ["NoneType"]
    assert saved(process.url) == (before + 1, 1)
    for one in writers:
        await one.close()


async def test_whoever_stops_waiting_leaves_all_or_nothing_and_no_lock(process: Process) -> None:
    table = await process.open()
    writer = await writer_on(process.url)
    (first, _) = saved(process.url)
    for steps in range(30):
        (revision, _) = saved(process.url)
        saving = asyncio.create_task(writer.save(change(table.id, revision)))
        for _ in range(steps):
            await asyncio.sleep(0)
        saving.cancel()
        await asyncio.gather(saving, return_exceptions=True)
        await must_be_free(process.url)
        revision, actions = saved(process.url)
        # An action has the number of its revision, so one that was left out would be missed by the next.
        assert actions == revision - first
    await writer.save(change(table.id, revision))
    await writer.close()


async def test_a_play_while_another_program_holds_the_tables_is_refused_in_time(process: Process) -> None:
    other = await process.another(busy_seconds=0.1)
    table = await other.tables.find((await process.started(FOUR)).id)
    with held(process.url), pytest.raises(JournalBusy, match="held by another program"):
        await act_somehow(table)
    number = table.number
    await act_somehow(table)
    assert table.number == number + 1


def test_a_play_is_one_statement() -> None:
    sql, _ = _saving(("revision", "deadline"), ("actions",))
    assert sql == (
        'WITH ours AS (UPDATE tables SET "revision" = $3, "deadline" = $4 WHERE id = $1 AND revision = $2 '
        'RETURNING id), new_actions AS (INSERT INTO actions (table_id, "number", "kind", "seat", "action", "by", "at") '
        "SELECT ours.id, given.* FROM ours, unnest($5::INTEGER[], $6::TEXT[], $7::INTEGER[], $8::TEXT[], $9::TEXT[], "
        "$10::FLOAT[]) AS given) SELECT count(*) FROM ours"
    )
