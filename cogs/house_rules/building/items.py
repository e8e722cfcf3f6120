"""The buttons and menus of rules that are being composed: all that was chosen so far is in their custom ids.

The custom id is `build.verb:chosen`, that of a menu `build.pick.what:chosen` (`cogs.house_rules.building.state`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Interaction
from cogs.app.custom_ids import one_of
from rendering.canvas.letters.graphemes import shortened

Style = discord.ButtonStyle


class Choice(NamedTuple):
    """An entry of a menu."""

    value: str
    label: str
    more: str = ""
    """What it means, in a sentence."""
    chosen: bool = False


class Press(NamedTuple):
    """What was pressed or picked."""

    verb: str
    chosen: str
    """What has been chosen so far, as the custom id says it."""
    what: str = ""
    """What a menu is about."""
    values: tuple[str, ...] = ()

    @answered
    async def handle(self, interaction: Interaction) -> None:
        handler = one_of(interaction.client.build_handlers, self.verb)
        await handler(interaction, self)


class BuildButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"build\.(?P<verb>[a-z]+):(?P<chosen>.+)"):
    """A button."""

    def __init__(self, verb: str, chosen: str, *, label: str, style: Style = Style.secondary) -> None:
        self.verb, self.chosen = verb, chosen
        super().__init__(discord.ui.Button(custom_id=f"build.{verb}:{chosen}", label=shortened(label, 80), style=style))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], match["chosen"], label="-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await Press(self.verb, self.chosen).handle(interaction)


class BuildMenu(
    discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"build\.pick\.(?P<what>[a-z0-9_]+):(?P<chosen>.+)"
):
    """A menu in which what is chosen is marked; `several`: any number of entries, or none, may be."""

    def __init__(
        self,
        what: str,
        chosen: str,
        choices: Sequence[Choice] = (Choice("-", "-"),),
        *,
        placeholder: str | None = None,
        several: bool = False,
    ) -> None:
        self.what, self.chosen = what, chosen
        super().__init__(
            discord.ui.Select(
                custom_id=f"build.pick.{what}:{chosen}",
                options=[
                    discord.SelectOption(
                        value=one.value,
                        label=shortened(one.label, 100),
                        description=shortened(one.more, 100) or None,
                        default=one.chosen,
                    )
                    for one in choices
                ],
                placeholder=placeholder and shortened(placeholder, 150),
                min_values=0 if several else 1,
                max_values=len(choices) if several else 1,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["what"], match["chosen"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await Press("pick", self.chosen, self.what, tuple(self.item.values)).handle(interaction)


BUILD_ITEMS = (BuildButton, BuildMenu)
