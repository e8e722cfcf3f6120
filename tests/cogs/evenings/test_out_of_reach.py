"""A server that Discord cannot reach, and a channel that is closed to the bot: people are reminded, none is drawn."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from engine.clubs.evenings.evening import LATE
from engine.clubs.evenings.running import Evening
from tests.cogs.evenings.test_evening import QUIET, made, press, stage_of, until
from tests.cogs.evenings.test_without_event import guild_of
from tests.cogs.members.test_named import without_isolation
from tests.cogs.passing import pass_idly
from tests.cogs.tournament.test_any_size import play_round
from tests.cogs.tournament.test_any_size import press as tournament_press
from tests.cogs.tournament.test_tournament import AT_ONCE, opened
from tests.cogs.world import World, said, texts, world
from tests.host.house.test_house_in_order import ROOT, files, place_of

ONE_PLACE = "cogs/app/permissions.py"
"""Only this asks what the bot may do on a server."""
ASKING = frozenset({"guild_permissions", "permissions_for"})
MAY_ASK = re.compile(rf"\b({'|'.join(sorted(ASKING))}|me)\b")
OF_SOMEBODY_ELSE = {"cogs/app/sight.py": {"permissions_for"}}
"""Whether the person who asks may see a channel."""


def told(here: World, name: str) -> list[str]:
    """What somebody was told by direct message."""
    channel = here[name].user.dm_channel
    return [without_isolation(texts(one)) for one in channel.history()] if channel is not None else []


async def allow(here: World, **permissions: bool) -> None:
    """What the bot may do in the channel of the evening from now on."""
    allow, deny = discord.PermissionOverwrite(**permissions).pair()
    overwrite = Overwrite(here.guild.me.id, OverwriteType.MEMBER, allow=allow.value, deny=deny.value)
    here.env.backend.set_overwrite(here.channel.id, overwrite)
    await here.env.settle()


async def signed_up(here: World) -> Evening:
    """An evening at which Ben and Chloé sit down, whether or not they say that they are there."""
    evening = await made(here, presence=0)
    for name in ("Ben", "Chloé"):
        await press(here, name, evening, "signup")
    return evening


async def test_on_a_server_that_cannot_be_reached_people_are_reminded_and_drawn_when_it_can(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await signed_up(here)
        guild = guild_of(here)
        me, guild.unavailable = guild._members.pop(guild.me.id), True
        await until(here, evening.starts_at - 1700)
        assert [len(told(here, name)) for name in ("Ben", "Chloé")] == [1, 1]
        assert told(here, "Anna") == []
        assert "not told me about this server" in said(await here["Ben"].slash(here.channel, "table open"))
        await until(here, evening.starts_at + 600)
        assert not stage_of(evening).is_played
        assert here.tables.in_guild(here.guild.id) == ()
        guild._members[me.id], guild.unavailable = me, False
        with here.env._bot_scope():
            here.bot.dispatch("guild_available", guild)
        await here.env.settle()
        assert stage_of(evening).is_played
        assert len(here.tables.in_guild(here.guild.id)) == 1


@pytest.mark.parametrize("lost", ["view_channel", "send_messages"])
async def test_where_the_channel_is_closed_people_are_reminded_by_message_and_the_director_is_told(
    tmp_path: Path, lost: str
) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await signed_up(here)
        await here.bot.change_person(here["Ben"].id, hand_in="channel")
        await here.bot.change_person(here["Chloé"].id, dm_closed=True)
        await allow(here, **{lost: False})
        await until(here, evening.starts_at - 1700)
        assert [len(told(here, name)) for name in ("Ben", "Chloé")] == [1, 0]
        (report,) = told(here, "Anna")
        assert "no table is drawn" in report
        assert {"view_channel": "View Channel", "send_messages": "Send Messages"}[lost] in report
        assert "no direct messages: Chloé" in report
        await until(here, evening.starts_at + 600)
        assert here.tables.in_guild(here.guild.id) == ()
        assert len(told(here, "Anna")) == 1
        await allow(here, **{lost: True})
        assert stage_of(evening).is_played
        assert len(here.tables.in_guild(here.guild.id)) == 1


async def test_who_takes_no_messages_is_reminded_as_soon_as_the_channel_is_open_again(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await signed_up(here)
        await here.bot.change_person(here["Chloé"].id, dm_closed=True)
        await allow(here, send_messages=False)
        await until(here, evening.starts_at - 1700)
        assert [one.name for one in evening.due_reminders()] == ["Chloé"]
        await allow(here, send_messages=True)
        assert not evening.due_reminders()
        assert any(here["Chloé"].mention in texts(one) for one in here.channel.history())


async def test_an_evening_whose_channel_stays_closed_is_missed(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await signed_up(here)
        await until(here, evening.starts_at - 60)
        await allow(here, send_messages=False)
        await until(here, evening.starts_at + 60)
        await pass_idly(here, LATE)
        past = await evening.past(1)
        assert past is not None
        assert past.outcome == "missed"
        assert here.tables.in_guild(here.guild.id) == ()


async def test_no_round_of_a_tournament_begins_where_it_cannot_be_shown(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here, method="rounds", rounds=2)
        for name in ("Ben", "Chloé", "Dirk"):
            await tournament_press(here, name, tournament, "enter")
        await tournament_press(here, "Anna", tournament, "start")
        await allow(here, send_messages=False)
        await play_round(here)
        await here.env.advance_time(60)
        assert (tournament.round, tournament.state.is_between_rounds) == (1, True)
        await allow(here, send_messages=True)
        await here.env.advance_time(60)
        assert tournament.round == 2


async def test_reminders_do_not_wait_for_what_cannot_be_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await signed_up(here)
        board = here.bot.evening_boards._boards[evening.id]

        async def fails() -> None:
            raise AttributeError("whatever")

        monkeypatch.setattr(board, "_show", fails)
        await until(here, evening.starts_at - 1700)
        assert [len(told(here, name)) for name in ("Ben", "Chloé")] == [1, 1]


def test_only_one_place_asks_what_the_bot_may_do_on_a_server() -> None:
    """`guild.me` is None where a server cannot be reached at the bot's start, whatever the library's types say."""
    found: dict[str, set[str]] = {}
    for path in files("bot.py", "cogs", "practice"):
        text = path.read_text(encoding="utf-8")
        # Only what says one of the names is worth parsing.
        if place_of(path) == ONE_PLACE or not MAY_ASK.search(text):
            continue
        for node in ast.walk(ast.parse(text)):
            # A thread's own `me` says whether the bot is in it.
            if isinstance(node, ast.Attribute) and node.attr in ASKING | {"me"}:
                found.setdefault(place_of(path), set()).add(node.attr)
    assert found == OF_SOMEBODY_ELSE
    assert {
        node.attr
        for node in ast.walk(ast.parse((ROOT / ONE_PLACE).read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    } >= ASKING
