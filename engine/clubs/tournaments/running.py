"""What there is to know about one tournament, and what happens in it by itself.

Its tables start, its rounds end, and the next ones begin.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from engine.clubs.kept.kept import Kept, Surroundings
from engine.clubs.tournaments import directing, entering, tournament
from engine.clubs.tournaments.entering import knows
from engine.clubs.tournaments.rows import TournamentJournal
from engine.clubs.tournaments.schedule import TournamentPlace
from engine.clubs.tournaments.scoring.rounds import finished_rounds
from engine.clubs.tournaments.scoring.totals import standings_of
from engine.clubs.tournaments.setup import TournamentSetup
from engine.clubs.tournaments.state import (
    NOWHERE,
    Director,
    PlayedTable,
    TournamentEnding,
    TournamentState,
)
from engine.core.chance.fairness import digest_of
from engine.running.services import RETRY
from engine.running.table import Table
from engine.table.model.errors import Refused
from engine.table.model.people import Occupant
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status, Stop, StopKind


@dataclass(slots=True, kw_only=True)
class TournamentSurroundings(Surroundings[TournamentState]):
    """Made by `Tournaments`."""

    rows: TournamentJournal
    pause: float
    """Seconds between two rounds."""
    cut_off_since: Callable[[int | None], float | None]
    """As `Services` has it: no round ends while nobody of a server can press anything."""
    corrected: Callable[[Any], Awaitable[None]] | None = None
    """Told of one that was corrected when it was over: its season may count it."""


Work = Callable[[TournamentState], TournamentState]


class NextSeat(NamedTuple):
    """Where somebody plays next."""

    round: int
    number: int
    """The number of the table within the round, from 1."""
    channel_id: int
    people: tuple[Occupant, ...]
    """Who sits there at the moment, by seat; a dummy is nobody."""
    table_id: int | None = None
    """None: the round has not begun."""


class RunningTournament(Kept[TournamentState]):
    """Facts about the tournament now, and about its tables as of the last look; what is due is carried out."""

    # A round may have many tables to start: nobody who presses waits for them.
    _waits = False
    # Whoever was beaten sees first what another process did.
    _tries = 1
    _services: TournamentSurroundings

    def __init__(
        self, state: TournamentState, tables: tuple[PlayedTable, ...], services: TournamentSurroundings
    ) -> None:
        super().__init__(state, services)
        self._tables = tables

    @property
    def setup(self) -> TournamentSetup:
        return self._state.setup

    @property
    def status(self) -> Status:
        return self._state.status

    @property
    def entrants(self) -> tuple[Occupant, ...]:
        """Who has each place, the first place first."""
        return self._state.entrants

    @property
    def round(self) -> int:
        """The round being played, or played last; 0 before the first."""
        return self._state.round

    @property
    def finished_rounds(self) -> int:
        """Rounds in which all tables are over."""
        return len(finished_rounds(self._state, self._tables))

    def tables_of(self, played: int) -> tuple[PlayedTable, ...]:
        """The tables of a round, in order; whether they are over is as of the last look into the journal."""
        return tuple(one for one in self._tables if one.round == played)

    def standings(self, rounds: int | None = None) -> tuple[TournamentPlace, ...]:
        """Best first, after all finished rounds or after the first `rounds` of them."""
        return standings_of(self._state, self._tables, rounds)

    def is_known(self, user_id: int) -> bool:
        """Whether anything here names this person."""
        return knows(self._state, user_id)

    def next_seat(self, place: int) -> NextSeat | None:
        """Where a place sits in the round after the present one; None if that is not known yet, or there is none."""
        now = self._state
        return self._seat_in(now.round + 1, place) if now.is_classic and now.round < now.setup.rounds else None

    def seat_of(self, played: int, place: int) -> NextSeat | None:
        """Where a place was drawn to in a round that has begun; None if it sits out."""
        return self._seat_in(played, place) if 1 <= played <= self.round else None

    def _seat_in(self, played: int, place: int) -> NextSeat | None:
        now = self._state
        for number, places in enumerate(now.movement[played - 1].tables, 1):
            if place in places:
                people = tuple(one for one in tournament.occupants(now, places) if one is not None)
                table = next((one.table_id for one in self.tables_of(played) if one.number == number), None)
                return NextSeat(played, number, tournament.channel_of(now, number), people, table)
        return None

    @property
    def directors(self) -> tuple[Director, ...]:
        """The host first, then the others in the order in which they follow."""
        return (Director(self.setup.host_id, self.setup.host_name), *self._state.directors)

    @property
    def commitment(self) -> str | None:
        """The digest of the secret from which all draws follow; None for a classic tournament."""
        return digest_of(self._state.secret) if self._state.secret else None

    def must_be_startable(self, by: int) -> None:
        """Raise what `start` would raise, before anything is prepared for it."""
        self._state.must_be_open()
        self._state.must_be_host(by)
        tournament.must_be_enough(self._state)

    def must_be_stoppable(self, by: int) -> None:
        """Raise what `stop` would raise for this person without `force`."""
        directing.stop(self._state, by, force=False)

    def _seen(self) -> int:
        """How many tables were over."""
        return sum(one.status is Status.OVER for one in self._tables)

    def _patience(self) -> float:
        return RETRY if self._is_time_over() else super()._patience()

    def due_after(self, at: float) -> float | None:
        state = self._state
        round_ends, asked_until = (None, None) if self._stands_still else (state.round_ends, state.asked_until)
        times: tuple[float | None, ...] = state.deadline, round_ends
        if state.status is Status.LOBBY and state.setup.starts_at is not None and state.setup.starts_at > at:
            # Afterwards it begins as soon as there are enough people, and whoever enters stirs it.
            times = (state.setup.starts_at, None)
        if state.is_between_rounds and state.setup.channel_id == NOWHERE:
            times = (None, None)
        return min((one for one in (*times, asked_until) if one is not None), default=None)

    async def look_over(self) -> None:
        """Warn where nobody has done anything for days, or end; nothing while nobody can press."""
        if not self._state.status.is_live or self._stands_still:
            return
        acted_at, at = await self._services.rows.last_act(self.id), self._services.now()

        def work(now: TournamentState) -> TournamentState:
            return tournament.looked_over(now, acted_at, self.finished_rounds, at) if now.status.is_live else now

        async with self._lock:
            await self._look()
            before = self._state
            await self._do(work, self._tries)
        if self._state is not before:
            await self.announce()
            await self._stir_and_go_on()

    async def _change(self, work: Work) -> None:
        """Do something for somebody, and save it: the tournament does not end by itself for days then."""
        at = self._services.now()
        await super()._change(lambda now: replace(work(now), acted_at=at, warned_at=None))

    async def _do_what_is_due(self) -> bool:
        state, played, now = self._state, self._tables, self._services.now()
        if self._is_answered():
            return await self._goes_on(directing.stop_decided)
        if state.status is Status.LOBBY:
            if not self._may_begin() or not await self._is_open(state.setup.guild_id, state.setup.channel_id):
                return False
            return await self._gave_up() or await self._goes_on(lambda state: tournament.begun(state, now))
        tables = [await self._services.table(one.table_id) for one in self.tables_of(state.round)]
        if state.status is not Status.PLAYING:
            return await self._call_off(tables)
        if await self._start_waiting(tables):
            return True
        is_going_on = any(table.status is not Status.OVER for table in tables)
        is_left = tournament.is_deserted(state, [one.seats for one in tables])
        if is_left and (is_going_on or state.is_between_rounds):
            finished, ending = self.finished_rounds, TournamentEnding.DESERTED
            return await self._goes_on(lambda state: tournament.ended_by_itself(state, ending, finished, now))
        if is_going_on:
            return self._is_time_over() and await self._end_with_deal(tables)
        if state.deadline is None:
            seats, pause = {number: table.seats for number, table in enumerate(tables, 1)}, self._services.pause
            return await self._goes_on(lambda state: tournament.after_round(state, seats, now, pause, played))
        if not self._services.clock.is_due(state.deadline) or state.setup.channel_id == NOWHERE:
            return False
        if not await self._is_open(state.setup.guild_id, state.setup.channel_id):
            return False
        return await self._gave_up() or await self._goes_on(lambda state: tournament.next_round(state, played, now))

    async def _gave_up(self) -> bool:
        """Before a draw: whether anybody has left the server, whose place is given up then. The lock must be held."""
        state = self._state
        people = {one.user_id for one in state.entrants if one.user_id is not None} | {state.setup.host_id}
        gone = await self._services.outside.gone(state.setup.guild_id, people)
        lost = entering.without_gone(state, gone)
        return lost != state and await self._goes_on(lambda now: entering.without_gone(now, gone))

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
        return self._services.cut_off_since(self._state.setup.guild_id) is not None

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
        return await self._goes_on(lambda state: replace(state, round_ends=None))

    async def _call_off(self, tables: Sequence[Table]) -> bool:
        """Stop the tables of a tournament that was stopped; True if any was still being played."""
        live = [table for table in tables if table.status.is_live]
        for table in live:
            with suppress(Refused):
                await table.call_off(Stop(StopKind.TOURNAMENT))
        return bool(live)

    async def _goes_on(self, work: Work) -> bool:
        """Save something that happens by itself; raises Clash."""
        await self._save(await self._worked(work))
        return True

    async def _worked(self, work: Work) -> TournamentState:
        # It may draw a round, which takes a moment if there are many people.
        return await asyncio.to_thread(work, self._state)

    async def _write(self, after: TournamentState, **_: Any) -> None:
        """With the tables of any round it begins."""
        opened: tuple[Snapshot, ...] = ()
        if after.round != self._state.round:
            plays_last = await self._services.outside.plays_last(after.setup.guild_id)
            opened = tournament.tables_of_round(after, self._tables, plays_last=plays_last)
        await self._services.rows.save(after, opened, self._services.now())
        self._state = after
        if opened:
            self._tables = await self._services.rows.tables(self.id)

    async def _look(self) -> None:
        await super()._look()
        self._tables = await self._services.rows.tables(self.id)
