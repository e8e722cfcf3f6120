"""A bot with several shards: each speaks for its own servers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.clubs.servers import shard_of
from engine.running.table import Table
from engine.table.model.status import Status
from tests.engine.running.support import FOUR, NAMES, Process, begun, setup
from tests.engine.store.databases import EACH_KIND

OURS, THEIRS = 2 << 22, 3 << 22
"""Servers of the shards 0 and 1."""


async def match_on(process: Process, guild_id: int) -> Table:
    """A match on a server."""
    host, *guests = FOUR
    return await begun(await process.tables.open(replace(setup(host=host), guild_id=guild_id), NAMES[host]), guests)


@pytest.mark.parametrize(("guild_id", "shard"), [(0, 0), (None, 0), (1 << 22, 1), (5 << 22, 1), ((7 << 22) + 9, 3)])
def test_discord_divides_servers_by_the_time_they_were_made(guild_id: int | None, shard: int) -> None:
    assert shard_of(guild_id, 4) == shard
    assert shard_of(guild_id, 1) == 0


@EACH_KIND
async def test_a_shard_that_sees_its_servers_stops_no_table_of_the_others(process: Process) -> None:
    process.tables.shards = 2
    ours, theirs = await match_on(process, OURS), await match_on(process, THEIRS)
    for shard, here in ((0, {OURS}), (1, {THEIRS})):
        await process.tables.servers.be_only_in(here, shard)
    assert (ours.status, theirs.status) == (Status.PLAYING, Status.PLAYING)
    # The other server has removed the bot.
    await process.tables.servers.be_only_in({OURS}, 0)
    await process.tables.servers.be_only_in(set(), 1)
    assert (ours.status, theirs.status) == (Status.PLAYING, Status.STOPPED)
    assert [(await process.tables.server(one)).left_at for one in (OURS, THEIRS)] == [None, process.hour()]
