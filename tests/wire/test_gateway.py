"""Every way a connection to the gateway ends, and how discord.py goes on."""

from __future__ import annotations

import asyncio

import discord
import pytest

from tests.wire.bots import Card, connected
from tests.wire.loop import hurried
from tests.wire.server import StandIn

ANSWERS = "/interactions/*/callback"


def client() -> discord.Client:
    Card.pressed.clear()
    bot = discord.Client(intents=discord.Intents(guilds=True))
    bot.add_dynamic_items(Card)
    return bot


def sessions(stand_in: StandIn) -> tuple[int, int]:
    """How often the bot began one, and took one up again."""
    return len(stand_in.gateway.identifies), len(stand_in.gateway.resumes)


async def away(stand_in: StandIn, how: str) -> None:
    """The connection ends in one of the ways that can be resumed."""
    if how == "op 7":
        await stand_in.gateway.ask_to_reconnect()
    elif how == "op 9":
        await stand_in.gateway.invalidate(resumable=True)
    else:
        await stand_in.gateway.drop(int(how))


@pytest.mark.parametrize("how", ["op 7", "op 9", "4000", "4001", "4008", "1001"])
@hurried
async def test_what_can_be_resumed_is_and_nothing_is_lost(how: str) -> None:
    async with connected(client()) as stand_in:
        await away(stand_in, how)
        await stand_in.click("card:3", user_id=42)
        await stand_in.wait_for("POST", ANSWERS)
        assert (sessions(stand_in), Card.pressed) == ((1, 1), [3])


@hurried
async def test_a_session_that_is_not_valid_begins_anew_and_what_happened_meanwhile_is_lost() -> None:
    bot = client()
    async with connected(bot) as stand_in:
        await stand_in.gateway.invalidate(resumable=False)
        await stand_in.click("card:3", user_id=42)
        await stand_in.gateway.connected()
        await stand_in.click("card:4", user_id=42)
        await stand_in.wait_for("POST", ANSWERS)
        assert (sessions(stand_in), Card.pressed) == ((2, 0), [4])


@hurried
async def test_a_resume_that_comes_too_late_is_refused_and_a_session_begins() -> None:
    async with connected(client()) as stand_in:
        stand_in.gateway.expire()
        await stand_in.gateway.drop()
        await stand_in.gateway.connected()
        assert sessions(stand_in) == (2, 1)


@hurried
async def test_every_event_may_come_two_times() -> None:
    async with connected(client()) as stand_in:
        stand_in.gateway.twice = True
        await stand_in.click("card:3", user_id=42)
        await stand_in.wait_for("POST", ANSWERS, 2)
        assert Card.pressed == [3, 3]
        # The second answer to one interaction is refused.
        await asyncio.sleep(1)
        assert stand_in.rates.counts.answers["POST /interactions/*/*/callback", 400] == 1


@hurried
async def test_some_quiet_minutes_on_the_gateway_are_no_lost_connection() -> None:
    async with connected(client()) as stand_in:
        for _ in range(8):
            await asyncio.sleep(60)
        assert sessions(stand_in) == (1, 0)
