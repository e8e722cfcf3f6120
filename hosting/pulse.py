"""The bot's pulse: while its event loop runs, systemd and the heartbeat's file are told how it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from cogs.app.client import Client
from hosting import heartbeat, systemd
from hosting.heartbeat import State

_log = logging.getLogger(__name__)

_EVERY: Final = 1.0
"""Seconds between two beats."""
START: Final = 60.0
"""Seconds that each beat of a start asks for: one that waits for Discord may take long, one that hangs may not."""


class Pulse:
    """Beats while `beating` is open. `file`: where the heartbeat is written; None: nowhere."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._bot: Client | None = None
        self._is_ready = self._is_stopping = False
        self._told = ""
        self._watchdog, self._watched = systemd.watchdog_seconds(), 0.0

    @asynccontextmanager
    async def beating(self) -> AsyncIterator[None]:
        """Beat meanwhile, if anybody listens."""
        if self._file is None and not systemd.is_listening():
            yield
            return
        beating = asyncio.create_task(self._beat())
        try:
            yield
        finally:
            beating.cancel()
            if self._file is not None:
                self._file.unlink(missing_ok=True)

    @contextmanager
    def of(self, bot: Client) -> Iterator[None]:
        """Tell how this bot is; afterwards, that it is about to stop."""
        self._bot = bot
        try:
            yield
        finally:
            self._is_stopping = True
            systemd.tell("STOPPING=1", "STATUS=stopping")

    async def _beat(self) -> None:
        every = min(_EVERY, self._watchdog / 2) if self._watchdog else _EVERY
        while True:
            state = self._state()
            if self._file is not None:
                self._write(self._file, state)
            if not self._is_stopping:
                self._tell_systemd(state)
            await asyncio.sleep(every)

    def _state(self) -> State:
        if self._bot is None:
            return State(False, "opening the database")
        if self._is_stopping:
            return State(False, "stopping")
        keeper = self._bot.keeper
        if keeper is not None and keeper.is_over:
            return State(False, "waiting for the database, which says what this process may do")
        if keeper is not None and keeper.is_settled and not self._bot.tables.share.shards:
            return State(True, "standing by: other processes have all shards")
        if self._bot.delivery.figures.is_connected and (keeper is None or keeper.is_settled):
            return State(True, f"connected to Discord, in {len(self._bot.guilds)} servers")
        return State(False, "the connection to Discord is lost" if self._is_ready else "waiting for Discord")

    def _write(self, file: Path, state: State) -> None:
        try:
            heartbeat.write(file, state)
        except OSError as error:
            # People who play come first.
            _log.error("the heartbeat %s cannot be written, and the bot goes on without it: %s", file, error.strerror)
            self._file = None

    def _tell_systemd(self, state: State) -> None:
        facts = []
        if state.words != self._told:
            facts.append(f"STATUS={state.words}")
            self._told = state.words
        if state.can_answer and not self._is_ready:
            facts.append("READY=1")
            self._is_ready = True
        now = asyncio.get_running_loop().time()
        if not self._is_ready:
            facts.append(systemd.within(START))
        elif self._watchdog and now - self._watched >= self._watchdog / 2:
            facts.append("WATCHDOG=1")
            self._watched = now
        if facts:
            systemd.tell(*facts)
