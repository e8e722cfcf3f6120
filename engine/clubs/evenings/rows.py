"""Evenings in the journal: their rows, their past dates, and what their tables came to."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, replace
from datetime import date
from typing import Any, Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.evenings.calendar import Rhythm, Shift, When
from engine.clubs.evenings.evening import (
    Calling,
    DateOutcome,
    DrawnTable,
    EveningKind,
    EveningSetup,
    EveningState,
    Guest,
    PastDate,
    Rest,
    Stage,
    TournamentPart,
)
from engine.clubs.evenings.points import MatchPart, from_json, to_json
from engine.core.errors import EngineError
from engine.core.registry import game_named
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status
from engine.tables.store import schema
from engine.tables.store.journal import Journal
from engine.tables.store.rows import clock_columns, fixed_columns, other_columns, theme_columns, theme_of
from engine.tables.store.sql.backend import Clash

log = logging.getLogger(__name__)

_EVENING: Final = schema.evenings.c
_DATE: Final = schema.evening_dates.c
_TABLE: Final = schema.tables.c
Day = date
"""Where a method is called like it."""


class KnownTable(NamedTuple):
    """A table of an evening, or a rematch of one."""

    table_id: int
    status: Status


class EveningJournal:
    """Reads and writes evenings; every method raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def add(self, state: EveningState) -> int:
        """Write a new evening; returns its number. The number in the state is ignored."""
        values = _columns(state) | {"guild_id": state.setup.guild_id}
        async with self._journal.transaction() as connection:
            key = (await connection.execute(insert(schema.evenings).values(values))).inserted_primary_key
        assert key is not None
        return int(key[0])

    async def save(
        self,
        after: EveningState,
        at: float,
        *,
        opened: Sequence[Snapshot] = (),
        seated: Callable[[EveningState, Sequence[DrawnTable]], EveningState] | None = None,
        past: PastDate | None = None,
    ) -> EveningState:
        """Write a change, the tables opened with it and a date that is over, all or nothing; returns what was written.

        `seated` adds the new tables, whose numbers only the journal knows, to the state. The revision of `after` must
        be the one after that it was made from. Raises Clash if another process has changed the evening since.
        """
        ours = _EVENING.id == after.id, _EVENING.revision == after.revision - 1
        async with self._journal.transaction() as connection:
            if (await connection.execute(update(schema.evenings).where(*ours).values(_columns(after)))).rowcount != 1:
                raise Clash
            drawn = []
            for table in opened:
                values = fixed_columns(table.setup) | clock_columns(table) | other_columns(table) | {"opened_at": at}
                key = (await connection.execute(insert(schema.tables).values(values))).inserted_primary_key
                assert key is not None
                drawn.append(DrawnTable(int(key[0]), table.setup.channel_id))
            if drawn and seated is not None:
                after = seated(after, drawn)
                mine = update(schema.evenings).where(_EVENING.id == after.id)
                await connection.execute(mine.values(_columns(after)))
            if past is not None:
                season = await connection.execute(
                    select(schema.seasons.c.id).where(
                        schema.seasons.c.guild_id == after.setup.guild_id, schema.seasons.c.ended_at.is_(None)
                    )
                )
                past = replace(past, season_id=season.scalar() if past.counts(after.setup.calling) else None)
                await connection.execute(
                    insert(schema.evening_dates).values(_date_columns(past) | {"guild_id": after.setup.guild_id})
                )
        return after

    async def load(self, evening_id: int) -> EveningState | None:
        """One evening."""
        found = await self._states(_EVENING.id == evening_id)
        return found[0] if found else None

    async def unclosed(self) -> list[EveningState]:
        """All that have not ended or whose end has not been shown, oldest first; unreadable ones are left out."""
        return await self._states(_EVENING.closed.is_(False))

    async def date(self, evening_id: int, number: int) -> PastDate | None:
        """A date that is over."""
        query = select(schema.evening_dates).where(_DATE.evening_id == evening_id, _DATE.number == number)
        async with self._journal.transaction() as connection:
            row = (await connection.execute(query)).mappings().first()
        return read_date(row) if row else None

    async def days(self, evening_id: int, since: Day) -> frozenset[Day]:
        """The days of its dates that were called off or are over, from this one on."""
        query = select(_DATE.day).where(_DATE.evening_id == evening_id, _DATE.day >= since.isoformat())
        async with self._journal.transaction() as connection:
            return frozenset(Day.fromisoformat(day) for (day,) in (await connection.execute(query)).all())

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
        async with self._journal.transaction() as connection:
            return (await connection.execute(query)).scalar()

    async def played(self, table_ids: Collection[int]) -> list[MatchPart]:
        """Everybody's part in the matches at these tables, as far as they are over."""
        async with self._journal.transaction() as connection:
            return await played_at(connection, table_ids)

    async def _states(self, where: Any) -> list[EveningState]:
        query = select(schema.evenings).where(where).order_by(_EVENING.id)
        async with self._journal.transaction() as connection:
            rows = (await connection.execute(query)).mappings().all()
        states = []
        for row in rows:
            try:
                states.append(_read(row))
            except (EngineError, KeyError, ValueError, TypeError):
                # One bad evening must not stop the others.
                log.exception("evening %s is left out", row["id"])
        return states


async def played_at(connection: AsyncConnection, table_ids: Collection[int]) -> list[MatchPart]:
    """Everybody's part in the matches at these tables."""
    of = schema.results.c
    query = select(of.table_id, of.side, of.place, of.user_id, of.name, of.share, of.seat)
    query = query.where(of.table_id.in_(table_ids)).order_by(of.table_id, of.seat, of.part)
    return [MatchPart(*row) for row in (await connection.execute(query)).all()]


_PLAIN: Final = ("name", "channel_id", "director_id", "director_name", "language", "turn_seconds", "house", "level")


def _columns(state: EveningState) -> dict[str, Any]:
    """All columns but the server, which never changes."""
    setup = state.setup
    return {name: getattr(setup, name) for name in _PLAIN} | {
        **theme_columns(setup.theme),
        "revision": state.revision,
        "game": setup.options.game,
        "preset": setup.options.preset,
        "options": _json(dict(setup.options.values())),
        "kind": setup.kind.value,
        "rest": setup.rest.value,
        "asks_presence": setup.asks_presence,
        "calling": setup.calling.value,
        "tournament": _json(asdict(setup.tournament)),
        "rhythm": setup.when.rhythm.value,
        "first": setup.when.first.isoformat(),
        "hour": setup.when.hour,
        "minute": setup.when.minute,
        "zone": setup.when.zone,
        "nth": setup.when.nth,
        "stage": state.stage.value,
        "number": state.number,
        "day": state.day.isoformat(),
        "starts_at": state.starts_at,
        "shift": state.shift.value,
        "guests": _json([asdict(one) for one in state.guests]),
        "tables": _json(state.tables),
        "tournament_id": state.tournament_id,
        "idle_at": state.idle_at,
        "is_last": state.is_last,
        "shown": state.shown,
        "channel_lost": state.channel_lost,
        "closed": state.closed,
        "messages": _json(state.messages),
    }


def _read(row: Mapping[Any, Any]) -> EveningState:
    when = When(
        Rhythm(row["rhythm"]), date.fromisoformat(row["first"]), row["hour"], row["minute"], row["zone"], row["nth"]
    )
    setup = EveningSetup(
        **{name: row[name] for name in _PLAIN},
        guild_id=row["guild_id"],
        when=when,
        options=game_named(row["game"]).configure(row["preset"], json.loads(row["options"])),
        kind=EveningKind(row["kind"]),
        rest=Rest(row["rest"]),
        asks_presence=row["asks_presence"],
        theme=theme_of(row),
        tournament=_part(json.loads(row["tournament"])),
        calling=Calling(row["calling"]),
    )
    same = ("id", "revision", "number", "starts_at", "tournament_id", "idle_at", "is_last", "shown", "channel_lost")
    return EveningState(
        **{name: row[name] for name in (*same, "closed")},
        setup=setup,
        stage=Stage(row["stage"]),
        day=date.fromisoformat(row["day"]),
        shift=Shift(row["shift"]),
        guests=tuple(Guest(**one) for one in json.loads(row["guests"])),
        tables=tuple(DrawnTable(*one) for one in json.loads(row["tables"])),
        messages={kind: (channel, message) for kind, (channel, message) in json.loads(row["messages"]).items()},
    )


def _part(fields: dict[str, Any]) -> TournamentPart:
    """What kind of tournament it is; older rows have no bonus."""
    return TournamentPart(**fields | {"bonus": tuple(fields.get("bonus", ()))})


def _date_columns(past: PastDate) -> dict[str, Any]:
    return {name: getattr(past, name) for name in _OF_DATE} | {
        "day": past.day.isoformat(),
        "outcome": past.outcome.value,
        "results": to_json(past.results),
    }


_OF_DATE: Final = ("evening_id", "number", "starts_at", "ended_at", "reason", "tournament_id", "season_id")


def read_date(row: Mapping[Any, Any]) -> PastDate:
    """A past date of its row."""
    return PastDate(
        **{name: row[name] for name in _OF_DATE},
        day=date.fromisoformat(row["day"]),
        outcome=DateOutcome(row["outcome"]),
        results=from_json(row["results"]),
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
