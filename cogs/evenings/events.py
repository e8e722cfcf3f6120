"""An evening as an event of the server, where the bot may make events. Failing is no failure: the evening goes on.

All of the server sees its events: an evening whose channel only some can see has none.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at
from cogs.app.permissions import FOR_EVENTS, allowed_on, permission_name
from cogs.app.sight import seen_by_all
from cogs.delivery.faults import SERVER_ERROR
from cogs.evenings.page import game_text, rhythm_text
from engine.clubs.evenings.running import Evening
from locales import Say
from rendering.canvas.letters.graphemes import shortened

_log = logging.getLogger(__name__)

_LASTS: Final = timedelta(hours=3)
"""An event somewhere else than in a voice channel needs an end."""
_MOST: Final = 100
"""Characters of its name and of its place."""
_LONGEST: Final = 1000
EVENT: Final = "event"
"""The kind under which an evening remembers its event; in place of the channel stands the number of the date."""


class Events:
    """The event of one evening: made, kept up to date, removed."""

    def __init__(self, bot: Client, evening: Evening) -> None:
        self._bot, self._evening = bot, evening
        self._shown: tuple[object, ...] | None = None

    async def refresh(self) -> None:
        """Bring the event up to date; whatever Discord refuses is only logged."""
        guild = self._bot.get_guild(self._evening.setup.guild_id)
        if guild is None or not may_make_events(guild):
            return
        try:
            await self._refresh(guild)
        except discord.HTTPException as error:
            _log.info("the event of evening %s could not be shown: %s", self._evening.id, error)
            if error.status < SERVER_ERROR:
                # The same would be refused again: it is asked anew when something about the evening changes.
                self._shown = self._wanted()

    async def _refresh(self, guild: discord.Guild) -> None:
        evening = self._evening
        kept, is_for_all = evening.message_ids.get(EVENT), may_be_told(guild, evening.setup.channel_id)
        if kept is not None and (kept[0] != evening.number or not evening.is_live or is_for_all is False):
            await self._remove(guild, kept[1])
            kept = None
        wanted = self._wanted()
        is_due = evening.is_live and not evening.stage.is_played and not evening.state.channel_lost
        if not (is_due and is_for_all) or wanted == self._shown:
            return
        begins = datetime.fromtimestamp(evening.starts_at, UTC)
        if begins <= discord.utils.utcnow():
            return
        if kept is None:
            event = await self._found(guild, begins) or await self._make(guild, begins)
            await evening.set_message(EVENT, evening.number, event.id)
        else:
            await self._change(guild, kept[1], begins)
        self._shown = wanted

    def _wanted(self) -> tuple[object, ...]:
        evening = self._evening
        return evening.number, evening.starts_at, evening.setup.name, self._place(), self._description()

    def _place(self) -> str:
        channel = self._bot.get_channel(self._evening.setup.channel_id)
        return shortened(f"#{channel}", _MOST) if channel is not None else "Discord"

    def _description(self) -> str:
        setup = self._evening.setup
        say = say_at(setup)
        lines = [game_text(setup, say), rhythm_text(setup.when, say), say("evening-event", channel=self._place())]
        return shortened("\n".join(lines), _LONGEST)

    async def _found(self, guild: discord.Guild, begins: datetime) -> discord.ScheduledEvent | None:
        """The event that was made before a kill, and is not remembered."""
        me = self._bot.user
        for event in await guild.fetch_scheduled_events():
            if (
                me is not None
                and event.creator_id == me.id
                and event.start_time == begins
                and event.name == self._name()
            ):
                return event
        return None

    def _name(self) -> str:
        return shortened(self._evening.setup.name, _MOST)

    async def _make(self, guild: discord.Guild, begins: datetime) -> discord.ScheduledEvent:
        return await guild.create_scheduled_event(
            name=self._name(),
            description=self._description(),
            start_time=begins,
            end_time=begins + _LASTS,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=self._place(),
        )

    async def _change(self, guild: discord.Guild, event_id: int, begins: datetime) -> None:
        """Change the event where it differs; one that somebody has deleted stays deleted."""
        try:
            event = await guild.fetch_scheduled_event(event_id)
        except discord.NotFound:
            return
        now = event.name, event.description, event.start_time, event.location
        if now != (self._name(), self._description(), begins, self._place()):
            await event.edit(
                name=self._name(),
                description=self._description(),
                start_time=begins,
                end_time=begins + _LASTS,
                location=self._place(),
            )

    async def _remove(self, guild: discord.Guild, event_id: int) -> None:
        """An evening that was played has ended, and one that was called off is gone."""
        self._shown = None
        try:
            event = await guild.fetch_scheduled_event(event_id)
            await event.delete()
        except discord.NotFound:
            pass
        await self._evening.set_message(EVENT, 0, 0)


def may_make_events(guild: discord.Guild) -> bool:
    """Whether the bot may make events on this server, and change those it made."""
    return bool(getattr(allowed_on(guild), FOR_EVENTS))


def may_be_told(guild: discord.Guild, channel_id: int) -> bool | None:
    """Whether all of the server may know of what takes place in a channel; None: the gateway tells nothing of it."""
    channel = guild.get_channel_or_thread(channel_id)
    return None if channel is None else seen_by_all(channel)


def without_event(guild: discord.Guild | None, channel_id: int, say: Say) -> str:
    """That this server's list of events does not show an evening there, and what to do; empty if it does."""
    if guild is None:
        return ""
    if may_be_told(guild, channel_id) is False:
        return "\n" + say("evening-not-for-all", channel=f"<#{channel_id}>")
    if may_make_events(guild):
        return ""
    return "\n" + say("evening-without-event", permission=permission_name(FOR_EVENTS, say))
