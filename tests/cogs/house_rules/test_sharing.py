"""House rules go to another server as one line, and mean the same there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.registry import GAMES
from engine.records.sharing import print_rules
from tests.about import about
from tests.cogs.house_rules.test_house import KROON, agreed, houses
from tests.cogs.world import World, components, said, world

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


async def brought(here: World, data: bytes, name: str = "Bij Gust") -> Any:
    return await here["Ben"].slash(here.channel, "house import", name=name, file=("house-rules.txt", data))


async def test_a_line_too_long_for_a_message_goes_as_a_file(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        exact = " ".join(f"{tricks}:-9999" for tricks in range(14))
        ladder = "; ".join(f"accept {goal}=9999 {exact} / 9999 {exact}" for goal in range(8, 14))
        ladder += "; " + "; ".join(f"solo {goal}=9999 {exact} / 9999 {exact}" for goal in range(5, 9))
        ladder += "; " + "; ".join(f"abondance {goal}=9999 {exact} / 9999 {exact}" for goal in range(9, 13))
        options = GAMES["kleurenwiezen"].configure("pagat", {"ladder": ladder, "deals": "8"})
        assert 3500 < len(print_rules(options)) < 4000
        kroon = await here.tables.house_rules.save(here.guild.id, KROON, "kleurenwiezen", options, here["Anna"].id)
        answer = await here["Ben"].slash(here.channel, "house share", house=KROON)
        assert "so it is a file" in said(answer)
        (url,) = [one["file"]["url"] for one in components(answer.response) if one["type"] == 13]
        data = here.env.backend.cdn.get(url)
        assert data.decode() == print_rules(options)
        await here.tables.house_rules.delete(kroon)
        # Editors break long lines, and write as Windows does.
        asked = await brought(here, data.replace(b"; ", b";\r\n"))
        await agreed(here, "Ben", asked)
        assert (await here.tables.house_rules.named(here.guild.id, "Bij Gust")).options == options


BAD_FILES = (
    (b"x" * 33_000, "This file is too large for house rules: 32 KB at most."),
    (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "This file is no text."),
    (b"", "is not a line of house rules"),
    (b"Dear all,\n" * 2000, "is not a line of house rules"),
    (b"kleurenwiezen pagat: ladder=accept 8=8; foo", "cannot be read at “foo”"),
)


async def test_a_bad_file_of_house_rules_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for data, answer in BAD_FILES:
            with about(data[:20]):
                assert answer in said(await brought(here, data))
        nothing = await here["Ben"].slash(here.channel, "house import", name="Bij Gust")
        assert "Say what to import" in said(nothing)
        assert await houses(here) == []
