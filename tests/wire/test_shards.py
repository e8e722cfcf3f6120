"""A bot with several shards on the wire: each has a connection of its own."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from benchmarks.matches import NEVER
from cogs import CardBot, DiscordAnnouncer
from cogs.app.shards import ShardedBot
from engine.hall.tables import Tables
from engine.tables.store.journal import Journal
from engine.tables.store.share import EVERYTHING, Share, shard_of
from tests.wire.bots import connected
from tests.wire.gateway import IDENTIFY_SECONDS
from tests.wire.loop import hurried
from tests.wire.payloads import GUILD_ID
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
async def test_a_shard_is_opened_and_closed_while_the_bot_runs_and_its_servers_go_without_a_word() -> None:
    bot = Watched([])
    async with running(bot) as stand_in:
        bot.open_shard(HERE)
        await stand_in.gateway.connected()
        await asyncio.sleep(1)
        assert ([guild.id for guild in bot.guilds], bot.heard) == ([GUILD_ID], [("ready", HERE)])
        await bot.close_shard(HERE)
        await asyncio.sleep(100)
        assert ([*bot.guilds], bot.heard, bot.open_shards) == ([], [("ready", HERE)], frozenset())
        assert (stand_in.gateway.up, stand_in.gateway.connections, bot.latencies) == ([], 0, [])
        bot.open_shard(HERE)
        await stand_in.gateway.connected()
        await asyncio.sleep(1)
        assert bot.heard == [("ready", HERE)] * 2


@hurried
async def test_a_shard_that_is_closed_before_the_library_says_it_is_ready_never_is() -> None:
    bot = Watched([HERE])
    async with running(bot) as stand_in:
        bot._connection.guild_ready_timeout = 2.0
        await bot.close_shard(HERE)
        await asyncio.sleep(IDENTIFY_SECONDS)
        bot.open_shard(HERE)
        await stand_in.gateway.connected()
        await asyncio.sleep(1)
        assert [guild.id for guild in bot.guilds] == [GUILD_ID]
        await bot.close_shard(HERE)
        await asyncio.sleep(60)
        assert ("ready", HERE) not in bot.heard[1:]
        assert not bot.guilds


@hurried
async def test_a_shard_that_waits_to_identify_is_closed_for_good_and_nothing_of_it_stays_open() -> None:
    bot = Watched([])
    waiting = asyncio.Event()

    async def wait(_: int) -> None:
        waiting.set()
        await asyncio.sleep(50)

    bot.turn_to_identify = wait
    async with running(bot) as stand_in:
        bot.open_shard(HERE)
        await waiting.wait()
        assert stand_in.gateway.connections == 1
        await bot.close_shard(HERE)
        await asyncio.sleep(100)
        assert (stand_in.gateway.connections, stand_in.gateway.identifies) == (0, [])


@hurried
async def test_a_shard_connects_only_when_its_turn_to_begin_a_session_is_near() -> None:
    bot = Watched([])

    async def wait(_: int) -> None:
        # Longer than the library lets anything take.
        await asyncio.sleep(300)

    bot.turn_to_connect = wait
    async with running(bot) as stand_in:
        bot.open_shard(HERE)
        await asyncio.sleep(299)
        assert stand_in.gateway.connections == 0
        await stand_in.gateway.connected()
        assert asyncio.get_running_loop().time() == pytest.approx(300, abs=1)


@hurried
async def test_a_shard_that_cannot_be_connected_is_closed_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Watched([])
    async with running(bot) as stand_in:
        with monkeypatch.context() as patch:
            patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://127.0.0.1:1/gateway"))
            bot.open_shard(HERE)
            await asyncio.sleep(22)
            await bot.close_shard(HERE)
        await asyncio.sleep(100)
        assert (stand_in.gateway.connections, stand_in.gateway.identifies) == (0, [])


@pytest.mark.parametrize("seconds", [0.0, 0.001, 1.0])
@hurried
async def test_a_shard_whose_connection_is_just_lost_is_closed_for_good(seconds: float) -> None:
    bot = Watched([HERE])
    async with running(bot) as stand_in:
        await stand_in.gateway.drop()
        await asyncio.sleep(seconds)
        await bot.close_shard(HERE)
        await asyncio.sleep(100)
        assert (stand_in.gateway.connections, stand_in.gateway.up, len(stand_in.gateway.identifies)) == (0, [], 1)


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
async def test_shards_of_different_buckets_do_not_wait_for_each_other() -> None:
    bot = Watched([])

    async def at_once(_: int) -> None: ...

    bot.turn_to_identify, bot.sessions_at_once = at_once, 2
    async with running(bot) as stand_in:
        stand_in.gateway.buckets = 2
        bot.open_shard(0)
        bot.open_shard(1)
        await stand_in.gateway.connected(2)
        assert asyncio.get_running_loop().time() < 1


@hurried
async def test_a_shard_that_is_closed_just_when_it_is_connected_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Connected:
        async def poll_event(self) -> None:
            await asyncio.Event().wait()

    async def from_client(*_: object, **__: object) -> Connected:
        await is_there.wait()
        return Connected()

    monkeypatch.setattr(DiscordWebSocket, "from_client", from_client)
    for has_session in (False, True):
        is_there, bot = asyncio.Event(), Watched([])
        beginning = bot._connect(HERE, Mock() if has_session else None, 0)
        monkeypatch.setattr(bot, "_connect", lambda *_, beginning=beginning: beginning)
        bot.open_shard(HERE)
        await asyncio.sleep(1)
        is_there.set()
        await asyncio.wait_for(bot.close_shard(HERE), 10)


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
