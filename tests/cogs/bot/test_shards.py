"""A bot with several shards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cogs.world import WAITING, World, texts, world

THEIRS = 3 << 22
"""A server of shard 1."""


async def happens(here: World, event: str, shard: int) -> None:
    """The library reports a change of a connection."""
    with here.env._bot_scope():
        here.bot.dispatch(event, shard)
    await here.env.settle()


async def test_the_bot_is_connected_when_all_its_shards_are(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, shards=2) as here:
        figures = here.bot.delivery.figures
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        assert (figures.is_connected, figures.disconnections) == (True, 0)
        await happens(here, "shard_disconnect", 1)
        # The library says so at every attempt to connect again.
        await happens(here, "shard_disconnect", 1)
        await happens(here, "shard_disconnect", 0)
        assert (figures.is_connected, figures.disconnections) == (False, 2)
        number, first = table.number, table.deadline
        assert first is not None
        await here.env.advance_time(600)
        await happens(here, "shard_resumed", 1)
        await here.env.advance_time(600)
        assert (figures.is_connected, table.number, table.deadline) == (False, number, first)
        await happens(here, "shard_resumed", 0)
        assert figures.is_connected
        assert table.deadline is not None
        assert table.deadline >= first + 1200
        assert f"<t:{int(table.deadline)}:R>" in texts(here.board(table))


@pytest.mark.parametrize(("shard", "goes_on"), [(0, False), (1, True)])
async def test_a_table_stands_still_without_its_own_shard_or_that_of_direct_messages(
    tmp_path: Path, shard: int, goes_on: bool
) -> None:
    async with world(tmp_path, pauses=WAITING, shards=2) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        number = table.number
        await happens(here, "shard_disconnect", shard)
        await here.env.advance_time(600)
        assert (table.number > number) is goes_on
        assert here.bot.tables.times.stand_still_on(THEIRS)
