"""A worker process, seen from the program: begun when it is needed, ended by whoever owns it.

It gets a clean environment instead of the program's, in which the token may be, and is no child of `multiprocessing`,
which would import the whole program there and leave a helper of its own behind.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from engine import system
from engine.players.thinking.worker import LENGTH, framed

_PROGRAM: Final = """
import sys
niceness, *sys.path = sys.argv[1:]
from engine.players.thinking.worker import serve
serve(int(niceness))
"""
_PASSED_ON: Final = ("HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "PATH", "SYSTEMROOT", "TMPDIR", "TZ")
"""What the worker gets of the environment, and nothing else."""
_LONG: Final = 1 << 16
"""Bytes from which an answer is not read on the event loop."""
_GONE: Final = 5.0
"""Seconds to wait for a process that was killed: nothing may keep the program from going on, or from ending."""


class WorkerDied(Exception):
    """The worker process has ended, or could not be begun."""


class WorkerProcess:
    """One process, begun again after it has ended. It does one thing at a time: nothing else may be asked meanwhile."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, if it runs."""
        return self._process.pid if self._process is not None else None

    async def begin(self) -> None:
        """Have it run and ready; raises WorkerDied."""
        if self._process is not None:
            return
        command = (sys.executable, "-I", "-c", _PROGRAM, str(self._niceness), *sys.path)
        environment = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=environment, **system.begun_apart()
            )
        except OSError as error:
            raise WorkerDied(f"no worker process can be begun ({error})") from error
        self._process = process
        await self._read(process)

    async def do(self, function: Callable[..., Any], arguments: tuple[Any, ...], *, aside: bool = False) -> Any:
        """What the function returns there; raises what it raises, and WorkerDied.

        `aside`: whether what is sent may be so big that it is made ready on a thread.
        """
        await self.begin()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        told = function, arguments
        message = await asyncio.to_thread(_pickled, told) if aside else _pickled(told)
        process.stdin.write(framed(message))
        with suppress(ConnectionError):
            # Reading tells that it has died.
            await process.stdin.drain()
        data = await self._read(process)
        answer, error = await asyncio.to_thread(pickle.loads, data) if len(data) >= _LONG else pickle.loads(data)
        if error is not None:
            raise error
        return answer

    async def _read(self, process: Process) -> bytes:
        assert process.stdout is not None
        try:
            length = await process.stdout.readexactly(LENGTH)
            return await process.stdout.readexactly(int.from_bytes(length, "big"))
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.end()
            raise WorkerDied(f"the worker process has ended (status {process.returncode})") from None

    async def end(self) -> None:
        """End it, whatever it does; returns when it is gone, or soon if that cannot be seen."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GONE):
                # asyncio counts it as gone only when all that it wrote has been taken.
                await process.communicate()


def _pickled(told: Any) -> bytes:
    return pickle.dumps(told, pickle.HIGHEST_PROTOCOL)
