"""Whoever reads and then writes what follows from it is alone with that, in however many processes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.standings.standings import Standings
from engine.store.house_rules import MOST, HouseRulesStore
from engine.store.journal import Journal
from engine.store.schema import ratings
from engine.store.sql.backend import Lock, alone
from engine.table.model.errors import JournalBusy, Refusal, Refused
from tests.engine.running.support import GUILD, setup
from tests.engine.standings.matches import Match, finish, finish_all, rows
from tests.engine.store.databases import EACH_KIND, database
from tests.patience import LAST_RESORT

pytestmark = EACH_KIND


async def test_what_is_read_under_a_lock_is_as_the_one_before_left_it(tmp_path: Path) -> None:
    first, second = [await Journal.open(database(tmp_path), busy_seconds=LAST_RESORT) for _ in range(2)]
    order = []

    async def takes(journal: Journal, name: str, begun: asyncio.Event, go_on: asyncio.Event) -> None:
        async with journal.transaction() as connection:
            await alone(connection, Lock.HOUSES)
            begun.set()
            await go_on.wait()
            order.append(name)

    begun, go_on = asyncio.Event(), asyncio.Event()
    one = asyncio.create_task(takes(first, "first", begun, go_on))
    await begun.wait()
    other = asyncio.create_task(takes(second, "second", asyncio.Event(), go_on))
    await asyncio.wait([other], timeout=0.1)
    assert order == []
    go_on.set()
    await asyncio.gather(one, other)
    assert order == ["first", "second"]
    await first.close()
    await second.close()


async def test_a_lock_that_is_not_given_back_in_time_is_a_sentence(tmp_path: Path) -> None:
    first, second = [await Journal.open(database(tmp_path), busy_seconds=0.05) for _ in range(2)]
    async with first.transaction() as held:
        await alone(held, Lock.RATINGS)
        with pytest.raises(JournalBusy, match="held by another program"):
            async with second.transaction() as connection:
                await alone(connection, Lock.RATINGS)
    await first.close()
    await second.close()


async def test_two_processes_that_rate_at_once_rate_as_one_does(tmp_path: Path) -> None:
    people = ((1, 2, 3, 4), (1, 3, 2, 4), (4, 1, 2, 3), (2, 4, 1, 3))
    matches = [Match(four, (1, 2, 1, 2), at=1_790_000_000.0 + number) for number, four in enumerate(people * 3)]
    alone_at_it = await Journal.open(database(tmp_path, "one.sqlite3"), busy_seconds=LAST_RESORT)
    await finish_all(alone_at_it, matches)
    await Standings(alone_at_it).settle()
    several = [await Journal.open(database(tmp_path), busy_seconds=LAST_RESORT) for _ in range(3)]
    for match in matches:
        await finish(several[0], match)
        await asyncio.gather(*(Standings(one).settle() for one in several))
    columns = (ratings.c.scope, ratings.c.user_id, ratings.c.at, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
    assert await rows(several[0], *columns) == await rows(alone_at_it, *columns)
    for one in (alone_at_it, *several):
        await one.close()


async def test_house_rules_that_several_processes_save_at_once_stay_within_what_a_server_may_have(
    tmp_path: Path,
) -> None:
    journals = [await Journal.open(database(tmp_path), busy_seconds=LAST_RESORT) for _ in range(3)]
    stores = [HouseRulesStore(one, lambda: 0.0) for one in journals]
    options = setup().options
    saving = (stores[number % 3].save(GUILD, f"Rules {number}", "couillon", options, 1) for number in range(MOST + 6))
    outcomes = await asyncio.gather(*saving, return_exceptions=True)
    refused = [one for one in outcomes if isinstance(one, Refused)]
    assert [one.reason for one in refused] == [Refusal.TOO_MANY_HOUSES] * 6
    assert len(await stores[0].of_guild(GUILD)) == MOST
    for one in journals:
        await one.close()
