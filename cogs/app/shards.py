"""The connections to Discord, one for each shard, in a task of its own.

What the library cannot do: it launches shards one after the other, and tries one that fails for ever before the next.
Then one loop waits for each that connects again, for up to a minute, while what people press at others waits too. Here
no shard waits for another (`tests/wire/test_shards.py`), except for the turn to begin a session that Discord gives.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import aiohttp
import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import Route

from cogs.delivery.faults import wait_before
from cogs.delivery.transport import GATEWAY

_log = logging.getLogger(__name__)

_CONNECTING: Final = 60.0
"""Seconds after which a connection that is still being made is given up."""
_GOODBYE: Final = 2.0
"""Seconds to wait for Discord's own goodbye."""
_GOING: Final = 1000
"""The code with which a bot ends its session, beside its connection."""
_NOT_ALLOWED: Final = 4014
"""Discord's code for intents that the bot may not have."""


class _Socket(DiscordWebSocket):
    """A connection that says goodbye if whoever waits for it is stopped."""

    async def poll_event(self) -> None:
        await self._unless_stopped(super().poll_event())

    async def identify(self) -> None:
        await self._unless_stopped(super().identify())

    async def _unless_stopped(self, waiting: Awaitable[None]) -> None:
        try:
            await waiting
        except asyncio.CancelledError:
            with suppress(OSError, aiohttp.ClientError):
                async with asyncio.timeout(_GOODBYE):
                    await self.close(code=_GOING)
            raise


class _Connected(NamedTuple):
    """What the library wants to know of a shard."""

    id: int
    ws: DiscordWebSocket

    async def close(self) -> None:
        await self.ws.close(code=_GOING)


class ShardedBot(commands.AutoShardedBot):
    """A bot with a connection for each of its shards."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.sessions_at_once = 1
        """How many sessions Discord lets begin at once: shards whose numbers differ by that wait for each other."""
        self._identifying: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._has_identified = False
        self._serving: list[asyncio.Task[None]] = []
        self.last_answers: Callable[[], Awaitable[None]] | None = None
        """Waits, when nothing can come any more, for what was asked before."""
        self._is_over = asyncio.Event()
        self._fault: BaseException | None = None

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep up the connections until the bot is closed; raises what Discord refuses for good."""
        # The library says that it is ready when all of these are.
        self._connection.shard_ids = shard_ids = [*(self.shard_ids or ())]
        for shard_id in shard_ids:
            task = asyncio.create_task(self._serve(shard_id), name=f"shard {shard_id}")
            task.add_done_callback(self._has_ended)
            self._serving.append(task)
        await self._is_over.wait()
        if self._fault is not None:
            await self.close()
            raise self._fault

    async def divide(self) -> None:
        """Ask Discord how many shards there should be, and how many of them may begin their sessions at once."""
        told = await self.http.request(Route("GET", GATEWAY))
        self.sessions_at_once = int(told["session_start_limit"]["max_concurrency"])
        self.shard_count = self._connection.shard_count = int(told["shards"])
        self.shard_ids = list(range(self.shard_count))

    async def close(self) -> None:
        """Disconnect from Discord."""
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        if self.last_answers is not None:
            await self.last_answers()
        await super().close()
        self._is_over.set()

    def _has_ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (fault := task.exception()) is not None:
            self._fault = fault
            self._is_over.set()

    async def _serve(self, shard_id: int) -> None:
        """Keep a shard connected, trying until that works; raises what Discord refuses for good."""
        last: DiscordWebSocket | None = None
        """The connection whose session goes on with the next one."""
        attempt = 0
        while True:
            try:
                last = await self._connect(shard_id, last, attempt)
                attempt = 0
                while True:
                    await last.poll_event()
            except ReconnectWebSocket as again:
                self._lost(shard_id)
                if last is not None and not (again.resume and last.session_id):
                    last = None
            except (OSError, aiohttp.ClientError, discord.ConnectionClosed) as error:
                self._lost(shard_id)
                _raise_refusal(error)
                attempt += 1
                wait = wait_before(attempt)
                _log.error("shard %s is not connected, and is tried again in %.1f s: %r", shard_id, wait, error)
                await asyncio.sleep(wait)

    async def _connect(self, shard_id: int, last: DiscordWebSocket | None, attempt: int) -> DiscordWebSocket:
        """Go on with the session of the last connection, or begin one."""
        # Not `wait_for`: until Python 3.12 it goes on if it is cancelled just when the connection is there.
        if last is not None:
            async with asyncio.timeout(_CONNECTING):
                made: DiscordWebSocket = await _Socket.from_client(
                    self,
                    shard_id=shard_id,
                    resume=True,
                    # Where it cannot be reached, another gateway takes up the session as well.
                    gateway=None if attempt else last.gateway,
                    session=last.session_id,
                    sequence=last.sequence,
                )
        else:
            async with self._identifying[shard_id % self.sessions_at_once]:
                async with asyncio.timeout(self.shard_connect_timeout):
                    made = await _Socket.from_client(self, shard_id=shard_id, initial=not self._has_identified)
                self._has_identified = True
        self._connected[shard_id] = _Connected(shard_id, made)
        return made

    def _lost(self, shard_id: int) -> None:
        self.dispatch("disconnect")
        self.dispatch("shard_disconnect", shard_id)

    @property
    def _connected(self) -> dict[int, _Connected]:
        """The library's own, to which it gives no access; it asks these for latencies and closes them at the end."""
        shards: dict[int, _Connected] = vars(self)["_AutoShardedClient__shards"]
        return shards


def _raise_refusal(error: Exception) -> None:
    """Raise what no further attempt would change."""
    if isinstance(error, discord.ConnectionClosed) and error.code != _GOING:
        if error.code == _NOT_ALLOWED:
            raise discord.PrivilegedIntentsRequired(error.shard_id) from None
        raise error
