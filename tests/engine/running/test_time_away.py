"""Nobody is blamed for the bot's downtime, and setting the wall clock changes no turn."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.running.clock import LOOK_AGAIN, SteadyClock, watch
from engine.running.table import Table
from engine.table.model.errors import Refusal
from engine.table.model.news import Acted, Dealt, Reminder, Stopped, TimeGiven, WentAway
from engine.table.model.status import Status
from engine.table.model.times import CLOCK_PRESETS, RESUMED_WITHIN, Pauses
from engine.table.proposals.pausing import DAY, LOBBY_KEPT
from tests.engine.clubs.tournaments.tournaments import opened, tournament_setup
from tests.engine.running.support import ANNA, BRAM, FOUR, STEPWISE, Hour, Process, act_somehow, database, restarted
from tests.engine.table.decisions.test_lobby import refusal


async def test_nobodys_time_runs_out_while_the_bot_is_cut_off_and_then_it_begins_anew(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    await slow.passes(25)
    slow.tables.times.stand_still()
    await slow.passes(10_000)
    assert (slow.notebook.of(Acted), slow.notebook.of(Reminder)) == ([], [])
    await slow.tables.times.go_on()
    assert slow.notebook.of(TimeGiven) == [TimeGiven()]
    assert table.deadline == slow.hour() + 60
    await slow.passes(59)
    assert (len(slow.notebook.of(Reminder)), slow.notebook.of(Acted)) == (1, [])
    await slow.passes(1)
    assert len(slow.notebook.of(Acted)) == 1
    assert slow.notebook.of(WentAway) == []


async def test_a_moment_away_gives_back_a_turn_of_minutes_whole(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    await slow.passes(58)
    slow.tables.times.stand_still()
    await slow.passes(2)
    await slow.tables.times.go_on()
    assert table.deadline == slow.hour() + 60


async def test_what_somebody_did_when_the_bot_was_cut_off_counts_and_the_next_one_has_a_whole_turn(
    slow: Process,
) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    slow.tables.times.stand_still()
    await slow.passes(1_000)
    await act_somehow(table)
    await slow.passes(1_000)
    await slow.tables.times.go_on()
    assert (table.number, table.deadline) == (2, slow.hour() + 60)
    assert not any(one.missed for one in table.seats if one)


async def test_only_who_waits_for_somebody_is_told_of_more_time(slow: Process) -> None:
    lobby, clockless = await slow.open(), await slow.started(FOUR, turn_seconds=0)
    paused = await slow.started((ANNA,))
    await paused.pause(ANNA)
    slow.tables.times.stand_still()
    slow.tables.times.stand_still()
    await slow.passes(10)
    await slow.tables.times.go_on()
    await slow.tables.times.go_on()
    assert slow.notebook.of(TimeGiven) == []
    assert (lobby.status, clockless.deadline, paused.deadline) == (Status.LOBBY, None, None)


async def test_by_moments_in_which_nobody_could_press_a_turn_of_days_does_not_last_for_ever(slow: Process) -> None:
    turn = CLOCK_PRESETS["correspondence"]
    table = await slow.started(FOUR, turn_seconds=turn)
    deadline = slow.hour() + turn
    for _ in range(10):
        await slow.passes(turn / 20)
        slow.tables.times.stand_still()
        await slow.passes(7)
        await slow.tables.times.go_on()
        deadline += 7
        assert table.deadline == deadline
    # A day's absence is another thing.
    slow.tables.times.stand_still()
    await slow.passes(DAY)
    await slow.tables.times.go_on()
    assert table.deadline == slow.hour() + turn


async def test_whoever_is_asked_to_go_on_has_a_whole_day_after_a_restart(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started((ANNA, BRAM))
    for user_id in (ANNA, BRAM):
        await table.pause(user_id)
    await table.resume(ANNA)
    process.hour.time += 3 * DAY
    process = await restarted(process)
    table = process.tables.get(table.id)
    assert table.deadline == process.hour() + RESUMED_WITHIN
    await process.passes(RESUMED_WITHIN - 1)
    assert process.notebook.of(WentAway) == []
    await process.close()


@dataclass
class Machine:
    """A wall clock that somebody may set, and the time that really passes."""

    wall: float = 1_000_000.0
    monotonic: float = 77.0

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.monotonic += seconds


@asynccontextmanager
async def on_a_machine(folder: Path) -> AsyncIterator[tuple[Process, Machine, SteadyClock]]:
    machine = Machine()
    steady = SteadyClock(lambda: machine.wall, lambda: machine.monotonic)
    process = await Process.start(database(folder), Hour(), random.Random(3), STEPWISE, now=steady.now)
    try:
        yield process, machine, steady
    finally:
        await process.close()


async def passes(process: Process, machine: Machine, seconds: float) -> None:
    """Time passes second by second, and what is due happens."""
    for _ in range(round(seconds)):
        machine.passes(1)
        await process.fire_due()


SET_BY = pytest.mark.parametrize("seconds", [3600.0, -3600.0, 90_000.0])
NOTICED = pytest.mark.parametrize("noticed", [True, False], ids=["noticed", "not yet"])


async def set_clock(process: Process, machine: Machine, steady: SteadyClock, seconds: float, *, noticed: bool) -> None:
    machine.wall += seconds
    if noticed:
        assert steady.follow() == seconds
        await process.tables.times.were_set(seconds)
        assert steady.now() == machine.wall


@SET_BY
@NOTICED
async def test_an_hour_back_or_forth_changes_no_turn(tmp_path: Path, seconds: float, *, noticed: bool) -> None:
    async with on_a_machine(tmp_path) as (process, machine, steady):
        table = await process.started(FOUR, turn_seconds=60)
        await passes(process, machine, 20)
        await set_clock(process, machine, steady, seconds, noticed=noticed)
        assert table.deadline == steady.now() + 40
        await passes(process, machine, 9)
        assert process.notebook.of(Reminder) == []
        await passes(process, machine, 1)
        assert len(process.notebook.of(Reminder)) == 1
        # What the journal says about it is correct.
        await table.reload()
        await passes(process, machine, 29)
        assert process.notebook.of(Acted) == []
        await passes(process, machine, 1)
        assert len(process.notebook.of(Acted)) == 1


@SET_BY
@NOTICED
async def test_nor_the_pause_after_a_deal_nor_how_long_a_computer_thinks(
    tmp_path: Path, seconds: float, *, noticed: bool
) -> None:
    async with on_a_machine(tmp_path) as (process, machine, steady):
        table = await process.started(FOUR, turn_seconds=60)
        while table.result is None:
            await act_somehow(table)
        await passes(process, machine, 4)
        await set_clock(process, machine, steady, seconds, noticed=noticed)
        await passes(process, machine, 5)
        assert len(process.notebook.of(Dealt)) == 1
        await passes(process, machine, 1)
        assert len(process.notebook.of(Dealt)) == 2
        other = await process.started((ANNA,))
        while other.actors == (1,):
            await act_somehow(other)
        number = other.number
        machine.passes(0.5)
        await set_clock(process, machine, steady, seconds, noticed=noticed)
        await process.fire_due()
        assert other.number == number
        await passes(process, machine, 1)
        assert other.number == number + 1


@SET_BY
@NOTICED
async def test_nor_how_long_something_can_be_taken_back(tmp_path: Path, seconds: float, *, noticed: bool) -> None:
    async with on_a_machine(tmp_path) as (process, machine, steady):
        table = await process.started(FOUR, turn_seconds=60, takes_back=10)
        while str(table.view(0).phase) != "play":
            await act_somehow(table)
        await passes(process, machine, 15)
        (actor,) = table.actors
        await act_somehow(table)
        await passes(process, machine, 5)
        await set_clock(process, machine, steady, seconds, noticed=noticed)
        occupant = table.seats[actor - 1]
        assert occupant is not None
        assert occupant.user_id is not None
        assert table.taken_back_until == steady.now() + 5
        await passes(process, machine, 6)
        assert await refusal(table.take_back(occupant.user_id)) is Refusal.TOO_LATE_TO_TAKE_BACK


@SET_BY
async def test_nor_the_pause_between_two_rounds(tmp_path: Path, seconds: float) -> None:
    async with on_a_machine(tmp_path) as (process, machine, steady):
        tournament = await opened(process, tournament_setup(rounds=2), (BRAM,))
        await tournament.start(ANNA)
        for _ in range(2_000):
            if tournament.state.deadline is not None:
                break
            for table in process.tables.in_guild(900):
                if table.actors:
                    await _act(table)
            await passes(process, machine, 1)
        assert tournament.state.deadline is not None
        left = tournament.state.deadline - steady.now()
        await set_clock(process, machine, steady, seconds, noticed=True)
        assert tournament.state.deadline - steady.now() == left
        await passes(process, machine, left - 1)
        assert tournament.round == 1
        await passes(process, machine, 2)
        assert tournament.round == 2


async def _act(table: Table) -> None:
    for one in table.seats:
        if one and one.user_id is not None and table.seat_of(one.user_id) in table.actors:
            await act_somehow(table)
            return


async def test_days_until_a_table_stops_go_by_the_calendar(tmp_path: Path) -> None:
    async with on_a_machine(tmp_path) as (process, machine, steady):
        table = await process.open()
        await set_clock(process, machine, steady, LOBBY_KEPT - 60, noticed=True)
        await passes(process, machine, 59)
        assert table.status is Status.LOBBY
        await passes(process, machine, 1)
        assert len(process.notebook.of(Stopped)) == 1


async def test_small_differences_of_two_clocks_are_let_be() -> None:
    machine = Machine()
    steady = SteadyClock(lambda: machine.wall, lambda: machine.monotonic)
    machine.wall += 1.5
    assert steady.follow() == 0.0
    machine.wall += 1.0
    assert steady.follow() == 2.5
    assert steady.follow() == 0.0


async def test_the_wall_clock_is_looked_at_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    machine, told, slept = Machine(), list[float](), list[float]()
    steady = SteadyClock(lambda: machine.wall, lambda: machine.monotonic)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        machine.passes(seconds)
        if len(slept) == 2:
            machine.wall += 3600
        if len(slept) == 4:
            raise asyncio.CancelledError

    async def jumped(seconds: float) -> None:
        told.append(seconds)

    monkeypatch.setattr("engine.running.clock.asyncio.sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await watch(steady, jumped)
    assert (told, slept) == ([3600.0], [LOOK_AGAIN] * 4)


async def test_the_timer_itself_follows_when_the_time_is_set(tmp_path: Path) -> None:
    wound: list[float] = []

    def call_later(seconds: float, ring: object) -> asyncio.TimerHandle:
        wound.append(seconds)
        return asyncio.get_running_loop().call_later(10_000, print)

    machine = Machine()
    steady = SteadyClock(lambda: machine.wall, lambda: machine.monotonic)
    url = database(tmp_path)
    process = await Process.start(url, Hour(), random.Random(3), Pauses(), now=steady.now, call_later=call_later)
    await process.open()
    machine.wall += LOBBY_KEPT - 60
    await process.tables.times.were_set(steady.follow())
    assert wound[-1] == pytest.approx(60)
    await process.close()
