"""Trying every door as somebody who cannot see the channel in which something stands."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from discord import AppCommandOptionType as Kind
from discord import app_commands

from tests.cogs.doors.doors import commands
from tests.cogs.forging import STRINGS, press, submitted_parts
from tests.cogs.world import World, said, texts

OUTSIDER: Final = "Mia"
NUMBERS: Final = ("1", "2", "3")
"""Of the tables that stand in the hidden channel; before anything does, they do not exist."""
ONE: Final = NUMBERS[:1]
"""Of whatever else stands there, one of a kind."""
ABOUT: Final = frozenset({"table", "tournament", "evening", "sheet"})
"""What options are called that hold the number of something."""
PRESSES: Final = {
    "table": "{verb}:{number}:1",
    "tournament": "tournament.{verb}:{number}",
    "evening": "evening.{verb}:{number}:1",
    "score": "score.{verb}:{number}:1:1",
    "rules": "rules.all:{number}",
}
"""The custom ids of a family's buttons."""
MENUS: Final = {
    "past.replay": ("pastpick.replay:{asked}", "{number}"),
    "deal.to": ("deals.to:{number}:1", ""),
}
"""Those of menus, and the value that is picked."""
FORMS: Final = {
    "form manage.why": "manage.why:{number}:stop.",
    "form cut.words": "cut.words:{number}:1.1",
    "form tournament.form": "tournament.form:{number}:1",
    "form score.form": "score.form:{number}:1:0",
    "form score.row": "score.row:{number}:1:0",
    "form score.relief": "score.relief:{number}:1:0",
    "form score.why": "score.why:{number}:1:end",
}
_PASSING: Final = re.compile(r"<t:\d+:\w>|\d+ ms")
"""What changes by itself: moments, and how fast something was."""
_HISTORY: Final = {"past.history": "past.history.older:{asked}", "past.opened": "past.opened.:{asked}"}


class Tries:
    """What an outsider was told at each door, by the door and what they typed."""

    def __init__(self, here: World) -> None:
        self._here = here
        self._commands = {f"/{one.qualified_name}": one for one in commands(here.bot)}

    async def all(self, names: Iterable[str]) -> dict[tuple[str, str], str]:
        """At all of these doors."""
        tries = [(name, number) for name in names for number in self._numbers_at(name)]
        return {(name, number): _PASSING.sub("", await self._at(name, number)) for name, number in tries}

    def _numbers_at(self, name: str) -> tuple[str, ...]:
        """What can be asked for there: at a door that takes no number of a table, once is enough."""
        command, _, completed = name.partition(": ")
        if name.startswith("/"):
            asked = {one.display_name for one in self._commands[command].parameters} - {completed}
            return NUMBERS if "table" in asked else ONE
        family = name.removeprefix("form ").partition(".")[0]
        return ONE if name in _HISTORY or family in ("tournament", "evening", "score") else NUMBERS

    async def _at(self, name: str, number: str) -> str:
        here, asked = self._here, f"{self._here['Anna'].id}/0/-/all/0/1"
        family, _, verb = name.partition(".")
        if name.startswith("/"):
            return await self._typed(name, number)
        if name.startswith("form "):
            field = {"type": 4, "id": 2, "custom_id": "words", "value": "1"}
            part = {"type": 18, "id": 1, "component": field}
            return await submitted_parts(here, OUTSIDER, FORMS[name].format(number=number), [part])
        if name in MENUS:
            custom_id, value = (one.format(number=number, asked=asked) for one in MENUS[name])
            return _read(await press(here, OUTSIDER, custom_id, [value], kind=STRINGS if value else 5))
        custom_id = _HISTORY.get(name) or PRESSES[family]
        return _read(await press(here, OUTSIDER, custom_id.format(verb=verb, number=number, asked=asked)))

    async def _typed(self, name: str, number: str) -> str:
        name, _, completed = name.partition(": ")
        here, command = self._here, self._commands[name]
        given: dict[str, Any] = {one.display_name: self._usual(one) for one in command.parameters if one.required}
        given |= {one.display_name: number for one in command.parameters if one.display_name in ABOUT}
        if name == "/history":
            given["person"] = here["Anna"]
        if not completed:
            return _read(await here[OUTSIDER].slash(here.channel, name[1:], **given))
        given.pop(completed, None)
        typed = "" if completed in ABOUT else "1"
        return str(await here[OUTSIDER].autocomplete(here.channel, name[1:], completed, typed, **given))

    def _usual(self, option: app_commands.Parameter) -> Any:
        """Anything that Discord would take."""
        if option.choices:
            return option.choices[0].value
        kinds = {Kind.integer: int(option.min_value or 1), Kind.user: self._here["Ben"], Kind.boolean: True}
        return kinds.get(option.type, "1")


def _read(result: Any) -> str:
    """All that an answer shows, whether or not it is for this person alone."""
    shown = result.response
    public = texts(shown) if shown is not None and not shown.ephemeral else ""
    return f"{said(result)}{public}".strip()
