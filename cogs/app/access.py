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
from cogs.app.client import Act, Client
from cogs.app.permissions import may_manage
from cogs.app.sight import Place, Sight
from engine.clubs.evenings.running import Evening
from engine.clubs.score_keeper.kept import KeptState
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.state import NOWHERE
from engine.running.table import Table
from engine.standings.history import PastMatch
from engine.table.model.errors import Refusal, Refused

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
    own = {one.user_id for one in evening.state.guests} | ({now.director_id} if is_lost else set())
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


async def sees(act: Act, thing: Thing) -> bool:
    """Whether they can see the channel in which something stands; asked before they take part in it."""
    return await act.bot.part(Sight).sees(act, place_of(thing))


async def may_see(act: Act, thing: Thing) -> bool:
    """Whether they may see something: its channel is one of this server that they can see, or they played in it.

    In direct messages only what they played in themselves.
    """
    return await _may_see(act, place_of(thing))


async def _may_see(act: Act, place: Place) -> bool:
    if act.user_id in place.own:
        return True
    if act.guild_id is None or act.guild_id != place.guild_id:
        return False
    sight, manages = act.bot.part(Sight), may_manage(act)
    if manages and sight.is_lost(place):
        return True
    return await sight.sees(act, place) or (manages and sight.is_lost(place))


async def seen(act: Act, things: Iterable[T]) -> tuple[T, ...]:
    """Those that they may see, in this order. What Discord has not said in time is not seen."""
    user_id, listed = act.user_id, tuple((one, place_of(one)) for one in things)
    # A channel is asked about once, however much stands there.
    others = tuple({place._replace(own=frozenset()) for _, place in listed if user_id not in place.own})
    answers = await asyncio.gather(*(_may_see(act, place) for place in others))
    found = {place for place, is_seen in zip(others, answers, strict=True) if is_seen}
    return tuple(one for one, place in listed if user_id in place.own or place._replace(own=frozenset()) in found)


async def channels_seen(act: Act, channel_ids: Iterable[int]) -> frozenset[int]:
    """Which of these channels of this server they can see."""
    sight, listed = act.bot.part(Sight), tuple(channel_ids)
    places = (Place(act.guild_id, one) for one in listed)
    answers = await asyncio.gather(*(sight.sees(act, one) for one in places))
    return frozenset(one for one, is_seen in zip(listed, answers, strict=True) if is_seen)


async def person_may_see(client: Client, user: discord.abc.User, thing: Thing) -> bool:
    """Whether somebody who did not ask may be shown something: they played in it, or can see its channel."""
    place = place_of(thing)
    return user.id in place.own or await client.part(Sight).person_sees(user, place)


async def must_be_for_all(act: Act, table: Table) -> None:
    """Raises Denied for what would be shown to everybody in a channel, of whom some may not see it."""
    place = place_of(table)
    if act.guild_id is None or act.guild_id != place.guild_id:
        raise Denied("stats-not-here")
    if not await act.bot.part(Sight).is_for_all(act, place):
        raise Denied("stats-not-in-this-channel", channel=f"<#{place.channel_id}>")


async def must_see(act: Act, table: Table) -> None:
    """Raises Refused(no-such-table) for a table that they may not see."""
    if not await may_see(act, table):
        raise Refused(Refusal.NO_SUCH_TABLE, table=table.id)


async def must_see_channel(act: Act, table: Table) -> None:
    """Raises Refused(no-such-table) for somebody who would take part where they can see nothing."""
    if not await sees(act, table):
        raise Refused(Refusal.NO_SUCH_TABLE, table=table.id)


async def find_table(act: Act, number: int) -> Table:
    """The table of this number; raises Refused(no-such-table) for any that they may not see, and BadHistory.

    Only a button says that a table is gone: it was shown to whoever presses it, but numbers can be tried.
    """
    try:
        table = await act.bot.tables.find(number)
    except Refused as refused:
        if refused.reason is Refusal.TABLE_GONE and act.interaction.type is not discord.InteractionType.component:
            raise Refused(Refusal.NO_SUCH_TABLE, table=number) from None
        raise
    await must_see(act, table)
    return table


async def find_table_to_manage(act: Act, number: int) -> Table:
    """The same for whoever manages: the bot's owner reaches every table by direct message."""
    if act.guild_id is None and await act.bot.is_owner(act.user):
        return await act.bot.tables.find(number)
    return await find_table(act, number)


async def tables_here(act: Act) -> tuple[Table, ...]:
    """The live tables of this server that they may see, oldest first."""
    return await seen(act, act.bot.tables.in_guild(act.guild_id or 0))


async def find_tournament(act: Act, number: int) -> Tournament:
    """The tournament of this server with this number; raises Refused(no-such-tournament)."""
    found = await act.bot.tables.tournaments.find(number)
    if found.setup.guild_id != act.guild_id or not await may_see(act, found):
        raise Refused(Refusal.NO_SUCH_TOURNAMENT, tournament=number)
    return found


async def tournaments_here(act: Act) -> tuple[Tournament, ...]:
    """The tournaments of this server that they may see."""
    return await seen(act, act.bot.tables.tournaments.in_guild(act.guild_id or 0))


async def find_evening(act: Act, number: int) -> Evening:
    """The evening of this number; raises Refused(no-such-evening). What came by direct message works there."""
    found = await act.bot.tables.clubs.evenings.find(number)
    private = act.guild_id is None
    if not (await may_see(act, found) or (private and await sees(act, found))):
        raise Refused(Refusal.NO_SUCH_EVENING, evening=number)
    return found


async def evenings_here(act: Act) -> tuple[Evening, ...]:
    """The evenings of this server that they may see, the next one first."""
    return await seen(act, await act.bot.tables.clubs.evenings.in_guild(act.guild_id or 0))


async def find_score(act: Act, number: int) -> KeptState:
    """The score sheet of this number; raises Refused(no-such-score)."""
    state = await act.bot.tables.clubs.scores.find(number)
    if not await may_see(act, state):
        raise Refused(Refusal.NO_SUCH_SCORE, score=number)
    return state


async def scores_here(act: Act) -> tuple[KeptState, ...]:
    """The newest score sheets of this server that go on and that they may see."""
    return await seen(act, await act.bot.tables.clubs.scores.in_guild(act.guild_id or 0))
