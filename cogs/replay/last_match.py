"""The finished match a command is about: the one typed, else the last one; and the autocomplete list."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from cogs.app.access import seen
from cogs.app.client import Interaction
from cogs.app.i18n import say_to
from cogs.standings.history_text import plain_match_line
from cogs.typed.choosing import LONGEST_CHOICE, MOST_CHOICES, Choices
from engine.standings.history import PastMatch
from rendering.canvas.letters.graphemes import shortened

_MOST_LOOKED_AT: Final = 100
"""Matches of the server among which those are looked for that somebody may see."""
_NOBODY: Final = 0


async def last_match(interaction: Interaction) -> int | None:
    """The table of the person's last match, else of the server's last that they may see; None: there is none."""
    own = await interaction.client.standings.latest(1, interaction.user.id, None)
    return next((match.table_id for match in own or await _of_server(interaction)), None)


async def match_choices(interaction: Interaction, typed: str) -> Choices:
    """The last matches of the person, and those of the server that they may see, that match what was typed."""
    say, wanted = say_to(interaction), typed.casefold().strip()
    own = await interaction.client.standings.latest(MOST_CHOICES, interaction.user.id, None)
    both = {match.table_id: match for match in (*own, *await _of_server(interaction))}.values()
    latest = sorted(both, key=lambda match: (match.ended_at, match.table_id), reverse=True)[:MOST_CHOICES]
    named = [(plain_match_line(match, say), str(match.table_id)) for match in latest]
    return [
        app_commands.Choice(name=shortened(name, LONGEST_CHOICE), value=value)
        for name, value in named
        if wanted in name.casefold()
    ]


async def _of_server(interaction: Interaction) -> tuple[PastMatch, ...]:
    """The last matches of this server that they may see, newest first."""
    if interaction.guild_id is None:
        return ()
    latest = await interaction.client.standings.latest(_MOST_LOOKED_AT, _NOBODY, interaction.guild_id)
    return await seen(interaction, latest)
