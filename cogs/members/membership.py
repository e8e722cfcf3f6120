"""Who has to be a member of the server: people whom somebody names, and those who hold seats and places.

People are named by an option, a menu or a mention; bots cannot be named to play. The seats and places of people who
have left count as given up.
"""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands

from cogs.app.answers import Denied
from cogs.app.client import Act, Client, name_of_user
from cogs.members.members import BEFORE_AN_ANSWER, PATIENCE
from cogs.messages.words import in_text
from engine.running.table import Table
from engine.table.model.errors import Refused
from engine.table.model.status import Status


async def member_of(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """The member of this number; None: there is none. Raises discord.HTTPException."""
    try:
        return guild.get_member(user_id) or await guild.fetch_member(user_id)
    except discord.NotFound:
        return None


async def member_meant(guild: discord.Guild, user_id: int) -> discord.Member:
    """The same; raises Denied where there is none."""
    if (found := await member_of(guild, user_id)) is None:
        raise no_member(f"<@{user_id}>")
    return found


def must_be_member(user: discord.abc.User) -> None:
    """Raises Denied for whoever was named, by option or menu, and is no member of the server."""
    if not isinstance(user, discord.Member):
        raise no_member(in_text(name_of_user(user)))


def must_be_player(user: discord.abc.User) -> None:
    """The same, and for bots: of whoever is to sit down, or to decide about those who do."""
    must_be_member(user)
    if user.bot:
        raise Denied("refusal-no-bots")


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


async def seats_given_up(bot: Client, table: Table, patience: float = PATIENCE) -> list[str]:
    """Whoever sits at a table and has left the server gets up, and the next person is its host; returns their names."""
    people = {one.user_id: one.name for one in table.seats if one is not None and one.user_id is not None}
    gone = await bot.members.gone(table.setup.guild_id, people, patience)
    for user_id in sorted(gone):
        with suppress(Refused):
            await table.leave(user_id)
    return [people[user_id] for user_id in sorted(gone)]


async def must_all_be_there(act: Act, table: Table) -> None:
    """Before a start: raises Denied if somebody seated has left the server, whose seat is free then."""
    if table.status is not Status.LOBBY or table.setup.tournament is not None:
        return
    if names := await seats_given_up(act.bot, table):
        raise Denied("refusal-seats-given-up", names=", ".join(map(in_text, names)), count=len(names))


async def inherit(act: Act) -> None:
    """Tables where this person waits for a host who has left the server get another host: perhaps this person."""
    user_id, tables = act.user_id, act.bot.tables
    for table in tables.in_guild(act.guild_id or 0):
        waits = table.status is Status.LOBBY and table.seat_of(user_id) is not None
        if waits and table.setup.host_id != user_id and table.setup.tournament is None:
            await seats_given_up(act.bot, table, BEFORE_AN_ANSWER)


async def look_for(bot: Client, user_id: int) -> None:
    """Discord says that somebody is on no server of the bot: what they have on servers they left, they give up."""
    for table in bot.tables.of_user(user_id):
        if table.setup.guild_id is not None and await bot.members.gone(table.setup.guild_id, [user_id]):
            with suppress(Refused):
                await table.leave(user_id)
