"""The match after a match: opened once, the same people, the same seats or other partners."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from pathlib import Path

import pytest

from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import LobbyChanged, Started
from engine.table.model.setup import Access
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    EVA,
    FOUR,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    database,
    restarted,
)


async def played(process: Process, people: tuple[int, ...] = FOUR, **changes: object) -> Table:
    """A match of one deal, without a clock, that these people have played to its end."""
    table = await process.started(people, turn_seconds=0, preset="malmedy", deals=1, **changes)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    assert table.status is Status.OVER
    return table


async def again(process: Process, table: Table, user: int, others: bool = False) -> Table:
    ended = await process.tables.find(table.id)
    return await process.tables.rematch(ended, user, NAMES[user], others=others)


def is_waiting(table: Table) -> bool:
    return table.status is Status.LOBBY


def sitting(table: Table) -> list[int | None]:
    return [one.user_id if one else None for one in table.seats]


async def refused(attempt: Awaitable[object]) -> Refusal:
    with pytest.raises(Refused) as error:
        await attempt
    return error.value.reason


async def test_a_rematch_is_the_same_table_once_more_and_starts_when_all_are_back(process: Process) -> None:
    first = await played(process, (ANNA, BRAM, CHLOE), access=Access.INVITED, invited=[BRAM, CHLOE])
    table = await again(process, first, BRAM)
    assert (table.setup.previous, table.setup.host_id) == (first.id, BRAM)
    assert (table.setup.options, table.setup.channel_id) == (first.setup.options, first.setup.channel_id)
    # The computer already sits there; Anna, who was the host, is as welcome as the others.
    assert sitting(table) == [None, BRAM, None, None]
    assert table.free_seats == (1, 3)
    assert await again(process, first, ANNA) is table
    assert is_waiting(table)
    assert await again(process, first, ANNA) is table
    assert await again(process, first, CHLOE) is table
    assert not is_waiting(table)
    assert sitting(table) == sitting(first)
    assert len(process.notebook.of(Started)) == 2


async def test_whoever_finds_the_old_seat_taken_gets_another(process: Process) -> None:
    first = await played(process)
    table = await again(process, first, ANNA)
    await table.sit(EVA, "Eva", 2)
    await again(process, first, BRAM)
    assert sitting(table) == [ANNA, EVA, BRAM, None]
    # The host has switched to a variant without the seat that was Daan's.
    await table.remove(ANNA, 2)
    await table.configure(ANNA, {}, "troeven-3")
    await again(process, first, DAAN)
    assert sitting(table) == [ANNA, DAAN, BRAM]


async def shared(process: Process, people: tuple[int, ...] = FOUR, *, to_computer: bool = False) -> Table:
    """A match of two deals. Bram was dealt the first on seat 2; Eva, or a computer, was dealt the second."""
    table = await process.started(people, turn_seconds=0, preset="malmedy", deals=2)
    await table.leave(BRAM)
    if not to_computer:
        await table.take_over(EVA, "Eva", 2)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    return table


@pytest.mark.parametrize("others", [False, True])
@pytest.mark.parametrize(("first", "second"), [(BRAM, EVA), (EVA, BRAM)])
async def test_both_who_shared_a_seat_may_play_again_and_the_first_has_it(
    process: Process, first: int, second: int, others: bool
) -> None:
    ended = await shared(process)
    table = await again(process, ended, ANNA, others=others)
    assert table.setup.invited >= {*FOUR, EVA}
    await again(process, ended, first)
    theirs = 3 if others else 2
    assert sitting(table)[theirs - 1] == first
    # The other one takes nobody's seat, but may have one that nobody comes to.
    assert await refused(again(process, ended, second)) is Refusal.SEAT_SHARED
    await again(process, ended, CHLOE)
    await again(process, ended, DAAN)
    assert sitting(table).count(None) == 0
    assert second not in sitting(table)


@pytest.mark.parametrize("opener", [BRAM, EVA])
async def test_both_who_shared_a_seat_may_open_the_rematch(process: Process, opener: int) -> None:
    table = await again(process, await shared(process), opener)
    assert (table.setup.host_id, sitting(table)) == (opener, [None, opener, None, None])


async def test_who_left_a_seat_to_a_computer_has_it_back_at_the_rematch(process: Process) -> None:
    ended = await shared(process, to_computer=True)
    table = await again(process, ended, ANNA)
    assert [one is not None for one in table.seats] == [True, True, False, False]
    await again(process, ended, BRAM)
    assert sitting(table) == [ANNA, BRAM, None, None]
    for user in (CHLOE, DAAN):
        await again(process, ended, user)
    assert sitting(table) == list(FOUR)


async def test_the_later_of_two_has_a_seat_for_which_there_is_nobody(process: Process) -> None:
    ended = await shared(process, (ANNA, BRAM, CHLOE))
    table = await again(process, ended, ANNA)
    await again(process, ended, BRAM)
    # One seat waits for Chloé, and no computer sits on the other any more.
    await table.remove(ANNA, 4)
    await again(process, ended, EVA)
    assert sitting(table) == [ANNA, BRAM, None, EVA]


async def test_other_partners_are_had_by_all_and_the_host_starts(process: Process) -> None:
    first, partners = await played(process), []
    for _ in range(3):
        partners.append(frozenset({frozenset(sitting(first)[::2]), frozenset(sitting(first)[1::2])}))
        table = await again(process, first, ANNA, others=True)
        for user in (BRAM, CHLOE, DAAN):
            await again(process, first, user)
        assert is_waiting(table)
        assert not table.free_seats
        await table.start(ANNA)
        while table.status is Status.PLAYING:
            await act_somehow(table)
        first = table
    assert len(set(partners)) == 3


async def test_at_a_table_with_a_dummy_each_plays_with_it_in_turn(process: Process) -> None:
    table = await process.open(preset="troeven-3-dummy")
    await table.sit(BRAM, "Bram")
    await table.sit(CHLOE, "Chloé")
    assert sitting(table) == [ANNA, BRAM, None, CHLOE]
    await table.part_partners(ANNA)
    assert sitting(table) == [CHLOE, ANNA, None, BRAM]
    assert table.seats[2] is None


async def test_the_host_changes_partners_before_the_match_too(process: Process) -> None:
    table = await process.open()
    await table.fill(ANNA)
    before = table.seats
    await table.part_partners(ANNA)
    assert table.seats == (before[0], before[3], before[1], before[2])
    assert await refused(table.part_partners(BRAM)) is Refusal.NOT_HOST
    await table.configure(ANNA, {"seats_by": "high-cards"})
    assert await refused(table.part_partners(ANNA)) is Refusal.NO_PARTNERS


async def test_a_match_has_one_rematch_whoever_asks_at_the_same_moment(process: Process) -> None:
    first = await played(process)
    tables = await asyncio.gather(*(again(process, first, user) for user in (ANNA, ANNA, BRAM, CHLOE)))
    assert len({id(table) for table in tables}) == 1
    assert sorted(str(one) for one in sitting(tables[0])) == sorted(map(str, (ANNA, BRAM, CHLOE, None)))


async def test_two_processes_open_one_rematch(process: Process) -> None:
    first = await played(process)
    other = await process.another()
    one, two = await asyncio.gather(again(process, first, ANNA), again(other, first, BRAM))
    assert one.id == two.id
    newest = (await (await process.another()).tables.find(one.id)).seats
    assert {one.user_id for one in newest if one} == {ANNA, BRAM}
    opened = [table for asked in (process, other) for table, item in asked.notebook.news if table != first.id]
    assert set(opened) == {one.id}


async def test_a_kill_after_opening_changes_nothing(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(1), Pauses(0, 0, 0.7))
    first = await played(process)
    table = await again(process, first, ANNA)
    born = await restarted(process)
    assert (await again(born, first, BRAM)).id == table.id
    assert sitting(born.tables.get(table.id)) == [ANNA, BRAM, None, None]
    await born.close()


async def test_a_full_table_that_was_to_start_by_itself_starts_after_a_kill(tmp_path: Path) -> None:
    slow = await Process.start(database(tmp_path), Hour(), random.Random(1), STEPWISE)
    table = await slow.open()
    await table.fill(ANNA)
    # Killed between the last seat and the start, it leaves a full lobby that starts when full.
    async with slow.journal.transaction() as connection:
        await connection.exec_driver_sql("UPDATE tables SET starts_when_full = 1")
    born = await restarted(slow)
    await born.fire_due()
    assert born.tables.get(table.id).status is Status.PLAYING
    await born.close()


async def test_after_a_rematch_that_was_stopped_there_may_be_one_more(process: Process) -> None:
    first = await played(process)
    stopped = await again(process, first, ANNA)
    await stopped.stop(ANNA, force=True)
    table = await again(process, first, BRAM)
    assert (table.setup.previous, table.setup.host_id) == (stopped.id, BRAM)
    assert await again(process, first, CHLOE) is table


async def test_only_those_who_played_an_ended_match_have_a_rematch(process: Process) -> None:
    table = await process.started((ANNA, BRAM), preset="chouine")
    assert await refused(again(process, table, ANNA)) is Refusal.NOT_OVER
    await table.stop(ANNA, force=True)
    assert await refused(again(process, table, EVA)) is Refusal.NOT_SEATED
    assert await refused(again(process, table, ANNA, others=True)) is Refusal.NO_PARTNERS
    first = await again(process, table, ANNA)
    assert await refused(again(process, table, EVA)) is Refusal.NOT_SEATED
    assert (await process.tables.last_ended(table.setup.channel_id)) is table
    assert first.status is Status.LOBBY


async def test_it_is_told_when_somebody_takes_the_last_seat_but_not_of_the_host_or_computers(process: Process) -> None:
    def filled() -> int:
        return sum(one.filled for one in process.notebook.of(LobbyChanged))

    table = await process.open()
    await table.add_computer(ANNA)
    await table.sit(BRAM, "Bram")
    assert filled() == 0
    await table.sit(CHLOE, "Chloé")
    assert filled() == 1
    await table.leave(CHLOE)
    await table.fill(ANNA)
    assert filled() == 1
