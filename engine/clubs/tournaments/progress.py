"""One tournament as it goes on, and what people change in it.

The methods raise `Refused` and `JournalError`, and have saved on return.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from engine.clubs.tournaments import directing, entering, tournament
from engine.clubs.tournaments.entering import forget_entrant
from engine.clubs.tournaments.running import RunningTournament, TournamentSurroundings
from engine.clubs.tournaments.state import Correction, Director, PlayedTable, TournamentState
from engine.running.table import Table
from engine.store.sql.backend import Clash
from engine.table.model.errors import JournalError, Refusal, Refused
from engine.table.model.status import Status

log = logging.getLogger(__name__)


class SeatNow(NamedTuple):
    """Where somebody sits in the round that is being played."""

    number: int
    """Of the table, within the round."""
    seat: int
    is_left: bool = False
    """They got up, and it is kept for them."""


class Tournament(RunningTournament):
    """A tournament. Made by `Tournaments.open`; found by `Tournaments.get`."""

    def __init__(
        self, state: TournamentState, tables: tuple[PlayedTable, ...], services: TournamentSurroundings
    ) -> None:
        super().__init__(state, tables, services)
        self._filling = asyncio.Lock()

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
        await self._change(lambda now: replace(forget_entrant(now, user_id), forgotten=forgotten))

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


def _kept_for(table: Table, seat: int) -> int | None:
    """Who left this seat and has it kept for them."""
    occupant = table.seats[seat - 1]
    return occupant.kept_for if occupant else None
