"""Who sends next, and who draws next: the pace of counted requests, and as many drawings at once as processors.

Discord answers 50 requests a second of one bot, and fewer in one channel. Whoever wants to send asks for a turn first,
and draws only when it has come: so nothing is drawn that has been overtaken while it waited. Turns are given in the
order of requests, each put back by its urgency: the hand of somebody who is to act comes before all tables, unless
those have waited ten seconds.

A turn may be used some time after it was given, as somebody draws meanwhile. So requests that are sent are counted as
well: those of two seconds must not leave in one.

Where other processes stand by, nothing leaves while one of them may be first: this is one of the two gates at which
that is asked, the other being the journal's. Answers to interactions are not counted by Discord and do not ask.

More drawings at once than processors would only share those, and hands of people who are to act would wait for tables.
One turn to draw in four goes to whatever else has waited longest, so tables stay behind by some seconds and not for
ever. What is drawn is looked up once the turn has come.
"""

from __future__ import annotations

import asyncio
import itertools
import math
import os
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from heapq import heappop, heappush
from typing import Final

RATE: Final = 45
"""Requests a second: fewer than Discord allows, as its clock and ours differ."""
LEAVING: Final = 48
"""Requests that leave within a second at most at that rate, whenever their turns were given."""
_SECOND: Final = 1.0


class Urgency(IntEnum):
    """How many seconds a request lets others go first."""

    ACTING = 0
    """The hand of somebody who is to act."""
    TABLE = 10
    SLATE = 12
    REST = 15


@dataclass(order=True)
class _WaitingRequest:
    due: float
    number: int
    channel_id: int | None = field(compare=False)
    granted: asyncio.Future[None] = field(compare=False)


@dataclass
class _Turn:
    """A turn given ahead of its request."""

    left: bool = True


_turn: ContextVar[_Turn | None] = ContextVar("turn", default=None)
_urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.REST)


class Pacer:
    """Gives turns. Works on the event loop's clock."""

    def __init__(self, rate: int | None = RATE) -> None:
        """`rate`: turns a second; None: as many as are asked for, where nobody counts."""
        self.rate = rate
        self.may_send: Callable[[], bool] = _always
        """Whether anything may be sent; `look` when that may have changed."""
        self._looked = asyncio.Event()
        self._waiting: list[_WaitingRequest] = []
        self._given: deque[float] = deque()
        """When turns were given, within the last second."""
        self._left: deque[float] = deque(maxlen=LEAVING)
        """When requests left, or will leave, the newest last."""
        self._closed: dict[int, float] = {}
        """Until when a channel takes no more."""
        self._paused_until = 0.0
        self._numbers = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many wait for a turn."""
        return len(self._waiting)

    def look(self) -> None:
        """Something may be sent again."""
        self._looked.set()
        self._grant()

    async def allowed(self) -> None:
        """Wait while nothing may be sent, not even what Discord does not count."""
        while not self.may_send():
            self._looked.clear()
            await self._looked.wait()

    @asynccontextmanager
    async def turn(self, urgency: Urgency, channel_id: int | None = None) -> AsyncIterator[None]:
        """Wait for a turn, and use it for the first counted request within; give it back if there is none."""
        await self._wait(urgency, channel_id)
        mine = _Turn()
        before, level = _turn.set(mine), _urgency.set(urgency)
        try:
            yield
        finally:
            _turn.reset(before)
            _urgency.reset(level)
            if mine.left:
                self._give_back()

    async def before_request(self, channel_id: int | None) -> None:
        """Wait for the turn of one counted request, unless one was given ahead."""
        mine = _turn.get()
        if mine is not None and mine.left:
            mine.left = False
        else:
            await self._wait(_urgency.get(), channel_id)
        if self.rate is not None:
            await self.allowed()
            await self._leave()

    async def _leave(self) -> None:
        """Wait until the request can leave."""
        now = _now()
        at = max(now, self._left[0] + _SECOND) if len(self._left) == LEAVING else now
        self._left.append(at)
        if at > now:
            await asyncio.sleep(at - now)

    def pause(self, seconds: float) -> None:
        """Give no turn for a while, because Discord said so."""
        self._paused_until = max(self._paused_until, _now() + seconds)

    def close(self, channel_id: int, seconds: float) -> None:
        """Give no turn for this channel for a while: it has taken as much as Discord allows."""
        self._closed[channel_id] = max(self._closed.get(channel_id, 0.0), _now() + seconds)

    async def _wait(self, urgency: Urgency, channel_id: int | None) -> None:
        if self.rate is None:
            return
        granted = asyncio.get_running_loop().create_future()
        heappush(self._waiting, _WaitingRequest(_now() + urgency, next(self._numbers), channel_id, granted))
        self._grant()
        await turn(granted, self._give_back)

    def _give_back(self) -> None:
        if self._given:
            self._given.pop()
        self._grant()

    def _grant(self) -> None:
        """Give what turns there are, the most urgent first, and come back when there are more."""
        now, held = _now(), list[_WaitingRequest]()
        while self._waiting and self._next(now) <= now:
            one = heappop(self._waiting)
            if one.granted.done():
                continue
            if self._opens(one.channel_id, now) > now:
                held.append(one)
                continue
            self._given.append(now)
            one.granted.set_result(None)
        for one in held:
            heappush(self._waiting, one)
        self._come_back(now)

    def _next(self, now: float) -> float:
        """When there is a turn for anybody."""
        while self._given and self._given[0] <= now - _SECOND:
            self._given.popleft()
        if not self.may_send():
            return math.inf
        is_full = self.rate is not None and len(self._given) >= self.rate
        return max(self._paused_until, self._given[0] + _SECOND if is_full else now)

    def _opens(self, channel_id: int | None, now: float) -> float:
        opens = self._closed.get(channel_id, now) if channel_id is not None else now
        if opens <= now and channel_id is not None:
            self._closed.pop(channel_id, None)
        return opens

    def _come_back(self, now: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._waiting:
            at = self._next(now)
            if at <= now:
                # There are turns, but all who wait do so for their channels.
                at = min(self._opens(one.channel_id, now) for one in self._waiting)
            if at < math.inf:
                self._timer = asyncio.get_running_loop().call_at(at, self._grant)


def at_urgency(urgency: Urgency) -> None:
    """From now on what this task requests is so urgent; a turn of the task that began it is not its own."""
    _turn.set(None)
    _urgency.set(urgency)


def _always() -> bool:
    return True


def _now() -> float:
    return asyncio.get_running_loop().time()


async def turn(given: asyncio.Future[None], give_back: Callable[[], None]) -> None:
    """Wait until a turn is given; whoever stops waiting when it just was gives it back, so that it is not lost."""
    try:
        await given
    except asyncio.CancelledError:
        if given.done() and not given.cancelled():
            give_back()
        raise


FOR_OTHERS: Final = 4
"""One turn in so many is for what is not urgent, if hands wait as well."""

_DrawingQueue = deque[asyncio.Future[None]]


class DrawingTurns:
    """Gives turns to draw."""

    def __init__(self, at_once: int | None = None) -> None:
        self._free = at_once or os.cpu_count() or 1
        self._hands, self._others = _DrawingQueue(), _DrawingQueue()
        self._given = 0

    @asynccontextmanager
    async def turn(self, urgency: Urgency) -> AsyncIterator[None]:
        """Draw within this."""
        await self._wait(self._hands if urgency is Urgency.ACTING else self._others)
        try:
            yield
        finally:
            self._give_back()

    async def _wait(self, waiting: _DrawingQueue) -> None:
        if self._free:
            self._free -= 1
            return
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(given)
        await turn(given, self._give_back)

    def _give_back(self) -> None:
        while self._hands or self._others:
            self._given += 1
            is_for_others = self._others and (not self._hands or self._given % FOR_OTHERS == 0)
            given = (self._others if is_for_others else self._hands).popleft()
            if not given.done():
                given.set_result(None)
                return
        self._free += 1
