"""If the bot is killed at any moment, a table goes on as if nothing had happened."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path

import pytest

from engine.records.record import Record
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Acted, By, Dealt, News, Reminder
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.running.support import (
    ANNA,
    BRAM,
    FOUR,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    database,
    everything_seen,
    post_digest,
    restarted,
    user_to_move,
)
from tests.engine.store.databases import EACH_KIND, execute


async def a_step(process: Process, table: Table) -> None:
    """A person or the clock does what is due."""
    if user_to_move(table) is not None:
        await act_somehow(table)
    else:
        assert process.next_wake is not None
        process.hour.time = process.next_wake
        await process.fire_due()


async def test_a_match_killed_after_every_single_action_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    undisturbed = await Process.start(database(tmp_path, "a.sqlite3"), Hour(), random.Random(7), STEPWISE)
    table = await undisturbed.started((ANNA, BRAM), seats_by="high-cards", lines=2)
    while table.status is Status.PLAYING:
        await a_step(undisturbed, table)
    record, end = await table.record(), (table.winners, table.score)
    await undisturbed.close()

    process = await Process.start(database(tmp_path, "b.sqlite3"), Hour(), random.Random(7), STEPWISE)
    table = await process.started((ANNA, BRAM), seats_by="high-cards", lines=2)
    kills = 0
    while table.status is Status.PLAYING:
        seen, wake = everything_seen(table), process.next_wake
        process = await restarted(process)
        kills += 1
        table = process.tables.get(table.id)
        assert everything_seen(table) == seen
        assert process.next_wake == wake
        number = table.number
        await a_step(process, table)
        assert table.number == number + 1
    assert (table.winners, table.score) == end
    assert await table.record() == record
    assert kills == table.number - 1
    # Its end may not have been shown yet: the process loads it again until it has been.
    process = await restarted(process)
    again = process.tables.get(table.id)
    assert (again.status, everything_seen(again)) == (Status.OVER, everything_seen(table))
    await again.close()
    process = await restarted(process)
    with pytest.raises(Refused) as refused:
        process.tables.get(table.id)
    assert refused.value.reason is Refusal.TABLE_OVER
    assert everything_seen(await process.tables.find(table.id)) == everything_seen(table)
    await process.close()


@EACH_KIND
async def test_the_lobby_survives_a_restart(process: Process) -> None:
    table = await process.open()
    await table.sit(BRAM, "Bram", 4)
    await table.add_computer(ANNA)
    await table.set_message("lobby", 5, 6)
    again = (await process.another()).tables.get(table.id)
    assert (again.seats, again.setup, again.message_ids) == (table.seats, table.setup, table.message_ids)
    await again.start(ANNA) if None not in again.seats else await again.add_computer(ANNA)
    assert None not in again.seats


@EACH_KIND
async def test_an_old_button_works_after_a_restart(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started(FOUR)
    user, number = user_to_move(table), table.number
    assert user is not None
    process = await restarted(process)
    table = process.tables.get(table.id)
    await table.act(user, "accept", number)
    assert table.number == number + 1
    await process.close()


@pytest.mark.parametrize("away", [0, 5_000, 200_000])
async def test_whoever_is_on_turn_has_a_whole_turn_after_a_restart_and_no_miss(tmp_path: Path, away: int) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started(FOUR, turn_seconds=60)
    await process.passes(31)
    assert len(process.notebook.of(Reminder)) == 1
    process.hour.time += away
    process = await restarted(process)
    table = process.tables.get(table.id)
    deadline = process.hour() + 60
    assert table.deadline == deadline
    # The deadline survives reading somebody else's change from the journal, too.
    await table.reload()
    await process.passes(29)
    assert (process.notebook.news, table.deadline) == ([], deadline)
    await process.passes(30)
    assert process.notebook.of(Reminder) == [Reminder(table.actors[0], deadline)]
    assert not any(one.missed for one in table.seats if one)
    await process.passes(1)
    assert [acted.by for acted in process.notebook.of(Acted)] == [By.CLOCK]
    await process.close()


async def test_the_pause_after_a_deal_is_a_whole_one_after_a_restart(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started(FOUR)
    while table.result is None:
        await act_somehow(table)
    process.hour.time += 5_000
    process = await restarted(process)
    await process.passes(9)
    assert process.notebook.of(Dealt) == []
    await process.passes(1)
    assert [dealt.deal for dealt in process.notebook.of(Dealt)] == [2]
    await process.close()


async def test_who_is_away_is_away_after_a_restart(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started(FOUR, turn_seconds=60)
    await process.passes(600)
    away = [one.away for one in table.seats if one]
    assert True in away
    process = await restarted(process)
    assert [one.away for one in process.tables.get(table.id).seats if one] == away
    await process.close()


@EACH_KIND
async def test_a_table_that_cannot_be_read_does_not_stop_the_others(
    process: Process, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await process.started(FOUR), await process.started(FOUR)
    execute(process.url, f"UPDATE packs SET cards = 'AS KD nonsense' WHERE table_id = {bad.id}")
    other = await process.another()
    assert [table.id for table in other.tables.in_channel(good.setup.channel_id)] == [good.id]
    assert f"table {bad.id} cannot be restored" in caplog.text
    assert "AS" not in caplog.text


async def test_a_draw_stored_without_its_way_was_by_high_cards(process: Process) -> None:
    table = await process.started(FOUR, seats_by="high-cards")
    drawn = json.loads(execute(process.url, f"SELECT drawn FROM tables WHERE id = {table.id}")[0][0])
    del drawn["by"]
    execute(process.url, f"UPDATE tables SET drawn = '{json.dumps(drawn)}' WHERE id = {table.id}")
    other = await process.another()
    assert other.tables.get(table.id).drawn == table.drawn


PROGRAM = """
import asyncio, random, sys
from engine.table.model.times import Pauses
from tests.engine.running.support import *

class Teller:
    async def announce(self, table, news):
        print(table.number, flush=True)
        await post_digest(table, news)

async def main():
    process = await Process.start(sys.argv[1], Hour(), random.Random(5), Pauses(0, 0), Teller())
    table = await process.started(lines=4)
    while True:
        await act_somehow(table)

asyncio.run(main())
"""


@EACH_KIND
async def test_what_was_announced_survives_a_real_kill(tmp_path: Path) -> None:
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, database(tmp_path), stdout=asyncio.subprocess.PIPE
    )
    assert program.stdout is not None
    number = 0
    for _ in range(40):
        number = int(await program.stdout.readline())
    program.kill()
    await program.communicate()
    process = await Process.start(database(tmp_path), Hour(), random.Random(5), Pauses(0, 0))
    table = process.tables.get(1)
    assert table.number >= number > 0
    await process.fire_due()
    while table.status is Status.PLAYING:
        await act_somehow(table)
    assert Record.parse(await table.record()).deals[-1].lines
    await process.close()


class Copyist:
    """An announcer that keeps, at each announcement, the file as a kill would leave it."""

    def __init__(self, file: Path, folder: Path) -> None:
        self.file, self.folder = file, folder
        self.copies: list[tuple[Path, list[object]]] = []

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        if table.number:
            self.copy(table)
        await post_digest(table, news)

    def copy(self, table: Table) -> None:
        copy = self.folder / f"{len(self.copies)}.sqlite3"
        for ending in ("", "-wal"):
            source = Path(f"{self.file}{ending}")
            Path(f"{copy}{ending}").write_bytes(source.read_bytes())
        self.copies.append((copy, everything_seen(table)))


async def test_computers_that_act_at_once_may_be_killed_between_any_two_actions(
    process: Process, tmp_path: Path
) -> None:
    copyist = Copyist(tmp_path / "cards.sqlite3", tmp_path)
    table = await (await process.another(copyist)).started()
    while table.deal < 2:
        await act_somehow(table)
    assert len(copyist.copies) > 15
    for copy, seen in copyist.copies:
        url = f"sqlite+aiosqlite:///{copy}"
        reborn = await Process.start(url, Hour(), random.Random(1), process.pauses)
        again = reborn.tables.get(table.id)
        assert everything_seen(again) == seen
        await reborn.fire_due()
        assert user_to_move(again) == ANNA or again.status is Status.OVER
        await reborn.close()
