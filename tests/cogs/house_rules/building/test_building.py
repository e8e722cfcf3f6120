"""/house new: a club's rules composed by menus and buttons, with pictures, and over a restart."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.house_rules.building.page import OTHER, build_button
from cogs.house_rules.page import house_button
from cogs.messages import layout
from engine.core.registry import GAMES
from tests.cogs.app.test_commands import speaking
from tests.cogs.forging import submit, text_fields
from tests.cogs.house_rules.test_edit import OWN_ROWS, fields
from tests.cogs.house_rules.test_house import KROON, houses, save
from tests.cogs.world import World, alternatives, buttons, components, said, texts, world

LADDER = "8 together: 9 +3 +3 +3 +3 +10 -3\nsolo 6: 4 +1 +1 -1\nsmall misère: 6\nslam: 60"


async def begin(here: World, who: str = "Anna", **options: str) -> Any:
    """The first page."""
    return (await here[who].slash(here.channel, "house new", **options)).response


def menu(page: Any, what: str) -> dict[str, Any]:
    return next(one for one in components(page) if one.get("custom_id", "").startswith(f"build.pick.{what}:"))


def menus(page: Any) -> list[str]:
    ids = (one.get("custom_id", "") for one in components(page))
    return [one.removeprefix("build.pick.").partition(":")[0] for one in ids if one.startswith("build.pick.")]


async def pick(here: World, page: Any, what: str, *values: str, who: str = "Anna") -> Any:
    return await here[who].select(page, [*values], custom_id=menu(page, what)["custom_id"])


async def press(here: World, page: Any, verb: str, times: int = 1, who: str = "Anna") -> Any:
    for _ in range(times):
        result = await here[who].click(page, custom_id=buttons(page, f"build.{verb}:")[0])
    return result


def marked(page: Any, what: str) -> list[str]:
    return [one["value"] for one in menu(page, what)["options"] if one.get("default")]


async def test_a_walloon_slate_to_ten_lines_with_the_dame_de_make(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        page = await begin(here, name=KROON)
        assert page.ephemeral
        assert f"New house rules: {KROON}" in texts(page)
        assert "Step 1 of 8" in texts(page)
        assert marked(page, "game") == marked(page, "preset") == ["couillon"]
        assert "Players: 4; cards: 24" in alternatives(page)
        assert "Slate." in alternatives(page)
        await press(here, page, "next", 3)
        assert "Step 4 of 8 · Following suit and queens" in texts(page)
        await pick(here, page, "yes", "dame_de_make")
        assert marked(page, "yes") == ["dame_de_make"]
        assert "ace of hearts, queen of clubs, king of hearts" in alternatives(page)
        await press(here, page, "next")
        assert menus(page) == ["scoring", "lines"]
        await pick(here, page, "lines", "10")
        # Some of the ten are wiped after the deals of the example.
        assert "8 to go" in alternatives(page)
        # What was chosen is still there when one goes back, and after a restart.
        await press(here, page, "back")
        await here.restart()
        assert marked(page, "yes") == ["dame_de_make"]
        await press(here, page, "next", 2)
        assert menus(page) == []
        assert "The Mit’ counts only in rôyes or cows" in texts(page)
        await press(here, page, "next", 2)
        rules = texts(page)
        assert "• Dame de Make" in rules
        assert "10 lines a side" in rules
        assert buttons(page, "build.next:") == []
        assert await houses(here) == []
        await press(here, page, "keep")
        assert f"**{KROON}** are saved" in texts(page)
        assert alternatives(page) == ""
        (kept,) = await here.tables.house_rules.of_guild(here.guild.id)
        expected = GAMES["couillon"].configure("couillon", {"lines": "10", "dame_de_make": "yes"})
        assert (kept.options, kept.maker_id) == (expected, here["Anna"].id)


async def test_contradictions_are_refused_or_settled_and_the_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="fr")
    async with world(tmp_path) as here:
        page = await begin(here)
        await pick(here, page, "preset", "troeven-2-stock")
        await press(here, page, "next")
        await pick(here, page, "making", "upcard")
        assert "**Not possible: the first card left over is turned up for trumps.**" in texts(page)
        assert "choose another way of making trumps" in texts(page)
        assert marked(page, "making") == ["named"]
        await press(here, page, "back")
        await pick(here, page, "preset", "malmedy")
        await press(here, page, "next", 4)
        # A slate counts no Mit', which is asked later: it gives way.
        await pick(here, page, "scoring", "slate")
        assert "**No longer applies:** Mit’ with Kontra and Re" in texts(page)
        assert menus(page) == ["scoring", "lines"]
        # Seven cards each take the larger pack, and then there is no other.
        await press(here, page, "back", 2)
        await pick(here, page, "cards", "7")
        assert "**No longer applies:** 24 cards" in texts(page)
        assert menus(page) == ["cards"]
        assert "Players: 4; cards: 32" in alternatives(page)
        # A number that no menu has is typed; a wrong one changes nothing.
        await press(here, page, "next", 4)
        asked = await pick(here, page, "deals", OTHER)
        await here["Anna"].submit_modal(asked, {"number": "1000"})
        assert "999" in texts(page)
        assert marked(page, "deals") == ["0"]
        asked = await pick(here, page, "deals", OTHER)
        await here["Anna"].submit_modal(asked, {"number": "21"})
        assert marked(page, "deals") == ["21"]
        french = await begin(here, "Ben", game="chouine")
        assert "Étape 1 sur 4" in texts(french)
        await press(here, french, "drop", who="Ben")
        assert "Rien n’est enregistré" in texts(french)
        assert await houses(here) == []


async def test_a_bad_name_is_asked_again_and_nothing_is_lost(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        refused = said(await here["Anna"].slash(here.channel, "house new", name="Malmedy"))
        assert "People would take the name" in refused
        page = await begin(here, game="chouine")
        await press(here, page, "next", 2)
        await pick(here, page, "parties", "7")
        form = await press(here, page, "keep")
        assert fields(form) == {"name": ""}
        await here["Anna"].submit_modal(form, {"name": KROON.upper()})
        assert "already has house rules called" in texts(page)
        assert marked(page, "parties") == ["7"]
        # The form comes again, after a restart too, with the name and what is wrong with it.
        await here.restart()
        form = await press(here, page, "keep")
        assert fields(form) == {"name": KROON.upper()}
        assert "already has house rules called" in form.modal["components"][0]["content"]
        await here.restart()
        await here["Anna"].submit_modal(form, {"name": "Bij Gust"})
        assert "**Bij Gust** are saved" in texts(page)
        kept = await here.tables.house_rules.named(here.guild.id, "Bij Gust")
        assert dict(kept.options.values())["parties"] == "7"


async def typed(here: World, page: Any, scores: str) -> Any:
    """What the bot answers to this score table in the form that opens from a page."""
    form = await press(here, page, "table")
    return (await here["Anna"].submit_modal(form, fields(form) | {"scores": scores})).response


async def test_a_score_table_is_typed_on_the_way_and_confirmed_at_the_end(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        page = await begin(here, game="kleurenwiezen", name="Bij Gust")
        assert "8 together: +8" in alternatives(page)
        await press(here, page, "next", 3)
        await pick(here, page, "troel", "off")
        await press(here, page, "next", 2)
        assert "Scores" in texts(page)
        # The score table by menu opens in place of the step, and has the form with everything as text.
        rows = (await press(here, page, "rows")).response
        assert "Score table: Bij Gust" in texts(rows)
        form = await press(here, rows, "table")
        assert fields(form)["options"] == "Troel=off"
        assert fields(form)["scores"].startswith("8 together: 8 ")
        wrong = (await here["Anna"].submit_modal(form, fields(form) | {"scores": "9 apart: 3"})).response
        assert "Line 1" in texts(wrong)
        form = await here["Anna"].click(wrong, custom_id=buttons(wrong, "build.again:")[0])
        assert fields(form) == {"options": "Troel=off", "scores": "9 apart: 3"}
        shown = (await here["Anna"].submit_modal(form, fields(form) | {"scores": LADDER})).response
        assert "8 together: +9" in alternatives(shown)
        # Going on from there, the bot asks before it keeps other scores; one can go back to the steps.
        await press(here, shown, "keep")
        assert "Save **Bij Gust** like this?" in texts(shown)
        await press(here, shown, "back")
        assert "The rules in full" in texts(shown)
        await press(here, shown, "keep")
        await here["Anna"].click(shown, custom_id=buttons(shown, "house.save:")[0])
        kept = await here.tables.house_rules.named(here.guild.id, "Bij Gust")
        assert dict(kept.options.values())["ladder"].startswith("accept 8=9 +3")
        assert dict(kept.options.values())["troel"] == "off"


@pytest.mark.parametrize(("game", "is_cut"), [("kleurenwiezen", True), ("couillon", False)])
async def test_rules_that_are_too_long_for_a_page_say_where_the_rest_is(
    tmp_path: Path, game: str, is_cut: bool
) -> None:
    async with world(tmp_path) as here:
        page = await begin(here, game=game)
        await press(here, page, "next", 7)
        assert "The rules in full" in texts(page)
        assert ("chapter by chapter" in texts(page)) is is_cut


async def test_scores_lost_in_a_restart_are_told_before_anything_is_kept(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        page = await begin(here, game="kleurenwiezen", name="Bij Gust")
        await press(here, page, "next", 6)
        await pick(here, page, "deals", "8")
        await press(here, page, "next")
        await typed(here, page, LADDER + "\ntroel: 16")
        assert "8 together: +9" in alternatives(page)
        await here.restart()
        await press(here, page, "keep")
        assert "the scores you typed are lost" in texts(page)
        assert "• a match of 8 deals" in texts(page)
        assert await houses(here) == []
        await press(here, page, "keep")
        assert await houses(here) == ["Bij Gust"]


async def test_rules_without_a_name_are_asked_for_one_from_their_score_table_too(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        page = await begin(here, game="kleurenwiezen")
        await press(here, page, "next", 5)
        rows = (await press(here, page, "rows")).response
        assert "New house rules" in texts(rows)
        form = await press(here, rows, "keep")
        assert fields(form) == {"name": ""}
        await here["Anna"].submit_modal(form, {"name": "Bij Gust"})
        assert await houses(here) == ["Bij Gust"]


async def test_kept_rules_are_changed_in_the_steps_over_a_restart_with_their_own_scores(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        options = GAMES["kleurenwiezen"].configure("pagat", {"ladder": OWN_ROWS, "deals": "8"})
        await here.tables.house_rules.save(here.guild.id, KROON, "kleurenwiezen", options, here["Anna"].id)
        page = (await here["Anna"].slash(here.channel, "house edit", house=KROON)).response
        assert f"House rules: {KROON}" in texts(page)
        assert "Step 8 of 8" in texts(page)
        assert "Solo 6" in texts(page)
        await pick(here, page, "step", "0")
        # Another game would be another set.
        assert menus(page) == ["preset"]
        await press(here, page, "next", 3)
        await here.restart()
        await pick(here, page, "troel", "exactly-3")
        assert "the scores you typed are lost" not in texts(page)
        await here.restart()
        await press(here, page, "keep")
        assert f"Save **{KROON}** like this?" in texts(page)
        await here["Anna"].click(page, custom_id=buttons(page, "house.save:")[0])
        now = await here.tables.house_rules.named(here.guild.id, KROON)
        assert now.options == GAMES["kleurenwiezen"].configure(
            "pagat", {"ladder": OWN_ROWS, "deals": "8", "troel": "exactly-3"}
        )


async def test_another_variant_takes_the_scores_with_it_or_says_that_they_count_no_longer(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        options = GAMES["kleurenwiezen"].configure("pagat", {"ladder": OWN_ROWS})
        await here.tables.house_rules.save(here.guild.id, KROON, "kleurenwiezen", options, here["Anna"].id)
        page = (await here["Anna"].slash(here.channel, "house edit", house=KROON)).response
        await pick(here, page, "step", "0")
        await pick(here, page, "preset", "flemish")
        shown = texts(page)
        await press(here, page, "keep")
        await here["Anna"].click(page, custom_id=buttons(page, "house.save:")[0])
        now = await here.tables.house_rules.named(here.guild.id, KROON)
        assert now.options.preset == "flemish"
        assert bool(dict(now.options.values())["ladder"]) is ("Counts no longer" not in shown)


async def test_whoever_may_not_change_them_any_more_goes_no_further(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        page = (await here["Anna"].slash(here.channel, "house edit", house=KROON)).response
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
            connection.execute(f"UPDATE houses SET maker_id = {here['Ben'].id}")
        for verb in ("keep", "table", "back"):
            assert "Only whoever made the house rules" in said(await press(here, page, verb))


async def test_a_form_and_a_button_of_before_the_steps_are_still_read(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here, variant="malmedy")
        house = await here.tables.house_rules.named(here.guild.id, KROON)
        for verb in ("edit", "again"):
            old = await shown(here, house_button(verb, house.id, label="-"))
            page = (await here["Anna"].click(old, custom_id=f"house.{verb}:{house.id}")).response
            assert "The rules in full" in texts(page)
        form = f"house.form:{house.id}"
        wrong = await submit(here, "Anna", form, text_fields(options="royes=9\nlines=5"))
        assert "Nothing is saved yet" in said(wrong)
        assert buttons(wrong.response, "build.again:")
        page = (await submit(here, "Anna", form, text_fields(options="royes=9"))).response
        assert "9 rôyes each" in texts(page)
        await press(here, page, "keep")
        now = await here.tables.house_rules.named(here.guild.id, KROON)
        assert dict(now.options.values())["royes"] == "9"
        # The form of the steps had the game's own fields alone.
        page = await begin(here, game="kleurenwiezen", name="Bij Gust")
        built = buttons(page, "build.keep:")[0].removeprefix("build.keep:")
        parts = text_fields(scores=LADDER + "\ntroel: 16")
        await submit(here, "Anna", f"build-form.table-:{built}", parts, opened_on=page)
        assert "8 together: +9" in alternatives(page)


async def test_the_list_has_a_button_that_begins_and_old_buttons_are_answered(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        none = (await here["Anna"].slash(here.channel, "house show")).response
        assert "/house new" in texts(none)
        assert buttons(none) == ["house.new:0"]
        await save(here)
        listed = (await here["Ben"].slash(here.channel, "house show")).response
        page = (await here["Ben"].click(listed, custom_id="house.new:0")).response
        assert "Step 1 of 8" in texts(page)
        # A button of another version, whose digest is another.
        older = buttons(page, "build.next:")[0].replace(":1:a", ":1:b")
        found = build_button("next", older.removeprefix("build.next:"), label="-")
        assert "older version" in said(await here["Ben"].click(await shown(here, found), custom_id=older))


async def shown(here: World, button: discord.ui.Button[Any]) -> Any:
    """A message with this button alone."""
    with here.env._bot_scope():
        channel = here.bot.get_channel(here.channel.id)
        assert isinstance(channel, discord.TextChannel)
        return here.message(here.channel.id, (await channel.send(view=layout.page([button]).view)).id)
