"""The practice page: the same bot in a simulated Discord, served to a browser on this machine."""

from __future__ import annotations

import asyncio
import errno
import logging
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import discord
from aiohttp import web
from simcord import Env, SetupError

from engine.clubs.tables import Tables
from hosting.serving import runner_of, serving
from practice import PracticeError
from practice.clock import PracticeClock
from practice.desk import Desk
from practice.server import Server

log = logging.getLogger(__name__)

HOST: Final = "127.0.0.1"
TICK: Final = 0.5
"""Seconds after which SimCord is told what time it is; the timers of discord.py run by its time."""
SHUTDOWN: Final = 0.2
"""Seconds the pages get to hang up; they come back by themselves."""


PATIENCE: Final = 600.0
"""Seconds of real time that the bot may need for its start, and for whatever follows from a press."""


class PatientEnv(Env):
    """SimCord gives the bot five seconds to start, which is too little on a slow or busy machine.

    It is asked again and again, and not given more at once: whatever the bot wants to do within that time, SimCord
    waits for, even if it is only to look for something in half a minute.
    """

    def __init__(self, bot: discord.Client) -> None:
        # The bot's errors are logged where they happen; nothing should be raised again at the end.
        super().__init__(bot, check_errors=False)

    async def _settle_internal(self, **wanted: Any) -> None:
        ends = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                await super()._settle_internal(**wanted)
            except TimeoutError:
                if asyncio.get_running_loop().time() >= ends:
                    raise
            else:
                return


class PracticePage:
    """Serves the page while entered. Everything it keeps is in `folder`."""

    def __init__(self, bot: discord.Client, tables: Tables, clock: PracticeClock, folder: Path, port: int = 0) -> None:
        """`port`: 0 for the one of the last run, or any other that is free."""
        self._bot, self._tables, self._clock, self._folder, self._port = bot, tables, clock, folder, port
        self._stack = AsyncExitStack()
        self._desk: Desk | None = None

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as stack:
            env = PatientEnv(self._bot)
            desk = Desk(env, self._tables, self._folder)
            runner = runner_of(Server(desk).application(), SHUTDOWN)
            await runner.setup()
            stack.push_async_callback(runner.cleanup)
            desk.kept.port = await self._listen(stack, runner, desk.kept.port)
            self._clock.start(env.now().timestamp())
            await env.start()
            stack.push_async_callback(env.shutdown)
            stack.enter_context(env.time_context())
            self._clock.adopt_timers()
            desk.ready.set()
            self._desk = desk
            for work in (desk.write(), self._tick(env)):
                stack.push_async_callback(_ended, asyncio.create_task(work))
            self._stack = stack.pop_all()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.__aexit__(kind, error, trace)

    @property
    def address(self) -> str:
        """The page's address; it holds a secret, so print it and don't log it."""
        assert self._desk is not None
        return f"http://{HOST}:{self._desk.kept.port}/{self._desk.kept.secret}/"

    async def _listen(self, stack: AsyncExitStack, runner: web.AppRunner, last: int) -> int:
        """Listen at the wanted port; returns which one it is."""
        # A page that was left open looks for the port of the last run.
        for port in (self._port,) if self._port else (last, 0):
            try:
                return await stack.enter_async_context(serving(runner, HOST, port))
            except OSError as error:
                if self._port == 0 and port != 0:
                    continue
                if error.errno == errno.EACCES:
                    raise PracticeError(
                        f"Port {port} may only be used by an administrator: choose one from 1024 with --port."
                    ) from error
                raise PracticeError(
                    f"Port {port} is taken by another program: choose another one with --port."
                ) from error
        raise AssertionError("port 0 is always free")

    async def _tick(self, env: Env) -> None:
        """Keep SimCord's own time up to date, until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await env.advance_time(max(0.0, self._clock.now() - env.now().timestamp()))
            except (TimeoutError, SetupError):
                log.debug("the bot was busy")


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])
