"""Databases of yesterday know of no conversations begun lately, and count them from now on."""

from __future__ import annotations

import random
from pathlib import Path

from engine.running.openings import Budget, Need, Openings
from tests.engine.running.support import ANNA, NAMES, STEPWISE, Hour, Process, address, database, opened_before, setup
from tests.engine.store.databases import EACH_KIND
from tests.engine.store.migrations.yesterday import back_to


@EACH_KIND
async def test_yesterdays_tables_are_found_and_conversations_are_counted(tmp_path: Path) -> None:
    hour = Hour()
    process = await Process.start(database(tmp_path), hour, random.Random(3), STEPWISE)
    table = await process.tables.open(setup(), NAMES[ANNA])
    await process.close()
    back_to(address(tmp_path), "0031")
    born = await Process.start(address(tmp_path), hour, random.Random(3), STEPWISE)
    assert (await born.tables.find(table.id)).setup == opened_before(table.setup)
    openings = Openings(born.journal, hour, Budget(1, 1))
    assert await openings.spend(Need.ACTING) is None
    assert await openings.spend(Need.ACTING) is not None
    await born.close()
