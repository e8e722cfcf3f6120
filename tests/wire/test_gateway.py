"""Every way a connection to the gateway ends, and how discord.py goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest

from tests.wire.bots import Card, connected, connected_to
from tests.wire.gateway import IDENTIFY_SECONDS
from tests.wire.judging.limits import V2
from tests.wire.loop import hurried
from tests.wire.payloads import CHANNEL_ID, GUILD_ID
from tests.wire.server import StandIn
from tests.wire.world.messages import new_message

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


THEIRS = 4 << 22
"""A server of shard 0 of 2; the usual one is of shard 1."""
THERE = 77


class Listener(discord.AutoShardedClient):
    """A bot with one shard of two, which notes where people press something."""

    def __init__(self, shard: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=2, shard_ids=[shard])
        self.heard: list[int | None] = []

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        self.heard.append(interaction.guild_id)


@asynccontextmanager
async def two() -> AsyncIterator[tuple[StandIn, list[Listener]]]:
    bots = [Listener(0), Listener(1)]
    async with StandIn.running(others={THEIRS: [THERE]}) as stand_in, connected_to(bots[0]):
        # Discord takes one session in five seconds.
        await asyncio.sleep(IDENTIFY_SECONDS)
        async with connected_to(bots[1]):
            yield stand_in, bots


async def press(stand_in: StandIn, channel: int) -> None:
    button = {"type": 2, "style": 1, "label": "Press", "custom_id": "x"}
    message = new_message(channel, flags=V2)
    message.change({"components": [{"type": 1, "components": [button]}]})
    await stand_in.people.press(42, stand_in.screens.show(message), "x")


@hurried
async def test_what_happens_on_a_server_reaches_the_shard_of_it_alone_and_direct_messages_reach_the_first() -> None:
    async with two() as (stand_in, bots):
        assert [[guild.id for guild in bot.guilds] for bot in bots] == [[THEIRS], [GUILD_ID]]
        for channel in (CHANNEL_ID, THERE, THERE, stand_in.screens.open_direct(42).id):
            await press(stand_in, channel)
        await asyncio.sleep(1)
        assert [bot.heard for bot in bots] == [[THEIRS, THEIRS, None], [GUILD_ID]]
        assert stand_in.problems == []


@hurried
async def test_two_who_have_the_same_shard_both_hear_of_everything() -> None:
    async with two() as (stand_in, bots):
        await asyncio.sleep(IDENTIFY_SECONDS)
        another = Listener(0)
        async with connected_to(another):
            await press(stand_in, THERE)
            await asyncio.sleep(1)
        assert (bots[0].heard, another.heard) == ([THEIRS], [THEIRS])


@hurried
async def test_the_connection_of_one_shard_is_lost_alone() -> None:
    async with two() as (stand_in, bots):
        await stand_in.gateway.drop(shard=0)
        assert [one.shard for one in stand_in.gateway.up] == [1]
        await press(stand_in, THERE)
        await stand_in.gateway.connected(2)
        await asyncio.sleep(1)
        assert (bots[0].heard, len(stand_in.gateway.resumes)) == ([THEIRS], 1)


@hurried
async def test_a_bot_that_says_goodbye_ends_its_session_and_one_that_is_cut_off_does_not() -> None:
    async with two() as (stand_in, bots):
        first, second = stand_in.gateway.sessions
        await bots[0].close()
        await asyncio.sleep(1)
        assert (first.is_valid, second.is_valid) == (False, True)
        await stand_in.gateway.drop()
        assert second.is_valid


@hurried
async def test_sessions_that_begin_within_five_seconds_are_refused_unless_they_are_of_different_buckets() -> None:
    for buckets, said in ((1, ["shard 1 of 2 identifies 3.00 s too early"]), (2, [])):
        bots = [Listener(0), Listener(1)]
        async with StandIn.running() as stand_in:
            stand_in.gateway.buckets = buckets
            async with connected_to(bots[0]):
                await asyncio.sleep(2)
                async with connected_to(bots[1]):
                    assert stand_in.problems == said
                    # Whoever is refused comes again.
                    assert len(stand_in.gateway.up) == 2
