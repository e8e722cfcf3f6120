"""How many conversations by direct message the bot may still begin: Discord shuts out bots that begin many at once.

Discord publishes no figure. Bots were shut out after 25 to 40 in quick succession (docs/delivery.md), so the budget
stays below that. It is counted in the database: neither a restart nor another process renews it.
"""

from __future__ import annotations

import asyncio
import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.store.journal import Journal
from engine.store.schema import dm_openings
from engine.store.sql.backend import Lock, alone
from engine.table.model.errors import JournalError

MINUTE: Final = 60.0
SHORT, LONG = 10 * MINUTE, 120 * MINUTE
"""Seconds over which the budget is counted."""
REST_AFTER_REFUSAL: Final = 60 * MINUTE
"""Seconds without an attempt after Discord has refused one."""
CALM: Final = 4
"""The part of the budget for `SHORT` that, begun within a minute, leaves what follows to those who are to act: a
quarter."""


class Need(IntEnum):
    """For whom a conversation is begun, the most urgent first."""

    ACTING = 0
    """Who is to act."""
    WAITING = 1
    """Who has something to see, and nothing to do."""
    AHEAD = 2
    """Who will have something to see later; half of the budget is left to the others."""


@dataclass(frozen=True, slots=True)
class Budget:
    """New conversations at most; 0: none at all."""

    short: int = 40
    """Within `SHORT`."""
    long: int = 100
    """Within `LONG`."""

    def limits(self, need: Need) -> tuple[tuple[float, int], ...]:
        """Pairs of seconds and how many there may be within them."""
        both = (SHORT, self.short), (LONG, self.long)
        if need is Need.ACTING:
            return both
        calm = (MINUTE, max(1, self.short // CALM))
        return (*both, calm) if need is Need.WAITING else (*((seconds, most // 2) for seconds, most in both), calm)


DEFAULT_BUDGET: Final = Budget()


class Begun(NamedTuple):
    """What is known of the conversations begun lately."""

    times: tuple[float, ...] = ()
    """When (UTC epoch, seconds), the earliest first."""
    refused_at: float = -math.inf
    """When Discord last refused one."""

    def within(self, seconds: float, now: float) -> Sequence[float]:
        """Those so lately. One after `now` does not count: the clock was wrong when it was written, or is."""
        return [at for at in self.times[bisect_left(self.times, now - seconds) :] if now - seconds < at <= now]

    def refused_until(self, now: float) -> float | None:
        """Until when there is to be no attempt; None: Discord has refused none lately."""
        until = self.refused_at + REST_AFTER_REFUSAL
        return until if self.refused_at <= now < until else None

    def room(self, budget: Budget, need: Need, now: float) -> int:
        """How many may be begun at once."""
        if self.refused_until(now) is not None:
            return 0
        return max(0, min(most - len(self.within(seconds, now)) for seconds, most in budget.limits(need)))

    def opens_at(self, budget: Budget, need: Need, now: float) -> float:
        """When one may be begun, if none is until then: `now` or later; infinite: never."""
        moments = [now, self.refused_until(now) or now]
        for seconds, most in budget.limits(need):
            counted = self.within(seconds, now)
            if len(counted) >= most:
                moments.append(counted[-most] + seconds if most > 0 else math.inf)
        return max(moments)


class Openings:
    """The budget of a bot, and what of it is spent. `now` gives UTC epoch seconds."""

    def __init__(self, journal: Journal, now: Callable[[], float], budget: Budget) -> None:
        self._journal, self._now, self.budget = journal, now, budget
        self._one_at_a_time = asyncio.Lock()
        self.begun = Begun()
        """As it was when the database was last asked."""

    async def spend(self, need: Need, *, again: bool = False) -> float | None:
        """Spend one; None: done. Otherwise the moment (UTC epoch, seconds) before which it is no use to ask again.

        `again`: one that was spent and has not come to anything; it costs nothing. Raises JournalError.
        """
        now = self._now()
        async with self._one_at_a_time, self._journal.transaction() as connection:
            await alone(connection, Lock.OPENINGS)
            begun = await self._read(connection)
            until = begun.refused_until(now) if again else begun.opens_at(self.budget, need, now)
            if until is not None and until > now:
                self.begun = begun
                return until
            if not again:
                await connection.execute(delete(dm_openings).where(dm_openings.c.at <= now - LONG))
                await connection.execute(insert(dm_openings).values(at=now, refused=False))
                begun = begun._replace(times=tuple(sorted((*begun.times, now))))
        self.begun = begun
        return None

    async def refused(self) -> None:
        """Note that Discord has refused one; raises JournalError, and then it is known in this process only."""
        now = self._now()
        self.begun = self.begun._replace(refused_at=now)
        async with self._one_at_a_time:
            await self._journal.change(insert(dm_openings).values(at=now, refused=True))

    async def look(self) -> Begun:
        """What is known now; if the database does not answer, what was known last."""
        try:
            async with self._one_at_a_time, self._journal.transaction() as connection:
                self.begun = await self._read(connection)
        except JournalError:
            pass
        return self.begun

    def opens_at(self, need: Need) -> float:
        """When one may be begun, by what this process knows (UTC epoch, seconds)."""
        now = self._now()
        return self.begun.opens_at(self.budget, need, now)

    def room(self, need: Need) -> int:
        """How many may be begun at once, by what this process knows."""
        return self.begun.room(self.budget, need, self._now())

    async def _read(self, connection: AsyncConnection) -> Begun:
        of = dm_openings.c
        rows = (await connection.execute(select(of.at, of.refused).order_by(of.at))).all()
        # A refusal is known also where it could not be written.
        refused = max((at for at, was_refused in rows if was_refused), default=-math.inf)
        times = tuple(at for at, was_refused in rows if not was_refused)
        return Begun(times, max(refused, self.begun.refused_at))
