"""Discord in, Discord out: commands, buttons, private hands and the table's messages."""

from cogs.announce import DiscordAnnouncer
from cogs.bot import CardBot

__all__ = ["CardBot", "DiscordAnnouncer"]
