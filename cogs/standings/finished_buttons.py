"""Buttons and menus of /stats and /history: the custom id holds whose matches, which ones and what page.

It is `past.verb.name:`, or `pastpick.verb:` for a menu, followed by the `Asked`. Whether it may be shown is checked
again at each press.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Interaction
from cogs.app.custom_ids import number_in, one_of, read
from rendering.canvas.letters.graphemes import shortened

ALL_GAMES: Final = "-"


class Asked(NamedTuple):
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


PastHandler = Callable[[Interaction, Asked, str], Awaitable[None]]
"""Handles a press; the string is what was picked from a menu that changes no part of what is asked."""


class _Press(NamedTuple):
    verb: str
    asked: str
    picked: str = ""

    @answered
    async def handle(self, interaction: Interaction) -> None:
        handler = one_of(interaction.client.past_handlers, self.verb)
        await handler(interaction, read(Asked.read, self.asked), self.picked)


class PastButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"past\.(?P<verb>[a-z]+)\.\w*:(?P<asked>.+)"):
    """Leads to what its `Asked` says."""

    def __init__(
        self,
        verb: str,
        asked: Asked | str,
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
        await _Press(self.verb, self.asked).handle(interaction)


class PastMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pastpick\.(?P<verb>[a-z]+):(?P<asked>.+)"):
    """Its handler gets what was picked."""

    def __init__(
        self,
        verb: str,
        asked: Asked | str,
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
        await _Press(self.verb, self.asked, next(iter(self.item.values), "")).handle(interaction)


PAST_ITEMS: Final = (PastButton, PastMenu)
