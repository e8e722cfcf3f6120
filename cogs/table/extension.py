"""What happens at a table that plays: cutting, its seats, what is said, its tricks."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.table import cut, seat_panel, talk
from cogs.table.cut import CutCommands
from cogs.table.talk import Talk, TalkCommands
from cogs.table_texts import tricks


async def setup(bot: Client) -> None:
    bot.presses.add(cut, seat_panel, talk, tricks)
    bot.add_part(Talk())
    for cog in (CutCommands(), TalkCommands()):
        await bot.add_cog(cog)
