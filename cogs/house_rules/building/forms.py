"""The forms of the steps: a name, a number that no menu offers, and the fields of the game's own."""

from __future__ import annotations

from typing import Any, Final

import discord

from cogs.app.answers import Denied
from cogs.house_rules.building.state import Built, print_built
from cogs.house_rules.edit import Typed, form_of
from cogs.house_rules.options import option_name
from cogs.messages.words import range_facts
from engine.core.registry import GAMES
from engine.tables.store.house_rules import LONGEST_NAME
from locales import Say
from rendering.canvas.letters.graphemes import shortened

FORM: Final = "build-form."
"""How the custom ids of forms begin; what is asked and what was chosen so far follow."""
NAME, TABLE = "name-", "table-"
"""What forms ask besides the number of an option: hyphens keep them apart from any option."""
_FORM_MINUTES: Final = 15


def name_form(built: Built, why: str, say: Say) -> discord.ui.Modal:
    """The form for the name; `why`: what is wrong with the one typed before."""
    form = _form(say("build-name-title"), NAME, built)
    box: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="name", default=built.name[:LONGEST_NAME] or None, min_length=1, max_length=LONGEST_NAME
    )
    if why:
        form.add_item(discord.ui.TextDisplay(why))
    form.add_item(discord.ui.Label(text=say("house-form-name"), description=say("house-name-hint"), component=box))
    return form


def number_form(built: Built, name: str, say: Say) -> discord.ui.Modal:
    """The form for the number of an option; raises Denied if it has none."""
    game = GAMES[built.options.game]
    spec = next((spec for spec in game.options if spec.name == name), None)
    if spec is None or spec.numbers is None:
        raise Denied("build-stale")
    form = _form(say("build-other-number"), name, built)
    box: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="number", default=dict(built.options.values())[name], min_length=1, max_length=4
    )
    label = option_name(game.name, name, say)
    hint = say("build-number-hint", **range_facts(spec.numbers))
    form.add_item(discord.ui.Label(text=shortened(label, 45), description=hint, component=box))
    return form


def table_form(built: Built, typed: Typed, say: Say) -> discord.ui.Modal:
    """The form with the fields of the game's own."""
    title = say("build-table-title")
    return form_of(built.options.game, title, f"{FORM}{TABLE}:{print_built(built)}", typed, say)


def _form(title: str, what: str, built: Built) -> discord.ui.Modal:
    custom_id = f"{FORM}{what}:{print_built(built)}"
    return discord.ui.Modal(title=shortened(title, 45), custom_id=custom_id, timeout=_FORM_MINUTES * 60)
