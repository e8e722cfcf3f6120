"""Keeps a table in step with its journal: one change at a time, saved first, then announced.

It also runs everything that nobody asks for: computers' actions, the next deal, reminders and time-outs.

A table may not know all that its journal holds: after a save of which nobody knows whether it was written, and if
another process has written, one that takes itself for the first and is not. The journal refuses the second of two
writers, who reads what the first has written and announces it as its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final, Protocol, TypeVar
from weakref import ref

from engine.running.services import RETRY, Services
from engine.running.thoughts import Computers
from engine.store.journal import Clash
from engine.store.replaying import ReplayedEntry, read_on, read_snapshot
from engine.store.rows import BadHistory
from engine.table.decisions import dealing, play, turn_clock
from engine.table.decisions.dealing import Posting
from engine.table.model.entries import EntryKind
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Acted, By, DealOver, Dealt, MatchOver, News, StaysDone, TimeGiven, TookBack
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Status
from engine.table.proposals import pausing, proposals, waiting


def news_of(played: Iterable[ReplayedEntry]) -> Iterator[News]:
    """What entries of the journal tell."""
    for (_, kind, seat, _, by, _), after, events in played:
        deal, outcome = after.state.match.deal, after.state.outcome
        if kind == EntryKind.DEAL:
            yield Dealt(deal, events, after.dealer_draw)
        elif kind == EntryKind.TAKEN_BACK:
            yield TookBack(seat)
        elif after.last is not None:
            yield Acted(seat, after.last.action, events, By(by))
            if outcome is not None:
                yield DealOver(outcome.result, deal)
                yield from _after_deal(after)


def _after_deal(table: Snapshot) -> Iterable[News]:
    is_last = table.state.outcome.match.winners or table.last_deal == table.state.match.deal
    return (MatchOver(table.winners),) if is_last else dealing.drawn_now(replace(table, status=Status.PLAYING))


log = logging.getLogger(__name__)

T = TypeVar("T")

Work = Callable[[Snapshot], Change]
"""What a change does to the table; pure."""


Tell = Callable[[tuple[News, ...]], Awaitable[None]]
"""Tells people what has been saved: everything that has happened since the last call, in order."""


def telling(table: T, announce: Callable[[T, tuple[News, ...]], Awaitable[None]]) -> Tell:
    """Announces news of a table without holding it: in no ring, it goes when dropped (`engine.running.cache`)."""
    known = ref(table)

    async def tell(news: tuple[News, ...]) -> None:
        if (one := known()) is not None:
            await announce(one, news)

    return tell


class Runner(Protocol):
    """Calls a pure function, and returns what it returns."""

    def __call__(self, work: Callable[[T], Change], given: T, /) -> Awaitable[Change]: ...


async def _done(work: Callable[[T], Change], given: T) -> Change:
    return work(given)


AT_ONCE: Final[Runner] = _done
IN_THREAD: Final[Runner] = asyncio.to_thread


class Transactions:
    """Holds the newest snapshot of one table and the lock that all its changes take."""

    def __init__(self, snapshot: Snapshot, services: Services, tell: Tell) -> None:
        self.snapshot = snapshot
        self._tell = tell
        self._services = services
        self._lock = asyncio.Lock()
        self._outbox: list[News] = []
        self._is_announcing = False
        self._is_going_on = False
        self._is_doubtful = False
        """A save ended in an error, so the journal has to be read to know what it holds."""
        self._computers = Computers(services)
        self._falls: float | None = None
        """When the next card of a last trick that plays itself falls; None: nothing does."""
        self._posting: Posting | None = None
        """Set while the digest is awaited."""
        self._put_later = 0.0
        """Seconds by which the time has been shifted since the start."""
        self._stays_number = snapshot.number if self._stays_done else 0
        """The journal entry whose action was announced as final."""
        self._set(snapshot)

    async def reload(self) -> None:
        """Read the table anew, whatever we know about it, and go on; raises JournalError and BadHistory."""
        async with self._lock:
            await self._read_whole()
        await self.go_on()

    async def change(self, work: Work, number: int | None = None, run: Runner = AT_ONCE) -> None:
        """Do `work`, save and announce it, and let its consequences follow at once.

        `run` is how it is done: `IN_THREAD` if it takes more than some milliseconds. `number` is the turn number the
        caller knows, which may be ahead of ours if another process has written. If another process is faster, `work` is
        done anew and judges whether it is still that turn. Raises whatever `work` raises, Refused(stale) if there is no
        number and another process was faster, and JournalError; then nothing has changed.
        """
        try:
            async with self._lock:
                if number is not None and number > self.snapshot.number:
                    self._is_doubtful = True
                while await self._is_beaten(work, run):
                    if number is None:
                        raise Refused(Refusal.STALE)
            await self._announce()
        except BaseException:
            # Also if the caller is cancelled on the way: the match must go on.
            self.wind()
            raise
        await self.go_on()

    async def tell(self, news: News) -> None:
        """Announce what was saved by someone else: a table that was opened."""
        self._outbox.append(news)
        await self._announce()

    async def change_quietly(self, work: Work) -> None:
        """Do and save something that does not concern the match; anew while another process is faster.

        Whatever others have written: what is to be noted must not get lost.
        """
        try:
            async with self._lock:
                while await self._is_beaten(work, AT_ONCE):
                    pass
        finally:
            self.wind()
        if self._outbox:
            # What others had done meanwhile.
            await self._announce()

    async def give_time(self, away: float) -> None:
        """People could not press for this many seconds: give them their full time again, and tell them."""
        async with self._lock:
            before = self.snapshot
            services = self._services
            # The next change saves it; after a restart they get all their time anyway.
            self.snapshot = turn_clock.with_times_after_absence(before, services.now(), services.pauses, away)
            if self._posting is not None:
                self._posting = Posting(services.now(), 0)
        if before.deadline != self.snapshot.deadline:
            await self.tell(TimeGiven())
        await self.go_on()

    def put_later(self, seconds: float) -> None:
        """The time was shifted: what runs at the table ends as long from now as before."""
        self._put_later += seconds
        self.snapshot = turn_clock.with_times_later(self.snapshot, seconds)
        self._computers.put_later(seconds)
        if self._falls is not None:
            self._falls += seconds
        if self._posting is not None:
            self._posting.since += seconds
        self.wind()

    async def go_on(self) -> None:
        """Carry out everything that is due; what is due later is left to the clock. Raises nothing but cancellation."""
        # Whoever is announcing something goes on after that, even if the announcer itself has called the table.
        if self._is_going_on or self._is_announcing:
            return
        self._is_going_on = True
        wait = 0.0
        try:
            while await self._step():
                await self._announce()
                await asyncio.sleep(0)
        except Exception:
            log.exception("table %s cannot go on; next try in %s seconds", self.snapshot.id, RETRY)
            wait = RETRY
            self._computers.forget()
        finally:
            self._is_going_on = False
            self.wind(wait)

    def wind(self, wait: float = 0.0) -> None:
        """Have the clock wake this table when something is due next, but not within `wait` seconds."""
        self._computers.begin(self.snapshot, self.wind)
        wake = self._next_wake()
        earliest = self._services.now() + wait
        self._services.clock.set(self.snapshot.id, None if wake is None else max(wake, earliest))

    def _next_wake(self) -> float | None:
        table = self.snapshot
        expires = table.expires if table.status.is_live else None
        is_due_now = table.forced or table.is_to_start or pausing.has_no_expiry_yet(table)
        at_once = self._services.now() if is_due_now else None
        # Those who think elsewhere have it wound anew when they know what to do.
        thinks_until, falls = self._computers.wake(table), self._falls
        if (until := table.taken_back_until) is not None:
            # Neither computers nor rules act before the last action is final.
            at_once, thinks_until, falls = (
                max(time, until) if time is not None else None for time in (at_once, thinks_until, falls)
            )
        stays = until if self._stays_number != table.number else None
        running = (self._posting.next if self._posting else None, table.reminder, table.deadline)
        times = (at_once, thinks_until, falls, expires, stays, *(() if self._stands_still else running))
        return min((time for time in times if time is not None), default=None)

    async def _step(self) -> bool:
        """Carry out one thing that is due; False if nothing is."""
        async with self._lock:
            await self._catch_up()
            work = self._due()
            if work is None:
                return self._tell_that_it_stays()
            try:
                await self._save(work(self.snapshot))
            except Clash:
                await self._catch_up()
            return True

    @property
    def _stays_done(self) -> bool:
        """Whether there was an action that could be taken back, and the time to do so is over."""
        until = self.snapshot.taken_back_until
        return until is not None and self._services.clock.is_due(until)

    def _tell_that_it_stays(self) -> bool:
        """Announce, once, that the last action is final; nothing has to be saved. False if there is nothing to tell."""
        table = self.snapshot
        if not self._stays_done or self._stays_number == table.number or table.last is None:
            return False
        self._stays_number = table.number
        self._outbox.append(StaysDone(table.last.seat))
        return True

    def _due(self) -> Work | None:
        """What has to happen now at this table."""
        table, is_due, rng = self.snapshot, self._services.clock.is_due, self._services.rng
        deadline, reminder = (self._is_over(at) for at in (table.deadline, table.reminder))
        if table.is_to_start:
            secret, salt = self._services.new_secret(), self._services.new_salt()
            return partial(dealing.start, by=table.setup.host_id, secret=secret, salt=salt)
        if pausing.has_no_expiry_yet(table):
            return Change
        if table.status.is_live and table.expires is not None and is_due(table.expires):
            return waiting.expire
        if table.status is not Status.PLAYING:
            return None
        if self._posting is not None:
            return self._posting.work() if self._is_over(self._posting.next) else None
        if table.paused:
            return pausing.give_up_waiting if deadline else None
        if table.is_between_deals:
            return partial(dealing.deal, rng=rng) if self._is_over(table.deadline or 0.0) else None
        stays = is_due(table.taken_back_until or 0.0)
        if stays and (table.forced or (self._falls is not None and is_due(self._falls))):
            return play.act_as_rules
        if self._computers.until is not None and is_due(self._computers.until) and stays:
            thought = self._computers.thought(table, self.wind)
            if thought.is_known:
                return partial(play.act_as_computer, chosen=thought.chosen)
        if table.proposal and table.proposal.kind.ends_deal and deadline:
            return proposals.lapse
        if deadline:
            return partial(play.act_as_clock, rng=rng)
        return turn_clock.remind if reminder else None

    def _is_over(self, at: float | None) -> bool:
        """Whether the time that people have has run out."""
        return at is not None and not self._stands_still and self._services.clock.is_due(at)

    @property
    def _stands_still(self) -> bool:
        return self._cut_off_since is not None

    @property
    def _cut_off_since(self) -> float | None:
        return self._services.cut_off_since(self.snapshot.setup.guild_id)

    async def _catch_up(self) -> None:
        """Read what was written if ours may be outdated, and have it announced; the lock must be held."""
        if not self._is_doubtful:
            return
        before = self.snapshot
        stored = await self._services.journal.since(before)
        if stored is None:
            raise Refused(Refusal.TABLE_GONE, table=before.id)
        try:
            found, played = read_on(before, stored)
        except BadHistory:
            await self._read_whole(asyncio.to_thread)
        else:
            self._now_known(found)
            self._outbox += news_of(played)

    async def _read_whole(self, run: Callable[..., Awaitable[Snapshot]] | None = None) -> None:
        """Read the whole table; the lock must be held. `run` is how it is replayed, if not at once."""
        stored = await self._services.journal.load(self.snapshot.id)
        if stored is None:
            raise Refused(Refusal.TABLE_GONE, table=self.snapshot.id)
        self._now_known(await run(read_snapshot, stored) if run is not None else read_snapshot(stored))

    def _now_known(self, found: Snapshot) -> None:
        self._is_doubtful = False
        if found is not self.snapshot:
            self._set(turn_clock.with_times_as_known(self.snapshot, found, self._services.now(), self._services.pauses))

    async def _save(self, change: Change) -> None:
        """Write a change to the journal and adopt it; the lock must be held. Raises Clash and JournalError."""
        services, before, put_later = self._services, self.snapshot, self._put_later
        now = services.now()
        settle = partial(proposals.settle, before)
        # Working out a claim, now that somebody who was asked has got up, may take a while.
        heavy = before.proposal is not None and before.proposal.kind.ends_deal
        change = pausing.by_presence(await IN_THREAD(settle, change) if heavy else settle(change))
        cut_off = self._cut_off_since
        taken_until = now if cut_off is None else min(now, cut_off)
        change = turn_clock.with_deadline(before, change, now, services.pauses, taken_until)
        change = waiting.with_wait(before, pausing.with_expiry(before, change, now), now)
        change = _without_lapsed_marks(change)
        after, revision = change.after, before.revision + 1
        after = after.saved_at(now, revision) if change.entries else replace(after, revision=revision)
        self._is_doubtful = True
        change = change._replace(after=after)
        await services.journal.save(before, change, now)
        self._is_doubtful = False
        if put_later != self._put_later:
            after = turn_clock.with_times_later(after, self._put_later - put_later)
        self._set(after)
        self._outbox += change.news
        if after.status is Status.PLAYING and after.setup.options is not before.setup.options:
            # The match has another length: the journal now determines its position.
            await self._read_whole(asyncio.to_thread)
        wake = self._next_wake()
        # Whoever made the change does what is due at once, after announcing it.
        self._services.clock.set(after.id, wake if wake is not None and wake > now else None)

    async def _is_beaten(self, work: Work, run: Runner) -> bool:
        """Do `work` on the newest table and save it; the lock must be held. True if another process was faster."""
        await self._catch_up()
        try:
            await self._save(await run(work, self.snapshot))
        except Clash:
            await self._catch_up()
            return True
        return False

    def _set(self, after: Snapshot) -> None:
        before, self.snapshot = self.snapshot, after
        self._computers.follow(before, after)
        if after.last_card is None:
            self._falls = None
        elif self._falls is None or before.number != after.number:
            # One after the other, as computers would play them.
            self._falls = self._services.now() + play.thinking_time(after, self._services.pauses)
        if not after.awaits_digest:
            self._posting = None
        elif self._posting is None:
            # The person who started it has asked for it once.
            self._posting = Posting(self._services.now(), 1 if before.status is Status.LOBBY else 0)
        if before.seats is not after.seats or before.status is not after.status:
            self._services.changed(after)

    async def _announce(self) -> None:
        """Announce what has been saved. Anyone who comes while this is under way leaves it to the one announcing."""
        if self._is_announcing:
            return
        self._is_announcing = True
        try:
            while self._outbox:
                news = tuple(self._outbox)
                self._outbox.clear()
                try:
                    await self._tell(news)
                except Exception:
                    log.exception("news of table %s could not be announced", self.snapshot.id)
        finally:
            self._is_announcing = False


def _without_lapsed_marks(change: Change) -> Change:
    """The change, with the marks deleted if no deal is being played any more."""
    after = change.after
    return change if after.is_deal_on or not after.marks else change._replace(after=replace(after, marks=()))
