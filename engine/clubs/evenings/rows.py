"""Evenings in the journal: their rows, their past dates, and what their tables came to."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any, Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.evenings.deciding import seated
from engine.clubs.evenings.evening import DrawnTable, EveningState, PastDate
from engine.clubs.evenings.points import MatchPart, from_json, to_json
from engine.clubs.kept.rows import KeptRows
from engine.store import schema
from engine.store.columns import columns_of, of_row
from engine.store.rows import opening_columns
from engine.store.sql.backend import added
from engine.table.model.errors import Refusal
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status

_EVENING: Final = schema.evenings.c
_DATE: Final = schema.evening_dates.c
_TABLE: Final = schema.tables.c
Day = date
"""Where a method is called like it."""


class KnownTable(NamedTuple):
    """A table of an evening, or a rematch of one."""

    table_id: int
    status: Status


class EveningJournal(KeptRows[EveningState]):
    """Reads and writes evenings; every method raises JournalError."""

    called = "evening"
    _table = schema.evenings
    _unknown = Refusal.NO_SUCH_EVENING

    async def add(self, state: EveningState) -> int:
        """Write a new evening; returns its number. The number in the state is ignored."""
        return await self._journal.within(added, self._table, columns_of(self._table, state))

    async def save(
        self,
        after: EveningState,
        at: float,
        *,
        opened: Sequence[Snapshot] = (),
        past: PastDate | None = None,
    ) -> EveningState:
        """Write a change, the tables opened with it and a date that is over, all or nothing; returns what was written.

        New tables, whose numbers only the journal knows, are added to the state. Raises Clash as `_put` does.
        """
        async with self._journal.transaction() as connection:
            await self._put(connection, after, columns_of(self._table, after))
            drawn = []
            for table in opened:
                number = await added(connection, schema.tables, opening_columns(table, at))
                drawn.append(DrawnTable(number, table.setup.channel_id))
            if drawn:
                after = seated(after, (), drawn)
                mine = update(schema.evenings).where(_EVENING.id == after.id)
                await connection.execute(mine.values(columns_of(self._table, after)))
            if past is not None:
                here = after.setup.guild_id
                season = await connection.execute(
                    select(schema.seasons.c.id).where(
                        schema.seasons.c.guild_id == here, schema.seasons.c.ended_at.is_(None)
                    )
                )
                past = replace(past, season_id=season.scalar() if past.counts(after.setup.calling) else None)
                values = columns_of(schema.evening_dates, past, "results") | {
                    "guild_id": here,
                    "results": to_json(past.results),
                }
                await connection.execute(insert(schema.evening_dates).values(values))
        return after

    async def date(self, evening_id: int, number: int) -> PastDate | None:
        """A date that is over."""
        query = select(schema.evening_dates).where(_DATE.evening_id == evening_id, _DATE.number == number)
        row = await self._journal.row(query)
        return read_date(row) if row else None

    async def days(self, evening_id: int, since: Day) -> frozenset[Day]:
        """The days of its dates that were called off or are over, from this one on."""
        query = select(_DATE.day).where(_DATE.evening_id == evening_id, _DATE.day >= since.isoformat())
        return frozenset(map(Day.fromisoformat, await self._journal.column(query)))

    async def tables(self, state: EveningState) -> list[KnownTable]:
        """All tables of the present date: those that were drawn, and their rematches."""
        async with self._journal.transaction() as connection:
            if state.tournament_id is not None:
                of = _TABLE.tournament_id == state.tournament_id
                rows = (await connection.execute(select(_TABLE.id, _TABLE.status).where(of))).all()
                return [KnownTable(row.id, Status(row.status)) for row in rows]
            found: dict[int, KnownTable] = {}
            wanted: Any = _TABLE.id.in_([one.table_id for one in state.tables])
            while True:
                rows = (await connection.execute(select(_TABLE.id, _TABLE.status).where(wanted))).all()
                new = {row.id: KnownTable(row.id, Status(row.status)) for row in rows if row.id not in found}
                if not new:
                    return list(found.values())
                found |= new
                wanted = _TABLE.previous_id.in_(new)

    async def tournament_of(self, state: EveningState) -> int | None:
        """The tournament that was opened for the present date."""
        of = schema.tournaments.c
        query = select(of.id).where(of.evening_id == state.id, of.opened_at >= state.starts_at)
        return next(iter(await self._journal.column(query)), None)

    async def played(self, table_ids: Collection[int]) -> list[MatchPart]:
        """Everybody's part in the matches at these tables, as far as they are over."""
        return await self._journal.within(played_at, table_ids)

    async def _read(self, _: AsyncConnection, row: Mapping[Any, Any]) -> EveningState:
        return of_row(EveningState, row)


async def played_at(connection: AsyncConnection, table_ids: Collection[int]) -> list[MatchPart]:
    """Everybody's part in the matches at these tables."""
    of = schema.results.c
    query = select(of.table_id, of.side, of.place, of.user_id, of.name, of.share, of.seat)
    query = query.where(of.table_id.in_(table_ids)).order_by(of.table_id, of.seat, of.part)
    return [MatchPart(*row) for row in (await connection.execute(query)).all()]


def read_date(row: Mapping[Any, Any]) -> PastDate:
    """A past date of its row."""
    return of_row(PastDate, row, results=from_json(row["results"]))
