"""Serves pages so that nobody can hold them up: requests come whole within some seconds, over so many connections."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from aiohttp.http import HttpProcessingError

PATIENCE: Final = 10.0
"""Seconds for the head of a request, as many for its body, and between two requests."""
MOST_CONNECTIONS: Final = 100
"""More than one machine's browsers and programs open."""
LONGEST_BODY: Final = 64 * 1024
"""Bytes."""


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a fault is not just a request that cannot be read: that is answered, and not worth a traceback."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


_log = logging.getLogger(__name__)
_log.addFilter(_is_ours)


class _Refusing(asyncio.Protocol):
    """Hangs up at once."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()


@asynccontextmanager
async def serving(runner: web.AppRunner, host: str, port: int) -> AsyncIterator[int]:
    """Serve meanwhile; gives the port, which is a free one for 0. Raises OSError or UnicodeError if it cannot."""
    server = runner.server
    assert server is not None, "the runner is set up"

    def connected() -> asyncio.Protocol:
        return server() if len(server.connections) < MOST_CONNECTIONS else _Refusing()

    # TCPSite takes any number of connections.
    listening = await asyncio.get_running_loop().create_server(connected, host, port)
    try:
        yield int(listening.sockets[0].getsockname()[1])
    finally:
        listening.close()


def runner_of(app: web.Application, leave: float) -> web.AppRunner:
    """Runs an application whose first middleware is `in_time`; at the end it waits `leave` seconds for who reads."""
    return web.AppRunner(
        app, access_log=None, logger=_log, shutdown_timeout=leave, keepalive_timeout=PATIENCE, lingering_time=0.0
    )


@web.middleware
async def in_time(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Read the body before anything is done: one that does not come whole is refused, and the connection closed."""
    if request.can_read_body:
        try:
            async with asyncio.timeout(PATIENCE):
                await request.read()
        except TimeoutError:
            late = web.HTTPRequestTimeout()
            late.force_close()
            raise late from None
        except (ConnectionError, web.RequestPayloadError, HttpProcessingError):
            raise web.HTTPBadRequest from None
    return await handler(request)
