"""All tables and tournaments of this process, their clocks, and what is remembered of people and servers."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from secrets import token_bytes
from typing import Any

from engine.chance.fairness import SECRET_BYTES
from engine.core.registry import game_named
from engine.hall.cached_preferences import CachedPreferences
from engine.hall.elsewhere import table_elsewhere
from engine.hall.forgetting import ForgetOutcome, forget_person
from engine.hall.loading import loaded
from engine.hall.running_times import RunningTimes
from engine.hall.servers import Servers
from engine.hall.table_cache import TableCache
from engine.tables.decisions import lobby
from engine.tables.decisions.timing import after_absence
from engine.tables.live.announcer import Announcer
from engine.tables.live.clock import CallLater, Clock
from engine.tables.live.services import Services
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.news import LobbyChanged
from engine.tables.model.pauses import Pauses
from engine.tables.model.people import Occupant
from engine.tables.model.setup import Setup
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status
from engine.tables.proposals.pausing import LOBBY_KEPT
from engine.tables.store.house_rules import HouseRulesStore
from engine.tables.store.journal import Clash, Journal
from engine.tables.store.posted import Posted
from engine.tables.store.privacy import Privacy
from engine.tables.store.rows import BadHistory, read_snapshot, snapshot_of_deal
from engine.tables.store.share import EVERYTHING, Share
from engine.tournaments.tournaments import Tournaments

log = logging.getLogger(__name__)


def _new_secret() -> bytes:
    return token_bytes(SECRET_BYTES)


class Tables(CachedPreferences):
    """Made once per process, inside the running loop; `restore` first, `close` last.

    `now` gives UTC epoch seconds. `rng` makes the choices of computers (`random.SystemRandom()` except in tests), and
    the packs of matches from before there were secrets. `call_later` winds the clock if the loop's own is not wanted.
    `new_secret` makes the secret from which everything else by chance in a match follows. `share`: the servers whose
    tables this process watches over, if others have the rest.
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
        share: Share = EVERYTHING,
    ) -> None:
        super().__init__(journal)
        self._journal = journal
        self.share = share
        self._clock = Clock(now, self._wake, call_later)
        told = self._changed, self._filling
        self._announcer = announcer
        self._services = Services(journal, self._clock, now, pauses, rng, new_secret, *told)
        self.tournaments = Tournaments(
            journal, self.find, now=now, pause=pauses.after_round, call_later=call_later, holds=self._holds
        )
        self.times = RunningTimes(self._clock, self.tournaments, now, lambda: self.live)
        self.house_rules = HouseRulesStore(journal, now)
        self.posted = Posted(journal)
        self._privacy = Privacy(journal)
        self.servers = Servers(self._privacy, self._servers, self.tournaments, self.in_guild, now, self._holds)
        self.damaged: dict[int, int | None] = {}
        """Live tables that could not be read at start, and their servers."""
        self._cache = TableCache()
        self._last = 0

    async def open(
        self,
        setup: Setup,
        host_name: str,
        *,
        computers: int = 0,
        prepare: Callable[[Table], Awaitable[None]] | None = None,
    ) -> Table:
        """Open a new table, with its host on seat 1 and this many computers on the next seats.

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
        """Have somebody sit down at the rematch of this match, opening it if nobody has done so.

        There is only one, even if several people ask at the same moment; if it was stopped, another follows it.
        `others`: with other partners, if it has to be opened. Raises Refused, and Refused(not-seated) for anyone who
        was not at the first match.
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
        """Whether the rematch of this match has been opened, and not stopped before it was played."""
        found = await self._journal.rematch_of(ended.id)
        while found is not None:
            table = await self.find(found)
            if table.status is not Status.STOPPED:
                return True
            found = await self._journal.rematch_of(found)
        return False

    async def _sit_again(self, ended: Table, table: Table, user_id: int, name: str) -> None:
        """Put them on their own seat at this rematch, or any other if that is taken; nobody seated already moves."""
        seats = ended.seats_again(others=not table.setup.starts_when_full)
        if user_id not in seats:
            raise Refused(Refusal.NOT_SEATED)
        if table.status is Status.LOBBY and table.seat_of(user_id) is None:
            await table.sit_again(user_id, name, seats)

    async def match_before(self, table: Table) -> Table | None:
        """The match that this table is the rematch of, skipping any that were stopped; None if it is not a rematch."""
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
        """A live table, or one that ended recently; raises Refused(no-such-table, table-over)."""
        table = self._cache.get(table_id)
        if table is None:
            raise Refused(self._why_not(table_id), table=table_id)
        return table

    async def find(self, table_id: int) -> Table:
        """Any table that ever existed, from the journal if need be; raises Refused(no-such-table, table-gone)."""
        if table := self._cache.get(table_id):
            return table
        stored = await self._journal.load(table_id)
        if stored is None:
            raise Refused(Refusal.TABLE_GONE if self._was_opened(table_id) else Refusal.NO_SUCH_TABLE, table=table_id)
        # It takes a while to replay a long match.
        snapshot = await asyncio.to_thread(read_snapshot, stored)
        # Somebody else may have asked for it meanwhile: there is one object per table.
        if table := self._cache.get(table_id):
            return table
        table = self._keep(snapshot)
        table.wind()
        return table

    async def as_of(self, table_id: int, deal: int) -> Table:
        """A table as it was at the end of one of its deals; for 0, as the match began.

        It is only for looking at, and never kept. Raises Refused(no-such-table) and BadHistory.
        """
        stored = await self._journal.load(table_id)
        if stored is None:
            raise Refused(Refusal.NO_SUCH_TABLE, table=table_id)
        return Table(await asyncio.to_thread(snapshot_of_deal, stored, deal), self._services, self._announcer.announce)

    @property
    def live(self) -> tuple[Table, ...]:
        """All live tables, oldest first."""
        return self._cache.live

    def in_channel(self, channel_id: int) -> tuple[Table, ...]:
        """Live tables opened in this channel, oldest first."""
        return self._cache.in_channel(channel_id)

    def in_guild(self, guild_id: int) -> tuple[Table, ...]:
        """Live tables of this server, oldest first."""
        return self._cache.in_guild(guild_id)

    def of_user(self, user_id: int) -> tuple[Table, ...]:
        """Live tables where this person has a seat, oldest first."""
        return self._cache.of_user(user_id)

    async def restore(self) -> tuple[Table, ...]:
        """At start: load the live tables of our share and those whose end has not been shown, and wind the clock.

        Whoever is on turn gets the full time of a turn, because nobody could press. Announces only what is due.
        """
        self._last = await self._journal.last_table()
        restored = []
        async for stored in self._journal.unclosed(self.share):
            try:
                snapshot = read_snapshot(stored)
            except BadHistory:
                # One bad table must not stop the others.
                log.exception("a table is left out")
                self.damaged[stored.row["id"]] = stored.row["guild_id"]
                continue
            snapshot = after_absence(snapshot, self._services.now(), self._services.pauses)
            restored.append(self._keep(snapshot))
            await loaded(len(restored))
        await self.tournaments.restore()
        # Only now, so that nothing falls due while some tables are still missing.
        for table in self.live:
            table.wind()
        return tuple(restored)

    @property
    def next_wake(self) -> float | None:
        """When the next table or tournament will be woken (UTC epoch, seconds); None if none is waiting."""
        times = (self._clock.next, self.tournaments.clock.next)
        return min((time for time in times if time is not None), default=None)

    async def fire_due(self) -> None:
        """Carry out everything that is due by `now()`; the clocks do this by themselves."""
        await self._clock.fire_due()
        await self.tournaments.clock.fire_due()

    async def close(self) -> None:
        """Stop the clocks, wait for what is under way, close the journal."""
        await self.tournaments.clock.close()
        await self._clock.close()
        await self._journal.close()

    async def export(self, user_id: int) -> dict[str, Any]:
        """All that is kept about this person, ready for JSON."""
        return await self._privacy.export(user_id)

    @property
    def journal(self) -> Journal:
        """Where all of this is kept."""
        return self._journal

    async def forget_person(self, user_id: int) -> ForgetOutcome:
        """Hand this person's seats to computers, and take their name out of all live tables and tournaments.

        Those of other processes as well: they find out when they change them the next time.
        """
        tables, tournaments = await self._privacy.elsewhere(user_id, self.share)
        known = [*self.tournaments.all(), *[await self.tournaments.find(one) for one in tournaments]]
        ids = [*(table.id for table in self.live if table.is_known(user_id)), *tables]
        return await forget_person(user_id, ids, known, self.find)

    def read_anew(self, user_id: int) -> None:
        """Read anew what is kept of this person, and tables that have ended: somebody else has changed them."""
        self._people.forget(user_id)
        self._cache.forget_ended()

    async def repair(self, table_id: int) -> Table:
        """Read a live table anew from the journal, even one that was unreadable; raises BadHistory, Refused."""
        if table := self._cache.get_live(table_id):
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
        """How many seconds the journal takes to answer a question; raises JournalError."""
        begun = time.perf_counter()
        await self._journal.last_table()
        return time.perf_counter() - begun

    async def _add(self, snapshot: Snapshot) -> Table:
        now = self._services.now()
        snapshot = replace(snapshot, expires=now + LOBBY_KEPT)
        table_id = await self._journal.add(snapshot, now)
        return self._keep(replace(snapshot, id=table_id))

    def _holds(self, guild_id: int | None) -> bool:
        return self.share.holds(guild_id)

    def _keep(self, snapshot: Snapshot) -> Table:
        if not self._holds(snapshot.setup.guild_id):
            return table_elsewhere(snapshot, self._services)
        table = Table(snapshot, self._services, self._announcer.announce)
        self._last = max(self._last, table.id)
        self._cache.add(table)
        self._changed(snapshot)
        return table

    def _was_opened(self, table_id: int) -> bool:
        """Whether there ever was a table with this number."""
        return 1 <= table_id <= self._last

    def _why_not(self, table_id: int) -> Refusal:
        """Why there is no live table with this number."""
        return Refusal.TABLE_OVER if self._was_opened(table_id) else Refusal.NO_SUCH_TABLE

    def _changed(self, after: Snapshot) -> None:
        of = after.setup.tournament
        if self._cache.changed(after) and of is not None:
            self.tournaments.table_ended(of.tournament_id)

    @asynccontextmanager
    async def _filling(self, table: Snapshot, user_id: int, seat: int) -> AsyncIterator[None]:
        """Keep anyone from getting two places in a tournament, whatever they press at the same moment."""
        of = table.setup.tournament
        if of is None:
            yield
            return
        tournament = await self.tournaments.find(of.tournament_id)
        async with tournament.filling(user_id, (of.number, seat)):
            yield

    async def _wake(self, table_id: int) -> None:
        if table := self._cache.get_live(table_id):
            await table.go_on()
