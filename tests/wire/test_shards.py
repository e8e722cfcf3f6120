"""A bot with several shards on the wire: each has a connection of its own."""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path
from typing import Any

import pytest
import yarl
from discord.gateway import DiscordWebSocket

from benchmarks.matches import NEVER
from cogs import CardBot, DiscordAnnouncer
from engine.hall.tables import Tables
from engine.tables.store.journal import Journal
from engine.tables.store.share import EVERYTHING, Share
from tests.wire.bots import connected
from tests.wire.loop import hurried
from tests.wire.server import StandIn, hurry


async def bot_of(folder: Path, share: Share = EVERYTHING) -> CardBot:
    announcer = DiscordAnnouncer()
    journal = await Journal.open(f"sqlite+aiosqlite:///{folder}/cards.sqlite3")
    tables = Tables(journal, announcer, now=lambda: 0.0, pauses=NEVER, rng=random.Random(1), share=share)
    return CardBot(tables, announcer)


@hurried
async def test_the_only_process_has_one_shard_of_one(tmp_path: Path) -> None:
    bot = await bot_of(tmp_path)
    async with connected(bot) as stand_in:
        assert [one["shard"] for one in stand_in.gateway.identifies] == [[0, 1]]
        assert bot.delivery.figures.is_connected
    await bot.tables.close()


def depth(task: asyncio.Task[None]) -> int:
    """How many coroutines wait for each other."""
    coroutine: Any = task.get_coro()
    count = 0
    while (coroutine := getattr(coroutine, "cr_await", None)) is not None:
        count += 1
    return count


@hurried
async def test_a_gateway_that_cannot_be_reached_is_tried_for_hours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "discord")
    bot = await bot_of(tmp_path)
    async with StandIn.running() as stand_in:
        hurry(bot)
        await bot.login("token")
        right, DiscordWebSocket.DEFAULT_GATEWAY = DiscordWebSocket.DEFAULT_GATEWAY, yarl.URL("ws://127.0.0.1:1/gateway")
        task = asyncio.create_task(bot.connect())
        # Between two tries.
        await asyncio.sleep(22)
        after_some = depth(task)
        await asyncio.sleep(200)
        # Whatever grew with each try would come to its end.
        assert depth(task) == after_some
        assert not stand_in.gateway.identifies
        DiscordWebSocket.DEFAULT_GATEWAY = right
        await bot.close()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await bot.tables.close()
