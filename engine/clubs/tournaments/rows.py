"""Tournaments in the journal: their rows, and the tables of their rounds."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.kept.rows import KeptRows
from engine.clubs.tournaments.setup import TournamentSetup
from engine.clubs.tournaments.state import PlayedTable, TournamentState
from engine.store import schema
from engine.store.columns import columns_named, columns_of, of_row
from engine.store.marks import places_left
from engine.store.rows import opening_columns
from engine.store.sql.backend import added
from engine.table.model.errors import Refusal
from engine.table.model.marks import PlacesLeft
from engine.table.model.news import By
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status

_MAY_CHANGE: Final = ("host_id", "host_name", "channel_id")
"""Of what a tournament was opened with."""


class TournamentJournal(KeptRows[TournamentState]):
    """Reads and writes tournaments; every method raises JournalError."""

    called = "tournament"
    _table = schema.tournaments
    _unknown = Refusal.NO_SUCH_TOURNAMENT

    async def add(self, state: TournamentState, at: float) -> int:
        """Write a new tournament; returns its number. The number in the state is ignored."""
        values = columns_of(self._table, state, "forgotten", "evening")
        values |= {"evening_id": state.setup.evening, "opened_at": at}
        return await self._journal.within(added, self._table, values)

    async def save(self, after: TournamentState, opened: Sequence[Snapshot], at: float) -> None:
        """Write a change and the tables opened with it, all or nothing; raises Clash as `_put` does."""
        values = columns_of(self._table, after, "setup", "secret", "forgotten")
        values |= columns_named(after.setup, *_MAY_CHANGE)
        async with self._journal.transaction() as connection:
            await self._put(connection, after, values)
            for table in opened:
                await connection.execute(insert(schema.tables).values(opening_columns(table, at)))

    async def last_in(self, channel_id: int) -> int | None:
        """The number of the newest one of a channel, whether it is over or not."""
        of = self._table.c
        row = await self._journal.row(select(func.max(of.id).label("id")).where(of.channel_id == channel_id))
        return None if row is None else row["id"]

    async def places_left(self, tournament_id: int) -> PlacesLeft:
        """The places of a tournament whose people were forgotten."""
        return await self._journal.within(places_left, tournament_id)

    async def last_act(self, tournament_id: int) -> float:
        """When somebody did something in it last, also at its tables; else when it was opened (UTC epoch, seconds)."""
        of, action = schema.tournaments.c, schema.actions.c
        itself = select(func.coalesce(of.acted_at, of.opened_at)).where(of.id == tournament_id)
        played = select(func.max(action.at)).join_from(schema.actions, schema.tables)
        played = played.where(schema.tables.c.tournament_id == tournament_id, action.by == By.PERSON.value)
        async with self._journal.transaction() as connection:
            found = [(await connection.execute(one)).scalar() for one in (itself, played)]
        return max(at or 0.0 for at in found)

    async def tables(self, tournament_id: int) -> tuple[PlayedTable, ...]:
        """The tables of all its rounds, in order."""
        of, result, match = schema.tables.c, schema.results.c, schema.matches
        found = select(of.id, of.tournament_round, of.tournament_table, of.status).where(
            of.tournament_id == tournament_id
        )
        played = select(result.table_id, result.score, result.place, func.coalesce(match.c.deals, 0))
        played = played.join_from(schema.results, schema.tables).outerjoin(match, match.c.table_id == result.table_id)
        played = played.where(of.tournament_id == tournament_id, result.part == 0)
        deal = schema.deals.c
        compared = select(deal.table_id, deal.points).join_from(schema.deals, schema.tables)
        compared = compared.join(schema.tournaments, schema.tournaments.c.id == of.tournament_id)
        compared = compared.where(of.tournament_id == tournament_id, schema.tournaments.c.same_deals)
        async with self._journal.transaction() as connection:
            rows = (await connection.execute(found.order_by(of.tournament_round, of.tournament_table))).all()
            results = (await connection.execute(played.order_by(result.table_id, result.seat))).all()
            deals = (await connection.execute(compared.order_by(deal.table_id, deal.deal))).all()
        of_table: defaultdict[int, list[Sequence[int]]] = defaultdict(list)
        for table_id, *seat in results:
            of_table[table_id].append(seat)
        points: defaultdict[int, list[tuple[int, ...]]] = defaultdict(list)
        for table_id, text in deals:
            points[table_id].append(tuple(json.loads(text)))
        return tuple(
            _played(one, number, table, status, of_table[one])._replace(points=tuple(points[one]))
            for one, number, table, status in rows
        )

    async def _read(self, connection: AsyncConnection, row: Mapping[Any, Any]) -> TournamentState:
        setup = of_row(TournamentSetup, row, evening=row["evening_id"])
        return of_row(TournamentState, row, setup=setup, forgotten=await places_left(connection, row["id"]))


def _played(table_id: int, played: int, number: int, status: str, seats: Sequence[Sequence[int]]) -> PlayedTable:
    """A table; `seats`: the score, the place and the number of deals of each."""
    scores, placing, deals = (tuple(column) for column in zip(*seats, strict=True)) if seats else ((), (), (0,))
    return PlayedTable(table_id, played, number, Status(status), scores, placing, deals[0])
