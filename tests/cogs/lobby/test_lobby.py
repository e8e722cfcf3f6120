"""Before the match: seats, the host's panel, who may sit down."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.lobby.host_panel import set_option
from cogs.lobby.lobby import lobby_page
from cogs.messages.buttons import table_menus
from cogs.typed.choosing import possible_changes
from engine.running.table import Table
from engine.table.model.setup import Access
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.about import about
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import as_message, buttons, components, said, texts, world
from tests.engine.running.support import Hour, Process, database

SELECT = 3


async def test_a_plain_table_open_asks_for_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        result = await here["Anna"].slash(here.channel, "table open")
        assert result.ephemeral
        table = here.tables.in_guild(here.guild.id)[0]
        assert table.seat_of(here["Anna"].id) == 1
        assert table.setup.options == table.game.configure()
        assert table.setup.access is Access.OPEN


async def test_seats_are_taken_changed_and_given_up_by_buttons(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben")
        await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:4")
        assert table.seat_of(here["Ben"].id) == 4
        await here["Ben"].click(here.lobby(table), custom_id=f"leave:{table.id}:")
        assert table.seat_of(here["Ben"].id) is None
        assert "Ben" not in texts(here.lobby(table))


async def test_a_match_starts_when_all_seats_are_taken(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben")
        assert not buttons(here.lobby(table), "start")
        assert "2 of the 4 seats are still empty" in said(await here["Anna"].slash(here.channel, "table start"))
        for _ in range(2):
            await here["Anna"].click(here.lobby(table), custom_id=f"computer:{table.id}:")
        assert buttons(here.lobby(table), "start")
        assert "All seats are taken" in texts(here.lobby(table))


async def test_the_host_swaps_removes_invites_and_changes_the_rules_of_sitting(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben", computers=1)
        anna = here["Anna"]
        panel = (await anna.click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        await anna.select(panel, ["1", "3"], custom_id=f"pick.swap:{table.id}:")
        assert table.seat_of(anna.id) == 3
        computer = next(seat for seat, one in enumerate(table.seats, 1) if one and one.user_id is None)
        await anna.select(panel, [str(computer)], custom_id=f"pick.remove:{table.id}:")
        assert table.seats[computer - 1] is None
        await anna.click(panel, custom_id=f"access:{table.id}:invited")
        assert "invited people only" in texts(here.lobby(table))
        refused = await here["Dirk"].click(here.lobby(table), custom_id=f"sit:{table.id}:4")
        assert said(refused) == "This is by invitation only: ask the host, or whoever you want to play with."
        invited = await anna.select(panel, [here["Dirk"]], custom_id=f"who.invite:{table.id}:")
        assert here["Dirk"].mention in said(invited)
        await here["Dirk"].click(here.lobby(table), custom_id=f"sit:{table.id}:4")
        assert table.seat_of(here["Dirk"].id) == 4
        await anna.click(panel, custom_id=f"partners:{table.id}:high-cards")
        assert "partners drawn by high cards" in texts(here.lobby(table))
        await anna.click(panel, custom_id=f"partners:{table.id}:jacks")
        assert "partners drawn by jacks" in texts(here.lobby(table))
        await anna.click(panel, custom_id=f"partners:{table.id}:lobby")
        assert "partners sit opposite" in texts(here.lobby(table))
        asked = (await anna.click(panel, custom_id=f"stop:{table.id}:")).response
        await anna.click(asked, custom_id=f"stopyes:{table.id}:lobby")
        assert "Anna has stopped the table." in texts(here.lobby(table))
        assert buttons(here.lobby(table)) == []


async def test_before_the_match_there_is_nothing_to_play(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.table("Anna")
        assert await here["Anna"].autocomplete(here.channel, "play", "card", "") == []
        for command, options in (("hand", {}), ("play", {"card": "AS"}), ("bid", {"call": "pass"})):
            answer = said(await here["Anna"].slash(here.channel, command, **options))
            assert answer == "The match has not started yet."


async def test_a_seat_somebody_was_faster_to_take_is_refused_by_name(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna")
        for messages in ("/channels/*", "/webhooks/*"):
            here.env.inject_error("PATCH", messages, status=500, times=None)
        lobby = here.lobby(table)
        await here["Ben"].click(lobby, custom_id=f"sit:{table.id}:2")
        refused = await here["Dirk"].click(lobby, custom_id=f"sit:{table.id}:2")
        assert said(refused) == "Ben already has seat 2; choose another one."


async def test_a_table_is_not_opened_where_the_bot_may_not_write_and_the_permission_is_named(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        silent = here.guild.create_text_channel(
            "stil", overwrites={here.guild.me: discord.PermissionOverwrite(send_messages=False, attach_files=False)}
        )
        answer = said(await here["Anna"].slash(silent, "table open"))
        assert "Send Messages, Attach Files" in answer
        assert here.tables.in_guild(here.guild.id) == ()


ANNA, DUMMY = "`1` **Anna** 👑", "`3` *Dummy*, played by seat 1"
SEATING = {
    "troeven-2-stock": [ANNA, "`2` empty"],
    "troeven-3": [ANNA, "`2` empty", "`3` empty"],
    "troeven-3-dummy": [f"**Side 1** — {ANNA}  ·  {DUMMY}", "**Side 2** — `2` empty  ·  `4` empty"],
    "six": [
        f"**Side 1** — {ANNA}  ·  `3` empty  ·  `5` empty",
        "**Side 2** — `2` empty  ·  `4` empty  ·  `6` empty",
    ],
    "eight": [
        f"**Side 1** — {ANNA}  ·  `3` empty  ·  `5` empty  ·  `7` empty",
        "**Side 2** — `2` empty  ·  `4` empty  ·  `6` empty  ·  `8` empty",
    ],
}
NAMES = {
    "troeven-2-stock": "Troeven for two (stock)",
    "troeven-3": "Troeven for three",
    "troeven-3-dummy": "Troeven for three with a dummy",
    "six": "Couillon for six (24 cards)",
    "eight": "Couillon for eight",
}


async def lobby_of(folder: Path, preset: str, **options: Any) -> tuple[Table, Any]:
    """A table that Anna has opened, and the message before its match."""
    process = await Process.start(database(folder), Hour(), random.Random(1), Pauses())
    table = await process.open(preset=preset, turn_seconds=90, **options)
    await process.close()
    return table, as_message(lobby_page(table))


async def test_the_lobby_shows_its_variant_its_sides_and_a_button_for_every_free_seat(tmp_path: Path) -> None:
    for preset in SEATING:
        with about(preset):
            table, lobby = await lobby_of(tmp_path, preset)
            lines = texts(lobby).replace("\u00a0", " ").strip().split("\n")
            assert lines[0] == f"### {NAMES[preset]} · table {table.id}"
            assert lines[2:-1] == SEATING[preset]
            # Drawing for partners is for four people in two pairs.
            assert "partners" not in lines[1]
            assert buttons(lobby, "sit") == [f"sit:{table.id}:{seat}" for seat in table.free_seats]
            assert f"rules:{table.id}:" in buttons(lobby)
            assert len(components(lobby)) <= 40


async def test_changed_rules_stand_in_one_line_of_the_lobby(tmp_path: Path) -> None:
    _, lobby = await lobby_of(tmp_path, "malmedy", royes="21", tie="both-score", dame_de_make="yes")
    assert texts(lobby).strip().split("\n")[1] == (
        "-# 21 rôyes each to begin with · Dame de Make: the queen of clubs is always a trump · "
        "a tie takes a rôye off both sides · partners sit opposite · open to all · clock: usual (90 seconds)"
    )


async def test_a_match_with_the_dummy_starts_without_anybody_on_its_seat(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben", variant="troeven-3-dummy")
        assert table.seat_of(here["Ben"].id) == 2
        panel = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        assert [value for value, _ in _menu(panel, "swap")] == ["1", "2", "4"]
        await here["Anna"].click(here.lobby(table), custom_id=f"computer:{table.id}:")
        await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
        assert table.status is Status.PLAYING
        assert table.seats[2] is None


async def test_the_host_chooses_another_variant_in_the_panel_and_the_seats_follow(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben", "Chloé")
        anna = here["Anna"]
        panel = (await anna.click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        offered = dict(_menu(panel, "preset"))
        assert len(offered) == len(table.game.presets) - 1
        assert offered["eight"] == "Couillon for eight · 8 players"
        assert offered["troeven-3-dummy"] == "Troeven for three with a dummy · 3 players"
        await anna.select(panel, ["eight"], custom_id=f"pick.preset:{table.id}:")
        assert len(table.seats) == 8
        assert "Couillon for eight" in texts(here.lobby(table))
        assert buttons(here.lobby(table), "sit") == [f"sit:{table.id}:{seat}" for seat in (4, 5, 6, 7, 8)]
        refused = await anna.select(panel, ["troeven-2-layout"], custom_id=f"pick.preset:{table.id}:")
        assert said(refused) == ("3 people sit at this table, and that variant is for 2; somebody has to leave first.")
        await anna.select(panel, ["normal"], custom_id=f"pick.fill:{table.id}:")
        assert table.free_seats == ()
        await anna.select(panel, ["troeven-3"], custom_id=f"pick.preset:{table.id}:")
        assert [one.user_id for one in table.seats if one] == [here[name].id for name in ("Anna", "Ben", "Chloé")]


async def test_the_panel_offers_what_the_variant_allows_and_nothing_else(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", variant="kujong")
        panel = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        assert [value for value, _ in _menu(panel, "option")] == [
            *("cows=9-5", "cows=9", "cows=5"),
            *("mit=none", "mit=kontra", "dame_de_make=yes", "red_queens=yes", "ottant=yes"),
            *("deals=4", "deals=8", "deals=12"),
            *("making=tongres", "making=forced", "making=held", "making=dealer-card", "following=must-follow"),
            *("scoring=royes", "cards=4", "cards=5"),
        ]
        await here["Anna"].select(panel, ["mit=none"], custom_id=f"pick.option:{table.id}:")
        assert "no Mit’" in texts(here.lobby(table))
        assert buttons(panel, "partners") == [f"partners:{table.id}:high-cards", f"partners:{table.id}:jacks"]
        await here["Anna"].select(panel, ["six"], custom_id=f"pick.preset:{table.id}:")
        panel = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        assert buttons(panel, "partners") == []


async def test_the_panel_offers_every_change_though_a_menu_has_room_for_25(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", variant="pagat")
        panel = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        offered = [value for value, _ in _menu(panel, "option")]
        possible = possible_changes(table.game, table.setup.options)
        assert offered == [f"{spec.name}={value}" for spec, value in possible]
        assert len(offered) > 25
        await here["Anna"].select(panel, ["deals=8"], custom_id=f"pick.option:{table.id}:1")
        assert "a match of 8 deals" in texts(here.lobby(table))


async def test_the_panel_offers_every_variant_though_there_are_more_than_a_menu_has_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.messages.buttons.MOST_OPTIONS", 7)
    async with world(tmp_path) as here:
        table = await here.table("Anna", variant="couillon")
        panel = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        offered = [value for value, _ in _menu(panel, "preset")]
        assert offered == [name for name in table.game.presets if name != "couillon"]
        assert len(offered) > 2 * 7
        titles = [one["placeholder"] for one in components(panel) if one.get("custom_id", "").startswith("pick.preset")]
        assert titles == [f"Another variant… {number}/3" for number in (1, 2, 3)]
        await here["Anna"].select(panel, [offered[-1]], custom_id=f"pick.preset:{table.id}:2")
        assert table.setup.options.preset == offered[-1]


def test_menus_are_as_many_as_needed_and_no_more_than_a_message_has_room_for() -> None:
    for count, most, sizes in ((0, 3, []), (25, 3, [25]), (26, 3, [25, 1]), (90, 3, [25, 25, 25])):
        menus = table_menus("preset", 7, [(str(one), str(one)) for one in range(count)], "Which…", most)
        assert [len(menu.options) for menu in menus] == sizes
        assert len({menu.custom_id for menu in menus}) == len(menus)


async def test_the_second_menu_of_options_of_older_panels_still_works(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        ((route, _),) = here.bot.presses.routes_of("pick.further:1:", is_form=False)
    assert route.handler is set_option


async def test_a_number_that_has_to_be_a_multiple_is_asked_for_as_one(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        await here.table("Anna", variant="pagat")
        refused = said(await anna.slash(here.channel, "table rules", rules="deals=10"))
        assert refused == "“10” is not possible for deals: it takes a multiple of 4 from 0 to 996."
        offered = await anna.autocomplete(here.channel, "table open", "rules", "deals", variant="pagat")
        assert all("(any multiple of 4 from 0 to 996)" in one["name"] for one in offered)


async def test_the_rules_of_a_table_change_by_command_too(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben")
        anna = here["Anna"]
        changed = said(await anna.slash(here.channel, "table rules", variant="Couillon for six (32 cards)"))
        assert changed.startswith(f"Table {table.id} plays Couillon for six (32 cards) now: ")
        await anna.slash(here.channel, "table rules", rules="royes=5")
        assert "5 rôyes each" in texts(here.lobby(table))
        refused = said(await anna.slash(here.channel, "table rules", rules="lines=5"))
        assert refused.startswith("Couillon for six (32 cards) is not scored on a slate with lines")
        assert (len(table.seats), table.setup.options.preset) == (6, "six-32")
        assert said(await here["Ben"].slash(here.channel, "table rules", variant="couillon")).startswith(
            "There is no table"
        )


async def test_the_list_of_tables_names_the_variant_in_the_language_of_the_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="fr")
    async with world(tmp_path) as here:
        await here.table("Anna", variant="troeven-3-dummy")
        assert "Troeven for three with a dummy in <#" in said(await here["Anna"].slash(here.channel, "table list"))
        assert "Troeven à trois avec un mort dans <#" in said(await here["Ben"].slash(here.channel, "table list"))


def _menu(panel: Any, verb: str) -> list[tuple[str, str]]:
    """The values and labels of a menu."""
    return [
        (one["value"], one["label"])
        for menu in components(panel)
        if menu.get("type") == SELECT and menu["custom_id"].startswith(f"pick.{verb}:")
        for one in menu["options"]
    ]


async def test_one_person_invited_is_said_otherwise_than_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, anna="de")
    async with world(tmp_path) as here:
        table = await here.table("Anna")
        panel = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        for names, verb in ((["Ben"], "darf"), (["Chloé", "Dirk"], "dürfen")):
            picked = [here[name] for name in names]
            answer = said(await here["Anna"].select(panel, picked, custom_id=f"who.invite:{table.id}:"))
            # The answer shows the panel itself again first.
            assert (
                answer.splitlines()[-1]
                == f"{' '.join(one.mention for one in picked)} {verb} sich jetzt an deinen Tisch setzen."
            )


async def test_whom_the_host_removes_is_told_and_sits_down_again_when_invited(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.bot.change_person(here["Ben"].id, chosen_language="nl")
        table = await here.table("Anna", "Ben", "Chloé")
        for seat in (2, 3):
            await here["Anna"].slash(here.channel, "table remove", seat=seat, sure="yes")
        told = texts(here["Ben"].user.dm_channel.last_message).replace("\u2068", "").replace("\u2069", "")
        assert "De gastheer heeft je vóór de partij van tafel 1, Couillon (vijf strepen), gehaald" in told
        assert "over 10 minuten" in told
        refused = await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:2")
        assert "je kunt er weer gaan zitten over 10 minuten, of zodra de gastheer je uitnodigt" in said(refused)
        assert table.seats[1] is None
        await here["Anna"].slash(here.channel, "table invite", person=here["Ben"])
        await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:2")
        assert table.seat_of(here["Ben"].id) == 2
