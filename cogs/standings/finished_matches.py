"""The buttons and menus of /stats and /history, and who may see whose past matches, and from where.

The custom id holds whose matches, which ones and what page: it is `past.verb.name:`, or `pastpick.verb:` for a menu,
followed by what was asked. Whether it may be shown is checked again at each press, since people change their minds.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from cogs.app import presses
from cogs.app.answers import Denied
from cogs.app.client import Act, name_of_user
from cogs.app.custom_ids import number_in, read
from cogs.app.presses import Button, Family, Menu, Style
from cogs.standings.leaderboard_query import season_pressed
from engine.standings.history import PastMatch
from engine.standings.personal import Where

ALL_GAMES: Final = "-"


class AskedMatches(NamedTuple):
    """Whose matches somebody wants to see, and which of them; `str` gives its form in custom ids."""

    user_id: int
    against: int = 0
    """The other of two; 0: nobody."""
    game: str = ALL_GAMES
    season: str = "all"
    """As `cogs.standings.leaderboard_query` names seasons."""
    everywhere: int = 0
    """1: in all servers."""
    page: int = 1

    def __str__(self) -> str:
        return "/".join(map(str, self))

    @classmethod
    def read(cls, text: str) -> Self:
        """The reverse of `str`; raises ValueError."""
        user_id, against, game, season, everywhere, page = text.split("/")
        return cls(number_in(user_id), number_in(against), game, season, number_in(everywhere), number_in(page))


async def _found(act: Act, match: re.Match[str]) -> tuple[AskedMatches]:
    return (read(AskedMatches.read, match["asked"]),)


of_past: Final = Family("past", r"(?:past\.{verb}\.\w*|pastpick\.{verb}):(?P<asked>.+)", _found)
"""Handlers of presses about finished matches: they get what is asked."""


def past_button(
    verb: str,
    asked: AskedMatches,
    label: str,
    *,
    name: str = "",
    style: Style = Style.secondary,
    disabled: bool = False,
) -> Button:
    """Leads to what is asked; `name` distinguishes several of one verb in a message."""
    return presses.button(f"past.{verb}.{name}:{asked}", label, style=style, disabled=disabled)


def past_menu(
    verb: str,
    asked: AskedMatches,
    options: Sequence[tuple[str, str]],
    *,
    picked: str | None = None,
    placeholder: str | None = None,
) -> Menu:
    """Its handler gets what was picked. `options`: value and label of each; `picked`: which one shows."""
    chosen = () if picked is None else (picked,)
    return presses.menu(f"pastpick.{verb}:{asked}", options, chosen=chosen, placeholder=placeholder)


async def must_be_seen(act: Act, asked: AskedMatches) -> None:
    """Raises Denied if one of the people asked about hides their matches, or those on other servers are private.

    Everybody may see their own, and those they played with or against another.
    """
    own = act.user_id
    people = [one for one in (asked.user_id, asked.against) if one]
    for one in people:
        if one != own and (await act.bot.tables.person(one)).hides_statistics:
            raise Denied("stats-hidden", name=mention(one))
    if own not in people and act.guild_id is None:
        raise Denied("stats-not-in-private")
    if own not in people and asked.everywhere:
        raise Denied("stats-everywhere-own")


def where_of(act: Act, asked: AskedMatches) -> Where:
    """Which matches are meant: those of this server, or all, in direct messages and if all are asked for.

    Raises Refused(stale) for a season that there is not.
    """
    return Where(
        guild_id=None if asked.everywhere else act.guild_id,
        game=None if asked.game == ALL_GAMES else asked.game,
        season=season_pressed(asked.season),
    )


def mention(user_id: int) -> str:
    """Somebody in a text, as a mention: readers see their current name, and nobody is pinged."""
    return f"<@{user_id}>"


async def name_of(act: Act, user_id: int) -> str:
    """Somebody in a picture: their current name if known, else the one at their last table."""
    here = act.guild.get_member(user_id) if act.guild is not None else None
    known = act.user if act.user_id == user_id else here
    if known is not None:
        return name_of_user(known)
    last: tuple[PastMatch, ...] = await act.bot.standings.latest(1, user_id, None)
    return next((seat.name for match in last for seat in match.seats if seat.user_id == user_id), "–")
