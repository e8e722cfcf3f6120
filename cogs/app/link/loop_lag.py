"""How late the event loop comes to what is due: on a machine that has too much to do, everything is late."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

_EVERY: Final = 1.0
_REMEMBERED: Final = 60
"""Looks, and so seconds."""


class LoopLag:
    """Looks once a second while `watch` runs."""

    def __init__(self) -> None:
        self._lately: deque[float] = deque(maxlen=_REMEMBERED)

    @property
    def worst(self) -> float:
        """Seconds, within the last minute."""
        return max(self._lately, default=0.0)

    def note(self, seconds: float) -> None:
        self._lately.append(seconds)

    async def watch(self) -> None:
        """Keep looking, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _EVERY
            await asyncio.sleep(_EVERY)
            self.note(loop.time() - due)
