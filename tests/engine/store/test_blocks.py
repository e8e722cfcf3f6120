"""Whoever somebody does not want at their table is kept from it as from one by invitation, and learns nothing of it."""

from __future__ import annotations

import json
from collections.abc import Awaitable
from dataclasses import replace

import pytest
from sqlalchemy import select

from engine.running.table import Table
from engine.standings.standings import Standings
from engine.store import schema
from engine.store.blocks import MOST, Blocked
from engine.table.model.errors import Refusal, Refused
from engine.table.model.setup import Access
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, NAMES, Process, act_somehow, restarted, setup
from tests.engine.store.databases import EACH_KIND


async def refusal(done: Awaitable[object]) -> tuple[Refusal, dict[str, object]]:
    """Why something is refused, with all that is said about it."""
    with pytest.raises(Refused) as refused:
        await done
    return refused.value.reason, dict(refused.value.facts)


async def forget(process: Process, user_id: int) -> None:
    assert (await process.tables.forget_person(user_id)).trouble is None
    await Standings(process.journal).anonymise(user_id)
    process.tables.read_anew(user_id)


async def opened(process: Process, **changes: object) -> Table:
    return await process.tables.open(replace(setup(), host_id=ANNA, **changes), NAMES[ANNA])  # type: ignore[arg-type]


@EACH_KIND
async def test_a_list_is_kept_and_can_be_taken_back(process: Process) -> None:
    blocks = process.tables.blocks
    for whom in (BRAM, CHLOE, BRAM):
        await blocks.add(ANNA, whom, "Somebody")
    other = await process.another()
    for one in (blocks, other.tables.blocks):
        assert [person.user_id for person in one.of(ANNA)] == [BRAM, CHLOE]
        assert (one.has(ANNA, BRAM), one.has(BRAM, ANNA), one.are_apart(BRAM, ANNA)) == (True, False, True)
    await blocks.remove(ANNA, blocks.of(ANNA)[0])
    assert [person.user_id for person in blocks.of(ANNA)] == [CHLOE]
    await blocks.remove(ANNA, blocks.of(ANNA)[0])
    await blocks.remove(ANNA, Blocked(CHLOE, "", 0.0))
    assert (await process.another()).tables.blocks.of(ANNA) == ()


async def test_a_list_has_an_end(process: Process) -> None:
    blocks = process.tables.blocks
    for whom in range(1000, 1000 + MOST):
        await blocks.add(ANNA, whom, "Somebody")
    await blocks.add(ANNA, 1000, "Somebody")
    assert (await refusal(blocks.add(ANNA, BRAM, NAMES[BRAM])))[0] is Refusal.BLOCKS_ENOUGH


async def test_at_an_open_table_they_are_told_the_same_as_at_one_by_invitation(process: Process) -> None:
    await process.tables.blocks.add(ANNA, BRAM, NAMES[BRAM])
    table, private = await opened(process), await opened(process, access=Access.INVITED)
    assert await refusal(table.sit(BRAM, NAMES[BRAM])) == await refusal(private.sit(BRAM, NAMES[BRAM]))
    assert (await refusal(table.sit(BRAM, NAMES[BRAM], 1)))[0] is Refusal.NOT_INVITED
    # Nor does an invitation let them in, which another host may have given.
    await table.invite(ANNA, [BRAM])
    assert (await refusal(table.sit(BRAM, NAMES[BRAM], 2)))[0] is Refusal.NOT_INVITED
    await table.sit(CHLOE, NAMES[CHLOE])


async def test_it_is_about_everybody_who_sits_there_and_nobody_who_does_already_has_to_go(process: Process) -> None:
    table = await opened(process)
    await table.sit(BRAM, NAMES[BRAM])
    await process.tables.blocks.add(BRAM, CHLOE, NAMES[CHLOE])
    assert (await refusal(table.sit(CHLOE, NAMES[CHLOE])))[0] is Refusal.NOT_INVITED
    await process.tables.blocks.add(ANNA, BRAM, NAMES[BRAM])
    await table.sit(BRAM, NAMES[BRAM], table.free_seats[-1])
    await table.leave(BRAM)
    await table.sit(CHLOE, NAMES[CHLOE])
    assert (await refusal(table.sit(BRAM, NAMES[BRAM])))[0] is Refusal.NOT_INVITED


async def test_during_a_match_no_seat_is_offered_to_them_as_at_a_table_by_invitation(process: Process) -> None:
    for access in Access:
        table = await opened(process, access=access)
        await table.fill(ANNA)
        await table.start(ANNA)
        if access is Access.OPEN:
            seat = table.seats_to_take(BRAM)[0]
            await process.tables.blocks.add(ANNA, BRAM, NAMES[BRAM])
        assert table.seats_to_take(BRAM) == ()
        assert (await refusal(table.take_over(BRAM, NAMES[BRAM], seat)))[0] is Refusal.NOT_INVITED


async def test_nor_do_they_play_again_once_the_other_sits_there(process: Process) -> None:
    table = await opened(process)
    await table.sit(BRAM, NAMES[BRAM])
    await table.fill(ANNA)
    await table.start(ANNA)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    await process.tables.blocks.add(ANNA, BRAM, NAMES[BRAM])
    again = await process.tables.rematch(table, ANNA, NAMES[ANNA])
    assert (await refusal(process.tables.rematch(table, BRAM, NAMES[BRAM])))[0] is Refusal.NOT_INVITED
    assert again.seat_of(BRAM) is None


@EACH_KIND
async def test_being_forgotten_is_no_way_to_the_table_and_leaves_no_number(process: Process) -> None:
    blocks = process.tables.blocks
    await blocks.add(ANNA, BRAM, NAMES[BRAM])
    await blocks.add(BRAM, CHLOE, NAMES[CHLOE])
    await forget(process, BRAM)
    query = select(schema.blocks)
    async with process.journal.transaction() as connection:
        rows = (await connection.execute(query)).all()
    assert [(row.by, row.whom, row.name, bool(row.mark)) for row in rows] == [(ANNA, 0, "", True)]
    again = await restarted(process)
    try:
        for one in (process.tables.blocks, again.tables.blocks):
            assert one.of(BRAM) == ()
            assert [(person.user_id, bool(person.mark)) for person in one.of(ANNA)] == [(0, True)]
            assert (one.has(ANNA, BRAM), one.has(ANNA, CHLOE), one.has(DAAN, BRAM)) == (True, False, False)
        # Once more on the same list changes nothing, and it can be taken back without knowing who it was.
        await again.tables.blocks.add(ANNA, BRAM, NAMES[BRAM])
        await again.tables.blocks.remove(ANNA, again.tables.blocks.of(ANNA)[0])
        assert not again.tables.blocks.has(ANNA, BRAM)
    finally:
        await again.close()


async def test_what_is_given_to_somebody_has_their_own_list_and_not_those_of_others(process: Process) -> None:
    await process.tables.blocks.add(ANNA, BRAM, NAMES[BRAM])
    own, others = await process.tables.export(ANNA), await process.tables.export(BRAM)
    assert [one["user_id"] for one in own["not_seated_with"]] == [BRAM]
    assert others["not_seated_with"] == []
    assert str(ANNA) not in json.dumps(others)
