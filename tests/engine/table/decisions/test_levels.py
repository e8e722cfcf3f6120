"""Computers of a table: the level they are added with, changing it, and what older programs have stored."""

from __future__ import annotations

import pytest

from engine.core.errors import UnknownChoice
from engine.running.table import Table
from engine.table.model.errors import Refusal
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, BRAM, NAMES, Process, act_somehow, restarted, setup
from tests.engine.store.databases import execute
from tests.engine.table.states import answer


def levels(table: Table) -> list[str | None]:
    """Per seat the level of the computer there."""
    return [one.player if one and not one.is_person else None for one in table.seats]


async def test_computers_are_of_the_level_the_host_has_chosen_last(process: Process) -> None:
    table = await process.tables.open(setup(), NAMES[ANNA], level="strong")
    await table.sit(ANNA, NAMES[ANNA], 2)
    await table.add_computer(ANNA)
    assert levels(table) == ["strong", None, None, None]
    await table.set_level(ANNA, 1, "easy")
    await table.fill(ANNA)
    assert levels(table) == ["easy", None, "easy", "easy"]
    names = [one.name for one in table.seats if one]
    await table.set_level(ANNA, None, "strong")
    await table.set_level(ANNA, 3, "normal")
    assert levels(table) == ["strong", None, "normal", "strong"]
    assert names == [one.name for one in table.seats if one]


async def test_only_the_host_changes_computers_and_only_before_the_match(process: Process) -> None:
    table = await process.open()
    await table.sit(BRAM, NAMES[BRAM], 2)
    await table.fill(ANNA)
    with pytest.raises(UnknownChoice):
        await table.set_level(ANNA, 3, "deep-blue")
    assert await answer(lambda: table.set_level(BRAM, 3, "easy")) == Refusal.NOT_HOST
    assert await answer(lambda: table.set_level(ANNA, 2, "easy")) == Refusal.SEAT_TAKEN
    await table.start(ANNA)
    assert await answer(lambda: table.set_level(ANNA, 3, "easy")) == Refusal.ALREADY_STARTED
    assert levels(table) == [None, None, "normal", "normal"]
    # Whoever gets up is replaced by one that plays as the others do.
    await table.leave(BRAM)
    assert levels(table) == [None, "normal", "normal", "normal"]


async def test_a_rematch_is_against_the_same_computers(process: Process) -> None:
    table = await process.open(turn_seconds=0, lines=1)
    await table.add_computer(ANNA, player="easy")
    await table.fill(ANNA)
    await table.start(ANNA)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    again = await process.tables.rematch(table, ANNA, NAMES[ANNA])
    assert levels(again) == [None, "easy", "easy", "easy"]
    await again.leave(ANNA)


async def test_yesterdays_tables_go_on_with_the_computers_they_had(process: Process) -> None:
    table = await process.started(turn_seconds=0)
    execute(process.url, "UPDATE tables SET seats = replace(seats, '\"normal\"', '\"simple\"')")
    born = await restarted(process)
    again = born.tables.get(table.id)
    assert levels(again) == [None, "normal", "normal", "normal"]
    while again.result is None:
        await act_somehow(again)
    await born.close()
