"""Whole matches, one on the server of each shard, while processes come and go: nobody at the tables notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import ANY

from engine.tables.model.status import Status
from tests.wire.loop import hurried
from tests.wire.processes.stage import SERVERS, TAKEN_OVER, Evening, Processes

STARTS = 30.0
HEALS = 15.0
CALLBACK = "POST /interactions/*/*/callback"


async def begun(stage: Processes, deals: int = 1) -> list[Evening]:
    """A match on each server, at which people play."""
    evenings = [await stage.seated(guild_id, 10_000 + 100 * place, deals) for place, guild_id in enumerate(SERVERS)]
    for evening in evenings:
        evening.play()
    return evenings


async def over(evenings: list[Evening]) -> None:
    """Everybody plays to the end, and sees it."""
    for evening in evenings:
        await evening.over()
        evening.look()
        await evening.true(HEALS)


@hurried
async def test_matches_go_on_while_processes_start_stop_and_die(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one = await stage.start()
        await stage.up(STARTS)
        evenings = await begun(stage, deals=3)
        # It gives one of its shards to a second.
        two = await stage.start()
        await stage.up(STARTS)
        # Which ends as it should, as a third takes its place.
        await asyncio.sleep(3)
        await stage.start()
        await stage.stop(two)
        await stage.up(STARTS)
        await asyncio.sleep(3)
        # The first one dies, which has been there all the time.
        loop = asyncio.get_running_loop()
        since, numbers = loop.time(), [(await one.table()).number for one in evenings]
        await asyncio.gather(stage.kill(one), stage.start())
        await stage.up(TAKEN_OVER)
        for evening, number in zip(evenings, numbers, strict=True):
            evening.look()
            await evening.true(HEALS - (loop.time() - since))
            assert (await evening.table()).number >= number
            assert (await evening.table()).status is Status.PLAYING
            evening.play()
        since = loop.time()
        await over(evenings)
        # And nobody touches what is another's.
        for guild_id in SERVERS:
            assert stage.requests_about(guild_id, since) == {f"process {stage.owner(guild_id).number}"}


@hurried
async def test_whoever_is_cut_off_from_the_database_shows_nothing_and_is_in_nobodys_way(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        for _ in range(2):
            await stage.start()
        await stage.up(STARTS)
        evenings = await begun(stage, deals=3)
        cut_off = stage.owner(evenings[0].guild_id)
        cut_off.cut_off()
        await asyncio.sleep(TAKEN_OVER)
        # By now the other has it, and both hear what is pressed.
        assert len(stage.stand_in.gateway.up) == 3
        number, asked = (await evenings[0].table()).number, cut_off.bot.delivery.figures.requests.copy()
        await asyncio.sleep(12)
        assert (await evenings[0].table()).number > number
        # What it would answer has been answered.
        assert cut_off.bot.delivery.figures.requests - asked == {(CALLBACK, "400"): ANY}
        cut_off.reconnect()
        await stage.up(STARTS)
        for evening in evenings:
            evening.look()
            await evening.true(HEALS)


@hurried
async def test_whoever_finds_again_all_it_had_follows_what_another_process_did_meanwhile(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one = await stage.start()
        await stage.up(STARTS)
        evening = await stage.seated(next(iter(SERVERS)), 10_000, 1)
        one.cut_off()
        await asyncio.sleep(TAKEN_OVER)
        two = await stage.start()
        await asyncio.sleep(STARTS)
        number = (await evening.table()).number
        evening.play()
        await asyncio.sleep(6)
        evening.look()
        assert (await evening.table()).number > number
        await stage.stop(two)
        one.reconnect()
        await evening.true(HEALS)
        assert one.shards == {0, 1}
