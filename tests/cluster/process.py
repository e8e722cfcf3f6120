"""One process of the bot, as it is started: it can be killed, stopped and frozen."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Final, Self

from hosting import heartbeat
from tests.cluster.line import Line
from tests.host.hosting.test_pulse import ENVIRONMENT, reach
from tests.host.program import Program, begun
from tests.patience import LAST_RESORT
from tests.wire.server import StandIn

_QUICK: Final = {"THINKING_SECONDS": "0.2", "AFTER_DEAL_SECONDS": "6"}
"""Long enough for a busy machine to show the slate of a deal before the next begins."""
_CPU: Final = 36_000
"""Seconds; `make kills` goes on for as long as one likes."""


class BotProcess:
    """Started once; what it says goes into a file."""

    def __init__(self, process: Program, said: Path, database: Line, discord: Line) -> None:
        self._process, self._said = process, said
        self.database, self.discord = database, discord
        """What it reaches these by."""
        self.is_frozen = False

    @classmethod
    async def start(cls, stand_in: StandIn, url: str, said: Path, database: Line, discord: Line) -> Self:
        """Start the program over this database, with the stand-in in Discord's place."""
        said.parent.mkdir(parents=True, exist_ok=True)
        environment = ENVIRONMENT | _QUICK | {"DATABASE_URL": url}
        beat, before = ("--heartbeat", str(said.with_suffix(".beat"))), reach(stand_in, discord.port)
        program = await begun(said.parent, *beat, environment=environment, before=before, log=said, cpu=_CPU)
        return cls(program, said, database, discord)

    @property
    def plays(self) -> bool:
        """Whether it is first and connected, by its own word a second ago."""
        return self.is_running and not self.is_frozen and self.words.startswith("plays")

    @property
    def words(self) -> str:
        """What it does, by its own word a second ago."""
        return heartbeat.read(self._said.with_suffix(".beat")).words

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
