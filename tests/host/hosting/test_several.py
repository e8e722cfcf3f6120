"""Processes over one PostgreSQL, as they are started: who answers, who stands by, and what is said of trouble."""

from __future__ import annotations

import base64
import re
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from sqlalchemy.engine import make_url

from engine.store.postgres.first import First
from engine.table.model.errors import JournalError
from hosting import heartbeat, playing
from hosting.settings import Settings
from tests.engine.store.databases import name_in
from tests.host.hosting.test_pulse import ENVIRONMENT, Listener, reach
from tests.host.program import Program, end_of, from_it, run, running
from tests.postgres import cluster
from tests.wire.server import StandIn

PLAYS: Final = re.compile(r"plays since \d{4}-\d\d-\d\d \d\d:\d\d UTC, connected to Discord, in 1 servers")
STANDS_BY: Final = re.compile(r"stands by since \d{4}-\d\d-\d\d \d\d:\d\d UTC: process [0-9a-f]{16} plays")
LOST: Final = re.compile("waiting for the database, which says who is first")


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

    async def until(self, wanted: re.Pattern[str], *, is_well: bool = True) -> None:
        """Wait until its heartbeat says this; fails if it ends before."""
        # It tells systemd of each change, after it has written the file.
        while not wanted.fullmatch((state := heartbeat.read(self.heartbeat)).words):
            await from_it(self.process, self.listener.more())
        assert state.can_answer is is_well

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
    await first.until(PLAYS)
    second = await town.start("second")
    await second.until(STANDS_BY)
    assert len(town.stand_in.gateway.identifies) == 1
    await first.stopped()
    await second.until(PLAYS)
    assert len(town.stand_in.gateway.identifies) > 1
    log = await second.stopped()
    assert "this process is first, and plays" in log
    # One that stands by is up.
    assert second.listener.told.index("READY=1") < next(
        at for at, fact in enumerate(second.listener.told) if fact.startswith("STATUS=plays")
    )
    assert "ERROR" not in log
    # On a quick machine the second is asked to wait, as the first has begun less than five seconds before.
    assert all("too early" in problem for problem in town.stand_in.problems)


async def test_a_server_of_the_database_that_goes_away_and_comes_back_is_waited_for(town: Town) -> None:
    process = await town.start("bot")
    await process.until(PLAYS)
    cluster().stop()
    try:
        await process.until(LOST, is_well=False)
    finally:
        cluster().start()
    await process.until(PLAYS)
    log = await process.stopped()
    assert log.count("so nothing is saved or shown: The database server") == 1
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
        await playing.play(settings, "token")


async def test_a_process_of_another_application_ends_with_a_sentence(town: Town) -> None:
    other = First(make_url(town.url), "other", bot_id=5)
    await other.open()
    await other.ask()
    token = base64.b64encode(b"77").decode().rstrip("=")
    environment = town.environment | {"DISCORD_TOKEN": f"{token}.of.another"}
    ended = await run(town.folder, environment=environment, before=reach(town.stand_in))
    assert ended.status == 1
    assert ended.errors.strip().splitlines()[-1].startswith("A bot with the token of another application runs on this")
    assert "Traceback" not in ended.errors
    await other.release(1, 15.0)


@pytest.mark.parametrize(("token", "bot_id"), [("Nzc.of.another", 77), ("a-token.that.is-none", 0), ("", 0)])
def test_a_token_begins_with_the_id_of_its_bot(token: str, bot_id: int) -> None:
    assert playing.bot_id_in(token) == bot_id
