"""Buttons and menus of leaderboards: their custom ids hold what they lead to, so they survive a restart.

The custom id is `ranks.verb:page:form:` and the leaderboard as `Asked` writes it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Interaction
from cogs.app.custom_ids import number_in, read
from cogs.standings.leaderboard_query import Asked
from engine.standings.ranking import Measure
from engine.standings.settling import EVERYWHERE
from engine.tables.model.errors import Refusal, Refused
from rendering.canvas.letters.graphemes import shortened

_MINE: Final = "me"
RANKS: Final = "ranks"
"""What a message that was shown to everybody shows."""


class Verb(StrEnum):
    """What a button or a menu does."""

    GO = "go"
    """Turns to what it carries."""
    SHOW = "show"
    """Shows that to everybody."""
    MEASURE = "by"
    """A menu of what to go by."""
    SEASON = "when"
    """A menu of seasons."""


class Shown(NamedTuple):
    """Which part of which leaderboard a message shows."""

    asked: Asked
    page: int | None = 1
    """None: the page with the person asking."""
    as_text: bool = False
    """As a list instead of a picture."""

    def __str__(self) -> str:
        return f"{_MINE if self.page is None else self.page}:{'t' if self.as_text else 'p'}:{self.asked}"

    @classmethod
    def read(cls, text: str) -> Self:
        """The reverse of `str`; raises ValueError."""
        page, form, asked = text.split(":", 2)
        return cls(Asked.read(asked), None if page == _MINE else number_in(page), form == "t")


LeaderboardHandler = Callable[[Interaction, Shown], Awaitable[None]]
"""Handles a press: what it leads to."""


class _Press(NamedTuple):
    verb: Verb
    shown: str
    picked: str = ""

    @answered
    async def handle(self, interaction: Interaction) -> None:
        shown = read(Shown.read, self.shown)
        if shown.asked.scope not in (EVERYWHERE, interaction.guild_id):
            # As with the command: this server or all, never another one.
            raise Refused(Refusal.STALE)
        if self.verb is Verb.MEASURE:
            shown = Shown(shown.asked._replace(measure=read(Measure, self.picked)), 1, shown.as_text)
        elif self.verb is Verb.SEASON:
            shown = Shown(shown.asked._replace(season=self.picked), 1, shown.as_text)
        await interaction.client.leaderboard_handlers[Verb.SHOW if self.verb is Verb.SHOW else Verb.GO](
            interaction, shown
        )


class LeaderboardButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"ranks\.(?P<verb>go|show):(?P<shown>.+)"
):
    """Leads to another page, or shows this one to all."""

    def __init__(
        self,
        verb: Verb,
        shown: Shown | str,
        label: str = "-",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        self.verb, self.shown = verb, str(shown)
        custom_id = f"ranks.{verb}:{shown}"
        super().__init__(
            discord.ui.Button(custom_id=custom_id, label=shortened(label, 80), style=style, disabled=disabled)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(Verb(match["verb"]), match["shown"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _Press(self.verb, self.shown).handle(interaction)


class LeaderboardMenu(
    discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"ranks\.(?P<verb>by|when):(?P<shown>.+)"
):
    """Chooses the measure, or the season."""

    def __init__(self, verb: Verb, shown: Shown | str, options: Sequence[discord.SelectOption] = ()) -> None:
        self.verb, self.shown = verb, str(shown)
        listed = list(options) or [discord.SelectOption(label="-")]
        super().__init__(discord.ui.Select(custom_id=f"ranks.{verb}:{shown}", options=listed))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(Verb(match["verb"]), match["shown"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _Press(self.verb, self.shown, next(iter(self.item.values), "")).handle(interaction)


LEADERBOARD_ITEMS: Final = (LeaderboardButton, LeaderboardMenu)
