"""Opening a table, sitting down, the host's panel, and duels."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.lobby import duel, host_panel, lobby, rematch
from cogs.lobby.duel import DuelCommands
from cogs.lobby.my_tables import MyTablesCommands
from cogs.lobby.opening_commands import FindCommands
from cogs.lobby.tables import TableCommands
from cogs.messages import table_choice


async def setup(bot: Client) -> None:
    bot.presses.add(duel, host_panel, lobby, rematch, table_choice)
    for cog in (TableCommands(), MyTablesCommands(), DuelCommands(bot), FindCommands(bot)):
        await bot.add_cog(cog)
