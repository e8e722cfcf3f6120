"""Who may see what stands in a channel: one answer, which every door asks for.

Whoever cannot see a channel sees nothing of what stands there, unless they played in it themselves: then they keep
their own view. To all others its number is one that does not exist. Ratings and statistics are of the whole server.

`cogs/app/sight.py` knows who can see a channel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import singledispatch
from typing import TypeVar

import discord

from cogs.app.answers import Denied
from cogs.app.client import Client, Interaction
from cogs.app.permissions import may_manage
from cogs.app.sight import Place, Sight
from engine.clubs.evenings.running import Evening
from engine.score_keeper.kept import KeptState
from engine.standings.history import PastMatch
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tournaments.progress import Tournament
from engine.tournaments.state import NOWHERE

Thing = Table | Tournament | Evening | KeptState | PastMatch
T = TypeVar("T", Table, Tournament, Evening, KeptState, PastMatch)


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
    # Nobody writes down that the channel of a sheet is gone.
    return Place(state.setup.guild_id, state.setup.channel_id, frozenset(own), is_lost=None)


@place_of.register
def _(match: PastMatch) -> Place:
    own = {one for seat in match.seats for one in (seat.user_id, seat.finished_by)}
    own |= {stint.user_id for stint in match.replaced}
    return Place(match.guild_id, match.channel_id, frozenset(one for one in own if one is not None))


async def sees(interaction: Interaction, thing: Thing) -> bool:
    """Whether they can see the channel in which something stands; asked before they take part in it."""
    return await interaction.client.part(Sight).sees(interaction, place_of(thing))


async def may_see(interaction: Interaction, thing: Thing) -> bool:
    """Whether they may see something: its channel is one of this server that they can see, or they played in it.

    In direct messages only what they played in themselves.
    """
    return await _may_see(interaction, place_of(thing))


async def _may_see(interaction: Interaction, place: Place) -> bool:
    if interaction.user.id in place.own:
        return True
    if interaction.guild_id is None or interaction.guild_id != place.guild_id:
        return False
    sight, manages = interaction.client.part(Sight), may_manage(interaction)
    if manages and sight.is_lost(place):
        return True
    return await sight.sees(interaction, place) or (manages and sight.is_lost(place))


async def seen(interaction: Interaction, things: Iterable[T]) -> tuple[T, ...]:
    """Those that they may see, in this order. What Discord has not said in time is not seen."""
    user_id, listed = interaction.user.id, tuple((one, place_of(one)) for one in things)
    # A channel is asked about once, however much stands there.
    others = tuple({place._replace(own=frozenset()) for _, place in listed if user_id not in place.own})
    answers = await asyncio.gather(*(_may_see(interaction, place) for place in others))
    found = {place for place, is_seen in zip(others, answers, strict=True) if is_seen}
    return tuple(one for one, place in listed if user_id in place.own or place._replace(own=frozenset()) in found)


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


async def find_table_to_manage(interaction: Interaction, number: int) -> Table:
    """The same for whoever manages: the bot's owner reaches every table by direct message."""
    if interaction.guild_id is None and await interaction.client.is_owner(interaction.user):
        return await interaction.client.tables.find(number)
    return await find_table(interaction, number)


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


async def scores_here(interaction: Interaction) -> tuple[KeptState, ...]:
    """The newest score sheets of this server that go on and that they may see."""
    return await seen(interaction, await interaction.client.tables.clubs.scores.in_guild(interaction.guild_id or 0))
