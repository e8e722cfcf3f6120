"""Time at all tables: one clock that wakes them, and the steady time it goes by.

The clock sleeps until the nearest moment at which a table wants to be woken: a `call_later` to that moment and nothing
else, no task waits for anything in between. Its time advances evenly while the program runs, even if somebody sets the
wall clock. Work on all tables that would hold up everybody else if it were done in one go is done in turns.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final, TypeVar

AT_ONCE: Final = 20
"""So many things are under way at a time: what people press in between is saved behind at most these."""

T = TypeVar("T")


async def in_turns(things: Iterable[T], do: Callable[[T], Awaitable[object]]) -> None:
    """Do this with each thing, in order, a few at a time; others may do something after each."""
    waiting = tuple(things)
    left = iter(waiting)

    async def work() -> None:
        for thing in left:
            await do(thing)
            await asyncio.sleep(0)

    # A clock that rings for one table, as nearly all do, needs no more than one.
    await asyncio.gather(*(work() for _ in range(min(AT_ONCE, len(waiting)))))


EARLY: Final = 0.01
"""Seconds by which a timer may come early: wall clock and event loop do not tick alike."""

LONGEST_SLEEP: Final = 3600.0
"""Seconds after which the clock looks again: event loops do not like timers of months."""


CallLater = Callable[[float, Callable[[], None]], asyncio.TimerHandle]
"""Winds a timer: seconds, and what to call."""


class Clock:
    """Calls `wake(table id)` once at the time set for a table; every table has one time or none.

    `call_later` winds its timer in another way than the running loop's own.
    """

    def __init__(
        self,
        now: Callable[[], float],
        wake: Callable[[int], Coroutine[Any, Any, None]],
        call_later: CallLater | None = None,
    ) -> None:
        self._now = now
        self._wake = wake
        self._call_later = call_later
        self._times: dict[int, float] = {}
        # Times that were replaced stay in the heap until they come up or become too many.
        self._heap: list[tuple[float, int]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def set(self, table_id: int, at: float | None) -> None:
        """Wake this table at `at` (UTC epoch, seconds) instead of any time set before; None: not at all."""
        if self._closed or self._times.get(table_id) == at:
            return
        if at is None:
            del self._times[table_id]
        else:
            self._times[table_id] = at
            heapq.heappush(self._heap, (at, table_id))
            if len(self._heap) > 2 * len(self._times) + 64:
                self._heap = [(time, table) for table, time in self._times.items()]
                heapq.heapify(self._heap)
        self._wind()

    @property
    def next(self) -> float | None:
        """The nearest time set, if any."""
        nearest = self._nearest()
        return nearest[0] if nearest else None

    def is_due(self, at: float) -> bool:
        """Whether this moment has come."""
        return at <= self._now() + EARLY

    def follow(self) -> None:
        """`now` has jumped: wind the timer anew."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._wind()

    async def fire_due(self) -> None:
        """Wake every table whose time has come; returns when they, and those woken before, are done."""
        await self._fire()
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        """Stop; returns when everything under way is done."""
        self._closed = True
        self._times.clear()
        self._heap.clear()
        self._wind()
        await asyncio.gather(*self._tasks)

    def _nearest(self) -> tuple[float, int] | None:
        while self._heap and self._times.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0] if self._heap else None

    def _wind(self) -> None:
        """Set the timer to the nearest time."""
        nearest = self._nearest()
        if self._timer is not None:
            if nearest and nearest[0] == self._timer_at:
                return
            self._timer.cancel()
            self._timer = None
        if nearest:
            self._timer_at = nearest[0]
            delay = min(max(0.0, nearest[0] - self._now()), LONGEST_SLEEP)
            call_later: CallLater = self._call_later or asyncio.get_running_loop().call_later
            self._timer = call_later(delay, self._ring)

    async def _fire(self) -> None:
        due = []
        while (nearest := self._nearest()) and self.is_due(nearest[0]):
            heapq.heappop(self._heap)
            del self._times[nearest[1]]
            due.append(nearest[1])
        self._wind()
        # After a restart the time of thousands runs out at the same moment.
        await in_turns(due, self._wake)

    def _ring(self) -> None:
        self._timer = None
        task = asyncio.get_running_loop().create_task(self._fire())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


LOOK_AGAIN: Final = 60.0
"""Seconds between two looks at the wall clock."""
_NOTICED: Final = 2.0
"""Seconds by which the wall clock may differ before anything is done about it."""


class SteadyClock:
    """The wall clock's time at the start, plus what has really elapsed since.

    It follows a clock that was set, or a computer that slept, only when all running times are adjusted with it.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._origin = wall() - monotonic()

    def now(self) -> float:
        """UTC epoch, seconds."""
        return self._origin + self._monotonic()

    def follow(self) -> float:
        """Follow the wall clock again; returns by how many seconds `now` has jumped, usually 0."""
        ahead = self._wall() - self.now()
        if abs(ahead) < _NOTICED:
            return 0.0
        self._origin += ahead
        return ahead


async def watch(steady: SteadyClock, jumped: Callable[[float], Awaitable[None]]) -> None:
    """Keep checking whether the wall clock was set, until cancelled.

    `jumped` gets the number of seconds, and adjusts everything that runs before it waits for anything.
    """
    while True:
        await asyncio.sleep(LOOK_AGAIN)
        if seconds := steady.follow():
            await jumped(seconds)
