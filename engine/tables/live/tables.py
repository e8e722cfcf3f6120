"""All tables and tournaments of this process, their clocks, and what is remembered of people and servers."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from secrets import token_bytes
from typing import Any, Final

from engine.chance.fairness import SECRET_BYTES
from engine.core.registry import game_named
from engine.tables.decisions import lobby
from engine.tables.decisions.timing import after_absence
from engine.tables.live.announcer import Announcer
from engine.tables.live.clock import CallLater, Clock
from engine.tables.live.running_times import RunningTimes
from engine.tables.live.table import Table
from engine.tables.live.transaction import Services
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.news import LobbyChanged
from engine.tables.model.pauses import Pauses
from engine.tables.model.people import Occupant
from engine.tables.model.preferences import Person, Server
from engine.tables.model.setup import Setup
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status, Stop, StopKind
from engine.tables.proposals.pausing import LOBBY_KEPT
from engine.tables.store.house_rules import Houses
from engine.tables.store.journal import Clash, Journal
from engine.tables.store.parting import Parted, part_with
from engine.tables.store.posted import Posted
from engine.tables.store.preferences import Preferences
from engine.tables.store.privacy import Privacy
from engine.tables.store.rows import BadHistory, read_snapshot, snapshot_of_deal
from engine.tournaments.tournaments import Tournaments

log = logging.getLogger(__name__)

GRACE: Final = 30 * 24 * 3600.0
"""Seconds after which a server that removed the bot is forgotten."""
ENDED_KEPT: Final = 100
"""Tables that ended last and are still at hand without reading the journal."""


def _new_secret() -> bytes:
    return token_bytes(SECRET_BYTES)


class Tables:
    """Made once per process, inside the running loop; `restore` first, `close` last.

    `now` gives UTC epoch seconds; by `rng` computers choose (`random.SystemRandom()` but in tests), and packs of
    matches from before there were secrets; `call_later` winds the clock where the loop's own is not wanted;
    `new_secret` makes that from which all else by chance follows in a match.
    """

    def __init__(
        self,
        journal: Journal,
        announcer: Announcer,
        *,
        now: Callable[[], float],
        pauses: Pauses,
        rng: random.Random,
        call_later: CallLater | None = None,
        new_secret: Callable[[], bytes] = _new_secret,
    ) -> None:
        self._journal = journal
        self._clock = Clock(now, self._wake, call_later)
        told = self._changed, self._filling
        self._announcer = announcer
        self._services = Services(journal, self._clock, now, pauses, rng, new_secret, *told)
        self.tournaments = Tournaments(journal, self.find, now=now, pause=pauses.after_round, call_later=call_later)
        self.times = RunningTimes(self._clock, self.tournaments, now, lambda: self.live)
        self.houses = Houses(journal, now)
        self.posted = Posted(journal)
        self._privacy = Privacy(journal)
        self.damaged: dict[int, int | None] = {}
        """Live tables that could not be read at start, and their servers."""
        self._tables: dict[int, Table] = {}
        self._ended: dict[int, Table] = {}
        self._of_user: dict[int, set[int]] = {}
        """Per person the live tables where they have a seat."""
        self._users: dict[int, set[int]] = {}
        """The other way round: per live table the people."""
        self._last = 0
        self._people = Preferences(journal.person, journal.set_person, Person)
        self._servers = Preferences(journal.server, journal.set_server, Server)

    async def open(
        self,
        setup: Setup,
        host_name: str,
        *,
        computers: int = 0,
        prepare: Callable[[Table], Awaitable[None]] | None = None,
    ) -> Table:
        """A new table whose host sits on seat 1, and so many computers on the next.

        Announces LobbyChanged, once `prepare` has made room for it.
        """
        empty = (None,) * (game_named(setup.game).seats(setup.options) - 1)
        seats = (Occupant(host_name, setup.host_id), *empty)
        snapshot = Snapshot(0, 0, setup, Status.LOBBY, seats)
        table = await self._add(lobby.with_computers(snapshot, computers))
        if prepare is not None:
            await prepare(table)
        await table.announce(LobbyChanged())
        await table.go_on()
        return table

    async def rematch(self, ended: Table, user_id: int, name: str, *, others: bool = False) -> Table:
        """Have somebody sit down at the match after this one, which is opened where nobody has done so.

        There is one, whoever asks at the same moment; where it was stopped, one that follows it. `others`: with other
        partners, if it has to be opened. Raises Refused, and Refused(not-seated) for whoever was not at the first.
        """
        previous = ended.id
        while (found := await self._journal.rematch_of(previous)) is not None:
            table = await self.find(found)
            if table.status is not Status.STOPPED:
                await self._sit_again(ended, table, user_id, name)
                return table
            previous = found
        try:
            table = await self._add(ended.rematch(user_id, previous, others))
        except Clash:
            return await self.rematch(ended, user_id, name, others=others)
        await table.announce(LobbyChanged())
        await table.go_on()
        return table

    async def has_rematch(self, ended: Table) -> bool:
        """Whether the match after this one has been opened, and not stopped before it was played."""
        found = await self._journal.rematch_of(ended.id)
        while found is not None:
            table = await self.find(found)
            if table.status is not Status.STOPPED:
                return True
            found = await self._journal.rematch_of(found)
        return False

    async def _sit_again(self, ended: Table, table: Table, user_id: int, name: str) -> None:
        """On the seat that is theirs at this rematch, or any other if that is taken; who sits there stays."""
        seats = ended.seats_again(others=not table.setup.starts_when_full)
        if user_id not in seats:
            raise Refused(Refusal.NOT_SEATED)
        if table.status is Status.LOBBY and table.seat_of(user_id) is None:
            await table.sit_again(user_id, name, seats)

    async def match_before(self, table: Table) -> Table | None:
        """The match that a table is the rematch of, whatever was stopped in between; None: it is none."""
        while table.setup.previous is not None:
            table = await self.find(table.setup.previous)
            if table.deal:
                return table
        return None

    async def last_ended(self, channel_id: int) -> Table | None:
        """The table of this channel at which a match ended last."""
        table_id = await self._journal.last_ended(channel_id)
        return None if table_id is None else await self.find(table_id)

    def get(self, table_id: int) -> Table:
        """A live table, or one that ended lately; raises Refused(no-such-table, table-over)."""
        table = self._tables.get(table_id) or self._ended.get(table_id)
        if table is None:
            raise Refused(self._why_not(table_id), table=table_id)
        return table

    async def find(self, table_id: int) -> Table:
        """Any table there ever was, from the journal if need be; raises Refused(no-such-table, table-gone)."""
        if table := self._tables.get(table_id) or self._ended.get(table_id):
            return table
        stored = await self._journal.load(table_id)
        if stored is None:
            raise Refused(Refusal.TABLE_GONE if self._was_opened(table_id) else Refusal.NO_SUCH_TABLE, table=table_id)
        # A long match takes a while to play again.
        snapshot = await asyncio.to_thread(read_snapshot, stored)
        # Somebody else may have asked for it meanwhile: there is one object per table.
        if table := self._tables.get(table_id) or self._ended.get(table_id):
            return table
        table = self._keep(snapshot)
        table.wind()
        return table

    async def as_of(self, table_id: int, deal: int) -> Table:
        """A table as it was at the end of one of its deals, 0 as the match began: to be looked at, never to be kept.

        Raises Refused(no-such-table) and BadHistory.
        """
        stored = await self._journal.load(table_id)
        if stored is None:
            raise Refused(Refusal.NO_SUCH_TABLE, table=table_id)
        return Table(await asyncio.to_thread(snapshot_of_deal, stored, deal), self._services, self._announcer.announce)

    def in_channel(self, channel_id: int) -> tuple[Table, ...]:
        """Live tables opened in this channel, oldest first."""
        return tuple(table for table in self._tables.values() if table.setup.channel_id == channel_id)

    def in_guild(self, guild_id: int) -> tuple[Table, ...]:
        """Live tables of this server, oldest first."""
        return tuple(table for table in self._tables.values() if table.setup.guild_id == guild_id)

    def of_user(self, user_id: int) -> tuple[Table, ...]:
        """Live tables where this person has a seat, oldest first."""
        return tuple(self._tables[table_id] for table_id in sorted(self._of_user.get(user_id, ())))

    async def restore(self) -> tuple[Table, ...]:
        """At start: load all live tables and those whose end has not been shown, wind up the clock.

        Whoever is on turn has all the time of a turn: nobody could press. Announces nothing but what falls due.
        """
        self._last = await self._journal.last_table()
        restored = []
        async for stored in self._journal.unclosed():
            try:
                snapshot = read_snapshot(stored)
            except BadHistory:
                # One bad table must not stop the others.
                log.exception("a table is left out")
                self.damaged[stored.row["id"]] = stored.row["guild_id"]
                continue
            restored.append(self._keep(after_absence(snapshot, self._services.now(), self._services.pauses)))
            # Playing a long match again takes some milliseconds.
            await asyncio.sleep(0)
        await self.tournaments.restore()
        # Only now, so that nothing falls due while some tables are not there yet.
        for table in self._tables.values():
            table.wind()
        return tuple(restored)

    @property
    def next_wake(self) -> float | None:
        """When a table or tournament will be woken next (UTC epoch, seconds); None: none waits for that."""
        times = (self._clock.next, self.tournaments.clock.next)
        return min((time for time in times if time is not None), default=None)

    async def fire_due(self) -> None:
        """Let everything happen that is due by `now()`; the clocks do this by themselves."""
        await self._clock.fire_due()
        await self.tournaments.clock.fire_due()

    async def close(self) -> None:
        """Stop the clocks, wait for what is under way, close the journal."""
        await self.tournaments.clock.close()
        await self._clock.close()
        await self._journal.close()

    async def person(self, user_id: int) -> Person:
        """What is remembered of this person; the defaults where nothing is."""
        return await self._people.get(user_id)

    def known_person(self, user_id: int) -> Person:
        """The same without waiting; the defaults until it has been asked for once."""
        return self._people.known(user_id)

    async def set_person(self, person: Person) -> None:
        await self._people.set(person.user_id, person)

    async def change_person(self, user_id: int, change: Callable[[Person], Person]) -> None:
        """Remember what `change` makes of what is remembered of this person now, whoever else changes it meanwhile."""
        await self._people.change(user_id, change)

    async def server(self, guild_id: int) -> Server:
        """What is remembered of this server; the defaults where nothing is."""
        return await self._servers.get(guild_id)

    def known_server(self, guild_id: int) -> Server:
        """The same without waiting; the defaults until it has been asked for once."""
        return self._servers.known(guild_id)

    async def set_server(self, server: Server) -> None:
        await self._servers.set(server.guild_id, server)

    async def change_server(self, guild_id: int, change: Callable[[Server], Server]) -> None:
        """Remember what `change` makes of what is remembered of this server now, whoever else changes it meanwhile."""
        await self._servers.change(guild_id, change)

    async def export(self, user_id: int) -> dict[str, Any]:
        """All that is kept about this person, ready for JSON."""
        return await self._privacy.export(user_id)

    @property
    def journal(self) -> Journal:
        """Where all of this is kept."""
        return self._journal

    async def part_with(self, user_id: int) -> Parted:
        """Computers play on for this person, and no live table or tournament tells any more that they were there."""
        return await part_with(user_id, self.live, self.tournaments.all(), self.find)

    def read_anew(self, user_id: int) -> None:
        """What is kept of this person and of tables that have ended was changed by somebody else."""
        self._people.forget(user_id)
        self._ended.clear()

    @property
    def live(self) -> tuple[Table, ...]:
        """All live tables, oldest first."""
        return tuple(self._tables.values())

    async def repair(self, table_id: int) -> Table:
        """Read a live table anew from the journal, also one that could not be read; raises BadHistory, Refused."""
        if table := self._tables.get(table_id):
            await table.reload()
            return table
        if table_id not in self.damaged:
            raise Refused(self._why_not(table_id), table=table_id)
        table = await self.find(table_id)
        del self.damaged[table_id]
        return table

    async def give_up(self, table_id: int) -> None:
        """End a table that cannot be read, without a result."""
        await self._journal.give_up(table_id, self._services.now())
        del self.damaged[table_id]

    async def seconds_to_answer(self) -> float:
        """How long the journal takes to answer a question; raises JournalError."""
        begun = time.perf_counter()
        await self._journal.last_table()
        return time.perf_counter() - begun

    async def leave_server(self, guild_id: int) -> None:
        """The bot was removed from a server: its tables end without a result."""
        for contest in self.tournaments.in_guild(guild_id):
            await contest.stop(0, force=True)
        for table in self.in_guild(guild_id):
            with suppress(Refused):
                await table.call_off(Stop(StopKind.SERVER))
        await self.change_server(guild_id, lambda server: replace(server, left_at=self._services.now()))

    async def be_only_in(self, guild_ids: Collection[int]) -> None:
        """At start: the bot is in these servers; from any others it was removed meanwhile, to some perhaps added."""
        here = frozenset(guild_ids)
        for guild_id in await self._privacy.servers_here() - here:
            await self.leave_server(guild_id)
        for guild_id in here.intersection(await self._privacy.gone_before(math.inf)):
            await self.come_to_server(guild_id)

    async def come_to_server(self, guild_id: int) -> None:
        """The bot was added to a server, perhaps again: what was chosen there holds."""
        await self.change_server(guild_id, lambda server: replace(server, left_at=None))

    async def forget_servers_left(self) -> tuple[int, ...]:
        """Forget what servers chose that the bot has been gone from for `GRACE` seconds; returns which."""
        gone = await self._privacy.gone_before(self._services.now() - GRACE)
        for guild_id in gone:
            await self._privacy.forget_server(guild_id)
            self._servers.forget(guild_id)
        return gone

    async def _add(self, snapshot: Snapshot) -> Table:
        now = self._services.now()
        snapshot = replace(snapshot, expires=now + LOBBY_KEPT)
        table_id = await self._journal.add(snapshot, now)
        return self._keep(replace(snapshot, id=table_id))

    def _keep(self, snapshot: Snapshot) -> Table:
        table = Table(snapshot, self._services, self._announcer.announce)
        self._last = max(self._last, table.id)
        self._tables[table.id] = table
        self._changed(snapshot)
        return table

    def _was_opened(self, table_id: int) -> bool:
        """Whether there ever was a table of this number."""
        return 1 <= table_id <= self._last

    def _why_not(self, table_id: int) -> Refusal:
        """Why there is no live table of this number."""
        return Refusal.TABLE_OVER if self._was_opened(table_id) else Refusal.NO_SUCH_TABLE

    def _changed(self, after: Snapshot) -> None:
        """People have sat down or got up, or the table has ended: then it is kept at hand a little."""
        live = after.status.is_live
        users = {one.user_id for one in after.seats if one and one.user_id is not None} if live else set()
        before = self._users.pop(after.id, set())
        for user_id in before - users:
            self._of_user[user_id].discard(after.id)
            if not self._of_user[user_id]:
                del self._of_user[user_id]
        for user_id in users - before:
            self._of_user.setdefault(user_id, set()).add(after.id)
        if live:
            self._users[after.id] = users
        elif table := self._tables.pop(after.id, None):
            if after.setup.tournament is not None:
                self.tournaments.table_ended(after.setup.tournament.tournament_id)
            self._ended[after.id] = table
            if len(self._ended) > ENDED_KEPT:
                del self._ended[next(iter(self._ended))]

    @asynccontextmanager
    async def _filling(self, table: Snapshot, user_id: int, seat: int) -> AsyncIterator[None]:
        """Nobody has two places in a tournament, whatever they press at the same moment."""
        of = table.setup.tournament
        if of is None:
            yield
            return
        contest = await self.tournaments.find(of.tournament_id)
        async with contest.filling(user_id, (of.number, seat)):
            yield

    async def _wake(self, table_id: int) -> None:
        if table := self._tables.get(table_id):
            await table.go_on()
