"""Processes that start, stop, die and are cut off: every shard has one of them, and Discord is asked as it wants."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

from engine.cluster.leases import LEASE, RENEW
from tests.wire.gateway import IDENTIFY_SECONDS
from tests.wire.loop import hurried
from tests.wire.processes.stage import TAKEN_OVER, Processes


@hurried
async def test_two_that_start_together_have_a_shard_each_and_identify_one_after_the_other(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, two = await asyncio.gather(stage.start(), stage.start())
        await stage.up(30)
        assert one.shards | two.shards == {0, 1}
        assert len(one.shards) == len(two.shards) == 1
        times = [at for _, at in stage.identified]
        assert all(after - before >= IDENTIFY_SECONDS for before, after in itertools.pairwise(times))
        for process in (one, two):
            assert [guild.shard_id for guild in process.bot.guilds].count(*process.shards) == len(process.bot.guilds)
        assert sum(process.bot.delivery.pacer.rate or 0 for process in (one, two)) <= 45


@hurried
async def test_the_only_one_has_all_shards(tmp_path: Path) -> None:
    async with Processes.open(tmp_path, shards=3) as stage:
        one = await stage.start()
        await stage.up(30)
        assert (one.shards, len(stage.identified)) == ({0, 1, 2}, 3)
        # An hour of renewals changes nothing.
        await asyncio.sleep(300)
        assert (one.is_up, len(stage.identified), stage.stand_in.gateway.resumes) == (True, 3, [])
