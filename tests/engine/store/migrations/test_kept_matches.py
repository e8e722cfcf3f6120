"""Databases of yesterday have no kept matches, and can keep one; their tables are found as before."""

from __future__ import annotations

import random
from pathlib import Path

from engine.table.model.preferences import SCORES
from tests.engine.clubs.score_keeper.support import BRAM_HIMSELF, MEMBERS, NINE, told, whist
from tests.engine.running.support import (
    ANNA,
    GUILD,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    address,
    database,
    opened_before,
    setup,
)
from tests.engine.store.databases import EACH_KIND, rows_of
from tests.engine.store.migrations.yesterday import back_to


@EACH_KIND
async def test_yesterdays_tables_are_found_and_a_match_can_be_kept(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.tables.open(setup(), NAMES[ANNA])
    await process.close()
    back_to(address(tmp_path), "0029")
    born = await Process.start(address(tmp_path), Hour(), random.Random(3), STEPWISE)
    assert (await born.tables.find(table.id)).setup == opened_before(table.setup)
    keeper = born.tables.clubs.scores
    state = await told(keeper, await keeper.open(whist()), NINE)
    assert (await keeper.find(state.id)).match.score == (14, -14, 14, -14)
    await born.close()


@EACH_KIND
async def test_sheets_that_ran_yesterday_count_for_all_of_their_members_without_a_word(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    keeper = process.tables.clubs.scores
    state = await told(keeper, await keeper.open(whist(people=MEMBERS, counts=True)), NINE)
    await process.close()
    back_to(address(tmp_path), "0036")
    born = await Process.start(address(tmp_path), Hour(), random.Random(3), STEPWISE)
    keeper = born.tables.clubs.scores
    state = await keeper.find(state.id)
    assert (state.asked, state.counted) == (frozenset(), state.members)
    state = await keeper.end(state.id, BRAM_HIMSELF, state.number)
    assert {row["user_id"] for row in rows_of(born.url, "results")} == state.members
    assert (await keeper.reopen(state.id, BRAM_HIMSELF, state.number)).is_ended, "nobody takes that back alone"
    assert SCORES.most(await born.tables.server(GUILD)) == SCORES.usual
    await born.close()
