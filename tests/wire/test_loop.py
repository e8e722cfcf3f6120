"""Time that jumps: it passes where nothing is to be done, and nowhere else."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import discord
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.wire import clock
from tests.wire.bots import connected
from tests.wire.loop import LONGEST, VirtualLoop, hurried, run
from tests.wire.payloads import CHANNEL_ID


def loop_time() -> float:
    return asyncio.get_running_loop().time()


def test_a_day_in_which_nothing_happens_takes_no_time_and_ends_to_the_second() -> None:
    async def day() -> float:
        for _ in range(24):
            await asyncio.sleep(3600)
        return loop_time()

    begun = time.perf_counter()
    assert run(day(), 90_000) == 24 * 3600
    assert time.perf_counter() - begun < LONGEST


def test_timers_come_in_their_order_at_their_times() -> None:
    heard: list[float] = []

    async def listen() -> None:
        async def after(seconds: float) -> None:
            await asyncio.sleep(seconds)
            heard.append(seconds)
            assert loop_time() == pytest.approx(seconds)

        await asyncio.gather(*(after(seconds) for seconds in (30.0, 0.1, 5.0, 0.3)))

    run(listen())
    assert heard == [0.1, 0.3, 5.0, 30.0]


def test_time_stands_still_while_a_thread_works() -> None:
    async def both() -> list[str]:
        done = []

        async def work() -> None:
            await asyncio.to_thread(time.sleep, 0.05)
            done.append("thread")

        async def wait() -> None:
            await asyncio.sleep(0.001)
            done.append("timer")

        await asyncio.gather(work(), wait())
        assert loop_time() == pytest.approx(0.001)
        return done

    assert run(both()) == ["thread", "timer"]


def test_time_stands_still_while_the_database_works(tmp_path: Path) -> None:
    async def both() -> None:
        engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path}/some.sqlite3")
        early = asyncio.get_running_loop().call_later(0.001, lambda: None)
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE some (number INTEGER)"))
            await connection.execute(text("INSERT INTO some VALUES (1)"))
        assert loop_time() < 0.001
        early.cancel()
        await engine.dispose()

    run(both())


def test_time_stands_still_while_bytes_travel_however_many() -> None:
    size = 20 << 20

    async def talk() -> None:
        got = asyncio.Event()

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            assert len(await reader.readexactly(size)) == size
            writer.close()
            got.set()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        asyncio.get_running_loop().call_later(1, got.set)
        writer.write(bytes(size))
        assert await reader.read() == b""
        assert loop_time() == 0
        writer.close()
        server.close()

    run(talk())


@pytest.mark.parametrize("leave", ["abort", "close", "pause_reading"])
def test_bytes_that_nobody_will_read_hold_up_no_time(leave: str) -> None:
    async def talk() -> None:
        left = asyncio.Event()
        ends: list[asyncio.StreamWriter] = []

        def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            ends.append(writer)
            getattr(writer.transport, leave)()
            left.set()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(bytes(1 << 20))
        await left.wait()
        # Nobody waits in real time for what is never read: that would last as long as the loop has patience.
        await asyncio.sleep(1)
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        assert loop.patience == 0
        for end in (writer, *ends):
            end.transport.abort()
        server.close()

    begun = time.perf_counter()
    run(talk())
    assert time.perf_counter() - begun < LONGEST


def test_whoever_waits_forever_has_waited_so_long_in_no_time() -> None:
    begun = time.perf_counter()
    with pytest.raises(TimeoutError):
        run(asyncio.Event().wait(), 90_000)
    assert time.perf_counter() - begun < LONGEST
    assert LONGEST > 120


@hurried
async def test_ids_and_the_age_of_messages_go_by_the_same_time() -> None:
    bot = discord.Client(intents=discord.Intents(guilds=True))
    async with connected(bot) as stand_in:
        channel = bot.get_channel(CHANNEL_ID)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("now")
        assert message.created_at.timestamp() == pytest.approx(clock.now(), abs=0.01)
        await asyncio.sleep(300)
        assert (discord.utils.utcnow() - message.created_at).total_seconds() == pytest.approx(300, abs=0.01)
        # Heartbeats went on: nobody took the connection for dead.
        assert stand_in.gateway.heartbeats >= 7
        assert (len(stand_in.gateway.identifies), stand_in.gateway.resumes) == (1, [])
    assert isinstance(asyncio.get_running_loop(), VirtualLoop)


@hurried
async def test_what_is_sent_takes_as_long_as_it_is_said_to() -> None:
    bot = discord.Client(intents=discord.Intents(guilds=True))
    async with connected(bot) as stand_in:
        stand_in.latency = 0.25
        before = loop_time()
        await bot.get_partial_messageable(CHANNEL_ID).send("hello")
        assert loop_time() - before == pytest.approx(0.25)
