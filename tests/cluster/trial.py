"""A process dies, is stopped or frozen while people play: how long until everybody sees what is true."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import Final, NamedTuple

from tests.cluster.people import Company
from tests.cluster.town import Town

HEALS_WITHIN: Final = 15.0
"""Seconds from the end of a process until everything shown is true."""
_LOOKS_EVERY: Final = 0.5
_GIVEN_UP: Final = 45.0
_FROZEN: Final = (1.0, 14.0)
"""Seconds for which a process is frozen: less or more than a lease."""


_STAYS: Final = 3.0
"""Seconds after which it still has to be true."""


class End(StrEnum):
    """What happens to a process."""

    KILL = "kill -9"
    STOP = "SIGTERM"
    FREEZE = "SIGSTOP"
    AWAY = "database"
    """For all of them, which go on running."""


class Outcome(NamedTuple):
    """What came of it."""

    end: End
    seconds: float | None
    """Until everything was true; None: it was not, for a long time."""
    found: tuple[str, ...]
    """What was not true at last, or was lost."""

    @property
    def is_well(self) -> bool:
        return self.seconds is not None and self.seconds <= HEALS_WITHIN and not self.found


@asynccontextmanager
async def playing(companies: Sequence[Company]) -> AsyncIterator[None]:
    """All of them play."""
    tasks = [asyncio.create_task(one.go_on()) for one in companies]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(error, Exception):
                raise error


async def differences(town: Town, companies: Sequence[Company]) -> list[str]:
    """What is not true on anybody's screen."""
    tables = [one.table_id for one in companies if one.table_id]
    return [f"table {table}: {found}" for table in tables for found in await town.differences(table)]


async def tried(
    town: Town,
    companies: Sequence[Company],
    number: int,
    end: End,
    rng: random.Random,
    *,
    again: bool = True,
    given_up: float = _GIVEN_UP,
) -> Outcome:
    """End process `number` in this way; `again`: start it once more when all is well, and look whether it stays so.

    `given_up`: seconds after which nothing becomes true any more.
    """
    loop = asyncio.get_running_loop()
    process, began = town.processes[number], loop.time()
    thawing: asyncio.Task[None] | None = None
    if end is End.KILL:
        await process.kill()
    elif end is End.STOP:
        status = await process.stop()
        # Whoever is told so before it has begun simply ends.
        assert status in (0, -signal.SIGTERM), process.said[-2000:]
    else:
        process.freeze()
        thawing = asyncio.create_task(_thaws(town, number, rng.uniform(*_FROZEN)))
    # Some go on playing before they look.
    await asyncio.sleep(rng.uniform(0, 2))
    for one in companies:
        one.plays = False
    seconds, found = await until_true(town, companies, began, given_up)
    if thawing is not None:
        await thawing
    elif again:
        await town.start(number)
    if again:
        await asyncio.sleep(_STAYS)
        if seconds is not None:
            # Computers play on, and what they did just now takes its time as well.
            more, found = await until_true(town, companies, loop.time())
            seconds = None if more is None else max(seconds, more)
    for one in companies:
        found += await one.lost()
        one.plays = True
    return Outcome(end, seconds, tuple(found))


async def until_true(
    town: Town, companies: Sequence[Company], began: float, given_up: float = _GIVEN_UP
) -> tuple[float | None, list[str]]:
    """How long it took from then on until everything was true; after a long time, what is not."""
    loop = asyncio.get_running_loop()
    while found := await differences(town, companies):
        if loop.time() - began > given_up:
            return None, found
        await asyncio.sleep(_LOOKS_EVERY)
    return loop.time() - began, []


async def _thaws(town: Town, number: int, seconds: float) -> None:
    await asyncio.sleep(seconds)
    town.processes[number].thaw()
