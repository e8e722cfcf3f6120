"""How many live tables somebody may host: neither pressing twice at once nor a rematch is a way round."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engine.table.model.errors import Refusal, Refused
from tests.engine.running.support import ANNA, BRAM, NAMES, Process, setup
from tests.engine.store.databases import EACH_KIND

MOST = 2


@EACH_KIND
async def test_of_tables_opened_at_the_same_moment_no_more_are_opened_than_allowed(process: Process) -> None:
    opening = [process.tables.open(setup(), NAMES[ANNA], most=MOST) for _ in range(MOST + 2)]
    found = await asyncio.gather(*opening, return_exceptions=True)
    refused = [one for one in found if isinstance(one, Refused)]
    mine = [one.id for one in process.tables.live]
    assert len(mine) == MOST
    assert [one.reason for one in refused] == [Refusal.TOO_MANY_OPEN] * 2
    assert refused[0].facts == {"kind": "tables", "most": MOST, "mine": ", ".join(map(str, mine))}
    await process.tables.open(replace(setup(), host_id=BRAM), NAMES[BRAM], most=MOST)
    await process.tables.open(replace(setup(), guild_id=None), NAMES[ANNA], most=MOST)


@EACH_KIND
async def test_a_rematch_opens_no_table_too_many(process: Process) -> None:
    ended = await process.tables.open(setup(), NAMES[ANNA])
    await ended.stop(ANNA)
    await process.tables.open(setup(), NAMES[ANNA])
    with pytest.raises(Refused) as found:
        await process.tables.rematch(ended, ANNA, NAMES[ANNA], most=1)
    assert found.value.reason is Refusal.TOO_MANY_OPEN
    assert (await process.tables.rematch(ended, ANNA, NAMES[ANNA], most=2)).setup.host_id == ANNA
