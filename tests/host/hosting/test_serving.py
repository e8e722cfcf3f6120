"""Pages that nobody can hold up: requests that never become whole, too many connections, clients that hang up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import web

from hosting.serving import MOST_CONNECTIONS, PATIENCE, in_time, runner_of, serving
from tests.wire.loop import hurried

WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


async def _answer(request: web.Request) -> web.Response:
    return web.Response(text=f"{len(await request.read())} bytes")


@asynccontextmanager
async def page() -> AsyncIterator[int]:
    """The port of a page that says how long a body was."""
    app = web.Application(middlewares=[in_time])
    app.router.add_route("*", "/", _answer)
    runner = runner_of(app, 1.0)
    await runner.setup()
    try:
        async with serving(runner, "127.0.0.1", 0) as port:
            yield port
    finally:
        await runner.cleanup()


Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connected(port: int, sent: bytes = b"") -> Connection:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    await writer.drain()
    return reader, writer


async def told_until_closed(connection: Connection) -> tuple[bytes, float]:
    """What the server still says, and the seconds until it hangs up."""
    reader, writer = connection
    began = asyncio.get_running_loop().time()
    told = await reader.read()
    writer.close()
    return told, asyncio.get_running_loop().time() - began


@hurried
async def test_a_head_that_is_never_whole_is_not_waited_for() -> None:
    async with page() as port:
        for sent in (b"", b"G", WHOLE[:-2], WHOLE[:-1], POST):
            told, seconds = await told_until_closed(await connected(port, sent))
            assert told == b"", sent
            assert seconds <= PATIENCE + 1, sent


@hurried
async def test_a_body_that_is_never_whole_is_refused_and_hung_up_on() -> None:
    async with page() as port:
        for rest in (
            b"Content-Length: 9\r\n\r\n",
            b"Content-Length: 9\r\n\r\n{",
            b"Transfer-Encoding: chunked\r\n\r\n4\r\nab",
        ):
            told, seconds = await told_until_closed(await connected(port, POST + rest))
            assert told.startswith(b"HTTP/1.1 408 "), rest
            assert seconds <= PATIENCE + 1, rest


@hurried
async def test_nobody_keeps_a_connection_without_asking_anything() -> None:
    async with page() as port:
        told, seconds = await told_until_closed(await connected(port, 2 * WHOLE + WHOLE[:9]))
        assert told.count(b"HTTP/1.1 200 OK") == 2
        assert seconds <= PATIENCE + 1


@hurried
async def test_whoever_comes_when_the_page_is_full_is_hung_up_on_until_somebody_leaves() -> None:
    async with page() as port:
        held = [await connected(port, WHOLE) for _ in range(MOST_CONNECTIONS)]
        for reader, _ in held:
            await reader.readuntil(b"bytes")
        assert await told_until_closed(await connected(port)) == (b"", 0)
        for connection in held:
            await told_until_closed(connection)
        reader, writer = await connected(port, WHOLE)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
        writer.close()


@hurried
async def test_a_client_that_hangs_up_in_its_request_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with page() as port:
        for sent in (
            WHOLE[:9],
            POST + b"Content-Length: 9\r\n\r\n{",
            POST + b"Transfer-Encoding: chunked\r\n\r\n4\r\na",
        ):
            _, writer = await connected(port, sent)
            writer.transport.abort()
            await told_until_closed(await connected(port, WHOLE))
        told, _ = await told_until_closed(await connected(port, POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n"))
        assert told.startswith(b"HTTP/1.0 400 ")
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []
