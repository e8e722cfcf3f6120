"""The bot's pulse: while its event loop runs, systemd and the heartbeat's file are told how it is.

systemd is told by its protocol sd_notify; where systemd does not listen, nothing is sent.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Final

from cogs.app.client import Client
from engine.store.standby import ProcessState, Standby
from hosting import heartbeat
from hosting.heartbeat import State

_PATIENCE: Final = 1.0
"""Seconds to wait for a systemd that does not read: the bot has other things to do."""
_MICRO: Final = 1_000_000


def is_listening() -> bool:
    """Whether systemd, or another program that speaks like it, wants to be told."""
    return bool(_address())


def tell(*facts: str) -> None:
    """Send facts such as `READY=1`; trouble with that is none of the bot's."""
    if not is_listening():
        return
    with suppress(OSError), socket.socket(getattr(socket, "AF_UNIX", -1), socket.SOCK_DGRAM) as sender:
        sender.settimeout(_PATIENCE)
        sender.sendto("\n".join(facts).encode(), _address())


def watchdog_seconds() -> float | None:
    """After how long a silence systemd takes the program for dead; None: it does not watch."""
    microseconds, whose = os.environ.get("WATCHDOG_USEC", ""), os.environ.get("WATCHDOG_PID")
    if not microseconds.isdecimal() or whose not in (None, str(os.getpid())):
        return None
    return int(microseconds) / _MICRO or None


def within(seconds: float) -> str:
    """The fact that the start may go on until the next word, which comes within so many seconds."""
    return f"EXTEND_TIMEOUT_USEC={round(seconds * _MICRO)}"


def _address() -> str:
    """Of the socket; an abstract one has no file, and is written with @ in place of a zero byte."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    return f"\0{address[1:]}" if address.startswith("@") else address


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
        self._watchdog, self._watched = watchdog_seconds(), 0.0

    @asynccontextmanager
    async def beating(self) -> AsyncIterator[None]:
        """Beat meanwhile, if anybody listens."""
        if self._file is None and not is_listening():
            yield
            return
        beating = asyncio.create_task(self._beat())
        try:
            yield
        finally:
            beating.cancel()
            if self._file is not None:
                heartbeat.remove(self._file)

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
                tell("STOPPING=1", "STATUS=stopping")

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
        if place is not None and place.state is ProcessState.STANDS_BY:
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
            facts.append(within(START))
        elif self._watchdog and now - self._watched >= self._watchdog / 2:
            facts.append("WATCHDOG=1")
            self._watched = now
        if facts:
            tell(*facts)


def _at(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))
