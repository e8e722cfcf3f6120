"""One club evening as it is kept: read from the journal, asked, changed, saved, and only then announced."""

from __future__ import annotations

import asyncio
import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final, Protocol

from engine.clubs.evenings import deciding
from engine.clubs.evenings.calendar import Shift, day_in
from engine.clubs.evenings.deciding import due_at
from engine.clubs.evenings.evening import (
    LONGEST,
    REMIND_BEFORE,
    EveningSetup,
    EveningState,
    Guest,
    PastDate,
    Rest,
    Stage,
)
from engine.clubs.evenings.rows import EveningJournal
from engine.tables.live.clock import Clock
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.snapshot import Snapshot
from engine.tables.store.sql.backend import Clash
from engine.tournaments.progress import Tournament
from engine.tournaments.tournaments import Tournaments

LOOK_AGAIN: Final = 15.0
"""Seconds after which an evening looks whether its tournament is over."""


class EveningQueries:
    """Facts about the evening now."""

    _state: EveningState

    @property
    def id(self) -> int:
        """Number of the evening, from 1."""
        return self._state.id

    @property
    def state(self) -> EveningState:
        """Everything."""
        return self._state

    @property
    def setup(self) -> EveningSetup:
        return self._state.setup

    @property
    def stage(self) -> Stage:
        return self._state.stage

    @property
    def number(self) -> int:
        """Of the present date, from 1."""
        return self._state.number

    @property
    def day(self) -> date:
        return self._state.day

    @property
    def starts_at(self) -> float:
        """UTC epoch, seconds."""
        return self._state.starts_at

    @property
    def shift(self) -> Shift:
        """What the clocks do at the time of the present date."""
        return self._state.shift

    @property
    def guests(self) -> tuple[Guest, ...]:
        return self._state.guests

    @property
    def is_live(self) -> bool:
        """Whether a date is to come or being played."""
        return self.stage is not Stage.OVER

    @property
    def message_ids(self) -> Mapping[str, tuple[int, int]]:
        """Kind -> (channel id, message id), as set by `set_message`; kept across restarts."""
        return self._state.messages

    def is_known(self, user_id: int) -> bool:
        """Whether anything here names this person."""
        return self.setup.director_id == user_id or self._state.guest(user_id) is not None

    def to_remind(self, at: float) -> tuple[Guest, ...]:
        """Those who are to be told now that it begins soon."""
        if self.stage is not Stage.SIGN_UP or not self.starts_at - REMIND_BEFORE <= at < self.starts_at:
            return ()
        return tuple(one for one in self._state.expected if not one.reminded)

    def due_after(self, at: float) -> float | None:
        """When something has to happen by itself (UTC epoch, seconds); None: not before somebody does something."""
        state = self._state
        if state.stage is Stage.OVER:
            return None
        if state.stage is Stage.SIGN_UP:
            remind_at = state.starts_at - REMIND_BEFORE
            return remind_at if at < remind_at and state.guests else state.draws_at
        times = [state.starts_at + LONGEST] if state.stage is Stage.PLAYING else []
        if state.idle_at is not None:
            times.append(state.idle_at)
        if state.line and state.setup.rest is Rest.COMPUTER and not state.channel_lost:
            times.append(due_at(state.line))
        if state.tournament_id is not None:
            # A tournament is over some moments after its last table, and tells nobody.
            times.append(at + LOOK_AGAIN)
        return min(times, default=None)


log = logging.getLogger(__name__)

Work = Callable[[EveningState], EveningState]


class EveningAnnouncer(Protocol):
    """Shows how evenings stand."""

    async def evening_changed(self, evening: KeptEvening) -> None:
        """Called after something was saved, or when people are to be reminded. What it raises is logged."""

    async def rooms(self, evening: KeptEvening, first: int, count: int) -> Sequence[int]:
        """The channels of so many tables to be opened, of which `first` is the number of the first."""


@dataclass(slots=True)
class EveningSurroundings:
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

    def __init__(self, state: EveningState, services: EveningSurroundings) -> None:
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
