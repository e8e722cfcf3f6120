"""Deleting a person: what they did stays, but nobody can tell who did it, and nobody else's figures change.

A number below zero that nobody else has stands in for them wherever ratings are made anew. It replaces theirs in
everything that is kept. Their names and everything they had chosen are deleted.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import Table, bindparam, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs import privacy as clubs
from engine.clubs.tournaments.state import AskedToEnter, Correction, Director, Removal, StopQuestion, Wish
from engine.core.errors import EngineError
from engine.store import blocks, schema
from engine.store.columns import from_json, to_json
from engine.store.rows import commitment_without, drawn_text, read_drawn
from engine.store.saving import Settling, company_of, note, others_of, people_with_result
from engine.store.schema.clubs import NAMING
from engine.store.sql.backend import Lock, alone
from engine.table.decisions.forgetting import NOBODY, Traces, stop_without
from engine.table.model.people import Occupant, Stint
from engine.table.model.status import Status, Stop

_RESULT: Final = schema.results.c
_TABLE: Final = schema.tables.c


class StillPlaying(Exception):
    """A table or tournament that is still going on names them: live ones forget people themselves."""


_UNREADABLE: Final = (StillPlaying, ValueError, KeyError, TypeError, AttributeError, EngineError)
"""Why a row is left as it is; this may have changed by the next time."""


class StillNamed(NamedTuple):
    """The numbers of tables and tournaments that still name somebody, because they cannot be read now."""

    tables: frozenset[int] = frozenset()
    tournaments: frozenset[int] = frozenset()


async def anonymise(connection: AsyncConnection, user_id: int) -> StillNamed:
    """Forget who this person was; to be called within a transaction.

    A table or tournament that names them is left as it is if it is still going on or cannot be read. Everything else is
    done now, and the rest whenever this is called again.
    """
    # First, so that nobody else writes between our reading and our writing.
    await alone(connection, Lock.RATINGS)
    await connection.execute(delete(schema.people).where(schema.people.c.user_id == user_id))
    await blocks.without(connection, user_id)
    stand_in = await _stand_in(connection)
    tables = await _in_tables(connection, user_id, stand_in)
    tournaments = await _in_tournaments(connection, user_id, stand_in)
    await _in_results(connection, user_id, stand_in)
    await clubs.anonymise(connection, user_id)
    ours, makers = schema.ratings.c.user_id, schema.houses.c.maker_id
    await connection.execute(update(schema.ratings).where(ours == user_id).values(user_id=stand_in))
    await note(connection, [Settling()])
    await connection.execute(delete(schema.day_plays).where(schema.day_plays.c.user_id == user_id))
    sent = schema.sent_deals.c
    await connection.execute(delete(schema.sent_deals).where(or_(sent.from_id == user_id, sent.to_id == user_id)))
    await connection.execute(update(schema.houses).where(makers == user_id).values(maker_id=stand_in))
    return StillNamed(tables, tournaments)


async def _stand_in(connection: AsyncConnection) -> int:
    """A number that nobody has had."""
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
    columns = (_RESULT.table_id, _RESULT.seat, _RESULT.part, _RESULT.side, _RESULT.user_id, _RESULT.share)
    seats = select(*columns).where(_RESULT.table_id.in_(ids))
    rows = (await connection.execute(seats.order_by(_RESULT.table_id))).all()
    others, companies = [], []
    for table_id, group in groupby(rows, key=lambda row: int(row.table_id)):
        match = tuple(group)
        companies.append({"of": table_id, "company": company_of(people_with_result(match))})
        others += [
            {"of": table_id, "on": row.seat, "nth": row.part, **others_of(row, match)._asdict()} for row in match
        ]
    if others:
        of_seat = update(schema.results).where(_RESULT.table_id == bindparam("of"), _RESULT.seat == bindparam("on"))
        of_seat = of_seat.where(_RESULT.part == bindparam("nth"))
        await connection.execute(of_seat.values(partner=bindparam("partner"), opponents=bindparam("opponents")), others)
        of_match = update(schema.matches).where(schema.matches.c.table_id == bindparam("of"))
        await connection.execute(of_match.values(company=bindparam("company")), companies)


async def _in_tables(connection: AsyncConnection, user_id: int, stand_in: int) -> frozenset[int]:
    """Returns the tables that could not be changed."""
    lists = (
        *(_TABLE.seats, _TABLE.stints, _TABLE.invited, _TABLE.muted, _TABLE.barred),
        *(_TABLE.messages, _TABLE.stopped),
    )
    named = or_(_TABLE.host_id == user_id, *(column.contains(str(user_id)) for column in lists))
    left = set()
    for row in (await connection.execute(select(schema.tables).where(named).with_for_update())).mappings().all():
        try:
            values, kept = _table_without(row, user_id, stand_in)
        except _UNREADABLE:
            left.add(int(row["id"]))
            continue
        await _rewrite(connection, schema.tables, row, values)
        results = update(schema.results).where(_RESULT.table_id == row["id"])
        await connection.execute(results.where(_RESULT.seat.in_(kept.at_the_end)).values(finished_name=NOBODY))
        began = results.where(_RESULT.seat.in_(kept.at_the_start), _RESULT.user_id.is_(None))
        await connection.execute(began.values(name=NOBODY))
    return frozenset(left)


_IDS: Final = ("invited", "muted", "barred")
"""The columns of a table that are user ids alone."""


class _Kept(NamedTuple):
    """The seats that a computer kept for somebody under their name."""

    at_the_start: frozenset[int]
    at_the_end: frozenset[int]


def _table_without(row: Mapping[Any, Any], user_id: int, stand_in: int) -> tuple[dict[str, Any], _Kept]:
    """The columns of a table without this person or the seats kept for them; raises `_UNREADABLE`."""
    seats = from_json(tuple[Occupant | None, ...], row["seats"])
    stints = tuple(Stint.read(*one) for one in json.loads(row["stints"]))
    drawn = read_drawn(row["drawn"]) if row["drawn"] else None
    traces = Traces.of(user_id, seats, stints, drawn)
    if Status(row["status"]).is_live and (traces.seats or any(one.user_id == user_id for one in stints)):
        raise StillPlaying
    drawn = traces.out_of_drawn(drawn)
    values = {
        "host_id": stand_in if row["host_id"] == user_id else row["host_id"],
        "seats": to_json([one and _nobody(one, user_id, stand_in) for one in seats]),
        "stints": to_json(traces.out_of_stints(stints, user_id, stand_in)),
        "messages": _messages_without(row["messages"], user_id),
        **{name: to_json([one for one in json.loads(row[name]) if one != user_id]) for name in _IDS},
        "drawn": drawn_text(drawn) if drawn else None,
        "commitment": commitment_without(row, traces.people),
        "stopped": _stopped_without(row["stopped"], user_id, stand_in),
    }
    began = (stints[index] for index in traces.stints)
    return values, _Kept(
        frozenset(one.seat for one in began if not one.deal and one.user_id is None),
        frozenset(seat for seat, one in enumerate(seats, 1) if one and one.kept_for == user_id),
    )


def _stopped_without(text: str | None, user_id: int, stand_in: int) -> str | None:
    stop = stop_without(Stop.read(*json.loads(text)), user_id, stand_in) if text else None
    return to_json(stop) if stop else None


def _messages_without(text: str, user_id: int) -> str:
    return to_json({kind: at for kind, at in json.loads(text).items() if kind != f"hand-{user_id}"})


async def _in_tournaments(connection: AsyncConnection, user_id: int, stand_in: int) -> frozenset[int]:
    """Returns the tournaments that could not be changed."""
    of = schema.tournaments.c
    named = or_(of.host_id == user_id, *(of[name].contains(str(user_id)) for name in NAMING))
    left = set()
    for row in (await connection.execute(select(schema.tournaments).where(named).with_for_update())).mappings().all():
        try:
            values = _tournament_without(row, user_id, stand_in)
        except _UNREADABLE:
            left.add(int(row["id"]))
            continue
        await _rewrite(connection, schema.tournaments, row, values)
    return frozenset(left)


def _tournament_without(row: Mapping[Any, Any], user_id: int, stand_in: int) -> dict[str, Any]:
    """The columns of a tournament without this person; raises `_UNREADABLE`."""
    entrants, hosts = from_json(tuple[Occupant, ...], row["entrants"]), row["host_id"] == user_id
    corrections = from_json(tuple[Correction, ...], row["corrections"])
    directors = from_json(tuple[Director, ...], row["directors"])
    wishes = from_json(tuple[Wish, ...], row["wishes"])
    asked = from_json(tuple[AskedToEnter, ...], row["asked"])
    removals = from_json(tuple[Removal, ...], row["removals"])
    question = from_json(StopQuestion, row["stopping"]) if row["stopping"] else None
    named = any(user_id in (one.user_id, one.kept_for) for one in entrants)
    named = named or user_id in {*(one.user_id for one in directors), *(one.user_id for one in wishes)}
    if Status(row["status"]).is_live and (hosts or named):
        raise StillPlaying
    return {
        "asked": to_json([one.without(user_id, stand_in) for one in asked if one.user_id != user_id]),
        "removals": to_json([one.without(user_id, stand_in) for one in removals]),
        "stopping": to_json(question.without(user_id, stand_in)) if question else None,
        "host_id": stand_in if hosts else row["host_id"],
        "host_name": NOBODY if hosts else row["host_name"],
        "entrants": to_json([_nobody(one, user_id, stand_in) for one in entrants]),
        "wishes": to_json([one for one in wishes if one.user_id != user_id]),
        "directors": to_json([one for one in directors if one.user_id != user_id]),
        "corrections": to_json([one.without(user_id, stand_in) for one in corrections]),
    }


async def _rewrite(connection: AsyncConnection, table: Table, row: Mapping[Any, Any], values: dict[str, Any]) -> None:
    """Change a row that is read by its revision: anyone who has it in memory reads it anew before writing."""
    if any(row[name] != value for name, value in values.items()):
        changed = update(table).where(table.c.id == row["id"])
        await connection.execute(changed.values(values | {"revision": row["revision"] + 1}))


def _nobody(occupant: Occupant, user_id: int, stand_in: int) -> Occupant:
    """An occupant without this person."""
    if user_id not in (occupant.user_id, occupant.kept_for):
        return occupant
    user, kept_for = (stand_in if one == user_id else one for one in (occupant.user_id, occupant.kept_for))
    return replace(occupant, name=NOBODY, user_id=user, kept_for=kept_for)
