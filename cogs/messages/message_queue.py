"""The queue of one place where things are shown: a channel or one person's direct messages.

Messages are sent in order, one at a time; of several waiting refreshes only one is done, and it draws the newest
position. There is no resident task: one runs while there is something to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import discord

_log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[None]]


class _Waiting(NamedTuple):
    job: Job
    refresh: bool


class MessageQueue:
    """`done` is called after every job that succeeds; `failed` is awaited with Discord's refusals."""

    def __init__(self, done: Callable[[], None], failed: Callable[[discord.HTTPException], Awaitable[None]]) -> None:
        self._done, self._failed = done, failed
        self._waiting: deque[_Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
        self._held = 0

    def post(self, job: Job) -> None:
        """Do this after everything in the queue."""
        self._waiting.append(_Waiting(job, refresh=False))
        self._wake()

    async def do(self, job: Job) -> None:
        """Do this after everything in the queue, and return when it is done; raises what it raises."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def tell() -> None:
            try:
                await job()
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(None)

        self.post(tell)
        await done

    def refresh(self, job: Job) -> None:
        """Do this after everything in the queue, unless its last job is a refresh too."""
        if not (self._waiting and self._waiting[-1].refresh):
            self._waiting.append(_Waiting(job, refresh=True))
        self._wake()

    async def settled(self) -> None:
        """Wait until the queue is empty."""
        while self._task is not None:
            await asyncio.wait((self._task,))

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Start nothing within this context, as the caller itself shows something here."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self._wake()

    def _wake(self) -> None:
        if self._waiting and not self._held and self._task is None:
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._waiting and not self._held:
                await self._do(self._waiting.popleft().job)
        finally:
            self._task = None

    async def _do(self, job: Job) -> None:
        try:
            await job()
            self._done()
        except discord.HTTPException as error:
            _log.warning("Discord refused to show something: %s", error)
            await self._failed(error)
        except Exception:
            _log.exception("something could not be shown")
