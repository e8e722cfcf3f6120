"""The list of a server's house rules, for options of commands."""

from __future__ import annotations

from discord import app_commands

from cogs.app.client import Interaction
from cogs.app.i18n import say_to
from cogs.messages.words import preset_name
from cogs.typed.choosing import LONGEST_CHOICE, MOST_CHOICES, Choices
from engine.core.registry import GAMES
from rendering.canvas.letters.graphemes import shortened


async def house_choices(
    interaction: Interaction, typed: str, game: str | None = None, *, seats: int | None = None
) -> Choices:
    """The matching house rules of this server, by name; `game`, `seats`: only those for this game, for so many."""
    say, wanted = say_to(interaction), typed.casefold().strip()
    houses = await interaction.client.tables.house_rules.of_guild(interaction.guild_id or 0)
    named = (
        (one.name, f"{one.name} · {preset_name(one.options.preset, say)}")
        for one in houses
        if game in (None, one.game) and seats in (None, GAMES[one.game].seats(one.options))
    )
    return [
        app_commands.Choice(name=shortened(shown, LONGEST_CHOICE), value=name)
        for name, shown in named
        if wanted in shown.casefold()
    ][:MOST_CHOICES]
