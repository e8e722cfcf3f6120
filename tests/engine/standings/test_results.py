"""Results: a match leaves them once, exactly when it ends."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func

from engine.running.table import Table
from engine.standings.history import PastMatch
from engine.standings.rating import IDS
from engine.standings.standings import Standings
from engine.store import schema
from engine.store.journal import Journal
from engine.table.model.preferences import Person, Server
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    EVA,
    FOUR,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    as_it_was_at,
    database,
    restarted,
    user_to_move,
)
from tests.engine.standings.matches import GUILD, Match, finish, rows
from tests.engine.store.databases import EACH_KIND
from tests.engine.store.test_restart import Copyist, a_step
from tests.patience import LAST_RESORT

AT_ONCE = Pauses(0, 0, 0.7)


async def counts(journal: Journal) -> tuple[int, int, int]:
    """How many deals, matches and results are saved."""
    found = [
        await rows(journal, func.count(next(iter(table.c)))) for table in (schema.deals, schema.matches, schema.results)
    ]
    deals, matches, results = (one[0][0] for one in found)
    return deals, matches, results


async def played_out(process: Process, table: Table) -> None:
    while table.status is Status.PLAYING:
        await a_step(process, table)


async def past(process: Process, table: Table) -> PastMatch:
    match = await Standings(process.journal).match(table.id)
    assert match is not None
    return match


async def test_a_match_killed_after_every_step_leaves_each_deal_and_its_result_once(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(7), STEPWISE)
    table = await process.started(FOUR, lines=2)
    while table.status is Status.PLAYING:
        finished = table.deal - (table.result is None)
        assert await counts(process.journal) == (finished, 0, 0)
        process = await restarted(process)
        table = process.tables.get(table.id)
        await a_step(process, table)
    assert await counts(process.journal) == (table.deal, 1, 4)
    match = await past(process, table)
    assert (match.deals, match.rated, match.replaced) == (table.deal, "yes", ())
    assert match.started_at < match.ended_at == process.hour.time
    assert [(one.seat, one.user_id, one.side) for one in match.seats] == [
        (seat, user, (seat + 1) % 2) for seat, user in enumerate(FOUR, 1)
    ]
    assert tuple(one.seat for one in match.seats if one.won) == table.winners
    assert {one.place for one in match.seats if one.won} == {1}
    assert {one.place for one in match.seats if not one.won} == {2}
    assert [one.score for one in match.seats] == list(table.score)
    standings = Standings(process.journal)
    assert await standings.settle() == 1
    process = await restarted(process)
    assert await Standings(process.journal).settle() == 0
    assert len(await rows(process.journal, schema.ratings.c.user_id)) == 4
    await process.close()


async def test_killed_between_any_two_writes_a_match_is_there_with_its_end_or_not_at_all(
    process: Process, tmp_path: Path
) -> None:
    copyist = Copyist(tmp_path / "cards.sqlite3", tmp_path)
    table = await (await process.another(copyist)).started(plays_last=False)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    ended = 0
    for copy, _ in copyist.copies[-8:]:
        reborn = await Process.start(f"sqlite+aiosqlite:///{copy}", Hour(), random.Random(1), AT_ONCE)
        again = reborn.tables.get(table.id)
        over = again.status is Status.OVER
        assert (await counts(reborn.journal))[1:] == ((1, 4) if over else (0, 0))
        ended += over
        while again.status is Status.PLAYING:
            await reborn.fire_due()
            if user_to_move(again) is not None:
                await act_somehow(again)
        assert await counts(reborn.journal) == (again.deal, 1, 4)
        await reborn.close()
    assert 0 < ended < 8


async def test_whoever_takes_over_shares_the_result_and_a_computer_does_not(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(7), AT_ONCE)
    table = await process.started(FOUR)
    await table.leave(BRAM)
    await table.take_over(EVA, "Eva", 2)
    await table.leave(DAAN)
    await played_out(process, table)
    match = await past(process, table)
    assert [one.user_id for one in match.seats] == [ANNA, BRAM, EVA, CHLOE, DAAN]
    assert [one.name for one in match.seats] == ["Anna", "Bram", "Eva", "Chloé", "Daan"]
    # Bram was dealt the first deal; only Daan answers for what the computer did.
    assert [one.share for one in match.seats] == [1, 1 / match.deals, (match.deals - 1) / match.deals, 1, 1]
    assert [one.finished_by for one in match.seats] == [ANNA, EVA, EVA, CHLOE, None]
    assert [(one.deal, one.seat, one.user_id) for one in match.replaced] == [(1, 2, None), (1, 2, EVA), (1, 4, None)]
    # Leaving a match does not free anybody from its result.
    assert match.rated == "yes"
    standings = Standings(process.journal)
    for user in (BRAM, EVA, DAAN):
        assert (await standings.ratings(user)).keys() == {(GUILD, "couillon")}
    moved = {one.user_id: abs(one.after.mu - one.before.mu) for one in await standings.changes(table.id)}
    assert list(moved) == [ANNA, BRAM, EVA, CHLOE, DAAN]
    assert moved[BRAM] + moved[EVA] == pytest.approx(moved[DAAN])
    await process.close()


async def test_a_match_that_began_before_results_were_kept_counts_for_who_sits_there(tmp_path: Path) -> None:
    before = await Process.start(database(tmp_path), Hour(), random.Random(7), AT_ONCE)
    over, table = [await before.started(FOUR) for _ in range(2)]
    await played_out(before, over)
    while table.deal < 3:
        await a_step(before, table)
    await before.close()
    as_it_was_at("0004", tmp_path / "cards.sqlite3")
    process = await Process.start(before.url, Hour(), random.Random(7), AT_ONCE)
    table = process.tables.get(table.id)
    assert (table.deal, table.digest) == (3, None)
    await played_out(process, table)
    match = await past(process, table)
    assert [one.user_id for one in match.seats] == list(FOUR)
    standings = Standings(process.journal)
    # About those that were over by then nothing more is known.
    assert await standings.match(over.id) is None
    assert (await standings.statistics(ANNA)).total.matches == 1
    assert (await standings.ratings(ANNA))[GUILD, "couillon"].matches == 1
    await process.close()


async def test_matches_with_computers_are_rated_where_the_server_counts_them_when_they_end(process: Process) -> None:
    journal, standings = process.journal, Standings(process.journal)
    with_computers = Match((ANNA, None, BRAM, None), (1, 2, 1, 2))
    first = await finish(journal, with_computers)
    await process.tables.change_server(GUILD, lambda _: Server(GUILD, counts_computers=True))
    second = await finish(journal, with_computers)
    only_computers = await finish(journal, Match((None, None, None, None), (1, 2, 1, 2)))
    await process.tables.change_server(GUILD, lambda _: Server(GUILD, counts_computers=False))
    rated = dict(await rows(journal, schema.matches.c.table_id, schema.matches.c.rated))
    assert rated == {first: "computers", second: "yes", only_computers: "nobody"}
    await standings.settle()
    assert {row[0] for row in await rows(journal, schema.ratings.c.table_id)} == {second}
    # Statistics count them all.
    assert (await standings.statistics(ANNA)).total.matches == 2


async def test_a_match_that_is_broken_off_leaves_no_result(process: Process) -> None:
    table = await process.started(FOUR)
    await table.stop(ANNA, force=True)
    assert (await counts(process.journal))[1:] == (0, 0)
    assert await Standings(process.journal).match(table.id) is None


@EACH_KIND
async def test_over_all_servers_matches_count_from_when_somebody_opts_in(process: Process) -> None:
    journal, standings = process.journal, Standings(process.journal)
    await finish(journal, Match(FOUR, (1, 2, 1, 2)))
    await journal.set_person(Person(ANNA, rated_globally=True))
    later = await finish(journal, Match(FOUR, (1, 2, 1, 2)))
    # A fourth for three counts there, too. Whoever meets computers alone is rated on the server that counts it.
    of_three = Match((ANNA, None, BRAM, CHLOE), (1, 2, 1, 2))
    await finish(journal, of_three)
    await process.tables.change_server(GUILD, lambda _: Server(GUILD, counts_computers=True))
    with_computer = await finish(journal, of_three)
    await finish(journal, Match((ANNA, None, BRAM, None), (1, 2, 1, 2)))
    await standings.settle()
    everywhere = await rows(journal, schema.ratings.c.scope, schema.ratings.c.user_id, schema.ratings.c.table_id)
    normal = IDS["normal"]
    assert [row for row in everywhere if row[0] == 0] == [
        *((0, normal, with_computer), (0, ANNA, later), (0, ANNA, with_computer)),
    ]
    assert (await standings.ratings(ANNA))[GUILD, "couillon"].matches == 4
    assert (await standings.ratings(normal)).keys() == {(0, "couillon"), (GUILD, "couillon")}


@EACH_KIND
async def test_two_processes_rate_every_match_once(process: Process) -> None:
    for at in range(6):
        await finish(process.journal, Match(FOUR, (1, 2, 1, 2), at=1e9 + at))
    journals = [await Journal.open(process.url, busy_seconds=LAST_RESORT) for _ in range(2)]
    both = await asyncio.gather(*(Standings(journal).settle() for journal in journals for _ in range(2)))
    for journal in journals:
        await journal.close()
    assert sorted(both) == [0, 0, 0, 6]
    assert len(await rows(process.journal, schema.ratings.c.table_id, schema.ratings.c.user_id)) == 24


@EACH_KIND
async def test_what_the_deals_gave_is_summed_up_with_the_match(process: Process) -> None:
    table = await process.started(FOUR, preset="classic", deals=4)
    await played_out(process, table)
    of_deals = await rows(process.journal, schema.deals.c.points, schema.deals.c.declarers, schema.deals.c.made)
    for place, seat in enumerate((await past(process, table)).seats):
        assert seat.points == sum(json.loads(points)[place] for points, _, _ in of_deals) == table.score[place]
    declared = await rows(process.journal, schema.results.c.seat, schema.results.c.declared, schema.results.c.made)
    assert declared == [(seat, *_times(of_deals, seat)) for seat in (1, 2, 3, 4)]


def _times(of_deals: list[tuple[Any, ...]], seat: int) -> tuple[int, int]:
    """How many deals the seat declared, and how many of them it made."""
    lists = [(json.loads(declarers), json.loads(made)) for _, declarers, made in of_deals]
    return sum(seat in declarers for declarers, _ in lists), sum(seat in made for _, made in lists)
