"""The practice table waits for a slow machine."""

from __future__ import annotations

import asyncio

import discord
from simcord import Env

from practice.page import PATIENCE, PatientEnv
from tests.wire.loop import hurried

LONG = 30.0
"""Seconds."""


class Slow(discord.Client):
    """A bot that is busy for some time as it starts."""

    def __init__(self, seconds: float) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.done = asyncio.get_running_loop().create_future()
        # Before SimCord takes the time in its hands.
        asyncio.get_running_loop().call_later(seconds, self.done.set_result, None)
        self.has_begun = False

    async def on_ready(self) -> None:
        await self.done
        self.has_begun = True


@hurried
async def test_a_bot_that_takes_long_to_start_is_waited_for() -> None:
    assert await has_begun(PatientEnv, LONG)


@hurried
async def test_which_simcord_alone_would_not_do() -> None:
    assert not await has_begun(Env, LONG)


class Planning(discord.Client):
    """A bot that looks for something long after its start."""

    has_looked = False

    async def on_ready(self) -> None:
        asyncio.get_running_loop().call_later(PATIENCE - LONG, self.look)

    def look(self) -> None:
        self.has_looked = True


async def test_nobody_waits_for_what_the_bot_wants_to_do_later() -> None:
    """The page would be there that much later. SimCord takes this time from the system's clock."""
    bot = Planning(intents=discord.Intents(guilds=True))
    env = PatientEnv(bot)
    await env.start()
    assert not bot.has_looked
    await env.shutdown()


async def has_begun(kind: type[Env], seconds: float) -> bool:
    bot = Slow(seconds)
    env = kind(bot)
    try:
        await env.start()
    except TimeoutError:
        return False
    await env.shutdown()
    return bot.has_begun
