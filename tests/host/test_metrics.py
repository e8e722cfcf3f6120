"""The page of metrics: what a running bot shows to programs, and what it shows to none."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from cogs.health.metrics import metrics_page
from hosting import playing
from hosting.settings import Settings
from tests.wire.loop import hurried
from tests.wire.payloads import CHANNEL_ID, GUILD_ID
from tests.wire.server import StandIn

TOKEN = "a-token.that-nobody.may-see"
PLAYER = 7


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def settings(folder: Path, port: int | None, host: str) -> Settings:
    url = f"sqlite+aiosqlite:///{folder}/cards.sqlite3"
    facts = {"discord_token": TOKEN, "database_url": url, "metrics_port": port, "metrics_host": host}
    return Settings.model_validate(facts)


@asynccontextmanager
async def running(folder: Path, port: int | None, host: str = "127.0.0.1") -> AsyncIterator[StandIn]:
    """The program as it runs in Discord, connected."""
    async with StandIn.running() as stand_in:
        task = asyncio.create_task(playing.play(settings(folder, port, host), TOKEN))
        try:
            await stand_in.gateway.connected()
            yield stand_in
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def page(port: int, path: str = "/metrics") -> str:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        return await answer.text()


Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


def samples(text: str) -> Samples:
    families = list(text_string_to_metric_families(text))
    assert all(family.documentation for family in families)
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


def value(found: Samples, name: str, **labels: str) -> float:
    return found[name, frozenset(labels.items())]


@hurried
async def test_a_running_bot_shows_its_figures(tmp_path: Path) -> None:
    port = free_port()
    async with running(tmp_path, port) as stand_in:
        await asyncio.sleep(5)
        before = samples(await page(port))
        assert value(before, "cards_tables", status="lobby") == 0
        await stand_in.people.command(PLAYER, "table open")
        await asyncio.sleep(5)
        found = samples(await page(port))
    assert value(found, "cards_tables", status="lobby") == 1
    assert value(found, "cards_servers") == 1
    assert value(found, "cards_gateway_connected") == 1
    assert value(found, "cards_oldest_wanted_view_seconds") == 0
    assert value(found, "cards_journal_save_duration_seconds_count") > 0
    callback = {"method": "POST", "route": "/interactions/*/*/callback"}
    assert value(found, "cards_discord_requests_total", **callback, status="200") >= 1
    assert value(found, "cards_discord_request_duration_seconds_count", **callback) >= 1
    assert value(found, "process_resident_memory_bytes") > 0
    # Series are there before anything has happened.
    assert value(before, "cards_drawing_duration_seconds_bucket", le="+Inf") >= 0
    assert [name for name, labels in before if name == "cards_plays_total" and value(before, name, **dict(labels)) == 0]


@hurried
async def test_the_page_has_neither_ids_nor_names_nor_tokens(tmp_path: Path) -> None:
    port = free_port()
    async with running(tmp_path, port) as stand_in:
        asked = await stand_in.people.command(PLAYER, "table open")
        await asyncio.sleep(5)
        text = await page(port)
    secrets = {TOKEN, asked.token, str(asked.id), str(CHANNEL_ID), str(GUILD_ID)}
    assert [one for one in secrets if one in text] == []
    labels = [label for _, labels in samples(text) for label in labels]
    # A snowflake has 17 digits and more; so long is no bound, port or version.
    assert [label for label in labels if re.search(r"\d{6}", label[1]) and label[0] != "commit"] == []
    kinds = {"method", "route", "status", "game", "le", "version", "commit", "within"}
    assert {name for name, _ in labels} == kinds


@hurried
async def test_a_lost_connection_is_counted_and_seen(tmp_path: Path) -> None:
    port = free_port()
    async with running(tmp_path, port) as stand_in:
        await asyncio.sleep(5)
        await stand_in.gateway.drop()
        await stand_in.gateway.connected()
        await asyncio.sleep(5)
        found = samples(await page(port))
    assert value(found, "cards_gateway_disconnections_total") == 1
    assert value(found, "cards_gateway_connected") == 1


async def test_however_many_ask_at_once_the_loop_comes_round_between_two_of_them() -> None:
    rounds, asked_in = 0, list[int]()

    async def coming_round() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    def nobody() -> None:
        asked_in.append(rounds)

    coming = asyncio.create_task(coming_round())
    async with metrics_page(nobody, None, "127.0.0.1", port := free_port()) as is_served:
        assert is_served
        asked_in.clear()
        await asyncio.gather(*(page(port) for _ in range(30)))
    coming.cancel()
    assert len(asked_in) == 30
    assert len({*asked_in}) == 30


@hurried
async def test_other_paths_show_nothing(tmp_path: Path) -> None:
    port = free_port()
    async with running(tmp_path, port), aiohttp.ClientSession() as session:
        for path in ("/", "/metrics/x", "/.env"):
            async with session.get(f"http://127.0.0.1:{port}{path}") as answer:
                assert answer.status == 404
        async with session.post(f"http://127.0.0.1:{port}/metrics") as answer:
            assert answer.status == 405


@hurried
async def test_without_a_port_there_is_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a page was served")

    monkeypatch.setattr("cogs.health.metrics.metrics_page", refuse)
    async with running(tmp_path, None) as stand_in:
        assert stand_in.gateway.identifies


@hurried
async def test_a_port_that_is_taken_costs_the_page_and_not_the_evening(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, caplog.at_level(logging.ERROR):
        async with running(tmp_path, int(taken.getsockname()[1])) as stand_in:
            assert stand_in.gateway.identifies
    (told,) = (record.getMessage() for record in caplog.records if "metrics" in record.getMessage())
    assert "goes on without it" in told
    assert "METRICS_PORT" in told


@hurried
async def test_an_address_that_cannot_be_one_costs_no_more(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        async with running(tmp_path, free_port(), f"{'a' * 70}.example") as stand_in:
            assert stand_in.gateway.identifies
    assert "METRICS_HOST" in caplog.text
