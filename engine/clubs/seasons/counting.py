"""Tournaments opened outside an evening, which a season counts like one because a manager said so.

What each gave is kept with the season, as that of an evening is: the rank in the tournament, the points of its matches.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.evenings.evening import Outcome, PastDate
from engine.clubs.evenings.opening import ranks_of
from engine.clubs.evenings.points import among_people, ranked, totals
from engine.clubs.evenings.results import from_json, to_json
from engine.clubs.evenings.rows import played_at
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.status import Status
from engine.tables.store import schema
from engine.tournaments.progress import Tournament

_COUNTED: Final = schema.season_tournaments.c
_TOURNAMENT: Final = schema.tournaments.c
_MOST_OFFERED: Final = 200


def must_be_countable(tournament: Tournament) -> None:
    """Raises Refused(season-own-evening, season-not-over)."""
    if tournament.setup.evening is not None:
        raise Refused(Refusal.SEASON_OWN_EVENING, tournament=tournament.id)
    if tournament.status is not Status.OVER:
        raise Refused(Refusal.SEASON_NOT_OVER, tournament=tournament.id)


async def add(connection: AsyncConnection, season_id: int, guild_id: int, tournament: Tournament, at: float) -> None:
    """Let a season count a tournament from now on; raises Refused(season-counts-it)."""
    known = select(_COUNTED.tournament_id).where(_COUNTED.tournament_id == tournament.id)
    if (await connection.execute(known)).first() is not None:
        raise Refused(Refusal.SEASON_COUNTS_IT, tournament=tournament.id)
    query = select(schema.tables.c.id).where(
        schema.tables.c.tournament_id == tournament.id, schema.tables.c.status == Status.OVER.value
    )
    tables = (await connection.execute(query)).scalars().all()
    results = ranked(totals(among_people(await played_at(connection, tables))), ranks_of(tournament))
    values = {"tournament_id": tournament.id, "guild_id": guild_id, "season_id": season_id, "counted_at": at}
    await connection.execute(insert(schema.season_tournaments).values(values | {"results": to_json(results)}))


async def take_out(connection: AsyncConnection, season_id: int, tournament_id: int) -> None:
    """Let the season count it no more; raises Refused(season-counts-not)."""
    ours = _COUNTED.tournament_id == tournament_id, _COUNTED.season_id == season_id
    if not (await connection.execute(delete(schema.season_tournaments).where(*ours))).rowcount:
        raise Refused(Refusal.SEASON_COUNTS_NOT, tournament=tournament_id)


async def dates(connection: AsyncConnection, season_id: int) -> list[PastDate]:
    """Those of a season, as the dates on which they were counted."""
    query = select(schema.season_tournaments).where(_COUNTED.season_id == season_id)
    return [_date(row) for row in (await connection.execute(query)).mappings()]


async def offered(connection: AsyncConnection, guild_id: int) -> list[int]:
    """The numbers of a server's tournaments that can be counted or are, newest first."""
    ours = (
        _TOURNAMENT.guild_id == guild_id,
        _TOURNAMENT.evening_id.is_(None),
        _TOURNAMENT.status == Status.OVER.value,
    )
    query = select(_TOURNAMENT.id).where(*ours).order_by(_TOURNAMENT.id.desc()).limit(_MOST_OFFERED)
    return [*(await connection.execute(query)).scalars()]


def _date(row: Mapping[Any, Any]) -> PastDate:
    at = row["counted_at"]
    return PastDate(
        evening_id=0,
        number=0,
        day=datetime.fromtimestamp(at, UTC).date(),
        starts_at=at,
        ended_at=at,
        outcome=Outcome.PLAYED,
        results=from_json(row["results"]),
        tournament_id=row["tournament_id"],
        season_id=row["season_id"],
    )
