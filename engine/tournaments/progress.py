"""One tournament as it goes on: the only thing that changes it.

Each change is saved first, then announced, one at a time. Whatever has to happen by itself (starting the tables of a
round, ending a round, beginning the next) is found by looking at the journal, never remembered, so it makes no
difference whether the process was killed in between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Protocol

from engine.tables.live.clock import Clock
from engine.tables.live.services import RETRY
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.status import Status, Stop, StopKind
from engine.tables.store.sql.backend import Clash
from engine.tournaments import tournament
from engine.tournaments.forgetting import forget_entrant
from engine.tournaments.queries import TournamentQueries
from engine.tournaments.rows import TournamentJournal
from engine.tournaments.state import PlayedTable, TournamentState

log = logging.getLogger(__name__)


class TournamentAnnouncer(Protocol):
    """Shows how tournaments stand."""

    async def tournament_changed(self, tournament: Tournament) -> None:
        """Called after something was saved. Anything it raises is logged and changes nothing."""


@dataclass(slots=True)
class Surroundings:
    """What all tournaments of a process share."""

    journal: TournamentJournal
    clock: Clock
    now: Callable[[], float]
    pause: float
    """Seconds between two rounds."""
    table: Callable[[int], Awaitable[Table]]
    """Finds a table by its number."""
    ended: Callable[[int], None]
    """Told when a tournament will not change any more."""
    announcer: TournamentAnnouncer | None = None
    is_here: bool = True
    """Whether this process watches over them: it begins what is due, and shows them."""


class Tournament(TournamentQueries):
    """A tournament. Made by `Tournaments.open`; found by `Tournaments.get`.

    The methods that change something raise `Refused` and `JournalError`, and have saved on return.
    """

    def __init__(self, state: TournamentState, tables: tuple[PlayedTable, ...], services: Surroundings) -> None:
        self._state, self._tables = state, tables
        self._services = services
        self._lock, self._filling = asyncio.Lock(), asyncio.Lock()
        self._is_going_on = False
        self._is_stirred = False
        """A table has ended, or there is another reason to look at the journal."""

    async def enter(self, user_id: int, name: str) -> None:
        """Take the next place before the start, or one that was left, even at a table of the round being played."""
        if not self._is_played:
            await self._change(lambda now: tournament.enter(now, user_id, name))
        elif (left := await self._seat_left(user_id)) is not None:
            table, seat = left
            await table.take_over(user_id, name, seat)
        elif (place := await self.place_now(user_id)) is not None:
            raise Refused(Refusal.ALREADY_ENTERED, place=place)
        else:
            raise Refused(Refusal.TOURNAMENT_STARTED, tournament=self.id)

    async def _seat_left(self, user_id: int) -> tuple[Table, int] | None:
        """A seat of the present round that this person may take, preferably the one they left."""
        found = []
        for one in self.tables_of(self.round):
            table = await self._services.table(one.table_id)
            found += [(table, seat) for seat in table.seats_to_take(user_id)] if table.status is Status.PLAYING else []
        return min(found, key=lambda one: _kept_for(*one) != user_id, default=None)

    @asynccontextmanager
    async def filling(self, user_id: int, wanted: tuple[int, int]) -> AsyncIterator[None]:
        """Held while this person takes a seat; `wanted`: the number of the table, and the seat.

        Raises Refused(already-entered) if they have another place.
        """
        async with self._filling:
            place, (number, seat) = await self.place_now(user_id), wanted
            if place is not None and place != self._places(number)[seat - 1]:
                raise Refused(Refusal.ALREADY_ENTERED, place=place)
            yield

    async def place_now(self, user_id: int) -> int | None:
        """This person's place, even while a computer plays on it; during a round, according to its tables."""
        if not self._is_played:
            return self.place_of(user_id)
        for one in self.tables_of(self.round):
            seats = (await self._services.table(one.table_id)).seats
            for place, occupant in zip(self._places(one.number), seats, strict=True):
                if occupant is not None and user_id in (occupant.user_id, occupant.kept_for):
                    return place
        return None

    async def withdraw(self, user_id: int) -> None:
        """Give back a place before the start, or leave it between two rounds; during one, get up at the table."""
        await self._change(lambda now: tournament.withdraw(now, user_id))

    async def start(self, by: int, channels: Sequence[int] = ()) -> None:
        """Host: begin the first round; `channels`: where each table is played, if not in the tournament's own."""
        await self._change(lambda now: tournament.start(now, by, channels))

    async def stop(self, by: int, force: bool = False) -> None:
        """Host, or anyone with `force`: end the tournament and the tables being played."""
        await self._change(lambda now: tournament.stop(now, by, force))

    def put_later(self, seconds: float) -> None:
        """The time jumped by this many seconds: the next round begins as long from now as before."""
        if self.deadline is not None:
            self._state = replace(self._state, deadline=self.deadline + seconds)
            self.wind()

    async def save_times(self) -> None:
        """Write when the next round begins."""
        deadline = self.deadline
        if deadline is not None:
            await self._change_quietly(lambda now: replace(now, deadline=now.deadline and deadline))

    async def forget(self, user_id: int) -> None:
        """Forget this person, as they asked: a computer gets their place."""
        await self._change(lambda now: forget_entrant(now, user_id))

    async def set_message(self, kind: str, channel_id: int, message_id: int) -> None:
        """Remember where a message of the tournament is. Announces nothing."""

        def work(now: TournamentState) -> TournamentState:
            return replace(now, messages=dict(now.messages) | {kind: (channel_id, message_id)})

        await self._change_quietly(work)

    async def lose_channel(self, channel_id: int) -> None:
        """A channel of its tables is gone: from the next round on, they are played in the tournament's own."""
        if channel_id in self._state.channels and channel_id != self.setup.channel_id:
            await self._change_quietly(lambda now: tournament.without_channel(now, channel_id))

    async def close(self) -> bool:
        """The end has been shown: nothing is left to do for this tournament after a restart.

        Returns False if something is: tables of a stopped tournament may still have to be stopped themselves.
        """
        async with self._lock:
            await self._look()
            if self.status.is_live or any(one.status.is_live for one in self._tables):
                return False
        await self._change_quietly(lambda now: replace(now, closed=True))
        self._services.ended(self.id)
        return True

    def let_go(self, services: Surroundings) -> None:
        """Another process watches over it from now on: here it can be read and changed, and that is all."""
        self._services = services

    async def follow(self) -> None:
        """Another process has changed it: show it, and see what has to happen."""
        async with self._lock:
            await self._look()
        await self._announce()
        self.stir()

    def stir(self) -> None:
        """Look soon: something may have to happen."""
        self._is_stirred = True
        self.wind()

    async def go_on(self) -> None:
        """Carry out everything that is due. Raises nothing but cancellation."""
        if self._is_going_on or not self._services.is_here:
            return
        self._is_going_on = True
        wait = 0.0
        try:
            while await self._step():
                await self._announce()
        except Exception:
            log.exception("tournament %s cannot go on; next try in %s seconds", self.id, RETRY)
            self._is_stirred, wait = True, RETRY
        finally:
            self._is_going_on = False
            self.wind(wait)

    def wind(self, wait: float = 0.0) -> None:
        """Have the clock wake this tournament when something is due, but not within `wait` seconds."""
        now = self._services.now()
        due = now if self._is_stirred else self._state.deadline
        self._services.clock.set(self.id, None if due is None else max(due, now + wait))

    async def _change(self, work: Callable[[TournamentState], TournamentState]) -> None:
        async with self._lock:
            await self._save(work)
        try:
            await self._announce()
        finally:
            self._is_stirred = True
            await self.go_on()

    async def _change_quietly(self, work: Callable[[TournamentState], TournamentState]) -> None:
        """Do and save something that does not concern the play; once again if another process was faster."""
        async with self._lock:
            try:
                await self._save(work)
            except Refused:
                await self._save(work)

    async def _step(self) -> bool:
        """Carry out one thing that is due; False if nothing is."""
        async with self._lock:
            self._is_stirred = False
            await self._look()
            state = self._state
            if state.status is Status.LOBBY:
                return False
            tables = [await self._services.table(one.table_id) for one in self.tables_of(state.round)]
            if state.status is not Status.PLAYING:
                return await self._call_off(tables)
            if await self._start_waiting(tables):
                return True
            if any(table.status is not Status.OVER for table in tables):
                return False
            if state.deadline is None:
                seats = {number: table.seats for number, table in enumerate(tables, 1)}
                now, pause = self._services.now(), self._services.pause
                return await self._try_to_save(lambda state: tournament.after_round(state, seats, now, pause))
            return self._services.clock.is_due(state.deadline) and await self._try_to_save(tournament.next_round)

    async def _start_waiting(self, tables: Sequence[Table]) -> bool:
        """Start the tables of a new round; True if there were any."""
        waiting = [table for table in tables if table.status is Status.LOBBY]
        for table in waiting:
            with suppress(Refused):
                await table.start(table.setup.host_id)
        return bool(waiting)

    async def _call_off(self, tables: Sequence[Table]) -> bool:
        """Stop the tables of a tournament that was stopped; True if any was still being played."""
        live = [table for table in tables if table.status.is_live]
        for table in live:
            with suppress(Refused):
                await table.call_off(Stop(StopKind.TOURNAMENT))
        return bool(live)

    async def _try_to_save(self, work: Callable[[TournamentState], TournamentState]) -> bool:
        """Save something that happens by itself; if another process was faster, looking again is enough."""
        with suppress(Refused):
            await self._save(work)
        return True

    async def _save(self, work: Callable[[TournamentState], TournamentState]) -> None:
        """Do `work`, then write its result and the tables of any round it begins; the lock must be held.

        Raises what `work` raises, Refused(stale) if another process was faster, and JournalError.
        """
        before = self._state
        after = replace(work(before), revision=before.revision + 1)
        opened = tournament.tables_of_round(after) if after.round != before.round else ()
        try:
            elsewhere = not self._services.is_here
            await self._services.journal.save(after, opened, self._services.now(), elsewhere=elsewhere)
        except Clash:
            await self._look()
            raise Refused(Refusal.STALE) from None
        self._state = after
        if opened:
            self._tables = await self._services.journal.tables(self.id)

    async def _look(self) -> None:
        """Read the tournament from the journal; the lock must be held."""
        state = await self._services.journal.load(self.id)
        if state is None:
            raise Refused(Refusal.NO_SUCH_TOURNAMENT, tournament=self.id)
        self._state, self._tables = state, await self._services.journal.tables(self.id)

    async def _announce(self) -> None:
        if self._services.announcer is not None:
            try:
                await self._services.announcer.tournament_changed(self)
            except Exception:
                log.exception("tournament %s could not be announced", self.id)


def _kept_for(table: Table, seat: int) -> int | None:
    """Who left this seat and has it kept for them."""
    occupant = table.seats[seat - 1]
    return occupant.kept_for if occupant else None
