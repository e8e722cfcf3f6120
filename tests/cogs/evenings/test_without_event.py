"""Where the bot may not make events of the server, or does not know what it may: evenings go on, and it is said."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import discord

from cogs.app.permissions import allowed_in, allowed_on, missing_in
from cogs.evenings.events import may_make_events
from locales import say_in
from tests.cogs.admin.test_admin import manager
from tests.cogs.evenings.test_evening import events, made, shown
from tests.cogs.world import World, said, texts, world

TOLD = "The server’s list of events does not show it: give me Create Events for that."


def guild_of(here: World) -> discord.Guild:
    guild = here.bot.get_guild(here.guild.id)
    assert guild is not None
    return guild


def allow(here: World, **changes: bool) -> None:
    """Give the bot's roles on the server these permissions, or take them away."""
    for role in guild_of(here).me.roles:
        now = role.permissions
        now.update(**changes)
        role._permissions = now.value


async def make(here: World, **options: Any) -> str:
    soon = here.env.now() + timedelta(minutes=65)
    wanted = {"when": f"{soon:%Y-%m-%d %H:%M}", "variant": "denexa", **options}
    return said(await here["Anna"].slash(here.channel, "evening new", **wanted))


async def test_with_manage_events_alone_there_is_no_event_and_the_director_and_managers_are_told(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        mia = manager(here)
        allow(here, create_events=False, manage_events=True)
        assert TOLD in await make(here)
        assert await events(here) == []
        assert TOLD in said(await here["Anna"].slash(here.channel, "evening change", name="Friday"))
        health = said(await mia.slash(here.channel, "admin health"))
        assert health.startswith(say_in("en")("health-well"))
        assert "do not appear among the server’s events: for that, give me **Create Events**" in health


async def test_with_create_events_alone_there_is_one_and_nothing_is_missing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        allow(here, create_events=True, manage_events=False)
        assert "list of events" not in await make(here)
        assert len(await events(here)) == 1
        assert "Create Events" not in said(await manager(here).slash(here.channel, "admin health"))


async def test_on_a_server_that_discord_cannot_reach_the_bot_may_nothing_and_goes_on_afterwards(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        evening = await made(here)
        guild = guild_of(here)
        me = guild._members.pop(guild.me.id)
        assert allowed_on(guild) == discord.Permissions.none()
        assert not may_make_events(guild)
        for channel in guild.text_channels:
            assert allowed_in(channel) == discord.Permissions.none()
            assert missing_in(channel)
        await here.bot.evening_boards.evening_changed(evening)
        await here.env.settle()
        guild._members[me.id] = me
        await here.env.settle()
        assert may_make_events(guild)
        assert texts(shown(here, evening))


async def test_what_takes_place_where_not_everybody_can_see_is_no_event_of_the_server(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        everybody, hidden = here.guild.default_role, discord.PermissionOverwrite(view_channel=False)
        own = discord.PermissionOverwrite(view_channel=True)
        secret = here.guild.create_text_channel(
            "geheim", overwrites={everybody: hidden, here["Anna"]: own, here.guild.me: own}
        )
        usual, here.channel = here.channel, secret
        assert f"not everybody can see {secret.mention}" in await make(here)
        assert await events(here) == []
        # It moves to where all can see it, and back.
        assert "list of events" not in said(await here["Anna"].slash(secret, "evening change", channel=usual))
        await here.env.settle()
        (event,) = await events(here)
        assert "geheim" not in f"{event.location} {event.description}"
        assert "not everybody" in said(await here["Anna"].slash(secret, "evening change", channel=secret))
        await here.env.settle()
        assert await events(here) == []
