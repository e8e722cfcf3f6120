"""The buttons of house rules: like those of a table, they know by their custom id what they are for.

The custom id is `house.verb:number`; a verb names a handler in the bot's table of them.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Self

import discord

from cogs.answers import Interaction, answered
from cogs.custom_ids import one_of
from engine.tables.houses import House
from rendering.graphemes import shortened

HouseHandler = Callable[[Interaction, House], Awaitable[None]]
"""Handles a press by the interaction's user."""


class _Press(NamedTuple):
    verb: str
    house_id: int

    @answered
    async def handle(self, interaction: Interaction) -> None:
        handler = one_of(interaction.client.house_handlers, self.verb)
        house = await interaction.client.tables.houses.find(interaction.guild_id or 0, self.house_id)
        await handler(interaction, house)


class HouseButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"house\.(?P<verb>[a-z]+):(?P<house>\d{1,15})"
):
    """A button of house rules."""

    def __init__(
        self, verb: str, house_id: int, *, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
    ) -> None:
        self.verb, self.house_id = verb, house_id
        super().__init__(
            discord.ui.Button(custom_id=f"house.{verb}:{house_id}", label=shortened(label, 80), style=style)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["house"]), label="-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _Press(self.verb, self.house_id).handle(interaction)
