"""Time at a table: turn clock, reminder, away and back, pauses."""

from __future__ import annotations

import asyncio

import pytest

from engine.core.errors import IllegalAction, Reason
from engine.running.clock import Clock
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Acted, By, CameBack, Dealt, Reminder, WentAway
from tests.engine.running.support import ANNA, BRAM, EVA, FOUR, Hour, Process, act_somehow, user_to_move


async def until_away(process: Process, table: Table, user: int) -> None:
    """Everyone but this person plays, until the clock counts that person as away."""
    while True:
        seat = table.seat_of(user)
        assert seat is not None
        occupant = table.occupant(seat)
        assert occupant is not None
        if occupant.away:
            return
        mover = user_to_move(table)
        if mover is None or mover == user:
            await process.passes(60)
        else:
            await act_somehow(table)


async def test_a_computer_thinks_for_its_pause_and_then_acts_once(slow: Process) -> None:
    table = await slow.started()
    while user_to_move(table) is None:
        number = table.number
        await slow.passes(0.9)
        assert table.number == number
        await slow.passes(0.1)
        assert table.number == number + 1


async def test_a_person_is_reminded_once_and_then_the_computer_plays(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    (seat,) = table.actors
    deadline = slow.hour() + 60
    assert table.deadline == deadline
    await slow.passes(29)
    assert slow.notebook.of(Reminder) == []
    await slow.passes(30)
    assert slow.notebook.of(Reminder) == [Reminder(seat, deadline)]
    assert slow.notebook.of(Acted) == []
    await slow.passes(1)
    (acted,) = slow.notebook.of(Acted)
    assert (acted.seat, acted.by) == (seat, By.CLOCK)
    occupant = table.occupant(seat)
    assert occupant is not None
    assert (occupant.missed, occupant.away) == (1, False)
    assert slow.notebook.of(WentAway) == []


async def test_who_acts_in_time_is_not_reminded(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    for _ in range(4):
        await slow.passes(25)
        await act_somehow(table)
    assert slow.notebook.of(Reminder) == []


async def test_without_a_clock_a_table_waits_for_ever(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=0)
    assert table.deadline is None
    await slow.passes(1_000_000)
    assert (table.number, slow.notebook.of(Reminder)) == (1, [])


async def test_two_misses_in_a_row_make_someone_away_and_the_computer_stands_in(slow: Process) -> None:
    table = await slow.started((ANNA, BRAM), turn_seconds=60)
    await until_away(slow, table, BRAM)
    assert slow.notebook.of(WentAway) == [WentAway(2)]
    assert [acted.by for acted in slow.notebook.of(Acted) if acted.seat == 2] == [By.CLOCK, By.CLOCK]
    # From now on Bram's turns pass at the computer's pace.
    for _ in range(200):
        if table.actors == (2,):
            break
        if user_to_move(table) == ANNA:
            await act_somehow(table)
        else:
            await slow.passes(1)
    assert (table.actors, table.deadline) == ((2,), None)
    await slow.passes(1)
    assert slow.notebook.of(Acted)[-1].by is By.COMPUTER
    assert slow.notebook.of(Acted)[-1].seat == 2


async def test_misses_count_only_in_a_row(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    (seat,) = table.actors
    await slow.passes(60)
    while table.actors != (seat,):
        await act_somehow(table)
    await act_somehow(table)
    occupant = table.occupant(seat)
    assert occupant is not None
    assert occupant.missed == 0


async def until_second_seat_is_to_act(slow: Process, table: Table) -> None:
    """Anna acts for herself; the computer or the clock acts for everybody else."""
    while table.actors != (2,):
        if user_to_move(table) == ANNA:
            await act_somehow(table)
        else:
            await slow.passes(1)


async def test_who_is_away_comes_back_by_acting_on_their_turn(slow: Process) -> None:
    table = await slow.started((ANNA, BRAM), turn_seconds=60)
    await until_away(slow, table, BRAM)
    await until_second_seat_is_to_act(slow, table)
    number = table.number
    await table.act(BRAM, str(table.legal(2)[0]), number)
    assert table.number == number + 1
    assert slow.notebook.of(CameBack) == [CameBack(2)]
    assert slow.notebook.of(Acted)[-1].by is By.PERSON
    occupant = table.occupant(2)
    assert occupant is not None
    assert (occupant.away, occupant.missed) == (False, 0)


async def test_who_is_away_is_back_even_when_the_press_comes_too_late(process: Process) -> None:
    table = await process.started((ANNA, BRAM), turn_seconds=60)
    await until_away(process, table, BRAM)
    with pytest.raises(Refused) as refused:
        await table.act(BRAM, "accept", 1)
    assert refused.value.reason is Refusal.STALE
    assert process.notebook.of(CameBack) == [CameBack(2)]
    while user_to_move(table) != BRAM:
        await act_somehow(table)


async def test_of_two_presses_of_someone_away_one_counts(slow: Process) -> None:
    table = await slow.started((ANNA, BRAM), turn_seconds=60)
    await until_away(slow, table, BRAM)
    await until_second_seat_is_to_act(slow, table)
    number, action = table.number, str(table.legal(2)[0])
    answers = await asyncio.gather(*(table.act(BRAM, action, number) for _ in range(3)), return_exceptions=True)
    assert [answer.reason for answer in answers if isinstance(answer, Refused)] == [Refusal.STALE] * 2
    assert table.number == number + 1
    assert len(slow.notebook.of(CameBack)) == 1


async def test_a_message_remembered_when_time_has_just_run_out_does_not_stop_the_clock(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    slow.hour.time += 61
    await table.set_message("table", 1, 2)
    await slow.fire_due()
    assert table.number == 2


async def test_who_is_away_and_acts_out_of_turn_is_back_but_refused(process: Process) -> None:
    table = await process.started((ANNA, BRAM), turn_seconds=60)
    await until_away(process, table, BRAM)
    assert user_to_move(table) == ANNA
    with pytest.raises(IllegalAction) as illegal:
        await table.act(BRAM, "accept", None)
    assert illegal.value.reason is Reason.NOT_YOUR_TURN
    assert process.notebook.of(CameBack) == [CameBack(2)]


async def test_who_comes_back_on_their_turn_has_all_the_time_of_a_turn(slow: Process) -> None:
    table = await slow.started((ANNA, BRAM), turn_seconds=60)
    await until_away(slow, table, BRAM)
    await until_second_seat_is_to_act(slow, table)
    await table.back(BRAM)
    assert table.deadline == slow.hour() + 60
    number = table.number
    await slow.passes(30)
    assert table.number == number


async def test_an_offer_or_another_seat_changing_leaves_the_time_as_it_is(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    (seat,) = table.actors
    deadline = table.deadline
    await slow.passes(20)
    other = next(one for one in FOUR if table.seat_of(one) != seat)
    await table.offer(other)
    await table.leave(other)
    assert table.deadline == deadline


async def test_who_takes_over_on_the_turn_has_all_the_time_of_a_turn(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    user = user_to_move(table)
    assert user is not None
    seat = table.seat_of(user)
    assert seat is not None
    await table.offer(user)
    await slow.passes(20)
    await table.take_over(EVA, "Eva", seat)
    assert table.deadline == slow.hour() + 60


async def test_the_next_deal_comes_after_its_pause(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    while table.result is None:
        await act_somehow(table)
    await slow.passes(9)
    assert len(slow.notebook.of(Dealt)) == 1
    await slow.passes(1)
    assert len(slow.notebook.of(Dealt)) == 2


async def test_a_table_that_has_ended_is_never_woken(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    await table.stop(ANNA, force=True)
    assert slow.next_wake is None
    assert table.deadline is None


def ringing(hour: Hour) -> tuple[Clock, list[int]]:
    rung: list[int] = []

    async def wake(table_id: int) -> None:
        rung.append(table_id)

    return Clock(hour, wake), rung


async def test_a_clock_wakes_each_table_at_its_newest_time_and_once() -> None:
    hour = Hour(0)
    clock, rung = ringing(hour)
    clock.set(1, 10)
    clock.set(2, 5)
    clock.set(1, 3)
    clock.set(3, 4)
    clock.set(3, None)
    hour.time = 4
    await clock.fire_due()
    assert rung == [1]
    hour.time = 20
    await clock.fire_due()
    await clock.fire_due()
    assert rung == [1, 2]
    await clock.close()


async def test_a_clock_forgets_times_that_were_changed() -> None:
    hour = Hour(0)
    clock, rung = ringing(hour)
    for time in range(10_000, 1000, -1):
        clock.set(1, time)
    assert len(clock._heap) < 200
    clock.set(1, 20_000)
    hour.time = 19_999
    await clock.fire_due()
    assert rung == []
    assert clock.next == 20_000
    await clock.close()


async def test_the_clock_rings_by_itself() -> None:
    woken: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def wake(table_id: int) -> None:
        woken.set_result(table_id)

    clock = Clock(lambda: 0.0, wake)
    clock.set(7, 0.0)
    assert await woken == 7
    await clock.close()
