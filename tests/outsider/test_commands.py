"""Every command of the bot and every autocompletion, with the outsider's game among the games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import discord
import pytest
from discord import app_commands

from engine.core.registry import GAMES
from locales import LANGUAGES
from tests.cogs.admin.test_admin import manager
from tests.cogs.app.test_command_names import payload
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import World, said, world

GAME: Final = "vijfslag"
NAME: Final = "Vijfslag"
AVOIDING: Final = "scoring=avoid · what to do with tricks: avoid"
_NAME_OF_A_COMMAND: Final = re.compile(r"[-_'\w]{1,32}")


def completing(here: World) -> Iterator[tuple[str, str]]:
    """Every command and option that has a list to help somebody type."""
    for command in here.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield from ((command.qualified_name, one.display_name) for one in command.parameters if one.autocomplete)


async def test_every_name_of_a_command_an_option_and_a_choice_can_be_sent_to_discord(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        bodies = [dict(one) for one in await payload(here)]
        assert GAME in {one["name"] for one in bodies}
        for body in bodies:
            is_typed = body.get("type", 1) == discord.AppCommandType.chat_input.value
            for what, name, hint in named(body):
                assert 1 <= len(name) <= 32, name
                assert not is_typed or what == "choice" or _NAME_OF_A_COMMAND.fullmatch(name), name
                assert hint is None or len(hint) <= 100, hint


def named(body: Any, what: str = "command") -> Iterator[tuple[str, str, str | None]]:
    """The names and descriptions in all languages, those of what is inside too."""
    names = [body["name"], *(body.get("name_localizations") or {}).values()]
    hints = [body.get("description"), *(body.get("description_localizations") or {}).values()]
    yield from ((what, name, None) for name in names if what != "choice")
    yield from ((what, names[0][:32], hint) for hint in hints)
    yield from (
        one for kind in ("options", "choices") for part in body.get(kind) or () for one in named(part, kind[:-1])
    )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_list_completes_in_every_language(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, mia=language)
    async with world(tmp_path) as here:
        mia, lists = manager(here), tuple(completing(here))
        await mia.slash(here.channel, "house save", name="Kring", variant="vijfslag-3", rules="points=20")
        await here.playing("Mia", "Ben", variant=GAME)
        await here.table("Mia", house="Kring")
        assert len(lists) > 30
        for command, option in lists:
            offered = await mia.autocomplete(here.channel, command, option, "")
            assert all(1 <= len(one["name"]) <= 100 and one["value"] for one in offered), (command, option)
        for command in ("table open", "rules", "house save", GAME):
            offered = await mia.autocomplete(here.channel, command, "variant", "vijfslag")
            assert [one["value"] for one in offered] == list(GAMES[GAME].presets), command
            assert all(one["name"].startswith(NAME) for one in offered)
        for command in ("table open", "house save"):
            offered = await mia.autocomplete(here.channel, command, "rules", "", variant=GAME)
            assert {one["value"] for one in offered} >= {"points=5", "points=20", "players=3"}
            # Another game has an option of this name, for something else.
            assert [one["name"] for one in offered if "scoring" in one["name"]] == [AVOIDING]


async def test_what_cannot_be_done_with_it_is_not_offered(tmp_path: Path) -> None:
    """Nobody can tell deals of it with real cards, and no match of it has a fixed length."""
    async with world(tmp_path) as here:
        offered = {
            f"{body['name']} {part['name']}": {choice["value"] for choice in option["choices"]}
            for body in [dict(one) for one in await payload(here)]
            for part in body.get("options") or ()
            for option in part.get("options") or ()
            if option["name"] == "game" and option.get("choices")
        }
        for command in ("score open", "tournament open"):
            assert offered[command] == {*GAMES} - {GAME}
            completed = await here["Anna"].autocomplete(here.channel, command, "variant", "")
            assert completed
            assert not any(one["value"] in GAMES[GAME].presets for one in completed)
        assert GAME in offered["table open"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_has_played_nothing_yet_reads_its_command(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna=language)
    async with world(tmp_path) as here:
        for command in ("stats", "history", "replay"):
            assert f"`/{GAME}`" in said(await here["Anna"].slash(here.channel, command)), command


async def test_it_has_no_lessons_and_who_asks_for_some_reads_which_games_have(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        answer = await here["Anna"].slash(here.channel, "learn", game=GAME)
        assert said(answer).startswith(f"There are no lessons for {NAME} yet, only for: ")
        assert "Chouine" in said(answer)
        await here.playing("Anna", variant=GAME)
        assert await here["Anna"].autocomplete(here.channel, "learn", "lesson", "", game=GAME) == []
        assert "direct messages" in said(await here["Anna"].slash(here.channel, "learn"))
