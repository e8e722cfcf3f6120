"""Who can see a channel: what the gateway told decides, and where it tells nothing, Discord is asked.

It tells neither who is in a private thread, nor the roles of somebody who writes a direct message, nor of threads that
sleep. An answer is remembered for a minute. Not knowing means no.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

import discord

from cogs.app.client import Act, Client
from cogs.app.newest import Newest
from cogs.app.permissions import is_reached
from cogs.delivery.faults import NOT_TOLD, UNKNOWN_CHANNEL

REMEMBERED: Final = 60.0
"""Seconds for which an answer of Discord's holds."""
MOST_ASKED: Final = 10
"""Questions to Discord about one person within these seconds: nobody makes the bot ask without end."""
PATIENCE: Final = 1.5
"""Seconds that one press may wait for its questions: Discord waits three."""
_MOST_THREADS: Final = 2000
"""Old threads whose channel is remembered: a thread never moves."""
_MOST_ANSWERS: Final = 10_000

Channel = discord.abc.GuildChannel | discord.Thread


class Place(NamedTuple):
    """Where something stands."""

    guild_id: int | None
    """None: direct messages."""
    channel_id: int
    own: frozenset[int] = frozenset()
    """Who has a view of their own of it, whatever they can see now."""
    is_lost: bool | None = False
    """Its channel is gone: who manages the server may see it, to move or end it. None: only Discord knows."""


class Sight:
    """Remembers what Discord said about who can see what."""

    def __init__(self, client: Client) -> None:
        self._client, self._now = client, client.tables.now
        self._answers: Newest[tuple[int, int], tuple[bool, float]] = Newest(_MOST_ANSWERS)
        """By person and channel, and until when it holds."""
        self._asked: Newest[int, list[float]] = Newest(_MOST_ANSWERS)
        """When Discord was asked about somebody."""
        self._threads: Newest[int, discord.Thread] = Newest(_MOST_THREADS)
        """Those that sleep. Who sees their channel, the gateway tells."""
        self._gone: Newest[int, float] = Newest(_MOST_ANSWERS)
        """Channels of which Discord said that there are none, and until when that holds."""

    async def sees(self, act: Act, place: Place) -> bool:
        """Whether the person behind an interaction can see the channel itself."""
        if act.channel_id == place.channel_id:
            # Discord lets nobody press or type where they can see nothing.
            return True
        return await self.person_sees(act.user, place)

    async def person_sees(self, user: discord.abc.User, place: Place) -> bool:
        """Whether somebody can see the channel, whoever asks."""
        guild = self._client.get_guild(place.guild_id or 0)
        if guild is None or not is_reached(guild):
            return False
        channel = guild.get_channel_or_thread(place.channel_id) or self._threads.get(place.channel_id)
        # The roles of whoever presses or is named on a server come with the press.
        member = user if isinstance(user, discord.Member) and user.guild.id == guild.id else None
        if member is not None and channel is not None and (known := known_to_see(channel, member)) is not None:
            return known
        return await self._ask(guild, user.id, member, place.channel_id, channel)

    def is_lost(self, place: Place) -> bool:
        """Whether the channel is gone, as far as was heard when somebody wanted to see it: not knowing means no."""
        return place.is_lost or (place.is_lost is None and self._now() < self._gone.get(place.channel_id, -1.0))

    async def is_for_all(self, act: Act, place: Place) -> bool:
        """Whether something may be shown to everybody in this channel: it stands here, or where the server sees it."""
        here, guild = act.channel, act.guild
        parent = here.parent_id if isinstance(here, discord.Thread) else None
        if place.channel_id in (act.channel_id, parent):
            return True
        if guild is None or guild.id != place.guild_id or not is_reached(guild):
            return False
        channel: Channel | None = guild.get_channel_or_thread(place.channel_id) or self._threads.get(place.channel_id)
        try:
            async with asyncio.timeout(PATIENCE):
                channel = channel or await self._thread(guild, act.user_id, place.channel_id)
        except NOT_TOLD:
            return False
        if isinstance(channel, discord.Thread) and channel.parent_id == act.channel_id:
            return not channel.is_private()
        return channel is not None and seen_by_all(channel)

    async def _ask(
        self,
        guild: discord.Guild,
        user_id: int,
        member: discord.Member | None,
        channel_id: int,
        channel: Channel | None,
    ) -> bool:
        now, key = self._now(), (user_id, channel_id)
        answer, until = self._answers.get(key, (False, -1.0))
        if now < until:
            return answer
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self._answer(
                    guild, user_id, member, channel or await self._thread(guild, user_id, channel_id)
                )
        except discord.NotFound:
            found = False
        except NOT_TOLD:
            return False
        self._answers[key] = found, now + REMEMBERED
        return found

    async def _answer(
        self, guild: discord.Guild, user_id: int, member: discord.Member | None, channel: Channel | None
    ) -> bool:
        if channel is None:
            return False
        if member is None:
            self._note_question(user_id)
            member = await guild.fetch_member(user_id)
        found = known_to_see(channel, member)
        if found is None and isinstance(channel, discord.Thread):
            self._note_question(user_id)
            return await _is_in(channel, user_id)
        return bool(found)

    async def _thread(self, guild: discord.Guild, user_id: int, channel_id: int) -> discord.Thread | None:
        """A thread that sleeps, so that the gateway does not tell of it; None: the bot cannot see such a one."""
        self._note_question(user_id)
        try:
            found = await guild.fetch_channel(channel_id)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                self._gone[channel_id] = self._now() + REMEMBERED
            return None
        except (discord.Forbidden, discord.InvalidData):
            return None
        if not isinstance(found, discord.Thread):
            return None
        self._threads[channel_id] = found
        return found

    def _note_question(self, user_id: int) -> None:
        """Raises TimeoutError if Discord was asked too often about somebody: then it is not known."""
        now = self._now()
        lately = [one for one in self._asked.pop(user_id, ()) if now - one < REMEMBERED]
        # Those who asked last stand last, so that others are forgotten first.
        self._asked[user_id] = lately
        if len(lately) >= MOST_ASKED:
            raise TimeoutError
        lately.append(now)


def seen_by_all(channel: Channel) -> bool:
    """Whether everybody on its server can see it, whatever their roles."""
    if isinstance(channel, discord.Thread):
        return not channel.is_private() and channel.parent is not None and seen_by_all(channel.parent)
    return channel.permissions_for(channel.guild.default_role).view_channel


def known_to_see(channel: Channel, member: discord.Member) -> bool | None:
    """Whether a member can see a channel; None: only Discord knows who is in a private thread."""
    try:
        allowed = channel.permissions_for(member)
    except discord.ClientException:
        # The channel of this thread is not known.
        return False
    if not allowed.view_channel:
        return False
    if isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
        return None
    return True


async def _is_in(thread: discord.Thread, user_id: int) -> bool:
    try:
        await thread.fetch_member(user_id)
    except discord.NotFound:
        return False
    return True
