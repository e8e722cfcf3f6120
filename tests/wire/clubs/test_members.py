"""Asking who is still a member: a hundred people in one request, which Discord does not count among the others."""

from __future__ import annotations

import discord

from cogs.members.members import Members
from tests.wire.bots import connected
from tests.wire.loop import hurried
from tests.wire.payloads import GUILD_ID

PEOPLE = range(1001, 1231)


def client() -> discord.Client:
    return discord.Client(intents=discord.Intents(guilds=True))


@hurried
async def test_a_hundred_people_are_asked_for_in_one_request_and_each_who_is_missing_once_more() -> None:
    bot = client()
    async with connected(bot) as stand_in:
        stand_in.gateway.left = {1003, 1150}
        assert await Members(bot).gone(GUILD_ID, PEOPLE) == {1003, 1150}
        assert [len(one) for one in stand_in.gateway.asked] == [100, 100, 30]
        asked = [one.path for one in stand_in.requests if "/members/" in one.path]
        assert [path.rpartition("/")[2] for path in asked] == ["1003", "1150"]


@hurried
async def test_one_person_is_asked_for_alone() -> None:
    bot = client()
    async with connected(bot) as stand_in:
        stand_in.gateway.left = {1003}
        assert await Members(bot).gone(GUILD_ID, [1003]) == {1003}
        assert await Members(bot).gone(GUILD_ID, [1004]) == frozenset()
        assert stand_in.gateway.asked == []


@hurried
async def test_where_discord_does_not_answer_everybody_is_there() -> None:
    bot = client()
    async with connected(bot) as stand_in:
        stand_in.gateway.left = {1003}
        stand_in.gateway.is_silent = True
        assert await Members(bot).gone(GUILD_ID, PEOPLE) == frozenset()
        assert await Members(bot).gone(999, PEOPLE) == frozenset()
