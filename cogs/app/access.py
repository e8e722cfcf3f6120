"""Who may see what stands in a channel: one answer, which every door asks for.

Whoever cannot see a channel sees nothing of what stands there, unless they played in it themselves: then they keep
their own view. To all others its number is one that does not exist. Ratings and statistics are of the whole server.

What the gateway has told decides. It tells neither who is in a private thread, nor the roles of somebody who writes a
direct message, nor of old threads: there Discord is asked, and its answer remembered for a minute. Not knowing means
no.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import singledispatch
from typing import Final, NamedTuple, TypeVar

import aiohttp
import discord

from cogs.app.answers import Denied
from cogs.app.client import Client, Interaction
from cogs.app.permissions import is_reached
from cogs.app.rights import may_manage
from engine.clubs.evenings.running import Evening
from engine.score_keeper.kept import KeptState
from engine.standings.history import PastMatch
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tournaments.progress import Tournament
from engine.tournaments.state import NOWHERE

REMEMBERED: Final = 60.0
"""Seconds for which an answer of Discord's holds."""
MOST_ASKED: Final = 10
"""Questions to Discord about one person within these seconds: nobody makes the bot ask without end."""
PATIENCE: Final = 1.5
"""Seconds that one press may wait for its questions: Discord waits three."""
_MOST_THREADS: Final = 2000
"""Old threads whose channel is remembered: a thread never moves."""
_MOST_ANSWERS: Final = 10_000
_FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError, TimeoutError)

Channel = discord.abc.GuildChannel | discord.Thread
Thing = Table | Tournament | Evening | KeptState | PastMatch
T = TypeVar("T", Table, Tournament, Evening, KeptState, PastMatch)


class Place(NamedTuple):
    """Where something stands."""

    guild_id: int | None
    """None: direct messages."""
    channel_id: int
    own: frozenset[int] = frozenset()
    """Who has a view of their own of it, whatever they can see now."""
    is_lost: bool = False
    """Its channel is gone: who manages the server may see it, to move or end it."""


@singledispatch
def place_of(thing: object) -> Place:
    """Where a table, tournament, evening, score sheet or finished match stands, and who played in it."""
    raise TypeError(thing)


@place_of.register
def _(table: Table) -> Place:
    return Place(table.setup.guild_id, table.setup.channel_id, table.ever_seated)


@place_of.register
def _(tournament: Tournament) -> Place:
    now = tournament.state
    own = {one for entrant in now.entrants for one in (entrant.user_id, entrant.kept_for) if one is not None}
    is_lost = now.setup.channel_id == NOWHERE
    if is_lost:
        # A director moves it to another channel.
        own |= {now.setup.host_id, *(one.user_id for one in now.directors)}
    return Place(now.setup.guild_id, now.setup.channel_id, frozenset(own), is_lost)


@place_of.register
def _(evening: Evening) -> Place:
    now, is_lost = evening.setup, evening.state.channel_lost
    own = {one.user_id for one in evening.guests} | ({now.director_id} if is_lost else set())
    return Place(now.guild_id, now.channel_id, frozenset(own), is_lost)


@place_of.register
def _(state: KeptState) -> Place:
    own = state.members | {state.setup.opener.user_id}
    return Place(state.setup.guild_id, state.setup.channel_id, frozenset(own))


@place_of.register
def _(match: PastMatch) -> Place:
    own = {one for seat in match.seats for one in (seat.user_id, seat.finished_by)}
    own |= {stint.user_id for stint in match.replaced}
    return Place(match.guild_id, match.channel_id, frozenset(one for one in own if one is not None))


class Sight:
    """Remembers what Discord said about who can see what."""

    def __init__(self, client: Client) -> None:
        self._client, self._now = client, client.tables.now
        self._answers: dict[tuple[int, int], tuple[bool, float]] = {}
        """By person and channel, and until when it holds."""
        self._asked: dict[int, list[float]] = {}
        """When Discord was asked about somebody."""
        self._threads: dict[int, discord.Thread] = {}
        """Those that sleep. Who sees their channel, the gateway tells."""

    async def sees(self, interaction: Interaction, place: Place) -> bool:
        """Whether the person behind an interaction can see the channel itself."""
        if interaction.channel_id == place.channel_id:
            # Discord lets nobody press or type where they can see nothing.
            return True
        return await self.person_sees(interaction.user, place)

    async def person_sees(self, user: discord.abc.User, place: Place) -> bool:
        """Whether somebody can see the channel, whoever asks."""
        guild = self._client.get_guild(place.guild_id or 0)
        if guild is None or not is_reached(guild):
            return False
        channel = guild.get_channel_or_thread(place.channel_id) or self._threads.get(place.channel_id)
        # The roles of whoever presses or is named on a server come with the press.
        member = user if isinstance(user, discord.Member) and user.guild.id == guild.id else None
        if member is not None and channel is not None and (known := _known(channel, member)) is not None:
            return known
        return await self._ask(guild, user.id, member, place.channel_id, channel)

    async def is_for_all(self, interaction: Interaction, place: Place) -> bool:
        """Whether something may be shown to everybody in this channel: it stands here, or where the server sees it."""
        here, guild = interaction.channel, interaction.guild
        parent = here.parent_id if isinstance(here, discord.Thread) else None
        if place.channel_id in (interaction.channel_id, parent):
            return True
        if guild is None or guild.id != place.guild_id or not is_reached(guild):
            return False
        channel: Channel | None = guild.get_channel_or_thread(place.channel_id) or self._threads.get(place.channel_id)
        try:
            async with asyncio.timeout(PATIENCE):
                channel = channel or await self._thread(guild, interaction.user.id, place.channel_id)
        except _FAILURES:
            return False
        if isinstance(channel, discord.Thread):
            is_private, channel = channel.is_private(), channel.parent
            if is_private or (channel is not None and channel.id == interaction.channel_id):
                return not is_private
        return channel is not None and channel.permissions_for(guild.default_role).view_channel

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
        except _FAILURES:
            return False
        if len(self._answers) >= _MOST_ANSWERS:
            self._answers = {one: kept for one, kept in self._answers.items() if now < kept[1]}
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
        found = _known(channel, member)
        if found is None and isinstance(channel, discord.Thread):
            self._note_question(user_id)
            return await _is_in(channel, user_id)
        return bool(found)

    async def _thread(self, guild: discord.Guild, user_id: int, channel_id: int) -> discord.Thread | None:
        """A thread that sleeps, so that the gateway does not tell of it; None: the bot cannot see such a one."""
        self._note_question(user_id)
        try:
            found = await guild.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            return None
        if not isinstance(found, discord.Thread):
            return None
        if len(self._threads) >= _MOST_THREADS:
            del self._threads[next(iter(self._threads))]
        self._threads[channel_id] = found
        return found

    def _note_question(self, user_id: int) -> None:
        """Raises TimeoutError if Discord was asked too often about somebody: then it is not known."""
        now = self._now()
        lately = [one for one in self._asked.pop(user_id, ()) if now - one < REMEMBERED]
        # Those who asked last stand last, so that others are forgotten first.
        self._asked[user_id] = lately
        if len(self._asked) > _MOST_ANSWERS:
            del self._asked[next(iter(self._asked))]
        if len(lately) >= MOST_ASKED:
            raise TimeoutError
        lately.append(now)


def _known(channel: Channel, member: discord.Member) -> bool | None:
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


async def sees(interaction: Interaction, thing: Thing) -> bool:
    """Whether they can see the channel in which something stands; asked before they take part in it."""
    return await interaction.client.part(Sight).sees(interaction, place_of(thing))


async def may_see(interaction: Interaction, thing: Thing) -> bool:
    """Whether they may see something: its channel is one of this server that they can see, or they played in it.

    In direct messages only what they played in themselves.
    """
    place = place_of(thing)
    if interaction.user.id in place.own:
        return True
    here = interaction.guild_id is not None and interaction.guild_id == place.guild_id
    if here and place.is_lost and may_manage(interaction):
        return True
    return here and await interaction.client.part(Sight).sees(interaction, place)


async def seen(interaction: Interaction, things: Iterable[T]) -> tuple[T, ...]:
    """Those that they may see, in this order. What Discord has not said in time is not seen."""
    listed = tuple(things)
    answers = await asyncio.gather(*(may_see(interaction, one) for one in listed))
    return tuple(one for one, is_seen in zip(listed, answers, strict=True) if is_seen)


async def channels_seen(interaction: Interaction, channel_ids: Iterable[int]) -> frozenset[int]:
    """Which of these channels of this server they can see."""
    sight, listed = interaction.client.part(Sight), tuple(channel_ids)
    places = (Place(interaction.guild_id, one) for one in listed)
    answers = await asyncio.gather(*(sight.sees(interaction, one) for one in places))
    return frozenset(one for one, is_seen in zip(listed, answers, strict=True) if is_seen)


async def person_may_see(client: Client, user: discord.abc.User, thing: Thing) -> bool:
    """Whether somebody who did not ask may be shown something: they played in it, or can see its channel."""
    place = place_of(thing)
    return user.id in place.own or await client.part(Sight).person_sees(user, place)


async def must_be_for_all(interaction: Interaction, table: Table) -> None:
    """Raises Denied for what would be shown to everybody in a channel, of whom some may not see it."""
    place = place_of(table)
    if interaction.guild_id is None or interaction.guild_id != place.guild_id:
        raise Denied("stats-not-here")
    if not await interaction.client.part(Sight).is_for_all(interaction, place):
        raise Denied("stats-not-in-this-channel", channel=f"<#{place.channel_id}>")


async def must_see(interaction: Interaction, table: Table) -> None:
    """Raises Refused(no-such-table) for a table that they may not see."""
    if not await may_see(interaction, table):
        raise Refused(Refusal.NO_SUCH_TABLE, table=table.id)


async def must_see_channel(interaction: Interaction, table: Table) -> None:
    """Raises Refused(no-such-table) for somebody who would take part where they can see nothing."""
    if not await sees(interaction, table):
        raise Refused(Refusal.NO_SUCH_TABLE, table=table.id)


async def find_table(interaction: Interaction, number: int) -> Table:
    """The table of this number; raises Refused(no-such-table) for any that they may not see, and BadHistory.

    Only a button says that a table is gone: it was shown to whoever presses it, but numbers can be tried.
    """
    try:
        table = await interaction.client.tables.find(number)
    except Refused as refused:
        if refused.reason is Refusal.TABLE_GONE and interaction.type is not discord.InteractionType.component:
            raise Refused(Refusal.NO_SUCH_TABLE, table=number) from None
        raise
    await must_see(interaction, table)
    return table


async def tables_here(interaction: Interaction) -> tuple[Table, ...]:
    """The live tables of this server that they may see, oldest first."""
    return await seen(interaction, interaction.client.tables.in_guild(interaction.guild_id or 0))


async def find_tournament(interaction: Interaction, number: int) -> Tournament:
    """The tournament of this server with this number; raises Refused(no-such-tournament)."""
    found = await interaction.client.tables.tournaments.find(number)
    if found.setup.guild_id != interaction.guild_id or not await may_see(interaction, found):
        raise Refused(Refusal.NO_SUCH_TOURNAMENT, tournament=number)
    return found


async def tournaments_here(interaction: Interaction) -> tuple[Tournament, ...]:
    """The tournaments of this server that they may see."""
    return await seen(interaction, interaction.client.tables.tournaments.in_guild(interaction.guild_id or 0))


async def find_evening(interaction: Interaction, number: int) -> Evening:
    """The evening of this number; raises Refused(no-such-evening). What came by direct message works there."""
    found = await interaction.client.tables.clubs.evenings.find(number)
    private = interaction.guild_id is None
    if not (await may_see(interaction, found) or (private and await sees(interaction, found))):
        raise Refused(Refusal.NO_SUCH_EVENING, evening=number)
    return found


async def evenings_here(interaction: Interaction) -> tuple[Evening, ...]:
    """The evenings of this server that they may see, the next one first."""
    return await seen(interaction, await interaction.client.tables.clubs.evenings.in_guild(interaction.guild_id or 0))


async def find_score(interaction: Interaction, number: int) -> KeptState:
    """The score sheet of this number; raises Refused(no-such-score)."""
    state = await interaction.client.tables.clubs.scores.find(number)
    if not await may_see(interaction, state):
        raise Refused(Refusal.NO_SUCH_SCORE, score=number)
    return state
