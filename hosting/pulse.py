"""The bot's pulse: while its event loop runs, systemd and the heartbeat's file are told how it is."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from cogs.app.client import Client
from engine.tables.store.standby import Standby
from engine.tables.store.standby import State as Doing
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
        self.place: Standby | None = None
        """Of this process among those of the bot; None: there are no others, or it is not known yet."""
        self.bot: Client | None = None
        """While it plays."""
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
        self.bot = bot
        try:
            yield
        finally:
            self.bot = None
            # Otherwise it stands by from now on, unless it is told to stop.
            if self.place is None or (self.place.is_sure and not self.place.gives_up):
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
        if self._is_stopping:
            return State(False, "stopping")
        place = self.place
        if place is not None and place.state is Doing.STANDS_BY:
            return State(True, f"stands by since {_at(place.since)}: {place.waits_for}")
        if self.bot is None:
            return State(False, "opening the database")
        if place is not None and not place.is_sure:
            return State(False, "waiting for the database, which says who is first")
        if self.bot.delivery.figures.is_connected:
            plays = "" if place is None else f"plays since {_at(place.since)}, "
            return State(True, f"{plays}connected to Discord, in {len(self.bot.guilds)} servers")
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


def _at(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))
