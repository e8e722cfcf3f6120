"""The buttons and menus of /stats and /history, and who may see whose past matches, and from where.

The custom id holds whose matches, which ones and what page: it is `past.verb.name:`, or `pastpick.verb:` for a menu,
followed by what was asked. Whether it may be shown is checked again at each press, since people change their minds.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, Self

import discord

from cogs.app.answers import Denied, answered
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, one_of, read
from cogs.messages.words import name_of_user
from cogs.standings.leaderboard_query import now, season_of
from engine.standings.history import PastMatch
from engine.standings.personal import Where
from rendering.canvas.letters.graphemes import shortened

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


PastHandler = Callable[[Act, AskedMatches, str], Awaitable[None]]
"""Handles a press; the string is what was picked from a menu that changes no part of what is asked."""


class _PastPress(NamedTuple):
    verb: str
    asked: str
    picked: str = ""

    @answered
    async def handle(self, act: Act) -> None:
        handler = one_of(act.bot.past_handlers, self.verb)
        await handler(act, read(AskedMatches.read, self.asked), self.picked)


class PastButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"past\.(?P<verb>[a-z]+)\.\w*:(?P<asked>.+)"):
    """Leads to what its `Asked` says."""

    def __init__(
        self,
        verb: str,
        asked: AskedMatches | str,
        label: str = "-",
        *,
        name: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        """`name` distinguishes several of one verb in a message."""
        self.verb, self.asked = verb, str(asked)
        super().__init__(
            discord.ui.Button(
                custom_id=f"past.{verb}.{name}:{asked}", label=shortened(label, 80), style=style, disabled=disabled
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], match["asked"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _PastPress(self.verb, self.asked).handle(interaction)


class PastMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pastpick\.(?P<verb>[a-z]+):(?P<asked>.+)"):
    """Its handler gets what was picked."""

    def __init__(
        self,
        verb: str,
        asked: AskedMatches | str,
        options: Sequence[tuple[str, str]] = (("-", "-"),),
        *,
        picked: str | None = None,
        placeholder: str | None = None,
    ) -> None:
        """`options`: value and label of each; `picked`: which one shows."""
        self.verb, self.asked = verb, str(asked)
        listed = [
            discord.SelectOption(value=value, label=shortened(label, 100), default=value == picked)
            for value, label in options[:25]
        ]
        custom_id = f"pastpick.{verb}:{asked}"
        super().__init__(discord.ui.Select(custom_id=custom_id, options=listed, placeholder=placeholder))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], match["asked"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _PastPress(self.verb, self.asked, next(iter(self.item.values), "")).handle(interaction)


PAST_ITEMS: Final = (PastButton, PastMenu)


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
    """Which matches are meant: those of this server, or all, in direct messages and if all are asked for."""
    return Where(
        guild_id=None if asked.everywhere else act.guild_id,
        game=None if asked.game == ALL_GAMES else asked.game,
        season=season_of(asked.season, now()),
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
