"""Only one bot at a time uses the database, and only its owner can read it or the token."""

from __future__ import annotations

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from discord.http import Route

from engine.store.journal import Journal
from engine.store.sqlite.files import alone_on
from engine.table.model.errors import JournalError
from hosting import playing
from tests.engine.running.support import database
from tests.host.program import Ended, end_of, running
from tests.host.test_connection import TOKEN, settings
from tests.wire.server import StandIn

HOLD = """
import sys, time
from pathlib import Path
from engine.store.sqlite.files import alone_on
with alone_on(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


async def test_a_second_bot_on_the_same_file_refuses_to_start_and_says_why(tmp_path: Path) -> None:
    file = tmp_path / "cards.sqlite3"
    with alone_on(file), pytest.raises(JournalError) as refused:
        await playing.play(settings(tmp_path), TOKEN)
    assert f"Another bot (process {os.getpid()}) works on the database {file} already" in str(refused.value)
    assert "stop that one first" in str(refused.value)
    # The program has not even looked at it.
    assert not file.exists()


async def test_another_name_of_the_same_file_is_the_same_file(tmp_path: Path) -> None:
    file, other = tmp_path / "cards.sqlite3", tmp_path / "by another name"
    file.touch()
    other.symlink_to(file)
    with alone_on(file), pytest.raises(JournalError), alone_on(other):
        pass
    with alone_on(other):
        pass


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no file that is always full")
def test_a_full_disk_is_no_reason_not_to_be_alone(tmp_path: Path) -> None:
    file = tmp_path / "cards.sqlite3"
    Path(f"{file}.lock").symlink_to("/dev/full")
    with alone_on(file), pytest.raises(JournalError, match="Another bot works on"), alone_on(file):
        pass


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_however_a_bot_ends_the_next_one_may_start(tmp_path: Path, how: signal.Signals) -> None:
    file = tmp_path / "cards.sqlite3"
    before = f"sys.argv = ['-', {str(file)!r}]\n{HOLD}"
    async with running(tmp_path, before=before) as process:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"held\n"
        with pytest.raises(JournalError, match=f"process {process.pid}"), alone_on(file):
            pass
        process.send_signal(how)
        await end_of(process)
        with alone_on(file):
            pass


async def test_other_programs_may_read_copy_and_write_the_database_meanwhile(tmp_path: Path) -> None:
    database(tmp_path)
    with alone_on(tmp_path / "cards.sqlite3"), closing(sqlite3.connect(tmp_path / "cards.sqlite3")) as other:
        with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy:
            other.backup(copy)
            assert copy.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        with other:
            other.execute("DELETE FROM tables")


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


@pytest.mark.parametrize("is_new", [True, False])
async def test_the_files_of_the_database_are_their_owners_alone(tmp_path: Path, *, is_new: bool) -> None:
    before = os.umask(0o022)
    try:
        url = f"sqlite+aiosqlite:///{tmp_path}/cards.sqlite3" if is_new else database(tmp_path)
        if not is_new:
            for ending in ("-wal", "-shm"):
                (tmp_path / f"cards.sqlite3{ending}").touch(0o666)
            assert modes(tmp_path)["cards.sqlite3"] == "0o644"
        with alone_on(tmp_path / "cards.sqlite3"):
            journal = await Journal.open(url)
            async with journal.transaction() as connection:
                await connection.exec_driver_sql("DELETE FROM tables")
            private = dict.fromkeys(("", "-wal", "-shm", ".lock"), "0o600")
            assert modes(tmp_path) == {f"cards.sqlite3{ending}": mode for ending, mode in private.items()}
            await journal.close()
    finally:
        os.umask(before)


async def ended_at_discord(folder: Path) -> Ended:
    """The program with the token in a file, until Discord refuses the token."""
    async with StandIn.running() as stand_in:
        stand_in.fail("GET", "*", 401, {"message": "401: Unauthorized", "code": 0}, times=99)
        before = f"from discord.http import Route; Route.BASE = {Route.BASE!r}"
        async with running(folder, environment={"LOG_LEVEL": "WARNING"}, before=before) as process:
            return await end_of(process)


async def test_a_token_that_others_can_read_is_warned_of_and_what_is_written_is_private(tmp_path: Path) -> None:
    env = tmp_path / ".env"
    env.write_text(f"DISCORD_TOKEN={TOKEN}\n", encoding="utf-8")
    env.chmod(0o640)
    warned = (await ended_at_discord(tmp_path)).errors
    assert "others can read .env, and with it the token: chmod 600 .env" in warned
    assert TOKEN not in warned
    assert oct((tmp_path / "data").stat().st_mode & 0o777) == "0o700"
    assert set(modes(tmp_path / "data").values()) == {"0o600"}
    env.chmod(0o600)
    assert ".env" not in (await ended_at_discord(tmp_path)).errors
