"""Any mistake from outside gives one sentence on stderr that says what to do, and a nonzero status."""

from __future__ import annotations

import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord.http import Route

import bot
from hosting.preflight import NEEDS_SOMEBODY
from tests.host.program import Ended, end_of, from_it, run, run_anew, running
from tests.wire.server import StandIn

TOKEN = "a-token.that-nobody.may-see"
WITHOUT_SIMCORD = """
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "simcord" else find(name, *more)
"""


@asynccontextmanager
async def discord_that_refuses(status: int, message: str, code: int) -> AsyncIterator[str]:
    """Discord on loopback that refuses every request; returns what to run before the program to reach it."""
    async with StandIn.running() as stand_in:
        stand_in.fail("GET", "*", status, {"message": message, "code": code}, times=99)
        yield reach(Route.BASE)


def reach(base: str) -> str:
    return f"from discord.http import Route; Route.BASE = {base!r}"


def assert_sentence(ended: Ended, *parts: str) -> None:
    sentence = ended.sentence
    assert ended.status not in (0, None)
    for part in parts:
        assert part in sentence
    assert TOKEN not in ended.out + ended.errors


async def test_no_token_and_no_practice_wanted(tmp_path: Path) -> None:
    assert_sentence(await run(tmp_path, "--no-practice"), "There is no token", ".env")


async def test_no_token_and_simcord_not_installed(tmp_path: Path) -> None:
    assert_sentence(await run(tmp_path, before=WITHOUT_SIMCORD), "There is no token", "make run")


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("sys.version_info = (3, 9, 1)", "Python 3.11 or newer is needed, and this is 3.9"),
        ("sys.path[:] = [path for path in sys.path if 'site-packages' not in path]", "(discord, sqlalchemy, "),
    ],
)
async def test_what_it_cannot_run_on(tmp_path: Path, before: str, said: str) -> None:
    ended = await run_anew(tmp_path, before=before)
    assert_sentence(ended, said)
    assert ended.status == NEEDS_SOMEBODY


async def test_a_setting_that_cannot_be_used(tmp_path: Path) -> None:
    ended = await run(tmp_path, environment={"THINKING_SECONDS": "soon"})
    assert_sentence(ended, "THINKING_SECONDS", "a number of seconds from 0 to 30")
    assert ended.status == NEEDS_SOMEBODY


async def test_a_wrong_token(tmp_path: Path) -> None:
    async with discord_that_refuses(401, "401: Unauthorized", 0) as before:
        ended = await run(tmp_path, environment={"DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "ERROR"}, before=before)
    assert_sentence(ended, "does not accept the token", "DISCORD_TOKEN")
    # A service does not start again and again because of that.
    assert ended.status == NEEDS_SOMEBODY


async def test_permissions_that_are_missing(tmp_path: Path) -> None:
    async with discord_that_refuses(403, "Missing Access", 50001) as before:
        ended = await run(tmp_path, environment={"DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "ERROR"}, before=before)
    assert_sentence(ended, "Missing Access", "invite it again")


async def test_discord_out_of_reach_is_said_at_once_and_tried_again(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        # Bound but not listening: every connection is refused.
        before = reach(f"http://127.0.0.1:{taken.getsockname()[1]}/api/v10")
        before += "\nfrom hosting import playing; playing.FIRST_WAIT = 0.01"
        environment = {"DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "WARNING"}
        async with running(tmp_path, environment=environment, before=before) as process:
            assert process.stderr is not None
            lines = [(await from_it(process, process.stderr.readline())).decode() for _ in range(3)]
            process.send_signal(signal.SIGTERM)
            ended = await end_of(process)
    # On a busy machine it tries once more before it hears that it should stop.
    for line in [*lines, *ended.errors.splitlines()]:
        assert "Discord cannot be reached (ClientConnectorError)" in line
        assert "next try in 0 seconds" in line
        assert TOKEN not in line
    assert ended.status == 0


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite+aiosqlite:///no/such/folder/cards.sqlite3", "does not exist"),
        ("sqlite+aiosqlite:///text.sqlite3", "is not a database"),
        ("postgresql://cards:pass-word@localhost:1/cards", "The database server localhost:1 cannot be reached"),
        ("mysql://cards:pass-word@somewhere/cards", "or postgresql://USER:PASSWORD@HOST/DATABASE"),
        ("nonsense", "expected sqlite+aiosqlite:///FILE"),
    ],
)
async def test_a_database_that_cannot_be_used(tmp_path: Path, url: str, said: str) -> None:
    (tmp_path / "text.sqlite3").write_text("This is no database, but a text of some length.\n" * 100, encoding="utf-8")
    ended = await run(tmp_path, environment={"DISCORD_TOKEN": TOKEN, "DATABASE_URL": url, "LOG_LEVEL": "ERROR"})
    assert_sentence(ended, said)
    assert "pass-word" not in ended.out + ended.errors
    # Only an address that is none is for somebody to correct; what else is wrong may pass.
    assert (ended.status == NEEDS_SOMEBODY) is ("expected" in said or "or postgresql" in said)


async def test_a_folder_for_the_database_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file is in its place", encoding="utf-8")
    assert_sentence(await run(tmp_path, environment={"DISCORD_TOKEN": TOKEN}), "folder", "data", "does not exist")


async def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = await run(tmp_path, "--no-browser", "--port", str(port))
    assert_sentence(ended, f"Port {port} is taken", "--port")


@pytest.mark.parametrize("port", ["0", "65536", "-1", "eighty", "8e3"])
def test_a_port_that_is_none(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        bot.main([f"--port={port}"])
    assert ended.value.code == 2
    assert "expected a number from 1 to 65535" in capsys.readouterr().err
