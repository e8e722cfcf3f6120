"""Between the library and the network: every counted request waits for its turn, and every answer is looked at.

The library keeps to what Discord says about a route before it sends again; what Discord says about all routes, or about
a channel, is for the pacer too.
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
from discord.http import HTTPClient, Route

from cogs.delivery.faults import TOO_MANY
from cogs.delivery.figures import CDN_FILES, INVALID, Figures, route_of
from cogs.delivery.message_queue import is_unasked
from cogs.delivery.pacer import Pacer

CDN: Final = "cdn.discordapp.com"
"""Where avatars come from: what is said there is not about the bot's requests."""
GATEWAY: Final = "/gateway/bot"
_UNSAID: Final = 10.0
"""Seconds to wait where an answer does not say how long."""


def watching(pacer: Pacer, figures: Figures) -> aiohttp.TraceConfig:
    """Counts all requests of a client, and tells the pacer what answers say of limits.

    What is shown unasked leaves only while anything may.
    """

    async def started(_: Any, context: SimpleNamespace, __: Any) -> None:
        if is_unasked():
            # An edit by the token of a press asks for no turn, and drawing may have taken long.
            await pacer.allowed()
        context.started = asyncio.get_running_loop().time()

    async def sent(_: Any, __: Any, params: aiohttp.TraceRequestChunkSentParams) -> None:
        figures.bytes_sent += len(params.chunk)

    async def ended(_: Any, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        now, response = asyncio.get_running_loop().time(), params.response
        figures.answered(_route(params), str(response.status), now - context.started)
        if params.url.host == CDN:
            return
        if response.status in INVALID and response.headers.get("X-RateLimit-Scope") != "shared":
            figures.refused(now)
        heed(pacer, params.url.path, response.status, response.headers)

    async def failed(_: Any, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams) -> None:
        now, name = asyncio.get_running_loop().time(), type(params.exception).__name__
        figures.answered(_route(params), name, now - context.started)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(started)
    trace.on_request_chunk_sent.append(sent)
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)
    return trace


def _route(params: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams) -> str:
    # The path of an avatar tells whose it is.
    return CDN_FILES if params.url.host == CDN else route_of(params.method, params.url.path)


def heed(pacer: Pacer, path: str, status: int, headers: Any) -> None:
    """Tell the pacer what an answer says: that a channel has had enough, or that all have."""
    if status == TOO_MANY:
        is_discords, scope = "Via" in headers, headers.get("X-RateLimit-Scope")
        if not is_discords or scope == "global" or "X-RateLimit-Global" in headers:
            pacer.pause(_seconds(headers, "Retry-After"))
    channel_id = channel_in(path)
    if channel_id is not None and headers.get("X-RateLimit-Remaining") == "0":
        pacer.close(channel_id, _seconds(headers, "X-RateLimit-Reset-After"))


def channel_in(path: str) -> int | None:
    """The channel a path is about."""
    _, found, rest = path.partition("/channels/")
    number = rest.partition("/")[0]
    return int(number) if found and number.isdecimal() else None


def _seconds(headers: Any, name: str) -> float:
    try:
        return float(headers.get(name, _UNSAID))
    except ValueError:
        return _UNSAID


def pace(client: discord.Client, pacer: Pacer) -> None:
    """Have every counted request of a client wait for its turn.

    The library offers no place for that: its one door to REST is wrapped. Interactions go by another.
    """
    http: HTTPClient = client.http
    request = http.request

    async def paced(route: Route, **given: Any) -> Any:
        # How many shards there are is asked before anybody may send anything.
        if route.path != GATEWAY:
            await pacer.before_request(int(route.channel_id) if route.channel_id else None)
        return await request(route, **given)

    http.request = paced  # type: ignore[method-assign]  # see above
