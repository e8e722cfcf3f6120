"""What is kept about a person: to be given to them, and to be taken away.

Also what is kept of a server that the bot has been gone from for long.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.tables import schema
from engine.tables.forgetting import NOBODY
from engine.tables.journal import Journal
from engine.tables.people import Person, Status
from engine.tables.snapshot import Kind

_TABLES: Final = schema.tables.c
_LIVE: Final = tuple(status.value for status in Status if status.is_live)


class Privacy:
    """Reads and removes; every method raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def export(self, user_id: int) -> dict[str, Any]:
        """All that is kept about this person, ready for JSON; times are UTC epoch seconds.

        No card of a match that is still played, and nothing of what others held or did.
        """
        person = await self._journal.person(user_id) or Person(user_id)
        async with self._journal.transaction() as connection:
            tables = [await _table(connection, row, user_id) for row in await _rows(connection, schema.tables, user_id)]
            tournaments = [_tournament(row, user_id) for row in await _rows(connection, schema.tournaments, user_id)]
            of = schema.houses.c
            houses = (
                await connection.execute(
                    select(of.guild_id, of.name, of.game, of.preset, of.options, of.made_at).where(
                        of.maker_id == user_id
                    )
                )
            ).mappings()
            return {
                "person": asdict(person),
                "tables": tables,
                "tournaments": tournaments,
                "house_rules": [dict(row) for row in houses],
            }

    async def forget(self, user_id: int) -> None:
        """Leave no name and no number of this person; results stay without them. Live tables are not looked at."""
        async with self._journal.transaction() as connection:
            for row in await _rows(connection, schema.tables, user_id):
                if row["status"] not in _LIVE:
                    where = _TABLES.id == row["id"]
                    await connection.execute(update(schema.tables).where(where).values(_forgotten(row, user_id)))
            for row in await _rows(connection, schema.tournaments, user_id):
                if row["status"] not in _LIVE:
                    where = schema.tournaments.c.id == row["id"]
                    values = _without_host(row, user_id) | {"entrants": _seats(row["entrants"], user_id)}
                    await connection.execute(update(schema.tournaments).where(where).values(values))
            result, houses, people = schema.results, schema.houses, schema.people
            await connection.execute(
                update(result).where(result.c.user_id == user_id).values(user_id=None, name=NOBODY)
            )
            await connection.execute(update(houses).where(houses.c.maker_id == user_id).values(maker_id=0))
            await connection.execute(delete(people).where(people.c.user_id == user_id))

    async def servers_here(self) -> frozenset[int]:
        """The servers something is kept of and that the bot is not known to be gone from."""
        of = schema.servers.c
        known = select(of.guild_id).where(of.left_at.is_(None))
        played = select(_TABLES.guild_id).where(_TABLES.status.in_(_LIVE), _TABLES.guild_id.is_not(None))
        async with self._journal.transaction() as connection:
            return frozenset((await connection.execute(known.union(played))).scalars())

    async def gone_before(self, at: float) -> tuple[int, ...]:
        """The servers the bot was removed from before this moment (UTC epoch, seconds), and never came back to."""
        of = schema.servers.c
        async with self._journal.transaction() as connection:
            return tuple((await connection.execute(select(of.guild_id).where(of.left_at < at))).scalars())

    async def forget_server(self, guild_id: int) -> None:
        """Forget what a server chose and all its matches that came to no result; results belong to people."""
        async with self._journal.transaction() as connection:
            of = schema.tables.c
            unfinished = select(of.id).where(of.guild_id == guild_id, of.status != Status.OVER.value).scalar_subquery()
            for table in (schema.actions, schema.packs, schema.results):
                await connection.execute(delete(table).where(table.c.table_id.in_(unfinished)))
            await connection.execute(delete(schema.tables).where(of.id.in_(unfinished)))
            for table in (schema.houses, schema.servers):
                await connection.execute(delete(table).where(table.c.guild_id == guild_id))


async def _rows(connection: AsyncConnection, table: Any, user_id: int) -> list[Mapping[str, Any]]:
    """The rows of tables or tournaments that name this person."""
    named = (table.c[name] for name in ("seats", "stints", "invited", "muted", "entrants") if name in table.c)
    somewhere: list[ColumnElement[bool]] = [column.contains(str(user_id)) for column in named]
    query = select(table).where(or_(table.c.host_id == user_id, *somewhere)).order_by(table.c.id)
    # A number may be part of a longer one.
    return [dict(row) for row in (await connection.execute(query)).mappings() if user_id in _ids(row)]


def _ids(row: Mapping[Any, Any]) -> Iterator[int | None]:
    """The user ids a row names."""
    yield row["host_id"]
    for name in ("seats", "entrants"):
        for one in json.loads(row[name]) if name in row else ():
            if one is not None:
                yield from (one["user_id"], one["kept_for"])
    for name in ("invited", "muted"):
        yield from json.loads(row[name]) if name in row else ()
    for _deal, _seat, _name, user_id in json.loads(row["stints"]) if "stints" in row else ():
        yield user_id


async def _table(connection: AsyncConnection, row: Mapping[str, Any], user_id: int) -> dict[str, Any]:
    """What a table tells of a person: the seat, and what they did themselves where the match is over."""
    kept = {name: row[name] for name in ("id", "game", "preset", "guild_id", "status", "opened_at", "ended_at")}
    seats = json.loads(row["seats"])
    seat = next((number for number, one in enumerate(seats, 1) if one and one["user_id"] == user_id), None)
    kept |= {"was_host": row["host_id"] == user_id, "seat": seat, "name": seats[seat - 1]["name"] if seat else None}
    if seat is None or row["status"] in _LIVE:
        return kept
    of, result = schema.actions.c, schema.results.c
    mine = select(of.number, of.action, of.by, of.at).where(
        of.table_id == row["id"], of.seat == seat, of.kind == Kind.ACTION.value
    )
    score = select(result.score, result.won).where(result.table_id == row["id"], result.user_id == user_id)
    kept["actions"] = [dict(one) for one in (await connection.execute(mine.order_by(of.number))).mappings()]
    kept["results"] = [dict(one) for one in (await connection.execute(score)).mappings()]
    return kept


def _tournament(row: Mapping[str, Any], user_id: int) -> dict[str, Any]:
    kept = {name: row[name] for name in ("id", "game", "preset", "guild_id", "status", "opened_at", "ended_at")}
    return kept | {"was_host": row["host_id"] == user_id}


def _forgotten(row: Mapping[str, Any], user_id: int) -> dict[str, Any]:
    """What is to be written into the row of a table that has ended."""
    names = {one["name"] for one in json.loads(row["seats"]) if one and user_id in (one["user_id"], one["kept_for"])}
    stints = json.loads(row["stints"])
    names |= {name for _deal, _seat, name, one in stints if one == user_id}
    drawn = json.loads(row["drawn"]) if row["drawn"] else None
    if drawn is not None:
        drawn["names"] = [NOBODY if name in names else name for name in drawn["names"]]
    messages = {kind: place for kind, place in json.loads(row["messages"]).items() if kind != f"hand-{user_id}"}
    return {
        "host_id": 0 if row["host_id"] == user_id else row["host_id"],
        "seats": _seats(row["seats"], user_id),
        "stints": _json(
            [
                (deal, seat, NOBODY, None) if name in names and one in (None, user_id) else (deal, seat, name, one)
                for deal, seat, name, one in stints
            ]
        ),
        "invited": _json([one for one in json.loads(row["invited"]) if one != user_id]),
        "muted": _json([one for one in json.loads(row["muted"]) if one != user_id]),
        "drawn": None if drawn is None else _json(drawn),
        "messages": _json(messages),
    }


def _without_host(row: Mapping[str, Any], user_id: int) -> dict[str, Any]:
    return {"host_id": 0, "host_name": NOBODY} if row["host_id"] == user_id else {}


def _seats(text: str, user_id: int) -> str:
    nobody = {"name": NOBODY, "user_id": None, "kept_for": None}
    return _json(
        [one | nobody if one and user_id in (one["user_id"], one["kept_for"]) else one for one in json.loads(text)]
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
