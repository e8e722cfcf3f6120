"""Deleting a person: what they did stays, who did it is nobody's to know, and nobody else's figures change.

A number below zero that nobody else has stands in for them wherever ratings are made anew. It is written in place of
theirs in everything that is kept, their names go, and what they had chosen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Table, bindparam, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.names import clean_name
from engine.tables import schema
from engine.tables.forgetting import NOBODY
from engine.tables.outcomes import company_of, others_of
from engine.tables.people import Status

_RESULT: Final = schema.results.c
_TABLE: Final = schema.tables.c


class StillPlaying(Exception):
    """They sit at a table or are in a tournament that goes on."""


async def anonymise(connection: AsyncConnection, user_id: int) -> None:
    """Forget who this person was; to be called within a transaction. Raises StillPlaying, and nothing has changed."""
    # First, so that nobody else writes between what is read and what is written.
    await connection.execute(delete(schema.people).where(schema.people.c.user_id == user_id))
    stand_in = await _stand_in(connection)
    await _in_tables(connection, user_id, stand_in)
    await _in_tournaments(connection, user_id, stand_in)
    await _in_results(connection, user_id, stand_in)
    ours, makers = schema.ratings.c.user_id, schema.houses.c.maker_id
    await connection.execute(update(schema.ratings).where(ours == user_id).values(user_id=stand_in))
    await connection.execute(update(schema.houses).where(makers == user_id).values(maker_id=stand_in))


async def _stand_in(connection: AsyncConnection) -> int:
    """A number nobody has had."""
    lowest = [
        (await connection.execute(select(func.min(column)))).scalar() or 0
        for column in (_RESULT.user_id, _RESULT.finished_by, _TABLE.host_id, schema.tournaments.c.host_id)
    ]
    return min(0, *lowest) - 1


async def _in_results(connection: AsyncConnection, user_id: int, stand_in: int) -> None:
    finished = update(schema.results).where(_RESULT.finished_by == user_id)
    await connection.execute(finished.values(finished_by=stand_in, finished_name=NOBODY))
    own = update(schema.results).where(_RESULT.user_id == user_id).values(user_id=stand_in, name=NOBODY)
    ids = (await connection.execute(own.returning(_RESULT.table_id))).scalars().all()
    seats = select(_RESULT.table_id, _RESULT.seat, _RESULT.side, _RESULT.user_id).where(_RESULT.table_id.in_(ids))
    rows = (await connection.execute(seats.order_by(_RESULT.table_id))).all()
    others, companies = [], []
    for table_id, group in groupby(rows, key=lambda row: int(row.table_id)):
        match = tuple(group)
        people = [row.user_id for row in match if row.user_id is not None]
        companies.append({"of": table_id, "company": company_of(people)})
        others += [{"of": table_id, "on": row.seat, **others_of(row, match)._asdict()} for row in match]
    if others:
        of_seat = update(schema.results).where(_RESULT.table_id == bindparam("of"), _RESULT.seat == bindparam("on"))
        await connection.execute(of_seat.values(partner=bindparam("partner"), opponents=bindparam("opponents")), others)
        of_match = update(schema.matches).where(schema.matches.c.table_id == bindparam("of"))
        await connection.execute(of_match.values(company=bindparam("company")), companies)


async def _in_tables(connection: AsyncConnection, user_id: int, stand_in: int) -> None:
    lists = (_TABLE.seats, _TABLE.stints, _TABLE.invited, _TABLE.muted)
    named = or_(_TABLE.host_id == user_id, *(column.contains(str(user_id)) for column in lists))
    for row in (await connection.execute(select(schema.tables).where(named))).mappings().all():
        seats, stints = json.loads(row["seats"]), json.loads(row["stints"])
        invited, muted = json.loads(row["invited"]), json.loads(row["muted"])
        messages = json.loads(row["messages"])
        if Status(row["status"]).is_live and any(one and user_id in (one["user_id"], one["kept_for"]) for one in seats):
            raise StillPlaying
        # A row may be of a time when names were kept as they came.
        names = {clean_name(one["name"]) for one in seats if one and user_id in (one["user_id"], one["kept_for"])}
        names |= {clean_name(name) for _, _, name, user in stints if user == user_id}
        drawn = json.loads(row["drawn"]) if row["drawn"] else None
        if drawn:
            drawn["names"] = [NOBODY if clean_name(name) in names else name for name in drawn["names"]]
        values = {
            "host_id": stand_in if row["host_id"] == user_id else row["host_id"],
            "seats": _json([one and _nobody(one, user_id, stand_in) for one in seats]),
            "stints": _json([_came(stint, names, user_id, stand_in) for stint in stints]),
            "messages": _json({kind: at for kind, at in messages.items() if kind != f"hand-{user_id}"}),
            "invited": _json([user for user in invited if user != user_id]),
            "muted": _json([user for user in muted if user != user_id]),
            "drawn": _json(drawn) if drawn else None,
        }
        await _rewrite(connection, schema.tables, row, values)
        # A computer that kept their seat to the end had their name.
        kept = [seat for seat, one in enumerate(seats, 1) if one and one["kept_for"] == user_id]
        finished = update(schema.results).where(_RESULT.table_id == row["id"], _RESULT.seat.in_(kept))
        await connection.execute(finished.values(finished_name=NOBODY))


async def _in_tournaments(connection: AsyncConnection, user_id: int, stand_in: int) -> None:
    of = schema.tournaments.c
    named = or_(of.host_id == user_id, of.entrants.contains(str(user_id)))
    for row in (await connection.execute(select(schema.tournaments).where(named))).mappings().all():
        entrants, hosts = json.loads(row["entrants"]), row["host_id"] == user_id
        if Status(row["status"]).is_live and (hosts or any(one["user_id"] == user_id for one in entrants)):
            raise StillPlaying
        values = {
            "host_id": stand_in if hosts else row["host_id"],
            "host_name": NOBODY if hosts else row["host_name"],
            "entrants": _json([_nobody(one, user_id, stand_in) for one in entrants]),
        }
        await _rewrite(connection, schema.tournaments, row, values)


async def _rewrite(connection: AsyncConnection, table: Table, row: Mapping[Any, Any], values: dict[str, Any]) -> None:
    """Change a row that is read by its revision: whoever has it at hand reads it anew before writing."""
    if any(row[name] != value for name, value in values.items()):
        changed = update(table).where(table.c.id == row["id"])
        await connection.execute(changed.values(values | {"revision": row["revision"] + 1}))


def _nobody(occupant: Mapping[str, Any], user_id: int, stand_in: int) -> dict[str, Any]:
    """An occupant without this person."""
    after = dict(occupant)
    if after["user_id"] == user_id or after["kept_for"] == user_id:
        after["name"] = NOBODY
    for key in ("user_id", "kept_for"):
        if after[key] == user_id:
            after[key] = stand_in
    return after


def _came(stint: list[Any], names: set[str], user_id: int, stand_in: int) -> list[Any]:
    """Who came onto a seat, without this person; a computer that kept their seat had their name too."""
    deal, seat, name, user = stint
    return [
        deal,
        seat,
        NOBODY if clean_name(name) in names and user in (None, user_id) else name,
        stand_in if user == user_id else user,
    ]


_json: Final[Callable[[object], str]] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
