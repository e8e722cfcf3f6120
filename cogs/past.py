"""Whose past may be looked at, by whom and from where; judged at every press, since people change their mind."""

from __future__ import annotations

from discord.utils import escape_markdown

from cogs.answers import Denied, Interaction
from cogs.leaderboard_query import now, season_of
from cogs.past_buttons import ALL_GAMES, Asked
from engine.standings.history import PastMatch
from engine.standings.statistics import Where


async def must_be_seen(interaction: Interaction, asked: Asked) -> None:
    """Raises Denied where one of the people asked for hides theirs, or their matches elsewhere are nobody's business.

    Everybody sees their own, and what they did with or against another.
    """
    own = interaction.user.id
    people = [one for one in (asked.user_id, asked.against) if one]
    for one in people:
        if one != own and (await interaction.client.tables.person(one)).hides_statistics:
            raise Denied("stats-hidden", name=f"<@{one}>")
    if own not in people and interaction.guild_id is None:
        raise Denied("stats-not-in-private")
    if own not in people and asked.everywhere:
        raise Denied("stats-everywhere-own")


def where_of(interaction: Interaction, asked: Asked) -> Where:
    """Which matches are meant: those of this server, or all from a direct message and where all are asked for."""
    return Where(
        guild_id=None if asked.everywhere else interaction.guild_id,
        game=None if asked.game == ALL_GAMES else asked.game,
        season=season_of(asked.season, now()),
    )


async def name_of(interaction: Interaction, user_id: int) -> str:
    """What somebody is called here, as it is: for pictures, and for markdown once it is escaped."""
    here = interaction.guild.get_member(user_id) if interaction.guild is not None else None
    known = interaction.user if interaction.user.id == user_id else here or interaction.client.get_user(user_id)
    if known is not None:
        return known.display_name
    return await _last_name(interaction, user_id)


async def _last_name(interaction: Interaction, user_id: int) -> str:
    """As they sat at their last table: without the list of a server's members nobody knows who they are now."""
    last: tuple[PastMatch, ...] = await interaction.client.standings.latest(1, user_id, None)
    names = (seat.name for match in last for seat in match.seats if seat.user_id == user_id)
    return next(names, "–")


def safe(name: str) -> str:
    """A name within markdown; it calls nobody."""
    return escape_markdown(name).replace("<", "\\<")
