"""Rules and words of the games."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.learn import glossary, rules
from cogs.learn.glossary import GlossaryCommands
from cogs.learn.rules import RulesCommands


async def setup(bot: Client) -> None:
    bot.presses.add(glossary, rules)
    for cog in (RulesCommands(), GlossaryCommands()):
        await bot.add_cog(cog)
