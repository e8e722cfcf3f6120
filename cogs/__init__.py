"""Discord in, Discord out: commands, buttons, private hands and the table's messages."""

from cogs.app.announce import DiscordAnnouncer
from cogs.app.bot import CardBot

__all__ = ["CardBot", "DiscordAnnouncer"]
