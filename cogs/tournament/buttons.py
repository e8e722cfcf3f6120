"""The buttons of a tournament: like those of a table, they carry their purpose in their custom id.

The custom id is `tournament.verb:number`, with `:fact` behind it where there is one; a verb names a handler in the
bot's table of them. A menu of the server's members is `tournament.who.verb:number`, and its fact is who was picked.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Self

import discord

from cogs.app.access import find_tournament
from cogs.app.answers import answered, refuse
from cogs.app.client import Interaction
from cogs.app.custom_ids import one_of
from engine.tables.model.errors import Refusal, Refused
from engine.tournaments.progress import Tournament
from rendering.canvas.letters.graphemes import shortened

TournamentHandler = Callable[[Interaction, Tournament, str], Awaitable[None]]
"""Handles a press by the interaction's user, with its fact."""
PICKED: Final = "picked"
"""Among an interaction's extras: who was picked from a menu."""


class _Press(NamedTuple):
    verb: str
    tournament_id: int
    fact: str = ""

    @answered
    async def handle(self, interaction: Interaction) -> None:
        handler = one_of(interaction.client.tournament_handlers, self.verb)
        tournament = await find_tournament(interaction, self.tournament_id)
        await handler(interaction, tournament, self.fact)
        if not interaction.response.is_done():
            await interaction.response.defer()


class TournamentButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=r"tournament\.(?P<verb>[a-z]+):(?P<tournament>\d{1,15})(?::(?P<fact>[a-z0-9.]{1,20}))?",
):
    """A button of a tournament."""

    def __init__(
        self,
        verb: str,
        tournament_id: int,
        fact: str = "",
        *,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        self.verb, self.tournament_id, self.fact = verb, tournament_id, fact
        custom_id = f"tournament.{verb}:{tournament_id}" + (f":{fact}" if fact else "")
        super().__init__(
            discord.ui.Button(custom_id=custom_id, label=shortened(label, 80), style=style, disabled=disabled)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["tournament"]), match["fact"] or "", label="-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _Press(self.verb, self.tournament_id, self.fact).handle(interaction)


class TournamentPeopleMenu(
    discord.ui.DynamicItem[discord.ui.UserSelect[Any]],
    template=r"tournament\.who\.(?P<verb>[a-z]+):(?P<tournament>\d{1,15})",
):
    """A menu of the server's members, of whom one is picked."""

    def __init__(self, verb: str, tournament_id: int, *, placeholder: str | None = None) -> None:
        self.verb, self.tournament_id = verb, tournament_id
        custom_id = f"tournament.who.{verb}:{tournament_id}"
        super().__init__(discord.ui.UserSelect(custom_id=custom_id, placeholder=placeholder))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["tournament"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        if not self.item.values:
            # No menu of ours lets nobody be picked.
            await refuse(interaction, Refused(Refusal.STALE))
            return
        interaction.extras[PICKED] = self.item.values[0]
        await _Press(self.verb, self.tournament_id, str(self.item.values[0].id)).handle(interaction)


def picked(interaction: Interaction) -> discord.abc.User:
    """Who was picked from a menu."""
    user: discord.abc.User = interaction.extras[PICKED]
    return user


TOURNAMENT_ITEMS: Final = (TournamentButton, TournamentPeopleMenu)
