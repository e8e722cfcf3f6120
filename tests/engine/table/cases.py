"""Situations in which something is refused, each with its reason, for tests to try."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

from engine.running.table import Table
from engine.table.model.errors import Refusal
from engine.table.model.times import Pauses
from tests.engine.running.support import FOUR, STEPWISE, Hour, Process, database
from tests.engine.table.states import answer, in_the_midst_of_a_trick

Attempt = Callable[[], Awaitable[object]]
Situation = Callable[[Process], Awaitable[Attempt]]


class Cases:
    """The situations of one test module."""

    def __init__(self) -> None:
        self._reasons: dict[Situation, Refusal] = {}

    def __iter__(self) -> Iterator[Situation]:
        return iter(self._reasons)

    @property
    def reasons(self) -> frozenset[Refusal]:
        return frozenset(self._reasons.values())

    def refuses(self, reason: Refusal) -> Callable[[Situation], Situation]:
        """Register a function that makes a situation and returns what is refused in it for this reason.

        If it names its process `slow`, computers think and deals wait.
        """

        def keep(situation: Situation) -> Situation:
            self._reasons[situation] = reason
            return situation

        return keep

    async def try_one(self, situation: Situation, folder: Path) -> None:
        pauses = STEPWISE if "slow" in situation.__annotations__ else Pauses(0, 0, 0.7)
        process = await Process.start(database(folder), Hour(), random.Random(1), pauses)
        try:
            assert await answer(await situation(process)) == self._reasons[situation]
        finally:
            await process.close()


async def malmedy(process: Process, people: tuple[int, ...] = FOUR, **changes: Any) -> Table:
    """A match of two sides, without a clock."""
    return await process.started(people, **{"preset": "malmedy", "deals": 2, "turn_seconds": 0} | changes)


async def uncertain_claim(process: Process) -> tuple[Table, int]:
    """A table where somebody claims what the others must agree to, and who that is."""
    table = await malmedy(process)
    user = (await in_the_midst_of_a_trick(process, table)).actor
    await table.claim(user)
    assert table.proposal is not None
    return table, user
