"""The buttons of an evening: like those of a table, they carry their purpose in their custom id.

The custom id is `evening.verb:number:date`: a button of a date that is over does nothing to the next one.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Self

import discord

from cogs.app.access import find_evening
from cogs.app.answers import answered
from cogs.app.client import Interaction
from cogs.app.custom_ids import one_of
from engine.clubs.evenings.running import Evening
from engine.tables.model.errors import Refusal, Refused
from rendering.canvas.letters.graphemes import shortened

EveningHandler = Callable[[Interaction, Evening], Awaitable[None]]
"""Handles a press by the interaction's user."""


class _Press(NamedTuple):
    verb: str
    evening_id: int
    date: int

    @answered
    async def handle(self, interaction: Interaction) -> None:
        handler = one_of(interaction.client.evening_handlers, self.verb)
        evening = await find_evening(interaction, self.evening_id)
        if self.date != evening.number:
            raise Refused(Refusal.STALE)
        await handler(interaction, evening)
        if not interaction.response.is_done():
            await interaction.response.defer()


class EveningButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=r"evening\.(?P<verb>[a-z]+):(?P<evening>\d{1,15}):(?P<date>\d{1,6})",
):
    """A button of a date of an evening."""

    def __init__(
        self,
        verb: str,
        evening_id: int,
        date: int,
        *,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        self.verb, self.evening_id, self.date = verb, evening_id, date
        custom_id = f"evening.{verb}:{evening_id}:{date}"
        super().__init__(discord.ui.Button(custom_id=custom_id, label=shortened(label, 80), style=style))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["evening"]), int(match["date"]), label="-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _Press(self.verb, self.evening_id, self.date).handle(interaction)
