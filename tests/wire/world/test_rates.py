"""Limits of rates as Discord enforces them, told as Discord tells them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest
from discord.http import Route

from tests.wire.bots import connected
from tests.wire.loop import hurried
from tests.wire.payloads import CHANNEL_ID
from tests.wire.server import StandIn
from tests.wire.world.rates import Limit, family_of

POSTS = "POST /channels/*/messages"


@asynccontextmanager
async def limited() -> AsyncIterator[tuple[StandIn, discord.Client]]:
    bot = discord.Client(intents=discord.Intents(guilds=True))
    async with connected(bot) as stand_in:
        stand_in.rates.enforced = True
        yield stand_in, bot


async def ask(method: str, path: str, body: object = None) -> tuple[int, dict[str, str], str]:
    """One request without a library that would wait."""
    async with aiohttp.ClientSession() as session, session.request(method, Route.BASE + path, json=body) as answer:
        return answer.status, dict(answer.headers), await answer.text()


def loop_time() -> float:
    return asyncio.get_running_loop().time()


@hurried
async def test_discord_py_is_told_and_waits_without_ever_being_refused() -> None:
    async with limited() as (stand_in, bot):
        await asyncio.sleep(60)
        began = loop_time()
        for number in range(11):
            await bot.get_partial_messageable(CHANNEL_ID).send(str(number))
        assert loop_time() - began == pytest.approx(10, abs=0.1)
        assert stand_in.rates.counts.with_status(429) == 0
        assert len(stand_in.people.sees(7)) == 11


@hurried
async def test_the_sixth_message_in_five_seconds_is_refused_in_this_channel_alone() -> None:
    async with limited() as (stand_in, _):
        other = stand_in.screens.open_direct(7).id
        path = f"/channels/{CHANNEL_ID}/messages"
        answers = [await ask("POST", path, {"content": "x"}) for _ in range(6)]
        assert [status for status, _, _ in answers] == [200] * 5 + [429]
        assert [headers["X-RateLimit-Remaining"] for _, headers, _ in answers[:5]] == ["4", "3", "2", "1", "0"]
        _, headers, text = answers[-1]
        assert (headers["X-RateLimit-Scope"], headers["Retry-After"], bool(headers["Via"])) == ("user", "5", True)
        assert '"retry_after": 5.0' in text
        assert (await ask("POST", f"/channels/{other}/messages", {"content": "x"}))[0] == 200
        await asyncio.sleep(5)
        assert (await ask("POST", path, {"content": "x"}))[0] == 200
        assert stand_in.rates.counts.answers[POSTS, 429] == 1


@hurried
async def test_fifty_requests_a_second_go_through_and_those_of_interactions_do_not_count() -> None:
    async with limited() as (stand_in, _):
        await asyncio.sleep(60)
        people = [stand_in.screens.open_direct(number).id for number in range(10, 70)]
        answers = [await ask("POST", f"/channels/{one}/messages", {"content": "x"}) for one in people]
        assert [status for status, _, _ in answers] == [200] * 50 + [429] * 10
        assert (answers[-1][1]["X-RateLimit-Global"], answers[-1][1]["X-RateLimit-Scope"]) == ("true", "global")
        assert '"global": true' in answers[-1][2]
        # This one is refused for what it is, not for being one too many.
        assert (await ask("POST", "/webhooks/1/token", {"content": "x"}))[0] == 404
        counted = stand_in.rates.counts.counted
        await ask("POST", "/interactions/1/token/callback", {"type": 6})
        assert stand_in.rates.counts.counted == counted


@hurried
async def test_a_token_may_be_used_five_times_in_two_seconds() -> None:
    async with limited() as (_, _):
        answers = [await ask("POST", "/webhooks/1/token", {"content": "x"}) for _ in range(6)]
        assert [status for status, _, _ in answers] == [404] * 5 + [429]
        assert (await ask("POST", "/webhooks/1/other", {"content": "x"}))[0] == 404


@hurried
async def test_opening_many_direct_messages_at_once_is_refused() -> None:
    async with limited() as (stand_in, bot):
        stand_in.rates.new_direct = Limit(3, 10.0)
        for person in (1, 2, 3, 1, 2):
            await bot.create_dm(discord.Object(person))
        with pytest.raises(discord.HTTPException) as refused:
            await bot.create_dm(discord.Object(4))
        assert refused.value.code == 40003


@hurried
async def test_too_many_invalid_requests_ban_the_address_and_then_cloudflare_answers() -> None:
    async with limited() as (stand_in, bot):
        stand_in.rates.invalid = Limit(5, 600.0)
        stand_in.fault("*", "*", 403, times=2)
        stand_in.fault("*", "*", "shared", times=9)
        for _ in range(11):
            await ask("GET", "/users/1")
        assert (await ask("GET", "/users/1"))[0] == 200
        stand_in.fault("*", "*", 401, times=3)
        for _ in range(3):
            await ask("GET", "/users/1")
        status, headers, text = await ask("GET", "/users/1")
        assert (status, "Via" in headers, text.startswith("<!DOCTYPE")) == (429, False, True)
        with pytest.raises(discord.HTTPException):
            await bot.get_partial_messageable(CHANNEL_ID).send("x")


@hurried
async def test_everything_is_counted_by_kind_also_where_nothing_is_limited() -> None:
    async with limited() as (stand_in, bot):
        stand_in.rates.enforced = False
        before = stand_in.rates.counts.uploaded
        for _ in range(9):
            await bot.get_partial_messageable(CHANNEL_ID).send("x" * 1000)
        assert stand_in.rates.counts.answers[POSTS, 200] == 9
        assert 9000 < stand_in.rates.counts.uploaded - before < 15_000


@pytest.mark.parametrize(
    ("method", "path", "family"),
    [
        ("PATCH", "/channels/12/messages/34", "PATCH /channels/*/messages/*"),
        ("PATCH", "/webhooks/12/secret/messages/@original", "PATCH /webhooks/*/*/messages/@original"),
        ("POST", "/interactions/12/secret/callback", "POST /interactions/*/*/callback"),
        ("POST", "/users/@me/channels", "POST /users/@me/channels"),
    ],
)
def test_a_family_of_routes_has_no_ids_and_no_tokens(method: str, path: str, family: str) -> None:
    assert family_of(method, path) == family
