"""Settings of a person and of a server."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.settings import apart, settings
from cogs.settings.apart import ApartCommands
from cogs.settings.settings import SettingsCommands


async def setup(bot: Client) -> None:
    bot.presses.add(apart, settings)
    await bot.add_cog(SettingsCommands())
    await bot.add_cog(ApartCommands(bot))
