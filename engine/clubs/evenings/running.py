"""Club evenings as people meet them, one and all of a process: what they change, and what happens by itself.

By itself tables are drawn, late comers seated, a date ends and the next begins.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any, Final

from engine.clubs.evenings import deciding, opening
from engine.clubs.evenings.calendar import day_in
from engine.clubs.evenings.deciding import due_at, next_tables
from engine.clubs.evenings.evening import (
    IDLE,
    LATE,
    LONGEST,
    MOST_ON_A_SERVER,
    REMIND_BEFORE,
    DateOutcome,
    EveningKind,
    EveningResult,
    EveningSetup,
    EveningState,
    Guest,
    PastDate,
    Rest,
    Stage,
)
from engine.clubs.evenings.points import results_of
from engine.clubs.evenings.rows import EveningJournal, KnownTable
from engine.clubs.kept.kept import Kept, KeptOnes, Surroundings
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import people_at_a_table
from engine.clubs.tournaments.tournaments import Tournaments
from engine.running.clock import CallLater
from engine.running.services import Services
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import people_on
from engine.table.model.preferences import EVENINGS
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status

log = logging.getLogger(__name__)

LOOK_AGAIN: Final = 15.0
"""Seconds after which an evening looks whether its tournament is over."""


Rooms = Callable[[Any, int, int], Awaitable[Sequence[int]]]
"""The channels of tables that an evening opens: the evening, the number of the first table, and how many there are."""


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
    rooms: Rooms | None = None


class Evening(Kept[EveningState]):
    """An evening. Made by `Evenings.open`; found by `Evenings.find`."""

    _services: EveningSurroundings

    def __init__(self, state: EveningState, services: EveningSurroundings) -> None:
        super().__init__(state, services)
        self._live: tuple[int, ...] = ()
        """The tables that were being played at the last look."""

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
    def starts_at(self) -> float:
        """UTC epoch, seconds."""
        return self._state.starts_at

    @property
    def is_live(self) -> bool:
        """Whether a date is to come or being played."""
        return self.stage is not Stage.OVER

    def is_known(self, user_id: int) -> bool:
        """Whether anything here names this person."""
        return self.setup.director_id == user_id or self._state.guest(user_id) is not None

    def due_reminders(self) -> tuple[Guest, ...]:
        """Those who are to be told now that it begins soon."""
        at = self._services.now()
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

    async def sign_up(self, user_id: int, name: str) -> None:
        """Sign up for the present date; while it is played, the same as coming."""
        if self.stage.is_played:
            await self.come(user_id, name)
        else:
            await self._change(lambda now: deciding.sign_up(now, user_id, name, self._services.now()))

    async def leave(self, user_id: int) -> None:
        """Sign off, or wait for no seat any more; raises Refused(in-the-round) as the tournament does."""
        tournament = await self.tournament()
        plays = tournament is not None and tournament.status.is_live and tournament.state.place_of(user_id) is not None
        if tournament is not None and plays:
            await tournament.withdraw(user_id)
        # Who entered on the tournament's own board never signed up.
        if not plays or self._state.guest(user_id) is not None:
            await self._change(lambda now: deciding.leave(now, user_id))

    async def come(self, user_id: int, name: str) -> None:
        """Say that one is there: one is drawn at five past, and after that gets the next free seat."""
        tournament = await self.tournament()
        if self.stage is Stage.PLAYING and tournament is not None:
            await tournament.enter(user_id, name)
        at_tables = await self._seated() if self.stage.is_played else frozenset()
        await self._change(lambda now: deciding.come(now, user_id, name, self._services.now(), at_tables))

    async def change(self, by: int, work: Callable[[EveningSetup], EveningSetup], force: bool = False) -> None:
        """Director, or anyone with `force`: play otherwise, elsewhere or at another time."""
        off = await self._days_off()
        await self._change(lambda now: deciding.change(now, by, work(now.setup), self._services.now(), force, off))

    async def cancel(
        self, by: int, reason: str = "", *, whole: bool = False, force: bool = False, number: int | None = None
    ) -> None:
        """Director, or anyone with `force`: call off this date, or with `whole` all that are to come.

        `number`: of the date that was meant; Refused(stale) if somebody has just called it off.
        """
        async with self._lock:
            await self._look()
            if number not in (None, self.number):
                raise Refused(Refusal.STALE)
            at, off = self._services.now(), await self._days_off()
            after, past = deciding.cancel(self._state, by, at, reason, whole, force, off)
            await self._save(after, past=past)
        await self.announce()
        await self._stir_and_go_on()

    async def end(self, by: int, force: bool = False) -> None:
        """Director, or anyone with `force`: draw no more tables; a tournament goes on to its last round."""
        await self._change(lambda now: deciding.end(now, by, force))

    async def forget(self, user_id: int) -> None:
        """Forget this person, as they asked."""
        await self._change(lambda now: deciding.forgotten(now, user_id))

    async def lose_channel(self) -> None:
        """Its channel is gone: it waits until its director names another."""
        await self._change(lambda now: replace(now, channel_lost=True))

    async def note_reminded(self, user_ids: Collection[int]) -> None:
        """These people have been told that it begins soon. Announces nothing."""
        await self._change_quietly(lambda now: now.with_guests(user_ids, reminded=True))

    async def set_message(self, kind: str, channel_id: int, message_id: int) -> None:
        """Remember where a message is; 0: nowhere any more. Announces nothing."""

        def work(now: EveningState) -> EveningState:
            others = {one: where for one, where in now.messages.items() if one != kind}
            return replace(now, messages=others | ({kind: (channel_id, message_id)} if message_id else {}))

        await self._change_quietly(work)

    async def note_shown(self, number: int) -> None:
        """The end of this date has been shown. Announces nothing."""

        def work(now: EveningState) -> EveningState:
            over = now.stage is Stage.OVER and number >= now.number
            # Of a date that is over, no message is looked for any more.
            kept = {kind: at for kind, at in now.messages.items() if not _is_past(kind, now, number)}
            return replace(now, shown=max(now.shown, number), closed=now.closed or over, messages=kept)

        await self._change_quietly(work)

    async def past(self, number: int) -> PastDate | None:
        """A date that is over."""
        return await self._services.rows.date(self.id, number)

    async def _seated(self) -> frozenset[int]:
        """Who sits at a table of the evening."""
        return people_on(*(table.seats for table in await self.live_tables()))

    def _seen(self) -> tuple[tuple[int, ...], bool]:
        return self._live, self._is_barred

    def _has_news(self, seen: tuple[tuple[int, ...], bool]) -> bool:
        # That a table has ended changes what is shown, though often nothing of the evening itself.
        live, was_barred = seen
        return bool(self.due_reminders()) or self._live != live or (self._is_barred and not was_barred)

    def _patience(self) -> float:
        return LOOK_AGAIN if self._is_barred else 0.0

    async def _write(self, after: EveningState, **others: Any) -> None:
        services = self._services
        self._state = await services.rows.save(after, services.now(), **others)
        services.know(self.id, [one.table_id for one in self._state.tables])

    async def _do_what_is_due(self) -> bool:
        state, at = self._state, self._services.now()
        if state.stage is Stage.OVER:
            return False
        if state.stage is Stage.SIGN_UP:
            if not self._services.clock.is_due(state.draws_at):
                return await self._gave_up(self.due_reminders())
            if state.channel_lost or at > state.starts_at + LATE:
                await self._finish(DateOutcome.MISSED)
            elif not await self._is_open(state.setup.guild_id, state.setup.channel_id):
                return False
            elif not await self._gave_up(state.present):
                await self._save(deciding.begun(state, at))
            return True
        known = await self._services.rows.tables(state)
        self._live = tuple(one.table_id for one in known if one.status.is_live)
        if state.stage is Stage.PLAYING and self._services.clock.is_due(state.starts_at + LONGEST):
            await self._save(deciding.closing(state))
            return True
        if state.setup.kind is EveningKind.TOURNAMENT:
            return await self._go_on_with_tournament(known)
        return await self._go_on_at_tables(known)

    async def _go_on_at_tables(self, known: Sequence[KnownTable]) -> bool:
        """Start tables, seat those who wait, and see whether the evening is over."""
        state = self._state
        live = [await self._services.table(one.table_id) for one in known if one.status.is_live]
        self._services.know(self.id, [one.table_id for one in known])
        drawn = {one.table_id for one in state.tables}
        for table in live:
            if table.status is Status.LOBBY and table.id in drawn and not table.free_seats:
                # Somebody at the table may have been faster.
                with suppress(Refused):
                    await table.start(table.setup.host_id)
                    return True
        if state.stage is Stage.PLAYING and await self._seat_those_who_wait(live):
            return True
        return await self._rest(bool(live), known)

    async def _gave_up(self, guests: Sequence[Guest]) -> bool:
        """Whether any of these has left the server, whose place is given up then; the lock must be held."""
        gone = await self._services.outside.gone(self.setup.guild_id, [one.user_id for one in guests])
        if gone:
            # Their places are given up, and the list says so.
            await self._save(self._state.with_guests(gone, gone=True, here=False, waits=None))
        return bool(gone)

    async def _seat_those_who_wait(self, live: Sequence[Table]) -> bool:
        state = self._state
        sitting = people_on(*(table.seats for table in live))
        there = [one.user_id for one in state.line if one.user_id in sitting]
        if there:
            await self._save(deciding.seated(state, there))
            return True
        for guest in state.line:
            offering = [one for one in live if self._has_a_seat(one, guest)]
            if offering and await self._gave_up([guest]):
                return True
            for table in offering:
                if await _takes_a_seat(table, guest):
                    await self._save(deciding.seated(state, [guest.user_id]))
                    return True
        setup = state.setup
        services, seats = self._services, people_at_a_table(setup.options)
        tables = next_tables(state.line, seats, setup.rest, services.now(), services.rng, services.are_apart)
        if not tables or state.channel_lost or not await self._is_open(state.setup.guild_id, state.setup.channel_id):
            return False
        if await self._gave_up([one for people in tables for one in people]):
            return True
        channels = await self._rooms(len(state.tables) + 1, len(tables))
        plays_last = await self._services.outside.plays_last(setup.guild_id)
        opened = [
            opening.table_for(setup, people, channel, plays_last=plays_last)
            for people, channel in zip(tables, channels, strict=True)
        ]
        await self._save(deciding.seated(state, [one.user_id for people in tables for one in people]), opened=opened)
        return True

    def _has_a_seat(self, table: Table, guest: Guest) -> bool:
        """Whether somebody who waits may play on here, beside people who want that and whom they want there."""
        are_apart = any(self._services.are_apart(guest.user_id, one) for one in people_on(table.seats))
        return table.status is Status.PLAYING and not are_apart and bool(table.seats_to_take(guest.user_id))

    async def _rooms(self, first: int, count: int) -> list[int]:
        own = [self._state.setup.channel_id] * count
        if self._services.rooms is None:
            return own
        try:
            return [*(await self._services.rooms(self, first, count)), *own][:count]
        except Exception:
            log.exception("no rooms for the tables of evening %s", self.id)
            return own

    async def _rest(self, is_played: bool, known: Sequence[KnownTable]) -> bool:
        """Nobody is to be seated: is the evening over, or may it soon be?"""
        state = self._state
        if is_played:
            if state.idle_at is not None:
                await self._save(replace(state, idle_at=None))
            return False
        if state.stage is Stage.CLOSING or (state.idle_at is not None and self._services.clock.is_due(state.idle_at)):
            await self._finish_with(known)
            return True
        if state.idle_at is None:
            await self._save(replace(state, idle_at=self._services.now() + IDLE))
        return False

    async def _go_on_with_tournament(self, known: Sequence[KnownTable]) -> bool:
        """Open the tournament when enough have come, and see whether it is over."""
        state = self._state
        if state.tournament_id is None:
            number = await self._services.rows.tournament_of(state)
            if number is None and state.stage is Stage.PLAYING and opening.are_enough(state):
                number = (await self._services.tournaments.open(opening.tournament_for(state))).id
            if number is None:
                return await self._rest(False, known)
            await self._save(replace(state, tournament_id=number, idle_at=None))
            return True
        tournament = await self._services.tournaments.find(state.tournament_id)
        if tournament.status is Status.LOBBY and state.stage is Stage.PLAYING:
            rooms = await self._rooms(1, opening.rooms_wanted(state))
            # If some have left meanwhile, they may be too few.
            with suppress(Refused):
                await opening.fill_and_start(tournament, state, rooms)
                return True
            return await self._rest(False, known)
        if tournament.status is Status.LOBBY:
            await tournament.stop(tournament.setup.host_id, force=True)
            return True
        self._services.know(self.id, [one.table_id for one in known])
        if tournament.status.is_live:
            return False
        ranks = opening.ranks_of(tournament) if tournament.status is Status.OVER else None
        await self._finish_with(known, ranks)
        return True

    async def _finish_with(self, known: Sequence[KnownTable], ranks: dict[int, int] | None = None) -> None:
        played = await self._services.rows.played([one.table_id for one in known if one.status is Status.OVER])
        results = results_of(played, self.setup.calling, ranks)
        await self._finish(DateOutcome.PLAYED if results else DateOutcome.EMPTY, results)

    async def _finish(self, outcome: DateOutcome, results: Sequence[EveningResult] = ()) -> None:
        off = await self._days_off()
        after, past = deciding.finished(self._state, outcome, self._services.now(), results, off=off)
        await self._save(after, past=past)
        await self._services.date_over(self.setup.guild_id)


class Evenings(KeptOnes[EveningState, Evening]):
    """Those of this process."""

    _services: EveningSurroundings

    def __init__(
        self,
        services: Services,
        table: Callable[[int], Awaitable[Table]],
        tournaments: Tournaments,
        date_over: Callable[[int], Awaitable[None]],
        call_later: CallLater | None,
    ) -> None:
        surroundings = EveningSurroundings(
            rows=EveningJournal(services.journal),
            now=services.now,
            table=table,
            outside=tournaments.outside,
            rng=services.rng,
            are_apart=services.blocks.are_apart,
            tournaments=tournaments,
            know=self._know,
            date_over=date_over,
        )
        super().__init__(surroundings, call_later)
        self._of_table: dict[int, int] = {}
        """Per table of an evening, rematches too, the number of the evening."""

    def play_in(self, rooms: Rooms) -> None:
        """Have this make the channels of tables from now on."""
        self._services.rooms = rooms

    async def open(self, setup: EveningSetup, most: int | None = None) -> Evening:
        """Make a new evening; raises Refused(too-many-evenings, time-past, too-many-open).

        `most`: how many its director may have open on this server; None: any number.
        """
        async with self._opening:
            there = await self.in_guild(setup.guild_id)
            mine = [f"{one.id} ({one.setup.name})" for one in there if one.setup.director_id == setup.director_id]
            EVENINGS.must_have_room(mine, most)
            if len(there) >= MOST_ON_A_SERVER:
                raise Refused(Refusal.TOO_MANY_EVENINGS, most=MOST_ON_A_SERVER)
            state = deciding.made(setup, self._services.now())
            opened = await self._kept(replace(state, id=await self._services.rows.add(state)))
        await opened.announce()
        opened.wind()
        return opened

    async def of_user(self, user_id: int) -> tuple[Evening, ...]:
        """Those that this person has signed up for, the next one first."""
        found = [one for one in self._live.values() if one.state.guest(user_id) is not None]
        return tuple(sorted((one for one in found if one.is_live), key=lambda one: one.starts_at))

    async def naming(self, user_id: int) -> tuple[Evening, ...]:
        """All that name this person."""
        known = [await self._kept(state) for state in await self._services.rows.unclosed()]
        return tuple(one for one in known if one.is_known(user_id))

    async def in_guild(self, guild_id: int) -> tuple[Evening, ...]:
        """Those of this server that have not ended, the next one first."""
        found = [one for one in self._live.values() if one.setup.guild_id == guild_id]
        return tuple(sorted((one for one in found if one.is_live), key=lambda one: (one.starts_at, one.id)))

    async def leave(self, guild_id: int) -> None:
        """The bot was removed from a server: its evenings take place no more."""
        for one in await self.in_guild(guild_id):
            # It may be over with its last date, or draw no more tables as it is.
            with suppress(Refused):
                await one.cancel(0, whole=True, force=True)
                await one.end(0, force=True)

    async def lose_channel(self, channel_id: int) -> tuple[Evening, ...]:
        """A channel is gone; returns the evenings that took place there."""
        there = tuple(one for one in self._live.values() if one.is_live and one.setup.channel_id == channel_id)
        for one in there:
            await one.lose_channel()
        return there

    def table_changed(self, after: Snapshot) -> None:
        """A table was opened, or has changed: its evening looks when it has ended, or is played once more."""
        if after.id in self._of_table:
            if not after.status.is_live and (found := self._live.get(self._of_table[after.id])):
                found.stir()
        elif after.setup.previous in self._of_table:
            self._of_table[after.id] = evening = self._of_table[after.setup.previous]
            if found := self._live.get(evening):
                found.stir()

    async def _made(self, state: EveningState) -> Evening:
        return Evening(state, self._services)

    def _know(self, evening_id: int, tables: Collection[int]) -> None:
        self._of_table |= dict.fromkeys(tables, evening_id)

    def _forget(self, number: int) -> None:
        super()._forget(number)
        self._of_table = {table: evening for table, evening in self._of_table.items() if evening != number}


async def _takes_a_seat(table: Table, guest: Guest) -> bool:
    """Give a computer's seat, or one that is offered, to somebody who waits; somebody else may be faster."""
    for seat in table.seats_to_take(guest.user_id):
        with suppress(Refused):
            await table.take_over(guest.user_id, guest.name, seat, drawn=True)
            return True
    return False


def _is_past(kind: str, now: EveningState, number: int) -> bool:
    """Whether a message, whose kind ends in the number of a date or a table, belongs to this date or an earlier one."""
    name, _, of = kind.rpartition("-")
    if name.endswith("call"):
        return int(of) not in {one.table_id for one in now.tables}
    return bool(name) and int(of) <= number
