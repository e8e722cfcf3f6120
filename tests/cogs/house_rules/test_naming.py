"""Renaming and copying house rules: by command and by button, while a match is played by them."""

from __future__ import annotations

from pathlib import Path

from engine.table.model.status import Status
from tests.cogs.house_rules.test_house import KROON, houses, save
from tests.cogs.world import said, texts, world


async def test_renaming_and_changing_touch_no_running_match(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        table = await here.table("Anna", "Ben", "Chloé", "Dirk", house=KROON)
        await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
        before = table.setup
        answer = said(await here["Anna"].slash(here.channel, "house rename", house=KROON, name="Bij Gust"))
        assert f"The house rules **{KROON}** are now called **Bij Gust**." in answer
        assert "### Bij Gust" in answer
        await here["Anna"].slash(here.channel, "house edit", house="Bij Gust", rules="lines=7")
        await here.press(table)
        await here.restart()
        again = here.tables.get(table.id)
        assert (again.status, again.setup) == (Status.PLAYING, before)
        assert f"Couillon · {KROON}" in texts(here.board(again))
        assert await houses(here) == ["Bij Gust"]


async def test_only_who_may_change_them_renames_them_and_anybody_copies_them(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        refused = said(await here["Ben"].slash(here.channel, "house rename", house=KROON, name="Bij Gust"))
        assert "Only whoever made the house rules" in refused
        copied = said(await here["Ben"].slash(here.channel, "house copy", house=KROON, name="Bij Gust"))
        assert f"**Bij Gust** is a copy of the house rules **{KROON}**." in copied
        copy, kroon = await here.tables.house_rules.of_guild(here.guild.id)
        assert (copy.options, copy.maker_id) == (kroon.options, here["Ben"].id)
        taken = said(await here["Ben"].slash(here.channel, "house rename", house="Bij Gust", name=KROON))
        assert "already has house rules called" in taken


async def test_the_buttons_ask_for_the_name_in_a_form_that_outlives_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        (house,) = await here.tables.house_rules.of_guild(here.guild.id)
        shown = (await here["Anna"].slash(here.channel, "house show", house=KROON)).response
        forms = [await here["Anna"].click(shown, custom_id=f"house.{verb}:{house.id}") for verb in ("copy", "rename")]
        await here.restart()
        for form, name in zip(forms, ("Zaal", "Bij Gust"), strict=True):
            await here["Anna"].submit_modal(form, {"name": name})
        assert await houses(here) == ["Bij Gust", "Zaal"]
        again = await here["Anna"].click(shown, custom_id=f"house.copy:{house.id}")
        looks = said(await here["Anna"].submit_modal(again, {"name": "Zааl"}))
        assert "People would take the name “Zааl” for “Zaal”" in looks
