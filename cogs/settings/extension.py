"""Settings of a person and of a server."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.settings import settings
from cogs.settings.settings import SettingsCommands


async def setup(bot: Client) -> None:
    bot.presses.add(settings)
    await bot.add_cog(SettingsCommands(bot))
