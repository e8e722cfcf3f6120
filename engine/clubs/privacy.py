"""What evenings and seasons keep of a person, to give to them or to delete; and of a server that the bot left."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Table, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.evenings.evening import Stage
from engine.clubs.evenings.points import from_json, to_json, written_result
from engine.clubs.seasons.season import Title
from engine.store import schema
from engine.store.columns import from_json as read
from engine.store.columns import to_json as written
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.people import FORGOTTEN

_EVENING: Final = schema.evenings.c
_DATE: Final = schema.evening_dates.c
_SEASON: Final = schema.seasons.c
_COUNTED: Final = schema.season_tournaments.c
_WITH_RESULTS: Final = (schema.evening_dates, schema.season_tournaments)
"""What somebody made on an evening, or in a tournament that a season counts."""


async def export(connection: AsyncConnection, user_id: int) -> dict[str, Any]:
    """The evenings that a person directs or signed up for, what they made on past ones, and their titles."""
    named = or_(_EVENING.director_id == user_id, _EVENING.guests.contains(str(user_id)))
    evenings = [
        {name: row[name] for name in ("id", "guild_id", "name", "starts_at")}
        | {"directs": row["director_id"] == user_id, "signed_up": _guest(row, user_id)}
        for row in await _rows(connection, schema.evenings, named, "id")
        if row["director_id"] == user_id or _guest(row, user_id)
    ]
    results = [
        {name: row[name] for name in ("evening_id", "number", "guild_id", "starts_at", "season_id")}
        | {name: value for name, value in written_result(one).items() if name != "user_id"}
        for row in await _rows(connection, schema.evening_dates, _DATE.results.contains(str(user_id)), "starts_at")
        for one in from_json(row["results"])
        if one.user_id == user_id
    ]
    tournaments = [
        {name: row[name] for name in ("tournament_id", "guild_id", "season_id", "counted_at")}
        | {name: value for name, value in written_result(one).items() if name != "user_id"}
        for row in await _rows(
            connection, schema.season_tournaments, _COUNTED.results.contains(str(user_id)), "counted_at"
        )
        for one in from_json(row["results"])
        if one.user_id == user_id
    ]
    titles = [
        {"season": row["name"], "guild_id": row["guild_id"], "rank": one.rank, "total": one.total}
        for row in await _rows(connection, schema.seasons, _SEASON.titles.contains(str(user_id)), "id")
        for one in _titles(row)
        if one.user_id == user_id
    ]
    found = {"evenings": evenings, "evening_results": results}
    return found | {"season_tournaments": tournaments, "season_titles": titles}


async def anonymise(connection: AsyncConnection, user_id: int) -> None:
    """Take a person out of all that is over; evenings that go on forget people themselves."""
    over = update(schema.evenings).where(_EVENING.director_id == user_id, _EVENING.stage == Stage.OVER.value)
    await connection.execute(over.values(director_id=FORGOTTEN, director_name=NOBODY))
    for table in _WITH_RESULTS:
        keys = [*table.primary_key.columns]
        for row in await _rows(connection, table, table.c.results.contains(str(user_id)), keys[0].name):
            mine = update(table).where(*(key == row[key.name] for key in keys))
            without = [_nobody(one) if one.user_id == user_id else one for one in from_json(row["results"])]
            await connection.execute(mine.values(results=to_json(without)))
    for row in await _rows(connection, schema.seasons, _SEASON.titles.contains(str(user_id)), "id"):
        kept = [_nobody(one) if one.user_id == user_id else one for one in _titles(row)]
        await connection.execute(update(schema.seasons).where(_SEASON.id == row["id"]).values(titles=written(kept)))


async def forget_server(connection: AsyncConnection, guild_id: int) -> None:
    """Delete all evenings and seasons of a server; the other server's team loses its opponent."""
    seasons = select(_SEASON.id).where(_SEASON.guild_id == guild_id).scalar_subquery()
    of = schema.team_contests.c
    await connection.execute(
        delete(schema.team_contests).where(or_(of.first_season.in_(seasons), of.second_season.in_(seasons)))
    )
    for table in (*_WITH_RESULTS, schema.evenings, schema.seasons):
        await connection.execute(delete(table).where(table.c.guild_id == guild_id))


async def _rows(connection: AsyncConnection, table: Table, where: Any, order: str) -> list[Mapping[str, Any]]:
    """Rows in which a number occurs; it may be a part of a longer one."""
    query = select(table).where(where).order_by(table.c[order])
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def _guest(row: Mapping[str, Any], user_id: int) -> bool:
    return any(one["user_id"] == user_id for one in json.loads(row["guests"]))


def _titles(row: Mapping[str, Any]) -> tuple[Title, ...]:
    titles: tuple[Title, ...] = read(tuple[Title, ...], row["titles"])
    return titles


def _nobody(one: Any) -> Any:
    return one._replace(user_id=FORGOTTEN, name=NOBODY)
