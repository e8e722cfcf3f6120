"""People whom somebody names, by an option, a menu or a mention: they have to be members of the server."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.app.answers import Denied
from cogs.messages.display_names import in_text, name_of_user


async def member_of(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """The member of this number; None: there is none. Raises discord.HTTPException."""
    try:
        return guild.get_member(user_id) or await guild.fetch_member(user_id)
    except discord.NotFound:
        return None


def must_be_member(user: discord.abc.User) -> None:
    """Raises Denied for whoever was named, by option or menu, and is no member of the server."""
    if not isinstance(user, discord.Member):
        raise no_member(in_text(name_of_user(user)))


def no_member(name: str) -> Denied:
    """The refusal that somebody of this name, or mention, is no member."""
    return Denied("refusal-no-member", name=name)


def named_wrongly(error: app_commands.TransformerError) -> Exception:
    """What to say of an option that the library could not read; else what lies behind it, or the error itself."""
    match error.value:
        case discord.abc.User():
            return no_member(in_text(name_of_user(error.value)))
        case app_commands.AppCommandChannel() | app_commands.AppCommandThread():
            # It is not known while its server is out of reach, or because the bot may not see it.
            return Denied("refusal-channel-unseen", channel=error.value.mention)
    return error.__cause__ if isinstance(error.__cause__, Exception) else error
