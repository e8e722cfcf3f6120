"""The buttons of a tournament: like those of a table, they carry their purpose in their custom id.

The custom id is `tournament.verb:number`; a verb names a handler in the bot's table of them.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Interaction
from cogs.app.custom_ids import one_of
from engine.tables.model.errors import Refusal, Refused
from engine.tournaments.progress import Tournament
from rendering.canvas.letters.graphemes import shortened

TournamentHandler = Callable[[Interaction, Tournament], Awaitable[None]]
"""Handles a press by the interaction's user."""


class _Press(NamedTuple):
    verb: str
    tournament_id: int

    @answered
    async def handle(self, interaction: Interaction) -> None:
        handler = one_of(interaction.client.tournament_handlers, self.verb)
        tournament = await interaction.client.tables.tournaments.find(self.tournament_id)
        if tournament.setup.guild_id != interaction.guild_id:
            raise Refused(Refusal.NO_SUCH_TOURNAMENT, tournament=self.tournament_id)
        await handler(interaction, tournament)
        if not interaction.response.is_done():
            await interaction.response.defer()


class TournamentButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"tournament\.(?P<verb>[a-z]+):(?P<tournament>\d{1,15})"
):
    """A button of a tournament."""

    def __init__(
        self,
        verb: str,
        tournament_id: int,
        *,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        self.verb, self.tournament_id = verb, tournament_id
        custom_id = f"tournament.{verb}:{tournament_id}"
        super().__init__(
            discord.ui.Button(custom_id=custom_id, label=shortened(label, 80), style=style, disabled=disabled)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["tournament"]), label="-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _Press(self.verb, self.tournament_id).handle(interaction)
