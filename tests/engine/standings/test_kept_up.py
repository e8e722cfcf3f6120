"""Leaderboards are kept up by what each match changes, and are always those that all matches add up to."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product
from operator import attrgetter

import pytest
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.standings.answer_cache import AnswerCache
from engine.standings.ranking import Leaderboard, Measure, Query
from engine.standings.season import ALL, Season
from engine.standings.settling import EVERYWHERE
from engine.standings.standings import Standings
from engine.store import schema
from engine.store.journal import Journal
from engine.store.saving import Rated, Settling, note
from engine.table.model.preferences import Person
from tests.engine.running.support import Process
from tests.engine.standings.matches import BEGIN, GUILD, OTHER_GUILD, Deal, Match, finish
from tests.engine.store.databases import ON_POSTGRESQL

DAY = 86_400.0
PEOPLE = range(1, 9)
QUERIES = [
    Query(scope, "couillon", preset, season)
    for scope, preset, season in product(
        (GUILD, EVERYWHERE), (None, "denexa"), (ALL, Season.month(BEGIN), Season.quarter(BEGIN + 60 * DAY))
    )
]


def _match(rng: random.Random, at: float) -> Match:
    people: list[int | None] = list(rng.sample(PEOPLE, 4))
    levels: tuple[str | None, ...] = (None,) * 4
    if rng.random() < 0.3:
        people[3], levels = None, (None, None, None, rng.choice(["easy", "strong"]))
    won = rng.choice([1, 2])
    declarer = (rng.randint(1, 4),)
    deal = Deal((1, -1, 1, -1), "play", declarer, declarer if rng.random() < 0.5 else ())
    return Match(
        tuple(people),
        (won, 3 - won) * 2,
        at,
        preset=rng.choice(["couillon", "couillon", "denexa"]),
        guild=rng.choice([GUILD, GUILD, OTHER_GUILD]),
        deals=(deal,) * rng.randint(1, 3),
        levels=levels,
    )


async def _cards(journal: Journal, table_id: int) -> None:
    """As if it had been played with real cards."""
    async with journal.transaction() as connection:
        ours = schema.matches.c.table_id == table_id
        await connection.execute(update(schema.matches).where(ours).values(rated=Rated.CARDS.value))


async def _taken_back(journal: Journal, table_id: int) -> None:
    async with journal.transaction() as connection:
        for table in (schema.results, schema.matches):
            await connection.execute(delete(table).where(table.c.table_id == table_id))
        await note(connection, [Settling()])


async def _sums(standings: Standings, queries: Sequence[Query]) -> list[object]:
    """Everything that pages are made from, whatever they are ordered by."""
    await standings.settle()
    found: list[object] = []
    async with standings._journal.transaction() as connection:
        for query in queries:
            found.append(sorted(await standings._people.ask(connection, query), key=attrgetter("people")))
            found.append(sorted(await standings._pairs.ask(connection, query), key=attrgetter("people")))
            found.append(sorted(await standings._levels.ask(connection, query)))
    return found


async def _boards(standings: Standings, queries: Sequence[Query]) -> list[Leaderboard]:
    found = []
    for query in queries:
        for measure in Measure:
            asked = query._replace(measure=measure)
            found += [await standings.leaderboard(asked, 1, 2), await standings.pairs(asked, 1, 2)]
    return found


@pytest.mark.parametrize("seed", [0, 1])
async def test_whatever_happens_they_are_what_all_matches_add_up_to(process: Process, seed: int) -> None:
    await must_add_up(process, seed)


@ON_POSTGRESQL
async def test_so_they_are_on_a_server(process: Process) -> None:
    await must_add_up(process, seed=2)


async def must_add_up(process: Process, seed: int) -> None:
    rng, journal, at = random.Random(seed), process.journal, BEGIN + 25 * DAY
    for user in PEOPLE:
        if user != 3:
            await journal.set_person(Person(user, rated_globally=True))
    kept, cards = Standings(journal), list[int]()
    for _ in range(14):
        for _ in range(rng.choice([1, 1, 1, 2, 6])):
            at += rng.uniform(0, DAY)
            table_id = await finish(journal, _match(rng, at))
            if rng.random() < 0.15:
                await _cards(journal, table_id)
                cards.append(table_id)
        event = rng.random()
        if event < 0.12:
            # It ended before others that are rated.
            await finish(journal, _match(rng, at - 3 * DAY))
        elif event < 0.24 and cards:
            await _taken_back(journal, cards.pop())
        elif event < 0.34:
            await kept.anonymise(rng.choice(PEOPLE))
        # Some have to catch up with more than others.
        asked = rng.sample(QUERIES, 2)
        assert await _sums(kept, asked) == await _sums(Standings(journal), asked)
    asked = rng.sample(QUERIES, 6)
    assert await _sums(kept, asked) == await _sums(Standings(journal), asked)
    asked = rng.sample(QUERIES, 2)
    assert await _boards(kept, asked) == await _boards(Standings(journal), asked)


async def test_after_a_match_only_that_match_is_looked_at(process: Process) -> None:
    rng, journal, standings = random.Random(1), process.journal, Standings(process.journal)
    asked: list[tuple[tuple[int, ...] | None, int | None]] = []

    async def sum_up(_: AsyncConnection, __: Query, only: Sequence[int] | None, before: int | None) -> int:
        asked.append((None if only is None else tuple(only), before))
        return len(asked)

    cache, query = AnswerCache(sum_up, str), Query(GUILD, "couillon")

    async def ask() -> str:
        await standings.settle()
        async with journal.transaction() as connection:
            return await cache.ask(connection, query)

    async def end(hours: float, guild: int = GUILD) -> int:
        match = _match(rng, BEGIN + 3600 * hours)
        return await finish(journal, Match(match.people, match.places, match.at, guild=guild, levels=match.levels))

    await end(1)
    assert [await ask(), await ask()] == ["1", "1"]
    two, three = await end(2), await end(3)
    # What ends elsewhere is nothing here.
    await end(4, OTHER_GUILD)
    assert [await ask(), await ask()] == ["2", "2"]
    await end(4, OTHER_GUILD)
    assert await ask() == "2"
    five = await end(5)
    await ask()
    # Rated late, taken back, and one taken back while another ends: all anew.
    late = await end(2.5)
    await ask()
    await _taken_back(journal, late)
    await ask()
    await _taken_back(journal, five)
    await end(6)
    await ask()
    assert asked == [(None, None), ((two, three), 1), ((five,), 2), *[(None, None)] * 3]
