"""All doors that there are, found in the code itself: commands, what they complete, what can be pressed, forms.

A door's name: `/table join` is a command, `/table join: seat` completes its option, `table.sit` is what can be pressed
at a table, `form cogs/table/cut.py` a form made there, `menu Statistics` an entry in the menu of a person.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from discord import app_commands

from cogs.bot.bot import ITEMS, CardBot

ROOT: Final = Path(__file__).parents[3]
TABLE: Final = Path(__file__).with_name("doors.txt")

FAMILIES: Final[Mapping[str, str]] = {
    "TableButton": "table",
    "TableMenu": "table",
    "TablePeopleMenu": "table",
    "TournamentButton": "tournament",
    "TournamentPeopleMenu": "tournament",
    "EveningButton": "evening",
    "ScoreButton": "score",
    "ScoreMenu": "score",
    "ScorePeople": "score",
    "HouseButton": "house",
    "HouseMenu": "house",
    "BuildButton": "build",
    "BuildMenu": "build",
    "PageButton": "setting",
    "PartMenu": "setting",
    "RoleMenu": "setting",
    "ChannelMenu": "setting",
    "PastButton": "past",
    "PastMenu": "past",
    "LeaderboardButton": "leaderboard",
    "LeaderboardMenu": "leaderboard",
    "LessonButton": "lesson",
    "LessonMenu": "lesson",
    "LessonsButton": "lesson",
    "DealButton": "deal",
    "FriendMenu": "deal",
}
"""Kinds of buttons and menus whose verbs are looked up in a table of handlers of the bot; the others are one door."""
READING: Final = frozenset({"read", "sent", "keep", "read_form"})
"""How functions are called that read a form that was sent."""
OPENS_A_FORM: Final = frozenset({"Modal", "ask_reason"})
"""What makes a form, and what makes one for other files."""


def doors(bot: CardBot) -> Iterator[str]:
    """Every door, by name."""
    for command in commands(bot):
        yield f"/{command.qualified_name}"
        yield from (f"/{command.qualified_name}: {one.display_name}" for one in command.parameters if one.autocomplete)
    for one in bot.tree._get_all_commands():
        if isinstance(one, app_commands.ContextMenu):
            yield f"menu {one.name}"
    for family in dict.fromkeys(FAMILIES.values()):
        handlers = bot.handlers if family == "table" else getattr(bot, f"{family}_handlers")
        yield from (f"{family}.{verb}" for verb in handlers)
    yield from (item.__name__ for item in ITEMS if item.__name__ not in FAMILIES)
    yield from (f"form {path}" for path in forms())


def begins(bot: CardBot) -> Iterator[tuple[str, Sequence[object]]]:
    """Every door at which something is done, and the functions with which that begins: completions only list."""
    yield from ((f"/{one.qualified_name}", [one]) for one in commands(bot))
    for one in bot.tree._get_all_commands():
        if isinstance(one, app_commands.ContextMenu):
            yield f"menu {one.name}", [one]
    for family in dict.fromkeys(FAMILIES.values()):
        handlers = bot.handlers if family == "table" else getattr(bot, f"{family}_handlers")
        yield from ((f"{family}.{verb}", [handler]) for verb, handler in handlers.items())
    yield from ((item.__name__, [item.callback]) for item in ITEMS if item.__name__ not in FAMILIES)
    yield from ((f"form {path}", list(_readers(path))) for path in forms())


def _readers(path: str) -> Iterator[object]:
    """What reads the forms that a module makes."""
    module = import_module(path.removesuffix(".py").replace("/", "."))
    parts = [vars(module), *(vars(one) for one in vars(module).values() if isinstance(one, type))]
    yield from (value for part in parts for name, value in part.items() if name.strip("_") in READING)


def commands(bot: CardBot) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Every command, those of groups too."""
    yield from (one for one in bot.tree.walk_commands() if isinstance(one, app_commands.Command))


def forms() -> Iterator[str]:
    """The modules that make forms."""
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in OPENS_A_FORM:
                yield path.relative_to(ROOT).as_posix()
                break


class Told(NamedTuple):
    """What the table says of a door."""

    answers: frozenset[str]
    """Which questions it asks: `see`, `agree`, `again`; empty: none."""
    why: str
    """Why it asks none."""


def told() -> dict[str, Told]:
    """The table: under a heading `[see agree]` or `[none: why]`, the doors of which that is true, one a line."""
    found: dict[str, Told] = {}
    heading = Told(frozenset(), "")
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            name, _, why = line.strip("[]").partition(": ")
            heading = Told(frozenset(name.split()) - {"none"}, why)
        elif line and not line.startswith("#"):
            assert line not in found, f"{line} stands there twice"
            found[line] = heading
    return found
