"""Who may do what: people on a server, and the bot in a channel; and what becomes of tables whose channel is gone.

A role or channel that a server chose and that was deleted counts as never chosen. A permission is called as Discord
shows it to the reader.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final, cast

import discord
from discord.ext import commands

from cogs.app.answers import Denied, refuse
from cogs.app.client import Act, Client
from cogs.app.i18n import say_for
from cogs.delivery.faults import UNKNOWN_CHANNEL
from cogs.messages.layout import page
from engine.running.table import Table
from engine.table.model.errors import Refused
from engine.table.model.preferences import Limit, Server
from locales import Say


def role_there(guild: discord.Guild | None, role_id: int | None) -> discord.Role | None:
    """A role that a server chose; None: it chose none, or the role is gone."""
    return guild.get_role(role_id) if guild is not None and role_id is not None else None


def channels_there(guild: discord.Guild | None, server: Server) -> frozenset[int]:
    """Where tables may be opened; empty: everywhere."""
    return frozenset(one for one in server.channels if guild is not None and guild.get_channel_or_thread(one))


def holds(act: Act, role: discord.Role | None) -> bool:
    """Whether the person behind an interaction has a role; nobody has one that does not exist."""
    user = act.user
    return role is not None and isinstance(user, discord.Member) and user.get_role(role.id) is not None


def may_manage(act: Act) -> bool:
    """Whether they may manage the server."""
    return act.guild_id is not None and act.interaction.permissions.manage_guild


def must_manage(act: Act) -> int:
    """The server's id; raises Denied for anyone who may not manage it."""
    if act.guild_id is None:
        raise Denied("refusal-only-in-channels")
    if not act.interaction.permissions.manage_guild:
        raise Denied("refusal-manage-server")
    return act.guild_id


def may_stop(act: Act) -> bool:
    """Whether they may stop other people's tables: as a manager of the server, or with its role for that."""
    return may_manage(act) or holds(act, role_there(act.guild, act.server.stopper_role))


def most_open(act: Act, limit: Limit) -> int | None:
    """How many of a kind they may have open on this server, or in direct messages; None: any number, as managers."""
    return None if may_manage(act) else limit.most(act.server)


def may_call(act: Act) -> bool:
    """Whether seasons count the evenings they call: as a manager of the server, or with its role for that."""
    return may_manage(act) or holds(act, role_there(act.guild, act.server.season_role))


NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")

FOR_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""Permissions also needed if each table gets a thread."""
ASKED_FOR: Final = discord.Permissions(**dict.fromkeys((*NEEDED, *FOR_THREADS), True))
"""What the link asks for that invites the bot."""
FOR_EVENTS: Final = "create_events"
"""The permission to make events of the server, and to change and remove one's own. *Manage Events* is about those of
others, and has not been enough since 2026-02-23."""


async def refused_away(act: Act) -> bool:
    """Whether the bot is not where somebody types a command that needs it to be; then it says what to do instead."""
    try:
        must_be_here(act)
    except Denied as denied:
        if act.interaction.type is discord.InteractionType.autocomplete:
            await act.interaction.response.autocomplete([])
        else:
            await refuse(act, denied)
        return True
    return False


def ways_to_play(act: Act) -> dict[str, str]:
    """How texts name the bot, whose direct messages are open to everybody, and the link by which a server gets it."""
    bot_id = act.bot.application_id or 0
    return {"bot": f"<@{bot_id}>", "link": discord.utils.oauth_url(bot_id, permissions=ASKED_FOR)}


def missing_of(permissions: discord.Permissions, in_thread: bool) -> tuple[str, ...]:
    """The permissions a table needs that are missing here."""
    return tuple(name for name in _needed(in_thread) if not getattr(permissions, name))


def missing_here(act: Act) -> tuple[str, ...]:
    """The permissions a table needs that the bot lacks in this channel; in direct messages it needs none."""
    if act.guild_id is None:
        return ()
    return missing_of(act.interaction.app_permissions, isinstance(act.channel, discord.Thread))


def why_closed(channel: object, permissions: discord.Permissions) -> str | None:
    """Why the bot can show nothing in a thread whatever it may in the channel: the key of a sentence; None: it can."""
    if not isinstance(channel, discord.Thread) or permissions.manage_threads:
        return None
    if channel.is_private() and channel.me is None:
        return "refusal-thread-private"
    # An archived one comes back as soon as somebody writes in it.
    return "refusal-thread-locked" if channel.archived and channel.locked else None


def must_be_open(act: Act) -> None:
    """Raises Denied in a thread in which the bot can show nothing."""
    key, user = why_closed(act.channel, act.interaction.app_permissions), act.bot.user
    if key is not None:
        raise Denied(key, bot=user.mention if user is not None else "–")


def must_be_here(act: Act) -> None:
    """Raises Denied where the bot can neither write nor draw, as it was brought by the person alone."""
    if act.is_away:
        raise Denied("refusal-away", **ways_to_play(act))


def must_be_reached(act: Act) -> None:
    """Raises Denied while nothing is known of the server's roles and channels, on which it depends who may do what."""
    if act.guild_id is not None and not is_reached(act.guild):
        raise Denied("refusal-server-unseen")


def must_be_permitted(act: Act, *, opens_thread: bool = False) -> None:
    """Raises Denied if the bot is not here, or lacks a permission a table needs in this channel or a thread of it."""
    must_be_here(act)
    must_be_open(act)
    missing = missing_here(act)
    if opens_thread:
        missing += tuple(name for name in FOR_THREADS if not getattr(act.interaction.app_permissions, name))
    if missing:
        say = act.say
        raise Denied("refusal-missing-permissions", permissions=permission_names(missing, say))


def missing_in(channel: discord.abc.GuildChannel | discord.Thread) -> tuple[str, ...]:
    """The permissions a table needs that the bot lacks in this channel."""
    return missing_of(allowed_in(channel), isinstance(channel, discord.Thread))


def allowed_in(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    """What the bot may do in this channel; nothing on a server that Discord cannot reach just now."""
    me = _self_on(channel.guild)
    return channel.permissions_for(me) if me is not None else discord.Permissions.none()


def allowed_on(guild: discord.Guild) -> discord.Permissions:
    """What the bot may do on this server, channels apart; nothing if Discord cannot reach it just now."""
    me = _self_on(guild)
    return me.guild_permissions if me is not None else discord.Permissions.none()


def is_reached(guild: discord.Guild | None) -> bool:
    """Whether Discord can reach a server, so that what is known of it holds."""
    return guild is not None and _self_on(guild) is not None


def _self_on(guild: discord.Guild) -> discord.Member | None:
    # The library says that it is never None. It is where the bot starts while a server is unavailable, until the first
    # press from there, for which the library makes one that has no roles.
    return cast("discord.Member | None", guild.me) if not guild.unavailable else None


def permission_name(permission: str, say: Say) -> str:
    """The permission's name in Discord's own settings."""
    return say(f"refusal-permission-{permission.replace('_', '-')}")


def permission_names(permissions: Iterable[str], say: Say) -> str:
    """The names of several, in a row."""
    return ", ".join(permission_name(one, say) for one in permissions)


def _needed(in_thread: bool) -> tuple[str, ...]:
    return tuple("send_messages_in_threads" if in_thread and name == "send_messages" else name for name in NEEDED)


async def tell_host(bot: Client, table: Table) -> None:
    """Tell a table's host which permissions the bot lacks there, unless their direct messages are closed."""
    setup = table.setup
    host = await bot.tables.person(setup.host_id)
    say = say_for(host, setup)
    channel = bot.get_channel(setup.channel_id)
    missing: tuple[str, ...] = ()
    closed = None
    if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        missing, closed = missing_in(channel), why_closed(channel, allowed_in(channel))
    if closed is not None:
        told = say(closed.replace("refusal", "play"), channel=f"<#{setup.channel_id}>", bot=f"<@{bot.application_id}>")
    else:
        names = permission_names(missing or NEEDED, say)
        told = say("play-no-permission", channel=f"<#{setup.channel_id}>", permissions=names)
    with suppress(discord.HTTPException):
        await bot.direct.send(setup.host_id, page(told), what="permission", keeps=True)


class Channels(commands.Cog):
    """Listens for deleted channels and threads, of tables and of tournaments."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._lose(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._lose(thread.thread_id)

    async def _lose(self, channel_id: int) -> None:
        # Between two rounds, and before the first, a tournament has no table there.
        known = ((one, (one.setup.channel_id, *one.state.channels)) for one in self._bot.tables.tournaments.all())
        tournaments = [one for one, channels in known if channel_id in channels]
        for table in self._bot.tables.in_channel(channel_id):
            await lose_channel(self._bot, table)
        for tournament in tournaments:
            with suppress(Refused):
                await tournament.lose_channel(channel_id)
            await tournament.look_again()
        await self._bot.tables.clubs.evenings.lose_channel(channel_id)


async def lose_channel(bot: Client, table: Table) -> None:
    """Stop a table on its own; a tournament's table goes on, and its next round is played elsewhere."""
    setup = table.setup
    if setup.tournament is not None:
        tournament = await bot.tables.tournaments.find(setup.tournament.tournament_id)
        await tournament.lose_channel(setup.channel_id)
        return
    with suppress(Refused):
        await table.lose_channel()


async def is_open(bot: Client, guild_id: int, channel_id: int) -> bool:
    """Whether tables can be shown in a channel now; not on a server that Discord cannot reach."""
    guild = bot.get_guild(guild_id)
    if guild is None or not is_reached(guild):
        return False
    channel = guild.get_channel_or_thread(channel_id)
    try:
        channel = channel or await guild.fetch_channel(channel_id)
    except (discord.Forbidden, discord.NotFound):
        return False
    except (discord.DiscordException, OSError):
        # Whether it can is seen when it is tried.
        return True
    return not missing_in(channel) and why_closed(channel, allowed_in(channel)) is None


async def is_gone(bot: Client, channel_id: int) -> bool:
    """Whether a channel no longer exists; Discord may also report one as unknown for a moment."""
    try:
        await bot.fetch_channel(channel_id)
    except discord.NotFound as error:
        return error.code == UNKNOWN_CHANNEL
    except discord.HTTPException:
        pass
    return False
