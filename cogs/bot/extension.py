"""Help, the welcome, and what is done at every start."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.bot import help
from cogs.bot.help import HelpCommands, Welcome
from cogs.bot.upkeep import Upkeep


async def setup(bot: Client) -> None:
    bot.presses.add(help)
    for cog in (HelpCommands(), Welcome(bot), Upkeep(bot)):
        await bot.add_cog(cog)
