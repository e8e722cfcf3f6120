"""Paused matches: no clock, no computers, no next deal until the people are back, even if the bot is killed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.running.table import Table
from engine.table.model.errors import Refusal
from engine.table.model.news import Acted, CameBack, Overruled, Reminder, WentAway
from engine.table.model.proposal import Manager, ProposalKind
from engine.table.model.status import Pause, Status
from engine.table.model.times import CLOCK_PRESETS, Pauses
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    EVA,
    FOUR,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    database,
    everything_seen,
    restarted,
    user_to_move,
)
from tests.engine.running.test_clock import until_away
from tests.engine.table.decisions.test_lobby import refusal

DAY = 24 * 3600.0
PAUSED_KEPT, RESUMED_WITHIN = 30 * DAY, DAY
"""As docs/staying.md has them."""


async def paused(process: Process, *people: int, **changes: object) -> Table:
    """A table where the match has just been paused."""
    table = await process.started(people, **changes)
    for user in people:
        await table.pause(user)
    assert table.paused is Pause.AGREED
    return table


async def all_say_they_are_back(table: Table, *people: int) -> None:
    for user in people:
        await table.resume(user)


def away(table: Table) -> list[bool]:
    return [one.away for one in table.seats if one]


async def test_while_a_match_is_paused_no_clock_runs_and_nobody_is_reminded(slow: Process) -> None:
    table = await paused(slow, *FOUR, turn_seconds=60)
    number = table.number
    assert table.deadline is None
    await slow.passes(10 * DAY)
    assert (table.number, slow.notebook.of(Reminder)) == (number, [])
    assert away(table) == [False] * 4


async def test_while_a_match_is_paused_computers_wait(slow: Process) -> None:
    table = await slow.started([ANNA], turn_seconds=60)
    while user_to_move(table) is not None:
        await act_somehow(table)
    await table.pause(ANNA)
    number = table.number
    await slow.passes(60)
    assert table.number == number
    await table.resume(ANNA)
    await slow.passes(1)
    assert table.number == number + 1


async def test_while_a_match_is_paused_no_deal_follows(slow: Process) -> None:
    table = await slow.started(FOUR)
    while table.result is None:
        await act_somehow(table)
    for user in FOUR:
        await table.pause(user)
    await slow.passes(DAY)
    assert await refusal(table.next_deal(ANNA)) is Refusal.PAUSED
    assert table.deal == 1
    await all_say_they_are_back(table, *FOUR)
    await slow.passes(9.9)
    assert table.deal == 1
    await slow.passes(0.1)
    assert table.deal == 2


async def test_where_turns_take_days_there_are_minutes_for_the_score_too(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=CLOCK_PRESETS["correspondence"])
    while table.result is None:
        await act_somehow(table)
    await slow.passes(399)
    assert table.deal == 1
    await slow.passes(1)
    assert table.deal == 2


@pytest.mark.parametrize(
    ("preset", "turn", "minutes"),
    [
        ("malmedy", 3600, 10),
        ("pagat", 3600, 20),
        ("malmedy", 3599, 0.25),
        ("pagat", 3599, 0.5),
    ],
)
async def test_the_next_deal_comes_after_ten_minutes_where_turns_take_an_hour_and_after_twice_that_where_somebody_cuts(
    tmp_path: Path, preset: str, turn: int, minutes: float
) -> None:
    options = {"troel": "off"} if preset == "pagat" else {"deals": 9}
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), Pauses())
    table = await process.started(FOUR, preset=preset, turn_seconds=turn, **options)
    while table.result is None:
        user = user_to_move(table)
        assert user is not None
        legal = [str(one) for one in table.legal(table.seat_of(user) or 0)]
        await table.act(user, "pass" if preset == "pagat" else legal[0], table.number)
    assert table.deadline == process.hour() + 60 * minutes
    await process.close()


async def test_acting_is_refused_and_changes_nothing(process: Process) -> None:
    table = await paused(process, *FOUR)
    user, seen = user_to_move(table), everything_seen(table)
    assert user is not None
    assert await refusal(table.act(user, "accept", table.number)) is Refusal.PAUSED
    assert everything_seen(table) == seen
    assert await refusal(table.pause(ANNA)) is Refusal.PAUSED


async def test_it_goes_on_when_all_have_said_so_with_all_the_time_of_a_turn(slow: Process) -> None:
    table = await paused(slow, *FOUR, turn_seconds=60)
    await slow.passes(3 * DAY)
    await all_say_they_are_back(table, *FOUR[:3])
    assert (table.paused, sorted(table.missing_answers)) == (Pause.AGREED, [4])
    await table.resume(DAAN)
    assert (table.paused, table.proposal, table.deadline) == (None, None, slow.hour() + 60)
    await act_somehow(table)


async def test_only_a_paused_match_can_go_on(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    assert await refusal(table.resume(ANNA)) is Refusal.NOT_PAUSED
    assert await refusal(table.go_on_without(ANNA)) is Refusal.NOT_PROPOSED


@pytest.mark.parametrize(("turn", "wait"), [(0, 3600), (60, 60), (3 * DAY, 3 * DAY)])
async def test_nobody_is_gone_on_without_before_a_turn_would_be_over_and_then_the_others_are_asked(
    slow: Process, turn: int, wait: float
) -> None:
    table = await paused(slow, *FOUR, turn_seconds=turn)
    await table.resume(BRAM)
    await table.resume(CHLOE)
    await slow.passes(wait - 1)
    seen = everything_seen(table)
    assert await refusal(table.go_on_without(ANNA)) is Refusal.STILL_AWAITED
    assert everything_seen(table) == seen
    await slow.passes(1)
    if turn > RESUMED_WITHIN:
        assert away(table)[3]
        return
    await table.go_on_without(ANNA)
    assert (table.paused, away(table)) == (Pause.AGREED, [False] * 4)
    assert sorted(table.missing_answers) == [2, 3]
    await table.agree(BRAM)
    await table.agree(CHLOE)
    assert (table.paused, away(table)) == (None, [False, False, False, True])
    # The seat stays theirs: the others would have to agree on removing them too.
    for act in (table.offer(ANNA, 4), table.remove(ANNA, 4), table.take_over(EVA, NAMES[EVA], 4)):
        assert await refusal(act) in (Refusal.SEAT_NOT_AWAY, Refusal.TAKES_AGREEMENT, Refusal.NOT_OFFERED)


async def test_who_presses_meanwhile_is_back_and_nobody_is_gone_on_without(slow: Process) -> None:
    for says in (Table.resume, Table.agree):
        table = await paused(slow, *FOUR)
        for person in (BRAM, CHLOE):
            await table.resume(person)
        await slow.passes(3600)
        await table.go_on_without(ANNA)
        assert await refusal(table.resume(BRAM)) is Refusal.ALREADY_AGREED
        await says(table, DAAN)
        assert (table.paused, table.proposal, away(table)) == (None, None, [False] * 4)


async def test_one_of_the_others_or_who_is_missing_can_say_no(slow: Process) -> None:
    for person in (CHLOE, DAAN):
        table = await paused(slow, *FOUR)
        for one in (BRAM, CHLOE):
            await table.resume(one)
        await slow.passes(3600)
        await table.go_on_without(ANNA)
        await table.decline(person)
        assert (table.paused, table.proposal, away(table)) == (Pause.AGREED, None, [False] * 4)


async def test_a_manager_of_the_server_goes_on_at_once_with_a_reason_and_the_seats_stay(slow: Process) -> None:
    table = await paused(slow, *FOUR)
    mia = Manager(EVA, "Mia", "the bar closes")
    assert await refusal(table.overrule(ProposalKind.WITHOUT, "", mia)) is Refusal.NOT_PROPOSED
    await table.resume(BRAM)
    await table.overrule(ProposalKind.WITHOUT, "", mia)
    assert (table.paused, away(table)) == (None, [True, False, True, True])
    assert [(one.kind, one.by.reason) for one in slow.notebook.of(Overruled)] == [(ProposalKind.WITHOUT, mia.reason)]
    assert await refusal(table.take_over(EVA, NAMES[EVA], 3)) is Refusal.NOT_OFFERED


async def test_where_nobody_else_is_there_to_ask_the_missing_have_their_day(slow: Process) -> None:
    table = await paused(slow, ANNA, BRAM, turn_seconds=60)
    await table.resume(ANNA)
    await slow.passes(RESUMED_WITHIN - 1)
    assert await refusal(table.go_on_without(ANNA)) is Refusal.STILL_AWAITED
    await slow.passes(1)
    assert (table.paused, away(table)[1]) == (None, True)


async def test_going_on_without_somebody_can_only_follow_on_wanting_to_go_on(slow: Process) -> None:
    table = await paused(slow, *FOUR)
    assert await refusal(table.propose(ANNA, ProposalKind.WITHOUT, "4")) is Refusal.NOT_PROPOSED


async def test_without_an_answer_to_that_who_was_missing_is_away_when_their_day_is_over(slow: Process) -> None:
    table = await paused(slow, *FOUR)
    await table.resume(BRAM)
    await table.resume(CHLOE)
    await slow.passes(3600)
    await table.go_on_without(ANNA)
    await table.agree(BRAM)
    await slow.passes(RESUMED_WITHIN - 3600 - 1)
    assert (table.paused, sorted(table.missing_answers)) == (Pause.AGREED, [3])
    await slow.passes(1)
    assert (table.paused, away(table)) == (None, [False, False, False, True])


async def test_the_others_go_on_without_those_who_do_not_answer_and_computers_act_for_them(slow: Process) -> None:
    table = await paused(slow, *FOUR)
    assert await refusal(table.go_on_without(ANNA)) is Refusal.NOT_PROPOSED
    await table.resume(BRAM)
    assert await refusal(table.go_on_without(BRAM)) is Refusal.NOT_HOST
    await slow.passes(3600)
    await table.go_on_without(ANNA)
    await table.agree(BRAM)
    assert (table.paused, away(table)) == (None, [False, False, True, True])
    assert slow.notebook.of(WentAway) == [WentAway(3), WentAway(4)]
    # Whoever comes later decides for their own seat again.
    await table.back(DAAN)
    assert away(table) == [False, False, True, False]


async def test_who_has_not_answered_within_a_day_is_away_and_the_others_play(slow: Process) -> None:
    table = await paused(slow, *FOUR)
    await table.resume(BRAM)
    await slow.passes(RESUMED_WITHIN / 2)
    await table.resume(CHLOE)
    await slow.passes(RESUMED_WITHIN / 2 - 1)
    assert away(table) == [False] * 4
    await slow.passes(1)
    assert not table.paused
    assert away(table) == [True, False, False, True]


async def test_somebody_who_wants_to_go_on_may_change_their_mind(slow: Process) -> None:
    table = await paused(slow, *FOUR)
    await table.resume(BRAM)
    assert table.proposal is not None
    assert table.proposal.kind is ProposalKind.RESUME
    await table.decline(BRAM)
    await slow.passes(2 * DAY)
    assert (table.paused, table.deadline, away(table)) == (Pause.AGREED, None, [False] * 4)


async def test_a_match_at_which_all_are_away_stands_still_and_computers_play_no_more(slow: Process) -> None:
    table = await slow.started([ANNA], turn_seconds=60)
    await slow.passes(600)
    assert (table.paused, away(table)[0], len(slow.notebook.of(WentAway))) == (Pause.NOBODY, True, 1)
    number = table.number
    await slow.passes(3600)
    assert (table.number, table.deadline) == (number, None)


@pytest.mark.parametrize("how", ["back", "resume", "act", "pause"])
async def test_whoever_comes_back_to_a_deserted_table_makes_it_go_on(slow: Process, how: str) -> None:
    table = await slow.started([ANNA, BRAM], turn_seconds=60)
    await slow.passes(3600)
    assert away(table)[:2] == [True, True]
    match how:
        case "back":
            await table.back(BRAM)
        case "resume":
            await table.resume(BRAM)
        case "act":
            # Whether it is Anna's turn, or a computer's, or too late does not matter.
            assert await refusal(table.act(BRAM, "accept", 1)) is Refusal.STALE
        case "pause":
            await table.pause(BRAM)
    assert slow.notebook.of(CameBack) == [CameBack(2)]
    assert table.paused is not Pause.NOBODY
    number = table.number
    await slow.passes(60)
    assert (table.number > number) == (how != "pause")


async def test_people_leave_one_by_one_and_the_last_one_present_away_makes_it_stand_still(slow: Process) -> None:
    table = await slow.started([ANNA, BRAM], turn_seconds=60)
    await until_away(slow, table, ANNA)
    assert table.paused is None
    await table.leave(BRAM)
    assert table.paused is Pause.NOBODY


async def test_a_pause_of_days_survives_every_kill_and_ends_as_if_none_had_been(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started(FOUR, turn_seconds=CLOCK_PRESETS["quick"])
    for user in FOUR:
        await table.pause(user)
        process = await restarted(process)
        table = process.tables.get(table.id)
    assert (table.paused, process.next_wake) == (Pause.AGREED, process.hour() + PAUSED_KEPT)
    await process.passes(5 * DAY)
    number, seen = table.number, everything_seen(table)
    process = await restarted(process)
    await process.fire_due()
    table = process.tables.get(table.id)
    assert (everything_seen(table), process.notebook.news) == (seen, [])
    for user in FOUR:
        await table.resume(user)
        deadline = table.deadline
        process = await restarted(process)
        table = process.tables.get(table.id)
        assert table.deadline == deadline
    assert (table.paused, table.number) == (None, number)
    await act_somehow(table)
    assert len(process.notebook.of(Acted)) == 1
    await process.close()


async def test_a_pause_that_nobody_else_is_asked_about_is_there_after_a_restart(process: Process) -> None:
    table = await process.started([ANNA], turn_seconds=60)
    await table.pause(ANNA)
    again = await process.another()
    assert again.tables.get(table.id).paused is Pause.AGREED
    await again.tables.get(table.id).resume(ANNA)
    assert (await process.another()).tables.get(table.id).paused is None


async def test_a_deserted_table_stands_still_after_a_restart_too(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started([ANNA], turn_seconds=60)
    await process.passes(600)
    number, wake = table.number, process.next_wake
    process = await restarted(process)
    await process.passes(600)
    table = process.tables.get(table.id)
    assert (table.paused, table.number, process.next_wake) == (Pause.NOBODY, number, wake)
    await table.back(ANNA)
    assert (table.paused, table.status) == (None, Status.PLAYING)
    await process.close()


async def test_the_clock_can_be_changed_before_the_start_by_the_host_alone(process: Process) -> None:
    table = await process.open(turn_seconds=60)
    await table.set_clock(ANNA, CLOCK_PRESETS["correspondence"])
    assert table.setup.turn_seconds == 2 * DAY
    assert await refusal(table.set_clock(BRAM, 0)) is Refusal.NOT_HOST
    for guest in FOUR[1:]:
        await table.sit(guest, "N.")
    await table.start(ANNA)
    assert table.deadline == process.hour() + 2 * DAY
    assert await refusal(table.set_clock(ANNA, 0)) is Refusal.ALREADY_STARTED
    again = (await process.another()).tables.get(table.id)
    assert again.setup.turn_seconds == 2 * DAY


async def test_a_turn_of_days_is_reminded_of_once_and_played_at_its_end(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=CLOCK_PRESETS["correspondence"])
    number = table.number
    await slow.passes(1.5 * DAY)
    assert (len(slow.notebook.of(Reminder)), table.number) == (1, number)
    await slow.passes(0.5 * DAY)
    assert (len(slow.notebook.of(Reminder)), table.number) == (1, number + 1)
