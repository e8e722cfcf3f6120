"""The connections to Discord, one for each shard: they may come and go while the bot runs.

The library connects all shards once and keeps them to the end, and while one of them fails it lets the others wait.
Here each shard has a task of its own, so that ending the task closes the shard for good, whatever it is doing.
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

from cogs.delivery.faults import wait_before

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
        self.turn_to_connect: Callable[[int], Awaitable[None]] | None = None
        """Waits until the turn of a shard to begin a session is near: a connection that waits long is given up."""
        self.turn_to_identify: Callable[[int], Awaitable[None]] | None = None
        """Waits, connected, for that turn; None: the library's own rule, for the only process of a bot."""
        self.sessions_at_once = 1
        """How many sessions Discord lets begin at once: shards whose numbers differ by that wait for each other."""
        self._identifying: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._has_identified = False
        self._serving: dict[int, asyncio.Task[None]] = {}
        self.last_answers: Callable[[], Awaitable[None]] | None = None
        """Waits, when nothing can come any more, for what was asked before."""
        self._is_over = asyncio.Event()
        self._fault: BaseException | None = None

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep up the connections until the bot is closed; raises what Discord refuses for good."""
        for shard_id in self.shard_ids or ():
            self.open_shard(shard_id)
        await self._is_over.wait()
        if self._fault is not None:
            await self.close()
            raise self._fault

    @property
    def open_shards(self) -> frozenset[int]:
        """The shards that are connected, or shall be."""
        return frozenset(self._serving)

    def open_shard(self, shard_id: int) -> None:
        """Connect a shard, and keep it connected until `close_shard`."""
        task = self._serving[shard_id] = asyncio.create_task(self._serve(shard_id), name=f"shard {shard_id}")
        task.add_done_callback(self._has_ended)
        self._connection.shard_ids = [*self._serving]

    async def close_shard(self, shard_id: int) -> None:
        """Close a shard for good; its servers are not known any more, though none has removed the bot."""
        task = self._serving.pop(shard_id)
        task.cancel()
        await asyncio.wait((task,))
        state = self._connection
        state.shard_ids = [*self._serving]
        self._connected.pop(shard_id, None)
        # Otherwise the library would soon say that this shard is ready, and has no servers.
        state._ready_states.pop(shard_id, None)
        if (readying := state._ready_tasks.pop(shard_id, None)) is not None:
            readying.cancel()
        for guild in self.guilds:
            if guild.shard_id == shard_id:
                state._remove_guild(guild)

    def divide(self, count: int) -> None:
        """Have so many shards in all. No shard may be open."""
        self.shard_count = self._connection.shard_count = count

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if self.turn_to_identify is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.turn_to_identify(shard_id or 0)

    async def close(self) -> None:
        """Disconnect from Discord."""
        tasks = [*self._serving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
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
                if self.turn_to_connect is not None:
                    await self.turn_to_connect(shard_id)
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
