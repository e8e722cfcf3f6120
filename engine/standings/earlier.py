"""Matches that ended before anybody wrote down what matches came to: it is worked out from the journal, once.

They are judged as any other that ends now, by the rules and by who sat there. What people and servers have chosen since
does not count for them: nobody could choose then to be rated everywhere, or that matches with computers count.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import RowMapping, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.store import schema
from engine.store.journal import Journal
from engine.store.replaying import read_snapshot, snapshot_of_deal
from engine.store.rows import BadHistory, Stored
from engine.store.saving import Rated, deal_row, match_rows
from engine.store.sql.backend import Lock, alone
from engine.table.decisions.play import results_of
from engine.table.model.snapshot import Finished, SeatResult, Snapshot
from engine.table.model.status import Status

log = logging.getLogger(__name__)

_TABLE, _RESULT, _MATCH = schema.tables.c, schema.results.c, schema.matches.c
_WHO_SAT_THERE = (_TABLE.seats, _TABLE.stints)
# A position of another match counts for nothing, and real cards have a way of their own.
_UNCOUNTED = (
    _TABLE.status == Status.OVER.value,
    _TABLE.origin.is_(None),
    _TABLE.kept_id.is_(None),
    ~exists().where(_MATCH.table_id == _TABLE.id),
)


class _Outcome(NamedTuple):
    """What a match came to."""

    table: Snapshot
    deals: Sequence[Finished]
    results: Sequence[SeatResult]


async def count(journal: Journal) -> int:
    """Write down all that is missing; returns how many matches that were. Raises JournalError.

    It may be called again: what is there is left alone.
    """
    done = 0
    for table_id in await journal.column(select(_TABLE.id).where(*_UNCOUNTED).order_by(_TABLE.id)):
        done += await _is_counted(journal, int(table_id))
    if done:
        log.info("%s matches that ended under an earlier version count in history and statistics now", done)
    return done


async def _is_counted(journal: Journal, table_id: int) -> bool:
    stored = await journal.load(table_id)
    if stored is None:
        return False
    try:
        # It takes a while to play a long match again.
        outcome = await asyncio.to_thread(_outcome, stored)
    except BadHistory as error:
        log.warning("table %s ended under an earlier version and cannot be counted: %s", table_id, error)
        return False
    async with journal.transaction() as connection:
        # Somebody may be taken out of it just now.
        await alone(connection, Lock.RATINGS)
        there = (await connection.execute(select(*_WHO_SAT_THERE).where(_TABLE.id == table_id, *_UNCOUNTED))).first()
        if there is None:
            return False
        if tuple(there) == tuple(stored.row[column.name] for column in _WHO_SAT_THERE):
            await _write(connection, outcome)
            return True
    return await _is_counted(journal, table_id)


def _outcome(stored: Stored) -> _Outcome:
    """Raises BadHistory."""
    table = read_snapshot(stored)
    deals = []
    for number in range(1, table.state.match.deal + 1):
        at_its_end = snapshot_of_deal(stored, number)
        deals.append(Finished(number, table.game.deal_facts(at_its_end.state)))
    if table.ended_at is None:
        table = replace(table, ended_at=stored.entries[-1].at)
    return _Outcome(table, deals, results_of(table))


async def _write(connection: AsyncConnection, outcome: _Outcome) -> None:
    table_id = outcome.table.id
    kept = (await connection.execute(select(schema.results).where(_RESULT.table_id == table_id))).mappings().all()
    results = [_as_kept(one, kept) for one in outcome.results]
    await connection.execute(delete(schema.results).where(_RESULT.table_id == table_id))
    await connection.execute(delete(schema.deals).where(schema.deals.c.table_id == table_id))
    await connection.execute(insert(schema.deals), [deal_row(table_id, one) for one in outcome.deals])
    for statement in match_rows(outcome.table, results):
        await connection.execute(statement.of, statement.values)  # type: ignore[call-overload]
    await connection.execute(update(schema.results).where(_RESULT.table_id == table_id).values(globally=False))
    with_computers = (_MATCH.table_id == table_id, _MATCH.computers, _MATCH.rated == Rated.YES.value)
    await connection.execute(update(schema.matches).where(*with_computers).values(rated=Rated.COMPUTERS.value))


def _as_kept(result: SeatResult, kept: Sequence[RowMapping]) -> SeatResult:
    """The same for whoever the row so far names: somebody may have been forgotten since."""
    known = [one for one in kept if one["seat"] == result.seat]
    if len(known) != 1 or result.part:
        return result
    who, name = known[0]["user_id"], known[0]["name"]
    if result.finished_by == result.user_id:
        result = result._replace(finished_by=who, finished_name=name)
    return result._replace(user_id=who, name=name)
