"""Who may see what stands in a channel, where the gateway tells it and where Discord has to be asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite
from simcord.enums import ChannelType, OverwriteType

from cogs.app import access
from cogs.app.sight import MOST_ASKED, REMEMBERED, Place, Sight
from engine.running.table import Table
from tests.cogs.forging import pressed
from tests.cogs.replay.matches import finished
from tests.cogs.world import World, buttons, said, texts, world

HIDDEN: Final = discord.PermissionOverwrite(view_channel=False)
SHOWN: Final = discord.PermissionOverwrite(view_channel=True)
STALE: Final = "The table has moved on since; use the newest buttons."
NOBODY_KNOWS: Final = "There is no table 1 here; /table list shows those there are."


def hide(here: World, channel: Any, name: str) -> None:
    """From now on this person cannot see the channel."""
    deny = discord.Permissions(view_channel=True).value
    here.env.backend.set_overwrite(channel.id, Overwrite(here[name].id, OverwriteType.MEMBER, 0, deny))


async def in_thread(here: World, *members: str, kind: ChannelType = ChannelType.PRIVATE_THREAD) -> tuple[Any, Table]:
    """A thread with these people and the bot in it, and a table of the first of them there."""
    backend = here.env.backend
    thread = backend.create_thread(here.channel.id, "cards", here[members[0]].id, type=kind)
    for one in (here.bot.user, *(here[name] for name in members)):
        assert one is not None
        backend.add_thread_member(thread.id, one.id)
    await here.env.settle()
    place = next(one for one in here.channel.threads if one.id == thread.id)
    await here[members[0]].slash(place, "table open", variant="denexa")
    (table,) = here.tables.live
    return thread, table


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What Discord is asked about people and threads from now on."""
    asked: list[str] = []
    for kind, name in (
        (discord.Thread, "fetch_member"),
        (discord.Guild, "fetch_member"),
        (discord.Guild, "fetch_channel"),
    ):
        real = getattr(kind, name)

        async def counting(self: Any, number: int, *, real: Any = real, name: str = name) -> Any:
            asked.append(name)
            return await real(self, number)

        monkeypatch.setattr(kind, name, counting)
    return asked


async def test_a_table_of_a_private_thread_is_there_for_its_members_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        thread, _ = await in_thread(here, "Anna", "Ben")
        asked = counted(monkeypatch)
        for _ in range(3):
            assert "`1`" in said(await here["Ben"].slash(here.channel, "table list"))
            assert said(await here["Dirk"].slash(here.channel, "table list")).startswith(
                "There is no table on this server"
            )
        assert asked == ["fetch_member"] * 2, "what Discord answered is remembered"
        here.env.backend.remove_thread_member(thread.id, here["Ben"].id)
        await here.env.advance_time(REMEMBERED + 1)
        assert said(await here["Ben"].slash(here.channel, "table list")).startswith("There is no table on this server")


async def test_a_public_thread_is_seen_by_those_who_see_its_channel_asleep_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        thread, table = await in_thread(here, "Anna", kind=ChannelType.PUBLIC_THREAD)
        asked = counted(monkeypatch)
        assert "`1`" in said(await here["Dirk"].slash(here.channel, "table list"))
        assert asked == []
        thread.thread_metadata.archived = True
        here.env.backend.emit("THREAD_UPDATE", dict(serializers.channel_payload(here.env.backend, thread)))
        await here.env.settle()
        guild = here.bot.get_guild(here.guild.id)
        assert guild is not None
        # The gateway tells of no sleeping thread after a start.
        guild._remove_thread(discord.Object(thread.id))
        for _ in range(3):
            assert "`1`" in said(await here["Dirk"].slash(here.channel, "table list"))
        assert asked == ["fetch_channel"]
        hide(here, here.channel, "Dirk")
        other = here.guild.create_text_channel("elders")
        await here.env.settle()
        assert said(await here["Dirk"].slash(other, "verify", table=str(table.id))) == NOBODY_KNOWS


async def test_what_discord_does_not_say_is_not_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as here:
        await in_thread(here, "Anna", "Ben")

        async def fails(*_: object) -> None:
            raise OSError("no network")

        monkeypatch.setattr(discord.Thread, "fetch_member", fails)
        assert said(await here["Ben"].slash(here.channel, "table list")).startswith("There is no table on this server")
        monkeypatch.undo()
        assert "`1`" in said(await here["Ben"].slash(here.channel, "table list")), "a failure is not remembered"


async def test_nobody_makes_the_bot_ask_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as here:
        asked = counted(monkeypatch)
        sight = here.bot.part(Sight)
        guild = here.bot.get_guild(here.guild.id)
        assert guild is not None
        member = guild.get_member(here["Dirk"].id) or await guild.fetch_member(here["Dirk"].id)
        asked.clear()
        for channel in range(1, 3 * MOST_ASKED):
            assert not await sight._ask(guild, member.id, member, channel, None)
        assert len(asked) == MOST_ASKED


async def test_who_loses_sight_of_the_channel_keeps_seat_and_hand_and_sees_the_table_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        other = here.guild.create_text_channel("elders")
        hide(here, here.channel, "Ben")
        await here.env.settle()
        before = len(here.channel_messages(here.channel.id))
        shown = await here["Ben"].slash(other, "table show")
        assert shown.response.ephemeral
        assert len(here.channel_messages(here.channel.id)) == before, "nothing is sent again where they cannot see it"
        assert "`1`" in said(await here["Ben"].slash(other, "table list"))
        assert (await here["Ben"].slash(other, "hand")).response.ephemeral
        assert table.seat_of(here["Ben"].id) == 2
        assert "table 1: the packs" in texts((await here["Ben"].slash(other, "verify", table="1")).response)


async def test_who_cannot_see_the_channel_sits_down_nowhere_in_it(tmp_path: Path) -> None:
    """Not even who was at the table before."""
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben")
        other = here.guild.create_text_channel("elders")
        hide(here, here.channel, "Ben")
        hide(here, here.channel, "Dirk")
        await here.env.settle()
        await table.leave(here["Ben"].id)
        for name in ("Ben", "Dirk"):
            await here[name].slash(other, "table join", table="1")
            assert table.seat_of(here[name].id) is None
        here.channel = other
        await here["Anna"].slash(other, "leaderboard")
        await here["Anna"].slash(other, "table open", variant="denexa")
        assert await pressed(here, "Dirk", "join:1:") == NOBODY_KNOWS
        assert table.seat_of(here["Dirk"].id) is None


async def test_what_a_hidden_thing_costs_is_what_one_that_does_not_exist_costs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The permissions that the gateway told answer without any request."""
    async with world(tmp_path) as here:
        secret = here.guild.create_text_channel("geheim", overwrites={here["Dirk"]: HIDDEN})
        await here["Anna"].slash(secret, "table open", variant="denexa")
        asked = counted(monkeypatch)
        there = said(await here["Dirk"].slash(here.channel, "replay", table="1"))
        nowhere = said(await here["Dirk"].slash(here.channel, "replay", table="9"))
        assert there == nowhere.replace("9", "1") == NOBODY_KNOWS
        assert asked == []


async def test_a_match_of_a_hidden_channel_is_shown_to_nobody_who_cannot_see_it(tmp_path: Path) -> None:
    """Not by somebody who played in it either: neither to all in another channel nor as a deal for a friend."""
    async with world(tmp_path) as here:
        everybody = {here.guild.default_role: HIDDEN, here["Anna"]: SHOWN, here["Ben"]: SHOWN, here.guild.me: SHOWN}
        usual, here.channel = here.channel, here.guild.create_text_channel("geheim", overwrites=everybody)
        table = await finished(here, "chouine", "Anna", "Ben")
        secret, here.channel = here.channel, usual
        await here["Anna"].slash(usual, "table open", variant="denexa")
        for verb in ("replayall:1:1.0.0", "lookbackshow:1:"):
            told = await pressed(here, "Anna", verb)
            assert told in (f"Not everybody here can see <#{secret.id}>, where it was played: show it there.", STALE)
        told = said(await here["Anna"].slash(usual, "send-deal", person=here["Dirk"], table=str(table.id)))
        assert told.startswith(f"<@{here['Dirk'].id}> cannot see <#{secret.id}>")
        shown = (await here["Anna"].slash(secret, "replay", table="1")).response
        whole = await here["Anna"].click(shown, custom_id=buttons(shown, "replayall:")[0])
        assert not whole.response.ephemeral


async def test_what_came_by_direct_message_asks_discord(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "evening new", when="tomorrow 20:00", variant="denexa")
        secret = here.guild.create_text_channel("geheim", overwrites={here["Dirk"]: HIDDEN})
        await here["Anna"].slash(secret, "evening new", when="tomorrow 21:00", variant="denexa")
        await here["Dirk"].user.slash("learn")
        asked = counted(monkeypatch)
        for evening, refused in ((1, False), (2, True), (3, True)):
            told = await pressed(here, "Dirk", f"evening.signup:{evening}:1", private=True)
            assert told.startswith(f"There is no evening {evening}") is refused, told
        assert asked == ["fetch_member"] * 2


def test_a_place_without_a_server_is_a_conversation() -> None:
    assert Place(None, 5).own == frozenset()
    with pytest.raises(TypeError):
        access.place_of(object())


async def test_discord_is_asked_about_a_thread_once_however_much_stands_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = discord.Thread.fetch_member

    async def after_a_moment(self: discord.Thread, number: int) -> discord.ThreadMember:
        await asyncio.sleep(0.01)
        return await at_once(self, number)

    monkeypatch.setattr(discord.Thread, "fetch_member", after_a_moment)
    async with world(tmp_path) as here:
        thread, _ = await in_thread(here, "Anna", "Ben")
        await here.allow_much()
        place = next(one for one in here.channel.threads if one.id == thread.id)
        for _ in range(MOST_ASKED + 1):
            await here["Anna"].slash(place, "table open", variant="denexa")
        await here.env.advance_time(REMEMBERED + 1)
        asked = counted(monkeypatch)
        # More than may be asked in a minute, and all of them are seen, as by the one who opened them.
        assert len(here.tables.live) > MOST_ASKED
        listed = [said(await here[name].slash(here.channel, "table list")) for name in ("Anna", "Ben")]
        assert listed[0] == listed[1]
        assert asked == ["fetch_member"]
