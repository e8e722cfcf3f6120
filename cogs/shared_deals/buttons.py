"""The buttons of shared deals: they carry the number of the deal in their custom id.

The custom id is `deals.verb:number`; for the menu of friends `deals.to:table:deal`.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Interaction
from cogs.app.custom_ids import one_of
from rendering.canvas.letters.graphemes import shortened


class _Press(NamedTuple):
    verb: str
    facts: tuple[int, ...]

    @answered
    async def handle(self, interaction: Interaction) -> None:
        await one_of(interaction.client.deal_handlers, self.verb)(interaction, *self.facts)


class DealButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"deals\.(?P<verb>play|begin):(?P<number>\d{1,15})"
):
    """A button of a deal of the day, or of a deal that was sent."""

    def __init__(
        self,
        verb: str,
        number: int,
        *,
        label: str = "-",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        self.verb, self.number = verb, number
        custom_id = f"deals.{verb}:{number}"
        super().__init__(discord.ui.Button(custom_id=custom_id, label=shortened(label, 80), style=style))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _Press(self.verb, (self.number,)).handle(interaction)


class FriendMenu(
    discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template=r"deals\.to:(?P<table>\d{1,15}):(?P<deal>\d{1,5})"
):
    """A menu of the server's members, to one of whom a deal is sent."""

    def __init__(self, table_id: int, deal: int, *, placeholder: str | None = None) -> None:
        self.table_id, self.deal = table_id, deal
        super().__init__(discord.ui.UserSelect(custom_id=f"deals.to:{table_id}:{deal}", placeholder=placeholder))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["table"]), int(match["deal"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        friend = self.item.values[0].id if self.item.values else 0
        await _Press("to", (self.table_id, self.deal, friend)).handle(interaction)


DEAL_ITEMS: Final = (DealButton, FriendMenu)
