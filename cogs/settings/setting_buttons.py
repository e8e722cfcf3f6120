"""Buttons and menus of the panels of /settings; thanks to their custom ids they survive a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Act
from cogs.app.custom_ids import one_of
from locales import Say
from rendering.canvas.letters.graphemes import shortened

LABEL: Final = 100
"""Letters that an option of a menu may have."""
_MOST_CHANNELS: Final = 25


class Whose(StrEnum):
    """Whose settings are changed."""

    ME = "me"
    SERVER = "server"


SettingHandler = Callable[[Act, Whose, str, list[str]], Awaitable[None]]
"""Handles a press: whose settings, the page or the part, and what was picked."""


class _SettingPress(NamedTuple):
    verb: str
    whose: Whose
    part: str
    picked: list[str]

    @answered
    async def handle(self, act: Act) -> None:
        handler = one_of(act.bot.setting_handlers, self.verb)
        await handler(act, self.whose, self.part, self.picked)


class PageButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"settings\.(?P<whose>me|server):(?P<page>[a-z]+)"
):
    """Turns to another page of the panel."""

    def __init__(self, whose: Whose, page: str, label: str = "-", here: bool = False) -> None:
        """`here`: this is the page being shown."""
        self.whose, self.page = whose, page
        style = discord.ButtonStyle.primary if here else discord.ButtonStyle.secondary
        custom_id = f"settings.{whose}:{page}"
        super().__init__(discord.ui.Button(custom_id=custom_id, label=label, style=style, disabled=here))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(Whose(match["whose"]), match["page"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _SettingPress("page", self.whose, self.page, []).handle(interaction)


PAGES: Final = {Whose.ME: ("looks", "play"), Whose.SERVER: ("looks", "play", "limits")}


def page_buttons(whose: Whose, shown: str, say: Say) -> list[PageButton]:
    """One for each page."""
    return [PageButton(whose, page, say(f"prefer-page-{page}"), page == shown) for page in PAGES[whose]]


class PartMenu(
    discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"prefer\.(?P<whose>me|server):(?P<part>[a-z]+)"
):
    """The choices for one part."""

    def __init__(self, whose: Whose, part: str, options: Sequence[discord.SelectOption] = ()) -> None:
        self.whose, self.part = whose, part
        listed = list(options) or [discord.SelectOption(label="-")]
        super().__init__(discord.ui.Select(custom_id=f"prefer.{whose}:{part}", options=listed))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(Whose(match["whose"]), match["part"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _SettingPress("part", self.whose, self.part, self.item.values).handle(interaction)


class RoleMenu(discord.ui.DynamicItem[discord.ui.RoleSelect[Any]], template=r"role\.server:(?P<part>[a-z]+)"):
    """The roles of the server, for one part; none may be picked."""

    def __init__(self, part: str, role: discord.Role | None = None, placeholder: str = "-") -> None:
        self.part = part
        super().__init__(
            discord.ui.RoleSelect(
                custom_id=f"role.server:{part}",
                placeholder=placeholder,
                min_values=0,
                default_values=[] if role is None else [discord.Object(role.id)],
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["part"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _SettingPress("role", Whose.SERVER, self.part, [str(one.id) for one in self.item.values]).handle(
            interaction
        )


class ChannelMenu(discord.ui.DynamicItem[discord.ui.ChannelSelect[Any]], template=r"channel\.server:(?P<part>[a-z]+)"):
    """The channels of the server that hold messages; none may be picked."""

    def __init__(self, part: str, channel_ids: Sequence[int] = (), placeholder: str = "-") -> None:
        self.part = part
        super().__init__(
            discord.ui.ChannelSelect(
                custom_id=f"channel.server:{part}",
                channel_types=[discord.ChannelType.text, discord.ChannelType.news],
                placeholder=placeholder,
                min_values=0,
                max_values=_MOST_CHANNELS,
                default_values=[discord.Object(one) for one in channel_ids[:_MOST_CHANNELS]],
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["part"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _SettingPress("channel", Whose.SERVER, self.part, [str(one.id) for one in self.item.values]).handle(
            interaction
        )


SETTING_ITEMS: Final = (PageButton, PartMenu, RoleMenu, ChannelMenu)


def option(part: str, value: str, choice: str, picked: bool, say: Say) -> discord.SelectOption:
    """A menu option, prefixed by its part, because a menu shows nothing else."""
    label = say("theme-option", part=part, choice=choice)
    return discord.SelectOption(value=value, label=shortened(label, LABEL), default=picked)


def picked_label(options: Sequence[discord.SelectOption]) -> str:
    """The label of the option a menu shows as picked."""
    return next((one.label for one in options if one.default), "")
