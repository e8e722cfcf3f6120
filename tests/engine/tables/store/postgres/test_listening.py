"""Processes tell each other what they have written, and find out if they may have missed something."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final
from unittest.mock import AsyncMock

import asyncpg
import pytest

from engine.tables.model.errors import JournalError
from engine.tables.model.preferences import Person, Server
from engine.tables.store import schema
from engine.tables.store.journal import Journal
from engine.tables.store.notices import Notice, PersonChanged, ServerChanged, ShowAgain
from engine.tables.store.postgres.listening import listen
from tests.engine.tables.databases import ON_POSTGRESQL, database, execute
from tests.engine.tables.support import ANNA, GUILD, Process
from tests.patience import LAST_RESORT

pytestmark = ON_POSTGRESQL

END_ALL: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"


class Ear:
    """A process that listens."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.heard = asyncio.Queue[tuple[Notice, bool]]()
        self.again = asyncio.Queue[None]()
        journal.listen(lambda notice, own: self.heard.put_nowait((notice, own)), lambda: self.again.put_nowait(None))

    async def next(self) -> tuple[Notice, bool]:
        return await self.heard.get()

    async def looks_again(self) -> None:
        await self.again.get()


@pytest.fixture
async def ears(tmp_path: Path) -> AsyncIterator[tuple[Ear, Ear]]:
    first, second = [await Journal.open(database(tmp_path), busy_seconds=LAST_RESORT) for _ in range(2)]
    made = Ear(first), Ear(second)
    for one in made:
        await one.looks_again()
    yield made
    for one in made:
        await one.journal.close()


async def test_everybody_hears_a_notice_and_knows_whose_it_is(ears: tuple[Ear, Ear]) -> None:
    first, second = ears
    await first.journal.tell(ShowAgain(3, 900))
    assert await first.next() == (ShowAgain(3, 900), True)
    assert await second.next() == (ShowAgain(3, 900), False)


async def test_what_is_chosen_is_told_when_it_is_written_and_not_before(ears: tuple[Ear, Ear]) -> None:
    first, second = ears
    async with first.journal.transaction() as connection:
        await first.journal.tell(ShowAgain(3, 900), connection)
        await connection.rollback()
    await first.journal.set_person(Person(12, "nl"))
    await first.journal.set_server(Server(900, "fr"))
    assert [await second.next() for _ in range(2)] == [(PersonChanged(12), False), (ServerChanged(900), False)]


async def test_two_who_change_different_choices_of_somebody_both_have_their_way(ears: tuple[Ear, Ear]) -> None:
    first, second = ears
    known = Person(12, "nl")
    await first.journal.set_person(known)
    await first.journal.set_person(Person(12, "nl", sorting="rank"), known)
    await second.journal.set_person(Person(12, "nl", dm_channel=5), known)
    assert await first.journal.person(12) == Person(12, "nl", sorting="rank", dm_channel=5)


async def test_a_choice_does_not_bring_back_what_another_process_has_forgotten(
    ears: tuple[Ear, Ear], tmp_path: Path
) -> None:
    first, second = ears
    known = Person(12, "nl", sorting="rank")
    await first.journal.set_person(known)
    execute(database(tmp_path), "DELETE FROM people")
    await second.journal.set_person(Person(12, "nl", sorting="rank", dm_channel=5), known)
    assert await first.journal.person(12) == Person(12, dm_channel=5)


async def test_after_a_lost_connection_everything_is_looked_at_again(ears: tuple[Ear, Ear], tmp_path: Path) -> None:
    first, second = ears
    assert len(execute(database(tmp_path), END_ALL)) == 2
    await second.looks_again()
    await first.looks_again()
    await first.journal.tell(ShowAgain(3, 900))
    assert await second.next() == (ShowAgain(3, 900), False)


async def test_whoever_closes_the_database_just_when_the_connection_is_lost_does_not_wait_forever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone: list[Callable[[object], None]] = []

    class Connection(AsyncMock):
        def add_termination_listener(self, told: Callable[[object], None]) -> None:
            gone.append(told)

        def terminate(self) -> None: ...

    monkeypatch.setattr(asyncpg, "connect", AsyncMock(return_value=Connection()))
    looked = asyncio.Event()
    listening = asyncio.create_task(listen({}, print, looked.set))
    await looked.wait()
    await asyncio.sleep(0)
    gone[0](None)
    listening.cancel()
    await asyncio.wait([listening])
    assert listening.cancelled()


async def test_what_cannot_be_read_has_everything_looked_at_again(
    ears: tuple[Ear, Ear], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    execute(database(tmp_path), 'SELECT pg_notify(\'cards\', \'["other",["Riddle","secret"]]\')')
    await ears[0].looks_again()
    assert "cannot be read" in caplog.text
    assert "secret" not in caplog.text


async def test_whoever_has_closed_the_database_hears_nothing_more(ears: tuple[Ear, Ear]) -> None:
    first, second = ears
    await second.journal.close()
    await first.journal.tell(ShowAgain(3, 900))
    await first.next()
    assert second.heard.empty()
    with pytest.raises(JournalError):
        await second.journal.tell(ShowAgain(3, 900))


async def test_where_somebody_sits_is_found_by_an_index(process: Process) -> None:
    table = await process.open()
    first = table.id
    listed = ", ".join(f'"{one.name}"' for one in schema.tables.c if one.name not in ("id", "seats"))
    execute(
        process.url,
        f"""INSERT INTO tables ({listed}, seats) SELECT {listed}, '[null, {{"name": "x", "user_id": ' || n || '}}]'
        FROM tables, generate_series(1000, 4000) AS n""",
        "ANALYZE tables",
    )
    assert await process.journal.seats_of(ANNA) == [(first, GUILD, table.revision)]
    assert [number for number, *_ in await process.journal.seats_of(1234)] == [first + 1234 - 999]
    # All are looked at in turn when some notices may have been missed.
    assert [number async for number, *_ in process.journal.revisions()] == list(range(first, first + 3002))
    query = """SELECT id FROM tables WHERE NOT closed AND CAST(seats AS JSONB) @> CAST('[{"user_id": 12}]' AS JSONB)"""
    assert "people_at_tables" in str(execute(process.url, f"EXPLAIN {query}"))
