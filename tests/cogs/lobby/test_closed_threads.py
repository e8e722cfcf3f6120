"""Threads in which the bot can show nothing: private ones it is not in, and closed ones that are locked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Channel
from simcord.enums import ChannelType

from cogs.app.permissions import why_closed
from tests.cogs.evenings.test_out_of_reach import allow
from tests.cogs.evenings.test_without_event import guild_of
from tests.cogs.lobby.test_openers import OPENING, REMATCHES, command, nothing_open, opened
from tests.cogs.world import World, said, world

OPENERS: Final = {name: opens for name, opens in OPENING.items() if name not in REMATCHES} | {
    "evening new": command("evening new", when="tomorrow 20:00"),
    "score open": command("score open", variant="chouine"),
}
"""Rematches are asked for in the channel of their match."""
TOLD: Final = {"private": "Add me to this thread with", "locked": "closed and locked"}


async def thread_of(here: World, kind: str) -> tuple[Channel, Any]:
    """A thread of Anna's of this kind, and what stands for it; the bot may not manage threads."""
    await allow(here, manage_threads=False)
    backend = here.env.backend
    of = ChannelType.PRIVATE_THREAD if kind == "private" else ChannelType.PUBLIC_THREAD
    thread = backend.create_thread(here.channel.id, "cards", here["Anna"].id, type=of)
    if kind == "locked":
        thread.thread_metadata.archived = thread.thread_metadata.locked = True
        backend.emit("THREAD_UPDATE", dict(serializers.channel_payload(backend, thread)))
    await here.env.settle()
    return thread, next(one for one in here.channel.threads if one.id == thread.id)


@pytest.mark.parametrize("kind", TOLD)
async def test_nothing_is_opened_there_and_it_is_said_why(tmp_path: Path, kind: str) -> None:
    async with world(tmp_path) as here:
        _, place = await thread_of(here, kind)
        for name, opens in OPENERS.items():
            told = said(await opens(here, here["Anna"], place))
            assert TOLD[kind] in told, (name, told)
            assert opened(here) == 0, name
        assert await here.tables.clubs.evenings.in_guild(here.guild.id) == ()
        assert not place.history()


async def test_a_private_thread_to_which_the_bot_was_added_is_as_good_as_any(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        thread, place = await thread_of(here, "private")
        here.env.backend.add_thread_member(thread.id, here.bot.user.id)  # type: ignore[union-attr]
        await here.env.settle()
        told = said(await here["Anna"].slash(place, "table open", variant="denexa"))
        assert "is open" in told
        assert place.history()
        await nothing_open(here)


async def test_whoever_may_manage_threads_may_write_in_them_all(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        _, place = await thread_of(here, "locked")
        nobody, guild = discord.Permissions.none(), guild_of(here)
        thread = await guild.fetch_channel(place.id)
        assert why_closed(thread, nobody) == "refusal-thread-locked"
        assert why_closed(thread, discord.Permissions(manage_threads=True)) is None
        assert why_closed(guild.get_channel(here.channel.id), nobody) is None
