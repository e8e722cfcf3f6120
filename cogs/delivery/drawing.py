"""Who draws next: as many draw at once as there are processors, hands of people who are to act first.

More would only share the processors, and those hands would wait for tables. One turn in four goes to whatever else has
waited longest, so tables stay behind by some seconds and not for ever. What is drawn is looked up once the turn has
come, so nothing is drawn that has been overtaken.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from cogs.delivery.pacer import Urgency, turn

FOR_OTHERS: Final = 4
"""One turn in so many is for what is not urgent, if hands wait as well."""

_Waiting = deque[asyncio.Future[None]]


class Drawing:
    """Gives turns to draw."""

    def __init__(self, at_once: int | None = None) -> None:
        self._free = at_once or os.cpu_count() or 1
        self._hands, self._others = _Waiting(), _Waiting()
        self._given = 0

    @asynccontextmanager
    async def turn(self, urgency: Urgency) -> AsyncIterator[None]:
        """Draw within this."""
        await self._wait(self._hands if urgency is Urgency.ACTING else self._others)
        try:
            yield
        finally:
            self._give_back()

    async def _wait(self, waiting: _Waiting) -> None:
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
