"""How a table's rules differ from its variant, in lines."""

from __future__ import annotations

from cogs.messages.words import game_of_preset, option_text
from engine.core.options import Options
from locales import Say


def house_rules(options: Options, say: Say) -> tuple[str, ...]:
    """A line for each option that differs from the preset's default for tables."""
    changed = game_of_preset(options.preset).chosen_at_table(options)
    return tuple(say("rules-house-option", option=option_text(*one, say)) for one in changed.items())
