"""Where somebody uses the bot: whether it is there itself, or was brought by somebody who installed it for themselves.

In a server or a conversation without the bot it can do one thing: answer. So it does only what is done by an answer to
the person alone; whatever needs to know the place, such as who manages the server, knows none there.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

import discord
from discord import app_commands

T = TypeVar("T")
AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu
C = TypeVar("C", bound=AnyCommand)
_ANSWERS: Final = "answers away"
"""Marks a command that answers where the bot is not."""


def is_away(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody brought the bot to where it is not: to a server without it, or among people's own messages."""
    if interaction.context.private_channel:
        return True
    is_theirs = interaction.is_user_integration() and not interaction.is_guild_integration()
    # A server may have the bot without its commands, which somebody has then brought.
    return interaction.guild_id is not None and is_theirs and interaction.client.get_guild(interaction.guild_id) is None


def is_direct(interaction: discord.Interaction[Any]) -> bool:
    """Whether it is in the person's direct messages with the bot."""
    return isinstance(interaction.channel, discord.DMChannel) and not is_away(interaction)


INSTALLED = app_commands.AppInstallationType(guild=True, user=True)
USUAL = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""In servers and in direct messages with the bot; where it is not, such a command says what to do instead."""


def in_servers(command: T) -> T:
    """Mark a command or group that needs a channel to write in, or that is about a server.

    It is not offered where only the person has installed the bot.
    """
    only: T = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(command)
    return app_commands.allowed_installs(guilds=True, users=False)(app_commands.guild_only()(only))


def offered_anywhere(command: T) -> T:
    """Mark a command or group that people look for in their groups too, to read there what to do instead."""
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)


def anywhere(command: C) -> C:
    """Mark a command that is done by an answer to the person alone: it works where the bot is not, too."""
    command.extras[_ANSWERS] = True
    return offered_anywhere(command)


def works_away(command: AnyCommand | None) -> bool:
    """Whether a command is marked as `anywhere`; what is pressed stands on an answer of one that is."""
    return command is None or _ANSWERS in command.extras
