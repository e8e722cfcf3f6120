"""Who may see whose past matches, and from where; checked at every press, since people change their minds."""

from __future__ import annotations

from cogs.app.answers import Denied
from cogs.app.client import Interaction
from cogs.messages.display_names import name_of_user
from cogs.standings.finished_buttons import ALL_GAMES, Asked
from cogs.standings.leaderboard_query import now, season_of
from engine.standings.history import PastMatch
from engine.standings.statistics import Where


async def must_be_seen(interaction: Interaction, asked: Asked) -> None:
    """Raises Denied if one of the people asked about hides their matches, or those on other servers are private.

    Everybody may see their own, and those they played with or against another.
    """
    own = interaction.user.id
    people = [one for one in (asked.user_id, asked.against) if one]
    for one in people:
        if one != own and (await interaction.client.tables.person(one)).hides_statistics:
            raise Denied("stats-hidden", name=mention(one))
    if own not in people and interaction.guild_id is None:
        raise Denied("stats-not-in-private")
    if own not in people and asked.everywhere:
        raise Denied("stats-everywhere-own")


def where_of(interaction: Interaction, asked: Asked) -> Where:
    """Which matches are meant: those of this server, or all, in direct messages and if all are asked for."""
    return Where(
        guild_id=None if asked.everywhere else interaction.guild_id,
        game=None if asked.game == ALL_GAMES else asked.game,
        season=season_of(asked.season, now()),
    )


def mention(user_id: int) -> str:
    """Somebody in a text, as a mention: readers see their current name, and nobody is pinged."""
    return f"<@{user_id}>"


async def name_of(interaction: Interaction, user_id: int) -> str:
    """Somebody in a picture: their current name if known, else the one at their last table."""
    here = interaction.guild.get_member(user_id) if interaction.guild is not None else None
    known = interaction.user if interaction.user.id == user_id else here
    if known is not None:
        return name_of_user(known)
    last: tuple[PastMatch, ...] = await interaction.client.standings.latest(1, user_id, None)
    return next((seat.name for match in last for seat in match.seats if seat.user_id == user_id), "–")
