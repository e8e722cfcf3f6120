"""Who may do what on a server, and which of the roles and channels it chose still exist.

A deleted role or channel counts as never chosen.
"""

from __future__ import annotations

import discord

from cogs.app.answers import Denied
from cogs.app.client import Interaction
from engine.tables.model.preferences import Limit, Server


def role_there(guild: discord.Guild | None, role_id: int | None) -> discord.Role | None:
    """A role that a server chose; None: it chose none, or the role is gone."""
    return guild.get_role(role_id) if guild is not None and role_id is not None else None


def channels_there(guild: discord.Guild | None, server: Server) -> frozenset[int]:
    """Where tables may be opened; empty: everywhere."""
    return frozenset(one for one in server.channels if guild is not None and guild.get_channel_or_thread(one))


def holds(interaction: Interaction, role: discord.Role | None) -> bool:
    """Whether the person behind an interaction has a role; nobody has one that does not exist."""
    user = interaction.user
    return role is not None and isinstance(user, discord.Member) and user.get_role(role.id) is not None


def may_manage(interaction: Interaction) -> bool:
    """Whether they may manage the server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def must_manage(interaction: Interaction) -> int:
    """The server's id; raises Denied for anyone who may not manage it."""
    if interaction.guild_id is None:
        raise Denied("refusal-only-in-channels")
    if not interaction.permissions.manage_guild:
        raise Denied("refusal-manage-server")
    return interaction.guild_id


def may_stop(interaction: Interaction) -> bool:
    """Whether they may stop other people's tables: as a manager of the server, or with its role for that."""
    server = interaction.client.tables.known_server(interaction.guild_id or 0)
    return may_manage(interaction) or holds(interaction, role_there(interaction.guild, server.stopper_role))


def most_open(interaction: Interaction, limit: Limit) -> int | None:
    """How many of a kind they may have open on this server, or in direct messages; None: any number, as managers."""
    server = interaction.client.tables.known_server(interaction.guild_id or 0)
    return None if may_manage(interaction) else limit.most(server)


def may_call(interaction: Interaction) -> bool:
    """Whether seasons count the evenings they call: as a manager of the server, or with its role for that."""
    server = interaction.client.tables.known_server(interaction.guild_id or 0)
    return may_manage(interaction) or holds(interaction, role_there(interaction.guild, server.season_role))
