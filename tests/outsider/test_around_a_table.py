"""What surrounds a table of the outsider's game: its lobby, its rules, house rules, finished matches."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.running.table import Table
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from tests.cogs.app.test_commands import speaking
from tests.cogs.house_rules.building.test_building import begin, marked, menus, pick, press
from tests.cogs.house_rules.test_edit import fields
from tests.cogs.world import World, said, texts, world
from tests.engine.running.support import Notebook, setup

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
        # As a page has it, not as wide as a file.
        assert "the next one is turned up, and its suit is trumps. Eldest leads. Follow suit if you can" in rules
        await anna.slash(here.channel, GAME, variant="vijfslag-3")
        (table,) = here.tables.in_guild(here.guild.id)
        assert "Vijfslag 3" in texts(here.lobby(table))
        await anna.slash(here.channel, "table rules", rules="points=20")
        assert "points that end the match: 20" in texts(here.lobby(table))
        assert "points that end the match: 20" in said(await anna.slash(here.channel, "rules"))
        meant = {"variant": GAME, "rules": "points=5 scoring=avoid"}
        saved = said(await anna.slash(here.channel, "house save", name="Kring", **meant))
        assert "points that end the match: 5" in saved
        assert "Vijfslag" in said(await anna.slash(here.channel, "house show"))
        shown = said(await anna.slash(here.channel, "house show", house="Kring"))
        assert "points that end the match: 5" in shown
        assert "what to do with tricks: avoid" in shown
        steps = (await anna.slash(here.channel, "house edit", house="Kring")).response
        form = await press(here, steps, "table")
        assert list(fields(form)) == ["options"]
        unread = said(await anna.submit_modal(form, {"options": "points=7\nnothing\nplayers=three"}))
        assert "10, 5, 20" in unread
        form = await press(here, steps, "table")
        await anna.submit_modal(form, {"options": "points=20\nplayers: 3\nwhat to do with tricks: avoid"})
        await press(here, steps, "keep")
        house = await here.tables.house_rules.named(here.guild.id, "Kring")
        assert dict(house.options.values()) == {"points": "20", "players": "3", "scoring": "avoid"}


async def test_house_rules_are_composed_step_by_step_in_the_order_of_the_options(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        page = await begin(here, game=GAME, name="Kring")
        assert "Step 1 of 3" in texts(page)
        await press(here, page, "next")
        assert menus(page) == ["points", "players", "scoring"]
        await pick(here, page, "players", "3")
        await pick(here, page, "scoring", "avoid")
        assert (marked(page, "players"), marked(page, "scoring")) == (["3"], ["avoid"])
        await press(here, page, "next")
        assert "what to do with tricks: avoid" in texts(page)
        await press(here, page, "keep")
        house = await here.tables.house_rules.named(here.guild.id, "Kring")
        assert dict(house.options.values()) == {"points": "10", "players": "3", "scoring": "avoid"}


async def test_nothing_played_yet_is_no_failure(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        for options in ({}, {"by": "points"}, {"pairs": True}, {"by": "made"}):
            asked = dict[str, Any](options, game=GAME)
            assert "Vijfslag" in said(await anna.slash(here.channel, "leaderboard", **asked)), options
        assert "has finished no such match" in said(await anna.slash(here.channel, "stats", game=GAME))


async def played(here: World, preset: str, *names: str) -> Table:
    """A match to its end, of which nothing is shown meanwhile."""
    people = [here[name] for name in names]
    loud, here.tables._announcer = here.tables._announcer, Notebook()
    made = replace(setup(host=people[0].id, preset=preset), guild_id=here.guild.id, channel_id=here.channel.id)
    table = await here.tables.open(made, names[0])
    for one, name in zip(people[1:], names[1:], strict=True):
        await table.sit(one.id, name)
    await table.start(people[0].id)
    rng = random.Random(1)
    with here.env._bot_scope():
        while table.status is Status.PLAYING:
            if table.result is not None:
                await table.next_deal(people[0].id)
                continue
            seat = table.actors[0]
            await table.act(people[seat - 1].id, str(rng.choice(table.legal(seat))), None)
    here.tables._announcer = loud
    return table


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_match_played_is_told_in_every_language(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna=language)
    async with world(tmp_path) as here:
        anna, table = here["Anna"], await played(here, "vijfslag-3", "Anna", "Ben", "Chloé")
        assert table.status is Status.OVER
        asked: dict[str, dict[str, str]] = {
            "stats": {"game": GAME},
            "history": {},
            "replay": {},
            "leaderboard": {"game": GAME, "variant": "vijfslag-3"},
            "verify": {},
        }
        say = say_in(language)
        for command, options in asked.items():
            answer = said(await anna.slash(here.channel, command, **options))
            assert "Vijfslag" in answer, command
        assert say("fair-right", deals=table.deal, draws=1) in answer


async def test_nobody_gives_hints_in_a_game_that_computers_play_at_random(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", variant=GAME)
        assert not table.allows_hints
        assert "play this game at random" in said(await here["Anna"].slash(here.channel, "hint"))
