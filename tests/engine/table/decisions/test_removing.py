"""People whom the host removes before the match hear of it, and stay out for some minutes or until invited."""

from __future__ import annotations

import pytest

from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Removed
from engine.table.model.setup import Access
from tests.engine.running.support import ANNA, BRAM, CHLOE, NAMES, Process
from tests.engine.table.decisions.test_lobby import refusal

MINUTES = 10


async def removed(process: Process) -> Table:
    """The host has just removed Bram from his seat."""
    table = await process.open()
    await table.sit(BRAM, NAMES[BRAM])
    await table.remove(ANNA, 2)
    assert table.seat_of(BRAM) is None
    return table


async def test_they_are_told_and_cannot_sit_down_until_the_minutes_are_over(process: Process) -> None:
    table = await removed(process)
    assert process.notebook.of(Removed) == [Removed(BRAM)]
    process.hour.time += 60 * MINUTES - 59
    with pytest.raises(Refused) as refused:
        await table.sit(BRAM, NAMES[BRAM])
    assert (refused.value.reason, dict(refused.value.facts)) == (Refusal.REMOVED, {"minutes": 1})
    assert table.seat_of(BRAM) is None
    await table.sit(CHLOE, NAMES[CHLOE])
    process.hour.time += 59
    await table.sit(BRAM, NAMES[BRAM])
    assert table.seat_of(BRAM) == 3


async def test_an_invitation_lets_them_in_at_once_and_an_older_one_counts_no_more(process: Process) -> None:
    table = await process.open(access=Access.INVITED)
    await table.invite(ANNA, (BRAM,))
    await table.sit(BRAM, NAMES[BRAM])
    await table.remove(ANNA, 2)
    assert await refusal(table.sit(BRAM, NAMES[BRAM])) is Refusal.REMOVED
    process.hour.time += 60 * MINUTES
    assert await refusal(table.sit(BRAM, NAMES[BRAM])) is Refusal.NOT_INVITED
    await table.invite(ANNA, (BRAM,))
    await table.sit(BRAM, NAMES[BRAM])
    assert table.seat_of(BRAM) == 2


async def test_nobody_else_keeps_away(process: Process) -> None:
    table = await process.open()
    await table.add_computer(ANNA, 2)
    await table.sit(BRAM, NAMES[BRAM])
    await table.remove(ANNA, 2)
    await table.leave(BRAM)
    await table.sit(BRAM, NAMES[BRAM])
    assert process.notebook.of(Removed) == []


async def test_no_way_round_leads_through_the_match(process: Process) -> None:
    table = await removed(process)
    await table.fill(ANNA)
    await table.start(ANNA)
    assert await refusal(table.take_over(BRAM, NAMES[BRAM], 2)) is Refusal.REMOVED


async def test_whoever_wants_to_be_forgotten_is(process: Process) -> None:
    table = await removed(process)
    assert table.is_known(BRAM)
    await table.forget(BRAM)
    assert not table.is_known(BRAM)
