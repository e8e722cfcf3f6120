"""Seasons of a club."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.seasons.commands import SeasonCommands


async def setup(bot: Client) -> None:
    await bot.add_cog(SeasonCommands())
