"""A clock with a reserve: each seat pays for what its turns take beyond their seconds, exactly and for the match."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engine.running.table import Table
from engine.store.replaying import read_snapshot
from engine.table.model.errors import Refused
from engine.table.model.news import Acted, By, Reminder
from engine.table.model.proposal import ProposalKind
from tests.engine.running.support import (
    ANNA,
    BRAM,
    EVA,
    FOUR,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    database,
    restarted,
    user_to_move,
)

TURN, RESERVE = 20, 120


async def started(process: Process, people: tuple[int, ...] = FOUR, **changes: Any) -> Table:
    of: dict[str, Any] = {"turn_seconds": TURN, "reserve_seconds": RESERVE, "plays_last": False}
    return await process.started(people, **of | changes)


def left(table: Table) -> list[float]:
    return [table.reserve_of(seat) for seat in range(1, len(table.seats) + 1)]


def proposed(table: Table) -> ProposalKind | None:
    return table.proposal and table.proposal.kind


def mover(table: Table) -> int:
    (seat,) = table.actors
    return seat


async def takes(process: Process, table: Table, seconds: float) -> int:
    """Whoever is on turn acts after so many seconds; returns their seat."""
    seat = mover(table)
    await process.passes(seconds)
    assert mover(table) == seat
    await act_somehow(table)
    return seat


async def test_a_turn_within_its_seconds_costs_nothing_and_beyond_exactly_what_it_took(slow: Process) -> None:
    table = await started(slow)
    assert table.deadline == slow.hour() + TURN + RESERVE
    await takes(slow, table, TURN)
    assert left(table) == [RESERVE] * 4
    seat = await takes(slow, table, TURN + 12.5)
    assert left(table) == [RESERVE - 12.5 if one == seat else RESERVE for one in range(1, 5)]
    # The next one's turn begins when they act, with all of their own.
    assert table.deadline == slow.hour() + TURN + RESERVE


async def test_when_turn_and_reserve_are_gone_the_clock_plays_and_from_then_on_after_the_turn_alone(
    slow: Process,
) -> None:
    table = await started(slow)
    seat = mover(table)
    await slow.passes(TURN + RESERVE - 1)
    assert slow.notebook.of(Acted) == []
    await slow.passes(1)
    assert [(one.seat, one.by) for one in slow.notebook.of(Acted)] == [(seat, By.CLOCK)]
    assert table.reserve_of(seat) == 0
    while mover(table) != seat:
        await act_somehow(table)
    assert table.deadline == slow.hour() + TURN
    await slow.passes(TURN)
    assert [one.seat for one in slow.notebook.of(Acted) if one.by is By.CLOCK] == [seat, seat]
    occupant = table.occupant(seat)
    assert occupant is not None
    assert occupant.away


async def test_a_reserve_lasts_for_the_match_and_a_rematch_has_a_new_one(slow: Process) -> None:
    table = await started(slow, preset="malmedy", deals=2)
    seat = await takes(slow, table, TURN + 30)
    while table.deal == 1:
        if table.actors:
            await act_somehow(table)
        else:
            await slow.passes(1)
    assert table.reserve_of(seat) == RESERVE - 30
    while table.status.is_live:
        await (act_somehow(table) if table.actors else slow.passes(1))
    again = await slow.tables.rematch(table, ANNA, NAMES[ANNA])
    assert (again.setup.reserve_seconds, left(again)) == (RESERVE, [RESERVE] * 4)


async def test_it_is_the_seats_so_whoever_takes_over_goes_on_with_what_is_left(slow: Process) -> None:
    table = await started(slow)
    user = user_to_move(table)
    assert user is not None
    seat = mover(table)
    await table.offer(user)
    await slow.passes(TURN + 15)
    await table.take_over(EVA, "Eva", seat)
    assert table.reserve_of(seat) == RESERVE - 15
    assert table.deadline == slow.hour() + TURN + RESERVE - 15


async def test_it_survives_a_kill_and_what_a_turn_under_way_has_used_is_given_back(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await started(process)
    seat = await takes(process, table, TURN + 40)
    before = left(table)
    await process.passes(TURN + 5)
    process.hour.time += 10_000
    process = await restarted(process)
    table = process.tables.get(table.id)
    assert (table.setup.reserve_seconds, left(table)) == (RESERVE, before)
    assert before[seat - 1] == RESERVE - 40
    assert table.deadline == process.hour() + TURN + before[mover(table) - 1]
    before[await takes(process, table, TURN + 7) - 1] -= 7
    stored = await process.journal.load(table.id)
    assert stored is not None
    assert [read_snapshot(stored).reserve_of(one) for one in range(1, 5)] == before
    await process.close()


async def test_seconds_in_which_nobody_could_press_are_taken_from_nobody(slow: Process) -> None:
    table = await started(slow)
    seat = mover(table)
    await slow.passes(TURN + 10)
    slow.tables.times.stand_still()
    await slow.passes(500)
    await slow.tables.times.go_on()
    # The turn begins anew, and what was used up before the absence stays so.
    assert table.reserve_of(seat) == RESERVE - 10
    assert table.deadline == slow.hour() + TURN + RESERVE - 10
    await takes(slow, table, TURN)
    assert table.reserve_of(seat) == RESERVE - 10


async def test_nor_when_somebody_could_act_all_the_same(slow: Process) -> None:
    table = await started(slow)
    seat = mover(table)
    await slow.passes(TURN + 10)
    slow.tables.times.stand_still()
    await slow.passes(500)
    await act_somehow(table)
    await slow.passes(500)
    await act_somehow(table)
    await slow.tables.times.go_on()
    assert left(table) == [RESERVE - 10 if one == seat else RESERVE for one in range(1, 5)]


async def test_a_clock_that_is_set_takes_nothing(slow: Process) -> None:
    table = await started(slow)
    await slow.passes(TURN + 10)
    slow.hour.time += 3600
    await slow.tables.times.were_set(3600)
    seat = await takes(slow, table, 5)
    assert table.reserve_of(seat) == RESERVE - 15


async def test_a_pause_holds_it(slow: Process) -> None:
    table = await started(slow, (ANNA, BRAM), preset="chouine")
    seat = mover(table)
    await slow.passes(TURN + 10)
    for user in (ANNA, BRAM):
        await table.pause(user)
    assert table.reserve_of(seat) == RESERVE - 10
    await slow.passes(5000)
    for user in (ANNA, BRAM):
        await table.resume(user)
    assert table.deadline == slow.hour() + TURN + RESERVE - 10
    await takes(slow, table, 1)
    assert table.reserve_of(seat) == RESERVE - 10


async def test_while_others_are_asked_to_end_the_deal_it_is_held_and_they_have_the_time_of_a_turn(
    slow: Process,
) -> None:
    table = await started(slow, preset="points", deals=9)
    while str(table.view(0).phase) != "play":
        await act_somehow(table)
    user = user_to_move(table)
    assert user is not None
    seat = mover(table)
    await slow.passes(TURN + 10)
    await table.concede(user, None)
    assert proposed(table) is ProposalKind.CONCEDE
    assert table.reserve_of(seat) == RESERVE - 10
    assert (table.deadline, table.turn_ends) == (slow.hour() + TURN, None)
    await slow.passes(TURN)
    assert proposed(table) is None
    assert left(table) == [RESERVE - 10 if one == seat else RESERVE for one in range(1, 5)]
    assert table.deadline == slow.hour() + TURN + RESERVE - 10


async def test_what_is_taken_back_gives_no_time_back(slow: Process) -> None:
    table = await started(slow, takes_back=10)
    while str(table.view(0).phase) != "play":
        await act_somehow(table)
    user = user_to_move(table)
    assert user is not None
    seat = await takes(slow, table, TURN + 10)
    await slow.passes(4)
    await table.take_back(user)
    assert mover(table) == seat
    assert left(table) == [RESERVE - 10 if one == seat else RESERVE for one in range(1, 5)]
    assert table.deadline == slow.hour() + TURN + RESERVE - 10


async def test_the_reminder_comes_in_the_turns_own_seconds_and_says_when_the_clock_plays(slow: Process) -> None:
    table = await started(slow)
    deadline = table.deadline
    assert deadline is not None
    await slow.passes(TURN)
    assert slow.notebook.of(Reminder) == [Reminder(mover(table), deadline)]


async def test_a_table_without_one_keeps_none(slow: Process) -> None:
    table = await started(slow, reserve_seconds=0)
    assert (table.deadline, table.turn_ends) == (slow.hour() + TURN, None)
    await takes(slow, table, TURN - 1)
    stored = await slow.journal.load(table.id)
    assert stored is not None
    assert (stored.row["reserve_used"], left(table)) == (None, [0] * 4)


async def test_a_message_remembered_meanwhile_takes_nothing_twice(slow: Process) -> None:
    table = await started(slow)
    seat = mover(table)
    for number in range(3):
        await slow.passes(TURN + 2)
        await table.set_message("table", 1, number + 1)
    assert table.reserve_of(seat) == RESERVE
    await act_somehow(table)
    assert table.reserve_of(seat) == RESERVE - 2 * TURN - 6


async def test_what_another_process_wrote_is_believed(slow: Process) -> None:
    """Whoever reads on what another has written takes its figures, and takes nothing a second time."""
    table = await started(slow)
    there = (await slow.another()).tables.get(table.id)
    seat = mover(table)
    await slow.passes(TURN + 25)
    await act_somehow(there)
    assert there.reserve_of(seat) == RESERVE - 25
    await slow.passes(3)
    with pytest.raises(Refused):
        await act_somehow(table)
    assert left(table) == left(there)
    await act_somehow(table)
    assert table.reserve_of(seat) == RESERVE - 25


async def test_of_several_on_turn_each_pays_for_themselves_and_the_clock_plays_first_for_who_has_less(
    slow: Process,
) -> None:
    table = await at_kontra(slow, turn_seconds=TURN, reserve_seconds=RESERVE)
    first, other = table.actors
    await slow.passes(TURN + 10)
    await passes_on(table, first)
    # The others' time goes on as it was.
    assert (table.reserve_of(first), table.reserve_of(other)) == (RESERVE - 10, RESERVE)
    assert table.deadline == slow.hour() + RESERVE - 10
    await slow.passes(15)
    await passes_on(table, other)
    assert (table.reserve_of(first), table.reserve_of(other)) == (RESERVE - 10, RESERVE - 25)


async def test_of_several_who_has_less_left_is_played_for_first(slow: Process) -> None:
    table = await at_kontra(slow, turn_seconds=TURN, reserve_seconds=RESERVE, taking=50)
    richer, poorer = sorted(table.actors, key=table.reserve_of, reverse=True)
    assert (table.reserve_of(richer), table.reserve_of(poorer)) == (RESERVE, RESERVE - 50)
    begins = len(slow.notebook.of(Acted))
    await slow.passes(TURN + RESERVE - 50)
    assert [(one.seat, one.by) for one in slow.notebook.of(Acted)[begins:]] == [(poorer, By.CLOCK)]
    await slow.passes(49)
    assert table.actors == (richer,)
    await slow.passes(1)
    assert [(one.seat, one.by) for one in slow.notebook.of(Acted)[begins:]] == [(poorer, By.CLOCK), (richer, By.CLOCK)]


async def passes_on(table: Table, seat: int) -> None:
    occupant = table.seats[seat - 1]
    assert occupant is not None
    assert occupant.user_id is not None
    await table.act(occupant.user_id, "pass", table.turn_number(seat))


async def at_kontra(process: Process, taking: float = 0, **changes: Any) -> Table:
    """A table where both opponents of a declared Mit' may speak; `taking`: seconds one of them has used up by then."""
    table = await started(process, preset="malmedy", royes=99, **changes)
    for _ in range(2000):
        user = user_to_move(table)
        if user is None:
            await process.passes(1)
            continue
        seat = mover(table)
        if "mit" in map(str, table.legal(seat)) and (not taking or table.reserve_of(seat % 4 + 1) < RESERVE):
            await table.act(user, "mit", table.turn_number(seat))
            return table
        if taking and all(one == RESERVE for one in left(table)):
            await process.passes(TURN + taking)
        await act_somehow(table)
    raise AssertionError("nobody ever held the queen of spades")


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_happens_each_seat_has_used_exactly_what_its_turns_took(tmp_path: Path, seed: int) -> None:
    """Reckoned a second time, by a bill of each turn: kills, cut-offs and pauses end a turn or begin it anew."""
    rng = random.Random(seed)
    process = await Process.start(database(tmp_path), Hour(), random.Random(seed), STEPWISE)
    table = await started(process, preset="malmedy", royes=99)
    bill = saved = [0.0] * 4
    for _ in range(150):
        if len(table.actors) != 1:
            await (passes_on(table, table.actors[0]) if table.actors else process.passes(1))
            continue
        seat, took = mover(table), rng.choice((1.0, 8.25, TURN, TURN + 0.5, TURN + 3.0))
        acted = len(process.notebook.of(Acted))
        await process.passes(took)
        if len(process.notebook.of(Acted)) > acted:
            # The clock played, and nothing of this turn was left; the next turn has begun within that time.
            assert table.reserve_of(seat) == 0
            bill = saved = [RESERVE - one for one in left(table)]
            continue
        happens = rng.choice(("act", "act", "act", "act", "kill", "cut off", "message"))
        match happens:
            case "act":
                await act_somehow(table)
            case "kill":
                process.hour.time += 1000
                process = await restarted(process)
                table, took = process.tables.get(table.id), 0.0
                # What was paid when the bot was cut off in this turn is given back with it, unless it was saved since.
                bill = saved if left(table) == pytest.approx([RESERVE - one for one in saved]) else bill
            case "cut off":
                process.tables.times.stand_still()
                await process.passes(rng.choice((1, 300)))
                await process.tables.times.go_on()
            case _:
                await table.set_message("table", 1, rng.randrange(1, 1000))
                await process.passes(TURN - took if took < TURN else 0)
                took = max(took, TURN)
                await act_somehow(table)
        bill = [min(RESERVE, one + max(0.0, took - TURN)) if at == seat else one for at, one in enumerate(bill, 1)]
        saved = bill if happens in ("act", "message") else saved
        assert left(table) == pytest.approx([RESERVE - one for one in bill])
    assert any(bill)
    await process.close()
