"""What becomes of tables whose channel or thread is deleted."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord.ext import commands

from cogs.app.client import Client
from cogs.app.permissions import allowed_in, is_reached, missing_in, why_closed
from cogs.delivery.faults import UNKNOWN_CHANNEL
from engine.tables.live.table import Table
from engine.tables.model.errors import Refused


class Channels(commands.Cog):
    """Listens for deleted channels and threads, of tables and of tournaments."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._lose(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._lose(thread.thread_id)

    async def _lose(self, channel_id: int) -> None:
        # Between two rounds a tournament has no table there.
        tournaments = [one for one in self._bot.tables.tournaments.all() if one.setup.channel_id == channel_id]
        for table in self._bot.tables.in_channel(channel_id):
            await lose_channel(self._bot, table)
        for tournament in tournaments:
            with suppress(Refused):
                await tournament.lose_channel(channel_id)
            await tournament.look_again()
        await self._bot.tables.clubs.evenings.lose_channel(channel_id)


async def lose_channel(bot: Client, table: Table) -> None:
    """Stop a table on its own; a tournament's table goes on, and its next round is played elsewhere."""
    setup = table.setup
    if setup.tournament is not None:
        tournament = await bot.tables.tournaments.find(setup.tournament.tournament_id)
        await tournament.lose_channel(setup.channel_id)
        return
    with suppress(Refused):
        await table.lose_channel()


async def is_open(bot: Client, guild_id: int, channel_id: int) -> bool:
    """Whether tables can be shown in a channel now; not on a server that Discord cannot reach."""
    guild = bot.get_guild(guild_id)
    if guild is None or not is_reached(guild):
        return False
    channel = guild.get_channel_or_thread(channel_id)
    try:
        channel = channel or await guild.fetch_channel(channel_id)
    except (discord.Forbidden, discord.NotFound):
        return False
    except (discord.DiscordException, OSError):
        # Whether it can is seen when it is tried.
        return True
    return not missing_in(channel) and why_closed(channel, allowed_in(channel)) is None


async def is_gone(bot: Client, channel_id: int) -> bool:
    """Whether a channel no longer exists; Discord may also report one as unknown for a moment."""
    try:
        await bot.fetch_channel(channel_id)
    except discord.NotFound as error:
        return error.code == UNKNOWN_CHANNEL
    except discord.HTTPException:
        pass
    return False
