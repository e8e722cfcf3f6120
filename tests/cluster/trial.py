"""Something befalls a process while people play: how long until everybody sees what is true."""

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
"""Seconds from the end of a process until everything shown is true, with one shard."""
STALLED_WITHIN: Final = 20.0
"""The same of one that stands still, or is cut off."""
A_SHARD: Final = 5.0
"""Seconds that each further shard takes: Discord lets one session begin after the other."""
_LOOKS_EVERY: Final = 0.5
_GIVEN_UP: Final = 75.0
_STAYS: Final = 3.0
"""Seconds after which it still has to be true."""


class Fault(StrEnum):
    """What happens to a process."""

    KILL = "kill -9"
    STOP = "SIGTERM"
    FREEZE = "SIGSTOP"
    NO_DATABASE = "no database"
    NO_DISCORD = "no Discord"
    RESTART = "database restarted"
    """For all of them."""
    AWAY = "database away"
    """For all of them, for long."""


LASTS: Final = {Fault.FREEZE: (1.0, 14.0), Fault.NO_DATABASE: (1.0, 20.0), Fault.NO_DISCORD: (5.0, 30.0)}
"""Seconds for which it goes on."""
RESTARTS: Final = (0.2, 4.0)
"""Seconds for which the database is away."""


class Outcome(NamedTuple):
    """What came of it."""

    fault: Fault
    was_first: bool
    """Whether it befell the process that played."""
    seconds: float | None
    """Until everything was true; None: it was not, for a long time."""
    found: tuple[str, ...]
    """What was not true at last, or was lost."""

    def is_well(self, shards: int) -> bool:
        most = (STALLED_WITHIN if self.fault in LASTS else HEALS_WITHIN) + A_SHARD * (shards - 1)
        return self.seconds is not None and self.seconds <= most and not self.found


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
    """What is not true on anybody's screen; and whether nobody can play."""
    if not town.is_up:
        return ["nobody plays", *(f"process {number}: {one.words}" for number, one in town.processes.items())]
    tables = [one.table_id for one in companies if one.table_id]
    return [f"table {table}: {found}" for table in tables for found in await town.differences(table)]


async def tried(
    town: Town,
    companies: Sequence[Company],
    number: int,
    fault: Fault,
    rng: random.Random,
    *,
    again: bool = True,
    given_up: float = _GIVEN_UP,
) -> Outcome:
    """Let this befall process `number`; `again`: start it once more when all is well, and look whether it stays so.

    `given_up`: seconds after which nothing becomes true any more.
    """
    loop = asyncio.get_running_loop()
    was_first, began = town.processes[number].plays, loop.time()
    lasting = asyncio.create_task(_befall(town, number, fault, rng))
    if fault not in LASTS:
        await lasting
        began = loop.time() if fault is Fault.RESTART else began
    # Some go on playing before they look.
    await asyncio.sleep(rng.uniform(0, 2))
    for one in companies:
        one.plays = False
    seconds, found = await until_true(town, companies, began, given_up)
    await lasting
    if again:
        if not town.processes[number].is_running:
            await town.start(number)
        await asyncio.sleep(_STAYS)
        if seconds is not None:
            # Computers play on, and what they did just now takes its time as well.
            more, found = await until_true(town, companies, loop.time())
            seconds = None if more is None else max(seconds, more)
    for one in companies:
        found += await one.lost()
        one.plays = True
    return Outcome(fault, was_first, seconds, tuple(found))


async def _befall(town: Town, number: int, fault: Fault, rng: random.Random) -> None:
    """Do it; returns when it is over."""
    process, lasts = town.processes[number], rng.uniform(*LASTS.get(fault, (0.0, 0.0)))
    match fault:
        case Fault.KILL:
            await process.kill()
        case Fault.STOP:
            status = await process.stop()
            # Whoever is told so before it has begun simply ends.
            assert status in (0, -signal.SIGTERM), process.said[-2000:]
        case Fault.FREEZE:
            process.freeze()
            await asyncio.sleep(lasts)
            process.thaw()
        case Fault.NO_DATABASE | Fault.NO_DISCORD:
            line = process.database if fault is Fault.NO_DATABASE else process.discord
            line.cut()
            await asyncio.sleep(lasts)
            line.mend()
        case Fault.RESTART:
            async with town.without_database():
                await asyncio.sleep(rng.uniform(*RESTARTS))


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
