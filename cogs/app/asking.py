"""What a command asks for: every option has a name and a hint from the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from discord import app_commands

from cogs.app.i18n import text

C = TypeVar("C")
"""A command, or the function that becomes one."""
Key = str | tuple[str, str]
"""The key of an option's name; its hint has the key `NAME-hint`, unless a second one is given."""


def asks(**keys: Key) -> Callable[[C], C]:
    """Name and describe options of a command, by the parameters they fill."""
    pairs = {option: (key, f"{key}-hint") if isinstance(key, str) else key for option, key in keys.items()}
    named = app_commands.rename(**{option: text(name) for option, (name, _) in pairs.items()})
    described = app_commands.describe(**{option: text(hint) for option, (_, hint) in pairs.items()})
    return lambda command: named(described(command))
