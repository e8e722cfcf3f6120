"""Somebody's list of people they do not want at their table: made, seen, taken back, and what it does for its owner."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from engine.running.table import Table
from engine.table.model.status import Status
from tests.cogs.evenings.test_evening import QUIET, made, until
from tests.cogs.evenings.test_evening import press as press_evening
from tests.cogs.lobby.test_being_called import pings
from tests.cogs.lobby.test_duel import newest
from tests.cogs.tournament.test_any_size import direct
from tests.cogs.tournament.test_tournament import WAITING, opened, press
from tests.cogs.world import World, buttons, components, posted, private, said, texts, world

MENU = "Not at my table"
MET = "somebody on your list"


async def keep_away(here: World, who: str, whom: str) -> Any:
    return await here[who].slash(here.channel, "settings mine", **{"not-with": here[whom]})


def on_list(here: World, who: str) -> list[str]:
    """The names on somebody's list; of who was forgotten nothing."""
    names = {one.id: name for name, one in here.people.items()}
    return [names.get(one.user_id, "") for one in here.tables.blocks.of(here[who].id)]


def options_of(shown: Any, custom_id: str) -> list[str]:
    """What a menu of a page offers."""
    menus = [one for one in components(shown) if one.get("custom_id") == custom_id]
    return [option["label"] for one in menus for option in one["options"]]


async def test_the_list_is_made_by_panel_menu_and_command_and_taken_back(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        first = private(await here["Anna"].slash(here.channel, "settings mine"))
        page = (await here["Anna"].click(first, custom_id="settings.me:people")).response
        assert "Nobody." in texts(page)
        page = (await here["Anna"].select(page, [here["Ben"]], custom_id="apart.me:people")).response
        assert f"1. <@{here['Ben'].id}>" in texts(page)
        assert "is on your list from now on, and is not told" in texts(page)
        told = said(await here["Anna"].context_menu(here.channel, MENU, here["Chloé"]))
        assert f"2. <@{here['Chloé'].id}>" in told
        page = private(await keep_away(here, "Anna", "Dirk"))
        assert on_list(here, "Anna") == ["Ben", "Chloé", "Dirk"]
        assert options_of(page, "together.me:people") == ["1 · Ben", "2 · Chloé", "3 · Dirk"]
        shown = said(await here["Anna"].slash(here.channel, "settings show"))
        assert f"Not at your table: <@{here['Ben'].id}>, <@{here['Chloé'].id}>" in shown
        await here.restart()
        ben = str(here["Ben"].id)
        page = (await here["Anna"].select(page, [ben], custom_id="together.me:people")).response
        assert "is off your list" in texts(page)
        assert on_list(here, "Anna") == ["Chloé", "Dirk"]
        # Nobody else is told, nor sees it in their own.
        assert not posted(here)
        assert [len(here[name].user.dm_channel.history()) for name in ("Ben", "Chloé", "Dirk")] == [0, 0, 0]
        assert "Not at your table" not in said(await here["Ben"].slash(here.channel, "settings show"))


async def test_nobody_puts_themselves_or_a_bot_on_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert "You always sit at your own table." in said(await keep_away(here, "Anna", "Anna"))
        bot = here.guild.add_member(here.env.create_user("robot", bot=True))
        told = said(await here["Anna"].slash(here.channel, "settings mine", **{"not-with": bot}))
        assert "Bots do not sit down anyhow." in told
        assert on_list(here, "Anna") == []


async def test_a_table_at_which_both_sit_goes_on_and_its_owner_is_told_so(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben")
        assert f"You both sit at table {table.id}: that goes on." in said(await keep_away(here, "Anna", "Ben"))
        assert table.seat_of(here["Ben"].id) is not None


async def test_its_owner_calls_nobody_on_it_by_mistake(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await keep_away(here, "Anna", "Ben")
        told = said(await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"]))
        assert f"<@{here['Ben'].id}> is on your list" in told
        assert not here.tables.live


async def _asked(here: World, result: Any, table: Table) -> Any:
    """The question whether to sit down with Ben, whom the table shows; it has one button."""
    question = private(result)
    assert f"<@{here['Ben'].id}> sits at table {table.id}, and is on your list" in texts(question)
    (button,) = buttons(question)
    return question, button


async def test_its_owner_is_asked_before_sitting_down_with_somebody_on_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await keep_away(here, "Anna", "Ben")
        table = await here.table("Ben")
        before = texts(here.lobby(table))
        result = await here["Anna"].click(here.lobby(table), custom_id=f"sit:{table.id}:3")
        assert (table.seat_of(here["Anna"].id), texts(here.lobby(table))) == (None, before)
        question, button = await _asked(here, result, table)
        assert button == f"sit:{table.id}:3+"
        await here["Anna"].click(question, custom_id=button)
        assert table.seat_of(here["Anna"].id) == 3
        # Whoever sits there already is asked no more.
        await here["Anna"].click(here.lobby(table), custom_id=f"sit:{table.id}:2")
        assert table.seat_of(here["Anna"].id) == 2


async def test_so_it_is_by_command_and_in_a_match(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await keep_away(here, "Anna", "Ben")
        table = await here.table("Ben")
        result = await here["Anna"].slash(here.channel, "table join", table=str(table.id), seat=4)
        question, button = await _asked(here, result, table)
        await here["Anna"].click(question, custom_id=button)
        assert table.seat_of(here["Anna"].id) == 4
        await here["Anna"].click(here.lobby(table), custom_id=f"leave:{table.id}:")
        await here["Ben"].click(here.lobby(table), custom_id=f"quick:{table.id}:")
        question, button = await _asked(here, await here.take(table, "Anna", 2), table)
        await here["Anna"].click(question, custom_id=button)
        assert table.seat_of(here["Anna"].id) == 2


async def test_a_challenge_from_before_is_asked_about_and_one_to_them_has_no_seat_any_more(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Ben"].slash(here.channel, "duel", opponent=here["Anna"])
        table = newest(here)
        await keep_away(here, "Anna", "Ben")
        result = await here["Anna"].click(here.lobby(table), custom_id=f"accept:{table.id}:")
        question, button = await _asked(here, result, table)
        await here["Anna"].click(question, custom_id=button)
        assert table.status is Status.PLAYING


async def test_a_rematch_pings_neither_of_them(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", variant="malmedy", rules="deals=1")
        await here.play_on(table, random.Random(1))
        await keep_away(here, "Anna", "Ben")
        end = next(one for one in here.channel.history() if buttons(one, f"rematch:{table.id}:"))
        await here["Ben"].click(end, custom_id=f"rematch:{table.id}:")
        # It is named all the same, as ever.
        assert f"<@{here['Anna'].id}>" in texts(here.lobby(newest(here)))
        assert (pings(here, "Anna"), pings(here, "Chloé")) == (0, 1)
        result = await here["Anna"].click(end, custom_id=f"rematch:{table.id}:")
        question, button = await _asked(here, result, newest(here))
        await here["Anna"].click(question, custom_id=button)
        assert newest(here).seat_of(here["Anna"].id) is not None


async def test_a_tournament_draws_them_together_and_tells_the_owner_of_the_list_alone(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        tournament = await opened(here)
        await keep_away(here, "Anna", "Ben")
        for name in ("Ben", "Chloé", "Dirk"):
            await press(here, name, tournament, "enter")
        await press(here, "Anna", tournament, "start")
        (table,) = here.tables.in_guild(here.guild.id)
        assert {here["Anna"].id, here["Ben"].id} <= {one.user_id for one in table.seats if one}
        assert f"**Table {table.id}**" in direct(here, "Anna")
        assert [direct(here, name).count(MET) for name in ("Anna", "Ben", "Chloé", "Dirk")] == [1, 0, 0, 0]
        shown = [texts(one) for channel in (here.channel, *here.channel.threads) for one in channel.history()]
        assert not [one for one in shown if "your list" in one]


async def test_an_evening_that_has_but_one_table_tells_it_too(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await made(here, presence=1)
        await keep_away(here, "Anna", "Ben")
        await until(here, evening.starts_at - 60)
        for name in ("Anna", "Ben"):
            await press_evening(here, name, evening, "here")
        await until(here, evening.starts_at + 301)
        (table,) = here.tables.in_guild(here.guild.id)
        assert table.status is Status.PLAYING
        assert [direct(here, name).count(MET) for name in ("Anna", "Ben")] == [1, 0]
