"""An event loop in virtual time: where nothing is left to be done, its clock jumps to the next timer.

An hour in which nobody does anything costs microseconds, and what takes the machine long takes no time at all: time
stands still while a callback runs, a thread works (a drawing, the journal), or bytes are on their way over loopback.
So a test says exactly when things happen, whatever else the machine has to do.

What cannot be seen is work in threads that asyncio and aiosqlite know nothing of, and other processes.
"""

from __future__ import annotations

import asyncio
import selectors
import socket
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import wraps
from queue import SimpleQueue
from time import monotonic
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack
from unittest.mock import patch

import aiosqlite.core
from discord.gateway import KeepAliveHandler
from simcord import _dpy_internals

from tests.patience import LAST_RESORT
from tests.wire.flight import Flight

LONGEST: Final = 500.0
"""Virtual seconds a test may take: whatever waits forever has waited so long in no time."""
_LOOK: Final = 0.02
"""Real seconds between two looks whether a thread is still working."""
_STUCK: Final = LAST_RESORT
"""Real seconds after which a thread, or bytes that do not arrive, hold up time no more: the test then ends by its time.

Nothing comes to that: what is sent over loopback arrives, or the end that was to read it is told that it never will.
"""
_TURNS: Final = 60_000
"""How often a locked database is asked again."""

Work = Callable[[], Any]
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock starts at 0 and moves only while there is nothing to do."""

    _ready: deque[asyncio.Handle]
    """Its base has it, and no stub says so."""

    def __init__(self) -> None:
        self._clock = 0.0
        self._jobs = 0
        selector = _JumpingSelector(self)
        super().__init__(selector)
        self.flight = Flight(selector)
        self._pool = ThreadPoolExecutor(thread_name_prefix="asyncio")
        self.set_default_executor(self._pool)

    def time(self) -> float:
        return self._clock

    def jump(self, seconds: float) -> None:
        """Let time pass."""
        self._clock += seconds

    @property
    def patience(self) -> float:
        """Real seconds to wait for what is under way at most; 0: nothing is."""
        return _STUCK if self._jobs or self.flight.under_way else 0.0

    @property
    def has_ready(self) -> bool:
        """Whether a callback is to be called before any time passes, beside the one that asks."""
        return bool(self._ready)

    def begin_work(self) -> None:
        """Keep time from passing until `end_work`."""
        self._jobs += 1

    def end_work(self, _: object = None) -> None:
        self._jobs -= 1

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        job: Future[T] = (executor or self._pool).submit(func, *args)
        self.begin_work()
        result = asyncio.wrap_future(job, loop=self)
        job.add_done_callback(self._end_job)
        return result

    def _end_job(self, _: object) -> None:
        # Whoever waits for the result was told before this.
        with suppress(RuntimeError):
            self.call_soon_threadsafe(self.end_work)

    async def shutdown_default_executor(self, *arguments: Any) -> None:
        self.begin_work()
        try:
            await super().shutdown_default_executor(*arguments)
        finally:
            self.end_work()

    def _make_socket_transport(self, sock: socket.socket, *arguments: Any, **options: Any) -> Any:
        # Both ways to a connection, accepted and made, come through here.
        parent: Any = super()
        return parent._make_socket_transport(self.flight.counted(sock), *arguments, **options)


class _JumpingSelector(selectors.DefaultSelector):
    """Waits for what is under way, for real; otherwise it lets the loop's time pass instead of waiting."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or (timeout is not None and timeout <= 0):
            return ready
        began = monotonic()
        while monotonic() - began < self._loop.patience:
            if ready := super().select(_LOOK):
                return ready
        if timeout is None:
            return super().select(None)
        self._loop.jump(timeout)
        return []


class _NoQueue:
    """In the place of the queue through which aiosqlite gives work to its thread: this thread does it at once.

    Whoever waits for the result lets others go first, as with a thread. What finds the database locked by a change
    that is not over comes to its turn again: that change goes on in this very thread.
    """

    def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = item
        if future is None:
            work()
        else:
            self._do(future.get_loop(), future, work, _TURNS)

    def _do(self, loop: asyncio.AbstractEventLoop, future: asyncio.Future[Any], work: Work, turns: int) -> None:
        try:
            result = work()
        except sqlite3.OperationalError as error:
            if turns and error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                loop.call_soon(self._do, loop, future, work, turns - 1)
            else:
                loop.call_soon(aiosqlite.core.set_exception, future, error)
        except BaseException as error:
            loop.call_soon(aiosqlite.core.set_exception, future, error)
        else:
            loop.call_soon(aiosqlite.core.set_result, future, result)


class _NoThread:
    """In the place of the thread of aiosqlite, which would have nothing to do."""

    def __init__(self, **_: object) -> None:
        self.daemon = True

    def start(self) -> None: ...

    def join(self, timeout: float | None = None) -> None: ...

    def is_alive(self) -> bool:
        return False


class _CountedQueue:
    """The queue through which aiosqlite gives work to its thread: the loop knows what has not come back."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[Any] = SimpleQueue()

    def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future = item[0]
        loop = future.get_loop() if future is not None else None
        if future is not None and isinstance(loop, VirtualLoop):
            loop.begin_work()
            future.add_done_callback(loop.end_work)
        self._queue.put_nowait(item)

    def get(self) -> Any:
        return self._queue.get()


@contextmanager
def databases_counted() -> Iterator[None]:
    """Let virtual loops know of work that aiosqlite does in its thread."""
    with patch.object(aiosqlite.core, "SimpleQueue", _CountedQueue):
        yield


@contextmanager
def simcord_counted() -> Iterator[None]:
    """Let SimCord's patience go by the loop's time, as databases do: on a virtual loop no busy machine is too slow."""
    with databases_counted(), patch.object(_dpy_internals, "real_monotonic", lambda: asyncio.get_running_loop().time()):
        yield


@contextmanager
def databases_at_once() -> Iterator[None]:
    """Let SQLite work in the loop's own thread: handing each statement to another would be a quarter of a test.

    Its connections must not wait for a lock themselves: whoever holds it could never let it go.
    """
    with patch.object(aiosqlite.core, "SimpleQueue", _NoQueue), patch.object(aiosqlite.core, "Thread", _NoThread):
        yield


def run(main: Coroutine[Any, Any, T], seconds: float = LONGEST) -> T:
    """Run a coroutine in virtual time; raises TimeoutError if it has not ended after so many virtual seconds."""
    try:
        with databases_counted(), asyncio.Runner(loop_factory=VirtualLoop) as runner:
            return runner.run(asyncio.wait_for(main, seconds))
    finally:
        _stop_heartbeats()


def _stop_heartbeats() -> None:
    """A bot that was killed leaves a thread behind that goes on by real time, and fails once its loop is closed."""
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()


def hurried(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an async test in virtual time."""

    @wraps(test)
    def in_virtual_time(*args: Any, **kwargs: Any) -> None:
        run(test(*args, **kwargs))

    return in_virtual_time
