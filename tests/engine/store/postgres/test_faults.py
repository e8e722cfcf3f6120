"""Whatever is wrong with a server is one sentence without a password; what is away comes back, and nothing is lost."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.store.journal import Journal
from engine.store.sql.backend import Writing
from engine.table.model.errors import JournalBusy, JournalError
from engine.table.model.preferences import Person
from tests.engine.running.support import ANNA, FOUR, Process, act_somehow, everything_seen
from tests.engine.store.databases import ON_POSTGRESQL, address, complaint, database, execute
from tests.patience import LAST_RESORT
from tests.postgres import cluster

pytestmark = ON_POSTGRESQL

PASSWORD = "pass-word"


@pytest.fixture(autouse=True)
def no_password_is_said(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.DEBUG):
        yield
    assert PASSWORD not in caplog.text


def of_user(url: str, user: str, password: str = PASSWORD) -> str:
    return url.replace("cards@", f"{user}:{password}@")


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[str]:
    """The address of a database, for a user who needs a password."""
    url = address(tmp_path)
    execute(url, f"CREATE USER guest PASSWORD '{PASSWORD}'")
    yield of_user(url, "guest")
    execute(url, "DROP OWNED BY guest", "DROP USER guest")


async def test_there_is_no_such_database(tmp_path: Path) -> None:
    url = address(tmp_path).rpartition("@/")[0] + f"@/missing?host={cluster().folder}"
    assert await complaint(url) == (
        f"There is no database missing at {cluster().folder}: make it (createdb missing), or name another in "
        "DATABASE_URL."
    )


@pytest.mark.parametrize("password", ["wrong", ""])
async def test_the_password_is_wrong(guest: str, password: str) -> None:
    said = await complaint(guest.replace(PASSWORD, password))
    assert "refuses the user guest: correct user and password in DATABASE_URL" in said


async def test_there_is_no_such_user(tmp_path: Path) -> None:
    said = await complaint(of_user(address(tmp_path), "nobody"))
    assert "refuses the user nobody" in said
    assert PASSWORD not in said


async def test_a_user_who_may_make_no_tables_is_told_so(guest: str) -> None:
    assert "The user guest may not do that" in await complaint(guest)


@pytest.mark.parametrize("host", ["localhost:1", "no.such.host.invalid"])
async def test_there_is_no_server(host: str) -> None:
    with pytest.raises(JournalBusy) as busy:
        await Journal.open(f"postgresql://cards:{PASSWORD}@{host}/cards")
    assert str(busy.value) == (
        f"The database server {host} cannot be reached: start it, or correct DATABASE_URL; while it is away, plays "
        "wait."
    )
    assert PASSWORD not in "".join(traceback.format_exception(busy.value))


@pytest.mark.parametrize(
    ("rest", "part"),
    [
        ("localhost", "names none: expected postgresql://USER:PASSWORD@HOST/DATABASE"),
        ("localhost/cards?secret=1", "each of host and sslmode may stand once"),
        ("localhost/cards?sslmode=maybe", "`sslmode` parameter must be one of"),
    ],
)
async def test_an_address_that_says_too_little_or_too_much(rest: str, part: str) -> None:
    said = await complaint(f"postgresql+asyncpg://cards:{PASSWORD}@{rest}")
    assert part in said
    assert PASSWORD not in said


async def test_letters_that_cannot_hold_all_names(tmp_path: Path) -> None:
    execute(address(tmp_path), "CREATE DATABASE old ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    said = await complaint(address(tmp_path).rpartition("@/")[0] + f"@/old?host={cluster().folder}")
    cluster().drop("old")
    assert "cannot hold all names, since its letters are LATIN1" in said


async def test_a_server_that_goes_away_and_comes_back_loses_nothing(process: Process) -> None:
    table = await process.started(FOUR)
    await act_somehow(table)
    before = everything_seen(table)
    cluster().stop()
    try:
        for _ in range(2):
            with pytest.raises(JournalBusy, match="plays wait"):
                await act_somehow(table)
            with pytest.raises(JournalBusy, match="plays wait"):
                await process.journal.set_person(Person(ANNA))
            with pytest.raises(JournalBusy, match="plays wait"):
                await process.journal.last_table()
    finally:
        cluster().start()
    assert everything_seen(table) == before
    await process.journal.set_person(Person(ANNA))
    await act_somehow(table)
    assert table.number == (await process.another()).tables.get(table.id).number


async def test_no_stored_value_is_in_an_error(process: Process) -> None:
    table = await process.open()
    row = {"table_id": table.id, "deal": 1, "cards": None}
    secret = {"declarers": "AS KD", "contract": None, "made": "", "points": "", "tricks": "", "feats": None}
    bad = Writing(table.id, 0, {"revision": 1}, packs=[row], deals=[{"deal": 1, **secret}])
    with pytest.raises(JournalError) as error, process.journal._errors():
        await process.journal._backend.save(bad)
    said = "".join(traceback.format_exception(error.value))
    assert "violates not-null constraint" in said
    assert "AS KD" not in said


async def test_a_database_is_used_by_several_processes_at_once(tmp_path: Path) -> None:
    journals = [await Journal.open(database(tmp_path), busy_seconds=LAST_RESORT) for _ in range(2)]
    await journals[0].set_person(Person(ANNA, "nl"))
    assert await journals[1].person(ANNA) == Person(ANNA, "nl")
    for one in journals:
        await one.close()
