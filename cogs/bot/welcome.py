"""Joining and leaving a server: one message that says what to do first, and which permissions are missing."""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from typing import Any, Final, NamedTuple, Self

import discord
from discord.ext import commands, tasks

from cogs.app.answers import answered
from cogs.app.client import Client, Interaction
from cogs.app.permissions import NEEDED, allowed_in, missing_in, permission_names
from cogs.app.rights import may_manage
from cogs.messages.display_names import in_text
from cogs.messages.layout import Page, page
from engine.tables.model.errors import JournalError
from locales import LANGUAGES, Say, language_of, say_in

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
            _log.error("servers left meanwhile could not be noted: %s", error)
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
            _log.error("a server could not be noted: %s", error)
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
            _log.error("a server could not be left: %s", error)

    @tasks.loop(hours=_TIDY_HOURS)
    async def tidy(self) -> None:
        """Forget the servers that the bot left long ago."""
        try:
            gone = await self._bot.tables.servers.forget_left()
            await self._bot.tables.journal.leave_no_trace()
        except JournalError as error:
            _log.error("servers left could not be forgotten: %s", error)
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
        [WelcomeButton(language) for language in LANGUAGES],
    )


def _nowhere(guild: discord.Guild, say: Say) -> str:
    """What the server's owner is told if the bot can write nowhere."""
    names = permission_names(NEEDED, say)
    return say("admin-welcome-nowhere", server=in_text(guild.name), permissions=names)


class WelcomeButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"welcome:(?P<language>[a-z]{2})"):
    """Shows the welcome in another language; pressed by a manager, it sets the server's language too."""

    def __init__(self, language: str) -> None:
        self.language = language
        label = say_in(language)("admin-welcome-language")
        super().__init__(discord.ui.Button(custom_id=f"welcome:{language}", label=label))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(language_of(match["language"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _Press(self.language).handle(interaction)


class _Press(NamedTuple):
    language: str

    @answered
    async def handle(self, interaction: Interaction) -> None:
        channel, say = interaction.channel, say_in(self.language)
        if not isinstance(channel, discord.abc.GuildChannel):
            await interaction.response.defer()
        elif may_manage(interaction):
            spoken = self.language
            await interaction.client.tables.change_server(
                channel.guild.id, lambda server: replace(server, language=spoken)
            )
            await interaction.client.delivery.answer(interaction, welcome_page(channel, say))
        else:
            await interaction.response.send_message(view=welcome_page(channel, say).view, ephemeral=True)
