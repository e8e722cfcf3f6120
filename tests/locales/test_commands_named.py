"""Texts name commands by reference, `/{ command-table } { command-open }`: a renamed command is renamed everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from discord import app_commands

from locales import LANGUAGES
from tests.cogs.world import World, world
from tests.locales.catalogues import written

TYPED: Final = re.compile(r"(?<![\w}>/:.*<])/(?=[^\W\d_])[\w-]+")
"""A command spelled out: a stroke before a word, but not between two, as in an address or in `3/13`."""
REFERENCE: Final = re.compile(r"(?<![\w}>/:.*<])/\{([a-z][\w-]*)\}(?: \{([a-z][\w-]*)\})?")
LISTS_OF_GAMES: Final = frozenset({"find-games", "find-games-or-duel"})
"""Made from the games there are: one that has no name in the language yet is called as it is typed in all."""


def commands_of(here: World) -> Iterator[tuple[tuple[str, ...], bool]]:
    """The keys of the names of all commands, of a group and its command if it is in one; and whether it is a group."""
    for one in here.bot.tree.walk_commands():
        parts = [one.parent, one] if one.parent else [one]
        keys = tuple(str(part._locale_name.extras["key"]) for part in parts if part._locale_name)
        yield keys, isinstance(one, app_commands.Group)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_spells_a_command_out(language: str) -> None:
    spelled = {
        f"{key}: {found}"
        for key, stretches in written(language).items()
        if key not in LISTS_OF_GAMES
        for text in stretches
        for found in TYPED.findall(text)
    }
    assert sorted(spelled) == []


@pytest.mark.parametrize("text", ["Open one with /table open.", "(`/duel`)", "/réglages change cela"])
def test_a_command_spelled_out_is_found(text: str) -> None:
    assert TYPED.search(text)
    assert not TYPED.search("deal 3/13, <https://discordstatus.com>, /{command-table} {command-open}")


async def test_what_texts_refer_to_after_a_stroke_are_commands(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        commands = dict(commands_of(here))
    named = {
        (key, tuple(part for part in parts if part))
        for language in LANGUAGES
        for key, stretches in written(language).items()
        for text in stretches
        for parts in REFERENCE.findall(text)
    }
    assert len({parts for _, parts in named}) > 20
    # After a command that is no group comes an option, as in `/{ fair-command } { command-which-table }:12`.
    assert {(key, parts) for key, parts in named if parts not in commands and commands.get(parts[:1], True)} == set()
