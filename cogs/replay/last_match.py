"""The finished match a command is about: the one typed, else the last one; and the autocomplete list."""

from __future__ import annotations

from discord import app_commands

from cogs.app.client import Interaction
from cogs.app.i18n import say_to
from cogs.standings.history_text import plain_match_line
from cogs.typed.choosing import LONGEST_CHOICE, MOST_CHOICES, Choices
from rendering.canvas.letters.graphemes import shortened


async def last_match(interaction: Interaction) -> int | None:
    """The table of the person's last match, else of the server's last; None: there is none."""
    for guild_id in (None, interaction.guild_id):
        latest = await interaction.client.standings.latest(1, interaction.user.id, guild_id)
        if latest:
            return latest[0].table_id
    return None


async def match_choices(interaction: Interaction, typed: str) -> Choices:
    """The last matches of the person and of the server that match what was typed, newest first."""
    say, wanted = say_to(interaction), typed.casefold().strip()
    latest = await interaction.client.standings.latest(MOST_CHOICES, interaction.user.id, interaction.guild_id)
    named = [(plain_match_line(match, say), str(match.table_id)) for match in latest]
    return [
        app_commands.Choice(name=shortened(name, LONGEST_CHOICE), value=value)
        for name, value in named
        if wanted in name.casefold()
    ]
