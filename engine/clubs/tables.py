"""All tables and tournaments of this process, their clocks, and what is remembered of people and servers."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from engine.clubs.clubs import Clubs
from engine.clubs.evenings.running import Evening
from engine.clubs.running_times import RunningTimes
from engine.clubs.servers import Servers
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.tournaments import Tournaments
from engine.core.chance.fairness import SALT_BYTES, SECRET_BYTES
from engine.players.thinking.thinker import Thinker
from engine.running.cache import TableCache, restored
from engine.running.calls import Calls
from engine.running.clock import CallLater, Clock
from engine.running.looking_back import LookingBack
from engine.running.preferences import CachedPreferences
from engine.running.services import Services
from engine.running.table import Announcer, Table
from engine.store.house_rules import HouseRulesStore
from engine.store.journal import Clash, Journal, JournalError
from engine.store.marks import Marks
from engine.store.posted import Posted
from engine.store.privacy import Privacy
from engine.store.replaying import read_snapshot, snapshot_of_deal
from engine.table.decisions import lobby
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import LobbyChanged
from engine.table.model.preferences import TABLES
from engine.table.model.setup import Setup
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from engine.table.proposals.pausing import LOBBY_KEPT

log = logging.getLogger(__name__)


class ForgetOutcome(NamedTuple):
    """What came of forgetting somebody."""

    given_up: int
    """Tables, tournaments and evenings that know nothing of the person any more."""
    trouble: JournalError | None
    """Why some could not be given up; asked again a little later, they may be."""


class Tables(CachedPreferences):
    """Made once per process, inside the running loop; `restore` first, `close` last.

    `now` gives UTC epoch seconds. All chance comes from `rng`, which is `random.SystemRandom()` except in tests:
    the choices of computers, the packs of matches from before there were secrets, and what `new_secret` and
    `new_salt` give unless they are given themselves. From a secret everything else by chance follows in a match, in
    a deal of the day or in a tournament; a salt hides the people's names in a match's digest. `call_later` winds
    the clock if the loop's own is not wanted. `thinker` is closed with all else; if it is left out, computers think
    in this process, and everything waits for them.
    """

    times: RunningTimes

    def __init__(
        self,
        journal: Journal,
        announcer: Announcer,
        *,
        now: Callable[[], float],
        pauses: Pauses,
        rng: random.Random,
        call_later: CallLater | None = None,
        new_secret: Callable[[], bytes] | None = None,
        new_salt: Callable[[], bytes] | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        super().__init__(journal)
        self.thinker = thinker or Thinker.here()
        self._journal, self.now = journal, now
        self.new_secret = new_secret or partial(rng.randbytes, SECRET_BYTES)
        self._clock = Clock(now, self._wake, call_later)
        new_salt = new_salt or partial(rng.randbytes, SALT_BYTES)
        told = self._changed, self._filling, lambda guild_id: self.times.cut_off_since(guild_id)
        self._announcer = announcer
        self.marks = Marks(journal, now)
        self._services = Services(
            journal, self.marks, self._clock, now, pauses, rng, self.thinker, self.new_secret, new_salt, *told
        )
        self.blocks = self._services.blocks
        self.looking_back = LookingBack(journal, self.thinker, eager=thinker is not None)
        self._cache = cache = TableCache()
        self.in_channel, self.in_guild, self.of_user = cache.in_channel, cache.in_guild, cache.of_user
        """Live tables opened in this channel, of this server, or where this person has a seat, oldest first."""
        self.damaged: dict[int, int | None] = {}
        """Live tables that could not be read, and their servers."""
        self._mending = asyncio.Lock()
        """Nobody gives up what somebody else reads anew at this moment."""
        self.shards = 1
        """Into how many shards Discord divides the bot's servers."""
        self.tournaments = Tournaments(self._services, self.find, call_later)
        self.tournaments.outside.plays_last = self._plays_last
        self.clubs = Clubs(self._services, self.find, self.tournaments, call_later)
        self._clocks = self._clock, self.tournaments.clock, self.clubs.evenings.clock
        self.times = RunningTimes(self._clocks, self.tournaments, now, lambda: self.live, lambda: self.shards)
        self.house_rules = HouseRulesStore(journal, now)
        self.posted = Posted(journal)
        self.calls = Calls(now)
        self._privacy = Privacy(journal)
        self.names_holding = self._privacy.names_holding
        """What holds one of somebody's names in its own, and will when they are forgotten."""
        everywhere = self.tournaments, self.clubs
        self.servers = Servers(self._privacy, self._servers, everywhere, self.in_guild, now, lambda: self.shards)
        self._adding: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Per host a lock while a table is opened: of two that are pressed at once, the second counts the first."""
        self._last = 0

    async def open(
        self,
        setup: Setup,
        host_name: str,
        *,
        computers: int = 0,
        level: str = lobby.COMPUTER,
        seat: int = 1,
        prepare: Callable[[Table], Awaitable[None]] | None = None,
        most: int | None = None,
    ) -> Table:
        """Open a new table, with its host on a seat and this many computers of this level on the next seats.

        Those who sit down later are of that level too. Announces LobbyChanged, once `prepare` has made room for it.
        `most`: how many live tables the host may have there; None: any number. Raises Refused(no-such-seat, dummy-seat,
        too-many-open).
        """
        table = await self._add(lobby.opened(setup, host_name, seat, level, computers), most)
        if prepare is not None:
            await prepare(table)
        await table.announce(LobbyChanged())
        await table.go_on()
        return table

    def must_have_room(self, setup: Setup, most: int | None) -> None:
        """Raises Refused(too-many-open) if `open` would, as far as is known now."""
        TABLES.must_have_room(self._cache.hosted_by(setup.host_id, setup.guild_id), most)

    async def last_ended(self, channel_id: int) -> Table | None:
        """The table of this channel at which a match ended last."""
        table_id = await self._journal.last_ended(channel_id)
        return None if table_id is None else await self.find(table_id)

    async def rematch(
        self, ended: Table, user_id: int, name: str, *, others: bool = False, most: int | None = None
    ) -> Table:
        """Have somebody sit down at the rematch of this match, opening it if nobody has done so.

        There is only one, even if several people ask at the same moment; if it was stopped, another follows it.
        `others`: with other partners, if it has to be opened; `most`: as for `open`. Raises Refused, and
        Refused(not-seated) for anyone who was not at the first match.
        """
        previous = ended.id
        async for table in self._rematches(ended):
            if table.status is not Status.STOPPED:
                await self._sit_again(ended, table, user_id, name)
                return table
            previous = table.id
        try:
            table = await self._add(ended.rematch(user_id, previous, others), most)
        except Clash:
            return await self.rematch(ended, user_id, name, others=others, most=most)
        await table.announce(LobbyChanged())
        await table.go_on()
        return table

    async def rematch_of(self, ended: Table) -> Table | None:
        """The rematch of this match; None if none was opened, or only such as were stopped before they were played."""
        async for table in self._rematches(ended):
            if table.status is not Status.STOPPED:
                return table
        return None

    async def _rematches(self, ended: Table) -> AsyncIterator[Table]:
        """Those of a match, oldest first: another is opened only where the one before was stopped."""
        previous = ended.id
        while (found := await self._journal.rematch_of(previous)) is not None:
            yield await self.find(found)
            previous = found

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
        return self.looked_at(await asyncio.to_thread(snapshot_of_deal, stored, deal))

    def looked_at(self, snapshot: Snapshot) -> Table:
        """A table that is only for looking at, and never kept: of a record that somebody has brought, say."""
        return Table(snapshot, self._services, self._announcer.announce)

    @property
    def live(self) -> tuple[Table, ...]:
        """All live tables, oldest first."""
        return self._cache.live

    async def restore(self) -> tuple[Table, ...]:
        """At start: load the live tables and tournaments, and those whose end has not been shown; returns the tables.

        Their clocks are wound. Whoever is on turn gets the full time of a turn, because nobody could press. Announces
        only what is due.
        """
        self._last = max(self._last, await self._journal.last_table())
        await self.marks.read_key()
        await self.marks.drop_ended()
        await self.blocks.read()
        came = await restored(self._services, self._keep, self.damaged)
        await self.tournaments.restore()
        await self.clubs.evenings.restore()
        # Only now, so that nothing falls due while some tables are still missing.
        for table in came:
            table.wind()
        return came

    async def close(self) -> None:
        """Stop the clocks and whatever thinks, wait for what is under way, close the journal."""
        for clock in reversed(self._clocks):
            await clock.close()
        await self.looking_back.close()
        await self.thinker.close()
        await self._journal.close()

    async def export(self, user_id: int) -> dict[str, Any]:
        """All that is kept about this person, ready for JSON."""
        return await self._privacy.export(user_id) | await self.clubs.export(user_id)

    @property
    def journal(self) -> Journal:
        """Where all of this is kept."""
        return self._journal

    async def forget_person(self, user_id: int) -> ForgetOutcome:
        """Give this person's seats to computers; all live tables, tournaments and evenings forget them.

        First it is marked what they may not do twice; where that cannot be done, nothing is. One that cannot forget
        them holds up no others. The tables of a tournament's present round that are already over are among them:
        whoever sat there at the end has the place in the next round, and whoever joined during this round has one too.
        """
        tournaments = self.tournaments.all()
        try:
            await self.marks.drop_ended()
            await self.marks.keep(user_id, await self.tournaments.entries_of(user_id))
        except JournalError as error:
            return ForgetOutcome(0, error)
        self.calls.forget(user_id)
        evenings = await self.clubs.evenings.naming(user_id)
        ids = [table.id for table in self.live if table.is_known(user_id)]
        ids += [one.table_id for tournament in tournaments for one in tournament.tables_of(tournament.round)]
        given_up, trouble = 0, None
        wanted: list[int | Tournament | Evening] = [*dict.fromkeys(ids), *tournaments, *evenings]
        for one in wanted:
            try:
                knowing = await self.find(one) if isinstance(one, int) else one
                if not knowing.is_known(user_id):
                    continue
                await knowing.forget(user_id)
            except JournalError as error:
                trouble = error
            except Exception:
                # Anything left over is found once more in the journal, and reported.
                log.exception("a table, tournament or evening cannot forget somebody")
            else:
                given_up += 1
        return ForgetOutcome(given_up, trouble)

    def read_anew(self, user_id: int) -> None:
        """Read anew what is kept of this person, and tables that have ended: somebody else has changed them."""
        self._people.forget(user_id)
        self.blocks.forget(user_id)
        self._cache.forget_ended()

    async def repair(self, table_id: int) -> Table:
        """Read a live table anew from the journal, even one that was unreadable; raises BadHistory, Refused."""
        if table := self._cache.get_live(table_id):
            await table.reload()
            return table
        async with self._mending:
            self._must_be_damaged(table_id)
            table = await self.find(table_id)
            del self.damaged[table_id]
        return table

    async def give_up(self, table_id: int) -> None:
        """End a table that cannot be read, without a result; raises Refused if somebody has mended or ended it."""
        async with self._mending:
            self._must_be_damaged(table_id)
            await self._journal.give_up(table_id, self._services.now())
            del self.damaged[table_id]

    def _must_be_damaged(self, table_id: int) -> None:
        if self._cache.get_live(table_id):
            raise Refused(Refusal.STALE)
        if table_id not in self.damaged:
            raise Refused(self._why_not(table_id), table=table_id)

    async def seconds_to_answer(self) -> float:
        """How many seconds the journal takes to answer a question; raises JournalError."""
        begun = time.perf_counter()
        await self._journal.last_table()
        return time.perf_counter() - begun

    async def _add(self, snapshot: Snapshot, most: int | None = None) -> Table:
        now, host = self._services.now(), snapshot.setup.host_id
        snapshot = replace(snapshot, expires=now + LOBBY_KEPT)
        async with self._adding.setdefault(host, asyncio.Lock()):
            TABLES.must_have_room(self._cache.hosted_by(host, snapshot.setup.guild_id), most)
            table_id = await self._journal.add(snapshot, now)
            return self._keep(replace(snapshot, id=table_id))

    def _keep(self, snapshot: Snapshot) -> Table:
        table = Table(snapshot, self._services, self._announcer.announce)
        self._last = max(self._last, table.id)
        self._cache.add(table)
        self._changed(snapshot)
        return table

    async def _plays_last(self, guild_id: int | None) -> bool:
        return (await self.server(guild_id or 0)).plays_last

    def _was_opened(self, table_id: int) -> bool:
        """Whether there ever was a table with this number."""
        return 1 <= table_id <= self._last

    def _why_not(self, table_id: int) -> Refusal:
        """Why there is no live table with this number."""
        return Refusal.TABLE_OVER if self._was_opened(table_id) else Refusal.NO_SUCH_TABLE

    def _changed(self, after: Snapshot) -> None:
        of = after.setup.tournament
        had_people = self._cache.has_people(after.id)
        has_ended = self._cache.changed(after)
        if of is not None and (has_ended or (had_people and not self._cache.has_people(after.id))):
            self.tournaments.table_changed(of.tournament_id)
        self.clubs.evenings.table_changed(after)

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
