"""Whatever befalls the processes of a bot: no shard has two, no second too many requests, and it ends well."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cluster.dividing import BUDGET
from tests.engine.cluster.world import World, simulated
from tests.wire.loop import run

QUIET: Final = 40.0
"""Seconds in which all comes right."""

KINDS: Final = ("start", "start", "kill", "stop", "stand still", "cut off", "reconnect", "restart", "demand")
steps = st.lists(st.tuples(st.floats(0, 8), st.sampled_from(KINDS), st.integers(0, 9)), max_size=25)


async def befall(world: World, kind: str, number: int) -> None:
    if kind == "start" and len(world.living) < 7:
        world.start()
    elif kind == "restart":
        await world.restart(number)
    elif world.living:
        process = world.living[number % len(world.living)]
        if kind == "kill":
            process.kill()
        elif kind == "stop":
            await process.stop()
        elif kind == "stand still":
            process.stands_still = float(number)
        elif kind in ("cut off", "reconnect"):
            process.is_cut_off = kind == "cut off"
        elif kind == "demand":
            process.demand = number**3


async def walk(world: World, story: list[tuple[float, str, int]]) -> None:
    world.start()
    watching = asyncio.create_task(world.watch())
    for seconds, kind, number in story:
        await asyncio.sleep(seconds)
        await befall(world, kind, number)
    world.is_quiet = True
    for one in world.living:
        one.is_cut_off = False
    if not world.living:
        world.start()
    await asyncio.sleep(QUIET)
    if watching.done():
        watching.result()
    watching.cancel()
    must_be_fair(world)
    for one in world.processes:
        if one.task.done() and not one.task.cancelled():
            # What it found wrong itself.
            one.task.result()
        one.kill()


def must_be_fair(world: World) -> None:
    using = [one.using for one in world.living if one.is_valid]
    assert sorted(shard for shards in using for shard in shards) == list(range(world.shards))
    sizes = [len(shards) for shards in using]
    assert max(sizes) - min(sizes) <= 1
    assert BUDGET - len(using) <= sum(one.lease.rate for one in world.living if one.lease) <= BUDGET


@given(st.integers(0, 2**32), st.integers(1, 9), steps)
@settings(max_examples=60, deadline=None)
def test_no_shard_has_two_and_no_second_too_many_requests(
    seed: int, shards: int, story: list[tuple[float, str, int]]
) -> None:
    async def walked() -> None:
        await walk(World(random.Random(seed), shards), story)

    with simulated():
        run(walked())


async def test_nobody_loses_anything_when_the_servers_clock_is_set() -> None:
    def story() -> None:
        run(clock_set())

    async def clock_set() -> None:
        world = World(random.Random(1), 4)
        world.is_quiet = True
        for _ in range(2):
            world.start()
        await asyncio.sleep(QUIET)
        before = [one.using for one in world.processes]
        for seconds in (1000.0, -5000.0):
            world.base += seconds
            for _ in range(100):
                await asyncio.sleep(0.2)
                assert [one.using for one in world.processes] == before
                world.must_be_well()
        world.processes[0].kill()
        await asyncio.sleep(10)
        assert world.processes[1].using == frozenset(range(4))
        world.processes[1].kill()

    with simulated():
        await asyncio.to_thread(story)
