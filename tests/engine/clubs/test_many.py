"""Many tables at once, several per channel and per person."""

from __future__ import annotations

import asyncio

from engine.running.table import Table
from engine.table.model.news import MatchOver
from engine.table.model.status import Status
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHANNEL,
    CHLOE,
    DAAN,
    EVA,
    GUILD,
    Process,
    act_somehow,
    everything_seen,
)
from tests.engine.store.databases import EACH_KIND

PEOPLE = (ANNA, BRAM, CHLOE, DAAN, EVA)


async def to_the_end(table: Table) -> None:
    while table.status is Status.PLAYING:
        await act_somehow(table)


async def test_fifty_tables_are_played_at_once_by_the_same_people(process: Process) -> None:
    tables = [
        await process.started((PEOPLE[index % 5], PEOPLE[(index + 1 + index // 5 % 4) % 5]), channel=index % 7, lines=1)
        for index in range(50)
    ]
    first = everything_seen(tables[0])
    await asyncio.gather(*map(to_the_end, tables[1:]))
    assert {table.status for table in tables[1:]} == {Status.OVER}
    assert everything_seen(tables[0]) == first
    ended = sorted(table for table, news in process.notebook.news if isinstance(news, MatchOver))
    assert ended == [table.id for table in tables[1:]]
    other = (await process.another()).tables
    for table in tables:
        assert everything_seen(await other.find(table.id)) == everything_seen(table)


@EACH_KIND
async def test_tables_are_found_by_channel_and_by_person(process: Process) -> None:
    here = [await process.open(), await process.started((BRAM, ANNA)), await process.open(host=CHLOE)]
    there = await process.open(channel=CHANNEL + 1)
    ended = await process.open()
    await ended.stop(ANNA)
    for tables in (process.tables, (await process.another()).tables):
        assert [table.id for table in tables.in_channel(CHANNEL)] == [table.id for table in here]
        assert [table.id for table in tables.of_user(ANNA)] == [here[0].id, here[1].id, there.id]
        assert [table.id for table in tables.in_guild(GUILD)] == [*(table.id for table in here), there.id]
        assert (tables.of_user(EVA), tables.in_guild(GUILD + 1)) == ((), ())


async def test_who_left_a_table_is_not_found_there(process: Process) -> None:
    table = await process.started((ANNA, BRAM))
    await table.leave(BRAM)
    assert process.tables.of_user(BRAM) == ()


async def test_of_tables_that_ended_the_last_hundred_stay_at_hand(process: Process) -> None:
    for _ in range(101):
        await (await process.open()).stop(ANNA)
    assert process.tables.get(2).status is Status.STOPPED
    found = await process.tables.find(1)
    assert (found.id, found.status) == (1, Status.STOPPED)
