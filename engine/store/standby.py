"""One process plays, the others stand by: the database says who is first.

    stands by ──► asks each half second ──► is first: loads, connects, plays, renews every two seconds
        ▲                                      │  not renewed for six: saves and shows nothing, and stays connected
        └── another one is first, or it gave up ┘  not renewed for eight: whoever stands by ends its sessions

Being first is a lock that ends with the session of whoever holds it, however that ends; a row beside it says who that
is, and when it was renewed last. A holder that stands still, or has lost its network, cannot know that it is first no
more: so it asks itself, by its own clock, whenever something is to be written or sent (`is_sure`), and stops before
anybody else may begin. A file has the lock of its own (`engine.store.sqlite.files`), and nobody stands by there.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from engine.table.model.errors import JournalBusy, JournalError

log = logging.getLogger(__name__)

ASK: Final = 0.5
"""Seconds between two questions of whoever stands by."""
RENEW: Final = 2.0
"""Seconds between two renewals of whoever is first."""
SURE: Final = 6.0
"""Seconds without a renewal after which a holder does nothing more, by its own clock."""
FROZEN: Final = 8.0
"""Seconds without a renewal after which others end its sessions, by the database's clock."""
AGAIN: Final = 0.2
"""Seconds until a renewal that failed is tried again."""
LAST: Final = 5.0
"""Seconds for which a process that gave up lets all others ask first."""
CUT_OFF, LONGEST_CUT_OFF = 15.0, 300.0
"""Seconds without Discord after which a holder gives up: at first, and at most when nobody fares better."""

T = TypeVar("T")


class Holder(NamedTuple):
    """The row of whoever is first, or was last."""

    name: str
    """Of the process; empty: it has ended as it should."""
    pid: int
    """Of its session at the database."""
    epoch: int
    """How many there have been."""
    bot_id: int
    """Whose token it has; 0: unknown."""
    age: float
    """Seconds since it was renewed, by the database's clock."""


class StandbyAnswer(NamedTuple):
    """What the database says to a question."""

    epoch: int | None = None
    """Ours, if we are first from now on."""
    cut_off: float = CUT_OFF
    """After how many seconds without Discord we give up."""
    holder: Holder | None = None
    """Who is first, if somebody says so."""
    waits_for: str = ""
    """The same in words."""


class Desk(Protocol):
    """Where one asks, over a connection of its own (`engine.store.postgres.first`). All raise JournalError."""

    name: str
    """By which the processes, and their sessions, are known."""
    on_lost: Callable[[], None]
    """Called when the connection is lost, if it is known."""

    async def ask(self) -> StandbyAnswer:
        """Be first, if nobody is; a database of an older version is brought up to date then."""
        ...

    async def renew(self, epoch: int, cut_off: float) -> int | None:
        """Still be first in this epoch: returns how many stand by, None if another one has been first since."""
        ...

    async def end(self, holder: Holder) -> None:
        """End all sessions of a holder that is not renewed, if the row still speaks of it."""
        ...

    async def release(self, epoch: int | None, cut_off: float) -> None:
        """Let others be first, at once; None: we are not. Ends the connection."""
        ...

    @property
    def is_connected(self) -> bool:
        """Whether the session of the last answer has not ended, as far as is known here."""
        ...


class ProcessState(StrEnum):
    """What a process does."""

    STANDS_BY = "stands-by"
    PLAYS = "plays"


def boot_seconds() -> float:
    """A clock that nobody sets, and that goes on while the machine sleeps, where there is such a one."""
    clock, seconds_on = getattr(time, "CLOCK_BOOTTIME", None), getattr(time, "clock_gettime", None)
    return time.monotonic() if clock is None or seconds_on is None else float(seconds_on(clock))


def new_name() -> str:
    """The name by which processes know each other, and their sessions."""
    return secrets.token_hex(8)


class Standby:
    """The place of one process. Made in the running loop; `play` is all that has to be called."""

    def __init__(self, desk: Desk, *, clock: Callable[[], float] = boot_seconds, bot_id: int = 0) -> None:
        """`bot_id`: whose token this process has; 0: unknown."""
        self._desk, self._clock, self._bot_id = desk, clock, bot_id
        self.state, self.since = ProcessState.STANDS_BY, time.time()
        """What this process does, and since when (UTC epoch, seconds)."""
        self.waits_for = "nobody has been asked yet"
        """For whom it stands by, in words."""
        self.others = 0
        """How many stand by beside it, while it plays."""
        self.cut_off = CUT_OFF
        """Seconds without Discord after which it gives up, if somebody stands by."""
        self.on_change: Callable[[bool], None] = _tell_nobody
        """Told when it is seen that it is not sure to be first any more, and at each renewal whether it is.

        Between two of these it may have been unsure for a moment, in which somebody asked.
        """
        self._epoch: int | None = None
        self._renewed = -math.inf
        self._was_sure = False
        self.gives_up = self._is_over = False
        """Whether it closes all to let another one be first; whether there is no more to renew."""
        self._woken = asyncio.Event()
        """There is no time to wait for the next renewal."""
        desk.on_lost = self._woken.set
        self._seen: tuple[Holder | None, float] = (None, 0.0)

    @property
    def name(self) -> str:
        """By which the processes, and their sessions, are known."""
        return self._desk.name

    @property
    def is_sure(self) -> bool:
        """Whether nobody else can be first now. To be asked before anything is written or sent, not before."""
        return self._epoch is not None and self._desk.is_connected and self._clock() - self._renewed < SURE

    async def play(self, playing: Callable[[], Awaitable[T]]) -> T:
        """Do this while this process is first, from the beginning whenever it becomes that; returns what it returns.

        It is cancelled when another process is first. Raises what it raises, and JournalError.
        """
        while True:
            await self._be_first()
            keeping, work, stays_away = asyncio.create_task(self._keep()), asyncio.ensure_future(playing()), 0.0
            try:
                await asyncio.wait((keeping, work), return_when=asyncio.FIRST_COMPLETED)
                if work.done():
                    return work.result()
                keeping.result()
            except JournalBusy as error:
                # It has just been away, while all was to be loaded.
                log.warning("this process cannot play now, and stands by: %s", error)
                stays_away = RENEW
            finally:
                # It is renewed until all is closed, so that nobody begins while this one still writes.
                await _ended(work)
                self._is_over = True
                self._woken.set()
                await asyncio.gather(keeping, return_exceptions=True)
                await self._let_go()
            await asyncio.sleep(LAST if self.gives_up else stays_away)

    def give_up(self) -> None:
        """Let those be first who stand by: this process cannot reach Discord."""
        if self._epoch is not None and self.others:
            self.gives_up = True
            self._woken.set()

    def fares_well(self) -> None:
        """Discord is reached."""
        self.cut_off = CUT_OFF

    async def close(self) -> None:
        """End the connection of a process that stands by."""
        with suppress(JournalError):
            await self._desk.release(None, self.cut_off)

    async def _be_first(self) -> None:
        """Stand by until this process is first."""
        self.gives_up = self._is_over = False
        while True:
            begun = self._clock()
            try:
                asked = await self._desk.ask()
                if asked.epoch is not None:
                    self._is_first(asked.epoch, asked.cut_off, begun)
                    return
                self._must_be_of_ours(asked.holder)
                if asked.holder is not None and self._is_frozen(asked.holder):
                    log.warning("process %s plays no more, and its sessions are ended", asked.holder.name)
                    await self._desk.end(asked.holder)
                self._waits_for(asked.waits_for)
            except JournalBusy as error:
                self._waits_for(str(error))
            await asyncio.sleep(ASK)

    def _is_first(self, epoch: int, cut_off: float, begun: float) -> None:
        self._epoch, self.cut_off, self._renewed = epoch, cut_off, begun
        self.state, self.since, self._was_sure = ProcessState.PLAYS, time.time(), True
        log.info("this process is first, and plays")

    def _waits_for(self, words: str) -> None:
        if words != self.waits_for:
            log.info("stands by: %s", words)
        self.waits_for = words

    def _must_be_of_ours(self, holder: Holder | None) -> None:
        known = holder is not None and holder.name and {holder.bot_id, self._bot_id}
        if known and 0 not in known and len(known) > 1:
            raise JournalError(
                "A bot with the token of another application runs on this database: stop that one first, or name "
                "another database in DATABASE_URL."
            )

    def _is_frozen(self, holder: Holder) -> bool:
        """Whether a holder is not renewed any more; somebody may have set the database's clock, so it is seen twice."""
        now, (seen, since) = self._clock(), self._seen
        if seen is None or (seen.name, seen.epoch) != (holder.name, holder.epoch) or holder.age < seen.age:
            since = now
        self._seen = holder, since
        return bool(holder.name) and holder.age > FROZEN and now - since > RENEW + ASK

    async def _keep(self) -> None:
        """Renew until another one is first, or this one gives up."""
        while not (self.gives_up or self._is_over):
            wait, begun = RENEW, self._clock()
            self._woken.clear()
            assert self._epoch is not None
            try:
                others = await self._desk.renew(self._epoch, self.cut_off)
            except JournalError as error:
                wait = AGAIN
                if self._was_sure and not self.is_sure:
                    log.warning("it cannot be known who is first, so nothing is saved or shown: %s", error)
                    self._was_sure = False
                    self.on_change(False)
            else:
                if others is None:
                    log.warning("another process is first: this one stands by")
                    self._epoch = None
                    return
                self._renewed, self.others = begun, others
                self._was_sure = self.is_sure
                # Whoever stood still while it asked does so again at once.
                wait = RENEW if self._was_sure else 0.0
                self.on_change(self._was_sure)
            # Until Python 3.12, `wait_for` goes on if it is cancelled just when the event comes.
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()

    async def _let_go(self) -> None:
        """Stand by from now on; whoever is next need not wait."""
        epoch, self._epoch = self._epoch, None
        if self.gives_up:
            log.warning("Discord cannot be reached from here: another process is to try")
            self.cut_off = min(2 * self.cut_off, LONGEST_CUT_OFF)
        self.state, self.since, self.on_change = ProcessState.STANDS_BY, time.time(), _tell_nobody
        self._seen = None, 0.0
        try:
            await self._desk.release(epoch, self.cut_off)
        except JournalError as error:
            log.warning("the others take over some seconds later: %s", error)


async def _ended(task: asyncio.Future[Any]) -> None:
    """End a task, and wait until it has, whatever comes of it."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _tell_nobody(_: bool) -> None: ...
