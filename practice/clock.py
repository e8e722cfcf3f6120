"""The time of the practice table: real seconds on SimCord's calendar.

SimCord counts every timer the bot starts as the bot's work, and lets nobody click until that work is done.
The tables' clock therefore sets its timers out here: computers think and turns run out in real time
while people click.
"""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections.abc import Callable


class PracticeClock:
    """Gives `Tables` its `now` and `call_later`; stands still until `start`.

    It has to start before the bot, which reads the journal then and gives everybody their time again.
    """

    def __init__(self) -> None:
        self._started_at: float | None = None
        self._origin = 0.0
        self._context = contextvars.copy_context()

    def start(self, origin: float) -> None:
        """Let time run, from `origin` (UTC epoch, seconds)."""
        self._origin = origin
        # SimCord puts its own time into time.monotonic.
        self._started_at = time.perf_counter()

    def adopt_timers(self) -> None:
        """Let timers belong to the caller of this from now on, not to the bot."""
        self._context = contextvars.copy_context()

    def now(self) -> float:
        """The time as UTC epoch, in seconds."""
        return self._origin + (0.0 if self._started_at is None else time.perf_counter() - self._started_at)

    def call_later(self, delay: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        """Call back later, like the event loop's method."""
        loop = asyncio.get_running_loop()
        return self._context.copy().run(loop.call_later, delay, callback)
