"""The host cannot change whom people play with unless they hear of it, nor do so in a match that starts by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from engine.running.table import Table
from engine.table.model.news import PartnersChanged
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, FOUR, NAMES, Process

Act = Callable[[Table], Awaitable[None]]


async def four(process: Process) -> Table:
    """Anna, the host, plays with Chloé, Bram with Daan."""
    table = await process.open(preset="denexa")
    for one in FOUR[1:]:
        await table.sit(one, NAMES[one])
    return table


@pytest.mark.parametrize(
    ("act", "concerned"),
    [
        (lambda table: table.part_partners(ANNA), {BRAM, CHLOE, DAAN}),
        (lambda table: table.swap(ANNA, 2, 3), {BRAM, CHLOE, DAAN}),
        (lambda table: table.swap(ANNA, 1, 3), set()),
        (lambda table: table.configure(ANNA, {"seats_by": "high-cards"}), {BRAM, CHLOE, DAAN}),
        (lambda table: table.configure(ANNA, {}, "kwajongen"), set()),
        (lambda table: table.configure(ANNA, {"lines": "7"}), set()),
        (lambda table: table.set_clock(ANNA, 30), set()),
    ],
    ids=["other partners", "swap", "swap of partners", "draw", "another variant", "lines", "clock"],
)
async def test_all_who_have_other_partners_by_it_are_told_but_the_host(
    process: Process, act: Act, concerned: set[int]
) -> None:
    table = await four(process)
    await act(table)
    told = [set(item.user_ids) for item in process.notebook.of(PartnersChanged)]
    assert told == ([concerned] if concerned else [])


async def test_sitting_down_and_getting_up_is_nothing_the_host_did(process: Process) -> None:
    table = await four(process)
    await table.leave(CHLOE)
    await table.sit(CHLOE, NAMES[CHLOE])
    await table.remove(ANNA, 3)
    assert process.notebook.of(PartnersChanged) == []


async def test_a_rematch_whose_partners_the_host_changes_does_not_start_by_itself(process: Process) -> None:
    first = await process.started(FOUR, preset="denexa", deals=1)
    await first.stop(ANNA, force=True)
    again = await process.tables.rematch(first, ANNA, NAMES[ANNA])
    assert again.setup.starts_when_full
    for one in (BRAM, CHLOE):
        await process.tables.rematch(first, one, NAMES[one])
    await again.part_partners(ANNA)
    await again.sit(DAAN, NAMES[DAAN])
    statuses = [again.status]
    await again.start(ANNA)
    assert again.free_seats == ()
    assert [*statuses, again.status] == [Status.LOBBY, Status.PLAYING]
