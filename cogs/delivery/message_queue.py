"""The queue of one place where things are shown: a channel or one person's direct messages.

Messages are sent in order, one at a time; of several waiting refreshes only one is done, and it draws the newest
position. What fails for a while is tried until it succeeds; meanwhile what follows waits, and a refresh draws anew at
each attempt. There is no resident task: one runs while there is something to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import blake2b
from secrets import token_hex
from typing import Final, NamedTuple

import discord

from cogs.delivery.faults import LIFTED_WITHIN, passes, wait_before
from cogs.delivery.follow_ups import WaitsForPress
from cogs.delivery.pacer import Urgency, at_urgency

_log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[None]]
_NONCE_LIMIT: Final = 25

_job: ContextVar[str] = ContextVar("job", default="")
_place: ContextVar[MessageQueue | None] = ContextVar("place", default=None)
"""The queue whose job this is."""


class _WaitingJob(NamedTuple):
    job: Job
    refresh: bool
    since: float
    """Loop time."""
    name: str
    """The same at every attempt, and nobody else's."""
    awaited: asyncio.Future[None] | None = None
    """Who waits for it (`MessageQueue.do`)."""


class Closed(Exception):
    """Nothing is shown here any more."""


async def _at_once() -> None: ...


class MessageQueue:
    """`done` is called after every job that succeeds.

    `failed` is awaited with Discord's refusals, and says whether trying again may help. `allowed` is awaited
    before every job.
    """

    def __init__(
        self,
        done: Callable[[], None],
        failed: Callable[[discord.HTTPException], Awaitable[bool]],
        urgency: Urgency = Urgency.REST,
        allowed: Job = _at_once,
    ) -> None:
        self._done, self._failed, self._urgency, self._allowed = done, failed, urgency, allowed
        self._waiting: deque[_WaitingJob] = deque()
        self._now: _WaitingJob | None = None
        self._rests = False
        """Between two attempts at a job."""
        self._task: asyncio.Task[None] | None = None
        self._held = 0
        self._free = asyncio.Event()
        """Nobody holds it."""
        self._free.set()
        self._is_closed = False
        self.is_parked = False
        """What comes next waits for somebody on the server to allow it, and so does all after it."""
        self._waits_for_press = False
        """It waits for somebody to do something, so that it can be an answer to that."""
        self._refusal: discord.HTTPException | None = None
        """Why what comes next was refused that somebody may allow yet; None: it was not."""

    def post(self, job: Job) -> None:
        """Do this after everything in the queue."""
        self._add(job, refresh=False)

    async def do(self, job: Job) -> None:
        """Do this after everything in the queue, and return when it is done; raises what it raises, and Closed.

        What somebody must allow first may be never allowed: if that comes before it, raises the refusal at once.
        """
        if self._refusal is not None:
            self.retry()
            raise self._refusal
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def tell() -> None:
            try:
                await job()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(None)

        self._add(tell, refresh=False, awaited=done)
        await done

    def refresh(self, job: Job) -> None:
        """Do this after everything in the queue, unless its last job is a refresh that has yet to draw."""
        last = self._waiting[-1] if self._waiting else self._now if self._rests else None
        if last is None or not last.refresh:
            self._add(job, refresh=True)
        self.retry()

    async def settled(self) -> None:
        """Wait until the queue is empty."""
        while self._task is not None:
            await asyncio.wait((self._task,))

    @property
    def since(self) -> float | None:
        """Since when (loop time) the oldest job waits; None: nothing waits, but perhaps for a press."""
        if self._waits_for_press:
            return None
        oldest = self._now or (self._waiting[0] if self._waiting else None)
        return None if oldest is None else oldest.since

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits or is being shown here, not even by somebody else."""
        return self._task is None and not self._waiting and not self._held

    @property
    def has_more(self) -> bool:
        """Whether jobs wait, beside the one being done."""
        return bool(self._waiting)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Start nothing within this context, as the caller itself shows something here.

        What has begun goes on; if it asks by `others_done`, it sends nothing before the end of this context.
        """
        self._held += 1
        self._free.clear()
        try:
            yield
        finally:
            self._held -= 1
            if not self._held:
                self._free.set()
            self._wake()

    async def free(self) -> None:
        """Wait until nobody else shows something here."""
        while self._held:
            await self._free.wait()

    async def close(self) -> None:
        """Do nothing more: the bot stops. Returns when it has, so that it does not use the journal any more."""
        self._is_closed = True
        for one in (*self._waiting, *([self._now] if self._now else ())):
            if one.awaited is not None and not one.awaited.done():
                one.awaited.set_exception(Closed)
        self._waiting.clear()
        if (task := self._task) is not None:
            task.cancel()
            await asyncio.wait((task,))

    def retry(self) -> None:
        """Try once more what waits for a permission: it may have been given."""
        self.is_parked = self._waits_for_press = False
        self._wake()

    def _add(self, job: Job, *, refresh: bool, awaited: asyncio.Future[None] | None = None) -> None:
        if self._is_closed:
            if awaited is not None:
                awaited.set_exception(Closed)
            return
        self._waiting.append(_WaitingJob(job, refresh, asyncio.get_running_loop().time(), token_hex(6), awaited))
        # What is new at the table is an occasion to try.
        self.retry()

    def _wake(self) -> None:
        if self._waiting and not self._held and not self.is_parked and self._task is None:
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        at_urgency(self._urgency)
        _place.set(self)
        try:
            while self._waiting and not self._held and not self.is_parked:
                self._now = self._waiting.popleft()
                _job.set(self._now.name)
                await self._do(self._now)
                if not self.is_parked:
                    self._refusal = None
        finally:
            self._task = self._now = None

    async def _do(self, one: _WaitingJob) -> None:
        attempt = 0
        while await self._fails(one, attempt):
            attempt += 1
            self._rests = True
            try:
                await asyncio.sleep(wait_before(attempt))
            finally:
                self._rests = False

    async def _fails(self, one: _WaitingJob, attempt: int) -> bool:
        """Do a job; whether to try it again."""
        await self._allowed()
        try:
            await one.job()
        except Exception as error:
            return await self._goes_on(one, error, attempt)
        self._done()
        return False

    async def _goes_on(self, one: _WaitingJob, error: Exception, attempt: int) -> bool:
        # A long failure is not to fill the log.
        level = logging.INFO if attempt else logging.WARNING
        if passes(error):
            _log.log(level, "something could not be shown and is tried again (attempt %s): %s", attempt + 1, error)
            return True
        if not isinstance(error, discord.HTTPException):
            _log.error("something could not be shown", exc_info=error)
            return False
        if isinstance(error, WaitsForPress):
            self._refuse_awaited(error)
            self.is_parked = self._waits_for_press = True
            self._waiting.appendleft(one)
            error.then(self.retry)
            return False
        _log.log(level, "Discord refused to show something: %s", error)
        try:
            lifts = await self._failed(error)
        except Exception as failure:
            _log.warning("what follows a refusal could not be done: %s", failure)
            return False
        if lifts:
            self._refuse_awaited(error)
        if lifts and attempt >= LIFTED_WITHIN:
            self.is_parked = True
            self._waiting.appendleft(one)
        return lifts and not self.is_parked

    def _refuse_awaited(self, error: discord.HTTPException) -> None:
        """Nobody waits for what comes after this refusal."""
        self._refusal = error
        awaited = [one.awaited for one in self._waiting if one.awaited is not None]
        self._waiting = deque(one for one in self._waiting if one.awaited is None)
        for one in awaited:
            if not one.done():
                one.set_exception(error)


def is_unasked() -> bool:
    """Whether a queue does this, and not whoever answers somebody."""
    return bool(_job.get())


async def others_done() -> None:
    """Wait until nobody else shows something at the place of this job; at once, if this is no job."""
    if (place := _place.get()) is not None:
        await place.free()


def nonce_of(same: str) -> str:
    """A nonce for what this text tells from everything else: short enough for Discord, and the same after a kill."""
    return blake2b(same.encode(), digest_size=12).hexdigest()


def nonce_for(what: str) -> str:
    """A nonce for a message of this kind: the same at every attempt of one job, so that Discord drops a second one."""
    return f"{_job.get() or token_hex(6)}.{what}"[:_NONCE_LIMIT]
