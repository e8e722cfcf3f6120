"""How somebody plays: the second page of /settings mine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from cogs.app.client import Interaction
from cogs.app.i18n import say_to
from cogs.app.preferences import BY_MESSAGE, PERSONAL, SEEN
from cogs.messages.layout import Page, Part, page
from cogs.settings.setting_buttons import PartMenu, Whose, option, page_buttons, picked_label
from engine.tables.model.preferences import Person
from locales import Say


async def choose_play(interaction: Interaction, chosen: Mapping[str, str]) -> None:
    """Store choices by part; hands being shown follow at once."""
    changes: dict[str, Any] = {PERSONAL[part].field: PERSONAL[part].values[choice] for part, choice in chosen.items()}
    if chosen.get("hand") == BY_MESSAGE:
        # People who ask for direct messages may have opened them.
        changes["dm_closed"] = False
    await interaction.client.change_person(interaction.user.id, **changes)
    interaction.client.hands.refresh_all(interaction.user.id)
    if chosen.keys() & SEEN:
        interaction.client.leaderboards.person_changed(interaction.user.id)


async def personal_page(interaction: Interaction) -> Page:
    """The current choices, and menus to change them."""
    say, person = say_to(interaction), await interaction.client.tables.person(interaction.user.id)
    menus: list[Part] = [[PartMenu(Whose.ME, part, tuple(_options(part, person, say)))] for part in PERSONAL]
    return page(say("prefer-me-title"), *menus, page_buttons(Whose.ME, "play", say))


def personal_lines(person: Person, say: Say) -> list[str]:
    """The current choices in words."""
    return [picked_label(tuple(_options(part, person, say))) for part in PERSONAL]


def _options(part: str, person: Person, say: Say) -> Iterator[discord.SelectOption]:
    now = PERSONAL[part].now(person)
    for choice in PERSONAL[part].values:
        yield option(say(f"prefer-{part}"), choice, say(f"prefer-{part}-{choice}"), choice == now, say)
