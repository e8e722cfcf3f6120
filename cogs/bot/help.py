"""What to do next: /help, depending on who asks and where, and the message to a server that the bot has just joined.

/help knows somebody at a table, without one, by direct message, where the bot is not, and as a manager. The message on
joining also says which permissions are missing; on leaving a server, what was posted there is dropped.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import discord
from discord.ext import commands, tasks

from cogs.app import presses
from cogs.app.access import tables_here
from cogs.app.answers import command, tell
from cogs.app.client import Act, Client
from cogs.app.permissions import (
    NEEDED,
    allowed_in,
    may_manage,
    missing_here,
    missing_in,
    permission_names,
    ways_to_play,
)
from cogs.app.places import anywhere
from cogs.app.presses import Button, pressed
from cogs.messages.layout import Page, fitting, page
from cogs.messages.words import in_text, seat_name, which_table
from engine.running.table import Table
from engine.table.model.errors import JournalClosed, JournalError
from engine.table.model.status import Status
from locales import LANGUAGES, Say, language_of, say_in

_MOST_TABLES: Final = 5
"""Tables whose standing the help shows."""
_ROOM: Final = 1500


class HelpCommands(commands.Cog):
    """Works in direct messages too."""

    @anywhere
    @command("admin-command-help")
    async def help(self, act: Act) -> None:
        """Show one private page."""
        say = act.say
        tables = await tables_here(act)
        here = fitting(_here(act, tables, say), _ROOM)
        clubs = ("clubs",) if act.guild_id is not None else ()
        known = [say(f"admin-help-{about}") for about in ("play", "past", "learn", *clubs, "own")]
        known.insert(1, say("hints-help"))
        known.insert(-1, say("score-help"))
        parts = [say("admin-help-title"), here, *known]
        if may_manage(act):
            parts.append(say("admin-help-manager"))
        await tell(act, page(*parts))


def _here(act: Act, here: Sequence[Table], say: Say) -> Iterator[str]:
    """Where this person stands here, and what to do first; `here`: the tables of this server that they may see."""
    tables = act.bot.tables
    own = tables.of_user(act.user_id)[:_MOST_TABLES]
    for table in own:
        yield standing_of(table, act.user_id, say)
    if act.is_away:
        yield say("admin-help-guest", **ways_to_play(act))
        return
    if act.guild_id is None:
        yield say("admin-help-direct")
        yield say("admin-help-alone")
        return
    missing = missing_here(act)
    if missing:
        yield say("admin-help-missing", permissions=permission_names(missing, say))
    if own:
        return
    waiting = [table for table in here if table.status is Status.LOBBY]
    free = [table for table in waiting if table.free_seats and table.setup.tournament is None]
    for table in free[:_MOST_TABLES]:
        where = f"<#{table.setup.channel_id}>"
        yield say("admin-help-free", **which_table(table, say), channel=where)
    yield say("admin-help-open")


def standing_of(table: Table, user_id: int, say: Say) -> str:
    """How things stand at a table for somebody seated there."""
    setup = table.setup
    where = say("admin-help-private") if setup.guild_id is None else f"<#{setup.channel_id}>"
    facts = {**which_table(table, say), "channel": where}
    seat = table.seat_of(user_id)
    occupant = table.occupant(seat) if seat else None
    if table.status is Status.LOBBY:
        is_host = table.setup.host_id == user_id
        who = ("host-waits" if table.free_seats else "host-starts") if is_host else "lobby"
        return say(f"admin-help-{who}", **facts, count=len(table.free_seats))
    if seat in table.missing_answers:
        return say("admin-help-answer", **facts)
    if occupant is not None and occupant.away:
        return say("admin-help-away", **facts)
    if table.paused:
        return say("admin-help-paused", **facts)
    if seat in table.actors:
        return say("admin-help-turn", **facts)
    names = ", ".join(seat_name(table, actor, say) for actor in table.actors)
    return say("admin-help-others", **facts, name=names) if names else say("admin-help-between", **facts)


_log = logging.getLogger(__name__)

_TIDY_HOURS: Final = 24


class Welcome(commands.Cog):
    """Listens for Discord's server events."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    async def cog_unload(self) -> None:
        self.tidy.cancel()

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Catch up on servers of this shard that removed the bot while it was not running."""
        try:
            here = {guild.id for guild in self._bot.guilds if guild.shard_id == shard_id}
            await self._bot.tables.servers.be_only_in(here, shard_id)
        except JournalError as error:
            _report("servers left meanwhile could not be noted: %s", error)
            return
        # Not earlier: a server that took the bot back meanwhile keeps its settings.
        if not self.tidy.is_running():
            self.tidy.start()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Post the welcome where it can be read; a returning server finds its old settings."""
        try:
            await self._bot.tables.servers.come_to(guild.id)
        except JournalError as error:
            _report("a server could not be noted: %s", error)
        channel = first_channel(guild)
        say = say_in(language_of(guild.preferred_locale.value))
        try:
            if channel is None:
                await self._bot.direct.send(guild.owner_id or 0, page(_nowhere(guild, say)), what="welcome", keeps=True)
            else:
                await channel.send(view=welcome_page(channel, say).view)
        except discord.HTTPException as error:
            _log.warning("a server could not be greeted: %s", error)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the tables of a server that removed the bot; its settings are kept for a while."""
        try:
            await self._bot.tables.servers.leave(guild.id)
        except JournalError as error:
            _report("a server could not be left: %s", error)

    @tasks.loop(hours=_TIDY_HOURS)
    async def tidy(self) -> None:
        """Forget the servers that the bot left long ago."""
        try:
            gone = await self._bot.tables.servers.forget_left()
            await self._bot.tables.journal.leave_no_trace()
        except JournalError as error:
            _report("servers left could not be forgotten: %s", error)
            return
        if gone:
            _log.info("servers forgotten after the time of grace: %s", len(gone))


def first_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """Where everybody best sees a message: the server's system channel, else the first the bot can write to."""
    candidates = [guild.system_channel, *sorted(guild.text_channels, key=lambda channel: channel.position)]
    return next(
        (
            channel
            for channel in candidates
            if channel is not None and allowed_in(channel).view_channel and allowed_in(channel).send_messages
        ),
        None,
    )


def welcome_page(channel: discord.abc.GuildChannel, say: Say) -> Page:
    """What to do first, and the names of the permissions the bot lacks in this channel; in any language."""
    missing = missing_in(channel)
    names = permission_names(missing, say)
    state = say("admin-welcome-missing", channel=channel.mention, permissions=names) if missing else None
    return page(
        say("admin-welcome-title"),
        say("admin-welcome-first"),
        say("admin-welcome-clubs"),
        say("admin-welcome-manager"),
        state or say("admin-welcome-ready", channel=channel.mention),
        [_welcome_button(language) for language in LANGUAGES],
    )


def _report(what: str, error: JournalError) -> None:
    """Log a failure; it is none that Discord tells of something while the program ends."""
    _log.log(logging.INFO if isinstance(error, JournalClosed) else logging.ERROR, what, error)


def _nowhere(guild: discord.Guild, say: Say) -> str:
    """What the server's owner is told if the bot can write nowhere."""
    names = permission_names(NEEDED, say)
    return say("admin-welcome-nowhere", server=in_text(guild.name), permissions=names)


def _welcome_button(language: str) -> Button:
    return presses.button(f"welcome:{language}", say_in(language)("admin-welcome-language"))


@pressed("welcome", "language", r"welcome:([a-z]{2})")
async def _welcome_in(act: Act, language: str) -> None:
    """Show the welcome in another language; a manager sets the server's language so, too."""
    language = language_of(language)
    channel, say = act.channel, say_in(language)
    if not isinstance(channel, discord.abc.GuildChannel):
        await act.response.defer()
    elif may_manage(act):
        spoken = language
        await act.bot.tables.change_server(channel.guild.id, lambda server: replace(server, language=spoken))
        await act.answer(welcome_page(channel, say))
    else:
        await tell(act, welcome_page(channel, say))
