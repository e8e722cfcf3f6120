"""The last trick plays itself where nobody chooses anything in it, as the table has it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Acted, By, DealOver
from engine.table.model.proposal import ProposalKind
from engine.table.model.status import Pause, Status
from engine.table.model.times import Pauses
from tests.engine.running.support import (
    ANNA,
    BRAM,
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
from tests.engine.store.databases import execute

PEOPLE = {"chouine": (ANNA, BRAM)}
PRESETS = ("denexa", "malmedy", "force", "kwajongen", "chouine", "pagat")


async def at_the_last_trick(process: Process, preset: str = "denexa", **changes: object) -> Table:
    """A table of people alone, all of whom have one card left."""
    table = await process.started(PEOPLE.get(preset, FOUR), preset=preset, turn_seconds=0, **changes)
    while not has_last_cards(table):
        await (process.passes(1) if user_to_move(table) is None else act_somehow(table))
    return table


def has_last_cards(table: Table) -> bool:
    view = table.view(0)
    return str(view.phase) == "play" and set(view.hand_sizes) == {1}


def played(process: Process) -> list[tuple[int, By]]:
    return [(one.seat, one.by) for one in process.notebook.of(Acted)]


async def is_held(process: Process, table: Table, seconds: float = 100) -> bool:
    before = table.number
    await process.passes(seconds)
    return table.number == before


@pytest.mark.parametrize("preset", PRESETS)
async def test_the_cards_fall_one_after_the_other_and_the_count_follows(slow: Process, preset: str) -> None:
    table = await at_the_last_trick(slow, preset)
    seats, leader, over = len(table.seats), table.view(0).turn, len(slow.notebook.of(DealOver))
    for fallen in range(seats):
        assert len(slow.notebook.of(DealOver)) == over
        assert (sum(table.view(0).hand_sizes), table.plays_itself) == (seats - fallen, True)
        await slow.passes(1)
    assert len(slow.notebook.of(DealOver)) == over + 1
    assert table.result is not None
    in_order = [(leader + place - 1) % seats + 1 for place in range(seats)]
    assert played(slow)[-seats:] == [(seat, By.RULES) for seat in in_order]
    assert By.RULES not in {by for _, by in played(slow)[-seats - seats : -seats]}


async def test_where_computers_do_not_pause_it_is_done_at_once(process: Process) -> None:
    table = await process.started(FOUR, turn_seconds=0)
    while not process.notebook.of(DealOver):
        await act_somehow(table)
    deal = played(process)
    assert [by for _, by in deal[-4:]] == [By.RULES] * 4
    assert {by for _, by in deal[:-4]} == {By.PERSON}


async def test_whoever_plays_a_last_card_all_the_same_does_so_at_once(slow: Process) -> None:
    table = await at_the_last_trick(slow)
    await act_somehow(table)
    assert played(slow)[-1][1] is By.PERSON
    await slow.passes(3)
    assert [by for _, by in played(slow)[-3:]] == [By.RULES] * 3
    assert table.result is not None


async def test_it_waits_until_nothing_can_be_taken_back(slow: Process) -> None:
    table = await at_the_last_trick(slow, takes_back=8)
    seat = slow.notebook.of(Acted)[-1].seat
    occupant = table.seats[seat - 1]
    assert occupant is not None
    assert occupant.user_id is not None
    assert await is_held(slow, table, 7)
    await table.take_back(occupant.user_id)
    assert not table.plays_itself
    assert await is_held(slow, table)
    await act_somehow(table)
    # It cannot be taken back twice.
    await slow.passes(4)
    assert [by for _, by in played(slow)[-5:]] == [By.PERSON, *[By.RULES] * 4]


async def test_it_begins_once_the_time_to_take_back_is_over(slow: Process) -> None:
    table = await at_the_last_trick(slow, takes_back=8)
    number = table.number
    await slow.passes(8)
    assert table.number == number + 1
    await slow.passes(3)
    assert table.result is not None


async def test_an_open_proposal_holds_it(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=0)
    while not has_last_cards(table):
        await act_somehow(table)
    await table.propose(ANNA, ProposalKind.STOP)
    assert await is_held(slow, table)
    assert not table.plays_itself
    await table.decline(BRAM)
    await slow.passes(4)
    assert table.result is not None


async def test_a_claim_of_the_last_trick_holds_it_until_it_is_answered(slow: Process) -> None:
    table = await at_the_last_trick(slow)
    user = user_to_move(table)
    assert user is not None
    await table.claim(user)
    if table.proposal is not None:
        assert await is_held(slow, table, 1)
        await table.decline(next(one for one in FOUR if one != user))
    await slow.passes(4)
    assert table.result is not None


async def test_a_pause_holds_it(slow: Process) -> None:
    table = await at_the_last_trick(slow)
    for user in FOUR:
        await table.pause(user)
    assert table.paused is Pause.AGREED
    assert await is_held(slow, table)
    for user in FOUR:
        await table.resume(user)
    await slow.passes(4)
    assert table.result is not None


@pytest.mark.parametrize("plays_last", [False, None], ids=["not-here", "opened-before"])
async def test_where_the_table_has_it_otherwise_people_play_it(slow: Process, plays_last: bool | None) -> None:
    table = await at_the_last_trick(slow, plays_last=plays_last)
    assert not table.plays_itself
    assert await is_held(slow, table)
    for _ in FOUR:
        await act_somehow(table)
    assert {by for _, by in played(slow)} == {By.PERSON}


async def test_a_match_under_way_when_it_came_goes_on_without_and_its_rematch_has_it(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(1), STEPWISE)
    table = await process.started(FOUR, turn_seconds=0, deals=1, preset="malmedy")
    execute(process.url, f"UPDATE tables SET plays_last = NULL WHERE id = {table.id}")
    process = await restarted(process)
    table = process.tables.get(table.id)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    assert {by for _, by in played(process)} == {By.PERSON}
    rematch = await process.tables.rematch(table, ANNA, NAMES[ANNA])
    assert rematch.setup.plays_last is True
    await process.close()


@pytest.mark.parametrize("plays_last", [True, False])
async def test_what_was_chosen_lasts_and_a_rematch_has_it_too(tmp_path: Path, plays_last: bool) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(1), Pauses(0, 0, 0.7))
    table = await process.open(preset="malmedy", deals=1)
    await table.set_last(ANNA, plays_itself=plays_last)
    process = await restarted(process)
    table = process.tables.get(table.id)
    assert table.setup.plays_last is plays_last
    await table.fill(ANNA)
    await table.start(ANNA)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    rematch = await process.tables.rematch(table, ANNA, NAMES[ANNA])
    assert rematch.setup.plays_last is plays_last
    await process.close()


async def test_only_the_host_chooses_and_before_the_match(process: Process) -> None:
    table = await process.open()
    await table.sit(BRAM, NAMES[BRAM])
    with pytest.raises(Refused) as refused:
        await table.set_last(BRAM, plays_itself=False)
    assert refused.value.reason is Refusal.NOT_HOST
    await table.fill(ANNA)
    await table.start(ANNA)
    with pytest.raises(Refused) as refused:
        await table.set_last(ANNA, plays_itself=False)
    assert refused.value.reason is Refusal.ALREADY_STARTED


async def test_a_restart_in_the_middle_goes_on_with_it(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(1), STEPWISE)
    table = await at_the_last_trick(process)
    await process.passes(2)
    process = await restarted(process)
    table = process.tables.get(table.id)
    assert sum(table.view(0).hand_sizes) == 2
    await process.passes(2)
    assert table.result is not None
    await process.close()


async def test_time_that_is_put_off_puts_it_off(slow: Process) -> None:
    table = await at_the_last_trick(slow)
    number = table.number
    table._transactions.put_later(5)
    await slow.passes(5)
    assert table.number == number
    await slow.passes(1)
    assert table.number == number + 1


async def test_nobody_is_reminded_or_has_missed_a_turn(slow: Process) -> None:
    table = await slow.started(FOUR, turn_seconds=60)
    while not has_last_cards(table):
        await act_somehow(table)
    await slow.passes(4)
    assert table.result is not None
    assert [one.missed for one in table.seats if one] == [0] * 4


@pytest.mark.parametrize("preset", ["malmedy", "chouine", "pagat"])
async def test_the_record_is_that_of_people_who_played_their_last_cards(tmp_path: Path, preset: str) -> None:
    records = []
    for plays_last in (True, False):
        folder = tmp_path / str(plays_last)
        folder.mkdir()
        process = await Process.start(database(folder), Hour(), random.Random(5), Pauses(0, 0, 0.7))
        length = {"manches": 1, "parties": 1} if preset == "chouine" else {"deals": 4}
        people = PEOPLE.get(preset, FOUR)
        table = await process.started(people, preset=preset, turn_seconds=0, plays_last=plays_last, **length)
        while table.status is Status.PLAYING:
            await act_somehow(table)
        records.append(await table.record())
        await process.close()
    assert records[0] == records[1]
