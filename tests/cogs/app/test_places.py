"""Which command answers where, and what it says where it cannot: the table is made from the commands there are.

`places.txt` has a line for each command: where Discord offers it, and whether it answers there (`yes`), says to the
person alone what to do instead (`says`), or is not offered (`-`). The commands of all games are one line, `/<game>`.
Write it anew with `PLACES=write`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.bot.bot import CardBot
from engine.core.registry import GAMES
from tests.cogs.doors.doors import OF_GAMES, commands
from tests.cogs.strangers import Elsewhere, elsewhere
from tests.cogs.world import World, texts, world

TABLE: Final = Path(__file__).with_name("places.txt")
WHERE: Final = ("server", "direct", "server without it", "group")
HEAD: Final = f"# {'command':30}" + "".join(f"{one:20}" for one in WHERE).rstrip()
AWAY: Final = "but not play"
IN_CHANNELS: Final = "only works in a channel of a server"
_YES, _SAYS, _NO = "yes", "says", "-"


def offered(payload: dict[str, Any]) -> tuple[bool, ...]:
    """Whether Discord offers a command in these places, by what the bot tells it."""
    installs, contexts = payload["integration_types"], payload["contexts"]
    by_person = 1 in installs
    return 0 in contexts, 1 in contexts, by_person and 0 in contexts, by_person and 2 in contexts


def options(command: app_commands.Command[Any, ..., Any], person: Any) -> dict[str, Any]:
    """What Discord would take for the options that have to be named."""
    usual = {Kind.integer: 1, Kind.user: person, Kind.boolean: True}
    return {
        one.display_name: one.choices[0].value if one.choices else usual.get(one.type, "1")
        for one in command.parameters
        if one.required
    }


def answered(result: Any, *, alone: bool) -> str:
    """What somebody reads; `alone`: all of it is shown to nobody else."""
    shown = [one for one in (result.response, *result.followups) if one is not None]
    assert not alone or all(one.ephemeral for one in shown), "everybody reads it"
    return "\n".join(map(texts, shown))


def told(command: app_commands.Command[Any, ..., Any]) -> str:
    """What the table calls it."""
    return OF_GAMES if command.qualified_name in GAMES else command.qualified_name


class Tried:
    """Every command, typed where Discord offers it."""

    def __init__(self, here: World, away: Elsewhere) -> None:
        self._here = here
        self._stranger, self._grouped = away.stranger("Mia"), away.stranger("Noor", context=2)
        self.channel, self._boss = away.server("Otto")
        self._payloads = {one.name: one.to_dict(here.bot.tree) for one in here.bot.tree._get_all_commands()}

    async def lines(self) -> list[str]:
        """The table."""
        return list(dict.fromkeys([line async for line in self._lines(self._here.bot)]))

    async def _lines(self, bot: CardBot) -> Any:
        for command in sorted(commands(bot), key=told):
            root = command.root_parent or command
            at = offered(self._payloads[root.name])
            found = [_YES if at[0] else _NO]
            for is_offered, place in zip(at[1:], WHERE[1:], strict=True):
                found.append(await self._at(command, place) if is_offered else _NO)
            yield f"/{told(command):30}" + " " + "".join(f"{one:20}" for one in found).rstrip()
        for menu in sorted(bot.tree._get_all_commands(), key=lambda one: one.name):
            if isinstance(menu, app_commands.ContextMenu):
                found = [_YES if one else _NO for one in offered(self._payloads[menu.name])]
                yield f"{menu.name:31}" + " " + "".join(f"{one:20}" for one in found).rstrip()

    async def _at(self, command: app_commands.Command[Any, ..., Any], place: str) -> str:
        name = command.qualified_name
        if place == "server without it":
            told = answered(await self._boss.slash(self.channel, name, **options(command, self._boss)), alone=True)
        else:
            user = self._stranger if place == "direct" else self._grouped
            told = answered(await user.slash(name, **options(command, user)), alone=place == "group")
        assert told, f"/{name} says nothing: {place}"
        assert "went wrong" not in told, f"/{name}: {place}"
        return _SAYS if AWAY in told or IN_CHANNELS in told else _YES


async def test_each_command_answers_where_the_table_says_and_else_says_what_to_do(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with elsewhere(here) as away:
            tried = Tried(here, away)
            lines = await tried.lines()
            assert not [one for one in away.refused if str(tried.channel.id) in one], "there it can only answer"
            opened = {table.setup.channel_id for table in here.tables.live}
            assert opened == {here["Mia"].dm_channel.id}, "nothing else may be opened"
    if os.environ.get("PLACES") == "write":
        TABLE.write_text("\n".join([HEAD, *lines, ""]), encoding="utf-8")
    assert TABLE.read_text(encoding="utf-8").splitlines()[1:] == lines
