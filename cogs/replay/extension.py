"""Matches that are over: looking through them, and checking their packs."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.replay import commands, lookback, verify
from cogs.replay.commands import BroughtMatches, ReplayCommands
from cogs.replay.finished import Replays
from cogs.replay.verify import VerifyCommands


async def setup(bot: Client) -> None:
    bot.presses.add(commands, lookback, verify)
    bot.add_part(Replays())
    bot.add_part(BroughtMatches())
    for cog in (VerifyCommands(), ReplayCommands()):
        await bot.add_cog(cog)
