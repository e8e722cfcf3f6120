"""Tournaments."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.tournament import commands, directing
from cogs.tournament.commands import TournamentCommands


async def setup(bot: Client) -> None:
    bot.presses.add(commands, directing)
    await bot.add_cog(TournamentCommands())
