"""Every command, subcommand and option that the documentation names is one of the bot's, in one of its languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.cogs.app.test_command_names import payload
from tests.cogs.world import world
from tests.host.house.pages import ROOT, prose

PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
SPANS: Final = re.compile(r"`(/\w[^`/\n]*)`((?: `[\w-]+`)*)")
"""A command in backticks, and what stands in backticks right behind it: other subcommands of the same group.

A path has a second slash.
"""
OPTION: Final = re.compile(r"([\w-]+):")
FROM_OUTSIDE: Final = ("vijfslag", "deck")
"""The game and the command that docs/adding-a-game.md and docs/adding-a-command.md build."""


class Named(NamedTuple):
    """What a page says of a command: its words up to the first option, and the options."""

    page: str
    words: tuple[str, ...]
    options: tuple[str, ...]


async def test_every_command_of_the_pages_is_one_of_the_bots(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        commands = _by_name([dict(one) for one in await payload(here)])
    named = [one for page in PAGES for one in _named(page) if one.words[0] not in FROM_OUTSIDE]
    assert len(named) > 200
    assert [one for one in named if not _is_known(one, commands)] == []


def _named(page: Path) -> Iterator[Named]:
    for span, others in SPANS.findall(prose(page)):
        head, _, _ = span[1:].partition(":")
        *words, last = head.split()
        words = words if ":" in span else [*words, last]
        options = tuple(OPTION.findall(span))
        plain = tuple(word for word in words if not word.startswith("["))
        yield Named(page.name, plain, options)
        for other in re.findall(r"[\w-]+", others):
            yield Named(page.name, (plain[0], other), ())


def _by_name(bodies: list[dict[str, Any]]) -> dict[str, Mapping[str, Any]]:
    return {name: body for body in bodies for name in (body["name"], *(body.get("name_localizations") or {}).values())}


def _is_known(one: Named, commands: Mapping[str, Mapping[str, Any]]) -> bool:
    command = commands.get(one.words[0])
    if command is None:
        return False
    inside = _by_name(command.get("options") or [])
    is_group = any(option["type"] == 1 for option in inside.values())
    if is_group and len(one.words) > 1:
        if one.words[1] not in inside:
            return False
        inside = _by_name(inside[one.words[1]].get("options") or [])
    return set(one.options) <= inside.keys()
