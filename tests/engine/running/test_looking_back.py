"""What is reckoned of finished matches: once, kept, made anew by a newer reckoning, and seen by whom it concerns."""

from __future__ import annotations

import asyncio

import pytest

from engine.running import looking_back as module
from engine.running.looking_back import MOST_WAITING, LookingBack, is_open, played_by
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status
from engine.teaching.lookback.choices import Care
from engine.teaching.lookback.lookback import VERSION
from tests.engine.running.support import ANNA, BRAM, CHLOE, Process, act_somehow, restarted
from tests.engine.store.databases import EACH_KIND


async def finished(process: Process) -> Table:
    """A short match of two people and two computers."""
    table = await process.started((ANNA, BRAM), lines=1)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    return table


@EACH_KIND
async def test_a_match_is_reckoned_once_and_found_after_a_restart_unless_the_reckoning_is_newer(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, looking_back = await finished(process), process.tables.looking_back
    looking_back.care = Care(2, 2)
    assert await looking_back.find(table) is None
    one, other = looking_back.ask(table), looking_back.ask(table)
    assert one is other
    assert looking_back.seconds_left(table.id) >= 1
    await one
    seen = await looking_back.find(table)
    assert seen is not None
    assert len(seen.lookback.deals) == table.deal

    # What somebody showed stays shown.
    assert played_by(table, ANNA) == {(deal, table.seat_of(ANNA)) for deal in range(1, table.deal + 1)}
    assert played_by(table, CHLOE) == frozenset()
    await looking_back.show(table, ANNA)
    born = await restarted(process)
    table = await born.tables.find(table.id)
    found = await born.tables.looking_back.find(table)
    assert found is not None
    assert found.lookback == seen.lookback
    seats = [(seat, reader) for seat in (1, 2, 3) for reader in (ANNA, BRAM, CHLOE, None)]
    assert {one for one in seats if is_open(table, found, 1, *one)} == {
        *((1, reader) for reader in (ANNA, BRAM, CHLOE, None)),
        (2, BRAM),
        *((3, reader) for reader in (ANNA, BRAM, CHLOE, None)),
    }
    export = await born.tables.export(BRAM)
    told = export["tables"][0]["looked_back"]
    assert len(told) == sum(choice.seat == 2 for deal in seen.lookback.deals for choice in deal.choices)
    assert set(told[0]) == {"deal", "step", "action", "best", "cost"}

    monkeypatch.setattr(module, "VERSION", VERSION + 1)
    assert await born.tables.looking_back.find(table) is None
    born.tables.looking_back.care = Care(2, 1)
    await born.tables.looking_back.ask(table)
    found = await born.tables.looking_back.find(table)
    assert found is not None
    assert found.shown == played_by(table, ANNA)
    await born.close()


async def test_only_so_many_matches_wait_and_only_finished_ones(process: Process) -> None:
    table = await process.started((ANNA,))
    looking_back = LookingBack(process.journal, process.tables.thinker, eager=True)
    with pytest.raises(Refused) as refused:
        looking_back.ask(table)
    assert refused.value.reason is Refusal.NOT_OVER
    ended = await finished(process)
    waiting = asyncio.get_running_loop().create_task(asyncio.sleep(0))
    looking_back._waiting = dict.fromkeys(range(-MOST_WAITING, 0), waiting)
    with pytest.raises(Refused) as refused:
        looking_back.ask(ended)
    assert refused.value.reason is Refusal.TOO_MANY_WAITING
    # While others wait, nothing begins by itself.
    looking_back.when_idle(ended)
    assert ended.id not in looking_back._waiting
    looking_back._waiting.clear()
    looking_back.when_idle(ended)
    assert ended.id in looking_back._waiting
    await looking_back.close()
    assert await looking_back.find(ended) is None
