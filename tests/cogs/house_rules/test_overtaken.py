"""House rules changed on two devices at once: the later one hears of the earlier, and neither loses anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cogs.house_rules.building.test_building import pick, press
from tests.cogs.house_rules.test_drafts import dearer
from tests.cogs.house_rules.test_edit import asked, form, keep, options_now, saved
from tests.cogs.house_rules.test_house import KROON, save
from tests.cogs.world import World, buttons, said, texts, world

MEANWHILE = "Somebody has changed"


async def edited(here: World) -> Any:
    """The rules in full, to be changed."""
    return (await here["Anna"].slash(here.channel, "house edit", house=KROON)).response


async def answer(here: World, asked: Any, verb: str) -> Any:
    """Say yes (`save`) or no (`drop`) to what the bot asks."""
    return await here["Anna"].click(asked, custom_id=buttons(asked, f"house.{verb}:")[0])


async def two_drafts(here: World) -> tuple[Any, Any]:
    """Begun from the same rules of five lines: the phone's page with seven, the laptop's with the Dame de Make."""
    await save(here)
    phone, laptop = await edited(here), await edited(here)
    await pick(here, phone, "step", "4")
    await pick(here, phone, "lines", "7")
    await pick(here, laptop, "step", "3")
    await pick(here, laptop, "yes", "dame_de_make")
    return phone, laptop


async def test_the_later_of_two_is_told_what_the_earlier_says_and_both_are_there(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        phone, laptop = await two_drafts(here)
        assert "have been changed" in said(await press(here, phone, "keep"))
        # Nor does a restart make it forget what it began from.
        await here.restart()
        await press(here, laptop, "keep")
        told = texts(laptop)
        assert MEANWHILE in told
        theirs, _, ours = told.partition("###")
        assert "• 7 lines on the slate" in theirs
        assert "5 lines on the slate" in ours
        assert "Dame de Make: the queen of clubs is always a trump" in ours
        now = await options_now(here)
        assert (now["lines"], now["dame_de_make"]) == ("7", "no")


@pytest.mark.parametrize(("verb", "lines", "dame"), [("save", "5", "yes"), ("drop", "7", "no")])
async def test_whoever_is_told_decides_which_of_the_two_stays(tmp_path: Path, verb: str, lines: str, dame: str) -> None:
    async with world(tmp_path) as here:
        phone, laptop = await two_drafts(here)
        await press(here, phone, "keep")
        await press(here, laptop, "keep")
        assert MEANWHILE not in said(await answer(here, laptop, verb))
        now = await options_now(here)
        assert (now["lines"], now["dame_de_make"]) == (lines, dame)


async def test_what_others_save_while_somebody_decides_is_told_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        phone, laptop = await two_drafts(here)
        await press(here, phone, "keep")
        await press(here, laptop, "keep")
        await here["Anna"].slash(here.channel, "house edit", house=KROON, rules="lines=10")
        assert "• 10 lines on the slate" in said(await answer(here, laptop, "save"))
        assert (await options_now(here))["lines"] == "10"


async def test_two_who_end_in_the_same_way_are_asked_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        phone, laptop = await two_drafts(here)
        await here["Anna"].slash(here.channel, "house edit", house=KROON, rules="dame_de_make=yes")
        assert MEANWHILE not in said(await press(here, laptop, "keep"))
        assert MEANWHILE in said(await press(here, phone, "keep"))


async def deleted(here: World) -> None:
    asked = (await here["Anna"].slash(here.channel, "house delete", house=KROON)).response
    assert "are deleted" in said(await answer(here, asked, "delete"))


async def test_what_was_chosen_for_rules_that_somebody_deletes_becomes_new_ones(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        _, laptop = await two_drafts(here)
        await deleted(here)
        await here.restart()
        await press(here, laptop, "next")
        assert "Somebody has deleted these house rules" in texts(laptop)
        assert "### New house rules\n" in texts(laptop)
        asked = await press(here, laptop, "keep")
        assert "are saved" in said(await here["Anna"].submit_modal(asked, {"name": KROON}))
        now = await options_now(here)
        assert (now["lines"], now["dame_de_make"]) == ("5", "yes")


@pytest.mark.parametrize(("verb", "expected"), [("save", "are saved"), ("drop", "Nothing is saved")])
async def test_a_yes_that_waited_is_told_that_somebody_deleted_them(tmp_path: Path, verb: str, expected: str) -> None:
    async with world(tmp_path) as here:
        await saved(here, variant="whisthub")
        one = await form(here)
        question = (await asked(here, one, scores=dearer(one))).response
        await deleted(here)
        told = said(await answer(here, question, "save"))
        assert f"Somebody has deleted {KROON} since you began" in told
        assert expected in said(await answer(here, question, verb))


async def test_a_yes_that_waited_is_told_of_another_score_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here, variant="whisthub")
        one, other = await form(here), await form(here)
        question = (await asked(here, one, scores=dearer(one))).response
        await keep(here, other, scores=dearer(other).replace("Slam: 75", "Slam: 80"))
        told = said(await answer(here, question, "save"))
        assert MEANWHILE in told
        assert "• **Slam** pays `60` → `80`" in told.partition("###")[0]
        assert (await options_now(here))["ladder"].endswith("slam=80")
        await answer(here, question, "save")
        assert (await options_now(here))["ladder"].endswith("slam=75")
