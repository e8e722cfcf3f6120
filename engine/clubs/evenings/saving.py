"""What there is to know about one club evening, and what all evenings of a process share."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final, Protocol

from engine.clubs.evenings.calendar import Shift, day_in
from engine.clubs.evenings.deciding import due_at
from engine.clubs.evenings.evening import LONGEST, REMIND_BEFORE, EveningSetup, EveningState, Guest, Rest, Stage
from engine.clubs.evenings.rows import EveningJournal
from engine.kept.kept import Kept, Surroundings
from engine.tables.live.table import Table
from engine.tournaments.progress import Tournament
from engine.tournaments.tournaments import Tournaments

LOOK_AGAIN: Final = 15.0
"""Seconds after which an evening looks whether its tournament is over."""


class EveningAnnouncer(Protocol):
    """Shows how evenings stand."""

    async def evening_changed(self, evening: KeptEvening) -> None:
        """Called after something was saved, or when people are to be reminded. What it raises is logged."""

    async def rooms(self, evening: KeptEvening, first: int, count: int) -> Sequence[int]:
        """The channels of so many tables to be opened, of which `first` is the number of the first."""


@dataclass(slots=True, kw_only=True)
class EveningSurroundings(Surroundings[EveningState]):
    """Made by `Evenings`."""

    rows: EveningJournal
    rng: random.Random
    are_apart: Callable[[int, int], bool]
    """Whether one of these people (user ids) does not want to be seated with the other."""
    tournaments: Tournaments
    know: Callable[[int, Collection[int]], None]
    """Told which tables belong to an evening."""
    date_over: Callable[[int], Awaitable[None]]
    """Told when a date of a server is over: its season may count it."""
    rooms: Callable[[Any, int, int], Awaitable[Sequence[int]]] | None = None
    """As `EveningAnnouncer` has it."""


class KeptEvening(Kept[EveningState]):
    """Facts about the evening now."""

    _services: EveningSurroundings

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

    def is_known(self, user_id: int) -> bool:
        """Whether anything here names this person."""
        return self.setup.director_id == user_id or self._state.guest(user_id) is not None

    def to_remind(self, at: float) -> tuple[Guest, ...]:
        """Those who are to be told now that it begins soon."""
        if self.stage is not Stage.SIGN_UP or not self.starts_at - REMIND_BEFORE <= at < self.starts_at:
            return ()
        return tuple(one for one in self._state.expected if not one.reminded)

    def due_after(self, at: float) -> float | None:
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

    def due_reminders(self) -> tuple[Guest, ...]:
        """Those who are to be told now that it begins soon."""
        return self.to_remind(self._services.now())

    async def _days_off(self) -> frozenset[date]:
        """The days of its dates that were called off or are over, and may still be to come."""
        # A zone further east may be a day ahead.
        return await self._services.rows.days(self.id, day_in("UTC", self._services.now()) - timedelta(days=1))

    async def live_tables(self) -> list[Table]:
        """The tables of the present date that are being played, in order."""
        known = await self._services.rows.tables(self._state)
        return [await self._services.table(one.table_id) for one in known if one.status.is_live]

    async def tournament(self) -> Tournament | None:
        """The tournament of the present date."""
        wanted = self._state.tournament_id
        return None if wanted is None else await self._services.tournaments.find(wanted)
