"""A kept match in the leaderboards: its result is written as that of a table which nobody can open.

It is marked as played with cards. Nobody's rating changes, since nobody saw that it was played as told; matches, wins,
points and contracts count on its server, and nowhere else, for those who said so. Whoever did not is a guest of whom
nothing is kept here, not even the name. When it is reopened, all of it is taken back.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.score_keeper import rows
from engine.clubs.score_keeper.changes import What
from engine.clubs.score_keeper.kept import KeptState
from engine.clubs.score_keeper.standing import SheetPerson
from engine.store import schema
from engine.store.rows import opening_columns
from engine.store.saving import (
    INSERT_RESULT,
    Rated,
    Settling,
    deal_row,
    match_values,
    note,
    result_values,
)
from engine.store.sql.backend import added
from engine.table.decisions.forgetting import NOBODY
from engine.table.decisions.shares import shares
from engine.table.model.people import Occupant, Stint
from engine.table.model.setup import Access, Setup
from engine.table.model.snapshot import Finished, SeatResult, Snapshot
from engine.table.model.status import Status

_WRITTEN: Final = (schema.results, schema.deals, schema.matches)


async def counted(connection: AsyncConnection, state: KeptState) -> KeptState:
    """After its newest change: one that has ended counts, if that was chosen, and one that was reopened does not.

    Whoever reopens it has `Lock.RATINGS`.
    """
    what = state.changes[-1].what
    if what is What.ENDED and state.counted and state.deals:
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
    values = opening_columns(table, state.opened_at) | {"kept_id": state.id}
    table_id, results = await added(connection, schema.tables, values), results_of(state)
    deals = [deal_row(table_id, Finished(one.number, one.told.facts)) for one in state.deals]
    await connection.execute(insert(schema.deals), deals)
    match = match_values(replace(table, id=table_id), results, len(state.deals))
    match |= {"started_at": state.opened_at, "computers": False, "rated": Rated.CARDS.value, "settled": False}
    await connection.execute(insert(schema.matches).values(match))
    for row in result_values(table_id, results):
        await connection.execute(INSERT_RESULT, row)
    return table_id


def _table(state: KeptState) -> Snapshot:
    setup = state.setup
    last = (None if one is None else _as_counted(state, one) for one in state.match.people)
    stints = (one._replace(user_id=_known(one.user_id)) for one in _stints(state))
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
        seats=tuple(one and Occupant(one.name, one.user_id) for one in last),
        closed=True,
        ended_at=state.changes[-1].at,
        stints=tuple(stints),
    )


def _stints(state: KeptState) -> tuple[Stint, ...]:
    """Who had which column, and who took over after how many deals; guests have numbers below zero."""
    began = [(0, column, at) for at, column in enumerate(state.match.columns)]
    found = []
    for deals, column, at in (*began, *state.match.stints):
        one = state.match.persons[at]
        if one is not None:
            named = _as_counted(state, one)
            own = -(at + 1) if named.user_id is None else named.user_id
            found.append(Stint(deals, column, named.name, own))
    return tuple(found)


def _as_counted(state: KeptState, one: SheetPerson) -> SheetPerson:
    """Somebody for whom it counts, or a guest."""
    return one if one.user_id in state.counted else SheetPerson(NOBODY)


def _known(user_id: int | None) -> int | None:
    """None for a guest."""
    return user_id if user_id is not None and user_id > 0 else None


def results_of(state: KeptState) -> tuple[SeatResult, ...]:
    """What the match gave everybody; if it was ended early, those have won who stand best.

    Who took over a column has a part in it as at a table (`decisions.shares`), and only deals that somebody was dealt
    are theirs: who sat out played none.
    """
    standing = state.match
    places, sides = _places(state), state.sides
    winners = standing.winners or tuple(column for column, place in enumerate(places, 1) if place == 1)
    found = []
    columns = [column for column, one in zip(standing.columns, standing.people, strict=True) if one is not None]
    dealt = {column: _dealt(state, column) for column in columns}
    for column, those in shares(_stints(state), columns, len(state.deals)).items():
        holder = standing.people[column - 1]
        assert holder is not None
        last = _as_counted(state, holder)
        for part, share in enumerate(those):
            deals = tuple(deal for deal in share.deals if deal in dealt[column])
            found.append(
                SeatResult(
                    seat=column,
                    side=sides[column - 1],
                    user_id=_known(share.user_id),
                    name=share.name,
                    score=standing.score[column - 1],
                    won=column in winners,
                    place=places[column - 1],
                    finished_by=last.user_id,
                    finished_name=last.name,
                    part=part,
                    share=share.share,
                    played=None if len(deals) == len(state.deals) else deals,
                )
            )
    return tuple(found)


def _places(state: KeptState) -> tuple[int, ...]:
    """Per column its place; in columns that add up by their totals."""
    totals = state.match.totals
    if totals is None:
        return tuple(state.game.placing(state.match.match))
    return tuple(1 + sum(other > own for other in totals) for own in totals)


def _dealt(state: KeptState, column: int) -> frozenset[int]:
    """The deals in which this column did not sit out."""
    return frozenset(line.deal for line in state.match.lines if line.deal and column not in line.out)
