"""What happens in a tournament by itself: its tables start, its rounds end, and the next ones begin.

Each change is saved first, then announced, one at a time. Whatever is due is found by looking at the journal, never
remembered, so it makes no difference whether the process was killed in between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol

from engine.tables.live.clock import Clock
from engine.tables.live.services import RETRY, Outside
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.status import Status, Stop, StopKind
from engine.tables.store.sql.backend import Clash
from engine.tournaments import directing, entering, tournament
from engine.tournaments.queries import TournamentQueries
from engine.tournaments.rows import TournamentJournal
from engine.tournaments.state import NOWHERE, PlayedTable, TournamentEnding, TournamentState


class TournamentAnnouncer(Protocol):
    """Shows how tournaments stand."""

    async def tournament_changed(self, tournament: Any) -> None:
        """Called after something was saved. Anything it raises is logged and changes nothing."""


@dataclass(slots=True)
class TournamentSurroundings:
    """Made by `Tournaments`."""

    journal: TournamentJournal
    clock: Clock
    now: Callable[[], float]
    pause: float
    """Seconds between two rounds."""
    table: Callable[[int], Awaitable[Table]]
    """Finds a table by its number."""
    ended: Callable[[int], None]
    """Told when a tournament will not change any more."""
    stands_still: Callable[[int | None], bool]
    """Whether nobody of this server can press anything: no round ends for that."""
    outside: Outside
    announcer: TournamentAnnouncer | None = None


log = logging.getLogger(__name__)

Work = Callable[[TournamentState], TournamentState]


class RunningTournament(TournamentQueries):
    """Saves changes, and carries out what is due."""

    def __init__(
        self, state: TournamentState, tables: tuple[PlayedTable, ...], services: TournamentSurroundings
    ) -> None:
        self._state, self._tables = state, tables
        self._services = services
        self._lock = asyncio.Lock()
        self._is_going_on = False
        self._is_barred = False
        """A round is due, and cannot be shown in its channel: the next look is soon."""
        self._is_stirred = False
        """A table has ended, or there is another reason to look at the journal."""

    async def look_again(self) -> None:
        """Something of it has changed that it does not know yet: show it, and see what has to happen."""
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
        if self._is_going_on:
            return
        self._is_going_on = True
        wait, ended = 0.0, self._ended()
        try:
            while await self._step():
                await self._announce()
            if self._ended() != ended:
                await self._announce()
            if self._is_time_over() or self._is_barred:
                wait = RETRY
        except Exception:
            log.exception("tournament %s cannot go on; next try in %s seconds", self.id, RETRY)
            self._is_stirred, wait = True, RETRY
        finally:
            self._is_going_on = False
            self.wind(wait)

    def _ended(self) -> int:
        """How many tables were over at the last look."""
        return sum(one.status is Status.OVER for one in self._tables)

    def wind(self, wait: float = 0.0) -> None:
        """Have the clock wake this tournament when something is due, but not within `wait` seconds."""
        now, state = self._services.now(), self._state
        round_ends, asked_until = (None, None) if self._stands_still else (state.round_ends, state.asked_until)
        times: tuple[float | None, ...] = state.deadline, round_ends
        if state.status is Status.LOBBY and state.setup.starts_at is not None and state.setup.starts_at > now:
            # Afterwards it begins as soon as there are enough people, and whoever enters stirs it.
            times = (state.setup.starts_at, None)
        if state.is_between_rounds and state.setup.channel_id == NOWHERE:
            times = (None, None)
        due = now if self._is_stirred else min((one for one in (*times, asked_until) if one is not None), default=None)
        self._services.clock.set(self.id, None if due is None else max(due, now + wait))

    async def look_over(self) -> None:
        """Warn where nobody has done anything for days, or end; nothing while nobody can press."""
        if not self._state.status.is_live or self._stands_still:
            return
        acted_at, at = await self._services.journal.last_act(self.id), self._services.now()
        async with self._lock:
            await self._look()
            now = self._state
            after = tournament.looked_over(now, acted_at, self.finished_rounds, at) if now.status.is_live else now
            if after == now:
                return
            await self._save(lambda _: after)
        await self._announce()
        self._is_stirred = True
        await self.go_on()

    async def _change(self, work: Work) -> None:
        """Do something for somebody, and save it: the tournament does not end by itself for days then."""
        at = self._services.now()
        async with self._lock:
            await self._save(lambda now: replace(work(now), acted_at=at, warned_at=None))
        try:
            await self._announce()
        finally:
            self._is_stirred = True
            await self.go_on()

    async def _change_quietly(self, work: Work) -> None:
        """Do and save something that does not concern the play; once again if another process was faster."""
        async with self._lock:
            try:
                await self._save(work)
            except Refused:
                await self._save(work)

    async def _step(self) -> bool:
        """Carry out one thing that is due; False if nothing is."""
        async with self._lock:
            self._is_stirred = self._is_barred = False
            await self._look()
            state, played, now = self._state, self._tables, self._services.now()
            if self._is_answered():
                return await self._try_to_save(directing.stop_decided)
            if state.status is Status.LOBBY:
                if not self._may_begin() or not await self._is_open():
                    return False
                return await self._gave_up() or await self._try_to_save(lambda state: tournament.begun(state, now))
            tables = [await self._services.table(one.table_id) for one in self.tables_of(state.round)]
            if state.status is not Status.PLAYING:
                return await self._call_off(tables)
            if await self._start_waiting(tables):
                return True
            is_going_on = any(table.status is not Status.OVER for table in tables)
            is_left = tournament.is_deserted(state, [one.seats for one in tables])
            if is_left and (is_going_on or state.is_between_rounds):
                finished, ending = self.finished_rounds, TournamentEnding.DESERTED
                return await self._try_to_save(lambda state: tournament.ended_by_itself(state, ending, finished, now))
            if is_going_on:
                return self._is_time_over() and await self._end_with_deal(tables)
            if state.deadline is None:
                seats, pause = {number: table.seats for number, table in enumerate(tables, 1)}, self._services.pause
                return await self._try_to_save(lambda state: tournament.after_round(state, seats, now, pause, played))
            if not self._services.clock.is_due(state.deadline) or state.setup.channel_id == NOWHERE:
                return False
            if not await self._is_open():
                return False
            if await self._gave_up():
                return True
            return await self._try_to_save(lambda state: tournament.next_round(state, played, now))

    async def _is_open(self) -> bool:
        """Whether a round can be shown in the tournament's channel."""
        setup = self._state.setup
        is_open = setup.guild_id is None or await self._services.outside.is_open(setup.guild_id, setup.channel_id)
        self._is_barred = not is_open
        return is_open

    async def _gave_up(self) -> bool:
        """Before a draw: whether anybody has left the server, whose place is given up then. The lock must be held."""
        state = self._state
        people = {one.user_id for one in state.entrants if one.user_id is not None} | {state.setup.host_id}
        gone = await self._services.outside.gone(state.setup.guild_id, people)
        lost = entering.without_gone(state, gone)
        return lost != state and await self._try_to_save(lambda now: entering.without_gone(now, gone))

    def _may_begin(self) -> bool:
        """Whether it begins by itself now: its time has come, and there are enough people."""
        starts_at = self._state.setup.starts_at
        if starts_at is None or not self._services.clock.is_due(starts_at):
            return False
        try:
            tournament.must_be_enough(self._state)
        except Refused:
            return False
        return True

    def _is_answered(self) -> bool:
        """Whether the time to say if it is to be stopped is over; it stands still while nobody can press."""
        until = self._state.asked_until
        return until is not None and self._services.clock.is_due(until) and not self._stands_still

    def _is_time_over(self) -> bool:
        """Whether the tables of the round that is being played are to end with the deal under way."""
        ends = self._state.round_ends
        is_due = ends is not None and self._services.clock.is_due(ends)
        return self._state.is_played and is_due and not self._stands_still

    @property
    def _stands_still(self) -> bool:
        return self._services.stands_still(self._state.setup.guild_id)

    async def _start_waiting(self, tables: Sequence[Table]) -> bool:
        """Start the tables of a new round; True if there were any."""
        waiting = [table for table in tables if table.status is Status.LOBBY]
        for table in waiting:
            with suppress(Refused):
                await table.start(table.setup.host_id)
        return bool(waiting)

    async def _end_with_deal(self, tables: Sequence[Table]) -> bool:
        """Let these tables play no more deals after the present one; False if one has not been dealt its first yet."""
        going_on = [table for table in tables if table.status is Status.PLAYING and table.last_deal is None]
        for table in going_on:
            with suppress(Refused):
                await table.end_with_deal()
        if any(table.status is Status.PLAYING and table.last_deal is None for table in going_on):
            return False
        return await self._try_to_save(lambda state: replace(state, round_ends=None))

    async def _call_off(self, tables: Sequence[Table]) -> bool:
        """Stop the tables of a tournament that was stopped; True if any was still being played."""
        live = [table for table in tables if table.status.is_live]
        for table in live:
            with suppress(Refused):
                await table.call_off(Stop(StopKind.TOURNAMENT))
        return bool(live)

    async def _try_to_save(self, work: Work) -> bool:
        """Save something that happens by itself; if another process was faster, looking again is enough."""
        with suppress(Refused):
            await self._save(work)
        return True

    async def _save(self, work: Work) -> None:
        """Do `work`, then write its result and the tables of any round it begins; the lock must be held.

        Raises what `work` raises, Refused(stale) if another process was faster, and JournalError.
        """
        before = self._state
        # It may draw a round, which takes a moment if there are many people.
        after = replace(await asyncio.to_thread(work, before), revision=before.revision + 1)
        opened = tournament.tables_of_round(after) if after.round != before.round else ()
        try:
            await self._services.journal.save(after, opened, self._services.now())
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
