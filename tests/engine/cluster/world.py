"""Processes that come, die, stand still and are cut off, each with a clock of its own, in virtual time.

They are real but for the database, which is a variable here: an exchange takes its time to get there and back, and may
get lost on either way.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar
from unittest.mock import patch

from engine.cluster.dividing import BUDGET, Rows
from engine.cluster.leases import RENEW, Lease, Leases
from engine.cluster.rows import Moment
from engine.tables.model.errors import JournalBusy

T = TypeVar("T")

SECOND: Final = 1.0
FASTEST, SLOWEST = 1.01, 0.99
"""Clocks of processes beside the server's."""
_LOOK: Final = 0.2
"""Seconds between two looks whether all is well."""


class World:
    """A server, its processes, and whoever watches them."""

    def __init__(self, rng: random.Random, shards: int, kind: Callable[[World], Simulated] | None = None) -> None:
        """`kind`: what its processes are."""
        self.rng, self.shards, self._kind = rng, shards, kind or Simulated
        self.rows, self.is_up, self.is_quiet = Rows(), True, False
        self.base = rng.uniform(0, 1e9)
        self.started = self.now - 100
        self.processes: list[Simulated] = []
        self.asked = 0
        """How often Discord was asked how many shards there should be."""

    @property
    def now(self) -> float:
        return self.base + asyncio.get_running_loop().time()

    async def exchange(self, process: Simulated, decide: Callable[[Rows, Moment], tuple[Rows, T]]) -> T:
        await self._travel(process)
        if not self.is_up:
            raise JournalBusy("The server is away.")
        self.rows, answer = decide(self.rows, Moment(self.now, self.started))
        await self._travel(process)
        return answer

    async def _travel(self, process: Simulated) -> None:
        slowest = 0.1 if self.is_quiet else 1.0
        await asyncio.sleep(self.rng.choice((0.001, 0.01, 0.1, slowest)))
        if process.is_cut_off or (self.rng.random() < 0.03 and not self.is_quiet):
            raise JournalBusy("It got lost.")

    async def restart(self, seconds: float) -> None:
        """The server is away for some seconds; its rows stay."""
        self.is_up = False
        await asyncio.sleep(seconds)
        self.is_up, self.started = True, self.now

    def start(self) -> Simulated:
        self.processes.append(self._kind(self))
        return self.processes[-1]

    @property
    def living(self) -> list[Simulated]:
        return [one for one in self.processes if not one.is_dead]

    async def watch(self) -> None:
        """Look again and again whether anything is held twice, and whether too much is sent."""
        while True:
            self.must_be_well()
            await asyncio.sleep(_LOOK)

    def must_be_well(self) -> None:
        for one in self.living:
            others = one.using - self.rows.of(one.leases.process)
            assert not others, f"a process has shards that others may have: {sorted(others)}"
        # Of those that died too: what they have sent counts for a second.
        sent = [one.most_sent() for one in self.processes]
        assert sum(sent) <= BUDGET, f"too many requests a second: {sent}"


class Simulated:
    """A process; its keeper is as simple as can be."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.drift, self.offset = world.rng.uniform(SLOWEST, FASTEST), world.rng.uniform(-1e6, 1e6)
        self.leases = Leases(self, 1, monotonic=self.clock)  # type: ignore[arg-type]
        self.lease: Lease | None = None
        self.demand = world.rng.randrange(100)
        self.is_dead = self.is_cut_off = False
        self.stands_still = 0.0
        self._sent: deque[tuple[float, int]] = deque()
        self._closed = frozenset[int]()
        self.task = asyncio.create_task(self._live())

    def clock(self) -> float:
        return self.offset + self.drift * asyncio.get_running_loop().time()

    @property
    def is_valid(self) -> bool:
        return self.lease is not None and self.clock() < self.lease.until

    @property
    def using(self) -> frozenset[int]:
        """The shards it is connected for."""
        return self.lease.share.shards - self._closed if self.lease and self.is_valid else frozenset()

    def most_sent(self) -> int:
        """The most requests a second it was allowed within the last one."""
        now = asyncio.get_running_loop().time()
        rate = self.lease.rate if self.lease and self.is_valid and not self.is_dead else 0
        if not self._sent or self._sent[-1][1] != rate:
            self._sent.append((now, rate))
        # The rate before the last change within the second held at its begin.
        while len(self._sent) > 1 and self._sent[1][0] <= now - SECOND:
            self._sent.popleft()
        return max(rate for _, rate in self._sent)

    async def _live(self) -> None:
        while True:
            with suppress(JournalBusy):
                lease = await self.leases.renew(self._count, self.demand)
                # It sent by the old rate until now.
                self.most_sent()
                self.lease, self._closed = lease, frozenset()
                self.world.must_be_well()
                if lease.closing:
                    # Disconnecting takes its time.
                    await asyncio.sleep(self.world.rng.choice((0.0, 0.5, 3.0)))
                    self._closed = lease.closing
                    await self.leases.give_back(lease.closing)
            await asyncio.sleep(RENEW / self.drift + self.stands_still)
            self.stands_still = 0.0

    async def _count(self) -> int:
        self.world.asked += 1
        await asyncio.sleep(self.world.rng.choice((0.1, 2.0)))
        return self.world.shards

    async def stop(self) -> None:
        """End as it should."""
        self.kill()
        with suppress(JournalBusy):
            await self.leases.stop()

    def kill(self) -> None:
        self.is_dead = True
        # It sent until now.
        self.most_sent()
        self.task.cancel()


def simulated() -> Any:
    """While this is open, the variable of a world is the database."""

    def exchange(process: Any, decide: Callable[[Rows, Moment], tuple[Rows, T]]) -> Any:
        return process.world.exchange(process, decide)

    return patch("engine.cluster.leases.exchange", exchange)
