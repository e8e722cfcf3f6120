"""The page of figures for programs: `/metrics` on a port of its own, served by the bot's own event loop."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from aiohttp import web
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from cogs.app.client import Client
from cogs.health.metrics import registry_of
from engine.tables.store.standby import Standby
from hosting.serving import LONGEST_BODY, in_time, runner_of, serving

_log = logging.getLogger(__name__)

_LEAVE: Final = 1.0
"""Seconds for whoever is reading as the bot stops."""


@asynccontextmanager
async def metrics_page(
    bot: Callable[[], Client | None], place: Standby | None, host: str, port: int
) -> AsyncIterator[bool]:
    """Serve the page meanwhile; says whether it is served. `bot`: the one that plays in this process, if it does.

    If it cannot be served the bot goes on without it: people who play come first. The log says why, and /admin health
    that it is missing.
    """
    runner = runner_of(_app(registry_of(bot, place)), _LEAVE)
    await runner.setup()
    is_served = True
    async with AsyncExitStack() as stack:
        stack.push_async_callback(runner.cleanup)
        try:
            await stack.enter_async_context(serving(runner, host, port))
        except (OSError, UnicodeError) as error:
            is_served = False
            _log.error(
                "there is no page of metrics, and the bot goes on without it: %s. Choose another METRICS_PORT or "
                "METRICS_HOST, or stop the program that has it, and start the bot again",
                getattr(error, "strerror", None) or error,
            )
        yield is_served


def _app(registry: CollectorRegistry) -> web.Application:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    app = web.Application(client_max_size=LONGEST_BODY, middlewares=[in_time])
    app.router.add_get("/metrics", answer)
    return app
