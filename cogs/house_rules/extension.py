"""House rules of a server."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.house_rules import commands
from cogs.house_rules.building.builder import HouseBuilder
from cogs.house_rules.commands import HouseCommands
from cogs.house_rules.drafts import Drafts
from cogs.house_rules.row_editor import RowEditor


async def setup(bot: Client) -> None:
    bot.presses.add(commands)
    drafts = bot.add_part(Drafts())
    bot.add_part(HouseBuilder(drafts))
    bot.add_part(RowEditor(drafts))
    await bot.add_cog(HouseCommands())
