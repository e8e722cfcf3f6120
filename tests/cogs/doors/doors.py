"""All doors that there are, found in the code itself: commands, what they complete, what can be pressed, forms.

A door's name: `/table join` is a command, `/table join: seat` completes its option, `table.sit` is what can be pressed
at a table, `form cut.words` a form whose custom id begins so, `menu Statistics` an entry in the menu of a person.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from discord import app_commands

from cogs.app.presses import Route
from cogs.bot.bot import CardBot
from engine.core.registry import GAMES

ROOT: Final = Path(__file__).parents[3]
TABLE: Final = Path(__file__).with_name("doors.txt")
OF_GAMES: Final = "<game>"
"""Each game has a command of its name; they are one family, so that a game adds no line to a table."""


def doors(bot: CardBot) -> Iterator[str]:
    """Every door, by name."""
    for command in commands(bot):
        yield f"/{command.qualified_name}"
        yield from (f"/{command.qualified_name}: {one.display_name}" for one in command.parameters if one.autocomplete)
    for one in bot.tree._get_all_commands():
        if isinstance(one, app_commands.ContextMenu):
            yield f"menu {one.name}"
    yield from pressed(bot)
    yield from forms(bot)


def begins(bot: CardBot) -> Iterator[tuple[str, Sequence[object]]]:
    """Every door at which something is done, and the functions with which that begins: completions only list."""
    yield from ((f"/{one.qualified_name}", [one]) for one in commands(bot))
    for one in bot.tree._get_all_commands():
        if isinstance(one, app_commands.ContextMenu):
            yield f"menu {one.name}", [one]
    yield from ((door, [route.handler]) for door, route in pressed(bot).items())
    yield from ((door, [route.handler]) for door, route in forms(bot).items())


def pressed(bot: CardBot) -> dict[str, Route]:
    """All that can be pressed or picked, by the door's name."""
    return {f"{one.family.name}.{one.verb}": one for one in bot.presses.routes if not one.family.is_form}


def commands(bot: CardBot) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Every command, those of groups too."""
    yield from (one for one in bot.tree.walk_commands() if isinstance(one, app_commands.Command))


def forms(bot: CardBot) -> dict[str, Route]:
    """All that can be filled in, by the beginning of a form's custom id."""
    found = {
        re.sub(r"[:.]?\(.*", "", one.family.ids.replace("\\", "")): one
        for one in bot.presses.routes
        if one.family.is_form
    }
    return {f"form {name}": route for name, route in found.items()}


class Told(NamedTuple):
    """What the table says of a door."""

    answers: frozenset[str]
    """Which questions it asks: `see`, `agree`, `again`; empty: none."""
    why: str
    """Why it asks none."""


def told() -> dict[str, Told]:
    """The table: under a heading `[see agree]` or `[none: why]`, the doors of which that is true, one a line.

    `<game>` stands for the command of every game.
    """
    found: dict[str, Told] = {}
    heading = Told(frozenset(), "")
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            name, _, why = line.strip("[]").partition(": ")
            heading = Told(frozenset(name.split()) - {"none"}, why)
        elif line and not line.startswith("#"):
            for door in [line.replace(OF_GAMES, game) for game in GAMES] if OF_GAMES in line else [line]:
                assert door not in found, f"{door} stands there twice"
                found[door] = heading
    return found
