"""The slate for real cards."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.score_keeper import commands, opening, presses
from cogs.score_keeper.commands import ScoreCommands
from cogs.score_keeper.opening import Openings


async def setup(bot: Client) -> None:
    bot.presses.add(commands, opening, presses)
    bot.add_part(Openings())
    await bot.add_cog(ScoreCommands())
