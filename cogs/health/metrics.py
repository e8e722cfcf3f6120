"""The figures for programs: `/metrics` as Prometheus reads it, on a port of its own, from the bot's event loop.

Names end in their unit, and no label is an id, a name or a secret.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from math import inf
from typing import Final

from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
    SummaryMetricFamily,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

from cogs.app.client import Client
from cogs.delivery.figures import Figures
from cogs.health.vitals import Vitals, commit, version, vitals_of
from engine.core.registry import GAMES
from engine.store.durations import Durations
from engine.store.standby import ProcessState, Standby
from hosting.serving import LONGEST_BODY, in_time, runner_of, serving

_ROUTE: Final = ("method", "route")


def registry_of(bot: Callable[[], Client | None], place: Standby | None = None) -> CollectorRegistry:
    """The figures of a process and of the bot, if it plays; worked out whenever somebody asks."""
    registry = CollectorRegistry()
    registry.register(_Figures(bot, place))
    ProcessCollector(registry=registry)
    return registry


class _Figures(Collector):
    def __init__(self, bot: Callable[[], Client | None], place: Standby | None) -> None:
        self._bot, self._place = bot, place

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily("cards", "Version of the program", {"version": version(), "commit": commit()})
        if self._place is not None:
            yield from _of_place(self._place)
        bot = self._bot()
        if bot is None:
            return
        now = vitals_of(bot)
        yield from _of_tables(now)
        yield from _of_discord(now)
        yield from _of_requests(now.figures)
        yield from _of_the_machine(now)


def _of_place(place: Standby) -> Iterator[Metric]:
    yield GaugeMetricFamily(
        "cards_plays_now", "1: this process plays; 0: it stands by", place.state is ProcessState.PLAYS
    )
    yield GaugeMetricFamily("cards_place_since_seconds", "When it began to (Unix time)", place.since)
    yield GaugeMetricFamily("cards_standing_by", "Processes that stand by, as the one that plays knows", place.others)


def _of_tables(now: Vitals) -> Iterator[Metric]:
    tables = GaugeMetricFamily("cards_tables", "Live tables", labels=["status"])
    for status, count in now.tables.items():
        tables.add_metric([status], count)
    yield tables
    plays = CounterMetricFamily("cards_plays", "Actions of people and computers", labels=["game"])
    # A series that is there from the start, so that the first play is an increase.
    for game in GAMES:
        plays.add_metric([game], now.figures.plays[game])
    yield plays


def _of_discord(now: Vitals) -> Iterator[Metric]:
    yield GaugeMetricFamily("cards_servers", "Servers that have the bot", now.servers)
    yield GaugeMetricFamily("cards_gateway_connected", "1: presses arrive", now.figures.is_connected)
    yield CounterMetricFamily("cards_gateway_disconnections", "Lost connections", now.figures.disconnections)
    yield GaugeMetricFamily("cards_gateway_shards", "Connections the bot is divided into", now.shards)
    latency = GaugeMetricFamily("cards_gateway_latency_seconds", "Until the gateway answers")
    if now.latency is not None:
        latency.add_metric([], now.latency)
    yield latency
    yield GaugeMetricFamily("cards_oldest_wanted_view_seconds", "Wait of what is to be shown", now.longest_wait)
    yield GaugeMetricFamily("cards_turns_waiting", "Requests held back by Discord's limits", now.turns_waiting)
    begun = GaugeMetricFamily("cards_conversations_begun", "First direct messages to people", labels=["within"])
    for within, count in zip(("10m", "2h"), now.begun_lately, strict=True):
        begun.add_metric([within], count)
    yield begun
    yield GaugeMetricFamily("cards_conversations_awaited", "People without a first message yet", now.awaited)
    yield GaugeMetricFamily("cards_conversations_refused", "1: Discord refuses new ones", now.refused_for > 0)
    yield GaugeMetricFamily("cards_pictures_refused", "1: edits take no new picture", now.refuses_pictures)


def _of_requests(figures: Figures) -> Iterator[Metric]:
    requests = CounterMetricFamily("cards_discord_requests", "By answer or error", labels=[*_ROUTE, "status"])
    answers: Counter[str] = Counter()
    for asked, count in figures.requests.items():
        requests.add_metric([*asked.route.split(" ", 1), asked.answer], count)
        answers[asked.route] += count
    yield requests
    durations = SummaryMetricFamily("cards_discord_request_duration_seconds", "Until the answer", labels=list(_ROUTE))
    for route, count in answers.items():
        durations.add_metric(route.split(" ", 1), count_value=count, sum_value=figures.seconds[route])
    yield durations
    yield CounterMetricFamily("cards_discord_sent_bytes", "Bodies of requests", figures.bytes_sent)


def _of_the_machine(now: Vitals) -> Iterator[Metric]:
    yield GaugeMetricFamily("cards_discord_invalid_requests", "401, 403, 429 within 10 minutes", now.refused_lately)
    yield _histogram("cards_drawing_duration_seconds", "Of a picture in its thread", now.drawing)
    yield _histogram("cards_journal_save_duration_seconds", "Until a play is written", now.saving)
    yield CounterMetricFamily("cards_journal_failures", "Uses of the database that failed", now.failures)
    yield GaugeMetricFamily("cards_event_loop_lag_seconds", "Worst within the last minute", now.lag)


def _histogram(name: str, text: str, durations: Durations) -> Metric:
    buckets = [(str(bound) if bound < inf else "+Inf", float(count)) for bound, count in durations.up_to()]
    return HistogramMetricFamily(name, text, buckets=buckets, sum_value=durations.seconds)


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
    one_at_once = asyncio.Lock()

    async def answer(_: web.Request) -> web.Response:
        async with one_at_once:
            # However many ask, whoever plays is heard between two of them.
            await asyncio.sleep(0)
            body = generate_latest(registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    app = web.Application(client_max_size=LONGEST_BODY, middlewares=[in_time])
    app.router.add_get("/metrics", answer)
    return app
