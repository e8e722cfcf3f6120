"""Buttons and menus of the panels of /settings; thanks to their custom ids they survive a restart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

import discord

from cogs.app import presses
from cogs.app.client import Act
from cogs.app.presses import Button, Family, Menu, Style, picked
from locales import Say
from rendering.canvas.letters.graphemes import shortened

LABEL: Final = 100
"""Letters that an option of a menu may have."""
_MOST_CHANNELS: Final = 25


class Whose(StrEnum):
    """Whose settings are changed."""

    ME = "me"
    SERVER = "server"


async def _found(act: Act, match: re.Match[str]) -> tuple[Whose, str, list[str]]:
    return Whose(match["whose"]), match["part"], picked(act)


in_settings: Final = Family("setting", r"{verb}\.(?P<whose>me|server):(?P<part>[a-z]+)", _found)
in_server_settings: Final = Family("setting", r"{verb}\.(?P<whose>server):(?P<part>[a-z]+)", _found)
"""Handlers of presses in the panels: they get whose settings these are, the page or the part, and what was picked."""


def page_button(whose: Whose, page: str, label: str, *, here: bool) -> Button:
    """Turns to another page of the panel; `here`: this is the page being shown."""
    style = Style.primary if here else Style.secondary
    return presses.button(f"settings.{whose}:{page}", label, style=style, disabled=here)


def part_menu(whose: Whose, part: str, options: Sequence[discord.SelectOption]) -> Menu:
    """The choices for one part."""
    return discord.ui.Select(custom_id=f"prefer.{whose}:{part}", options=list(options))


def role_menu(part: str, role: discord.Role | None, placeholder: str) -> discord.ui.RoleSelect[Any]:
    """The roles of the server, for one part; none may be picked."""
    return discord.ui.RoleSelect(
        custom_id=f"role.server:{part}",
        placeholder=placeholder,
        min_values=0,
        default_values=[] if role is None else [discord.Object(role.id)],
    )


def channel_menu(part: str, channel_ids: Sequence[int], placeholder: str) -> discord.ui.ChannelSelect[Any]:
    """The channels of the server that hold messages; none may be picked."""
    return discord.ui.ChannelSelect(
        custom_id=f"channel.server:{part}",
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        placeholder=placeholder,
        min_values=0,
        max_values=_MOST_CHANNELS,
        default_values=[discord.Object(one) for one in channel_ids[:_MOST_CHANNELS]],
    )


PAGES: Final = {Whose.ME: ("looks", "play", "people"), Whose.SERVER: ("looks", "play", "limits")}


def page_buttons(whose: Whose, shown: str, say: Say) -> list[Button]:
    """One for each page."""
    return [page_button(whose, page, say(f"prefer-page-{page}"), here=page == shown) for page in PAGES[whose]]


def option(part: str, value: str, choice: str, picked: bool, say: Say) -> discord.SelectOption:
    """A menu option, prefixed by its part, because a menu shows nothing else."""
    label = say("theme-option", part=part, choice=choice)
    return discord.SelectOption(value=value, label=shortened(label, LABEL), default=picked)


def picked_label(options: Sequence[discord.SelectOption]) -> str:
    """The label of the option a menu shows as picked."""
    return next((one.label for one in options if one.default), "")
