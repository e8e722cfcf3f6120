"""What the processes know of each other, in the database: read and changed by one at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Float, Table, cast, delete, extract, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.cluster.dividing import Process, Rows, concerns_others
from engine.tables.store import schema
from engine.tables.store.journal import Journal
from engine.tables.store.notices import LeasesChanged
from engine.tables.store.sql.locks import Lock, alone
from engine.tables.store.sql.upsert import upsert

T = TypeVar("T")


class Moment(NamedTuple):
    """By the clock of the database's server."""

    now: float
    started: float
    """Since when the server has been running."""


async def exchange(journal: Journal, decide: Callable[[Rows, Moment], tuple[Rows, T]]) -> T:
    """Change the rows as decided, while nobody else does; raises JournalError."""
    async with journal.transaction() as connection:
        await alone(connection, Lock.SHARDS)
        before, moment = await _read(connection)
        after, answer = decide(before, moment)
        await _write(connection, schema.processes, _processes(before), _processes(after))
        await _write(connection, schema.shards, _shards(before), _shards(after))
        await _write(connection, schema.sessions, _sessions(before), _sessions(after))
        if concerns_others(before, after):
            await journal.tell(LeasesChanged(), connection)
    return answer


_CLOCK: Final = select(
    cast(extract("epoch", func.clock_timestamp()), Float),
    cast(extract("epoch", func.pg_postmaster_start_time()), Float),
)


async def _read(connection: AsyncConnection) -> tuple[Rows, Moment]:
    processes = {row.pop("id"): Process(**row) for row in await _rows(connection, schema.processes)}
    shards = {row["shard"]: row["process_id"] for row in await _rows(connection, schema.shards)}
    sessions = {row["bucket"]: row["begins"] for row in await _rows(connection, schema.sessions)}
    moment = (await connection.execute(_CLOCK)).one()
    return Rows(processes, shards, sessions), Moment(*moment)


async def _rows(connection: AsyncConnection, table: Table) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(select(table))).mappings()]


def _processes(rows: Rows) -> dict[int, dict[str, Any]]:
    return {one: {"id": one, **asdict(row)} for one, row in rows.processes.items()}


def _shards(rows: Rows) -> dict[int, dict[str, Any]]:
    return {shard: {"shard": shard, "process_id": holder} for shard, holder in rows.shards.items()}


def _sessions(rows: Rows) -> dict[int, dict[str, Any]]:
    return {bucket: {"bucket": bucket, "begins": begins} for bucket, begins in rows.sessions.items()}


async def _write(
    connection: AsyncConnection, table: Table, before: Mapping[int, Any], after: Mapping[int, Any]
) -> None:
    """Write what has changed, by the table's key."""
    (key,) = table.primary_key.columns
    if gone := before.keys() - after.keys():
        await connection.execute(delete(table).where(key.in_(gone)))
    changed = [row for one, row in after.items() if before.get(one) != row]
    if changed:
        await connection.execute(upsert(connection, table, changed[0]), changed)
