"""Databases of yesterday have no kept matches, and can keep one; their tables are found as before."""

from __future__ import annotations

import random
from pathlib import Path

from tests.engine.score_keeper.support import NINE, told, whist
from tests.engine.tables.databases import EACH_KIND
from tests.engine.tables.store.migrations.yesterday import back_to
from tests.engine.tables.support import ANNA, NAMES, STEPWISE, Hour, Process, address, database, setup


@EACH_KIND
async def test_yesterdays_tables_are_found_and_a_match_can_be_kept(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.tables.open(setup(), NAMES[ANNA])
    await process.close()
    back_to(address(tmp_path), "0029")
    born = await Process.start(address(tmp_path), Hour(), random.Random(3), STEPWISE)
    assert (await born.tables.find(table.id)).setup == table.setup
    keeper = born.tables.clubs.scores
    state = await told(keeper, await keeper.open(whist()), NINE)
    assert (await keeper.find(state.id)).match.score == (14, -14, 14, -14)
    await born.close()
