"""A stopped table remembers how, by whom and why, over restarts, until that person wants to be forgotten."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from engine.running.table import Table
from engine.standings.standings import Standings
from engine.store.privacy import Privacy
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.news import Stopped
from engine.table.model.status import Status, Stop, StopKind
from tests.engine.running.support import (
    ANNA,
    BRAM,
    EVA,
    FOUR,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    as_it_was_at,
    database,
)

FILE = "cards.sqlite3"
DAY = 24 * 3600.0
MANAGER = 900_000_000_000_000_077


async def stopped_by_manager(process: Process) -> Table:
    table = await process.started(FOUR)
    await act_somehow(table)
    await table.stop(MANAGER, True, "Zébulon", "Cards were\nshown to others")
    return table


def dump_of(folder: Path) -> str:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return "\n".join(connection.iterdump())


async def test_who_stopped_it_and_why_is_told_and_kept_over_a_restart(process: Process) -> None:
    table = await stopped_by_manager(process)
    how = Stop(StopKind.MANAGER, MANAGER, "Zébulon", "Cards were shown to others")
    assert (table.stopped, process.notebook.of(Stopped)) == (how, [Stopped(how)])
    assert (await (await process.another()).tables.find(table.id)).stopped == how


async def test_a_reason_is_cut_where_it_is_far_too_long(process: Process) -> None:
    table = await process.open()
    await table.stop(MANAGER, True, "Zébulon", "x" * 1000)
    assert table.stopped is not None
    assert len(table.stopped.reason) == 200


async def test_a_table_that_is_live_or_over_was_not_stopped(process: Process) -> None:
    table = await process.started(FOUR)
    assert table.stopped is None
    while table.status is Status.PLAYING:
        await act_somehow(table)
    assert table.stopped is None


async def test_whoever_stopped_a_table_can_be_forgotten_with_what_they_said(tmp_path: Path, process: Process) -> None:
    table = await stopped_by_manager(process)
    await process.tables.forget_person(MANAGER)
    await Standings(process.journal).anonymise(MANAGER)
    process.tables.read_anew(MANAGER)
    dump = dump_of(tmp_path)
    for trace in (str(MANAGER), "Zébulon", "shown to others"):
        assert trace not in dump
    found = await process.tables.find(table.id)
    assert found.stopped is not None
    assert (found.stopped.kind, found.stopped.name, found.stopped.reason) == (StopKind.MANAGER, NOBODY, "")


async def test_others_who_are_forgotten_leave_that_alone(process: Process) -> None:
    table = await stopped_by_manager(process)
    how = table.stopped
    await process.tables.forget_person(BRAM)
    await Standings(process.journal).anonymise(BRAM)
    process.tables.read_anew(BRAM)
    assert (await process.tables.find(table.id)).stopped == how


async def test_whoever_stopped_a_table_is_given_that_and_their_words(process: Process) -> None:
    table = await stopped_by_manager(process)
    (kept,) = (await Privacy(process.journal).export(MANAGER))["tables"]
    assert (kept["id"], kept["stopped_it"], kept["name"]) == (table.id, "manager", "Zébulon")
    assert kept["reason"] == "Cards were shown to others"
    (own,) = (await Privacy(process.journal).export(ANNA))["tables"]
    assert "reason" not in own


async def test_of_yesterdays_tables_it_is_known_what_was_known_then(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    by_host, lobby, clockless = (await process.open(), await process.open(host=EVA), await process.started([BRAM]))
    await by_host.stop(ANNA)
    await process.close()
    file = tmp_path / FILE
    as_it_was_at("0014", file)
    with closing(sqlite3.connect(file)) as connection, connection:
        # Older programs left them so: a table that stopped by itself kept the moment when it did.
        connection.execute("UPDATE tables SET expires = NULL WHERE id = ?", (by_host.id,))
        for table in (lobby, clockless):
            connection.execute("UPDATE tables SET status = 'stopped', expires = 5 WHERE id = ?", (table.id,))
        for paused in ("agreed", "nobody"):
            columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
            ours = ", ".join(name for name in columns if name not in ("id", "paused", "previous_id"))
            connection.execute(
                f"INSERT INTO tables (paused, {ours}) SELECT ?, {ours} FROM tables WHERE id = ?", (paused, clockless.id)
            )
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    found = {number: (await process.tables.find(number)) for number in range(1, 4)}
    kinds = [one.stopped and one.stopped.kind for one in found.values()]
    assert kinds == [StopKind.UNKNOWN, StopKind.LOBBY, StopKind.CLOCKLESS]
    assert all(one.expires is None for one in found.values())
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT stopped FROM tables WHERE id > 3 ORDER BY id").fetchall()
    assert rows == [('["paused",null,"",""]',), ('["nobody",null,"",""]',)]
    await process.close()
