"""Where messages that name people are: which ones to renew for somebody's sake, and which are unknown."""

from __future__ import annotations

import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from engine.store.posted import Post, Unknown
from engine.table.model.setup import Access
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.tournaments import opened, tournament_setup
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHANNEL,
    CHLOE,
    DAAN,
    EVA,
    FOUR,
    GUILD,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    as_it_was_at,
    database,
)
from tests.engine.store.databases import EACH_KIND, held

FILE = "cards.sqlite3"
NOT_ALLOWED = 50013


@asynccontextmanager
async def started(folder: Path) -> AsyncIterator[Process]:
    process = await Process.start(database(folder), Hour(), random.Random(3), STEPWISE)
    try:
        yield process
    finally:
        await process.close()


def about(table_id: int, message_id: int, kind: str = "lobby", fact: str = "") -> Post:
    return Post(message_id, CHANNEL, GUILD, kind, fact, table_id)


@EACH_KIND
async def test_all_messages_of_tables_and_tournaments_that_know_somebody_are_due_and_no_others(
    process: Process,
) -> None:
    posted = process.tables.posted
    sat = await process.started(FOUR)
    await sat.leave(BRAM)
    invited = await process.open(host=CHLOE, access=Access.INVITED, invited=(BRAM,))
    others = await process.started((ANNA, CHLOE))
    tournament = await opened(process, tournament_setup(host=ANNA), (BRAM,))
    for number, table in enumerate((sat, invited, others), 1):
        await posted.note(about(table.id, number))
    await posted.note(Post(4, CHANNEL, GUILD, "entry", tournament_id=tournament.id))
    await posted.note(Post(5, CHANNEL, GUILD, "said", people=frozenset((BRAM, ANNA))))
    # A number that only begins like theirs is not theirs.
    await posted.note(Post(6, CHANNEL, GUILD, "said", people=frozenset((BRAM * 10, BRAM + 100))))
    assert (await posted.mark(BRAM)).due == {1, 2, 4, 5}
    due = await posted.due()
    assert [(one.message_id, one.people) for one in due] == [
        (5, frozenset((ANNA,))),
        *((number, frozenset()) for number in (4, 2, 1)),
    ]
    assert due[2] == about(invited.id, 2)


@EACH_KIND
async def test_a_rematch_waits_for_those_of_the_match_before_also_after_one_that_was_stopped(process: Process) -> None:
    posted = process.tables.posted
    first = await process.started((ANNA, BRAM))
    while first.status is Status.PLAYING:
        await process.passes(60)
    stopped = await process.tables.rematch(first, ANNA, NAMES[ANNA])
    await stopped.stop(ANNA)
    waiting = await process.tables.rematch(first, ANNA, NAMES[ANNA])
    assert waiting.setup.previous == stopped.id
    await posted.note(about(waiting.id, 1))
    assert (await posted.mark(BRAM)).due == {1}


@EACH_KIND
async def test_what_was_shown_is_due_no_more_and_what_failed_comes_last_and_is_told(process: Process) -> None:
    posted = process.tables.posted
    table = await process.started((ANNA,))
    for number in (1, 2, 3):
        await posted.note(about(table.id, number))
    await posted.mark(ANNA)
    first, second, third = await posted.due()
    await posted.shown(first)
    await posted.failed(second, NOT_ALLOWED)
    assert [one.message_id for one in await posted.due()] == [third.message_id, second.message_id]
    (troubled,) = await posted.troubled(GUILD)
    assert (troubled.message_id, troubled.trouble) == (second.message_id, NOT_ALLOWED)
    assert await posted.troubled(GUILD + 1) == ()
    await posted.drop(third.message_id)
    await posted.shown(second)
    assert await posted.due() == await posted.troubled() == ()


@EACH_KIND
async def test_what_the_database_has_no_time_for_is_written_with_the_next(
    process: Process, caplog: pytest.LogCaptureFixture
) -> None:
    table = await process.started((ANNA,))
    posted = (await process.another(busy_seconds=0.1)).tables.posted
    with held(process.url), caplog.at_level(logging.WARNING):
        await posted.note(about(table.id, 1))
    assert "could not be written down yet" in caplog.text
    await posted.note(about(table.id, 2))
    assert (await posted.mark(ANNA)).due == {1, 2}


async def test_a_message_that_shows_something_else_is_kept_as_that_and_stays_due(process: Process) -> None:
    posted = process.tables.posted
    table = await process.started((ANNA,))
    await posted.note(about(table.id, 1, "motion"))
    await posted.mark(ANNA)
    await posted.note(about(table.id, 1, "outcome", "1.pause.declined.2.1."))
    (due,) = await posted.due()
    assert (due.kind, due.fact) == ("outcome", "1.pause.declined.2.1.")


@EACH_KIND
async def test_of_a_server_that_is_forgotten_no_message_is_kept(process: Process) -> None:
    table = await process.started((ANNA,))
    await process.tables.posted.note(about(table.id, 1))
    await process.tables.servers.leave(GUILD)
    process.hour.time += 31 * 24 * 3600
    assert await process.tables.servers.forget_left() == (GUILD,)
    assert (await process.tables.posted.mark(ANNA)).due == frozenset()


async def test_the_table_is_looked_at_as_it_was_at_the_end_of_a_deal_with_those_who_sat_there(process: Process) -> None:
    table = await process.started(FOUR)
    ends = {}
    while table.deal < 3:
        if table.result is not None and table.deal not in ends:
            ends[table.deal] = (table.view(0), [one.name for one in table.seats if one])
            if table.deal == 1:
                await table.leave(BRAM)
                await table.take_over(EVA, NAMES[EVA], 2)
        await (process.passes(1) if not table.actors else act_somehow(table))
    for deal, (view, names) in ends.items():
        then = await process.tables.as_of(table.id, deal)
        assert (then.deal, then.view(0)) == (deal, view)
        assert [one.name for one in then.seats if one] == (names if deal == 1 else [*NAMES_OF_THEM])
    begun = await process.tables.as_of(table.id, 0)
    assert (begun.deal, [one.name for one in begun.seats if one]) == (0, [NAMES[one] for one in FOUR])
    assert process.tables.get(table.id) is table


async def test_a_deal_after_which_a_match_went_on_has_not_cut_it_short(process: Process) -> None:
    table = await process.started(FOUR, deals=2)
    while table.status is Status.PLAYING:
        await (process.passes(1) if not table.actors else act_somehow(table))
    earlier, last = [await process.tables.as_of(table.id, deal) for deal in (1, 2)]
    assert (earlier.status, last.status) == (Status.PLAYING, Status.OVER)
    assert not earlier.is_cut_short


NAMES_OF_THEM = (NAMES[ANNA], NAMES[EVA], NAMES[CHLOE], NAMES[DAAN])


async def test_what_tables_of_an_older_version_know_of_their_messages_is_taken_over(tmp_path: Path) -> None:
    async with started(tmp_path) as process:
        table = await process.started(FOUR)
        while table.deal < 2:
            await (process.passes(1) if not table.actors else act_somehow(table))
        for number, kind in enumerate(("lobby", "table", "slate", "draw-partners", f"hand-{ANNA}", "reminder-1"), 1):
            await table.set_message(kind, CHANNEL, number)
        over = await process.started(FOUR)
        while over.status is Status.PLAYING:
            await (process.passes(1) if not over.actors else act_somehow(over))
        await over.set_message("lobby", CHANNEL, 7)
        tournament = await opened(process, tournament_setup(host=ANNA), (BRAM,))
        await tournament.set_message("entry", CHANNEL, 8)
        ended_at = process.hour.time
    as_it_was_at("0014", tmp_path / FILE)
    async with started(tmp_path) as process:
        marked = await process.tables.posted.mark(BRAM)
        assert marked.due == {1, 2, 3, 4, 7, 8}
        kept = {one.message_id: (one.kind, one.fact) for one in await process.tables.posted.due()}
        assert kept[2] == ("table", "2")
        assert kept[3] == ("slate", "2")
        assert kept[4] == ("draw-partners", "")
        # Nobody knows where the other messages of these matches stand.
        newest, oldest = marked.unknown
        assert newest == Unknown(over.id, GUILD, CHANNEL, newest.at)
        assert newest.at == pytest.approx(ended_at)
        assert oldest.table_id == table.id
