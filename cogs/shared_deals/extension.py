"""The deal of the day, and deals that friends send each other."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.shared_deals import commands
from cogs.shared_deals.commands import DailyCommands, SendDealCommands


async def setup(bot: Client) -> None:
    bot.presses.add(commands)
    for cog in (DailyCommands(), SendDealCommands()):
        await bot.add_cog(cog)
