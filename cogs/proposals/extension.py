"""What a table agrees on: ending, pauses, claims, substitutes."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.proposals import claims, confirmation, ending, overrule, pausing, proposals, substitutes
from cogs.proposals.claims import ClaimCommands
from cogs.proposals.pausing import PauseCommands


async def setup(bot: Client) -> None:
    bot.presses.add(claims, confirmation, ending, overrule, pausing, proposals, substitutes)
    for cog in (PauseCommands(), ClaimCommands()):
        await bot.add_cog(cog)
