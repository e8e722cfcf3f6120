"""One process of the bot, as it is started: it can be killed, stopped and frozen."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Final, Self

from tests.host.hosting.test_pulse import ENVIRONMENT, reach
from tests.host.program import Program, begun
from tests.patience import LAST_RESORT
from tests.wire.server import StandIn

_QUICK: Final = {"THINKING_SECONDS": "0.2", "AFTER_DEAL_SECONDS": "2"}
_CPU: Final = 36_000
"""Seconds; `make kills` goes on for as long as one likes."""


class BotProcess:
    """Started once; what it says goes into a file."""

    def __init__(self, process: Program, said: Path) -> None:
        self._process, self._said = process, said
        self.is_frozen = False

    @classmethod
    async def start(cls, stand_in: StandIn, url: str, said: Path) -> Self:
        """Start the program over this database, with the stand-in in Discord's place."""
        said.parent.mkdir(parents=True, exist_ok=True)
        environment = ENVIRONMENT | _QUICK | {"DATABASE_URL": url}
        before = reach(stand_in)
        return cls(await begun(said.parent, environment=environment, before=before, log=said, cpu=_CPU), said)

    @property
    def said(self) -> str:
        """What it has said."""
        return self._said.read_text()

    @property
    def is_running(self) -> bool:
        return self._process.returncode is None

    async def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        self._process.kill()
        await self._end()

    async def stop(self) -> int:
        """SIGTERM; returns its status."""
        self.thaw()
        self._process.send_signal(signal.SIGTERM)
        return await self._end()

    def freeze(self) -> None:
        """SIGSTOP: it does nothing, and does not know it."""
        self._process.send_signal(signal.SIGSTOP)
        self.is_frozen = True

    def thaw(self) -> None:
        """SIGCONT."""
        if self.is_frozen and self.is_running:
            self._process.send_signal(signal.SIGCONT)
        self.is_frozen = False

    async def _end(self) -> int:
        return await asyncio.wait_for(self._process.wait(), LAST_RESORT)

    async def close(self) -> None:
        if self.is_running:
            await self.kill()
