"""The buttons of house rules: like those of a table, they carry their purpose in their custom id.

The custom id is `house.verb:number`, and `house.pick.verb:number:place` of a menu; a verb names a handler in the bot's
table of handlers, and decides whether the number is that of house rules, of a draft or of a menu.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Interaction
from cogs.app.custom_ids import one_of
from engine.tables.store.house_rules import HouseRules
from rendering.canvas.letters.graphemes import shortened

HouseHandler = Callable[[Interaction, HouseRules], Awaitable[None]]
"""Handles a press by the interaction's user."""
NumberHandler = Callable[[Interaction, int], Awaitable[None]]
"""The same, of whatever has this number."""


def of_houses(handlers: Mapping[str, HouseHandler]) -> dict[str, NumberHandler]:
    """Adapt handlers of house rules to take a number, by which the house rules are looked up."""

    def finding(handler: HouseHandler) -> NumberHandler:
        async def handle(interaction: Interaction, number: int) -> None:
            await handler(
                interaction, await interaction.client.tables.house_rules.find(interaction.guild_id or 0, number)
            )

        return handle

    return {verb: finding(handler) for verb, handler in handlers.items()}


def must_be_changed_by(interaction: Interaction, house: HouseRules) -> None:
    """Raises Refused(not-house-maker) for anyone who may not change these house rules."""
    house.must_be_changed_by(interaction.user.id, interaction.permissions.manage_guild)


class _Press(NamedTuple):
    verb: str
    number: int

    @answered
    async def handle(self, interaction: Interaction) -> None:
        handler = one_of(interaction.client.house_handlers, self.verb)
        await handler(interaction, self.number)


class HouseButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"house\.(?P<verb>[a-z]+):(?P<number>\d{1,15})"
):
    """A button of house rules."""

    def __init__(
        self,
        verb: str,
        number: int,
        *,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        self.verb, self.number = verb, number
        custom_id = f"house.{verb}:{number}"
        super().__init__(
            discord.ui.Button(custom_id=custom_id, label=shortened(label, 80), style=style, disabled=disabled)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["number"]), label="-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _Press(self.verb, self.number).handle(interaction)


class HouseMenu(
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=r"house\.pick\.(?P<verb>[a-z]+):(?P<number>\d{1,15}):\d{1,3}",
):
    """A menu of house rules, of which one thing is picked; its handler finds it by `picked_in`."""

    def __init__(
        self,
        verb: str,
        number: int,
        choices: Sequence[tuple[str, str]] = (("-", "-"),),
        *,
        placeholder: str | None = None,
        picked: str = "",
        place: int = 0,
    ) -> None:
        """`choices`: value and label of each; `place`: distinguishes several menus of one verb in a message."""
        self.verb, self.number = verb, number
        options = [
            discord.SelectOption(value=value, label=shortened(label, 100), default=value == picked)
            for value, label in choices
        ]
        custom_id = f"house.pick.{verb}:{number}:{place}"
        super().__init__(discord.ui.Select(custom_id=custom_id, options=options, placeholder=placeholder))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _Press(self.verb, self.number).handle(interaction)


def picked_in(interaction: Interaction) -> str:
    """What was picked in a menu; empty if a button was pressed."""
    data: Any = interaction.data
    return next(iter(data.get("values", ())), "")
