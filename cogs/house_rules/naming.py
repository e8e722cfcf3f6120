"""Renaming house rules and copying them: by command, or by a button and a form for the new name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import discord

from cogs.app.answers import answered
from cogs.app.client import Interaction
from cogs.app.custom_ids import number_in, one_of, only_typed
from cogs.app.i18n import say_to
from cogs.app.rights import most_open
from cogs.house_rules.buttons import HouseHandler, must_be_changed_by
from cogs.house_rules.page import house_page
from cogs.messages.words import house_text
from engine.tables.model.preferences import HOUSES
from engine.tables.store.house_rules import LONGEST_NAME, HouseRules
from rendering.canvas.letters.graphemes import shortened

FORM: Final = "house.name."
"""How the custom id of the form begins; `rename:` or `copy:` and the number of the house rules follow."""
_FORM_MINUTES: Final = 15


async def rename(interaction: Interaction, house: HouseRules, name: str) -> None:
    """Give house rules another name."""
    must_be_changed_by(interaction, house)
    renamed = await interaction.client.tables.house_rules.rename(house, name)
    news = say_to(interaction)("house-renamed", before=house_text(house.name), name=house_text(renamed.name))
    await _show(interaction, renamed, news)


async def copy(interaction: Interaction, house: HouseRules, name: str) -> None:
    """Save the same rules again under another name; the copy belongs to whoever makes it."""
    houses, user_id = interaction.client.tables.house_rules, interaction.user.id
    made = await houses.save(house.guild_id, name, house.game, house.options, user_id, most_open(interaction, HOUSES))
    news = say_to(interaction)("house-copied", before=house_text(house.name), name=house_text(made.name))
    await _show(interaction, made, news)


async def _ask_new_name(interaction: Interaction, house: HouseRules) -> None:
    must_be_changed_by(interaction, house)
    await _ask(interaction, house, "rename")


async def _ask_name_of_copy(interaction: Interaction, house: HouseRules) -> None:
    await _ask(interaction, house, "copy")


@answered
async def _read(_: None, interaction: Interaction) -> None:
    data: Any = interaction.data
    verb, _, number = data["custom_id"].removeprefix(FORM).partition(":")
    named = one_of(_NAMED, verb)
    house = await interaction.client.tables.house_rules.find(interaction.guild_id or 0, number_in(number))
    await named(interaction, house, only_typed(data))


async def read(interaction: Interaction) -> None:
    """Read a form with a name that has been sent."""
    await _read(None, interaction)


async def _ask(interaction: Interaction, house: HouseRules, verb: str) -> None:
    """Open the form for a name, with the one that they have."""
    say = say_to(interaction)
    title = shortened(say(f"house-{verb}-title", name=house.name), 45)
    form = discord.ui.Modal(title=title, custom_id=f"{FORM}{verb}:{house.id}", timeout=_FORM_MINUTES * 60)
    box: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="name", default=house.name, min_length=1, max_length=LONGEST_NAME
    )
    form.add_item(discord.ui.Label(text=say("house-form-name"), description=say("house-name-hint"), component=box))
    await interaction.response.send_modal(form)


async def _show(interaction: Interaction, house: HouseRules, news: str) -> None:
    own = interaction.permissions.manage_guild or interaction.user.id == house.maker_id
    made = house_page(house, say_to(interaction), own=own, news=news)
    await interaction.response.send_message(view=made.view, ephemeral=True)


_NAMED: Final[Mapping[str, Callable[[Interaction, HouseRules, str], Awaitable[None]]]] = MappingProxyType(
    {"rename": rename, "copy": copy}
)
HANDLERS: Final[Mapping[str, HouseHandler]] = MappingProxyType({"rename": _ask_new_name, "copy": _ask_name_of_copy})
"""The buttons that ask for a name."""
