"""What is asked and told around a table of the outsider's game: its lobby, its rules, house rules, matches played."""

from __future__ import annotations

from pathlib import Path

import pytest

from locales import LANGUAGES
from tests.cogs.app.test_commands import speaking
from tests.cogs.app.test_limits import complaints
from tests.cogs.house_rules.test_edit import fields
from tests.cogs.world import said, texts, world

GAME = "vijfslag"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_lobby_and_house_rules_are_told_in_every_language(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna=language)
    async with world(tmp_path) as here:
        anna = here["Anna"]
        rules = said(await anna.slash(here.channel, "rules", game=GAME))
        assert "Vijfslag" in rules
        assert "Eldest leads" in rules
        await anna.slash(here.channel, GAME, variant="vijfslag-3")
        (table,) = here.tables.in_guild(here.guild.id)
        assert "Vijfslag 3" in texts(here.lobby(table))
        await anna.slash(here.channel, "table rules", rules="points=20")
        assert "points that end the match: 20" in texts(here.lobby(table))
        assert "points that end the match: 20" in said(await anna.slash(here.channel, "rules"))
        await anna.slash(here.channel, "house save", name="Kring", variant=GAME, rules="points=5")
        assert "Vijfslag" in said(await anna.slash(here.channel, "house show"))
        assert "points that end the match: 5" in said(await anna.slash(here.channel, "house show", house="Kring"))
        form = await anna.slash(here.channel, "house edit", house="Kring")
        assert list(fields(form)) == ["options"]
        unread = said(await anna.submit_modal(form, {"options": "points=7\nnothing\nplayers=three"}))
        assert "10, 5, 20" in unread
        form = await anna.slash(here.channel, "house edit", house="Kring")
        await anna.submit_modal(form, {"options": "points=20\nplayers: 3"})
        house = await here.tables.houses.named(here.guild.id, "Kring")
        assert dict(house.options.values()) == {"points": "20", "players": "3"}
        assert complaints(here) == []


async def test_nothing_played_yet_is_no_failure(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        for command in ("leaderboard", "stats"):
            answer = said(await anna.slash(here.channel, command, game=GAME))
            assert "wrong" not in answer, command
        await anna.slash(here.channel, "leaderboard", game=GAME, by="made")
