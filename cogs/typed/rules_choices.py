"""How commands ask for the rules to play by, and the autocomplete lists for them."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from cogs.app.client import Interaction
from cogs.app.i18n import say_to, text
from cogs.typed.choosing import Choices, game_meant, option_choices, preset_named, presets_of
from engine.core.errors import UnknownChoice
from engine.core.game import AnyGame
from engine.core.options import Options
from engine.core.registry import GAMES

GAME_CHOICES: Final = [app_commands.Choice(name=text(f"rules-game-{name}"), value=name) for name in GAMES]
RULES_NAMES: Final = {
    "game": text("command-game"),
    "preset": text("command-preset"),
    "options": text("command-options"),
}
"""The names of the options that say which rules to play by."""
RULES_HINTS: Final = {
    "game": text("command-game-hint"),
    "preset": text("command-preset-hint"),
    "options": text("command-options-hint"),
}


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
