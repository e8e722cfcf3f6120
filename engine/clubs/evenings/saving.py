"""One club evening as it is kept: read from the journal, changed, saved, and only then announced."""

from __future__ import annotations

import asyncio
import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Protocol

from engine.clubs.evenings import deciding
from engine.clubs.evenings.calendar import day_in
from engine.clubs.evenings.evening import EveningState, Guest, PastDate
from engine.clubs.evenings.queries import EveningQueries
from engine.clubs.evenings.rows import EveningJournal
from engine.tables.live.clock import Clock
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.snapshot import Snapshot
from engine.tables.store.sql.backend import Clash
from engine.tournaments.progress import Tournament
from engine.tournaments.tournaments import Tournaments

log = logging.getLogger(__name__)

Work = Callable[[EveningState], EveningState]


class EveningAnnouncer(Protocol):
    """Shows how evenings stand."""

    async def evening_changed(self, evening: KeptEvening) -> None:
        """Called after something was saved, or when people are to be reminded. What it raises is logged."""

    async def rooms(self, evening: KeptEvening, first: int, count: int) -> Sequence[int]:
        """The channels of so many tables to be opened, of which `first` is the number of the first."""


@dataclass(slots=True)
class Surroundings:
    """What all evenings of a process share."""

    journal: EveningJournal
    clock: Clock
    now: Callable[[], float]
    rng: random.Random
    table: Callable[[int], Awaitable[Table]]
    """Finds a table by its number."""
    tournaments: Tournaments
    know: Callable[[int, Collection[int]], None]
    """Told which tables belong to an evening."""
    date_over: Callable[[int], Awaitable[None]]
    """Told when a date of a server is over: its season may count it."""
    ended: Callable[[int], None]
    """Told when an evening will not change any more."""
    announcer: EveningAnnouncer | None = None


class KeptEvening(EveningQueries, ABC):
    """The part of an evening that reads and writes it."""

    def __init__(self, state: EveningState, services: Surroundings) -> None:
        self._state, self._services = state, services
        self._lock = asyncio.Lock()
        self._is_stirred = False

    @abstractmethod
    async def go_on(self) -> None:
        """Carry out everything that is due."""

    def due_reminders(self) -> tuple[Guest, ...]:
        """Those who are to be told now that it begins soon."""
        return self.to_remind(self._services.now())

    async def _days_off(self) -> frozenset[date]:
        """The days of its dates that were called off or are over, and may still be to come."""
        # A zone further east may be a day ahead.
        return await self._services.journal.days(self.id, day_in("UTC", self._services.now()) - timedelta(days=1))

    async def live_tables(self) -> list[Table]:
        """The tables of the present date that are being played, in order."""
        known = await self._services.journal.tables(self._state)
        return [await self._services.table(one.table_id) for one in known if one.status.is_live]

    async def tournament(self) -> Tournament | None:
        """The tournament of the present date."""
        wanted = self._state.tournament_id
        return None if wanted is None else await self._services.tournaments.find(wanted)

    def stir(self) -> None:
        """Look soon: something may have to happen."""
        self._is_stirred = True
        self.wind()

    def wind(self, wait: float = 0.0) -> None:
        """Have the clock wake this evening when something is due, but not within `wait` seconds."""
        now = self._services.now()
        due = now if self._is_stirred else self.due_after(now)
        self._services.clock.set(self.id, None if due is None else max(due, now + wait))

    async def _stir_and_go_on(self) -> None:
        self._is_stirred = True
        await self.go_on()

    async def _change(self, work: Work, *, stirs: bool = True) -> None:
        async with self._lock:
            try:
                await self._save(work(self._state))
            except Clash:
                # Another process was faster: what it did may be all this person wanted, or forbid it.
                await self._save(work(self._state))
        try:
            await self._announce()
        finally:
            if stirs:
                await self._stir_and_go_on()

    async def _change_quietly(self, work: Work) -> None:
        """Do and save something that does not concern the play."""
        async with self._lock:
            try:
                await self._save(work(self._state))
            except Clash:
                await self._save(work(self._state))
        self.wind()

    async def _save(
        self, after: EveningState, *, opened: Sequence[Snapshot] = (), past: PastDate | None = None
    ) -> None:
        """Write the next state; the lock must be held.

        Raises Clash if another process was faster, whose state it has read then, and JournalError.
        """
        if after is self._state:
            return
        after = replace(after, revision=self._state.revision + 1)
        services = self._services
        try:
            self._state = await services.journal.save(
                after,
                services.now(),
                opened=opened,
                seated=lambda now, drawn: deciding.seated(now, (), drawn),
                past=past,
            )
        except Clash:
            await self._look()
            raise
        services.know(self.id, [one.table_id for one in self._state.tables])

    async def _look(self) -> None:
        """Read the evening from the journal; the lock must be held."""
        state = await self._services.journal.load(self.id)
        if state is None:
            raise Refused(Refusal.NO_SUCH_EVENING, evening=self.id)
        self._state = state

    async def _announce(self) -> None:
        if self._services.announcer is not None:
            try:
                await self._services.announcer.evening_changed(self)
            except Exception:
                log.exception("evening %s could not be announced", self.id)
