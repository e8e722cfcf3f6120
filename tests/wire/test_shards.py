"""A bot with several shards on the wire: each has a connection of its own."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from benchmarks.matches import NEVER
from cogs import CardBot, DiscordAnnouncer
from cogs.app.shards import ShardedBot
from engine.clubs.servers import shard_of
from engine.clubs.tables import Tables
from engine.store.journal import Journal
from tests.engine.store.databases import database
from tests.wire.bots import connected
from tests.wire.loop import hurried
from tests.wire.payloads import GUILD_ID
from tests.wire.server import StandIn, hurry


async def bot_of(folder: Path) -> CardBot:
    announcer = DiscordAnnouncer()
    journal = await Journal.open(database(folder))
    tables = Tables(journal, announcer, now=lambda: 0.0, pauses=NEVER, rng=random.Random(1))
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


class Watched(ShardedBot):
    """A bot with shards and nothing else, which notes what it hears of them."""

    def __init__(self, shards: list[int]) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), shard_count=2, shard_ids=shards, help_command=None)
        self.heard: list[tuple[str, int]] = []

    async def on_shard_ready(self, shard_id: int) -> None:
        self.heard.append(("ready", shard_id))

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.heard.append(("disconnect", shard_id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.heard.append(("remove", guild.shard_id))


HERE = shard_of(GUILD_ID, 2)
"""The shard of the stand-in's server."""


@asynccontextmanager
async def running(bot: Watched) -> AsyncIterator[StandIn]:
    """The bot logged in, connecting its shards."""
    async with StandIn.running() as stand_in:
        hurry(bot)
        await bot.login("token")
        task = asyncio.create_task(bot.connect())
        await asyncio.sleep(0.1)
        try:
            yield stand_in
        finally:
            await bot.close()
            await asyncio.wait_for(task, 1)
    assert stand_in.problems == []


@hurried
async def test_a_shard_that_finds_its_gateway_gone_resumes_at_another_while_the_others_go_on() -> None:
    bot = Watched([0, 1])
    async with running(bot) as stand_in:
        await stand_in.gateway.connected(2)
        await asyncio.sleep(1)
        assert stand_in.gateway.identified_at == [pytest.approx(0, abs=0.2), pytest.approx(5, abs=0.2)]
        bot._connected[HERE].ws.gateway = yarl.URL("ws://127.0.0.1:1/gateway")
        await stand_in.gateway.drop(shard=HERE)
        await stand_in.gateway.drop(shard=1 - HERE)
        await asyncio.sleep(0.1)
        assert [one.shard for one in stand_in.gateway.up] == [1 - HERE]
        await stand_in.gateway.connected(2)
        assert (len(stand_in.gateway.identifies), len(stand_in.gateway.resumes)) == (2, 2)


@hurried
async def test_a_session_that_is_not_valid_any_more_is_not_resumed() -> None:
    bot = Watched([HERE])
    async with running(bot) as stand_in:
        await stand_in.gateway.invalidate(resumable=False)
        await stand_in.gateway.connected()
        assert (len(stand_in.gateway.identifies), stand_in.gateway.resumes) == (2, [])
        await asyncio.sleep(1)
        assert bot.heard == [("ready", HERE), ("disconnect", HERE), ("ready", HERE)]


@hurried
async def test_a_bot_has_as_many_shards_as_discord_advises_and_those_of_different_buckets_do_not_wait() -> None:
    for buckets, seconds in ((1, 15), (2, 5), (4, 0)):
        bot = Watched([])
        async with StandIn.running() as stand_in:
            stand_in.gateway.shards, stand_in.gateway.buckets = 4, buckets
            hurry(bot)
            await bot.login("token")
            await bot.divide()
            task = asyncio.create_task(bot.connect())
            begun = asyncio.get_running_loop().time()
            await stand_in.gateway.connected(4)
            assert asyncio.get_running_loop().time() - begun == pytest.approx(seconds, abs=0.9)
            assert sorted(one["shard"] for one in stand_in.gateway.identifies) == [[one, 4] for one in range(4)]
            await bot.close()
            await task
            assert stand_in.problems == []


@hurried
async def test_what_discord_refuses_for_good_ends_the_bot() -> None:
    for code, error in ((4014, discord.PrivilegedIntentsRequired), (4004, discord.ConnectionClosed)):
        bot = Watched([HERE])
        async with StandIn.running() as stand_in:
            stand_in.gateway.refuse_with = code
            hurry(bot)
            await bot.login("token")
            with pytest.raises(error):
                await asyncio.wait_for(bot.connect(), 10)
            assert bot.is_closed()
