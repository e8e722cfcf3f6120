"""The connection to Discord: losing and regaining it, events that come twice or that the library cannot parse."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import discord
from discord.ext import commands, tasks

from cogs.app.client import Client
from cogs.app.newest import Newest

_log = logging.getLogger(__name__)

_NEEDED: Final = frozenset({"READY", "RESUMED"})
"""Events without which there is no session: if one cannot be parsed the bot had better end."""


INTERACTION: Final = "INTERACTION_CREATE"
_REMEMBERED: Final = 10_000
"""Presses and commands that are recognised when Discord sends them again."""


class Connection(commands.Cog):
    """Stops the clocks of a shard while it is cut off, since nobody can press anything; then looks its tables over."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._up: set[int] = set()
        """The shards whose connection brings what people press."""

    async def cog_load(self) -> None:
        self.look_over.start()

    async def cog_unload(self) -> None:
        self.look_over.cancel()

    @tasks.loop(hours=1)
    async def look_over(self) -> None:
        """Show whatever should be shown and is not; where nothing is missing this sends nothing."""
        self._bot.announcer.look_over()

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard_id: int) -> None:
        figures = self._bot.delivery.figures
        # The library says so at every attempt to connect again.
        figures.disconnections += shard_id in self._up
        self._up.discard(shard_id)
        self._bot.tables.times.stand_still(shard_id)
        self._note()

    @commands.Cog.listener()
    async def on_socket_event_type(self, _: str) -> None:
        self._bot.delivery.figures.reached += 1

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        await self._go_on(shard_id)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard_id: int) -> None:
        await self._go_on(shard_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self._look_over(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        await self._look_over(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        # Discord reaches it again.
        await self._look_over(guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        # Without a privileged intent Discord tells only of the bot itself: a role given to it, or its silence's end.
        if after == self._bot.user and (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until):
            await self._look_over(after.guild.id)

    async def _look_over(self, guild_id: int) -> None:
        """Something may be possible on a server that was not: show what is missing, and draw what is due."""
        self._bot.announcer.look_over(guild_id)
        tables = self._bot.tables
        for evening in tables.clubs.evenings.all():
            if evening.setup.guild_id == guild_id:
                await evening.look_again()
        for tournament in tables.tournaments.in_guild(guild_id):
            await tournament.look_again()

    def begin(self) -> None:
        """Nothing is connected yet: until it is, all clocks stand still."""
        for shard_id in range(self._bot.tables.shards):
            self._bot.tables.times.stand_still(shard_id)

    def _note(self) -> None:
        figures = self._bot.delivery.figures
        figures.is_connected = len(self._up) == self._bot.tables.shards

    async def _go_on(self, shard_id: int) -> None:
        self._up.add(shard_id)
        self._note()
        await self._bot.tables.times.go_on(shard_id)
        self._bot.announcer.look_over(shard=shard_id)


def bear_unreadable_events(client: discord.Client) -> None:
    """Log and skip events that the library cannot parse, which would otherwise end the bot.

    Discord adds and drops fields before the library knows of it. The error is logged without the event's contents,
    which may be private.
    """
    # There is no public access to these: a dictionary of functions, in which the gateway looks up each event.
    parsers: dict[str, Callable[[Any], None]] = client._connection.parsers
    for event, parse in parsers.items():
        if event not in _NEEDED:
            parsers[event] = partial(_parsed, event, parse)
    parsers[INTERACTION] = partial(_once, Newest(_REMEMBERED), parsers[INTERACTION])


def _once(seen: Newest[object, None], parse: Callable[[Any], None], data: Any) -> None:
    """Pass over a press or a command that has been seen: two connections of one bot may both bring it."""
    number = data.get("id") if isinstance(data, Mapping) else None
    if number in seen:
        return
    if number is not None:
        seen[number] = None
    parse(data)


def _parsed(event: str, parse: Callable[[Any], None], data: Any) -> None:
    try:
        parse(data)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        _log.error(
            "an event of Discord cannot be read and is passed over: %s (%s in %s, line %s)",
            event,
            type(error).__name__,
            where.name,
            where.lineno,
        )
