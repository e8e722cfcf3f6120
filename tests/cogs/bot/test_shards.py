"""Processes with several shards of the bot."""

from __future__ import annotations

from pathlib import Path

from engine.tables.store.share import Share
from tests.cogs.world import WAITING, World, texts, world

TWO = Share(2, frozenset({0, 1}))


async def happens(here: World, event: str, shard: int) -> None:
    """The library reports a change of a connection."""
    with here.env._bot_scope():
        here.bot.dispatch(event, shard)
    await here.env.settle()


async def test_a_process_is_connected_when_all_its_shards_are(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, share=TWO) as here:
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
        await happens(here, "shard_resumed", 0)
        await here.env.advance_time(600)
        assert (figures.is_connected, table.number, table.deadline) == (False, number, first)
        await happens(here, "shard_resumed", 1)
        assert figures.is_connected
        assert table.deadline is not None
        assert table.deadline >= first + 1200
        assert f"<t:{int(table.deadline)}:R>" in texts(here.board(table))
