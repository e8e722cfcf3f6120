"""A process that stood still while it was showing something: what another shows by then stays as it is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cogs.delivery.delivery import Where
from cogs.messages.layout import Page
from engine.cluster.leases import LEASE
from engine.tables.store.notices import Notice, TableChanged
from tests.wire.loop import hurried
from tests.wire.processes.stage import SERVERS, TAKEN_OVER, Processes, Running

STARTS = 30.0
HEALS = 15.0


class Held:
    """Edits of a process that have been drawn, and leave only when they are let out."""

    def __init__(self, process: Running) -> None:
        self.begun, self.done = 0, 0
        self.out = asyncio.Event()
        self._edit, process.bot.delivery.edit = process.bot.delivery.edit, self._wait  # type: ignore[method-assign]

    async def _wait(self, where: Where, made: Page) -> Any:
        self.begun += 1
        await self.out.wait()
        message = await self._edit(where, made)
        self.done += 1
        return message


def _noting(told: list[Notice]) -> Callable[[Notice], Awaitable[None]]:
    async def note(notice: Notice) -> None:
        told.append(notice)

    return note


@hurried
async def test_an_edit_that_was_on_its_way_as_the_lease_ended_never_arrives_once_another_has_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Processes.open(tmp_path) as stage:
        for _ in range(2):
            await stage.start()
        await stage.up(STARTS)
        evening = await stage.seated(next(iter(SERVERS)), 10_000, 3)
        evening.play()
        await asyncio.sleep(5)
        still = stage.owner(evening.guild_id)
        held = Held(still)
        await asyncio.sleep(3)
        still.cut_off()
        await asyncio.sleep(LEASE + TAKEN_OVER)
        held.out.set()
        await asyncio.sleep(1)
        # By the tokens of presses as well nothing leaves.
        assert held.begun > 0
        assert held.done == 0
        told: list[Notice] = []
        monkeypatch.setattr(still.tables.journal, "tell", _noting(told))
        still.reconnect()
        await asyncio.sleep(1)
        assert held.done == 0
        # What it saved last the other one may not know.
        assert [one.table_id for one in told if isinstance(one, TableChanged)] == [evening.id]
        await stage.up(STARTS)
        evening.look()
        await evening.true(HEALS)
