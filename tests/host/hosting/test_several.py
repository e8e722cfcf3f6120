"""Processes over one PostgreSQL, as they are started: who answers, who stands by, and what is said of trouble."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import bot
from engine.tables.model.errors import JournalError
from hosting import heartbeat
from hosting.heartbeat import State
from settings import Settings
from tests.engine.tables.databases import name_in
from tests.host.hosting.test_pulse import ENVIRONMENT, Listener, reach
from tests.host.program import Program, end_of, from_it, run, running
from tests.postgres import cluster
from tests.wire.server import StandIn

CONNECTED: Final = State(True, "connected to Discord, in 1 servers")
STANDS_BY: Final = State(True, "standing by: other processes have all shards")
LOST: Final = State(False, "waiting for the database, which says what this process may do")


@pytest.fixture
def url() -> Iterator[str]:
    """The address of a new database."""
    name = cluster().fresh()
    yield cluster().url(name)
    cluster().drop(name)


class Bot(NamedTuple):
    """A running process."""

    process: Program
    heartbeat: Path
    listener: Listener

    async def until(self, wanted: State) -> None:
        """Wait until its heartbeat says this; fails if it ends before."""
        # It tells systemd of each change, after it has written the file.
        while heartbeat.read(self.heartbeat) != wanted:
            await from_it(self.process, self.listener.more())

    async def stopped(self) -> str:
        """Stop it as systemd does; returns its log."""
        self.process.send_signal(signal.SIGTERM)
        ended = await end_of(self.process)
        assert ended.status == 0, ended.errors
        return ended.errors


class Town(NamedTuple):
    """A database, a stand-in for Discord, and where processes live."""

    url: str
    folder: Path
    stand_in: StandIn
    everything: AsyncExitStack

    @property
    def environment(self) -> dict[str, str]:
        return {**ENVIRONMENT, "DATABASE_URL": self.url}

    async def start(self, name: str) -> Bot:
        """All are started with the same settings."""
        file, address = self.folder / name, str(self.folder / f"{name}.socket")
        listener = self.everything.enter_context(Listener.at(address))
        environment = self.environment | {"NOTIFY_SOCKET": address}
        program = running(self.folder, "--heartbeat", str(file), environment=environment, before=reach(self.stand_in))
        return Bot(await self.everything.enter_async_context(program), file, listener)


@pytest.fixture
async def town(url: str, tmp_path: Path) -> AsyncIterator[Town]:
    async with AsyncExitStack() as everything:
        yield Town(url, tmp_path, await everything.enter_async_context(StandIn.running()), everything)


async def test_one_answers_the_other_stands_by_and_takes_over_when_it_stops(town: Town) -> None:
    first = await town.start("first")
    await first.until(CONNECTED)
    second = await town.start("second")
    await second.until(STANDS_BY)
    assert len(town.stand_in.gateway.identifies) == 1
    await first.stopped()
    await second.until(CONNECTED)
    assert len(town.stand_in.gateway.identifies) == 2
    log = await second.stopped()
    assert "this process, one of 1, has shards [0] of 1" in log
    assert "ERROR" not in log
    assert town.stand_in.problems == []


async def test_a_server_of_the_database_that_goes_away_and_comes_back_is_waited_for(town: Town) -> None:
    process = await town.start("bot")
    await process.until(CONNECTED)
    cluster().stop()
    try:
        await process.until(LOST)
    finally:
        cluster().start()
    await process.until(CONNECTED)
    log = await process.stopped()
    assert log.count("cannot be renewed, and is tried again: The database server") == 1
    assert "plays wait" in log
    assert "Traceback" not in log
    # It is still connected by the session of before.
    assert len(town.stand_in.gateway.identifies) == 1


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("ALTER TABLE alembic_version RENAME TO recipes", "belongs to another program"),
        ("UPDATE alembic_version SET version_num = '9999'", "was written by a newer version .*: update the program"),
        ("", "There is no database none at"),
    ],
)
async def test_a_database_that_cannot_be_used_is_a_sentence(url: str, broken: str, said: str) -> None:
    if broken:
        cluster().execute(name_in(url), broken)
    else:
        url = url.replace(name_in(url), "none")
    settings = Settings.model_validate({"discord_token": "token", "database_url": url})
    with pytest.raises(JournalError, match=said):
        await bot.play(settings, "token")


async def test_a_process_of_another_application_ends_with_a_sentence(town: Town) -> None:
    other = "INSERT INTO processes SELECT 1, 5, extract(epoch FROM now()) + 50, 0, 0"
    cluster().execute(name_in(town.url), other)
    ended = await run(town.folder, environment=town.environment, before=reach(town.stand_in))
    assert ended.status == 1
    assert ended.errors.strip().splitlines()[-1].startswith("A bot with the token of another application runs on this")
    assert "Traceback" not in ended.errors
