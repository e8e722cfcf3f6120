"""A thread for each table, if the server wants that."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from cogs.delivery.faults import HAS_THREAD
from engine.table.model.status import Status
from tests.cogs.delivery.refusals import refused
from tests.cogs.lobby.test_duel import newest
from tests.cogs.lobby.test_opening import chosen, roles_called
from tests.cogs.world import World, buttons, said, texts, world


def thread_of(here: World) -> Any:
    return here.channel.threads[-1]


def thread_notice_of(here: World) -> Any:
    """The table's message in the channel, where Discord also reports a new thread."""
    return next(one for one in here.channel.history() if one.id == thread_of(here).id)


def lobby_of(here: World) -> Any:
    return next(one for one in thread_of(here).history() if buttons(one, "host"))


async def test_a_table_gets_a_thread_on_a_message_where_people_find_the_way_in(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        role = here.guild.create_role("Kaarters")
        await here.env.settle()
        here_only = frozenset([here.channel.id])
        await chosen(here, threads=True, language="nl", caller_role=role.id, channels=here_only)
        answer = said(await here["Anna"].slash(here.channel, "chouine"))
        table, thread = newest(here), thread_of(here)
        assert answer.startswith(f"Table {table.id} is open and you have seat 1. <#{thread.id}>")
        assert (thread.name, table.setup.channel_id) == (f"Chouine · tafel {table.id}", thread.id)
        assert here.guild.me.guild.get_thread(thread.id).auto_archive_duration == 1440
        notice = thread_notice_of(here)
        assert texts(notice).strip().splitlines() == [
            f"### Chouine · tafel {table.id}",
            f"**Wie heeft er zin in Chouine?** De tafel staat in <#{thread.id}>; er is nog één plaats vrij.",
        ]
        # The channel's message pings the role; the thread does not ping it again.
        assert "<@&" not in texts(lobby_of(here))
        assert roles_called(here) == [role.id]
        await here["Ben"].click(notice, custom_id=f"join:{table.id}:")
        assert table.seat_of(here["Ben"].id) == 2
        assert f"De tafel staat in <#{thread.id}>; alle plaatsen zijn nu bezet." in texts(thread_notice_of(here))
        await here["Anna"].click(lobby_of(here), custom_id=f"start:{table.id}:")
        assert table.status is Status.PLAYING
        assert buttons(thread_notice_of(here)) == []
        assert f"De partij is bezig. <#{thread.id}>" in texts(thread_notice_of(here))
        assert any("Chouine" in texts(one) and not buttons(one, "sit") for one in thread.history())
        # A table opened in a thread stays there; a channel's threads belong to it.
        await here["Anna"].slash(thread, "couillon")
        assert newest(here).setup.channel_id == thread.id
        assert len(here.channel.threads) == 1
        await here["Anna"].slash(thread, "table stop", table=str(newest(here).id))


async def test_what_the_bot_may_not_do_for_a_thread_is_named_and_nothing_is_opened(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        denied = discord.PermissionOverwrite(create_public_threads=False, send_messages_in_threads=False)
        closed = here.guild.create_text_channel("dicht", overwrites={here.guild.me: denied})
        await here["Anna"].slash(closed, "chouine")
        assert newest(here).setup.channel_id == closed.id
        await chosen(here, threads=True)
        refused = said(await here["Anna"].slash(closed, "chouine"))
        assert "Create Public Threads, Send Messages in Threads" in refused
        assert len(here.tables.in_guild(here.guild.id)) == 1
        assert len(list(closed.history())) == 1
        # Discord may refuse even so: then nothing is left of the table.
        here.env.inject_error("POST", "/channels/*/messages/*/threads", status=403)
        refused = said(await here["Anna"].slash(here.channel, "chouine"))
        assert "Discord" in refused or "went wrong" in refused
        assert len(here.tables.in_guild(here.guild.id)) == 1
        assert list(here.channel.history()) == []
        # A table that is full when it opens looks for nobody.
        await here["Anna"].slash(here.channel, "chouine", computers=1)
        assert "all seats are taken just now" in texts(thread_notice_of(here))


async def test_a_private_table_says_at_its_door_that_only_the_invited_sit_down(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await chosen(here, threads=True)
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
        table, thread = newest(here), thread_of(here)
        assert f"The table is in <#{thread.id}>; only invited people may sit down." in texts(thread_notice_of(here))
        assert buttons(thread_notice_of(here)) == []
        challenge = next(one for one in thread.history() if buttons(one, "accept"))
        await here["Ben"].click(challenge, custom_id=f"accept:{table.id}:")
        assert table.status is Status.PLAYING
        await here.restart()
        table = newest(here)
        await table.stop(here["Anna"].id, force=True)
        await here.env.settle()
        assert "Anna has stopped the table." in texts(thread_notice_of(here))


async def test_where_discord_has_no_room_for_threads_it_is_played_in_the_channel_and_said_why(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        role = here.guild.create_role("Kaarters")
        await here.env.settle()
        await chosen(here, threads=True, caller_role=role.id)
        why = "played here in the channel: this server has as many open threads as Discord allows"
        here.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160006, times=None)
        opening = {"chouine": {}, "table open": {}, "duel": {"opponent": here["Ben"]}}
        for number, (command, options) in enumerate(opening.items(), 1):
            answer = said(await here["Anna"].slash(here.channel, command, **options))
            assert why in answer, command
            assert len(newest(here).seats) > 1
            assert newest(here).setup.channel_id == here.channel.id
            live = [one for one in here.tables.in_guild(here.guild.id) if one.status is Status.LOBBY]
            assert len(live) == number
        challenge = next(one for one in here.channel.history() if buttons(one, "accept"))
        await here["Ben"].click(challenge, custom_id=f"accept:{newest(here).id}:")
        assert newest(here).status is Status.PLAYING


async def test_a_thread_that_a_lost_answer_has_made_is_the_one_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = discord.Message.create_thread

    async def tried_again(message: discord.Message, **facts: Any) -> discord.Thread:
        await create(message, **facts)
        raise refused(400, HAS_THREAD)

    monkeypatch.setattr(discord.Message, "create_thread", tried_again)
    async with world(tmp_path) as here:
        await chosen(here, threads=True)
        answer = said(await here["Anna"].slash(here.channel, "chouine"))
        assert "is open and you have seat 1" in answer
        assert newest(here).setup.channel_id == thread_of(here).id
        assert newest(here).status is Status.LOBBY


async def test_a_connection_that_breaks_as_the_thread_is_opened_leaves_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(message: discord.Message, **_: Any) -> discord.Thread:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.Message, "create_thread", broken)
    async with world(tmp_path) as here:
        await chosen(here, threads=True)
        assert "went wrong" in said(await here["Anna"].slash(here.channel, "chouine"))
        assert here.tables.in_guild(here.guild.id) == ()
        assert list(here.channel.history()) == []
