"""Evenings of a club."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.evenings import commands
from cogs.evenings.commands import EveningCommands


async def setup(bot: Client) -> None:
    bot.presses.add(commands)
    await bot.add_cog(EveningCommands())
