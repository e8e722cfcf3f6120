"""Where commands can be used; Discord shows them nowhere else."""

from __future__ import annotations

from typing import Final, TypeVar

from discord import app_commands

INSTALLED: Final = app_commands.AppInstallationType(guild=True, user=False)
"""Whoever installed the bot for themselves alone could open tables in servers where it can neither write nor draw."""
USUAL: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""In servers and in direct messages with the bot; not among people without it."""

T = TypeVar("T")


def in_servers(command: T) -> T:
    """Mark a command or group that needs a channel to write in, or that is about a server."""
    restricted: T = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(command)
    return app_commands.guild_only()(restricted)
