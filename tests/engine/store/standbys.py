"""Processes that come, die, stand still and are cut off, in virtual time; all are real but for the database.

That is a variable: a question takes its time to get there and back, and may get lost on either way.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import count
from typing import Final

from engine.store.standby import CUT_OFF, FROZEN, Holder, Standby, StandbyAnswer
from engine.table.model.errors import JournalBusy

COMES_BACK: Final = 6.0
"""As of PostgreSQL."""
PATIENCE: Final = 1.5
"""Seconds a process waits for an answer."""


class Row:
    """Who is first."""

    def __init__(self) -> None:
        self.name, self.session, self.epoch, self.renewed, self.cut_off = "", 0, 0, 0.0, CUT_OFF


class Database:
    """A server: the lock is of a session, and ends with it."""

    def __init__(self, rng: random.Random, *, is_quiet: bool = False) -> None:
        self.rng, self.row, self.is_up, self.is_quiet = rng, Row(), True, is_quiet
        self.base, self.started = rng.uniform(0, 1e9), 0.0
        self.sessions: dict[int, str] = {}
        """Whose each is."""
        self.lock: int | None = None
        self.numbers = count(1)

    @property
    def now(self) -> float:
        return self.base + asyncio.get_running_loop().time()

    def end(self, name: str) -> None:
        """End all sessions of a process."""
        for number in [number for number, whose in self.sessions.items() if whose == name]:
            self.drop(number)

    def drop(self, number: int) -> None:
        self.sessions.pop(number, None)
        if self.lock == number:
            self.lock = None

    async def restart(self, seconds: float) -> None:
        """It is away for so long."""
        self.is_up = False
        for number in [*self.sessions]:
            self.drop(number)
        await asyncio.sleep(seconds)
        self.is_up, self.started = True, self.now


class SimulatedDesk:
    """See `Desk`."""

    def __init__(self, database: Database, name: str) -> None:
        self.database, self.name, self.is_cut_off = database, name, False
        self.on_lost: Callable[[], None] = lambda: None
        self.stands_still = 0.0
        self._session = 0

    @property
    def is_connected(self) -> bool:
        # A process that is cut off does not know what has become of its session.
        return self.is_cut_off or self._session in self.database.sessions

    async def _travel(self) -> None:
        world, still = self.database, self.stands_still
        slowest = 0.1 if world.is_quiet else 1.0
        self.stands_still = 0.0
        await asyncio.sleep(world.rng.choice((0.001, 0.01, 0.1, slowest)) + still)
        if self.is_cut_off or not world.is_up or (not world.is_quiet and world.rng.random() < 0.03):
            await asyncio.sleep(world.rng.choice((0.0, PATIENCE)))
            # Nobody knows whether the server has noticed; of ours, nothing is used any more.
            if not self.is_cut_off:
                world.drop(self._session)
            self._session = 0
            raise JournalBusy("It got lost.")

    def _connect(self) -> bool:
        """Whether it had to be made."""
        world = self.database
        if self._session in world.sessions:
            return False
        self._session = next(world.numbers)
        world.sessions[self._session] = self.name
        return True

    async def ask(self) -> StandbyAnswer:
        world, row = self.database, self.database.row
        await self._travel()
        self._connect()
        answer = StandbyAnswer(holder=self._holder, waits_for=f"process {row.name} plays")
        comes_back = row.renewed < world.started and world.now - world.started < COMES_BACK
        if world.lock is None and not (comes_back and row.name not in ("", self.name)):
            world.end(row.name)
            self._connect()
            world.lock = row.session = self._session
            row.name, row.epoch, row.renewed = self.name, row.epoch + 1, world.now
            answer = StandbyAnswer(row.epoch, row.cut_off)
        await self._travel()
        return answer

    @property
    def _holder(self) -> Holder | None:
        row = self.database.row
        if not row.epoch:
            return None
        return Holder(row.name, row.session, row.epoch, 0, self.database.now - row.renewed)

    async def renew(self, epoch: int, cut_off: float) -> int | None:
        world, row = self.database, self.database.row
        await self._travel()
        if self._connect() and world.lock is not None:
            if (row.name, row.epoch) != (self.name, epoch):
                return None
            world.drop(world.lock)
            raise JournalBusy("The session of before has not ended yet.")
        if (row.name, row.epoch) != (self.name, epoch):
            world.drop(self._session)
            return None
        world.lock = row.session = self._session
        row.renewed, row.cut_off = world.now, cut_off
        await self._travel()
        return sum(whose != self.name for whose in world.sessions.values())

    async def end(self, holder: Holder) -> None:
        world, row = self.database, self.database.row
        await self._travel()
        is_the_same = (row.name, row.session, row.epoch) == (holder.name, holder.pid, holder.epoch)
        if is_the_same and world.now - row.renewed > FROZEN:
            world.end(row.name)

    async def release(self, epoch: int | None, cut_off: float) -> None:
        world, row = self.database, self.database.row
        session, self._session = self._session, 0
        if self.is_cut_off or not world.is_up:
            return
        if (row.name, row.epoch) == (self.name, epoch):
            row.name, row.cut_off = "", cut_off
        world.drop(session)


class Simulated:
    """A process: it plays by doing nothing, and closes in its own time."""

    def __init__(self, database: Database, number: int) -> None:
        self.database = database
        self.desk = SimulatedDesk(database, f"p{number}")
        rng = database.rng
        self._drift, self._offset = rng.uniform(0.99, 1.01), rng.uniform(-1e6, 1e6)
        self.place = Standby(self.desk, clock=self._clock)
        self.is_killed = False
        self.began: list[float] = []
        """When it began to play."""
        self.task = asyncio.create_task(self.place.play(self._play))

    def _clock(self) -> float:
        return self._offset + self._drift * asyncio.get_running_loop().time()

    async def _play(self) -> None:
        self.began.append(asyncio.get_running_loop().time())
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(self.database.rng.choice((0.0, 0.5, 3.0)))

    @property
    def is_dead(self) -> bool:
        return self.is_killed or self.task.done()

    async def stop(self) -> None:
        """End as it should."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.place.close()

    def kill(self) -> None:
        """End at once: the server notices."""
        self.is_killed = self.desk.is_cut_off = True
        self.task.cancel()
        self.database.end(self.desk.name)
