"""Tables that nobody uses any more stop by themselves, without results, and can say why."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from engine.running.table import Table
from engine.table.model.errors import Refusal
from engine.table.model.news import Stopped
from engine.table.model.status import Pause, Status, Stop, StopKind
from engine.table.model.times import CLOCK_PRESETS
from tests.engine.clubs.tournaments.tournaments import opened, tournament_setup
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHANNEL,
    FOUR,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    database,
    restarted,
)
from tests.engine.table.decisions.test_lobby import refusal

DAY = 24 * 3600.0
LOBBY_KEPT = DESERTED_KEPT = DAY
DESERTED_LONG_KEPT = 7 * DAY
PAUSED_KEPT = CLOCKLESS_KEPT = 30 * DAY
"""As docs/staying.md has them."""


def results(process: Process) -> int:
    connection = sqlite3.connect(process.url.partition("///")[2])
    (count,) = connection.execute("SELECT count(*) FROM results").fetchone()
    connection.close()
    return int(count)


async def stops_after(process: Process, table: Table, seconds: float, why: StopKind) -> None:
    """A little earlier the table is there, then it is not, and everybody hears why, also after a restart."""
    await process.passes(seconds - 1)
    assert table.status.is_live
    assert process.notebook.of(Stopped) == []
    await process.passes(1)
    assert (table.status, table.stopped) == (Status.STOPPED, Stop(why))
    assert process.notebook.of(Stopped) == [Stopped(Stop(why))]
    assert process.tables.of_user(ANNA) == ()
    assert (results(process), process.next_wake) == (0, None)
    again = (await process.another()).tables.get(table.id)
    assert (again.status, again.stopped) == (Status.STOPPED, Stop(why))


async def test_a_table_that_nobody_starts_stops_a_day_after_the_last_change(slow: Process) -> None:
    table = await slow.open()
    await slow.passes(LOBBY_KEPT - 60)
    await table.sit(BRAM, "Bram")
    # Moving its message is no change.
    await slow.passes(60)
    await table.set_message("lobby", 5, 6)
    await stops_after(slow, table, LOBBY_KEPT - 60, StopKind.LOBBY)
    assert await refusal(table.start(ANNA)) is Refusal.TABLE_OVER


async def test_a_table_deserted_by_all_stops_after_a_day(slow: Process) -> None:
    table = await slow.started([ANNA], turn_seconds=60)
    while table.paused is None:
        await slow.passes(1)
    await stops_after(slow, table, DESERTED_KEPT, StopKind.NOBODY)


async def test_a_deserted_table_at_which_turns_take_days_stops_after_a_week(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=CLOCK_PRESETS["correspondence"])
    while table.paused is None:
        await slow.passes(DAY / 2)
    left = DESERTED_LONG_KEPT - slow.hour() % (DAY / 2)
    await slow.passes(left - DAY / 2)
    assert (table.status, table.paused) == (Status.PLAYING, Pause.NOBODY)
    await slow.passes(DAY)
    assert (table.status, table.stopped) == (Status.STOPPED, Stop(StopKind.NOBODY))


async def test_who_comes_back_in_time_keeps_the_table(slow: Process) -> None:
    table = await slow.started([ANNA], turn_seconds=60)
    await slow.passes(DESERTED_KEPT)
    await table.back(ANNA)
    await slow.passes(59)
    await act_somehow(table)
    await slow.passes(DESERTED_KEPT - 600)
    assert table.status is Status.PLAYING


async def test_an_agreed_pause_is_kept_for_a_month_and_answers_put_that_off(slow: Process) -> None:
    table = await slow.started([ANNA, BRAM])
    for user in (ANNA, BRAM):
        await table.pause(user)
    await slow.passes(PAUSED_KEPT - DAY)
    await table.resume(ANNA)
    await table.decline(ANNA)
    await stops_after(slow, table, PAUSED_KEPT, StopKind.PAUSED)


async def test_without_a_clock_a_table_at_which_nobody_acts_stops_after_a_month(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=0)
    await slow.passes(CLOCKLESS_KEPT - 1)
    await act_somehow(table)
    await stops_after(slow, table, CLOCKLESS_KEPT, StopKind.CLOCKLESS)


async def test_a_table_being_played_by_the_clock_never_stops_by_itself(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=CLOCK_PRESETS["correspondence"])
    for _ in range(20):
        await slow.passes(1.9 * DAY)
        if table.actors:
            await act_somehow(table)
    assert table.status is Status.PLAYING


async def test_tables_of_a_tournament_go_on_without_people_and_do_not_stop(slow: Process) -> None:
    tournament = await opened(slow, tournament_setup(4, rounds=1), (BRAM,))
    await tournament.start(ANNA)
    (table,) = slow.tables.of_user(ANNA)
    assert await refusal(table.pause(ANNA)) is Refusal.OF_TOURNAMENT
    await slow.passes(2 * DAY)
    assert (table.status, tournament.status, table.stopped) == (Status.OVER, Status.OVER, None)


async def test_a_table_stopped_by_its_host_did_not_stop_by_itself(slow: Process) -> None:
    table = await slow.open()
    await slow.passes(60)
    await table.stop(ANNA)
    how = Stop(StopKind.HOST, ANNA, "Anna")
    assert (table.stopped, slow.notebook.of(Stopped)) == (how, [Stopped(how)])


async def test_a_table_whose_channel_is_gone_stops_but_not_in_a_tournament(slow: Process) -> None:
    table = await slow.started([ANNA, BRAM])
    await table.lose_channel()
    assert (table.status, table.stopped, results(slow)) == (Status.STOPPED, Stop(StopKind.CHANNEL), 0)
    tournament = await opened(slow, tournament_setup(4, rounds=1), (BRAM,))
    await tournament.start(ANNA)
    (table,) = slow.tables.in_channel(CHANNEL)
    await table.lose_channel()
    assert table.status is Status.PLAYING


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_kill_around_the_moment_changes_nothing(tmp_path: Path, when: str) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.open()
    await process.passes(60)
    process = await restarted(process)
    if when == "before":
        await process.passes(LOBBY_KEPT - 61)
        assert process.tables.get(table.id).status is Status.LOBBY
        process = await restarted(process)
    # The time comes, or came while nothing was running.
    process.hour.time += LOBBY_KEPT
    process = await restarted(process)
    await process.fire_due()
    assert process.tables.get(table.id).stopped == Stop(StopKind.LOBBY)
    assert process.notebook.of(Stopped) == [Stopped(Stop(StopKind.LOBBY))]
    await process.close()


async def test_a_table_from_before_there_was_such_a_moment_gets_one(slow: Process) -> None:
    table = await slow.open()
    connection = sqlite3.connect(slow.url.partition("///")[2])
    with connection:
        connection.execute("UPDATE tables SET expires = NULL")
    connection.close()
    other = await slow.another()
    await other.passes(LOBBY_KEPT)
    assert other.tables.get(table.id).stopped == Stop(StopKind.LOBBY)
