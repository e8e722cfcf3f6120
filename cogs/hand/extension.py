"""One's own hand: cards and bids, hints, and the table in words."""

from __future__ import annotations

from cogs.app.client import Client
from cogs.hand import hints, take_action, why
from cogs.hand.card_commands import PlayCommands
from cogs.hand.hints import HintCommands
from cogs.hand.look import LookCommands


async def setup(bot: Client) -> None:
    bot.presses.add(hints, take_action, why)
    for cog in (PlayCommands(), LookCommands(), HintCommands()):
        await bot.add_cog(cog)
