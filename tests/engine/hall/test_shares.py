"""Two processes over one database, each with a shard: neither touches what is the other's."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.status import Status
from engine.tables.store.share import EVERYTHING, Share, shard_of
from tests.about import in_one_test
from tests.engine.tables.databases import EACH_KIND, execute
from tests.engine.tables.support import (
    ANNA,
    BRAM,
    CHLOE,
    FOUR,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    begun,
    database,
    setup,
)
from tests.engine.tables.tournaments import opened, tournament_setup

OURS, THEIRS = 2 << 22, 3 << 22
"""Servers of the shards 0 and 1."""
DAY = 24 * 3600.0


class Pair:
    """The process with shard 0, and that with shard 1."""

    def __init__(self, folder: Path) -> None:
        self._url, self._hour, self._running = database(folder), Hour(), list[Process]()

    async def process(self, shard: int) -> Process:
        """Start one; any before it has been killed."""
        rng = random.Random(shard)
        one = await Process.start(self._url, self._hour, rng, STEPWISE, share=Share(2, frozenset({shard})))
        self._running.append(one)
        return one

    async def close(self) -> None:
        for one in self._running:
            await one.close()


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[Pair]:
    made = Pair(tmp_path)
    yield made
    await made.close()


async def match_on(process: Process, guild_id: int, people: tuple[int, ...] = FOUR) -> Table:
    """A match on a server."""
    host, *guests = people
    return await begun(await process.tables.open(replace(setup(host=host), guild_id=guild_id), NAMES[host]), guests)


@in_one_test(("guild_id", "shard"), [(0, 0), (None, 0), (1 << 22, 1), (5 << 22, 1), ((7 << 22) + 9, 3)])
def test_discord_divides_servers_by_the_time_they_were_made(guild_id: int | None, shard: int) -> None:
    assert shard_of(guild_id, 4) == shard
    assert [one for one in range(4) if Share(4, frozenset({one})).holds(guild_id)] == [shard]
    assert EVERYTHING.holds(guild_id)


@EACH_KIND
async def test_each_process_restores_the_tables_and_tournaments_of_its_servers(pair: Pair) -> None:
    first, second = await pair.process(0), await pair.process(1)
    ours, theirs = await match_on(first, OURS), await match_on(second, THEIRS)
    cups = [
        await opened(process, replace(tournament_setup(), guild_id=guild_id), (BRAM,))
        for process, guild_id in ((first, OURS), (second, THEIRS))
    ]
    for shard, (table, cup) in enumerate(zip((ours, theirs), cups, strict=True)):
        again = await pair.process(shard)
        assert [one.id for one in again.tables.live] == [table.id]
        assert [one.id for one in again.tables.tournaments.all()] == [cup.id]


async def test_a_table_that_cannot_be_read_is_reported_by_its_own_process(pair: Pair) -> None:
    second = await pair.process(1)
    table = await match_on(second, THEIRS)
    await act_somehow(table)
    execute(second.url, f"DELETE FROM actions WHERE table_id = {table.id} AND number = 1")
    assert [(await pair.process(shard)).tables.damaged for shard in (0, 1)] == [{}, {table.id: THEIRS}]


@EACH_KIND
async def test_whoever_sees_some_servers_stops_no_table_of_the_others(pair: Pair) -> None:
    first, second = await pair.process(0), await pair.process(1)
    ours, theirs = await match_on(first, OURS), await match_on(second, THEIRS)
    for process, here in ((first, {OURS}), (second, {THEIRS})):
        await process.tables.servers.be_only_in(here, process.tables.share)
    assert (ours.status, theirs.status) == (Status.PLAYING, Status.PLAYING)
    # The other server has removed the bot: its own process finds out.
    await first.tables.servers.be_only_in({OURS}, first.tables.share)
    await second.tables.servers.be_only_in(set(), second.tables.share)
    assert (ours.status, theirs.status) == (Status.PLAYING, Status.STOPPED)
    assert [(await (await pair.process(0)).tables.server(one)).left_at for one in (OURS, THEIRS)] == [
        None,
        second.hour(),
    ]


@EACH_KIND
async def test_a_server_left_long_ago_is_forgotten_by_its_own_process(pair: Pair) -> None:
    first, second = await pair.process(0), await pair.process(1)
    await second.tables.servers.leave(THEIRS)
    first.hour.time += 31 * DAY
    assert await first.tables.servers.forget_left() == ()
    assert await second.tables.servers.forget_left() == (THEIRS,)


async def test_a_table_of_another_process_is_read_anew_and_neither_woken_nor_shown(pair: Pair) -> None:
    first, second = await pair.process(0), await pair.process(1)
    theirs = await match_on(second, THEIRS)
    found = await first.tables.find(theirs.id)
    assert (first.tables.live, first.tables.in_guild(THEIRS), first.tables.of_user(ANNA)) == ((), (), ())
    number = found.number
    await act_somehow(found)
    assert found.number > number
    assert (first.notebook.news, first.tables.next_wake) == ([], None)
    assert (await first.tables.find(theirs.id)).number == found.number
    # Nobody acts for a week: that ends it, and only its own process sees to that.
    await first.passes(DAY)
    assert (await first.tables.find(theirs.id)).number == found.number
    await second.passes(7 * DAY)
    assert theirs.number > found.number
    assert second.notebook.news


async def test_a_tournament_of_another_process_is_neither_kept_nor_woken(pair: Pair) -> None:
    first, second = await pair.process(0), await pair.process(1)
    cup = await opened(second, replace(tournament_setup(), guild_id=THEIRS), (BRAM,))
    found = await first.tables.tournaments.find(cup.id)
    await found.enter(13, "Chloé")
    assert first.tables.tournaments.all() == ()
    assert first.tables.next_wake is None
    again = await first.tables.tournaments.find(cup.id)
    assert [one.user_id for one in again.entrants] == [ANNA, BRAM, 13]


@EACH_KIND
async def test_somebody_is_forgotten_at_the_tables_and_tournaments_of_all_processes(pair: Pair) -> None:
    first, second = await pair.process(0), await pair.process(1)
    ours, theirs = await match_on(first, OURS), await match_on(second, THEIRS)
    cup = await opened(second, replace(tournament_setup(), guild_id=THEIRS), (BRAM,))
    outcome = await first.tables.forget_person(BRAM)
    assert (outcome.given_up, outcome.trouble) == (3, None)
    assert not ours.is_known(BRAM)
    assert not (await first.tables.find(theirs.id)).is_known(BRAM)
    assert not (await first.tables.tournaments.find(cup.id)).is_known(BRAM)
    # Whatever the process that watches over the table does next, it reads so before.
    with pytest.raises(Refused) as refused:
        await theirs.mute(ANNA, CHLOE, muted=True)
    assert refused.value.reason is Refusal.STALE
    assert not theirs.is_known(BRAM)
