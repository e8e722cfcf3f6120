"""For whoever runs the bot, and what it keeps of people."""

from __future__ import annotations

from cogs.admin import privacy
from cogs.admin.admin import AdminCommands
from cogs.admin.privacy import PrivacyCommands
from cogs.app.client import Client


async def setup(bot: Client) -> None:
    bot.presses.add(privacy)
    for cog in (PrivacyCommands(), AdminCommands()):
        await bot.add_cog(cog)
