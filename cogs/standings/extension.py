"""Statistics, past matches and leaderboards."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.standings import history, leaderboard, stats
from cogs.standings.history import HistoryCommands
from cogs.standings.leaderboard import BoardCommands, LeaderboardCommands
from cogs.standings.stats import StatsCommands


async def setup(bot: Client) -> None:
    bot.presses.add(history, leaderboard, stats)
    for cog in (StatsCommands(bot), HistoryCommands(), LeaderboardCommands(), BoardCommands()):
        await bot.add_cog(cog)
