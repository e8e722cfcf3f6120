"""House rules go to another server as one line, and mean the same there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.registry import GAMES
from engine.records.sharing import print_rules
from tests.about import about
from tests.cogs.house_rules.test_house import KROON, agreed, houses
from tests.cogs.world import World, said, world

LADDER = "accept 8=8 +3 -3; solo 5=3 +1 -1; accept 9=11 +3 -3; small-misere=6; slam=60"
COMPOSED = ("couillon", "malmedy", {"making": "upcard", "scoring": "slate", "mit": "none"})


async def taken(here: World, line: str, name: str = "Bij Gust") -> Any:
    return await here["Ben"].slash(here.channel, "house import", name=name, text=line)


@pytest.mark.parametrize(
    ("game", "preset", "changes"), [COMPOSED, ("kleurenwiezen", "pagat", {"ladder": LADDER, "deals": "8"})]
)
async def test_rules_imported_on_another_server_are_the_same(
    tmp_path: Path, game: str, preset: str, changes: dict[str, str]
) -> None:
    async with world(tmp_path) as here:
        rules = here.tables.house_rules
        options = GAMES[game].configure(preset, changes)
        elsewhere = await rules.save(here.guild.id + 1, KROON, game, options, 1)
        await rules.save(here.guild.id, KROON, game, elsewhere.options, here["Anna"].id)
        shown = (await here["Ben"].slash(here.channel, "house show", house=KROON)).response
        (kroon,) = await rules.of_guild(here.guild.id)
        line = print_rules(options)
        by_button = said(await here["Ben"].click(shown, custom_id=f"house.share:{kroon.id}"))
        assert by_button == said(await here["Ben"].slash(here.channel, "house share", house=KROON))
        assert f"```\n{line}\n```" in by_button
        await rules.delete(kroon)
        asked = await taken(here, line)
        assert "### Save **Bij Gust** like this?" in said(asked)
        assert await houses(here) == []
        await agreed(here, "Ben", asked)
        assert (await rules.named(here.guild.id, "Bij Gust")).options == options


UNREADABLE = (
    ("hello", "Bij Gust", "“hello” is not a line of house rules"),
    (
        "bridge malmedy",
        "Bij Gust",
        "“bridge” is not known here. If you copied the whole line, it comes from a newer",
    ),
    ("couillon pagat", "Bij Gust", "Known ones: couillon, denexa, points,"),
    ("couillon malmedy: making=auction", "Bij Gust", "Known ones: upcard, tongres, forced, held,"),
    ("couillon malmedy: partners=three", "Bij Gust", "“partners” is not known here. If you copied the whole"),
    ("couillon malmedy: royes=0", "Bij Gust", "it takes a whole number from 1 to 99"),
    ("couillon malmedy: royes=7, royes=8", "Bij Gust", "“royes=8” is not a line of house rules"),
    ("kleurenwiezen pagat: ladder=accept 8=8; foo", "Bij Gust", "cannot be read at “foo”"),
    ("<@1> @everyone: **x**=`y`", "Bij Gust", "“\\<\\@1>” is not known here"),
    ("couillon malmedy: " + "x=1, " * 700, "Bij Gust", "“x=1” is not a line of house rules"),
    ("x" * 6000, "Bij Gust", "…” is not a line of house rules"),
    ("couillon malmedy", "Kleurenwiezen", "People would take the name"),
    ("couillon malmedy", "Dame de Make", "People would take the name"),
    ("couillon malmedy", "\u3164\u2800", "1 to 32 characters"),
    ("couillon malmedy", "\u202eteb", "1 to 32 characters"),
    ("couillon malmedy", "Malmedy", "People would take the name"),
    ("couillon malmedy", " ", "1 to 32 characters"),
    ("kleurenwiezen pagat: troel=off, troel_tricks=9", "Bij Gust", "contradict each other"),
)


async def test_what_cannot_be_imported_is_said(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for line, name, answer in UNREADABLE:
            with about(line, name, answer):
                assert answer in said(await taken(here, line, name))
                assert await houses(here) == []
