"""Commands as sent to Discord: no two names are the same in any language, and each command is only where it works."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from cogs.app.i18n import CatalogueTranslator
from engine.core.registry import GAMES
from tests.cogs.world import World, world

LOCALES: Final = ("", "nl", "fr", "de", "en-GB", "en-US")
"""`""` stands for any other language, in which Discord shows the name that programs know."""
IN_SERVERS: Final = {
    *("challenge to chouine", "house", "leaderboard-message", "table", "tournament", "evening", "season", "send-deal"),
    *GAMES,
}
"""Commands that need a server: a channel to write in, or something that belongs to the server."""
OF_OTHERS: Final = {"statistics"}
"""The menu of a person, who is on the server too."""
ANYWHERE: Final = {
    *("help", "rules", "glossary", "learn", "stats", "history", "settings", "privacy", "forget-me"),
    *("duel", "daily", "score"),
}
"""Commands that answer where the bot is not, or say there what to do instead."""
Body = Mapping[str, Any]


async def payload(here: World) -> list[Body]:
    """All commands, including context menus."""
    translator = CatalogueTranslator()
    tree = here.bot.tree
    return [await one.get_translated_payload(tree, translator) for one in tree._get_all_commands(guild=None)]


def name(body: Body, locale: str) -> str:
    return str((body.get("name_localizations") or {}).get(locale, body["name"])).casefold()


def collisions(bodies: Sequence[Body], where: str) -> Iterator[str]:
    """Names that two of these share, in one language or as the name of one and the usual name of the other."""
    for locale in LOCALES:
        shared = [one for one, count in Counter(name(body, locale) for body in bodies).items() if count > 1]
        yield from (f"{where}: two are called {one!r} in {locale or 'other languages'}" for one in shared)
    for body in bodies:
        names = {name(body, locale) for locale in LOCALES}
        yield from (
            f"{where}: {other['name']} is called like {body['name']} in some language"
            for other in bodies
            if other is not body and other["name"].casefold() in names
        )


def all_collisions(body: Body, where: str) -> Iterator[str]:
    """Collisions among the subcommands, the options and the choices of a command."""
    where = f"{where} {body['name']}"
    options = body.get("options") or []
    yield from collisions(options, where)
    yield from collisions(body.get("choices") or [], where)
    for option in options:
        yield from all_collisions(option, where)


async def test_no_two_names_of_commands_options_and_choices_are_the_same_in_any_language(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        commands = await payload(here)
        kinds = {body.get("type", 1) for body in commands}
        found = [one for kind in kinds for one in collisions([c for c in commands if c.get("type", 1) == kind], "/")]
        found += [one for body in commands for one in all_collisions(body, "")]
        assert found == []
        assert len(commands) > 30


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            {"name": "next", "name_localizations": {"de": "weiter"}},
            {"name": "resume", "name_localizations": {"de": "Weiter"}},
        ),
        ({"name": "a", "name_localizations": {"fr": "b"}}, {"name": "b"}),
        ({"name": "a"}, {"name": "a"}),
    ],
)
def test_names_that_are_the_same_are_found(one: Body, other: Body) -> None:
    assert list(collisions([one, other], "/"))
    assert not list(collisions([one, {"name": "back", "name_localizations": {"de": "zurück"}}], "/"))


async def test_every_command_says_by_whom_it_is_installed_and_where_it_works(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for body in await payload(here):
            named = body["name"].casefold()
            assert body["integration_types"] == ([0] if named in IN_SERVERS | OF_OTHERS else [0, 1]), named
            assert body["contexts"] == ([0] if named in IN_SERVERS else [0, 1, 2] if named in ANYWHERE else [0, 1]), (
                named
            )
