"""What is done at all tables holds up nobody: counted in steps of the loop, not in time."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from pathlib import Path
from weakref import ref

import pytest

from engine.running import cache as loading
from engine.running.cache import TableCache
from engine.running.clock import AT_ONCE, Clock, in_turns
from engine.running.table import Table
from engine.table.model.setup import Setup
from engine.table.model.status import Status
from tests.engine.running.support import CHANNEL, FOUR, GUILD, Hour, Process, restarted

MANY = 500


class Crowd:
    """Counts how many are at work at a time, and how often others have their turn meanwhile."""

    def __init__(self) -> None:
        self.done: list[int] = []
        self.now = self.most = self.turns = 0

    async def wake(self, number: int) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0)
        self.now -= 1
        self.done.append(number)

    async def others(self) -> None:
        while True:
            self.turns += 1
            await asyncio.sleep(0)


async def test_a_few_are_at_work_at_a_time_in_order_and_others_have_their_turn() -> None:
    crowd = Crowd()
    others = asyncio.create_task(crowd.others())
    await in_turns(range(MANY), crowd.wake)
    others.cancel()
    assert crowd.done == list(range(MANY))
    assert crowd.most == AT_ONCE
    assert crowd.turns >= MANY / AT_ONCE


async def test_others_have_their_turn_even_if_nothing_has_to_be_waited_for() -> None:
    crowd = Crowd()

    async def at_once(_: int) -> None: ...

    others = asyncio.create_task(crowd.others())
    await in_turns(range(MANY), at_once)
    others.cancel()
    assert crowd.turns >= MANY / AT_ONCE


async def test_of_many_tables_due_at_the_same_moment_a_few_are_woken_at_a_time() -> None:
    hour, crowd = Hour(), Crowd()
    clock = Clock(hour, crowd.wake)
    for number in range(MANY):
        clock.set(number, hour.time + 60)
    hour.time += 60
    await clock.fire_due()
    await clock.close()
    assert sorted(crowd.done) == list(range(MANY))
    assert crowd.most == AT_ONCE


async def test_a_connection_that_is_lost_touches_no_table_and_one_that_is_back_takes_them_in_turns(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await process.started(FOUR) for _ in range(AT_ONCE + 5)]
    wound, crowd = list[int](), Crowd()
    monkeypatch.setattr(Table, "wind", lambda table: wound.append(table.id))
    process.tables.times.stand_still()
    assert wound == []
    monkeypatch.setattr(Table, "give_time", lambda table, _: crowd.wake(table.id))
    await process.tables.times.go_on()
    assert crowd.done == [table.id for table in tables]
    assert crowd.most == AT_ONCE


class Places:
    """Stands in for a table: only its number and place."""

    def __init__(self, number: int, setup: Setup) -> None:
        self.id, self.setup = number, setup


async def test_tables_are_found_by_their_place_without_looking_at_the_others(process: Process) -> None:
    cache, table = TableCache(), await process.open()
    snapshot = table._now
    looked: list[int] = []

    class Watched(Places):
        def __getattribute__(self, name: str) -> object:
            if name == "setup":
                looked.append(self.id)
            return super().__getattribute__(name)

    places = {1: (CHANNEL, GUILD), 2: (CHANNEL + 1, GUILD), 3: (CHANNEL + 2, GUILD + 1), 4: (CHANNEL, GUILD)}
    for number, (channel, guild) in places.items():
        setup = replace(table.setup, channel_id=channel, guild_id=guild)
        cache.add(Watched(number, setup))  # type: ignore[arg-type]
    looked.clear()
    assert [one.id for one in cache.in_guild(GUILD)] == [1, 2, 4]
    assert [one.id for one in cache.in_channel(CHANNEL)] == [1, 4]
    assert cache.in_guild(GUILD + 2) == cache.in_channel(CHANNEL + 9) == ()
    assert looked == []
    cache.changed(replace(snapshot, id=1, status=Status.STOPPED))
    cache.changed(replace(snapshot, id=3, status=Status.STOPPED))
    assert [one.id for one in cache.in_guild(GUILD)] == [2, 4]
    assert [one.id for one in cache.in_channel(CHANNEL)] == [4]
    assert cache.in_guild(GUILD + 1) == ()


async def test_a_table_that_nobody_refers_to_is_freed_without_the_collector(process: Process) -> None:
    table = await process.started(FOUR)
    elsewhere = await process.tables.as_of(table.id, 0)
    known = ref(elsewhere)
    gc.disable()
    try:
        del elsewhere
        assert known() is None
    finally:
        gc.enable()


async def test_what_many_tables_hold_is_frozen_and_a_few_are_left_to_the_collector(
    process: Process, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    frozen = list[bool]()
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(True))
    monkeypatch.setattr(loading, "LOT", 3)
    for _ in range(2):
        await process.open()
    born = await restarted(process)
    assert frozen == []
    for _ in range(5):
        await born.open()
    born = await restarted(born)
    assert len(born.tables.live) == 7
    assert frozen == [True, True]
    loading.lives_long(2)
    assert frozen == [True, True]
    loading.lives_long(3)
    assert frozen == [True, True, True]
    await born.close()
