"""Processes of one bot divide its shards over a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from engine.cluster import leases
from engine.cluster.leases import LEASE, RENEW, Lease, Leases
from engine.tables.model.errors import JournalBusy, JournalError
from engine.tables.store.journal import Journal
from engine.tables.store.notices import EmojisComplete, Notice
from engine.tables.store.share import Share
from tests.engine.cluster.conftest import Hours, Starting
from tests.engine.tables.databases import name_in
from tests.patience import LAST_RESORT
from tests.postgres import cluster

PATIENCE = leases._PATIENCE
"""Seconds a process waits for the database where no test is more patient."""


async def four() -> int:
    """Discord wants four shards."""
    return 4


async def six() -> int:
    return 6


async def nobody_asks() -> int:
    raise AssertionError("Discord was asked how many shards there should be")


def shares(*shards: int) -> Share:
    return Share(4, frozenset(shards))


async def renewed(processes: Sequence[Leases]) -> list[Lease]:
    """Everybody renews and gives back, again and again, all at the same time."""
    for _ in range(4):
        leases = await asyncio.gather(*(one.renew(four, 0) for one in processes))
        held = [shard for lease in leases for shard in lease.share.shards]
        assert len(held) == len(set(held))
        await asyncio.gather(*(one.give_back(lease.closing) for one, lease in zip(processes, leases, strict=True)))
    return list(await asyncio.gather(*(one.renew(nobody_asks, 0) for one in processes)))


async def test_a_process_alone_gets_everything_at_once(start: Starting) -> None:
    lease = await (await start()).renew(four, 0)
    assert (lease.share, lease.closing, lease.rate, lease.processes) == (shares(0, 1, 2, 3), frozenset(), 45, 1)


async def test_a_process_that_comes_gets_what_the_first_gives_back(start: Starting) -> None:
    first, second = await start(), await start()
    await first.renew(four, 0)
    assert (await second.renew(nobody_asks, 0)).share == shares()
    lease = await first.renew(nobody_asks, 0)
    assert (lease.closing, lease.processes) == (frozenset({2, 3}), 2)
    await first.give_back(lease.closing)
    assert (await second.renew(nobody_asks, 0)).share == shares(2, 3)
    assert (await first.renew(nobody_asks, 0)).share == shares(0, 1)


async def test_processes_that_all_ask_at_once_divide_the_shards_evenly(start: Starting) -> None:
    leases = await renewed([await start() for _ in range(3)])
    assert sorted(len(lease.share.shards) for lease in leases) == [1, 1, 2]


async def test_more_processes_than_shards_have_some_that_wait(start: Starting) -> None:
    leases = await renewed([await start() for _ in range(6)])
    assert sorted(len(lease.share.shards) for lease in leases) == [0, 0, 1, 1, 1, 1]


async def test_what_a_dead_process_held_is_taken_over_when_its_lease_is_over(start: Starting, hours: Hours) -> None:
    dead, heir = await start(), await start()
    await dead.renew(four, 0)
    hours.pass_by(LEASE - 0.1)
    assert (await heir.renew(nobody_asks, 0)).share == shares()
    hours.pass_by(0.1)
    lease = await heir.renew(four, 0)
    assert (lease.share, lease.processes) == (shares(0, 1, 2, 3), 1)
    # It was not dead after all, but late: then it is told so.
    assert (await dead.renew(nobody_asks, 0)).share == shares()


async def test_what_a_process_that_stops_held_is_free_at_once(start: Starting) -> None:
    first, second = await start(), await start()
    await first.renew(four, 0)
    await second.renew(nobody_asks, 0)
    await first.stop()
    lease = await second.renew(four, 0)
    assert (lease.share, lease.processes) == (shares(0, 1, 2, 3), 1)


async def test_a_process_that_was_away_for_long_goes_on_with_what_nobody_took(start: Starting, hours: Hours) -> None:
    process = await start()
    await process.renew(four, 0)
    hours.pass_by(2 * LEASE)
    assert (await process.renew(nobody_asks, 0)).share == shares(0, 1, 2, 3)


async def test_after_a_restart_of_the_server_all_find_theirs_again(start: Starting, hours: Hours, url: str) -> None:
    hours.be_real()
    first, second = await start(), await start()
    await renewed([first, second])
    held = [lease.share for lease in await renewed([first, second])]
    # As if it had been away for longer than a lease.
    cluster().execute(name_in(url), "UPDATE processes SET until = 0")
    cluster().stop()
    with pytest.raises(JournalBusy):
        await first.renew(nobody_asks, 0)
    cluster().start()
    assert [(await one.renew(nobody_asks, 0)).share for one in (second, first)] == held[::-1]


async def test_how_many_shards_there_are_stays_while_anybody_lives(start: Starting) -> None:
    first, second = await start(), await start()
    await first.renew(four, 0)
    await second.renew(six, 0)
    await first.give_back(range(4))
    await first.stop()
    # It is alone with shards that nobody holds.
    assert (await second.renew(six, 0)).share == Share(6, frozenset(range(6)))


async def test_of_shards_that_are_there_no_more_and_of_the_dead_nothing_stays(
    start: Starting, hours: Hours, url: str
) -> None:
    first, second = await start(), await start()
    await first.renew(six, 0)
    await first.stop()
    hours.pass_by(LEASE)
    for ask in (four, nobody_asks):
        lease = await second.renew(ask, 0)
        assert (lease.share, lease.processes) == (shares(0, 1, 2, 3), 1)
    rows = {table: len(cluster().rows_of(name_in(url), table)) for table in ("processes", "shards")}
    assert rows == {"processes": 1, "shards": 4}


async def test_a_bot_of_another_application_is_refused_while_one_runs(start: Starting) -> None:
    ours, other = await start(), await start(application_id=2)
    await ours.renew(four, 0)
    with pytest.raises(JournalError, match="token of another application runs on this database: stop that one first"):
        await other.renew(nobody_asks, 0)
    await ours.stop()
    assert (await other.renew(four, 0)).share == shares(0, 1, 2, 3)


async def test_sessions_begin_one_after_the_other_in_each_bucket(start: Starting) -> None:
    first, second = await start(), await start()
    await first.renew(four, 0)
    waits = [await one.session(bucket) for one in (first, second) for bucket in (0, 0, 1)]
    assert waits == pytest.approx([0, 6.2, 0, 11.4, 16.6, 6.2], abs=1e-3)


async def test_a_session_that_was_reserved_for_too_late_counts_for_nothing(
    start: Starting, hours: Hours, url: str
) -> None:
    process = await start()
    await process.renew(four, 0)
    cluster().execute(name_in(url), f"INSERT INTO sessions (bucket, begins) VALUES (0, {hours.now + 3600})")
    assert await process.session(0) == 0


async def test_all_send_in_proportion_to_what_waits_and_take_only_what_is_free(start: Starting, hours: Hours) -> None:
    first, second = await start(), await start()
    assert (await first.renew(four, 8)).rate == 45
    assert (await second.renew(four, 2)).rate == 0
    assert (await first.renew(four, 8)).rate == 33
    # It sent more a moment ago.
    assert (await second.renew(four, 2)).rate == 0
    hours.pass_by(1.2)
    assert (await first.renew(four, 8)).rate == 33
    assert (await second.renew(four, 2)).rate == 12


async def test_a_held_database_is_a_sentence_and_the_lease_goes_on_until_it_ends(
    start: Starting, hours: Hours, url: str
) -> None:
    process = await start(busy_seconds=0.1)
    lease = await process.renew(four, 0)
    hours.pass_by(RENEW)
    with cluster().held(name_in(url), ["processes"]), pytest.raises(JournalBusy, match="is held by another program"):
        await process.renew(nobody_asks, 0)
    after = await process.renew(nobody_asks, 0)
    assert after.share == lease.share
    assert after.until > lease.until


def test_there_is_time_to_ask_twice_before_a_lease_is_over() -> None:
    assert RENEW + PATIENCE < leases._OWN * LEASE < LEASE


async def test_a_server_that_is_silent_is_not_waited_for_long(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaks = asyncio.Event()
    speaks.set()

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await speaks.wait()
            writer.write(data)
        writer.close()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, questions = await asyncio.open_unix_connection(f"{cluster().folder}/.s.PGSQL.5432")
        with suppress(ConnectionError):
            await asyncio.gather(forward(reader, questions), forward(answers, writer))

    async with await asyncio.start_unix_server(connected, f"{tmp_path}/.s.PGSQL.5432"):
        journal = await Journal.open(url.partition("?")[0] + f"?host={tmp_path}", busy_seconds=LAST_RESORT)
        process = Leases(journal, 1)
        lease = await process.renew(four, 0)
        speaks.clear()
        monkeypatch.setattr(leases, "_PATIENCE", 0.1)
        with pytest.raises(JournalBusy, match="has not answered for seconds"):
            await process.renew(nobody_asks, 0)
        monkeypatch.setattr(leases, "_PATIENCE", LAST_RESORT)
        speaks.set()
        assert (await process.renew(nobody_asks, 0)).share == lease.share
        await journal.close()


async def test_the_others_are_told_when_somebody_comes_gives_back_or_goes(start: Starting, url: str) -> None:
    listener, listens, told = (
        await Journal.open(url, busy_seconds=LAST_RESORT),
        asyncio.Event(),
        asyncio.Queue[Notice](),
    )
    listener.listen(lambda notice, _: told.put_nowait(notice), listens.set)
    await listens.wait()

    async def were_told() -> bool:
        """Something comes before what is told afterwards."""
        await listener.tell(EmojisComplete())
        if await told.get() == EmojisComplete():
            return False
        assert await told.get() == EmojisComplete()
        return True

    first, second = await start(), await start()
    await first.renew(four, 0)
    assert await were_told()
    await first.renew(four, 0)
    assert not await were_told()
    await second.renew(four, 0)
    assert await were_told()
    lease = await first.renew(four, 0)
    assert not await were_told()
    await first.give_back(lease.closing)
    assert await were_told()
    await second.renew(four, 0)
    assert not await were_told()
    await first.stop()
    assert await were_told()
    await listener.close()
