"""What supervisors are told of a bot: systemd by datagrams, others by a file."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest
import yarl
from discord.http import Route

from cogs import CardBot, DiscordAnnouncer
from hosting import heartbeat
from hosting import pulse as systemd
from hosting.heartbeat import State
from hosting.pulse import Pulse
from tests.engine.running.support import STEPWISE, Hour, Process, database
from tests.host.program import ROOT, end_of, from_it, running
from tests.wire.loop import hurried
from tests.wire.server import StandIn

ENVIRONMENT = {"DISCORD_TOKEN": "a-token.that-nobody.may-see"}


def reach(stand_in: StandIn, by: int | None = None) -> str:
    """What to run before the program so that it takes the stand-in for Discord; `by`: another port that leads to it."""
    port = str(yarl.URL(stand_in.gateway.url).port)
    base, gateway = (url.replace(f":{port}/", f":{by or port}/") for url in (Route.BASE, stand_in.gateway.url))
    return f"""
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = {base!r}, yarl.URL({gateway!r})
"""


class Listener:
    """The end at which systemd listens."""

    def __init__(self, inbox: socket.socket) -> None:
        self._inbox = inbox
        self.told: list[str] = []

    @classmethod
    @contextmanager
    def at(cls, address: str) -> Iterator[Listener]:
        """`address`: as in NOTIFY_SOCKET."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as inbox:
            inbox.bind(address.replace("@", "\0", 1))
            inbox.setblocking(False)
            yield cls(inbox)

    async def until(self, fact: str, times: int = 1) -> None:
        """Wait until it has been told that so many times."""
        while self.told.count(fact) < times:
            await self.more()

    async def more(self) -> None:
        """Wait until it is told something."""
        data = await asyncio.get_running_loop().sock_recv(self._inbox, 4096)
        self.told += data.decode().split("\n")

    def read(self) -> None:
        """Take what else it has been told."""
        with suppress(BlockingIOError):
            while True:
                self.told += self._inbox.recv(4096).decode().split("\n")


@asynccontextmanager
async def unconnected(folder: Path) -> AsyncIterator[CardBot]:
    """A bot that nobody has logged in."""
    process = await Process.start(database(folder), Hour(), random.Random(1), STEPWISE)
    try:
        async with CardBot(process.tables, DiscordAnnouncer()) as bot:
            yield bot
    finally:
        await process.close()


def asked(file: Path) -> subprocess.CompletedProcess[str]:
    """What a health check gets to know."""
    command = [sys.executable, "-m", "hosting.heartbeat", str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


@pytest.mark.parametrize("is_abstract", [True, False])
async def test_systemd_is_told_of_the_whole_life_of_a_bot(tmp_path: Path, *, is_abstract: bool) -> None:
    address = f"@cards-{os.getpid()}" if is_abstract else str(tmp_path / "notify")
    environment = ENVIRONMENT | {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "500000"}
    file = tmp_path / "heartbeat"
    with Listener.at(address) as listener:
        async with (
            StandIn.running() as stand_in,
            running(tmp_path, "--heartbeat", str(file), environment=environment, before=reach(stand_in)) as process,
        ):
            await from_it(process, listener.until("READY=1"))
            assert stand_in.gateway.identifies
            assert listener.told[0].startswith("STATUS=")
            assert listener.told[1] == systemd.within(60)
            assert "STATUS=connected to Discord, in 1 servers" in listener.told
            assert "WATCHDOG=1" not in listener.told[: listener.told.index("READY=1")]
            assert heartbeat.read(file).can_answer
            await from_it(process, listener.until("WATCHDOG=1", times=3))
            process.send_signal(signal.SIGTERM)
            ended = await end_of(process)
            listener.read()
    assert ended.status == 0
    assert "STOPPING=1" in listener.told
    assert ended.errors.strip().endswith("bot: stopped")
    assert listener.told.count("READY=1") == 1
    assert not file.exists()


async def test_a_bot_that_is_killed_is_not_well(tmp_path: Path) -> None:
    address, file = str(tmp_path / "notify"), tmp_path / "heartbeat"
    with Listener.at(address) as listener:
        async with (
            StandIn.running() as stand_in,
            running(
                tmp_path,
                "--heartbeat",
                str(file),
                environment=ENVIRONMENT | {"NOTIFY_SOCKET": address},
                before=reach(stand_in),
            ) as process,
        ):
            await from_it(process, listener.until("READY=1"))
            process.kill()
            await end_of(process)
    found = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(found | {"at": time.monotonic() - heartbeat.STALE - 1}), encoding="utf-8")
    assert heartbeat.read(file) == State(False, "the bot stands still, or has been killed")


@hurried
async def test_the_heartbeat_says_whether_presses_arrive(tmp_path: Path) -> None:
    file = tmp_path / "heartbeat"
    pulse = Pulse(file)
    async with unconnected(tmp_path) as bot, pulse.beating():
        await asyncio.sleep(1)
        assert heartbeat.read(file) == State(False, "opening the database")
        with pulse.of(bot):
            for is_connected, words in (
                (False, "waiting for Discord"),
                (True, "connected to Discord, in 0 servers"),
                (False, "the connection to Discord is lost"),
                (True, "connected to Discord, in 0 servers"),
            ):
                bot.delivery.figures.is_connected = is_connected
                await asyncio.sleep(2)
                assert heartbeat.read(file) == State(is_connected, words)
        await asyncio.sleep(2)
        assert heartbeat.read(file) == State(False, "stopping")
    assert not file.exists()


@hurried
async def test_what_is_no_heartbeat_is_never_written_over_nor_removed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "cards.sqlite3"
    file.write_text("the cards of everybody", encoding="utf-8")
    async with Pulse(file).beating():
        # It ends before it has begun.
        pass
    async with Pulse(file).beating():
        await asyncio.sleep(2)
    (record,) = caplog.records
    assert "cannot be written, and the bot goes on without it: something else has this name" in record.getMessage()
    async with Pulse(tmp_path).beating():
        pass
    assert {one.name: one.read_text(encoding="utf-8") for one in tmp_path.iterdir()} == {
        file.name: "the cards of everybody"
    }


async def test_a_bot_that_cannot_write_its_heartbeat_says_so_once_and_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Pulse(tmp_path / "no" / "heartbeat").beating():
        await asyncio.sleep(5)
    (record,) = caplog.records
    assert "cannot be written, and the bot goes on without it: No such file" in record.getMessage()


def test_a_health_check_gets_a_sentence_and_a_status(tmp_path: Path) -> None:
    file = tmp_path / "heartbeat"
    heartbeat.write(file, State(True, "connected to Discord, in 3 servers"))
    well = asked(file)
    assert (well.returncode, well.stdout, well.stderr) == (0, "connected to Discord, in 3 servers\n", "")
    heartbeat.write(file, State(False, "waiting for Discord"))
    assert (asked(file).returncode, asked(file).stdout) == (1, "waiting for Discord\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "the bot does not run"),
        ("", "is no heartbeat"),
        ("[]", "is no heartbeat"),
        ('{"at": "now"}', "is no heartbeat"),
        ('{"at": 0, "can_answer": true, "words": "well"}', "stands still"),
        ('{"at": 1e15, "can_answer": true, "words": "well"}', "stands still"),
    ],
)
def test_whatever_is_no_heartbeat_of_now_is_not_well(tmp_path: Path, text: str | None, said: str) -> None:
    file = tmp_path / "heartbeat"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    state = heartbeat.read(file)
    assert not state.can_answer
    assert said in state.words


@pytest.mark.parametrize(
    ("microseconds", "whose", "seconds"),
    [
        ("30000000", None, 30.0),
        pytest.param("30000000", str(os.getpid()), 30.0, id="this process"),
        ("30000000", "1", None),
        (None, None, None),
        ("", None, None),
        ("0", None, None),
        ("soon", None, None),
    ],
)
def test_systemds_patience_is_read_where_it_is_meant_for_this_process(
    monkeypatch: pytest.MonkeyPatch, microseconds: str | None, whose: str | None, seconds: float | None
) -> None:
    for name, value in (("WATCHDOG_USEC", microseconds), ("WATCHDOG_PID", whose)):
        monkeypatch.delenv(name, raising=False)
        if value is not None:
            monkeypatch.setenv(name, value)
    assert systemd.watchdog_seconds() == seconds


def test_a_socket_that_is_gone_troubles_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "gone"))
    assert systemd.is_listening()
    systemd.tell("READY=1")
