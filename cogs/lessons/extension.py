"""Lessons."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.lessons import commands
from cogs.lessons.commands import LearnCommands


async def setup(bot: Client) -> None:
    bot.presses.add(commands)
    await bot.add_cog(LearnCommands())
