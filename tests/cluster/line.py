"""What a process reaches something by: it can be cut, and then nothing comes through, and nobody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Self

Opened = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Line:
    """Passes bytes on between whoever connects here and what is there."""

    def __init__(self, there: Callable[[], Awaitable[Opened]]) -> None:
        self._there = there
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server
        self.port = 0

    @classmethod
    async def to_port(cls, port: int) -> Self:
        """A port of this machine that leads to another."""
        line = cls(lambda: asyncio.open_connection("127.0.0.1", port))
        line._server = await asyncio.start_server(line._serve, "127.0.0.1", 0)
        line.port = line._server.sockets[0].getsockname()[1]
        return line

    @classmethod
    async def to_socket(cls, here: Path, there: Path) -> Self:
        """A socket of this machine that leads to another."""
        line = cls(lambda: asyncio.open_unix_connection(there))
        line._server = await asyncio.start_unix_server(line._serve, here)
        # The server of the database belongs to another user.
        here.chmod(0o777)
        return line

    def cut(self) -> None:
        self._open.clear()

    def mend(self) -> None:
        """What was held up meanwhile is lost: connections begin anew."""
        self._drop()
        self._open.set()

    @property
    def is_cut(self) -> bool:
        return not self._open.is_set()

    def close(self) -> None:
        self._server.close()
        self._drop()

    def _drop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        writers = [writer]
        try:
            await self._open.wait()
            far, out = await self._there()
            writers.append(out)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass(reader, out))
                both.create_task(self._pass(far, writer))
        except* (OSError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(task)
            for one in writers:
                one.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            await self._open.wait()
            writer.write(data)
            with suppress(ConnectionError):
                await writer.drain()
        # Whoever has closed its end hears nothing more.
        raise ConnectionResetError
