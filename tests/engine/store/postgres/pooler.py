"""A pooler that keeps no sessions: all who connect get one session of the server, one question after the other."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

_SOCKET: Final = ".s.PGSQL.5432"
_READY: Final = b"Z"
_END: Final = b"X"


class _Pooler:
    """The session is whoever's turn it is, until the server is ready for the next."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._turn = asyncio.Lock()
        self._whose: asyncio.StreamWriter | None = None
        self._greeting = b""
        """What the server said when the session began: everybody is told the same."""
        self._writer: asyncio.StreamWriter | None = None
        self._telling: asyncio.Task[None]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        start = await _startup(reader)
        if self._writer is None:
            from_server, self._writer = await asyncio.open_unix_connection(self._server)
            self._writer.write(start)
            self._greeting = await _greeting(from_server)
            self._telling = asyncio.create_task(self._tell(from_server))
        writer.write(self._greeting)
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while (asked := await _message(reader))[:1] != _END:
                if self._whose is not writer:
                    await self._turn.acquire()
                    self._whose = writer
                self._writer.write(asked)
        writer.close()

    async def _tell(self, reader: asyncio.StreamReader) -> None:
        while True:
            said = await _message(reader)
            assert self._whose is not None
            self._whose.write(said)
            if said[:1] == _READY:
                self._whose = None
                self._turn.release()

    async def close(self) -> None:
        if self._writer is not None:
            self._telling.cancel()
            self._writer.close()
            await self._writer.wait_closed()


async def _startup(reader: asyncio.StreamReader) -> bytes:
    (length,) = struct.unpack("!I", size := await reader.readexactly(4))
    return size + await reader.readexactly(length - 4)


async def _message(reader: asyncio.StreamReader) -> bytes:
    kind = await reader.readexactly(1)
    (length,) = struct.unpack("!I", size := await reader.readexactly(4))
    return kind + size + await reader.readexactly(length - 4)


async def _greeting(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server waits for the first question."""
    said = last = await _message(reader)
    while last[:1] != _READY:
        last = await _message(reader)
        said += last
    return said


@asynccontextmanager
async def pooled(server: Path, folder: Path) -> AsyncIterator[None]:
    """In `folder` is a socket by which a pooler answers, in front of the server whose socket is in the other."""
    pooler = _Pooler(server / _SOCKET)
    server_here = await asyncio.start_unix_server(pooler.serve, folder / _SOCKET)
    try:
        yield
    finally:
        server_here.close()
        await pooler.close()
