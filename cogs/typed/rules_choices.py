"""How commands ask for the rules to play by, and the autocomplete lists for them."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from cogs.app.asking import C, asks
from cogs.app.client import Interaction
from cogs.app.i18n import say_to, text
from cogs.typed.choosing import Choices, game_meant, option_choices, preset_choices, preset_named, presets_of
from engine.core.errors import UnknownChoice
from engine.core.game import AnyGame
from engine.core.options import Options
from engine.core.registry import GAMES

GAME_CHOICES: Final = [app_commands.Choice(name=text(f"rules-game-{name}"), value=name) for name in GAMES]
RULES: Final = {"game": "command-game", "preset": "command-preset", "options": "command-options"}
"""How a command asks which rules to play by."""


def asks_for_rules(command: C) -> C:
    """Let a command ask which rules to play by, with lists of what may be typed."""
    listed = app_commands.autocomplete(preset=complete_preset, options=complete_options)
    return asks(**RULES)(app_commands.choices(game=GAME_CHOICES)(listed(command)))


async def complete_preset(interaction: Interaction, typed: str) -> Choices:
    """The variants of the game typed beside them, else of all games."""
    return preset_choices(presets_of(game_typed(interaction)), typed, say_to(interaction))


async def complete_options(interaction: Interaction, typed: str) -> Choices:
    """What may be typed as options with the game and preset typed beside them."""
    return options_for(None, None, interaction, typed)


def game_typed(interaction: Interaction) -> str | None:
    """The game typed so far."""
    game = interaction.namespace.__dict__.get(str(text("command-game")))
    return game if game in GAMES else None


def options_for(game: AnyGame | None, now: Options | None, interaction: Interaction, typed: str) -> Choices:
    """What may be typed as options with the game and preset typed beside them, or else on top of the options now."""
    say, named = say_to(interaction), game_typed(interaction)
    preset = interaction.namespace.__dict__.get(str(text("command-preset")))
    wanted = preset_named(game.presets if game else presets_of(named), preset, say)
    game = game or game_meant(named, wanted)
    try:
        options = game.for_tables(wanted) if wanted or now is None else now
    except UnknownChoice:
        return []
    return option_choices(game, options, typed, say)
