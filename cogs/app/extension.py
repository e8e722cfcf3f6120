"""What holds for the bot as a whole: its connection, and the channels that it may use."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.app.permissions import Channels


async def setup(bot: Client) -> None:
    await bot.add_cog(Channels(bot))
