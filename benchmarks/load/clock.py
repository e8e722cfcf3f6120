"""A loop in virtual time that knows whose work costs how much CPU, and lets the bot's own work take time.

Every callback of the loop belongs to a side: the bot, the stand-in for Discord, or people. A side is a value of the
context in which it was begun, and everything that follows from it inherits that. What the loop itself costs is shared
out by the number of callbacks.
Threads that draw are modelled: there are a few of them, and a drawing takes one for as much virtual time as it cost
CPU. If wanted, the bot's callbacks take virtual time too, one after another. What the others cost takes none.
"""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from heapq import heapreplace
from time import process_time, thread_time
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack
from unittest.mock import patch

from rendering import Picture
from tests.wire.loop import VirtualLoop

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

BOT: Final = "bot"
DISCORD: Final = "discord"
PEOPLE: Final = "people"
REAL_ONES: Final = 150
"""Pictures of a kind that are really drawn before earlier ones come again."""

_side: ContextVar[str] = ContextVar("side", default=BOT)


@contextmanager
def side(name: str) -> Iterator[None]:
    """What is begun here belongs to this side."""
    token = _side.set(name)
    try:
        yield
    finally:
        _side.reset(token)


@dataclass
class Costs:
    """CPU seconds so far."""

    by_side: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    callbacks: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    drawing: float = 0.0
    drawings: int = 0
    drawn_again: float = 0.0
    """What drawings would have cost in whose place earlier ones came."""
    excused: float = 0.0
    """What the measuring itself cost."""
    main: float = field(default_factory=thread_time)
    process: float = field(default_factory=process_time)
    """When counting began."""

    def of_bot(self) -> float:
        """The bot's share: its callbacks, its part of the loop, and all threads, which are its own."""
        main, process = thread_time() - self.main, process_time() - self.process
        loop = main - sum(self.by_side.values()) - self.excused
        share = self.callbacks[BOT] / max(1, sum(self.callbacks.values()))
        return self.by_side[BOT] + loop * share + (process - main) + self.drawn_again


class LoadLoop(VirtualLoop):
    """`workers`: threads that draw; `recorded`: draw only some pictures, which then come again.

    `counts_callbacks`: what the bot's main thread does takes virtual time too.
    `picture_seconds`: how long a drawing takes; None: as much CPU as it costs now.
    """

    def __init__(
        self, workers: int, *, recorded: bool, counts_callbacks: bool, picture_seconds: float | None = None
    ) -> None:
        super().__init__()
        self.costs = Costs()
        self._counts_callbacks, self._recorded = counts_callbacks, recorded
        self._picture_seconds = picture_seconds
        self._free = [0.0] * workers
        """When each thread has drawn what it was given."""
        self._album: defaultdict[str, list[tuple[Any, float]]] = defaultdict(list)
        self._rng = random.Random(1)
        self._excused = 0.0

    def excuse(self, seconds: float) -> None:
        """So much of the running callback is the measuring itself."""
        self._excused += seconds
        self.costs.excused += seconds

    def cancel_timers(self, whose: str) -> None:
        """Whoever was killed does nothing later either."""
        timers: list[Any] = [*vars(self)["_scheduled"]]
        for handle in timers:
            if handle._context.get(_side, BOT) == whose:
                handle.cancel()

    def ran(self, whose: str, seconds: float) -> None:
        """A callback has ended."""
        seconds, self._excused = max(0.0, seconds - self._excused), 0.0
        self.costs.by_side[whose] += seconds
        self.costs.callbacks[whose] += 1
        if whose == BOT and self._counts_callbacks:
            self.jump(seconds)

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        took: list[float] = []

        def timed() -> T:
            before = thread_time()
            try:
                return func(*args)
            finally:
                took.append(thread_time() - before)

        if executor is not None:
            return super().run_in_executor(executor, timed)
        result: asyncio.Future[T] = self.create_future()
        kind = _kind_of(func)
        if self._recorded and len(self._album[kind]) >= REAL_ONES:
            picture, seconds = self._rng.choice(self._album[kind])
            self.costs.drawn_again += seconds
            self._count(seconds)
            self._deliver(self._lasts(seconds), partial(_set, result, picture))
            return result

        def done(real: asyncio.Future[T]) -> None:
            seconds = took[0] if took else 0.0
            if real.exception() is None and _is_picture(real.result()):
                self._album[kind].append((real.result(), seconds))
                self._count(seconds)
                seconds = self._lasts(seconds)
            self._deliver(seconds, partial(_hand_on, real, result))

        super().run_in_executor(None, timed).add_done_callback(done)
        return result

    def _lasts(self, seconds: float) -> float:
        return seconds if self._picture_seconds is None else self._picture_seconds

    def _count(self, seconds: float) -> None:
        self.costs.drawings += 1
        self.costs.drawing += seconds

    def _deliver(self, seconds: float, give: Callable[[], None]) -> None:
        """Give a result when the next free thread has had so long for it."""
        ready = max(self.time(), self._free[0]) + seconds
        heapreplace(self._free, ready)
        self.call_at(ready, give)


def _kind_of(func: Callable[..., object]) -> str:
    """What a thread is to do: the names of the functions that `asyncio.to_thread` was given."""
    given = func.args if isinstance(func, partial) else (func,)
    return " ".join(getattr(one, "__qualname__", "") for one in given if callable(one))


def _is_picture(result: object) -> bool:
    """Whether a thread has drawn; it may also tell how long that took."""
    return isinstance(result[0] if type(result) is tuple else result, Picture)


def _set(result: asyncio.Future[Any], value: object) -> None:
    if not result.done():
        result.set_result(value)


def _hand_on(real: asyncio.Future[Any], result: asyncio.Future[Any]) -> None:
    if result.done():
        return
    error = real.exception()
    if error is not None:
        result.set_exception(error)
    else:
        result.set_result(real.result())


@contextmanager
def attributed() -> Iterator[None]:
    """Time every callback of a LoadLoop."""
    run = asyncio.Handle._run

    def timed(handle: Any) -> None:
        loop = handle._loop
        if not isinstance(loop, LoadLoop):
            run(handle)
            return
        whose, before = handle._context.get(_side, BOT), thread_time()
        run(handle)
        loop.ran(whose, thread_time() - before)

    with patch.object(asyncio.Handle, "_run", timed):
        yield
