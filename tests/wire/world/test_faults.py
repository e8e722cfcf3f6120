"""Every fault looks to a client as the real one does, and what was done is done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest

from tests.wire.bots import connected
from tests.wire.loop import hurried
from tests.wire.payloads import CHANNEL_ID
from tests.wire.server import StandIn
from tests.wire.world.faults import EVERY_KIND, STATUSES, reply_of

MESSAGES = f"/channels/{CHANNEL_ID}/messages"
RETRIED = {500, 502, 504, 524}
"""By discord.py itself."""


@asynccontextmanager
async def channel() -> AsyncIterator[tuple[StandIn, discord.PartialMessageable]]:
    bot = discord.Client(intents=discord.Intents(guilds=True))
    async with connected(bot) as stand_in:
        yield stand_in, bot.get_partial_messageable(CHANNEL_ID)


def shown(stand_in: StandIn) -> list[list[str]]:
    return [one.texts for one in stand_in.people.sees(7)]


@pytest.mark.parametrize("status", STATUSES)
@hurried
async def test_a_server_that_fails_has_done_nothing(status: int) -> None:
    async with channel() as (stand_in, place):
        fault = stand_in.fault("POST", MESSAGES, status)
        if status in RETRIED:
            await place.send("hello")
        else:
            with pytest.raises(discord.DiscordServerError) as failed:
                await place.send("hello")
            assert failed.value.status == status
        assert shown(stand_in) == ([["hello"]] if status in RETRIED else [])
        assert (fault.met, stand_in.rates.counts.with_status(status)) == (1, 1)


@pytest.mark.parametrize("kind", ["user", "global", "shared"])
@hurried
async def test_a_429_of_discord_is_waited_for(kind: str) -> None:
    async with channel() as (stand_in, place):
        stand_in.fault("POST", MESSAGES, kind, after=7)
        began = asyncio.get_running_loop().time()
        await place.send("hello")
        assert asyncio.get_running_loop().time() - began == pytest.approx(7)


@hurried
async def test_a_429_of_cloudflare_is_not_waited_for() -> None:
    async with channel() as (stand_in, place):
        stand_in.fault("POST", MESSAGES, "cloudflare")
        with pytest.raises(discord.HTTPException) as failed:
            await place.send("hello")
        assert failed.value.status == 429


@pytest.mark.parametrize(
    ("kind", "error", "done"),
    [
        ("reset", aiohttp.ClientOSError, False),
        ("lost", aiohttp.ServerDisconnectedError, True),
        ("cut", aiohttp.ClientPayloadError, True),
    ],
)
@hurried
async def test_a_connection_that_breaks_tells_nothing_of_what_was_done(
    kind: str, error: type[Exception], done: bool
) -> None:
    async with channel() as (stand_in, place):
        stand_in.fault("POST", MESSAGES, kind)
        with pytest.raises(error):
            await place.send("hello")
        assert shown(stand_in) == ([["hello"]] if done else [])
        await place.send("again")
        assert stand_in.rates.counts.answers["POST /channels/*/messages", 0] == 1


@hurried
async def test_what_is_slow_is_done_at_once_and_answered_late() -> None:
    async with channel() as (stand_in, place):
        stand_in.fault("POST", MESSAGES, "slow", after=4)
        sending = asyncio.create_task(place.send("hello"))
        await asyncio.sleep(1)
        assert (shown(stand_in), sending.done()) == ([["hello"]], False)
        await sending
        assert asyncio.get_running_loop().time() == pytest.approx(4)


@hurried
async def test_a_refusal_has_a_code_of_its_own() -> None:
    async with channel() as (stand_in, place):
        stand_in.fault("POST", MESSAGES, 403, code=50013)
        stand_in.fault("POST", MESSAGES, 404, code=10003)
        for kind, code in ((discord.Forbidden, 50013), (discord.NotFound, 10003)):
            with pytest.raises(kind) as refused:
                await place.send("hello")
            assert refused.value.code == code


@hurried
async def test_a_fault_lasts_as_long_or_as_often_as_it_was_planned() -> None:
    async with channel() as (stand_in, place):

        async def fails() -> bool:
            try:
                await place.send("hello")
            except discord.DiscordServerError:
                return True
            return False

        stand_in.fault("*", "/channels/*", 503, times=2)
        assert [await fails() for _ in range(3)] == [True, True, False]
        fault = stand_in.fault("POST", MESSAGES, 503, seconds=10)
        assert [await fails() for _ in range(3)] == [True, True, True]
        await asyncio.sleep(9.9)
        assert await fails()
        await asyncio.sleep(0.2)
        assert not await fails()
        assert fault.met == 4
        assert stand_in.faults.planned == []


def test_every_kind_can_be_planned_and_no_other() -> None:
    assert [kind for kind in EVERY_KIND if reply_of(kind) is None] == ["cut", "lost", "reset", "slow"]
    with pytest.raises(ValueError, match="no fault 'dragon'"):
        reply_of("dragon")
