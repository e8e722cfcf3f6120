"""A kept match in the leaderboards: its result is written as that of a table which nobody can open.

It is marked as played with cards. Nobody's rating changes, since nobody saw that it was played as told; matches, wins,
points and contracts count on its server, and nowhere else. When it is reopened, all of it is taken back.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.score_keeper import rows
from engine.score_keeper.kept import KeptState, What
from engine.tables.model.change import Finished, SeatResult
from engine.tables.model.people import Occupant, Stint
from engine.tables.model.setup import Access, Setup
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status
from engine.tables.store import schema
from engine.tables.store.outcomes import (
    INSERT_RESULT,
    Rated,
    Settling,
    company_of,
    deal_row,
    note,
    others_of,
    people_with_result,
)
from engine.tables.store.rows import clock_columns, fixed_columns, other_columns

_WRITTEN: Final = (schema.results, schema.deals, schema.matches)


async def counted(connection: AsyncConnection, state: KeptState) -> KeptState:
    """After its newest change: one that has ended counts, if that was chosen, and one that was reopened does not.

    Whoever reopens it has `Lock.RATINGS`.
    """
    what = state.changes[-1].what
    if what is What.ENDED and state.setup.counts and state.deals:
        table_id = await _write(connection, state)
    elif what is What.REOPENED and state.table_id is not None:
        for table in _WRITTEN:
            await connection.execute(delete(table).where(table.c.table_id == state.table_id))
        await connection.execute(delete(schema.tables).where(schema.tables.c.id == state.table_id))
        await note(connection, [Settling()])
        table_id = None
    else:
        return state
    await rows.put(connection, state.id, table_id=table_id)
    return replace(state, table_id=table_id)


async def _write(connection: AsyncConnection, state: KeptState) -> int:
    """Returns the number of the table that stands for it."""
    table = _table(state)
    values = fixed_columns(table.setup) | clock_columns(table) | other_columns(table)
    values |= {"opened_at": state.opened_at, "kept_id": state.id}
    key = (await connection.execute(insert(schema.tables).values(values))).inserted_primary_key
    assert key is not None
    table_id, results = int(key[0]), results_of(state)
    deals = [deal_row(table_id, Finished(one.number, one.told.facts)) for one in state.deals]
    await connection.execute(insert(schema.deals), deals)
    await connection.execute(insert(schema.matches).values(_match(state, table_id, results)))
    for result in results:
        own = result._asdict() | others_of(result, results)._asdict()
        await connection.execute(INSERT_RESULT, own | {"table_id": table_id})
    return table_id


def _table(state: KeptState) -> Snapshot:
    setup = state.setup
    people = {seat: one for seat, one in enumerate(setup.people, 1) if one is not None}
    return Snapshot(
        id=0,
        revision=0,
        setup=Setup(
            game=setup.options.game,
            options=setup.options,
            guild_id=setup.guild_id,
            channel_id=setup.channel_id,
            host_id=setup.opener.user_id,
            access=Access.INVITED,
            invited=frozenset(),
            language=setup.language,
            turn_seconds=0,
            house=setup.house,
        ),
        status=Status.OVER,
        seats=tuple(one and Occupant(one.name, one.user_id) for one in setup.people),
        closed=True,
        ended_at=state.changes[-1].at,
        stints=tuple(Stint(0, seat, one.name, one.user_id) for seat, one in people.items()),
    )


def results_of(state: KeptState) -> tuple[SeatResult, ...]:
    """What the match gave everybody; if it was ended early, those have won who stand best."""
    match, game, options = state.match, state.game, state.setup.options
    places, sides = game.placing(match), game.sides(options)
    winners = match.winners or tuple(seat for seat, place in enumerate(places, 1) if place == 1)
    return tuple(
        SeatResult(
            seat=seat,
            side=sides[seat - 1],
            user_id=one.user_id,
            name=one.name,
            score=match.score[seat - 1],
            won=seat in winners,
            place=places[seat - 1],
            finished_by=one.user_id,
            finished_name=one.name,
        )
        for seat, one in enumerate(state.setup.people, 1)
        if one is not None
    )


def _match(state: KeptState, table_id: int, results: tuple[SeatResult, ...]) -> dict[str, Any]:
    setup = state.setup
    same = {name: getattr(setup, name) for name in ("guild_id", "channel_id", "house")}
    return same | {
        "table_id": table_id,
        "game": setup.options.game,
        "preset": setup.options.preset,
        "options": rows.json_of(dict(setup.options.values())),
        "deals": len(state.deals),
        "started_at": state.opened_at,
        "ended_at": state.changes[-1].at,
        "company": company_of(people_with_result(results)),
        "computers": False,
        "rated": Rated.CARDS.value,
        "settled": False,
    }
