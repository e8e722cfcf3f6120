"""The leases of a process: which shards of the bot are its own, for how long, and how much it may send.

A lease is renewed again and again, much sooner than it ends. Whoever cannot renew it stops by its own clock, a little
before the others may take over by the database's.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Final, TypeVar

from engine.cluster.dividing import (
    SECOND,
    Asking,
    Part,
    Process,
    Rows,
    divide,
    give_back,
    is_living,
    leave,
    reserve,
    without_dead,
)
from engine.cluster.rows import Moment, exchange
from engine.tables.model.errors import JournalBusy, JournalError
from engine.tables.store.journal import Journal
from engine.tables.store.share import Share

LEASE: Final = 6.0
"""Seconds without a renewed lease after which others take over what a process holds."""
RENEW: Final = 2.0
"""Seconds between two renewals."""
_OWN: Final = 0.8
"""The part of a lease after which a process stops by itself: clocks differ, and what was sent is still on its way."""
_PATIENCE: Final = 1.8
"""Seconds to wait for the database: there is time to ask once more before a lease is over."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Lease:
    """What a process may do now."""

    share: Share
    """The shards it holds, maybe none."""
    closing: frozenset[int]
    """Of these, those that others should have: to be closed, and then given back."""
    rate: int
    """Counted requests a second; 0 for some moments, until others send less."""
    until: float
    """By the process's monotonic clock. Afterwards it may do nothing of all this until it has renewed its lease."""
    processes: int
    """How many live, this one included."""


class Leases:
    """What one process holds. Every method raises JournalError."""

    def __init__(
        self,
        journal: Journal,
        application_id: int,
        *,
        seconds: float = LEASE,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.process = secrets.randbits(62)
        """The number by which the processes know each other."""
        self._journal = journal
        self._application_id = application_id
        self._seconds = seconds
        self._monotonic = monotonic
        self._one_at_a_time = asyncio.Lock()
        self._rate = 0
        self._rates_before: list[tuple[int, float]] = []
        """Rates of before, and until when what was sent by them counts."""
        self._until = self._in_doubt_until = -math.inf
        self._clocks: tuple[float, float] | None = None
        """This process's and the server's, when they were last compared."""

    async def renew(self, count: Callable[[], Awaitable[int]], demand: int) -> Lease:
        """Renew the lease, and take what is free; `demand`: how many requests wait.

        `count`: asks Discord how many shards there should be. That is asked only if nobody living holds one.
        """
        async with self._one_at_a_time:
            begun = self._monotonic()
            found = await self._exchange(lambda rows, moment: self._renewed(rows, moment, demand, None))
            if found is None:
                wanted = await count()
                begun = self._monotonic()
                found = await self._exchange(lambda rows, moment: self._renewed(rows, moment, demand, wanted))
                assert found is not None
            part, shards = found
            until = begun + _OWN * self._seconds
            lease = Lease(Share(shards, part.shards), part.closing, part.rate, until, part.processes)
            self._was_told(lease)
        return lease

    async def give_back(self, shards: Collection[int]) -> None:
        """Let others have these shards, which this process no longer uses."""
        async with self._one_at_a_time:
            await self._exchange(lambda rows, _: (give_back(rows, self.process, shards), None))

    async def stop(self) -> None:
        """Let others have everything at once: this process ends."""
        async with self._one_at_a_time:
            await self._exchange(lambda rows, moment: (leave(rows, self.process, moment.now), None))

    async def session(self, bucket: int) -> float:
        """Reserve the next session with Discord in this bucket; returns in how many seconds it may begin.

        0: at once, or until `CONNECTING` seconds later.
        """
        return await self._exchange(lambda rows, moment: reserve(rows, bucket, moment.now))

    async def _exchange(self, decide: Callable[[Rows, Moment], tuple[Rows, T]]) -> T:
        try:
            async with asyncio.timeout(_PATIENCE):
                return await exchange(self._journal, decide)
        except TimeoutError:
            raise JournalBusy(
                "The database has not answered for seconds: look whether its server is too busy."
            ) from None

    def _renewed(
        self, rows: Rows, moment: Moment, demand: int, wanted: int | None
    ) -> tuple[Rows, tuple[Part, int] | None]:
        """What this process gets, and of how many shards; None if it has to be asked first how many there are."""
        self._must_be_ours(rows, moment.now)
        current = without_dead(rows, moment.now, self.process) if self._can_judge(moment) else rows
        if not any(holder in current.processes for holder in current.shards.values()):
            if wanted is None:
                return rows, None
            current = Rows(current.processes, dict.fromkeys(range(wanted)), current.sessions)
        row = Process(self._application_id, moment.now + self._seconds, demand, self._sending)
        after, part = divide(current, Asking(self.process, row), moment.now)
        return after, (part, len(after.shards))

    def _can_judge(self, moment: Moment) -> bool:
        """Whether a lease that is over means that its process is dead. If not, all keep what they hold for now."""
        ours, before = self._monotonic(), self._clocks
        self._clocks = (ours, moment.now)
        if before is not None and abs((moment.now - before[1]) - (ours - before[0])) > self._seconds / 2:
            # Somebody has set the server's clock.
            self._in_doubt_until = ours + self._seconds
        # A server that was started again is back for some sooner than for others.
        return ours >= self._in_doubt_until and not 0 <= moment.now - moment.started < self._seconds

    def _must_be_ours(self, rows: Rows, now: float) -> None:
        for row in rows.processes.values():
            if row.application_id != self._application_id and is_living(row, now):
                raise JournalError(
                    "A bot with the token of another application runs on this database: stop that one first, or name "
                    "another database in DATABASE_URL."
                )

    @property
    def _sending(self) -> int:
        """How many requests a second this process may be sending, or has just sent."""
        now = self._monotonic()
        rates = [(self._rate, self._until + SECOND), *self._rates_before]
        return max((rate for rate, end in rates if now < end), default=0)

    def _was_told(self, lease: Lease) -> None:
        now = self._monotonic()
        self._rates_before = [(rate, end) for rate, end in self._rates_before if now < end]
        self._rates_before.append((self._rate, min(now, self._until) + SECOND))
        self._rate, self._until = lease.rate, lease.until
