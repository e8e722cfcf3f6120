"""Discord in, Discord out: commands, buttons, private hands and the table's messages."""

from cogs.bot.announce import DiscordAnnouncer
from cogs.bot.bot import CardBot

__all__ = ["CardBot", "DiscordAnnouncer"]
