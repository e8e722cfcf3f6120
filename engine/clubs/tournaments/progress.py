"""One tournament as it goes on: what there is to know, what people change in it, and what happens by itself.

Its tables start, its rounds end, and the next ones begin. The methods that change something raise `Refused` and
`JournalError`, and have saved on return.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, NamedTuple

from engine.clubs.kept.kept import Kept, Surroundings
from engine.clubs.tournaments import directing, entering, tournament
from engine.clubs.tournaments.rows import TournamentJournal
from engine.clubs.tournaments.schedule import TournamentPlace
from engine.clubs.tournaments.scoring.rounds import finished_rounds
from engine.clubs.tournaments.scoring.totals import standings_of
from engine.clubs.tournaments.setup import TournamentSetup
from engine.clubs.tournaments.state import NOWHERE, Correction, Director, PlayedTable, TournamentEnding, TournamentState
from engine.core.chance.fairness import digest_of
from engine.running.services import RETRY
from engine.running.table import Table
from engine.store.sql.backend import Clash
from engine.table.model.errors import JournalError, Refusal, Refused
from engine.table.model.people import Occupant
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status, Stop, StopKind

log = logging.getLogger(__name__)


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


class SeatNow(NamedTuple):
    """Where somebody sits in the round that is being played."""

    number: int
    """Of the table, within the round."""
    seat: int
    is_left: bool = False
    """They got up, and it is kept for them."""


class Tournament(Kept[TournamentState]):
    """A tournament. Made by `Tournaments.open`; found by `Tournaments.find`.

    What it says of its tables is as of the last look into the journal.
    """

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
        self._filling = asyncio.Lock()

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
        return entering.knows(self._state, user_id)

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

    async def enter(self, user_id: int, name: str, partner: int | None = None) -> None:
        """Take the next place before the start, or one that was left, even at a table of the round being played.

        Except in a classic tournament, people can also enter for the next round. `partner`: the user id of whom they
        want to play with, where pairs are fixed.
        """
        left = await self._seat_left(user_id) if self._state.is_played and partner is None else None
        if left is not None:
            table, seat = left
            await table.take_over(user_id, name, seat)
        elif not self._state.is_played or not (self._state.is_classic or await self._has_lost_seat(user_id)):
            await self._change(lambda now: entering.enter(now, user_id, name, partner))
        elif (place := await self.place_now(user_id)) is not None:
            raise Refused(Refusal.ALREADY_ENTERED, place=place)
        else:
            raise Refused(Refusal.TOURNAMENT_STARTED, tournament=self.id)

    async def _has_lost_seat(self, user_id: int) -> bool:
        """Whether somebody else has taken the seat that this person left in the present round."""
        return self._state.own_place(user_id) in self._state.seated and await self._seat_now(user_id) is None

    async def _seat_left(self, user_id: int) -> tuple[Table, int] | None:
        """A seat of the present round that this person may take, preferably the one they left."""
        found = []
        for one in self.tables_of(self.round):
            table = await self._services.table(one.table_id)
            seats = table.seats_to_take(user_id) if table.status is Status.PLAYING else ()
            found += [(table, seat) for seat in seats if self._other_place(user_id, one.number, seat) is None]
        return min(found, key=lambda one: _kept_for(*one) != user_id, default=None)

    def _other_place(self, user_id: int, number: int, seat: int) -> int | None:
        """The place in the present round that was somebody's before they were forgotten, if it is not this seat's."""
        tables, own = self._state.draw.tables, self._state.own_place(user_id)
        if own is None or self._state.place_of(user_id) is not None or own not in chain(*tables):
            return None
        return own if own != tables[number - 1][seat - 1] else None

    @asynccontextmanager
    async def filling(self, user_id: int, wanted: tuple[int, int]) -> AsyncIterator[None]:
        """Held while this person takes a seat; `wanted`: the number of the table, and the seat.

        Raises Refused(already-entered) if they have another seat.
        """
        async with self._filling:
            seat = await self._seat_now(user_id)
            if seat is not None and (seat.number, seat.seat) != wanted:
                raise Refused(Refusal.ALREADY_ENTERED, place=await self.place_now(user_id))
            if (place := self._other_place(user_id, *wanted)) is not None:
                raise Refused(Refusal.ALREADY_ENTERED, place=place)
            yield

    async def place_now(self, user_id: int) -> int | None:
        """This person's place, even while a computer plays on it; during a round, according to its tables."""
        own, state = self._state.place_of(user_id), self._state
        if not self._state.is_played:
            return own
        if own is not None and not state.is_classic and own not in state.seated:
            return own
        seat = await self._seat_now(user_id)
        return None if seat is None else state.draw.tables[seat.number - 1][seat.seat - 1]

    async def _seat_now(self, user_id: int) -> SeatNow | None:
        for one in self.tables_of(self.round):
            for seat, occupant in enumerate((await self._services.table(one.table_id)).seats, 1):
                if occupant is not None and user_id in (occupant.user_id, occupant.kept_for):
                    return SeatNow(one.number, seat, occupant.user_id != user_id)
        return None

    async def withdraw(self, user_id: int) -> None:
        """Give back a place before the start, or leave it between two rounds.

        During a round raises Refused(in-the-round) for whoever sits at one of its tables. Whoever has got up there has
        left already.
        """
        seat = await self._seat_now(user_id) if self._state.is_played else None
        if seat is None:
            await self._change(lambda now: entering.withdraw(now, user_id))
        elif not seat.is_left:
            raise Refused(Refusal.IN_THE_ROUND)

    async def must_not_sit(self, user_id: int) -> None:
        """Raises Refused(in-the-round) for who has a seat in the round being played."""
        if self._state.is_played and await self._seat_now(user_id) is not None:
            raise Refused(Refusal.IN_THE_ROUND)

    async def start(self, by: int, channels: Sequence[int] = ()) -> None:
        """Director: begin the first round; `channels`: where each table is played, if not in the tournament's own.

        Whoever has left the server gives up their place first.
        """
        self._state.must_be_open()
        self._state.must_be_host(by)
        async with self._lock:
            with suppress(Clash):
                await self._gave_up()
        at = self._services.now()
        await self._change(lambda now: tournament.start(now, by, channels, at))

    async def next_now(self, by: int) -> None:
        """Director: begin the next round without waiting any longer."""
        at = self._services.now()
        await self._change(lambda now: tournament.at_once(now, by, at))

    async def set_channels(self, channels: Sequence[int]) -> None:
        """From the next round on, its tables are played in these channels, in order; any more in its own."""
        await self._change_quietly(lambda now: replace(now, channels=tuple(channels)))

    async def correct(
        self, by: int, name: str, played: int, place: int, amount: int, reason: str, force: bool = False
    ) -> None:
        """Director, or manager with `force`: add to the score of a place in a round, or take off, for all to read."""
        correction = Correction(played, place, amount, reason, by, name, self._services.now())
        await self._change(lambda now: directing.correct(now, correction, force))
        if self.status is Status.OVER and self._services.corrected is not None:
            try:
                await self._services.corrected(self)
            except JournalError:
                # It stands all the same, and must not be made twice.
                log.exception("the season does not know yet that tournament %s was corrected", self.id)

    async def ask(self, by: int, user_id: int, name: str) -> None:
        """Director: ask somebody to enter; they have a place once they say yes, by entering."""
        if self._state.is_played and (place := await self.place_now(user_id)) is not None:
            raise Refused(Refusal.ALREADY_ENTERED, place=place)
        await self._change(lambda now: directing.ask(now, Director(by, ""), user_id, name))

    async def take_out(self, by: int, name: str, user_id: int, reason: str, force: bool = False) -> None:
        """Director, or manager with `force`: take somebody out, as `withdraw` does, for all to read."""
        await self.must_not_sit(user_id)
        at, director = self._services.now(), Director(by, name)
        await self._change(lambda now: directing.take_out(now, user_id, reason, director, at, force))

    async def add_director(self, by: int, user_id: int, name: str) -> None:
        """Host: have somebody direct it as well."""
        await self._change(lambda now: directing.add_director(now, by, Director(user_id, name)))

    async def hand_over(self, by: int, user_id: int, name: str) -> None:
        """Host: have somebody else be the host."""
        await self._change(lambda now: directing.hand_over(now, by, Director(user_id, name)))

    async def lose_director(self, user_id: int) -> None:
        """Somebody has left the server: if they were its host, the next director is, else whoever entered first."""
        if self.status.is_live and self._state.directs(user_id):
            await self._change(lambda now: entering.without_director(now, user_id))

    async def stop(self, by: int, force: bool = False) -> None:
        """Director, or anyone with `force`: end the tournament and the tables being played."""
        await self._change(lambda now: directing.stop(now, by, force))

    async def ask_to_stop(self, by: int, name: str) -> None:
        """Director: ask whoever sits at a table of the round, or between two rounds whoever plays, whether to stop."""
        people = directing.others_in(self._state, by)
        if self._state.is_played:
            live = [await self._services.table(one.table_id) for one in self.tables_of(self.round)]
            seats = [one for table in live if table.status.is_live for one in table.seats if one is not None]
            # All tables of the round may just have ended, or nobody else may sit at those that go on.
            people = tuple(one.user_id for one in seats if one.user_id and one.user_id != by) or people
        at = self._services.now()
        await self._change(lambda now: directing.ask_to_stop(now, Director(by, name), people, at))

    async def answer_stop(self, user_id: int, agrees: bool) -> None:
        """Somebody who was asked says whether to stop it."""
        await self._change(lambda now: directing.answer_stop(now, user_id, agrees))

    async def stay(self, user_id: int) -> None:
        """Somebody who takes part or directs wants it to go on; raises Refused(tournament-over, not-entered)."""
        self._state.must_be_live()
        if not self._state.directs(user_id) and await self.place_now(user_id) is None:
            raise Refused(Refusal.NOT_ENTERED)
        await self._change(lambda now: now)

    def put_later(self, seconds: float) -> None:
        """The time jumped by this many seconds: what runs ends as long from now as before."""
        times = self._times()
        if any(one is not None for one in times):
            self._state = self._state.at_times(*(one and one + seconds for one in times))
            self.wind()

    async def give_time(self, away: float) -> None:
        """People could press nothing for so many seconds, or since it began: what runs for them ends as much later.

        That is the round, and the question whether to stop.
        """
        _, *running = self._times()
        if running == [None, None]:
            return
        at, round_lasts = self._services.now(), 60.0 * self._state.setup.round_minutes

        def longer(end: float | None, lasts: float) -> float | None:
            return None if end is None else end + min(away, at - (end - lasts))

        await self._change(
            lambda now: now.at_times(
                now.deadline, longer(now.round_ends, round_lasts), longer(now.asked_until, directing.ASKED_FOR)
            )
        )

    async def save_times(self) -> None:
        """Write when what runs ends: the pause between rounds, the present round, the question whether to stop."""
        times = self._times()
        if any(one is not None for one in times):
            await self._change_quietly(lambda now: now.at_times(*times))

    def _times(self) -> tuple[float | None, float | None, float | None]:
        return self._state.deadline, self._state.round_ends, self._state.asked_until

    async def forget(self, user_id: int) -> None:
        """Forget this person, as they asked: a computer gets their place."""
        forgotten = await self._services.rows.places_left(self.id)
        await self._change(lambda now: replace(entering.forget_entrant(now, user_id), forgotten=forgotten))

    async def lose_channel(self, channel_id: int) -> None:
        """A channel is gone: from the next round on, its tables are played in the tournament's own.

        If that is gone, the next round waits until a director moves it; matches go on in any case.
        """
        if channel_id in (*self._state.channels, self.setup.channel_id) and self.status.is_live:
            await self._change_quietly(lambda now: tournament.without_channel(now, channel_id))

    async def move(self, by: int, channel_id: int) -> None:
        """Director: go on in another channel of the server."""
        await self._change(lambda now: tournament.moved(now, by, channel_id))

    async def close(self) -> bool:
        """The end has been shown: nothing is left to do for this tournament after a restart.

        Returns False if something is: tables of a stopped tournament may still have to be stopped themselves.
        """
        async with self._lock:
            await self._look()
            if self.status.is_live or any(one.status.is_live for one in self._tables):
                return False
        await self._change_quietly(lambda now: replace(now, closed=True))
        return True

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


def _kept_for(table: Table, seat: int) -> int | None:
    """Who left this seat and has it kept for them."""
    occupant = table.seats[seat - 1]
    return occupant.kept_for if occupant else None
