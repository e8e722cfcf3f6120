"""Everything that opens a table or a tournament respects the server's channels and roles.

A new place in the program that opens something fails here until it is in these lists; other commands need no line.
"""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from engine.core.registry import GAMES
from tests.about import about
from tests.cogs.lobby.test_opening import chosen, manager
from tests.cogs.replay.matches import finished
from tests.cogs.world import World, buttons, said, world

ROOT: Final = Path(__file__).parents[3]
Opens = Callable[[World, Any, Any], Awaitable[Any]]
"""Lets somebody (the second) ask for it in a channel (the third), and returns the result."""


def command(name: str, **options: Any) -> Opens:
    return lambda _, who, channel: who.slash(channel, name, **options)


async def challenge(here: World, who: Any, channel: Any) -> Any:
    return await who.context_menu(channel, "Challenge to Chouine", here["Dirk"])


async def press_rematch(here: World, who: Any, channel: Any) -> Any:
    end = next(one for one in reversed(list(here.channel.history())) if buttons(one, "rematch:"))
    return await who.click(end, custom_id=buttons(end, "rematch:")[0])


OPENING: Final[dict[str, Opens]] = {
    "table open": command("table open"),
    **{game: command(game) for game in GAMES},
    "duel": command("duel"),
    "tournament open": command("tournament open"),
    "Challenge to Chouine": challenge,
    "table rematch": command("table rematch"),
    "rematch:": press_rematch,
}
REMATCHES: Final = ("table rematch", "rematch:")
"""Those who were at the match may open these in its channel, without a role (docs/seats.md)."""
OPENERS: Final = {
    "cogs/lobby/duel.py": {"_alone", "_open"},
    "cogs/lobby/opening.py": {"open_table", "_open_in_thread"},
    "cogs/lobby/opening_commands.py": {"find", "open"},
    "cogs/lobby/rematch.py": {"play_again", "rematch", "play_on"},
    "cogs/lobby/tables.py": {"rematch"},
    "cogs/selfcheck/stage.py": {"set_up"},
    "cogs/tournament/opening.py": {"open"},
}
"""The functions that open a table or a tournament, by file, themselves or by one of `SHARED`: what commands and buttons
come to.

An evening draws its tables later; shared deals are played in direct messages; a score sheet is no table, and has the
same rights (tests/cogs/score_keeper/test_opening.py).
"""
OPENING_VERBS: Final = ("tables.open", "tables.rematch", "tournaments.open")
SHARED: Final = frozenset({"open_table", "_open_in_thread", "play_again"})


def callers(path: Path) -> set[str]:
    """The functions of a file that open a table or a tournament."""
    found, source = set[str](), path.read_text(encoding="utf-8")
    if not any(verb in source for verb in (".open", ".rematch", *SHARED)):
        # Parsing a file takes longer than all else.
        return found
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.AsyncFunctionDef | ast.FunctionDef):
            calls = {ast.unparse(one.func) for one in ast.walk(function) if isinstance(one, ast.Call)}
            if calls & SHARED or any(one.endswith(OPENING_VERBS) for one in calls):
                found.add(function.name)
    return found


def test_only_these_functions_open_anything() -> None:
    found = {str(path.relative_to(ROOT)): callers(path) for path in sorted((ROOT / "cogs").rglob("*.py"))}
    assert {path: names for path, names in found.items() if names} == OPENERS


async def test_what_opens_something_is_a_command_or_an_entry_of_a_menu(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        tree = here.bot.tree
        known = {one.qualified_name for one in tree.walk_commands()} | {one.name for one in tree._get_all_commands()}
    assert {name for name in OPENING if not name.endswith(":")} <= known


async def before(here: World, name: str) -> int:
    """Make what must come first; returns how many tables and tournaments there are then."""
    if name in REMATCHES:
        await finished(here, "chouine")
    return opened(here)


def opened(here: World) -> int:
    return len(here.tables.in_guild(here.guild.id)) + len(here.tables.tournaments.all())


async def nothing_open(here: World) -> None:
    """Stop whatever was opened, and let tables be opened in every channel again."""
    with here.env._bot_scope():
        for tournament in here.tables.tournaments.all():
            await tournament.stop(0, force=True)
        for table in here.tables.in_guild(here.guild.id):
            await table.stop(0, force=True)
    await chosen(here, channels=frozenset(), opener_role=None)
    await here.env.settle()


async def test_nothing_is_opened_in_a_channel_that_is_not_for_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        only = here.guild.create_text_channel("tafels")
        for name, opens in OPENING.items():
            with about(name):
                count = await before(here, name)
                await chosen(here, channels=frozenset((only.id,)))
                refused = said(await opens(here, here["Anna"], here.channel))
                assert refused == f"Tables are opened in <#{only.id}> here."
                assert opened(here) == count
                await chosen(here, channels=frozenset((here.channel.id, only.id)))
                await opens(here, here["Anna"], here.channel)
                assert opened(here) == count + 1
                await nothing_open(here)


async def test_nothing_but_a_rematch_is_opened_by_who_lacks_the_role(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        role = here.guild.create_role("openers")
        manager(here, "Mia")
        for name, opens in OPENING.items():
            with about(name):
                count = await before(here, name)
                await chosen(here, opener_role=role.id)
                refused = said(await opens(here, here["Anna"], here.channel))
                if name not in REMATCHES:
                    assert f"only people with the role {role.mention} can open tables" in refused
                    assert opened(here) == count
                    await opens(here, here["Mia"], here.channel)
                assert opened(here) == count + 1
                await nothing_open(here)


async def test_a_rematch_that_is_there_already_is_joined_wherever_tables_are_opened_now(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        count = await before(here, "rematch:")
        await press_rematch(here, here["Anna"], here.channel)
        only = here.guild.create_text_channel("tafels")
        await here.tables.change_server(here.guild.id, partial(replace, channels=frozenset((only.id,))))
        assert "Tables are opened" not in said(await press_rematch(here, here["Ben"], here.channel))
        assert opened(here) in (count, count + 1)
        assert len(here.tables.of_user(here["Ben"].id)) == 1
